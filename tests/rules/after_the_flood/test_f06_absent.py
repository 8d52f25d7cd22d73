"""Beside the actions offered stands why the others are not."""

from __future__ import annotations

from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.view import AreaView, BoxView
from engine.core.decision import OneOf
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def absent(t: Table) -> dict[str, dict[str, Any]]:
    t.act(RED)
    return {text.key.removeprefix("absent-"): dict(text.args) for text in t.decision.hints.refused}


@rule("F6.6", "F9.2", "F9.10")
def test_trade_lacks_traders_or_goods() -> None:
    t = Table(turn=2)
    assert absent(t)["trade"] == {"why": "traders"}
    t.workers("egypt", RED, 1)
    assert absent(t)["trade"] == {"why": "goods"}
    t = Table(turn=2)
    t.workers("tool_makers", RED, 1)
    assert absent(t)["trade"] == {"why": "goods"}
    t.hand(RED, metal=1)
    assert "trade" not in absent(t)


@rule("F6.6", "F9.10")
def test_trade_lacks_goods_that_are_taken_where_there_are_traders() -> None:
    t = Table(turn=2)
    t.workers("kassites", RED, 1).hand(RED, grain=2)
    assert absent(t)["trade"] == {"why": "area", "area": "kassites", "resources": ["tool", "oil", "gold"]}
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=0, lapis=1)
    assert absent(t)["trade"] == {"why": "areas"}
    t = Table(turn=2)
    t.workers("kassites", RED, 1).hand(RED, oil=1).stock(lapis=0)
    assert absent(t)["trade"] == {"why": "stock"}


@rule("F6.6", "F13.9")
def test_trade_lacks_what_it_costs_after_somebody_has_passed() -> None:
    t = Table(turn=2)
    t.workers("egypt", RED, 1).hand(RED, textile=1).passed(GREEN)
    assert absent(t)["trade"] == {"why": "cost"}
    t.available(RED, workers=1)
    assert "trade" not in absent(t)


@rule("F6.6", "F8.2")
def test_placing_lacks_workers_or_goods() -> None:
    t = Table(turn=2)
    assert absent(t)["place"] == {"why": "workers"}
    t.available(RED, workers=1)
    assert absent(t)["place"] == {"why": "goods"}
    t.hand(RED, grain=1)
    assert "place" not in absent(t)


@rule("F6.6", "F13.9")
def test_placing_lacks_what_it_costs_after_somebody_has_passed() -> None:
    t = Table(turn=2)
    t.available(RED, workers=1).hand(RED, grain=1).passed(GREEN)
    assert absent(t)["place"] == {"why": "cost"}


@rule("F6.6", "F7.2")
def test_building_lacks_a_place() -> None:
    t = Table(turn=2)
    assert "build" not in absent(t)
    for area in ("sippar", "babylon", "nippur", "shuruppak"):
        t.city(area, PURPLE)
    for area in ("umma", "lagash", "uruk", "ur"):
        t.city(area, GREEN)
    t.city("eridu", RED)
    assert absent(t)["build"] == {}


@rule("F6.6", "F11.1")
def test_expanding_lacks_armies_or_what_it_costs() -> None:
    t = Table()
    assert "expand" not in absent(t)
    t.empire(RED, "t1-guti").armies("guti", RED, 1)
    assert absent(t)["expand"] == {"why": "armies"}
    t.available(RED, armies=1).passed(GREEN)
    assert absent(t)["expand"] == {"why": "cost"}


@rule("F6.6", "F10.4")
@pytest.mark.parametrize(
    ("own", "told"),
    [
        ((), {"lead": {"empires": ["t2-amorites", "t2-isin", "t2-larsa"]}}),
        (("isin",), {"empires": {"empires": ["t2-amorites", "t2-larsa"]}}),
    ],
)
def test_empires_led_by_somebody_else_are_named(own: tuple[str, ...], told: dict[str, dict[str, Any]]) -> None:
    t = Table(turn=2)
    for area in own:
        t.workers(area, RED, 1)
    found = absent(t)
    assert {key: args for key, args in found.items() if key in ("lead", "empires")} == told


@rule("F6.6", "F10.4")
def test_who_has_fewer_workers_in_a_home_area_is_told_who_has_more() -> None:
    t = Table(turn=2).workers("isin", RED, 1).workers("amorites", RED, 1).workers("amorites", GREEN, 2)
    found = absent(t)
    outdone = {"empire": "t2-amorites", "first_seat": GREEN, "most": 2, "own": 1}
    assert (found["empire-outdone"], found["empires"]) == (outdone, {"empires": ["t2-larsa"]})


@rule("F6.6", "F10.1")
def test_who_has_started_an_empire_is_not_told_of_others() -> None:
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 1)
    assert not {"lead", "empires"} & set(absent(t))


@rule("F20.1")
def test_everybody_sees_what_stands_on_the_board() -> None:
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 2).city("ur", PURPLE, expanded=True).city("umma", GREEN)
    t.workers("guti", GREEN, 3).workers("scribes", RED, 1).workers("used_scribes", PURPLE, 2).workers("weaving", RED, 4)
    view = GAME.view(t.state, None)
    assert view.areas["guti"] == AreaView((0, 0, 3), 2, RED, None, False)
    assert view.areas["ur"] == AreaView((), 0, None, PURPLE, True)
    assert view.areas["umma"] == AreaView((), 0, None, GREEN, False)
    assert view.areas["elam"] == AreaView((0, 0, 0), 0, None, None, False)
    assert view.boxes["scribes"] == BoxView((1, 0, 0), (0, 2, 0))
    assert view.boxes["weaving"] == BoxView((4, 0, 0), ())
    assert {empire: (seen.armies, seen.seat) for empire, seen in view.empires.items()} == {
        "t1-akkad": (10, None),
        "t1-guti": (8, RED),
        "t1-sumer": (3, None),
    }


@rule("F20.1", "F5.1")
@pytest.mark.parametrize(("turn", "declines"), [(1, 2), (2, 0), (3, 4), (4, 0), (5, 0)])
def test_a_decline_is_announced_a_turn_before(turn: int, declines: int) -> None:
    assert GAME.view(Table(turn=turn).state, RED).decline_turn == declines


def labels(t: Table) -> dict[str, tuple[str, dict[str, Any]]]:
    t.act(RED)
    choice = t.decision.choice
    assert isinstance(choice, OneOf)
    return {option.id: (option.label.key, dict(option.label.args)) for option in choice.options}


@rule("F6.6", "F7.4", "F10.4")
def test_actions_tell_cities_left_and_empires_to_be_had() -> None:
    t = Table()
    t.city("ur", RED).workers("akkad", RED, 1)
    assert labels(t)["build"] == ("action-build", {"left": 3})
    assert labels(t)["start"] == ("action-start", {"open": 2})
    assert labels(t)["pass"] == ("action-pass", {})
    assert (t.decision.prompt.key, dict(t.decision.prompt.args)) == ("action-prompt", {})
    for area in ("uruk", "umma", "lagash"):
        t.city(area, RED)
    assert labels(t)["build"] == ("action-build-move", {})


@rule("F13.7", "F20.10")
def test_who_has_passed_is_named_beside_what_is_to_be_paid() -> None:
    t = Table(order=(RED, GREEN, PURPLE))
    t.available(RED, workers=3, armies=0).hand(RED, wood=2).passed(GREEN).passed(PURPLE)
    t.act(RED)
    assert t.decision.prompt.key == "action-prompt-paying"
    assert dict(t.decision.prompt.args) == {"passed_seats": [GREEN, PURPLE]}
    t.answer("build")
    assert t.decision.prompt.key == "pay-prompt"
    assert dict(t.decision.prompt.args) == {"passed_seats": [GREEN, PURPLE], "action": "build"}
    assert t.notes == {"worker": {"left": 2}, "wood": {"left": 1}}
