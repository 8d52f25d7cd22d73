"""The numbers and words beside a question are the right ones, each under its own name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.assyria import GAME
from engine.core.decision import Answer, Move, OneOf, Some
from engine.core.dice import SeededDice
from engine.core.errors import IllegalMove
from engine.core.play import step
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule


def prompt(t: Table) -> tuple[str, dict[str, Any]]:
    return t.decision.prompt.key, dict(t.decision.prompt.args)


def shown(t: Table, option: str) -> tuple[dict[str, Any], str, dict[str, Any]]:
    """What stands on an option, and the key and the numbers of its note."""
    choice = t.decision.choice
    assert isinstance(choice, OneOf | Some)
    (found,) = [each for each in choice.options if each.id == option]
    note = found.note
    return dict(found.label.args), note.key if note else "", dict(note.args) if note else {}


def stated(t: Table, seat: int | None) -> dict[str, dict[str, Any]]:
    return {text.key: dict(text.args) for text in GAME.status(GAME.view(t.state, seat), seat)}


@rule("A13.2")
def test_a_column_tells_its_cards_and_the_places_it_can_give() -> None:
    t = Table()
    t.market(("date1", "palm1"), ("grape1", "salt2"), ("barley2", "grape3"), ("grape2", "date3"), ("joker", "barley3"))
    t.harvest()
    assert prompt(t) == ("harvest-prompt", {})
    assert t.decision.hints.menu is not None
    assert t.decision.hints.menu.key == "harvest-menu"
    label, key, note = shown(t, "2")
    assert label == {"column": 2, "cards": ["grape1", "salt2"]}
    assert (key, note) == ("column-note", {"first": 1, "last": 2})
    t.answer("1")
    t.end()
    t.answer("2")
    t.end()
    t.answer("3")
    t.end()
    assert shown(t, "4")[1:] == ("column-note-sure", {"place": 4})


@rule("A13.3")
def test_a_hex_tells_what_a_hut_there_eats_and_brings() -> None:
    t = Table(turn=1, value=4)
    t.ziggurat(RED, "b1").put(RED, "c2", "c1").cards(RED, "date1", "salt1", "barley3")
    t.expand(RED)
    assert prompt(t) == ("hut-prompt", {"left": 4, "more": False, "foods": {"salt": 1, "date": 1}})
    assert shown(t, "d1") == (
        {"hex": "d1", "food": "barley"},
        "hut-note",
        {
            "terrain": "outside",
            "vp": 1,
            "camels": 0,
            "further": 0,
            "fed_by": "card",
            "fed": 3,
            "enough": False,
            "well": True,
            "to_flood": 1,
            "last": False,
        },
    )
    assert shown(t, "b2")[2] == {
        "terrain": "river1",
        "vp": 0,
        "camels": 2,
        "further": 0,
        "fed_by": "short",
        "fed": 0,
        "enough": False,
        "well": False,
        "to_flood": 1,
        "last": False,
    }


@rule("A6.17", "A6.24", "A13.3")
def test_a_hut_that_famine_will_take_counts_neither_for_income_nor_for_a_well() -> None:
    def told(*cards: str) -> tuple[object, object]:
        t = Table(turn=1, value=2).ziggurat(RED, "b1").put(RED, "c2", "c1").cards(RED, "barley3", *cards)
        t.expand(RED)
        return shown(t, "b2")[2]["camels"], shown(t, "d1")[2]["well"]

    assert told("date1", "salt1") == (2, True)
    assert told() == (3, False)


@rule("A6.14", "A6.19", "A13.3")
@pytest.mark.parametrize("cards", [("barley3", "date1", "joker"), ("barley3", "joker")])
def test_a_well_is_told_if_its_three_huts_can_be_fed_whatever_else_would_starve(cards: tuple[str, ...]) -> None:
    t = Table(turn=1, value=2).ziggurat(RED, "b1").put(RED, "c2", "c1", "c3").cards(RED, *cards)
    t.expand(RED)
    assert shown(t, "d1")[2]["well"] is ("date1" in cards), "without dates the Joker would have to feed two huts"


@rule("A6.9")
def test_a_hex_tells_whether_it_takes_a_joker_or_the_plow() -> None:
    def fed(*cards: str) -> tuple[object, object]:
        t = Table(turn=1, value=2).ziggurat(RED, "b1").cards(RED, *cards)
        t.expand(RED)
        return shown(t, "c1")[2]["fed_by"], shown(t, "c1")[2]["fed"]

    assert [fed("joker"), fed("plow"), fed("joker", "plow", "joker")] == [("joker", 1), ("plow", 1), ("either", 3)]


@rule("A13.6", "A6.12")
def test_a_card_tells_how_many_huts_it_feeds_and_what_is_lost() -> None:
    t = Table()
    t.put(RED, "c6", "b4", "d5", "b3").cards(RED, "barley3", "grape1", "joker")
    t.supply(RED)
    planned = {"cards": ["grape1", "barley3", "joker"], "huts": 3, "of": 4}
    key, args = prompt(t)
    assert key == "feed-prompt"
    assert args["hexes"] == ["b3", "b4", "c6", "d5"]
    assert args["foods"] == {"grape": 2, "palm": 1, "barley": 1}
    assert {name: args[name] for name in planned} == planned
    assert shown(t, "barley3") == ({"card": "barley3", "huts": 1}, "feed-note", {"of": 1, "lost": 2, "alike": True})
    assert shown(t, "grape1") == ({"card": "grape1", "huts": 1}, "feed-note", {"of": 2, "lost": 0, "alike": False})
    assert shown(t, "plan")[:2] == ({"huts": 3, "of": 4}, "plan-note")
    t.answer("grape1")
    assert prompt(t) == ("feed-huts-prompt", {"card": "grape1", "huts": 1, "of": 2, "starving": 1})
    assert shown(t, "b4") == ({"hex": "b4"}, "hex-note", {"terrain": "river2", "to_flood": 1, "last": False})


@rule("A13.7")
def test_a_corner_tells_the_points_of_a_well() -> None:
    t = Table(turn=3)
    t.put(RED, "c1", "c2", "d1").well("c5-c6-d5")
    t.wells(RED)
    assert prompt(t) == ("well-prompt", {"vp": 5, "left": 15})
    assert shown(t, "c1-c2-d1") == ({"corner": "c1-c2-d1"}, "corner-note", {"vp": 5})


@rule("A13.8", "A13.9")
def test_an_action_with_one_object_is_told_with_it_and_one_with_several_is_not() -> None:
    t = Table(turn=8)
    t.ziggurat(RED, "b5").camels(RED, 4).for_sale("palm1")
    t.act(RED)
    assert prompt(t) == ("action-prompt", {"camels": 4, "lost_hexes": []})
    assert shown(t, "extend")[1:] == (
        "extend-only-note",
        {"hex": "b5", "tile": "centre", "camels": 3, "left": 1, "last": True},
    )
    t.done()
    t = Table()
    t.ziggurat(RED, "b5").ziggurat(RED, "b1", level=2).camels(RED, 4)
    t.act(RED)
    assert shown(t, "extend") == ({}, "", {})
    t.answer("extend")
    assert prompt(t) == ("extend-prompt", {"camels": 4, "last": False})
    assert shown(t, "b1") == (
        {"hex": "b1", "tile": "roof"},
        "extend-note",
        {"camels": 2, "left": 2, "last": False},
    )


@rule("A13.8")
def test_a_building_site_tells_what_its_hut_brings() -> None:
    t = Table(turn=8)
    t.put(RED, "c3", "c1").camels(RED, 9)
    t.act(RED)
    t.answer("build")
    assert prompt(t) == ("build-prompt", {"camels": 9, "last": True})
    assert shown(t, "c3") == (
        {"hex": "c3", "food": "grape"},
        "build-note",
        {"camels": 6, "left": 3, "vp": 2, "at_last": 1, "last": True},
    )
    assert shown(t, "c1")[2]["vp"] == 1


@rule("A13.8", "A9.9", "A9.10")
def test_a_dignitary_tells_his_gift_his_free_slots_and_the_rank_he_helps_to() -> None:
    t = Table()
    t.ziggurat(RED, "b5").assur(RED, upper=1).assur(BLUE, upper=1, lower=1).camels(RED, 6).cards(RED)
    t.act(RED)
    t.answer("intrigue")
    higher = {"rank": 1, "climbs": True, "rank_vp": 4, "rank_vp_now": 0, "tie": None}
    assert shown(t, "upper") == (
        {"dignitary": "upper", "vp": 4, "vp_now": 1, "two_vp": 0, "three_vp": 0, "plow": False, "held": False},
        "intrigue-note",
        {"camels": 4, "left": 2, "influence": 3, "free": 1, **higher},
    )
    assert shown(t, "middle") == (
        {"dignitary": "middle", "vp": 0, "vp_now": 0, "two_vp": 0, "three_vp": 0, "plow": True, "held": False},
        "intrigue-note",
        {"camels": 3, "left": 3, "influence": 2, "free": 4, **higher},
    )
    tied = {**higher, "tie": "highest"}
    assert shown(t, "lower")[2] == {"camels": 2, "left": 4, "influence": 1, "free": 5, **tied}


@rule("A13.8", "A1.11")
def test_an_offer_tells_where_it_leads() -> None:
    t = Table()
    t.ziggurat(RED, "b5").ziggurat(RED, "b1").offering(RED, 1).camels(RED, 5)
    t.act(RED)
    t.answer("offer")
    assert shown(t, "1") == (
        {"camels": 1},
        "offer-note",
        {"camels": 1, "left": 4, "position": 2, "sites": 2, "vp": 4, "vp_now": 2, "more": True},
    )
    t.answer("1")
    t.answer("offer")
    assert shown(t, "1")[2] == {
        "camels": 1,
        "left": 3,
        "position": 3,
        "sites": 2,
        "vp": 4,
        "vp_now": 4,
        "more": False,
    }


@rule("A13.8", "A1.5")
def test_a_card_for_sale_tells_its_price() -> None:
    t = Table(turn=8)
    t.ziggurat(RED, "b5", level=3).camels(RED, 5).cards(RED).for_sale("palm1", "joker")
    t.act(RED)
    t.answer("buy")
    about = {"last": True, "due": False}
    assert shown(t, "palm1") == ({"card": "palm1"}, "buy-note", {"camels": 1, "left": 4, "card": "palm1", **about})
    assert shown(t, "plow")[2] == {"camels": 2, "left": 3, "card": "plow", **about}


@rule("A13.15")
def test_the_status_of_an_action_turn() -> None:
    t = Table(turn=4, value=4)
    t.ziggurat(RED, "b5").camels(RED, 5).cards(RED, "palm1", "plow").vp(RED, 17).put(RED, "c6")
    t.offering(RED, 2).offering(GREEN, 7).assur(BLUE, upper=1, middle=1)
    t.act(RED)
    status = stated(t, RED)
    assert status["status-turn"] == {"turn": 4, "turns": 8, "reign": 2, "value": 4, "to_flood": 1, "flood": 5}
    assert status["status-own"] == {"vp": 17, "camels": 5, "huts": 9}
    assert status["status-cards"] == {"cards": ["palm1", "plow"]}
    assert status["status-influence"] == {"influence_per_seat": [0, 5, 0, 0]}
    offered = {"first_seat": RED, "first_step": 2, "first_multiplier": 2}
    offered |= {"second_seat": GREEN, "second_step": 7, "second_multiplier": 4}
    assert status["status-offerings"] == {**offered, "third_seat": None, "fourth_seat": None}
    laid = [*t.expansion_laid, 4]
    first, second, third = sum(laid), sum(sorted(laid)[:-1]), sum(sorted(laid)[:-2])
    prizes = {"vp": first, "second_vp": second, "third_vp": third, "fourth_vp": 0}
    assert status["status-prizes"] == {**prizes, "alike": False, "to_flood": 1}
    assert "status-huts" not in status
    assert set(stated(t, None)) == {
        "status-turn",
        "status-prizes",
        "status-influence",
        "status-offerings",
    }


@rule("A1.11", "A13.15")
@pytest.mark.parametrize(("step", "told"), [(0, False), (1, True)])
def test_the_status_says_nothing_of_offerings_that_nobody_made(step: int, told: bool) -> None:
    t = Table(turn=4, value=4)
    t.ziggurat(RED, "b5").camels(RED, 5).offering(GREEN, step)
    t.act(RED)
    assert ("status-offerings" in stated(t, RED)) is told


@rule("A9.6", "A13.15")
def test_the_status_of_four_players_tells_what_the_last_rank_brings() -> None:
    """With the Bonus card there are four cards, so that the lowest one is left for the fourth."""
    t = Table(turn=5, value=4)
    t.ziggurat(RED, "b5").camels(RED, 5)
    t.act(RED)
    cards = [*t.expansion_laid, 4]
    assert len(cards) == 4
    assert stated(t, RED)["status-prizes"]["fourth_vp"] == min(cards)


@rule("A13.15")
@pytest.mark.parametrize("settled", [True, False])
def test_the_status_of_a_harvest(settled: bool) -> None:
    t = Table()
    if settled:
        t.ziggurat(RED, "b1").put(RED, "c2", "c1")
    t.harvest()
    status = stated(t, RED)
    assert ("status-huts" in status) is settled
    if settled:
        assert status["status-huts"] == {"huts_foods": {"salt": 1, "date": 1}}
        assert status["status-around"] == {
            "around_foods": {"grape": 1, "palm": 2, "salt": 1, "barley": 1, "date": 1},
        }
    assert "status-influence" not in status


def reason(t: Table, answer: Answer) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalMove) as refused:
        step(GAME, t.state, Move(t.decision.seat, t.kind, answer), SeededDice(b"reason"))
    text = refused.value.text
    return text.key.removeprefix("refused-"), dict(text.args)


@rule("A13.12", "A7.3", "A7.15", "A7.16", "A7.17")
def test_a_refused_offer_tells_how_much_would_do() -> None:
    t = Table()
    t.ziggurat(RED, "b5").camels(RED, 7).offering(RED, 5)
    t.act(RED)
    t.answer("offer")
    assert reason(t, "3") == ("offering-track-end", {"left": 2})
    assert reason(t, "4") == ("offering-amount", {"most": 3})
    assert reason(t, "8") == ("not-enough-camels", {"camels": 8, "have": 7})
    t = Table()
    t.ziggurat(RED, "b5").camels(RED, 7)
    t.act(RED)
    t.offer(1).answer("offer")
    assert reason(t, "3") == ("offering-turn-limit", {"left": 2})


@rule("A13.12", "A6.2", "A6.4", "A3.4")
def test_a_refused_hut_tells_which_hex_or_how_many_are_left() -> None:
    t = Table(players=2, value=3)
    t.ziggurat(RED, "b5").put(BLUE, "b6")
    t.expand(RED)
    assert reason(t, "done") == ("huts-left-to-place", {"left": 3})
    assert reason(t, "b6") == ("hex-occupied", {"hex": "b6"})
    assert reason(t, "e1") == ("not-adjacent", {"hex": "e1"})
    assert reason(t, "i2") == ("hex-not-in-play", {"hex": "i2"})


@rule("A13.12", "A6.9", "A6.11")
def test_refused_food_tells_the_card_or_how_many_huts_it_feeds() -> None:
    t = Table()
    t.put(RED, "c6", "e6", "d1", "b4").cards(RED, "barley2", "joker")
    t.supply(RED)
    t.answer("barley2")
    assert reason(t, ("c6",)) == ("wrong-hut-count", {"huts": 2})
    assert reason(t, ("b4", "c6")) == ("food-mismatch", {"card": "barley2"})


@rule("A13.12", "A6.18", "A6.20")
def test_a_refused_well_tells_its_corner() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1", "d2", "c3").well("c2-d1-d2")
    t.wells(RED)
    assert reason(t, "c2-d1-d2") == ("corner-has-well", {"corner": "c2-d1-d2"})
    assert reason(t, "c2-c3-d2") == ("corner-between-rivers", {"corner": "c2-c3-d2"})
    assert reason(t, "b1-c1-c2") == ("corner-needs-three-own-huts", {"corner": "b1-c1-c2"})


@rule("A13.12", "A7.4", "A7.5", "A7.6", "A7.8", "A7.9", "A7.12")
def test_a_refused_action_tells_what_it_was_for() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "c3", "b4").ziggurat(RED, "b5").ziggurat(RED, "b1", level=3).well("c1-c2-d1")
    t.camels(RED, 10).assur(BLUE, upper=3)
    t.act(RED)
    assert reason(t, "build.c1") == ("touches-well", {"hex": "c1"})
    assert reason(t, "build.b4") == ("river-hex", {"hex": "b4"})
    assert reason(t, "build.e1") == ("no-own-hut-here", {"hex": "e1"})
    assert reason(t, "extend.e1") == ("not-your-ziggurat", {"hex": "e1"})
    assert reason(t, "extend.b1") == ("ziggurat-complete", {"hex": "b1"})
    assert reason(t, "intrigue.upper") == ("dignitary-full", {"dignitary": "upper"})
    t.extend("b5")
    assert reason(t, "extend.b5") == ("level-already-added", {"hex": "b5"})


@rule("A13.7", "A6.21")
def test_the_end_of_the_wells_tells_whether_any_was_built() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1", "d2")
    t.wells(RED)
    ends = []
    for _ in range(2):
        choice = t.decision.choice
        assert isinstance(choice, OneOf)
        ends.append((choice.options[-1].label.key, t.decision.hints.several))
        t.answer(t.options[0])
    assert ends == [("well-none", 2), ("end-expansion", 1)]


@rule("A6.24", "A13.3")
def test_the_first_hut_on_a_river_tells_what_one_more_there_would_bring() -> None:
    def told(*huts: str, placed: Sequence[str] = ()) -> tuple[object, object]:
        t = Table(turn=1, value=2).ziggurat(RED, "b3").put(RED, *huts).cards(RED, "date1", "joker", "joker")
        t.expand(RED).answers(*placed)
        return shown(t, "b2")[2]["camels"], shown(t, "b2")[2]["further"]

    assert told() == (3, 2)
    assert told(placed=["a4"]) == (3, 0), "no other will be placed"
    assert told("c2") == (2, 0)


@rule("A9.1")
def test_before_a_flood_it_is_told_which_huts_it_will_take() -> None:
    for turn, lost in ((1, []), (2, ["c2", "d4"])):
        t = Table(turn=turn).put(RED, "c2", "c3", "d4").camels(RED, 4).act(RED)
        assert prompt(t) == ("action-prompt", {"camels": 4, "lost_hexes": lost})


@rule("A6.2")
def test_huts_that_are_left_after_others_were_placed_are_the_last_ones() -> None:
    t = Table(turn=1, value=4).ziggurat(RED, "b3").expand(RED)
    assert t.decision.prompt.args["more"] is False
    assert t.answer("a4").decision.prompt.args["more"] is True
