"""How many presses the questions of Mesopotamia take on the panel: few enough for a phone."""

from __future__ import annotations

import pytest

from cogs.border.wording import BUTTON, NothingTaken
from engine.core.decision import Seat, Text
from engine.mesopotamia.content.tokens import GARDENS
from tests.panel.hand import Thumb
from tests.panel.words import LANGUAGES, words_of
from tests.rules.mesopotamia.field import Field
from tests.rules.mesopotamia.layout import Layout
from tests.rules.mesopotamia.table import GAME, Table

ACTIONS = "Which action"
CONVERSION = "🧱\u20602 → 📜\u20601"


def thumb(t: Table, seat: Seat | None = None) -> Thumb:
    """The hand of the seat that is asked, or of one of several."""
    return Thumb(t.match, t.seat if seat is None else seat)


def acting(t: Table, action: str) -> Thumb:
    """A turn of Babylon that begins with an action, which is one press."""
    hand = thumb(t.turn())
    hand.choose(ACTIONS, action)
    assert hand.count == 1
    return hand


# The turn


def test_growth_takes_one_press() -> None:
    hand = acting(Table().hold(0, food=4), "🌱 Growth 1 · pawn")
    assert hand.asked == ["action"]
    assert hand.state.population[1] == [0]


def test_the_pawn_aside_takes_one_press_and_the_end_of_the_turn_another() -> None:
    hand = acting(Table(), "♟️ Pawn aside: no action")
    assert hand.asked == ["action"]
    hand.press("End turn")
    assert (hand.count, hand.ended) == (2, True)


def test_an_action_and_the_end_of_the_turn_take_one_press_more_than_the_action() -> None:
    hand = acting(Table().hold(0, wood=2), "⚔️ War 1 · pawn")
    hand.press("End turn")
    assert (hand.count, hand.ended) == (2, True)


def test_the_turn_does_not_end_before_the_pawn_is_placed() -> None:
    assert thumb(Table().turn()).panel.end.greyed


def dice() -> Table:
    return Table().ziggurat(0, "white:ud", "silver:an").hold(0, tablet=1).population([1], [], [0])


def test_other_dice_take_one_press_more() -> None:
    hand = acting(dice().put(0, "spearman", "r01"), "🎲 Pay with other dice…")
    assert hand.asked == ["pay"]
    hand.choose("Choose", "🧭 Explore 1 · die 2")
    assert (hand.count, hand.asked) == (2, ["explore"])


def test_a_reroll_takes_two_presses() -> None:
    hand = acting(dice(), "🎲 Reroll dice…")
    (name,) = hand.placeholders
    assert name == "Reroll: 1 Tablet, no undo"
    hand.choose(name, *hand.entries(name))
    assert (hand.count, hand.asked) == (2, ["action"])
    assert hand.state.players[0].holding["tablet"] == 0


def test_a_reroll_of_the_only_die_left_names_it_and_can_be_undone_until_it_is_rolled() -> None:
    hand = acting(Table().ziggurat(0, "white:ud").hold(0, tablet=1), "🎲 Reroll dice…")
    (name,) = hand.placeholders
    assert (name, list(hand.entries(name))) == ("Reroll: 1 Tablet, no undo", ["Die 1: sun"])
    assert hand.match.can_undo(0)
    hand.choose(name, "Die 1: sun")
    assert (hand.count, hand.asked, hand.match.can_undo(0)) == (2, ["action"], False)


# Inside the actions


def test_war_takes_two_presses() -> None:
    hand = acting(Table().hold(0, wood=1), "⚔️ War 1 · pawn")
    hand.choose("Choose", "Spearman in Mari")
    assert (hand.count, hand.asked) == (2, ["action"])
    assert hand.state.players[0].holding["phalanx"] == 1


def test_war_without_wood_takes_one_press() -> None:
    hand = acting(Table(), "⚔️ War 1 · pawn")
    assert hand.asked == ["action"]
    assert hand.state.players[0].holding["phalanx"] == 1


def test_gathering_all_takes_two_presses() -> None:
    hand = acting(Table().level(0, gather=2).put(0, "archer", "r08"), "🧺 Gather 2 · pawn")
    hand.choose("Choose", "🪨 Stone from Mari (home)", "🌾 Food from Terqa")
    assert (hand.count, hand.asked) == (2, ["action"])


def test_gathering_and_trading_take_two_presses_together() -> None:
    t = Table().level(0, gather=2).put(0, "archer", "r08").hold(0, stone=1).trade("t01")
    hand = acting(t, "🧺 Gather 2 · pawn")
    hand.choose("Choose", "🪨 Stone from Mari (home)", "⚖️ 🪨\u20601 → 🪵\u20602", "🌾 Food from Terqa")
    assert (hand.count, hand.asked) == (2, ["action"])
    assert (hand.state.players[0].holding["wood"], hand.state.players[0].holding["food"]) == (2, 1)


def test_clay_is_converted_and_a_technology_discovered_with_two_presses() -> None:
    hand = acting(Table().hold(0, clay=2, tablet=1), "💡 Research 1 · pawn")
    hand.choose("Choose", "Build 2: Woodworking", CONVERSION)
    assert (hand.count, hand.asked) == (2, ["action"])
    assert (hand.state.players[0].levels["build"], hand.state.players[0].holding["tablet"]) == (2, 1)


def test_a_tablet_that_must_be_made_first_is_ticked_with_what_it_pays_for() -> None:
    hand = acting(Table().hold(0, clay=2), "💡 Research 1 · pawn")
    note = hand.entries("Choose")["Build 2: Woodworking"]
    assert (note or "").startswith(f"first: {CONVERSION} · ")
    hand.choose("Choose", "Build 2: Woodworking", CONVERSION)
    assert (hand.count, hand.asked) == (2, ["action"])
    assert hand.state.players[0].levels["build"] == 2


def test_what_a_new_tablet_pays_for_may_be_ticked_alone_and_several_times() -> None:
    hand = acting(Table().level(0, research=3).hold(0, clay=2), "💡 Research 3 · pawn")
    hand.choose("Choose", "Build 2: Woodworking", "then Build 3: Urbanization")
    assert (hand.count, hand.asked) == (2, ["action"])
    assert (hand.state.players[0].levels["build"], hand.state.players[0].holding["tablet"]) == (3, 1)


def test_a_level_further_on_is_called_what_it_is_and_brings_the_one_before_it_along() -> None:
    for ticked in (["Build 3: Urbanization", "then Build 4: Architecture"], ["then Build 4: Architecture"]):
        hand = acting(Table().level(0, research=3, build=2).hold(0, tablet=2), "💡 Research 3 · pawn")
        entries = hand.entries("Choose")
        assert (entries["then Build 4: Architecture"] or "").startswith("Hanging Gardens, build twice")
        assert not [label for label in entries if label.endswith("2nd")]
        hand.choose("Choose", *ticked)
        assert (hand.count, hand.asked) == (2, ["action"])
        assert (hand.state.players[0].levels["build"], hand.state.players[0].holding["tablet"]) == (4, 0)


def test_levels_that_cannot_be_paid_together_with_what_they_bring_along_are_refused_whole() -> None:
    hand = acting(Table().level(0, research=3, build=2).hold(0, tablet=2), "💡 Research 3 · pawn")
    with pytest.raises(NothingTaken):
        hand.choose("Choose", "then Build 4: Architecture", "War 2: Archery")
    assert hand.state.players[0].levels["build"] == 2


def builder(level: int) -> Table:
    t = Table().hold(0, stone=5, wood=5, clay=5, food=5, tablet=5).level(0, build=level)
    return t.put(0, "spearman", "r08").population([1], [], [0])


def test_a_level_of_the_ziggurat_with_its_die_takes_two_presses() -> None:
    hand = acting(builder(1), "🏗️ Build 1 · pawn")
    hand.choose("Ziggurat 1 (🪨\u20601 🧱\u20601), die…", "Silver die")
    assert (hand.count, hand.asked) == (2, ["action"])
    assert [die.colour for die in hand.state.players[0].dice] == ["silver"]


def test_a_second_thing_built_takes_one_press_more_and_there_is_room_for_all_six() -> None:
    hand = acting(builder(4), "🏗️ Build 4 · pawn")
    assert hand.placeholders == [
        "Wall in…",
        "Ziggurat 1 (🪨\u20601 🧱\u20601), die…",
        "Ram in…",
        "Ship on…",
        "Settlement in…",
    ]
    hand.choose("Ship on…", "Mari–Terqa")
    assert "Gardens 1 · 3 VP" in hand.labels
    assert "The Gardens cost 🪨\u20602 🪵\u20601" in hand.panel.blocks[-1]
    hand.choose("Wall in…", "Terqa")
    assert (hand.count, hand.asked) == (3, ["action"])


def test_the_button_of_the_last_gardens_says_whole_that_the_match_ends_and_the_question_says_when() -> None:
    tiles = ("hg1a", "hg2a", "hg3a", "hg4a", "hg5a")
    hand = acting(builder(4).hold(0, phalanx=9).gardens(*tiles[:4], built=[1] * 3), "🏗️ Build 4 · pawn")
    assert "Gardens 4 · 6 VP" in hand.labels
    assert "end the match" not in hand.panel.blocks[-1]
    last = builder(4).hold(0, phalanx=9).gardens(*tiles, built=[1] * 4)
    hand = acting(last, "🏗️ Build 4 · pawn")
    assert "Gardens · 7 VP · end" in hand.labels
    assert "and end the match with this round." in hand.panel.blocks[-1]
    hand.press("Gardens · 7 VP · end")
    assert hand.state.garden_builders == [1, 1, 1, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_the_gardens_fits_its_button(language: str) -> None:
    words = words_of(GAME, language)
    for tile in GARDENS.values():
        for is_last in (True, False):
            said = words.say(Text("build-gardens", {"level": tile.level, "vp": tile.vp, "is_last": is_last}))
            assert len(said) <= BUTTON, said


def explorers() -> Layout:
    return Layout().level(0, explore=2).put(0, "spearman", "r01").put(0, "archer", "r08")


def test_all_units_move_with_two_presses() -> None:
    hand = acting(explorers(), "🧭 Explore 2 · pawn")
    hand.choose("Choose", "Nagar ← Spearman of Mari", "Sippar ← Archer of Terqa")
    assert (hand.count, hand.asked) == (2, ["action"])


def test_an_event_on_the_way_takes_one_press_more() -> None:
    t = Layout().level(0, explore=2).put(0, "spearman", "r01").put(0, "archer", "r01").turns_up("r08", "ev1")
    hand = acting(t, "🧭 Explore 2 · pawn")
    hand.choose("Choose", "Terqa ← Spearman of Mari", "Nagar ← Archer of Mari")
    assert (hand.count, hand.asked) == (2, ["event"])
    (name,) = hand.placeholders
    hand.choose(name, next(iter(hand.entries(name))))
    assert (hand.count, hand.asked) == (3, ["action"])


def test_an_own_choice_of_unit_takes_three_presses_while_there_are_few_stacks() -> None:
    hand = acting(explorers(), "🧭 Explore 2 · pawn")
    hand.choose("Choose", "Choose the Unit…")
    hand.choose("Spearman in Mari", "Terqa")
    assert (hand.count, hand.asked) == (3, ["explore"])


def test_a_ship_goes_afar_with_four_presses() -> None:
    hand = acting(explorers().ship(0, "n05"), "🧭 Explore 2 · pawn")
    (ship,) = [label for label in hand.entries("Choose") if label.startswith("Ship")]
    hand.choose("Choose", ship)
    hand.choose("Which part", "Around Ur (6 choices)")
    _, name = hand.placeholders
    hand.choose(name, next(iter(hand.entries(name))))
    assert hand.count == 4
    assert "explore.section" not in hand.asked
    assert list(hand.state.ships) != ["n05"]


def test_a_choice_that_is_owed_takes_one_press() -> None:
    t = Layout().active(0, "r14", "ev19", 1, 2).put(0, "archer", "r14").population([1, 0]).end_of_round().done()
    hand = thumb(t)
    hand.choose("Choose", "🌾 Food")
    assert (hand.count, hand.asked) == (1, ["action"])


# Set-up


def test_role_empire_and_start_region_take_one_press_each() -> None:
    t = Table.new(4)
    for kind in ("role", "empire", "start"):
        hand = thumb(t.until(kind))
        (name,) = hand.placeholders
        hand.choose(name, next(iter(hand.entries(name))))
        assert hand.count == 1
        assert kind not in hand.asked


def test_the_first_die_takes_one_press_more() -> None:
    hand = thumb(Table.new(4).until("die"))
    hand.choose("Choose", "Black die")
    assert hand.count == 1
    assert "die" not in hand.asked


def test_quests_take_one_press() -> None:
    hand = thumb(Table.new(4).until("quests"), 0)
    hand.choose("Keep 3 Quests", *list(hand.entries("Keep 3 Quests"))[:3])
    assert hand.count == 1
    assert "quests" not in hand.asked


def test_where_the_last_quest_ends_the_choice_the_foot_says_that_choosing_is_enough() -> None:
    hand = thumb(Table.new(4).until("quests"), 0)
    assert (hand.panel.end.label, hand.panel.end.greyed) == ("Choosing is enough", True)


def test_in_set_up_the_foot_says_that_choosing_is_enough() -> None:
    hand = thumb(Table.new(3))
    assert hand.asked == ["role"]
    assert (hand.panel.end.label, hand.panel.end.greyed) == ("Choosing is enough", True)


def test_where_ticks_are_taken_by_the_foot_it_says_so_before_anything_is_ticked() -> None:
    t = Field(tribes_themselves=True).put(0, "chariot", "r17").tribe("r17", archer=1).phalanxes(2)
    hand = thumb(t.combat(), 0)
    assert hand.asked == ["place"]
    assert (hand.panel.end.label, hand.panel.end.greyed) == ("Choose, then confirm", True)


def test_where_nothing_can_be_built_it_is_said_of_each_thing_why() -> None:
    t = Table("babylonian", "sumerian").hold(0, stone=1).turn(0)
    refused = [
        text.key for text in t.question().hints.refused if "build" in text.args.values() or "building" in text.args
    ]
    assert refused == ["absent-build-no-presence", "absent-build-cannot-pay"]
