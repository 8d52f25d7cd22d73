"""Whoever is refused is told why: one reason for each way to be wrong."""

from __future__ import annotations

from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.data import TRADE
from engine.core.decision import Answer, Move
from engine.core.dice import SeededDice
from engine.core.errors import IllegalMove
from engine.core.play import step
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

FOUR = ("ur", "uruk", "umma", "lagash")


def reason(t: Table, answer: Answer) -> tuple[str, dict[str, Any]]:
    """Why an answer to the open question is refused, with what is told along."""
    with pytest.raises(IllegalMove) as refused:
        step(GAME, t.state, Move(t.decision.seat, t.kind, answer), SeededDice(b"reason"))
    text = refused.value.text
    return text.key.removeprefix("refused-"), dict(text.args)


# Actions and what they cost


@rule("F0.3", "F6.6")
@pytest.mark.parametrize("action", ["place", "trade", "start", "expand"])
def test_an_action_that_is_not_possible(action: str) -> None:
    t = Table(turn=2)
    t.act(RED)
    assert reason(t, action) == (f"action-{action}", {})
    assert reason(t, "retreat")[0] == "not-offered"


@rule("F0.3", "F13.9")
def test_an_action_that_is_only_possible_without_paying_for_it() -> None:
    t = Table(turn=2)
    t.available(RED, workers=1).hand(RED, grain=1)
    t.passed(GREEN)
    t.act(RED)
    assert reason(t, "place") == ("opportunity", {})
    assert reason(t, "trade") == ("action-trade", {})


@rule("F0.3", "F13.7", "F13.9")
def test_a_payment_that_is_missing_or_needed_for_the_action() -> None:
    t = Table(turn=2)
    t.available(RED, workers=1).hand(RED, grain=2, wood=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("place")
    assert reason(t, "worker") == ("pay-needed", {"payment": "worker"})
    assert reason(t, "army") == ("pay-missing", {})
    assert reason(t, "oil") == ("pay-missing", {})
    assert reason(t, "city")[0] == "not-offered"


@rule("F0.3", "F13.5")
def test_a_bid_that_is_not_in_hand() -> None:
    t = Table(turn=2)
    t.hand(RED, grain=1)
    t.act(RED)
    t.answer("pass")
    assert reason(t, ("oil:1",)) == ("not-in-hand", {})


# Cities


@rule("F0.3", "F7.3")
def test_a_city_that_cannot_be_built() -> None:
    t = Table()
    t.city("ur", PURPLE).empire(GREEN, "t1-guti").armies("umma", GREEN, 1)
    t.act(RED)
    t.answer("build")
    assert reason(t, "egypt") == ("build-not-sumer", {"area": "egypt"})
    assert reason(t, "ur") == ("build-city", {"area": "ur"})
    assert reason(t, "umma") == ("build-army", {"area": "umma"})
    assert reason(t, "atlantis")[0] == "not-offered"


@rule("F0.3", "F7.5")
def test_a_city_that_cannot_be_given_up() -> None:
    t = Table()
    for area in FOUR:
        t.city(area, RED)
    t.act(RED)
    t.answer("build")
    assert reason(t, "eridu") == ("not-your-city", {"area": "eridu"})


@rule("F0.3", "F15.7")
def test_a_city_that_cannot_be_expanded() -> None:
    t = Table()
    t.city("ur", RED).city("umma", PURPLE).city("uruk", RED, expanded=True)
    t.hand(RED, wood=4, tool=1)
    t.end_actions()
    assert reason(t, "umma") == ("not-your-city", {"area": "umma"})
    assert reason(t, "uruk") == ("city-expanded", {"area": "uruk"})
    assert reason(t, "egypt")[0] == "not-offered"
    t.answer("ur")
    assert reason(t, ("oil",)) == ("luxuries", {})


# Workers


def placing(scribes: int = 1, workers: int = 3, **hand: int) -> Table:
    t = Table(turn=2)
    t.available(RED, workers=workers).workers("scribes", RED, scribes).hand(RED, **hand)
    t.act(RED)
    return t.answer("place")


@rule("F0.3", "F6.7", "F8.3", "F8.16")
def test_nothing_to_place_with() -> None:
    t = placing(scribes=0, grain=2, wood=1)
    assert reason(t, "done") == ("nothing-done", {})
    assert reason(t, "scribe_place") == ("no-scribe", {})
    assert reason(t, "scribe_move") == ("no-scribe", {})
    assert reason(t, "oil") == ("not-in-hand", {})
    t = placing(scribes=1, grain=2, wood=1).answers("grain", "egypt")
    assert reason(t, "wood") == ("second-resource", {})
    t = placing(scribes=2, workers=1, grain=1).answers("scribe_place", "egypt")
    assert reason(t, "grain") == ("no-workers", {})


@rule("F0.3", "F8.3", "F8.7")
def test_too_many_workers() -> None:
    t = placing(scribes=0, lapis=1, grain=1).answers("lapis", "egypt")
    assert reason(t, 4) == ("number", {"most": 3})
    t = placing(scribes=0, workers=9, lapis=1, grain=1).answers("lapis", "scribes")
    assert reason(t, 3) == ("number", {"most": 2})


@rule("F0.3", "F8.5", "F8.7")
def test_a_place_where_no_worker_may_go() -> None:
    t = placing(scribes=2, grain=1).answer("grain")
    assert reason(t, "scribes") == ("scribes-full", {"most": 2})
    assert reason(t, "ur") == ("place-elsewhere", {})


@rule("F0.3", "F8.14", "F8.15")
def test_a_move_from_nowhere_or_to_the_same_place() -> None:
    t = placing(scribes=1, grain=1)
    t.workers("egypt", RED, 1).act(RED)
    t.answers("place", "scribe_move")
    assert reason(t, "elam") == ("no-worker", {})
    assert reason(t, "ur")[0] == "not-offered"
    t.answer("egypt")
    assert reason(t, "egypt") == ("same-place", {"place": "egypt"})


# Trade


def trading() -> Table:
    t = Table(turn=4)
    t.empire(PURPLE, "t4-kassites").armies("kassites", PURPLE, 1)
    t.workers("kassites", RED, 1).workers("mittani", RED, 1).workers("dilmun", RED, 2).workers("egypt", RED, 1)
    t.hand(RED, grain=3).hand(GREEN, wood=12, gold=6)
    t.act(RED)
    return t.answer("trade")


@rule("F0.3", "F9.2", "F9.5", "F9.6", "F9.9", "F9.10")
def test_a_swap_that_is_not_possible() -> None:
    t = trading()
    assert reason(t, "done") == ("nothing-done", {})
    assert reason(t, "kassites.lapis") == ("trade-army", {"area": "kassites"})
    assert reason(t, "mittani.oil") == ("trade-offer", {"area": "mittani", "resource": "oil"})
    assert reason(t, "elam.metal") == ("trade-nobody", {"area": "elam"})
    assert reason(t, "mittani.wood") == ("trade-stock", {"resource": "wood"})
    assert reason(t, "egypt.gold") == ("trade-price", {"resource": "gold", "resources": list(TRADE["gold"])})
    assert reason(t, "atlantis.gold")[0] == reason(t, "egypt.silver")[0] == "not-offered"


@rule("F0.3", "F9.7", "F9.8")
def test_a_swap_too_many() -> None:
    t = trading().answers("mittani.metal")
    assert reason(t, "mittani.metal") == ("trade-once", {"area": "mittani", "resource": "metal"})
    t = Table(turn=4).workers("amorites", RED, 1).workers("egypt", RED, 1).hand(RED, grain=2, textile=2, tool=1)
    t.act(RED).answers("trade", "amorites.wood", "grain")
    assert reason(t, "amorites.oil") == ("trade-limit", {"area": "amorites", "traders": 1})


@rule("F0.3", "F9.9")
def test_a_resource_that_cannot_be_given_for_another() -> None:
    t = Table(turn=4)
    t.workers("mittani", RED, 1).hand(RED, grain=1, textile=1, oil=1)
    t.act(RED)
    t.answers("trade", "mittani.metal")
    assert reason(t, "tool") == ("give-missing", {"resource": "tool"})
    assert reason(t, "oil") == ("trade-price", {"resource": "metal", "resources": list(TRADE["metal"])})
    assert reason(t, "silver")[0] == "not-offered"


@rule("F0.3", "F9.13")
@pytest.mark.parametrize(
    ("makers", "metal", "tools", "told"),
    [
        (0, 1, 1, ("tool-maker", {})),
        (1, 0, 1, ("tool-metal", {})),
        (1, 1, 0, ("trade-stock", {"resource": "tool"})),
    ],
)
def test_a_tool_that_cannot_be_made(makers: int, metal: int, tools: int, told: tuple[str, dict[str, Any]]) -> None:
    t = Table(turn=4)
    t.workers("tool_makers", RED, makers).workers("mittani", RED, 1).hand(RED, textile=1, metal=metal)
    t.stock(tool=tools)
    t.act(RED)
    t.answer("trade")
    assert reason(t, "tool") == told


# Empires


@rule("F0.3", "F10.2", "F10.3", "F10.4")
def test_an_empire_that_cannot_be_started() -> None:
    t = Table()
    t.empire(PURPLE, "t1-guti").workers("akkad", RED, 1).workers("akkad", PURPLE, 1)
    t.act(RED)
    t.answer("start")
    assert reason(t, "t2-isin") == ("empire-turn", {"empire": "t2-isin"})
    assert reason(t, "t1-guti") == ("empire-taken", {"empire": "t1-guti"})
    assert reason(t, "t1-rome")[0] == "not-offered"
    t = Table()
    t.workers("guti", RED, 1).workers("akkad", PURPLE, 2)
    t.act(RED)
    t.answer("start")
    assert reason(t, "t1-akkad") == ("empire-workers", {"area": "akkad"})


@rule("F0.3", "F10.8", "F10.10")
def test_armies_that_cannot_be_bought_or_equipped() -> None:
    t = Table()
    t.workers("guti", RED, 1).hand(RED, grain=1, tool=1)
    t.act(RED)
    t.answers("start", "t1-guti")
    assert reason(t, ("grain:9",)) == ("buy", {"room": 12})
    t.answer(())
    assert reason(t, ("oil:1",)) == ("not-in-hand", {})


@rule("F0.3", "F10.17", "F10.18")
def test_a_home_or_a_number_of_armies_that_will_not_do() -> None:
    t = Table()
    t.act(RED)
    t.answer("start")
    while t.kind != "empire.home":
        t.answer(t.default or ())
    assert reason(t, "egypt") == ("home", {})
    t.answer("ur")
    assert reason(t, 3) == ("number", {"most": 2})


def expanding(armies: int = 5) -> Table:
    t = Table()
    t.empire(RED, "t1-guti").armies("guti", RED, 1).armies("umma", RED, 2).available(RED, armies=armies)
    return t


@rule("F0.3", "F11.5", "F11.8", "F11.11")
def test_an_expansion_that_is_not_possible() -> None:
    t = expanding()
    t.act(RED)
    t.answer("expand")
    assert reason(t, "done") == ("nothing-done", {})
    assert reason(t, "destroy") == ("expand-destroy", {})
    assert reason(t, "reenter") == ("expand-reenter", {})
    assert reason(t, "retreat")[0] == "not-offered"
    t.answer("invade")
    assert reason(t, "umma") == ("invade-own", {"area": "umma"})
    assert reason(t, "egypt") == ("where-invade", {"area": "egypt"})
    assert reason(t, "atlantis")[0] == "not-offered"


@rule("F0.3", "F11.8")
def test_an_area_that_cannot_be_reinforced() -> None:
    t = expanding()
    t.armies("elam", RED, 1)
    t.act(RED)
    t.answers("expand", "reinforce")
    assert reason(t, "umma") == ("where-reinforce", {"area": "umma"})


@rule("F0.3", "F11.11", "F18.5")
def test_a_city_that_cannot_be_destroyed() -> None:
    t = expanding(armies=2)
    t.armies("ur", RED, 1).armies("uruk", RED, 1).armies("lagash", RED, 1).armies("eridu", RED, 1)
    t.city("umma", GREEN).city("ur", GREEN).city("shuruppak", PURPLE).city("lagash", PURPLE).city("uruk", RED)
    t.act(RED)
    t.answers("expand", "destroy")
    assert t.options == ["umma", "ur"]
    assert reason(t, "uruk") == ("destroy-own", {"area": "uruk"})
    assert reason(t, "lagash") == ("destroy-armies", {"area": "lagash", "cost": 3})
    assert reason(t, "shuruppak") == ("where-destroy", {"area": "shuruppak"})
    assert reason(t, "eridu") == ("where-destroy", {"area": "eridu"})


@rule("F0.3", "F12.12")
def test_a_fight_that_cannot_be_called_off_yet() -> None:
    t = expanding()
    t.empire(PURPLE, "t1-sumer").armies("nippur", PURPLE, 1)
    t.act(RED)
    t.answers("expand", "invade", "nippur")
    assert reason(t, "call_off") == ("call-off", {})
    assert reason(t, "flee")[0] == "not-offered"


@rule("F0.3", "F10.19")
def test_a_fight_for_the_home_is_never_called_off() -> None:
    t = Table()
    t.workers("guti", RED, 1).empire(PURPLE, "t1-sumer").armies("guti", PURPLE, 1)
    t.act(RED)
    t.answer("start")
    while t.kind != "fight.out":
        t.answer(t.default or ())
    assert reason(t, "call_off") == ("fight-out", {})
    assert reason(t, "flee")[0] == "not-offered"
