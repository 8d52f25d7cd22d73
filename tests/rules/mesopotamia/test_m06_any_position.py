"""Where a Unit can go, compared in random positions with a search that follows the rules word by word."""

import itertools
import random
from collections import Counter, deque
from collections.abc import Iterator

import pytest

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia.layout import Layout, rule

SPEED = {"spearman": 1, "archer": 1, "horseman": 2, "chariot": 2}
STARTS_IN_USE = {"r01": 0, "r02": 1, "r03": 2}
OPEN = [region for region in REGIONS if region not in STARTS_IN_USE]


def anywhere(lot: random.Random) -> tuple[Layout, str, str]:
    """A random crowd on the map, and the Unit that is going to move; others could move as well."""
    t = Layout("babylonian", "sumerian", "akkadian").level(0, explore=lot.choice([1, 2, 3]))
    unit, region = lot.choice(list(SPEED)), lot.choice([*OPEN, "r01"])
    t.put(0, unit, region).put(0, "archer", "r01").put(0, "chariot", "r05")
    near = [*REGIONS[region].adjacent, region, *lot.sample(OPEN, 4)]
    near = [each for each in near if each not in STARTS_IN_USE]
    for side, kind in ((0, "spearman"), (1, "archer"), (1, "spearman"), (2, "horseman"), (2, "ram")):
        for _ in range(lot.randrange(3)):
            t.put(side, kind, lot.choice(near))
    for _ in range(lot.randrange(3)):
        t.put(0, "ram", lot.choice(near))
    for side in (0, 1, 2):
        t.wall(side, *lot.sample(near, lot.randrange(2)))
    if lot.randrange(2):
        t.tribe(lot.choice(near), archer=1)
    return t, unit, region


def destinations(s: MesopotamiaState, unit: str, start: str, activations: int) -> set[str]:
    """Every end of a movement with every choice of Rams, as an answer says it."""
    standing = Counter({region: count for region in REGIONS if (count := rams_in(s, region))})
    found = set()
    for rams in choices(standing):
        for to in ends(s, start, set(rams), SPEED[unit] * activations):
            if to not in rams:
                found.add(f"{to}.ram-{'-'.join(sorted(rams.elements()))}" if rams else to)
    return found


def rams_in(s: MesopotamiaState, region: str) -> int:
    army = s.army(region, 0)
    return army.units.get("ram", 0) if army else 0


def choices(standing: Counter[str]) -> Iterator[Counter[str]]:
    for counts in itertools.product(*(range(count + 1) for count in standing.values())):
        yield +Counter(dict(zip(standing, counts, strict=True)))


def ends(s: MesopotamiaState, start: str, rams: set[str], steps: int) -> set[str]:
    """The ends of all legal paths on which each of these regions with a Ram lies."""
    first = (start, frozenset(rams & {start}), False)
    seen, queue, found = {first}, deque([(first, 0)]), set()
    while queue:
        (here, taken, under_way), done = queue.popleft()
        if done == steps or not may_leave(s, here, start, under_way):
            continue
        for there in REGIONS[here].adjacent:
            if may_enter(s, there, with_ram=bool(taken)):
                position = (there, taken | (rams & {there}), True)
                if position not in seen:
                    seen.add(position)
                    queue.append((position, done + 1))
                    if position[1] == rams:
                        found.add(there)
    return found


def may_leave(s: MesopotamiaState, here: str, start: str, under_way: bool) -> bool:
    """M6.6: the mover counts where it is, and not any more where it came from."""
    own = s.fighters(here, 0) + (1 if under_way else 0) - (1 if under_way and here == start else 0)
    enemies = s.fighters(here, 1) + s.fighters(here, 2) + sum(s.tribes.get(here, {}).values())
    return not enemies or own > enemies


def may_enter(s: MesopotamiaState, there: str, with_ram: bool) -> bool:
    """M2.4, M8.2"""
    if STARTS_IN_USE.get(there, 0) != 0:
        return False
    return s.walls.get(there, 0) == 0 or with_ram or rams_in(s, there) > 0


@rule("M6.3", "M6.4", "M6.5", "M6.6", "M6.7", "M6.18", "M8.2", "M8.5", "M8.6")
@pytest.mark.parametrize("seed", range(40))
def test_a_unit_can_go_exactly_where_the_rules_say(seed: int) -> None:
    t, unit, region = anywhere(random.Random(seed))
    t.turn()
    expected = destinations(t.state, unit, region, t.state.players[0].levels["explore"])
    t.answers("explore.pawn", "unit")
    if not expected:
        assert f"{unit}.{region}" not in t.options
        return
    t.answer(f"{unit}.{region}")
    if t.kind == "explore.to":
        assert set(t.options) == expected
    else:
        assert len(expected) == 1
