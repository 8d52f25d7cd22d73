"""How many presses an action takes after Play, before it is ended: few enough for a phone."""

from __future__ import annotations

import pytest

from tests.panel.hand import Hand
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


def opening() -> Table:
    """A turn in which everything is possible."""
    table = Table().hand(RED, grain=5, wood=1, metal=2, textile=3, tool=1, oil=1, gold=1).available(RED, workers=8)
    table.hand(PURPLE, grain=1).available(PURPLE, workers=1)
    table.workers("amorites", RED, 2).workers("tool_makers", RED, 2).workers("guti", RED, 1).workers("akkad", RED, 1)
    return table


def test_the_opening_panel_has_a_menu_for_each_action_and_a_button_for_pass() -> None:
    hand = Hand(opening().act(RED))
    assert hand.placeholders == [
        "🏛️ Build City (4 left)",
        "👷 Place Workers for…",
        "⚖️ Trade (one or more)",
        "🚩 Start Empire (3 open)",
    ]
    assert hand.labels == ["Pass", "End action"]
    assert hand.panel.end.greyed
    assert [button.label for button in hand.panel.back.buttons] == ["Undo…", "Undo all", "Board"]


def test_a_city_takes_one_press() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    hand.press("End action")
    assert hand.ended


def test_moving_a_city_takes_two_presses() -> None:
    table = opening().city("ur", RED).city("uruk", RED).city("umma", RED).city("lagash", RED)
    hand = Hand(table.act(RED))
    assert hand.entries("🏛️ Build City (move one)")["Ur"] == "you lose the extra textile"
    hand.choose("🏛️ Build City (move one)", "Ur")
    assert hand.panel.blocks[-1] == "**You move your city from Ur.** Where to?"
    hand.choose("Choose", "Eridu")
    assert (hand.count, hand.asked) == (2, ["end"])


def test_workers_take_three_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("👷 Place Workers", "1 textile → up to 2 workers")
    hand.choose("👷 Pay 1 textile, place in…", "Egypt")
    assert hand.panel.blocks[-1] == "**How many workers do you place in Egypt for 1 textile?**"
    hand.press("2 workers")
    assert (hand.count, hand.asked) == (3, ["end"])
    assert hand.panel.blocks[-1] == '**Press "End action" to confirm, or undo.** Bilal is next.'


def test_a_worker_for_grain_takes_two_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("👷 Place Workers", "1 grain → 1 worker")
    hand.choose("👷 Pay 1 grain, place in…", "Weaving")
    assert (hand.count, hand.asked) == (2, ["end"])


def test_each_scribe_takes_one_press_more_to_place_and_two_to_move() -> None:
    hand = Hand(opening().workers("scribes", RED, 2).act(RED))
    hand.choose("👷 Place Workers", "1 grain → 1 worker")
    hand.choose("👷 Pay 1 grain, place in…", "Weaving")
    assert hand.placeholders == ["✍️ Scribe: place in…", "✍️ Scribe: move from…"]
    assert hand.panel.blocks[-1] == (
        "**You may use your 2 scribes too, or end your action.** "
        "Next turn's decline takes 1 of your workers from each place, unless noted otherwise."
    )
    hand.choose("✍️ Scribe: place in…", "Elam")
    assert hand.count == 3
    hand.choose("✍️ Scribe: move from…", "Amorites")
    hand.choose("Choose", "Dilmun")
    assert (hand.count, hand.asked) == (5, ["end"])


def test_an_empire_takes_four_presses() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("🚩 Start Empire", "Guti · 8 armies")
    hand.choose("Buy armies with…", "2 grain and 1 metal")
    hand.press("No equipment: 👑\u20601st")
    hand.press("2 armies")
    assert (hand.count, hand.asked) == (4, ["end"])
    assert hand.state.players[RED].available_armies == 8 + 2 + 2 - 2


def test_an_expansion_takes_one_press_a_step() -> None:
    table = Table().empire(RED, "t1-guti").available(RED, armies=8).armies("guti", RED, 1)
    hand = Hand(table.act(RED))
    assert hand.panel.end.greyed
    hand.choose("⚔️ Expand Empire", "🛡️ Reinforce the Guti")
    assert not hand.panel.end.greyed
    offered = hand.entries("⚔️ Next step: 1 extra army")
    assert offered["⚔️ Invade Nippur"] == "no armies · costs 2 armies (1 + 1 extra), you keep 5"
    hand.choose("⚔️ Next step: 1 extra army", "⚔️ Invade Nippur")
    hand.choose("⚔️ Next step: 1 extra army", "⚔️ Invade Umma")
    assert hand.count == 3
    hand.press("End action")
    assert hand.ended


@rule("F20.10", "F11.14")
def test_the_only_area_for_a_step_stands_with_its_price_which_continuing_raises() -> None:
    table = Table().empire(RED, "t1-akkad").available(RED, armies=8).armies("akkad", RED, 1)
    hand = Hand(table.city("babylon", GREEN).act(RED))
    assert hand.entries("⚔️ Expand Empire") == {
        "⚔️ Invade Babylon": "Chloé's city, no armies · costs 1 army, you keep 7",
        "🛡️ Reinforce Akkad": "costs 1 army, you keep 7",
    }
    hand.choose("⚔️ Expand Empire", "⚔️ Invade Babylon")
    assert hand.count == 1
    asked = "**Continue, or end your action: each further step costs 1 extra army.** You have 7 armies."
    assert hand.panel.blocks[-1] == asked
    offered = hand.entries("⚔️ Next step: 1 extra army")
    assert offered["🔥 Destroy the city in Babylon"] == ("Chloé's city · costs 3 armies (2 + 1 extra), you keep 4")
    hand.choose("⚔️ Next step: 1 extra army", "🔥 Destroy the city in Babylon")
    assert hand.state.players[RED].available_armies == 4


def test_a_roll_takes_one_press_more() -> None:
    table = Table().empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 1)
    table.empire(RED, "t1-guti").available(RED, armies=8).armies("guti", RED, 1)
    hand = Hand(table.act(RED), 1, 1, 6, 6)
    hand.choose("⚔️ Expand Empire", "⚔️ Invade Nippur")
    assert hand.labels == ["🎲 Roll the dice", "End action"]
    hand.press("🎲 Roll the dice")
    assert hand.labels == ["🎲 Roll again", "Call off the attack", "End action"]
    hand.press("🎲 Roll again")
    assert (hand.count, hand.asked) == (3, ["expand"])


def test_passing_takes_one_press_and_the_end_says_so() -> None:
    hand = Hand(opening().act(RED))
    hand.press("Pass")
    assert hand.labels == ["Another mix…", "Pass without a bid"]
    hand.press("Pass without a bid")
    assert (hand.count, hand.ended) == (2, True)


def test_a_bid_takes_one_press_more() -> None:
    hand = Hand(opening().act(RED))
    hand.press("Pass")
    assert (
        "Which resources do you bid for next turn's order of play (now: Ada, Bilal, Chloé)? "
        "The bid is spent whatever the result." in hand.panel.blocks[-1]
    )
    hand.choose("Bid…", "1 tool")
    assert hand.labels == ["Pass and bid 3"]
    hand.press("Pass and bid 3")
    assert (hand.count, hand.ended) == (3, True)


@pytest.mark.parametrize(
    ("first", "ahead"), [(RED, "3 or more puts you ahead."), (PURPLE, "4 or more puts you ahead.")]
)
def test_passing_says_which_bid_is_ahead_of_the_others(first: int, ahead: str) -> None:
    table = Table(order=(first, PURPLE if first == RED else RED, GREEN)).hand(RED, grain=5).hand(PURPLE, grain=1)
    hand = Hand(table.passed(PURPLE, tool=1).act(RED))
    hand.press("Pass")
    assert f"So far Bilal has bid 3; {ahead}" in hand.panel.blocks[-1]


def test_the_extra_cost_takes_no_press() -> None:
    hand = Hand(opening().passed(GREEN).act(RED))
    assert next(iter(hand.entries("Extra cost: 1 worker"))) == "Extra cost: 1 worker"
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.state.players[RED].available_workers == 7


@pytest.mark.parametrize(
    ("workers", "armies", "hand", "preset"),
    [
        (2, 3, {"grain": 3}, "worker"),
        (1, 3, {"grain": 3}, "army"),
        (1, 1, {"grain": 1, "textile": 2}, "textile"),
        (1, 1, {"grain": 1}, "worker"),
    ],
)
def test_the_extra_cost_is_preset_to_a_piece_of_which_more_are_left(
    workers: int, armies: int, hand: dict[str, int], preset: str
) -> None:
    table = Table().empire(RED, "t1-akkad").armies("akkad", RED, 1).available(RED, workers=workers, armies=armies)
    asked = Hand(table.hand(RED, **hand).passed(GREEN).act(RED))
    asked.choose("🏛️ Build City", "Ur")
    player = asked.state.players[RED]
    left = {"worker": player.available_workers, "army": player.available_armies, **player.hand}
    had = {"worker": workers, "army": armies, **hand}
    assert [piece for piece, count in had.items() if left[piece] < count] == [preset]


def test_paying_with_something_else_takes_one_press_and_moves_nothing() -> None:
    hand = Hand(opening().passed(GREEN).act(RED))
    hand.choose("Extra cost: 1 worker", "Extra cost: 1 oil")
    assert not hand.match.draft_of(RED)
    hand.choose("Extra cost: 1 oil", "Extra cost: 1 gold")
    hand.choose("🏛️ Build City", "Ur")
    assert hand.count == 3
    assert hand.state.players[RED].available_workers == 8
    assert hand.state.players[RED].hand["gold"] == 0


def test_an_action_that_cannot_be_paid_as_chosen_is_paid_by_its_default() -> None:
    table = Table().hand(RED, grain=1, textile=1).available(RED, workers=1).workers("elam", RED, 1)
    hand = Hand(table.passed(GREEN).act(RED))
    hand.choose("Extra cost", "Extra cost: 1 worker")
    hand.choose("👷 Pay 1 textile", "Egypt")
    assert hand.state.players[RED].available_workers == 0
    assert sum(hand.state.players[RED].hand.values()) == 0


@rule("F13.9", "F20.10")
def test_whatever_is_not_paid_as_chosen_says_what_is_paid() -> None:
    """The only army is needed for the invasion: a grain is paid instead, whether or not anything else could be."""
    table = Table().empire(RED, "t1-akkad").available(RED, workers=0, armies=1).armies("akkad", RED, 1)
    notes = {
        "⚔️ Invade Babylon": "no armies · costs 1 army, you keep 0",
        "🛡️ Reinforce Akkad": "costs 1 army, you keep 0",
    }
    instead = {entry: f"{note} · Extra cost: 1 grain" for entry, note in notes.items()}
    hand = Hand(table.hand(RED, grain=1).passed(GREEN).act(RED))
    assert hand.entries("Extra cost: 1 army")
    assert hand.entries("⚔️ Expand Empire") == instead
    hand.choose("⚔️ Expand Empire", "⚔️ Invade Babylon")
    assert hand.state.players[RED].hand["grain"] == 0
    richer = Hand(table.hand(RED, grain=1, oil=1).act(RED))
    richer.choose("Extra cost", "Extra cost: 1 army")
    assert richer.entries("⚔️ Expand Empire") == instead
    richer.choose("Extra cost: 1 army", "Extra cost: 1 oil")
    assert richer.entries("⚔️ Expand Empire") == notes


def test_a_city_is_expanded_with_one_press_that_says_what_it_brings_and_what_is_kept() -> None:
    table = Table().hand(RED, wood=5, tool=2, oil=1).city("ur", RED).city("umma", RED)
    hand = Hand(table.end_actions())
    assert hand.placeholders == ["🏛️ Expand Umma with…", "🏛️ Expand Ur with…"]
    assert hand.entries("🏛️ Expand Umma") == {
        "tool and oil · 10 VP": "you keep 1 tool",
        "tool · 7 VP": "you keep 1 tool and 1 oil",
        "oil · 7 VP": "you keep 2 tools",
        "wood only · 4 VP": "you keep 2 tools and 1 oil",
    }
    hand.choose("🏛️ Expand Umma", "tool and oil · 10 VP")
    hand.choose("🏛️ Expand Ur", "wood only · 4 VP")
    assert hand.count == 2


def test_cities_that_get_wood_only_are_ticked_together() -> None:
    hand = Hand(Table().hand(RED, wood=5).city("ur", RED).city("umma", RED).end_actions())
    hand.choose("🏛️ Expand (one or more)", "Umma · wood only · 4 VP", "Ur · wood only · 4 VP")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.state.players[RED].city_vp == 8


def test_undo_takes_back_one_press_and_offers_to_repeat_it() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("⚖️ Trade", "Grain → wood (Amorites)", "Tool → oil (Amorites)")
    assert [button.greyed for button in hand.panel.back.buttons] == [False, False, False]
    hand.match.undo(RED)
    assert [button.label for button in hand.panel.back.buttons] == ["Undo…", "Redo", "Board"]
    assert hand.asked == ["action"]
    hand.choose("🏛️ Build City", "Ur")
    assert [button.label for button in hand.panel.back.buttons] == ["Undo step", "Undo all", "Board"]


def test_the_only_empire_is_named_before_it_is_started() -> None:
    table = Table(turn=2).hand(RED, grain=2).available(RED, workers=2).workers("isin", RED, 1)
    hand = Hand(table.act(RED))
    assert hand.entries("🚩 Start Empire (1 open)") == {
        "Isin · 5 armies": "no enemy armies in the home area · your worker leaves it"
    }
    hand.choose("🚩 Start Empire", "Isin · 5 armies")
    assert hand.asked == ["empire.buy"]


def test_the_only_empire_is_named_beside_an_extra_cost_too() -> None:
    table = Table(turn=2).hand(RED, grain=2).available(RED, workers=2).workers("isin", RED, 1)
    hand = Hand(table.passed(GREEN).act(RED))
    hand.choose("🚩 Start Empire", "Isin · 5 armies")
    assert hand.asked == ["empire.buy"]


def test_an_action_with_a_single_way_to_pay_for_it_keeps_its_menu() -> None:
    hand = Hand(Table().available(RED, workers=3).passed(GREEN).act(RED))
    hand.choose("🏛️ Build City", "Ur")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.state.players[RED].available_workers == 2


def test_with_one_way_to_pay_and_one_resource_the_places_are_still_a_menu() -> None:
    hand = Hand(Table().hand(RED, grain=2).available(RED, workers=1).passed(GREEN).act(RED))
    hand.choose("👷 Pay 1 grain", "Egypt")
    assert (hand.count, hand.asked) == (1, ["end"])
    assert hand.state.players[RED].hand["grain"] == 0


def test_an_extra_cost_that_is_asked_alone_is_one_menu() -> None:
    hand = Hand(opening().passed(GREEN).act(RED).answer("build"))
    assert hand.asked == ["pay"]
    asked = "**Chloé has passed, so Build City costs one extra piece.** Which piece do you pay?"
    assert hand.panel.blocks[-1] == asked
    hand.choose("Choose", "Extra cost: 1 oil")
    hand.choose("Choose", "Ur")
    assert hand.asked == ["end"]
