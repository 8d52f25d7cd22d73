"""How many presses an action takes after Play, before End turn: few enough for a phone."""

from __future__ import annotations

import pytest

from cogs.ui.ticks import NothingTaken
from cogs.ui.wording import say_refusal
from engine.after_the_flood import GAME
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table
from tests.ui.hand import Hand
from tests.ui.words import NAMES, words_of


def opening() -> Table:
    """A turn in which everything is possible."""
    table = Table().hand(RED, grain=5, wood=1, metal=2, textile=3, tool=1, oil=1, gold=1).available(RED, workers=8)
    table.hand(PURPLE, grain=1).available(PURPLE, workers=1)
    table.workers("amorites", RED, 2).workers("tool_makers", RED, 2).workers("guti", RED, 1).workers("akkad", RED, 1)
    return table


def test_the_opening_panel_has_a_menu_for_each_action_and_a_button_for_pass() -> None:
    hand = Hand(opening().act(RED))
    assert hand.placeholders == [
        "🏛️ Build City (4 in hand)",
        "👷 Place Workers",
        "⚖️ Trade (tick several)",
        "🚩 Start Empire (3 open)",
    ]
    assert hand.labels == ["Pass", "End turn"]
    assert hand.panel.end.greyed
    assert [button.label for button in hand.panel.back.buttons] == ["Undo step", "Restart turn", "Board"]


def test_a_city_takes_one_press() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    hand.press("End turn")
    assert hand.ended


def test_moving_a_city_takes_two_presses() -> None:
    table = opening().city("ur", RED).city("uruk", RED).city("umma", RED).city("lagash", RED)
    hand = Hand(table.act(RED))
    hand.choose("🏛️ Build City (move one)", "Ur")
    hand.choose("Choose", "Eridu")
    assert (hand.count, hand.asked) == (2, ["end"])


def test_workers_take_three_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("👷 Place Workers", "textile")
    hand.choose("Choose", "Egypt")
    hand.press("2 workers")
    assert (hand.count, hand.asked) == (3, ["end"])


def test_a_worker_for_grain_takes_two_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("👷 Place Workers", "grain")
    hand.choose("Choose", "Weaving")
    assert (hand.count, hand.asked) == (2, ["end"])


def test_each_scribe_takes_one_press_more_to_place_and_two_to_move() -> None:
    hand = Hand(opening().workers("scribes", RED, 2).act(RED))
    hand.choose("👷 Place Workers", "grain")
    hand.choose("Choose", "Weaving")
    hand.choose("✍️ Scribe: place", "Elam")
    assert hand.count == 3
    hand.choose("✍️ Scribe: move", "Amorites")
    hand.choose("Choose", "Dilmun")
    assert (hand.count, hand.asked) == (5, ["end"])


def test_any_number_of_trades_and_tools_takes_one_press() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("⚖️ Trade", "Grain → wood", "Tool → oil", "Metal → tool", "Metal → tool, second")
    assert hand.count == 1
    assert hand.match.state.players[RED].hand["tool"] == 2
    hand.press("End turn")
    assert hand.ended


def test_what_a_trade_makes_possible_stands_in_the_menu_that_follows() -> None:
    table = Table().hand(RED, tool=2, wood=1).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.act(RED))
    hand.choose("⚖️ Trade", "Tool → oil")
    assert not hand.panel.end.greyed
    hand.choose("Choose", "Oil → lapis lazuli")
    assert hand.count == 2


def test_trades_that_need_an_order_are_put_into_one() -> None:
    table = Table().hand(RED, grain=2, tool=1).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.workers("tool_makers", RED, 1).workers("elam", RED, 1).act(RED))
    entries = hand.entries("⚖️ Trade")
    assert "Grain → metal" in entries
    hand.choose("⚖️ Trade", "Tool → lapis lazuli", "Grain → metal", "Grain → wood")
    assert hand.match.state.players[RED].hand["lapis"] == 1


def test_ticks_for_the_same_piece_are_refused_together() -> None:
    table = Table().hand(RED, tool=1, grain=3).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.act(RED))
    with pytest.raises(NothingTaken) as refused:
        hand.choose("⚖️ Trade", "Tool → oil", "Tool → lapis lazuli", "Grain → wood")
    told = say_refusal(words_of(GAME, "en"), refused.value, NAMES)
    assert "lapis lazuli" in told or "oil" in told
    assert told.startswith("Nothing was done")
    assert hand.asked == ["action"]


def test_an_empire_takes_four_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    hand.choose("Choose (ticks add up)", "1 metal", "2 grain")
    hand.press("No equipment")
    hand.press("2 armies")
    assert (hand.count, hand.asked) == (4, ["end"])
    assert hand.match.state.players[RED].available_armies == 8 + 2 + 2 - 2


def test_an_expansion_takes_one_press_a_step() -> None:
    table = Table().empire(RED, "t1-guti").available(RED, armies=8).armies("guti", RED, 1)
    hand = Hand(table.act(RED))
    assert hand.panel.end.greyed
    hand.choose("⚔️ Expand Empire", "🛡️ Reinforce Guti")
    assert not hand.panel.end.greyed
    hand.choose("Choose", "⚔️ Invade Nippur")
    hand.choose("Choose", "⚔️ Invade Umma")
    assert hand.count == 3
    hand.press("End turn")
    assert hand.ended


def test_a_roll_takes_one_press_more() -> None:
    table = Table().empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 1)
    table.empire(RED, "t1-guti").available(RED, armies=8).armies("guti", RED, 1)
    hand = Hand(table.act(RED), 1, 1, 6, 6)
    hand.choose("⚔️ Expand Empire", "⚔️ Invade Nippur")
    assert hand.labels == ["🎲 Roll the dice", "End turn"]
    hand.press("🎲 Roll the dice")
    assert hand.labels == ["🎲 Roll again", "Call off", "End turn"]
    hand.press("🎲 Roll again")
    assert (hand.count, hand.asked) == (3, ["expand"])


def test_passing_takes_one_press_and_the_end_says_so() -> None:
    hand = Hand(opening().act(RED))
    hand.press("Pass")
    assert hand.labels == ["Pass without a bid"]
    hand.press("Pass without a bid")
    assert (hand.count, hand.ended) == (2, True)


def test_a_bid_takes_one_press_more() -> None:
    hand = Hand(opening().act(RED))
    hand.press("Pass")
    hand.choose("Choose (ticks add up)", "1 tool")
    assert hand.labels == ["Pass, bid 3"]
    hand.press("Pass, bid 3")
    assert (hand.count, hand.ended) == (3, True)


def test_the_extra_cost_takes_no_press() -> None:
    hand = Hand(opening().passed(GREEN).act(RED))
    assert next(iter(hand.entries("Extra cost: 1 worker"))) == "Extra cost: 1 worker"
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.match.state.players[RED].available_workers == 7


def test_paying_with_something_else_takes_one_press_and_moves_nothing() -> None:
    hand = Hand(opening().passed(GREEN).act(RED))
    hand.choose("Extra cost: 1 worker", "Extra cost: 1 oil")
    assert not hand.match.draft
    hand.choose("Extra cost: 1 oil", "Extra cost: 1 gold")
    hand.choose("🏛️ Build City", "Ur")
    assert hand.count == 3
    assert hand.match.state.players[RED].available_workers == 8
    assert hand.match.state.players[RED].hand["gold"] == 0


def test_an_action_that_cannot_be_paid_as_chosen_is_paid_by_its_default() -> None:
    table = Table().hand(RED, grain=1, textile=1).available(RED, workers=1).workers("elam", RED, 1)
    hand = Hand(table.passed(GREEN).act(RED))
    hand.choose("Extra cost", "Extra cost: 1 worker")
    hand.choose("👷 Place Workers", "Egypt")
    assert hand.match.state.players[RED].available_workers == 0
    assert sum(hand.match.state.players[RED].hand.values()) == 0


def test_a_city_is_expanded_with_one_press() -> None:
    table = Table().hand(RED, wood=5, tool=1, oil=1).city("ur", RED).city("umma", RED)
    hand = Hand(table.end_actions())
    assert hand.placeholders == ["Umma", "Ur"]
    assert list(hand.entries("Umma")) == ["tool and oil", "tool", "oil", "wood only"]
    hand.choose("Umma", "tool and oil")
    hand.choose("Choose", "Ur")
    assert hand.count == 2


def test_undo_takes_back_one_press_and_offers_to_repeat_it() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("⚖️ Trade", "Grain → wood", "Tool → oil")
    assert [button.greyed for button in hand.panel.back.buttons] == [False, False, False]
    hand.match.undo(RED)
    assert [button.label for button in hand.panel.back.buttons] == ["Undo step", "Redo", "Board"]
    assert hand.asked == ["action"]
    hand.choose("🏛️ Build City", "Ur")
    assert [button.label for button in hand.panel.back.buttons] == ["Undo step", "Restart turn", "Board"]


def test_the_only_empire_is_named_before_it_is_started() -> None:
    table = Table(turn=2).hand(RED, grain=2).available(RED, workers=2).workers("isin", RED, 1)
    hand = Hand(table.act(RED))
    assert hand.entries("🚩 Start Empire (1 open)") == {"Isin · 5 armies": "home free · you lead with 1 worker"}
    hand.choose("🚩 Start Empire", "Isin · 5 armies")
    assert hand.asked == ["empire.buy"]


def test_the_only_empire_is_named_beside_an_extra_cost_too() -> None:
    table = Table(turn=2).hand(RED, grain=2).available(RED, workers=2).workers("isin", RED, 1)
    hand = Hand(table.passed(GREEN).act(RED))
    hand.choose("🚩 Start Empire", "Isin · 5 armies")
    assert hand.asked == ["empire.buy"]


def test_what_is_given_is_shown_though_nothing_else_could_be() -> None:
    table = Table().hand(RED, tool=1, grain=1).workers("amorites", RED, 2)
    hand = Hand(table.act(RED))
    assert "Tool → oil" in hand.entries("⚖️ Trade")
    hand.choose("⚖️ Trade", "Tool → oil", "Grain → wood")
    assert hand.match.state.players[RED].hand["oil"] == 1


def test_an_action_with_a_single_way_to_pay_for_it_keeps_its_menu() -> None:
    hand = Hand(Table().available(RED, workers=3).passed(GREEN).act(RED))
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.match.state.players[RED].available_workers == 2


def test_an_extra_cost_that_is_asked_alone_is_one_menu() -> None:
    hand = Hand(opening().passed(GREEN).act(RED).answer("build"))
    assert hand.asked == ["pay"]
    hand.choose("Choose", "Extra cost: 1 oil")
    hand.choose("Choose", "Ur")
    assert hand.asked == ["end"]
