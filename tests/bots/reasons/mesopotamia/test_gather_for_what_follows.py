"""What speaks for an answer in Mesopotamia: Gather and Trade, with a view to what follows."""

from __future__ import annotations

import pytest

from engine.mesopotamia.content.tokens import TRADE_TOKENS
from tests.bots.reasons.mesopotamia.positions import (
    CLAY,
    FOOD,
    HOME,
    LEVELS,
    OWN,
    asked,
    held,
    key,
    line,
    told,
    view,
)


def test_the_trades_used_here_are_what_they_are_said_to_be() -> None:
    trades = {token: (TRADE_TOKENS[token].pay, TRADE_TOKENS[token].gain) for token in (CLAY, FOOD)}
    assert trades == {CLAY: ({"clay": 1}, {"stone": 1, "wood": 1, "food": 1}), FOOD: ({"wood": 2}, {"food": 3})}


def test_a_resource_is_taken_for_the_trade_that_follows() -> None:
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=1, trades=1)
    clay = view(holding=held(wood=9, food=1))
    about = {"paid_resources": {"clay": 1}, "gained_resources": {"stone": 1, "wood": 1, "food": 1}}
    traded = line(("gather", f"trade.{CLAY}"))
    assert told(clay, question, "start.clay", traded) == ("reason-gather-trade", about)
    assert key(clay, question, "start.stone", traded) != "reason-gather-trade"
    wood = view(holding=held(wood=1, food=1), ziggurat=1)
    price = {"what": "growth", "level": 2, "resources": {"food": 4}}
    trade = {"paid_resources": {"wood": 2}, "gained_resources": {"food": 3}}
    grown = ("reason-gather-trade-for", {**trade, **price})
    assert told(wood, question, "start.wood", line(("gather", f"trade.{FOOD}"))) == grown


def test_no_price_is_named_for_a_resource_that_is_traded_away() -> None:
    """M10.2: the Clay that is traded makes no Tablet; M9.5: with Food for Growth it builds a Ziggurat level."""
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=2, trades=1)
    table = view(holding=held(wood=1), ziggurat=1)
    tablet = {"what": "research", "level": 1, "missing_resources": {"clay": 1}}
    assert told(table, question, "start.clay") == ("reason-nearer", tablet)
    away = line(("gather", f"trade.{CLAY}"))
    assert key(table, question, "start.clay", away) == "reason-gather-trade"
    else_gathered = line(("gather", "start.stone"))
    assert key(table, question, f"settlement.{OWN}", else_gathered) != "reason-nearer"
    clay = view(holding=held(food=4), ziggurat=1)
    ziggurat = {"what": "next_ziggurat", "level": 2, "missing_resources": {"stone": 1}}
    assert told(clay, question, "start.clay", line(("gather", "start.stone"))) == ("reason-nearer", ziggurat)


def test_a_resource_is_taken_for_what_the_plan_pays_for_with_it() -> None:
    question = asked("gather", *HOME, "other", left=1, trades=0)
    both = view(holding=held(stone=1, clay=1), units=1)
    unit = {"what": "unit", "level": 0, "resources": {"wood": 1}}
    assert told(both, question, "start.wood", line(("war", f"spearman.{OWN}"))) == ("reason-pays", unit)
    settling = view(holding=held(stone=1), levels={**LEVELS, "build": 3}, ziggurat=1)
    price = {"what": "settlement", "level": 0}
    then = line(("gather", "start.food"), ("build", "settlement"))
    lacking = ("reason-nearer", {**price, "missing_resources": {"food": 1}})
    assert told(settling, question, "start.wood", then) == lacking


def test_no_building_is_named_where_the_plan_builds_another() -> None:
    """M9.1: one Build action builds one, whatever else could be paid for."""
    question = asked("gather", *HOME, "other", left=1, trades=0)
    table = view(holding=held(stone=2, clay=1, wood=1), units=2, levels={**LEVELS, "build": 3})
    settlement = {"what": "settlement", "level": 0, "resources": {"wood": 1, "stone": 1, "food": 1}}
    assert told(table, question, "start.food", line(("build", "settlement"))) == ("reason-pays", settlement)
    assert told(table, question, "start.food", line(("action", "war.pawn"))) == ("reason-pays", settlement)
    assert key(table, question, "start.food", line(("build", "ziggurat"))) != "reason-pays"


def test_a_price_is_that_of_the_card_that_will_be_in_use() -> None:
    """M5.5: a technology raised before is used at its new level"""
    table = view(holding=held(food=2, tablet=1), units=2)
    then = line(("action", "research.1"), ("research", "growth"), ("action", "growth.2"))
    grown = {"what": "growth", "level": 2, "resources": {"food": 3}}
    assert told(table, asked("gather", *HOME, "other", left=1, trades=0), "start.food", then) == ("reason-pays", grown)


def test_a_resource_is_taken_for_what_can_be_paid_for_after_a_trade() -> None:
    question = asked("gather", *HOME, "other", left=1, trades=1)
    table = view(holding=held(clay=2), units=2, ziggurat=1)
    tablet = {"what": "research", "level": 1, "resources": {"clay": 2}}
    traded = line(("gather", f"trade.{CLAY}"))
    assert told(table, question, "start.clay", traded) == ("reason-left-over", tablet)
    assert key(table, question, "start.clay") != "reason-left-over"
    food = view(holding=held(food=7), units=2, ziggurat=1)  # one square paid for, what is left is not for that one
    assert key(food, question, "start.food", line(("action", "growth.1"))) != "reason-left-over"


@pytest.mark.parametrize(
    ("then", "aim"),
    [
        ((), {"what": "ziggurat", "level": 1, "missing_resources": {"stone": 1}, "trades": False}),
        (
            (("gather", "start.stone"),),
            {"what": "ziggurat", "level": 1, "missing_resources": {"stone": 1}, "trades": False},
        ),
        (
            (("gather", "start.wood"), ("gather", f"trade.{FOOD}")),
            {"what": "growth", "level": 2, "missing_resources": {"food": 3}, "trades": True},
        ),
        ((("gather", "start.food"),), None),
    ],
)
def test_the_action_is_chosen_for_what_can_be_paid_for_after_the_plan(
    then: tuple[tuple[str, str], ...], aim: dict[str, object] | None
) -> None:
    table = view(holding=held(wood=1, clay=1, food=1), units=2)
    why = ("reason-gather-for", aim) if aim else ("reason-gather", {"count": 1})
    assert told(table, asked("action", "gather.pawn", "aside"), "gather.pawn", line(*then)) == why
