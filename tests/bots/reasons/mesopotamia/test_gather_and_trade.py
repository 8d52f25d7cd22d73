"""What speaks for an answer in Mesopotamia: Gather and Trade."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.table import TradeView
from tests.bots.reasons.mesopotamia.positions import (
    CLAY,
    FOREIGN,
    HOME,
    LEVELS,
    OWN,
    asked,
    held,
    key,
    line,
    rival,
    told,
    view,
)

GIVES = {"wood": "trade.t01", "food": "trade.t02"}
"""Trades that give one of these, for something else."""


def test_a_resource_is_taken_because_it_completes_a_price() -> None:
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=1, trades=0)
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(view(holding=held(clay=1)), question, "start.stone") == ("reason-pays", about)
    assert key(view(holding=held(clay=1), ziggurat=1), question, "start.stone") != "reason-pays"


def test_a_resource_is_taken_because_little_is_missing_then() -> None:
    question = asked("gather", *HOME, "other", left=1, trades=0)
    about = {"what": "ziggurat", "level": 1, "missing_resources": {"clay": 1}}
    assert told(view(), question, "start.stone") == ("reason-nearer", about)


def test_home_gives_what_no_source_that_is_left_gives() -> None:
    symbol = REGIONS[OWN].resource
    other = next(each for each in ("wood", "food") if each != symbol)
    some = dict.fromkeys(("stone", "wood", "clay", "food"), 9)
    rich = view(holding=held(**{**some, other: 0}), units=2)
    question = asked("gather", *HOME, f"unit.{OWN}", "other", left=1, trades=0)
    assert told(rich, question, f"start.{other}") == ("reason-gather-only-home", {"resource": other})
    trading = asked("gather", *HOME, f"unit.{OWN}", GIVES[other], "other", left=1, trades=1)
    assert told(rich, trading, f"start.{other}") == ("reason-gather-none", {"resource": other})
    assert key(rich, question, f"start.{symbol}") != "reason-gather-only-home"
    assert key(view(holding=held(**some), units=2), question, f"start.{other}") != "reason-gather-only-home"


def test_home_is_kept_for_the_end_while_there_is_more_to_gather() -> None:
    rich = view(holding=held(stone=9, wood=9, clay=9, food=9))
    question = asked("gather", *HOME, f"unit.{OWN}", f"settlement.{OWN}", "other", left=2, trades=0)
    assert key(rich, question, f"unit.{OWN}") == "reason-gather-home-last"
    elsewhere = line(("gather", f"settlement.{OWN}"))
    assert key(rich, question, f"unit.{OWN}", elsewhere) != "reason-gather-home-last"
    enough = asked("gather", *HOME, f"unit.{OWN}", "other", left=2, trades=0)
    assert told(rich, enough, f"unit.{OWN}") == ("reason-gather-all", {"count": 2, "trades": False})


def test_sources_that_give_the_same_are_used_before_a_trade_ends_the_gathering() -> None:
    """M11.1: a Trade closes the gathering that was begun; before the first source it does not"""
    rich = view(holding=held(stone=9, wood=9, clay=9, food=9), levels={**LEVELS, "gather": 2})
    sources = (f"unit.{OWN}", f"settlement.{OWN}")
    alike = {"count": 2, "resource": REGIONS[OWN].resource}
    trading = asked("gather", *sources, "trade.t01", "other", left=1, trades=1)
    assert told(rich, trading, sources[0]) == ("reason-gather-same", {**alike, "trades": True})
    untraded = asked("gather", *sources, "other", left=1, trades=0)
    assert told(rich, untraded, sources[0]) == ("reason-gather-same", {**alike, "trades": False})
    last = asked("gather", sources[0], "trade.t01", "other", left=1, trades=1)
    assert told(rich, last, sources[0]) == ("reason-gather-all", {"count": 1, "trades": True})
    fresh = asked("gather", *sources, "trade.t01", "other", left=2, trades=1)
    assert told(rich, fresh, sources[0]) == ("reason-gather-all", {"count": 2, "trades": False})


def test_a_resource_is_taken_that_is_held_less_than_all_others() -> None:
    symbol = REGIONS[OWN].resource
    some = dict.fromkeys(("stone", "wood", "clay", "food"), 9)
    question = asked("gather", f"unit.{OWN}", f"unit.{FOREIGN}", "other", left=1, trades=0)
    assert REGIONS[FOREIGN].resource != symbol
    least = view(holding=held(**{**some, symbol: 8}), units=2, ziggurat=1)
    assert told(least, question, f"unit.{OWN}") == ("reason-gather-least", {"resource": symbol})
    assert key(view(holding=held(**some), units=2, ziggurat=1), question, f"unit.{OWN}") is None


def test_no_trade_is_made_that_would_use_up_a_price() -> None:
    question = asked("gather", "trade.t01", "other", left=0, trades=1)
    about = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(view(holding=held(stone=1, clay=1)), question, "other") == ("reason-kept", about)
    assert key(view(holding=held(stone=2, clay=1)), question, "other") == "reason-trade-none"


def test_a_free_token_is_told_by_what_it_gives_and_whose_it_becomes() -> None:
    """M11.13, M11.16"""
    table = view(holding=held(clay=1), units=2, ziggurat=1)
    free = msgspec.structs.replace(table, trade=(TradeView(CLAY, 2, 1, None),))
    question = asked("gather", f"trade.{CLAY}", "other", left=0, trades=1)
    about = {"paid_resources": {"clay": 1}, "given": 1, "gained": 3, "more": True}
    assert told(free, question, f"trade.{CLAY}") == ("reason-trade-claim", about)
    taken = msgspec.structs.replace(table, trade=(TradeView(CLAY, 2, 1, rival()),))
    assert key(taken, question, f"trade.{CLAY}") != "reason-trade-claim"


def test_nothing_is_kept_for_a_price_that_the_plan_does_not_leave() -> None:
    question = asked("gather", "trade.t01", "other", left=0, trades=1)
    table = view(holding=held(stone=1, clay=1, wood=1), units=1)
    assert key(table, question, "other") == "reason-kept"
    assert key(table, question, "other", line(("build", "wall"))) != "reason-kept"
    built = {"what": "ziggurat", "level": 1, "resources": {"stone": 1, "clay": 1}}
    assert told(table, question, "other", line(("build", "ziggurat"))) == ("reason-kept", built)
