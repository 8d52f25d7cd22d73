"""What is proposed for Phalanxes and lines, with its outcome: exact for small armies, else by rules of thumb. MH12"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice, permutations
from typing import NamedTuple, TypeAlias

from engine.mesopotamia.combat.arrangements import arrangements, how_many
from engine.mesopotamia.combat.combat import ROLES, Combat, Combatant, Role
from engine.mesopotamia.combat.forecast import Course, Lines, Playout
from engine.mesopotamia.combat.retreat import can_flee
from engine.mesopotamia.combat.rows import Won
from engine.mesopotamia.combat.situation import Forecast, Situation, Standing
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import UNITS
from engine.mesopotamia.state import MesopotamiaState

LineIds: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""The queues of attacker and defender in a line, by the Units' ids."""
EXACT = 700
"""So many arrangements are all tried: those of 4 Units against 3."""
TRIES = 120
"""So often the best of the likely lines of larger armies are changed in the hope of better ones."""
FEW = 40
"""So many ways to place Phalanxes are all tried; of more, one Phalanx after the other goes where it is best. So many
arrangements are all tried in the new lines of larger armies."""
LISTED = 5
"""Up to so many Units other lines are told."""
OTHERS = 20
"""So many other ways are told beside the proposed one."""


class LinesProposal(NamedTuple):
    """Lines for all Units, and how the combat ends with them."""

    lines: tuple[LineIds, ...]
    forecast: Forecast
    others: tuple[tuple[tuple[LineIds, ...], Forecast], ...] = ()
    """Other lines, the best first."""


class Allotment(NamedTuple):
    """Phalanxes by Units, and how the combat ends with them if all go on as proposed."""

    placed: tuple[tuple[str, int], ...]
    forecast: Forecast
    others: tuple[tuple[tuple[tuple[str, int], ...], Forecast], ...] = ()
    """Other ways, the best first."""


def situation_of(
    s: MesopotamiaState,
    combat: Combat,
    arranger: Role,
    to_come: Sequence[Won] = (),
    reacting: Role | None = None,
    pool: int = 0,
) -> Situation:
    """Take down how a combat stands; Phalanxes still `to_come` are thought of where they would usually go."""
    units = tuple(Standing.of(unit) for unit in combat.units)
    for row in to_come:
        units = _spread(units, row, row.fitting(combat))
    flees = can_flee(s, combat.attacker, combat.region), can_flee(s, combat.defender, combat.region)
    return Situation(units, combat.winner_of_ties(s), arranger, flees, reacting, pool)


@lru_cache(maxsize=512)
def best_lines(situation: Situation) -> LinesProposal:
    """Find the lines that are best for whoever arranges them. M16.20"""
    sizes = [sum(unit.role == role for unit in situation.units) for role in ROLES]
    playout = Playout(situation, EXACT if how_many(*sizes) <= EXACT else FEW)
    course = playout.best(TRIES)
    lines = playout.standing(course.lines)
    if situation.reacting is not None and 1 < len(lines) <= 4:  # what it has placed in one line it lacks in the next
        lines = max(permutations(lines), key=lambda order: playout.worth(playout.after(order)))
        course = playout.after(lines)
    others = tuple((_ids(situation, lines), playout.forecast(course)) for course, lines in _other_lines(playout, lines))
    return LinesProposal(_ids(situation, lines), playout.forecast(course), others)


def _ids(situation: Situation, lines: Lines) -> tuple[LineIds, ...]:
    """Name the Units of lines."""
    units = situation.units
    return tuple((tuple(units[a[0]].id for a in ours), tuple(units[d[0]].id for d in theirs)) for ours, theirs in lines)


def _other_lines(playout: Playout, best: Lines) -> list[tuple[Course, Lines]]:
    """Play out the other lines of a few Units; those of more are too long to be read in a list."""
    ours, theirs = playout.queue("attacker"), playout.queue("defender")
    if len(ours) + len(theirs) > LISTED:
        return []
    every = arrangements(len(ours), len(theirs))
    found = (playout.standing(tuple(every.lines[number] for number in numbers)) for numbers in every.made_of)
    played = [(playout.after(lines), lines) for lines in found if set(lines) != set(best)]
    return sorted(played, key=lambda each: -playout.worth(each[0]))[:OTHERS]


@lru_cache(maxsize=512)
def allotment(situation: Situation, role: Role, row: Row, count: int, lines: tuple[LineIds, ...] = ()) -> Allotment:
    """Find where the Phalanxes of a row serve their owner best, in lines that stand already or are to come."""
    own = [unit for unit in situation.units if unit.role == role]
    slots = [free_slots(unit, row) for unit in own]
    ways = list(islice(_ways(count, slots), FEW + 1))
    if len(ways) <= FEW:
        scored = [(_outcome(situation, own, row, way, lines, EXACT // len(ways)), way) for way in ways]
    else:
        scored = [
            (_outcome(situation, own, row, way, lines, 6), way)
            for way in _one_by_one(situation, own, row, count, lines)
        ]
    sign = 1 if role == "attacker" else -1
    best, *others = [
        (tuple((unit.id, n) for unit, n in zip(own, way, strict=True) if n), outcome)
        for (_, outcome), way in sorted(scored, key=lambda each: -each[0][0] * sign)[: 1 + OTHERS]
    ]
    return Allotment(*best, tuple(others))


def forecast(situation: Situation, lines: tuple[LineIds, ...]) -> Forecast:
    """Say how a combat goes on from given lines."""
    return _played(situation, lines, EXACT)[1]


def free_slots(unit: Standing, row: Row) -> int:
    """How many Phalanxes still fit on a row of a Unit."""
    return Combatant(unit.id, unit.role, unit.kind, unit.card).free_slots(row) - int(getattr(unit, row))


def _spread(units: tuple[Standing, ...], row: Won, count: int) -> tuple[Standing, ...]:
    """Give Units one Phalanx each in turn, the strongest first; Tactics first where they count."""
    enemies = {unit.kind for unit in units if unit.role != row.role}
    found = list(units)

    def rank(n: int) -> tuple[bool, int]:
        unit = Combatant(found[n].id, row.role, found[n].kind, found[n].card)
        counts = row.row != "tactics" or any(unit.has_advantage(kind) for kind in enemies)
        return not counts, -UNITS[unit.kind].simplified_value

    order = sorted((n for n, unit in enumerate(units) if unit.role == row.role), key=rank)
    while count:
        for n in order:
            if count and free_slots(found[n], row.row):
                found[n] = found[n].with_more(row.row, 1)
                count -= 1
    return tuple(found)


def _ways(count: int, slots: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Generate the ways to put so many Phalanxes on so many slots, most on the first Units first."""
    if not slots:
        if not count:
            yield ()
        return
    rest = sum(slots[1:])
    for first in range(min(count, slots[0]), max(0, count - rest) - 1, -1):
        for others in _ways(count - first, slots[1:]):
            yield (first, *others)


def _one_by_one(
    situation: Situation, own: Sequence[Standing], row: Row, count: int, lines: tuple[LineIds, ...]
) -> list[tuple[int, ...]]:
    """Place one Phalanx after the other where it is best at that moment."""
    sign = 1 if own[0].role == "attacker" else -1
    way = (0,) * len(own)
    for _ in range(count):
        further = [
            (*way[:n], way[n] + 1, *way[n + 1 :]) for n, unit in enumerate(own) if way[n] < free_slots(unit, row)
        ]
        way = max(further, key=lambda each: _outcome(situation, own, row, each, lines, 6)[0] * sign)
    return [way]


def _outcome(
    situation: Situation,
    own: Sequence[Standing],
    row: Row,
    way: Sequence[int],
    lines: tuple[LineIds, ...],
    exact: int,
) -> tuple[int, Forecast]:
    more = {unit.id: n for unit, n in zip(own, way, strict=True)}
    units = tuple(unit.with_more(row, more.get(unit.id, 0)) for unit in situation.units)
    return _played(situation._replace(units=units), lines, exact)


def _played(situation: Situation, lines: tuple[LineIds, ...], exact: int) -> tuple[int, Forecast]:
    playout = Playout(situation, exact)
    if not lines:
        course = playout.best()
        return course.score, playout.forecast(course)
    places = {unit.id: n for n, unit in enumerate(situation.units)}
    standing: Lines = tuple(
        (tuple(playout.card(places[each]) for each in ours), tuple(playout.card(places[each]) for each in theirs))
        for ours, theirs in lines
    )
    course = playout.after(standing)
    return course.score, playout.forecast(course)
