"""The numbers beside a question are the right ones, each under its own name."""

from __future__ import annotations

from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.core.decision import OneOf, Text
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def prompt(t: Table) -> tuple[str, dict[str, Any]]:
    return t.decision.prompt.key, dict(t.decision.prompt.args)


def last_line(t: Table, seat: int) -> tuple[str, dict[str, Any]]:
    line: Text = GAME.status(GAME.view(t.state, seat), seat)[-1]
    return line.key, dict(line.args)


def bidding(purple: dict[str, int] | None, green: dict[str, int] | None) -> Table:
    t = Table(turn=2, order=(PURPLE, RED, GREEN))
    t.available(RED, workers=4).workers("scribes", RED, 1).hand(RED, grain=2)
    for seat, bid in ((PURPLE, purple), (GREEN, green)):
        if bid is not None:
            t.passed(seat, **bid)
    t.act(RED)
    return t.answer("pass")


UNUSED = {"workers": 4, "armies": 0, "scribes": 1, "seats": [PURPLE, RED, GREEN], "last": False}


@rule("F20.10", "F14.1")
@pytest.mark.parametrize(
    ("purple", "green", "key", "told"),
    [
        (None, None, "bid-prompt", {}),
        ({"gold": 1}, None, "bid-prompt-one", {"first_seat": PURPLE, "first_bid": 4, "ahead": 5}),
        (None, {"gold": 1}, "bid-prompt-one", {"first_seat": GREEN, "first_bid": 4, "ahead": 4}),
        (
            {"gold": 1},
            {"gold": 1, "oil": 1},
            "bid-prompt-two",
            {"first_seat": PURPLE, "first_bid": 4, "second_seat": GREEN, "second_bid": 7, "ahead": 7},
        ),
        (
            {"gold": 1, "oil": 1},
            {"gold": 1},
            "bid-prompt-two",
            {"first_seat": PURPLE, "first_bid": 7, "second_seat": GREEN, "second_bid": 4, "ahead": 8},
        ),
    ],
)
def test_a_bid_is_told_what_is_unused_and_what_it_takes_to_be_first(
    purple: dict[str, int] | None, green: dict[str, int] | None, key: str, told: dict[str, int]
) -> None:
    assert prompt(bidding(purple, green)) == (key, {**UNUSED, **told})


@rule("F20.10", "F14.3")
def test_in_the_last_turn_a_bid_is_for_ties_only() -> None:
    t = Table(turn=5)
    t.hand(RED, grain=1)
    t.act(RED)
    assert prompt(t.answer("pass"))[1]["last"] is True


@rule("F20.10", "F14.1")
@pytest.mark.parametrize(
    ("own", "purple", "green", "key", "told"),
    [
        (
            {"gold": 1},
            None,
            None,
            "place-unless-two",
            {"place": 1, "first_seat": PURPLE, "first_bid": 4, "second_seat": GREEN, "second_bid": 5},
        ),
        ({}, None, None, "place-unless-one", {"place": 2, "first_seat": GREEN, "first_bid": 1}),
        ({"gold": 1}, {"gold": 1}, None, "place-unless-one", {"place": 2, "first_seat": GREEN, "first_bid": 5}),
        ({"gold": 1}, {"oil": 1}, None, "place-unless-one", {"place": 1, "first_seat": GREEN, "first_bid": 5}),
        ({"gold": 1}, None, {"gold": 1}, "place-unless-one", {"place": 1, "first_seat": PURPLE, "first_bid": 4}),
        ({"gold": 1}, None, {"lapis": 1}, "place-unless-one", {"place": 2, "first_seat": PURPLE, "first_bid": 4}),
    ],
)
def test_who_has_passed_sees_the_place_won_and_what_would_take_it(
    own: dict[str, int],
    purple: dict[str, int] | None,
    green: dict[str, int] | None,
    key: str,
    told: dict[str, int],
) -> None:
    t = Table(turn=2, order=(PURPLE, RED, GREEN))
    t.passed(RED, **own).available(PURPLE, workers=2).available(GREEN, workers=2)
    for seat, bid in ((PURPLE, purple), (GREEN, green)):
        if bid is not None:
            t.passed(seat, **bid)
    t.act(GREEN if green is None else PURPLE)
    assert last_line(t, RED) == (key, told)


def brought(t: Table) -> dict[str, int]:
    """What a piece of each kind brings."""
    choice: Any = t.decision.choice
    return {kind: choice.brought((f"{kind}:1",)) for kind in choice.limits}


@rule("F20.10", "F10.8")
def test_buying_tells_what_each_piece_brings_and_how_many_there_are() -> None:
    t = Table()
    t.workers("guti", RED, 1).hand(RED, grain=3, metal=1, tool=2, oil=1)
    t.act(RED)
    t.answers("start", "t1-guti")
    assert t.notes == {"grain": {"have": 3}, "metal": {"have": 1}, "tool": {"have": 2}}
    assert brought(t) == {"grain": 1, "metal": 2, "tool": 3}
    assert prompt(t) == ("buy-prompt", {"empire": "t1-guti", "armies": 8, "most": 20})
    t.answer(())
    assert t.notes["oil"] == {"have": 1}
    assert brought(t)["oil"] == 3


@rule("F20.10", "F18.9")
def test_a_swap_tells_what_is_left_of_it() -> None:
    t = Table()
    t.workers("egypt", RED, 1).workers("dilmun", RED, 2).workers("tool_makers", RED, 2).city("sippar", RED)
    t.hand(RED, textile=4, metal=1)
    t.act(RED)
    t.answer("trade")
    assert prompt(t) == ("trade-prompt", {"extra": "open"})
    assert t.notes["egypt.gold"] == {"times": 2, "left": 1, "in_all": 0, "extra": False, "with_extra": True, "stock": 7}
    assert t.notes["dilmun.oil"] == {"times": 2, "left": 2, "in_all": 2, "extra": False, "with_extra": True, "stock": 7}
    assert t.notes["tool"] == {"times": 1, "tool_makers": 2, "stock": 12}
    t.answer("egypt.gold")
    assert prompt(t) == ("trade-more-prompt", {"extra": "open"})
    assert t.notes["egypt.gold"] == {"times": 1, "left": 0, "in_all": 0, "extra": True, "with_extra": False, "stock": 6}
    t.answer("egypt.gold")
    assert prompt(t)[1] == {"extra": "used"}


@rule("F20.10", "F11.9", "F11.14")
def test_an_expansion_tells_what_it_costs_and_leaves() -> None:
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 1).armies("umma", RED, 1).available(RED, armies=7)
    t.city("umma", GREEN).city("shuruppak", GREEN)
    t.act(RED)
    t.answer("expand")
    assert prompt(t) == ("expand-prompt", {"armies": 7})
    assert t.notes["reinforce"] == {"areas": ["umma", "guti"]}
    t.answer("reinforce")
    assert t.notes["guti"] == {"repeating": False, "cost": 1, "total": 1, "left": 6}
    t.answer("guti")
    assert prompt(t) == ("expand-more-prompt", {"armies": 6})
    left = 6 - 1 - 3
    assert note(t, "destroy") == (
        "destroy-note",
        {"owner_seat": GREEN, "expanded": False, "repeating": True, "cost": 3, "total": 4, "left": left},
    ), "the only city within reach stands with its price, as it is destroyed at once"
    t.answer("destroy")
    assert t.events[-1] == "CityDestroyed"
    assert t.state.players[RED].available_armies == left


@rule("F20.10", "F11.9")
def test_a_city_to_be_destroyed_says_whether_it_is_expanded() -> None:
    for expanded in (False, True):
        t = Table().empire(RED, "t1-guti").armies("umma", RED, 1).armies("guti", RED, 1).available(RED, armies=6)
        t.city("umma", GREEN, expanded).act(RED).answer("expand")
        assert t.notes["destroy"]["expanded"] is expanded


@rule("F20.10", "F8.7")
def test_a_place_tells_who_is_there_what_it_offers_and_is_worth_and_what_starts_there() -> None:
    t = Table(turn=2).empire(PURPLE, "t2-isin").armies("egypt", PURPLE, 2)
    t.workers("used_scribes", RED, 1).workers("scribes", PURPLE, 2).workers("egypt", GREEN, 3)
    t.workers("tool_makers", GREEN, 1).workers("used_tool_makers", GREEN, 2)
    t.hand(RED, gold=1, grain=1).available(RED, workers=3)
    t.act(RED)
    t.answers("place", "gold")
    assert prompt(t) == ("to-prompt", {"resource": "gold", "most": 3, "decline": False})
    assert t.notes["scribes"] == {"a": 1, "b": 2, "c": 0, "room": 1, "decline": "none"}
    assert t.notes["tool_makers"] == {"a": 0, "b": 0, "c": 3, "vp": 0, "decline": "none"}
    weaving = {"box": "weaving", "by_rank": "3/2/1", "income": 0, "level": "none"}
    assert t.notes["weaving"] == {"a": 0, "b": 0, "c": 0, "vp": 4, "decline": "none", **weaving}
    egypt, guti = t.notes["egypt"], t.notes["guti"]
    assert egypt.items() >= {"a": 0, "b": 0, "c": 3, "resources": ["gold"], "vp": 4, "starts": 3}.items()
    assert (egypt["armies"], egypt["side"]) == (2, "b")
    assert guti.items() >= {"a": 0, "b": 0, "c": 0, "vp": 2, "starts": 0, "armies": 0}.items()


@rule("F5.3", "F5.4", "F5.5", "F5.6", "F5.7", "F5.8")
def test_a_place_tells_what_the_decline_of_the_next_turn_will_take() -> None:
    t = Table(turn=3).hand(RED, gold=1, grain=1).available(RED, workers=3)
    t.empire(PURPLE, "t3-egypt").armies("egypt", PURPLE, 2)
    t.act(RED)
    t.answer("place")
    assert prompt(t) == ("place-prompt", {"decline": True})
    t.answer("gold")
    assert prompt(t)[1]["decline"] is True
    taken = {place: note["decline"] for place, note in t.notes.items()}
    others = {place for place, decline in taken.items() if decline == "one"}
    assert (taken["dilmun"], taken["irrigation"], taken["weaving"]) == ("all", "leader", "leader")
    assert others == set(taken) - {"dilmun", "irrigation", "weaving"}


@rule("F20.10", "F10.12")
def test_equipping_tells_what_it_takes_to_be_above_each_rival() -> None:
    def equipping(*rivals: tuple[int, str, dict[str, int]]) -> Table:
        t = Table(order=(GREEN, RED, PURPLE))
        for seat, empire, equipment in rivals:
            t.empire(seat, empire, equipment=equipment)
        t.hand(GREEN, textile=3)
        t.act(GREEN)
        t.answer("start")
        while t.kind != "empire.equip":
            t.answer(t.default or ())
        return t

    first: tuple[int, str, dict[str, int]] = (RED, "t1-guti", {"gold": 2, "lapis": 1})
    second: tuple[int, str, dict[str, int]] = (PURPLE, "t1-akkad", {"gold": 2, "oil": 1})
    assert prompt(equipping()) == ("equip-prompt", {})
    told = {"first_seat": RED, "first_value": 13, "above_first": 14}
    assert prompt(equipping(first)) == ("equip-prompt-one", told)
    told |= {"second_seat": PURPLE, "second_value": 11, "above_second": 12}
    t = equipping(second, first)
    assert prompt(t) == ("equip-prompt-two", told)
    assert t.decision.hints.none == Text("empire-equip-none", {"rating": "C"})


@rule("F20.10", "F15.10")
def test_expanding_cities_tells_the_wood_and_whether_any_was_expanded() -> None:
    t = Table()
    t.city("ur", RED).city("uruk", RED).city("eridu", RED).hand(RED, wood=5, oil=1)
    t.end_actions()
    assert prompt(t) == ("city-prompt", {"wood": 2, "have": 5, "vp": 4, "most_vp": 20})
    assert (t.decision.hints.several, t.decision.ends, last_label(t)) == (2, "done", "city-none")
    t.answer("ur")
    assert t.notes == {"oil": {"have": 1}}
    points = {"vp0": 4, "vp1": 7, "vp2": 10, "vp3": 14, "vp4": 20}
    assert prompt(t) == ("luxuries-prompt", {"area": "ur", **points})
    t.answer(())
    assert prompt(t) == ("city-prompt", {"wood": 2, "have": 3, "vp": 4, "most_vp": 20})
    assert (t.decision.hints.several, last_label(t)) == (1, "end-turn")


def last_label(t: Table) -> str:
    choice = t.decision.choice
    assert isinstance(choice, OneOf)
    return choice.options[-1].label.key


def note(t: Table, option: str) -> tuple[str, dict[str, Any]]:
    choice = t.decision.choice
    assert isinstance(choice, OneOf)
    (found,) = [each.note for each in choice.options if each.id == option]
    assert found is not None
    return found.key, dict(found.args)


@rule("F20.10", "F9.5")
def test_what_to_give_is_asked_for_what_is_received_where() -> None:
    t = Table()
    t.workers("dilmun", RED, 2).hand(RED, textile=1, tool=1)
    t.act(RED)
    t.answers("trade", "dilmun.oil")
    assert prompt(t) == ("give-prompt", {"resource": "oil", "area": "dilmun"})


@rule("F20.10", "F10.18", "F12.3")
def test_a_home_and_the_fight_for_it_tell_the_odds() -> None:
    t = Table(order=(PURPLE, RED, GREEN))
    t.empire(RED, "t1-guti").armies("ur", RED, 2).city("ur", GREEN).city("uruk", PURPLE)
    t.act(PURPLE)
    t.answer("start")
    assert prompt(t) == ("home-prompt", {})
    odds = {"defender_seat": RED, "defenders": 2, "needed": 7, "percent": 58}
    assert note(t, "ur") == ("home-held-note", {**odds, "city_seat": GREEN, "own_city": False, "defended_city": False})
    assert note(t, "uruk") == ("home-free-note", {"city_seat": PURPLE, "own_city": True})
    assert note(t, "umma") == ("home-free-note", {"city_seat": None, "own_city": False})
    t.answer("ur")
    assert prompt(t) == ("fight-out-prompt", {"area": "ur", **odds, "rating": "A", "armies": 3})


@rule("F20.10", "F11.3", "F12.3")
def test_an_area_to_invade_and_the_fight_for_it_tell_the_odds() -> None:
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=9)
    t.empire(PURPLE, "t1-akkad").armies("nippur", PURPLE, 1).city("nippur", GREEN)
    t.act(RED)
    t.answers("expand", "invade")
    odds = {"defender_seat": PURPLE, "defenders": 1, "needed": 5, "percent": 83}
    price = {"repeating": False, "cost": 1, "total": 1, "left": 8}
    city = {"city_seat": GREEN, "own_city": False, "defended_city": False}
    assert note(t, "nippur") == ("enter-held-note", {**odds, **city, **price})
    assert note(t, "umma") == ("enter-free-note", {"city_seat": None, "own_city": False, **price})
    t.answer("nippur")
    assert prompt(t) == ("fight-prompt", {"area": "nippur", **odds, "rating": "B", "armies": 9})


@rule("F20.10", "F10.4")
def test_an_empire_tells_who_is_in_its_home() -> None:
    t = Table(turn=4, order=(PURPLE, RED, GREEN))
    t.empire(RED, "t4-egypt").armies("kassites", RED, 2)
    t.workers("kassites", PURPLE, 1).workers("hittites", PURPLE, 2)
    t.act(PURPLE)
    t.answer("start")
    assert note(t, "t4-hittites") == ("empire-free-note", {"workers": 2})
    assert note(t, "t4-kassites") == ("empire-held-note", {"seat": RED, "armies": 2, "workers": 1})


@rule("F11.2", "F20.10")
def test_a_target_says_what_is_done_there_unless_that_was_chosen_before() -> None:
    def labels(armies: int) -> set[str]:
        t = Table().empire(RED, "t1-guti").armies("guti", RED, armies).available(RED, armies=4)
        t.act(RED)
        t.answer("expand")
        if t.kind == "expand":
            t.answer("invade")
        return {option.label.key for option in t.decision.singles}

    assert labels(2) == {"only-invade"}, "nothing can be reinforced or destroyed"
    assert labels(1) == {"area-option"}
