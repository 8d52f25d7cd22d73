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
    line,
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
    lead = msgspec.structs.replace(table, event=(*((),) * 4, (rival(),), (), (), (me(),), (), ()))
    assert key(lead, asked("explore", move, "other", activations=1), move) == why


def test_a_tribe_is_told_by_its_strength_and_by_what_its_event_would_change() -> None:
    """M16.41: a die and 2 for each figure; M16.47: whoever wins reveals the Event; M13.7"""
    homes = {player.start for player in opening().players}
    near, other = [each for each in REGIONS[OWN].adjacent if each not in homes][:2]
    tribes = {near: {"spearman": 1}, other: {"archer": 1, "horseman": 1}}
    of_map = {region: {"hidden_event": True, "tribe": tribe} for region, tribe in tribes.items()}
    others = tuple(seat for seat in range(3) if seat != me())
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **of_map), holding=held(phalanx=10), event=5)
    behind = msgspec.structs.replace(table, event=((others[1],), *((),) * 3, (me(),), (others[0],), *((),) * 4))
    moves = {region: f"spearman.{OWN}.{region}" for region in tribes}
    question = asked("explore", *moves.values(), "other", activations=1)
    passed = {"squares": 1, "seats": [others[0]], "count": 1, "vp": 3}
    weak = {"own": 10, "least": 3, "most": 8, "weakest": True}
    strong = {"own": 10, "least": 5, "most": 10, "weakest": False}
    assert told(behind, question, moves[near]) == ("reason-tribe-pass", {**weak, **passed})
    assert told(behind, question, moves[other]) == ("reason-tribe-pass", {**strong, **passed})
    alone = asked("explore", moves[near], "other", activations=1)
    assert told(behind, alone, moves[near]) == ("reason-tribe-pass", {**weak, "weakest": False, **passed})
    planned = line(("explore", moves[near]))
    action = asked("action", "explore.pawn", "aside")
    assert told(behind, action, "explore.pawn", planned) == ("reason-tribe-pass", {**weak, **passed})
    first = msgspec.structs.replace(table, event=(others, *((),) * 3, (me(),), *((),) * 5))
    assert told(first, question, moves[near]) == ("reason-tribe", {**weak, "region": near, "track": True})


def test_squares_on_the_event_track_are_named_that_take_past_a_rival() -> None:
    near = next(each for each in REGIONS[OWN].adjacent if each not in {player.start for player in opening().players})
    others = tuple(seat for seat in range(3) if seat != me())
    table = view(armies({OWN: ArmyView(me(), {"spearman": 1})}, **{near: {"hidden_event": True}}), event=3)
    move = f"spearman.{OWN}.{near}"
    question = asked("explore", move, "other", activations=1)
    two = msgspec.structs.replace(table, event=((), (), (me(),), (), others[:1], *((),) * 4, others[1:]))
    past = {"region": near, "seats": [others[0]], "vp": 3}
    assert told(two, question, move) == ("reason-event-pass", {**past, "squares": 2, "on_top": True})
    same = msgspec.structs.replace(table, event=((), (), (others[0], me()), *((),) * 6, others[1:]))
    assert told(same, question, move) == ("reason-event-pass", {**past, "squares": 1, "on_top": False})
