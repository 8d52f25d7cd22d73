"""What speaks for an answer in Mesopotamia: Explore and Events."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

import msgspec
import pytest

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.map import ArmyView, RegionView
from tests.bots.reasons.mesopotamia.positions import (
    FOREIGN,
    LEVELS,
    OWN,
    armies,
    asked,
    held,
    key,
    me,
    opening,
    rival,
    told,
    view,
)


def test_an_event_is_revealed_before_a_rival_does() -> None:
    near = next(each for each in REGIONS[OWN].adjacent if FOREIGN in REGIONS[each].adjacent)
    move = f"spearman.{OWN}.{near}"
    question = asked("explore", move, "other", activations=1)
    hidden = {near: {"hidden_event": True}}
    watched = armies({OWN: ArmyView(me(), {"spearman": 1}), FOREIGN: ArmyView(rival(), {"archer": 1})}, **hidden)
    assert told(view(watched), question, move) == ("reason-event-first", {"seat": rival(), "region": near})
    walled = msgspec.structs.replace(watched[near], wall=me())  # M8.2: it keeps the rival out
    assert key(view({**watched, near: walled}), question, move) != "reason-event-first"
    alone = armies({OWN: ArmyView(me(), {"spearman": 1})}, **hidden)
    assert key(view(alone), question, move) in {"reason-event", "reason-event-pass", "reason-event-lead"}


def _held_by(sides: Mapping[str, tuple[int, int]], **of_region: Mapping[str, Any]) -> dict[str, RegionView]:
    """A map with so many Spearmen of a side in some regions."""
    return armies({region: ArmyView(side, {"spearman": n}) for region, (side, n) in sides.items()}, **of_region)


def _path() -> tuple[str, str, str]:
    """Two regions two steps apart which only one region joins, none of them anybody's home: end, middle, end."""
    homes = {player.start for player in opening().players}
    for middle in REGIONS.values():
        for one, other in permutations(middle.adjacent, 2):
            joins = set(REGIONS[one].adjacent) & set(REGIONS[other].adjacent)
            is_far = other not in REGIONS[one].adjacent and joins == {middle.id}
            if is_far and not homes & {one, middle.id, other} and REGIONS[one].resource:
                return one, middle.id, other
    raise AssertionError


def test_a_region_is_guarded_only_against_units_that_can_get_there() -> None:
    region, middle, far = _path()
    start = next(each for each in REGIONS[region].adjacent if each != middle and REGIONS[each].resource)
    move = f"spearman.{start}.{region}"
    question = asked("explore", move, "other", activations=1)
    sides = {start: (me(), 1), region: (me(), 1), far: (rival(), 1)}
    about = {"region": region, "count": 1, "own": 1}
    assert told(view(_held_by(sides)), question, move) == ("reason-guard", about)
    assert key(view(_held_by({**sides, middle: (me(), 1)})), question, move) is None  # M6.6: the path ends there
    assert key(view(_held_by({**sides, middle: (me(), 1), far: (rival(), 2)})), question, move) is None
    walled = _held_by(sides, **{middle: {"wall": me()}})
    assert key(view(walled), question, move) is None


def test_a_unit_goes_where_it_gathers_if_it_gathers_nothing_where_it_stands() -> None:
    region, middle, far = _path()
    start = next(each for each in REGIONS[region].adjacent if each not in (middle, far))
    move = f"spearman.{start}.{region}"
    question = asked("explore", move, "other", activations=1)
    sides = {start: (me(), 1), region: (me(), 1), far: (rival(), 1)}
    barren = _held_by(sides, **{start: {"blocked": True}})
    gathers = {"from_region": start, "region": region, "resources": {REGIONS[region].resource: 1}}
    few = view(barren, levels={**LEVELS, "gather": 3})
    assert told(few, question, move) == ("reason-gathers", {"unit": "spearman", **gathers, "needed": True})
    assert told(view(barren), question, move) == ("reason-gathers", {"unit": "spearman", **gathers, "needed": False})


@pytest.mark.parametrize(("phalanxes", "why"), [(9, "reason-tribe"), (1, None)])
def test_a_tribe_is_attacked_by_whoever_can_bid_enough(phalanxes: int, why: str | None) -> None:
    near = REGIONS[OWN].adjacent[0]
    tribe = {near: {"hidden_event": True, "tribe": {"spearman": 1}}}
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **tribe), holding=held(phalanx=phalanxes))
    move = f"spearman.{OWN}.{near}"
    assert key(table, asked("explore", move, "other", activations=1), move) == why
