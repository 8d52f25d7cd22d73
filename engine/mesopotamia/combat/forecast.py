"""A combat played out beforehand, in small numbers: after the bids nothing is left to chance.

Where somebody will be asked for a tired Unit, the usual row is taken (M21.4); the arranger's new lines are the best
that are found.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec

from engine.core.decision import Arg
from engine.mesopotamia.combat.arrangements import Arrangement, Arrangements, arrangements, how_many, likely, listed
from engine.mesopotamia.combat.combat import Combatant, Role
from engine.mesopotamia.combat.reaction import reaction
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import UNITS
from engine.mesopotamia.content.map import Fighter

Card: TypeAlias = tuple[int, int, int, int]
"""A Unit by its place among all, with the Phalanxes on its Force, Tactics and Mobility."""
Queue: TypeAlias = tuple[Card, ...]
Lines: TypeAlias = tuple[tuple[Queue, Queue], ...]

WON = 20
"""What it is worth to be left in the region; a Unit destroyed weighs 4 and twice its strength, one that flees 2."""
FLED = 2
A_DESTROYED, A_FLED, D_DESTROYED, D_FLED = (1 << shift for shift in (0, 8, 16, 24))
"""Losses are counted in one number, a byte for each kind of them."""


class Standing(NamedTuple):
    """A Unit as far as fights depend on it; hashable, so that a forecast is made once."""

    id: str
    role: Role
    kind: Fighter
    card: str
    force: int
    tactics: int
    mobility: int

    @classmethod
    def of(cls, unit: Combatant) -> Standing:
        """Take down how a Unit stands."""
        placed = unit.placed
        rows = (placed.get("force", 0), placed.get("tactics", 0), placed.get("mobility", 0))
        return cls(unit.id, unit.role, unit.kind, unit.card, *rows)

    def with_more(self, row: Row, count: int) -> Standing:
        """Think of more Phalanxes on a row."""
        return self._replace(**{row: getattr(self, row) + count})


class Situation(NamedTuple):
    """Everything the course of a combat depends on."""

    units: tuple[Standing, ...]
    ties: Role
    arranger: Role
    can_flee: tuple[bool, bool]
    """Whether there is a region to flee to for Units of the attacker, and of the defender. M16.33"""
    reacting: Role | None = None
    """The side that does not bid and places Phalanxes before each fight. M17.30"""
    pool: int = 0
    """The Phalanxes it has left."""


class Forecast(msgspec.Struct, frozen=True):
    """How a combat will end."""

    winner: Role
    attacker_destroyed: int
    attacker_fled: int
    defender_destroyed: int
    defender_fled: int

    def args(self, role: Role) -> dict[str, Arg]:
        """Tell it to one of the parties: whether it wins, what it destroys and drives off, loses and saves."""
        own, other = (self.attacker_destroyed, self.attacker_fled), (self.defender_destroyed, self.defender_fled)
        if role == "defender":
            own, other = other, own
        return {
            "wins": role == self.winner,
            "destroyed": other[0],
            "driven_off": other[1],
            "lost": own[0],
            "fled": own[1],
        }


class Course(NamedTuple):
    """What comes of some Units: how good that is for the attacker, the losses, and the lines that lead there."""

    score: int
    losses: int
    lines: Arrangement = ()


class Played(NamedTuple):
    """A line fought out: who is left, the Phalanxes of the side without bids, and as in a course."""

    attackers: Queue
    defenders: Queue
    pool: int
    score: int
    losses: int


class Playout:
    """Plays one situation out, remembering every line and every set of Units it has met."""

    def __init__(self, situation: Situation, exact: int) -> None:
        """Up to `exact` arrangements are all tried, else only likely ones."""
        self._situation, self._exact = situation, exact
        units = [Combatant(each.id, each.role, each.kind, each.card) for each in situation.units]
        self._printed = [(unit.printed("force"), unit.printed("tactics"), unit.printed("mobility")) for unit in units]
        self._slots = [
            (unit.free_slots("force"), unit.free_slots("tactics"), unit.free_slots("mobility")) for unit in units
        ]
        self._over = [[unit.has_advantage(other.kind) for other in units] for unit in units]
        self._worth = [4 + 2 * UNITS[unit.kind].simplified_value for unit in units]
        self._attacker_wins_ties = situation.ties == "attacker"
        self._sign = 1 if situation.arranger == "attacker" else -1
        self._courses: dict[tuple[Queue, Queue, int], Course] = {}

    def card(self, unit: int) -> Card:
        """A Unit as it stands at the beginning."""
        standing = self._situation.units[unit]
        return unit, standing.force, standing.tactics, standing.mobility

    def queue(self, role: Role) -> Queue:
        """All Units of a role, in their order."""
        return tuple(self.card(n) for n, unit in enumerate(self._situation.units) if unit.role == role)

    def best(self) -> Course:
        """Find the best lines of all Units for the arranger."""
        return self._best(self.queue("attacker"), self.queue("defender"), self._situation.pool, True)

    def after(self, lines: Lines) -> Course:
        """Play given lines out, and then whatever new lines are best."""
        return self._play(lines, self._situation.pool)

    def forecast(self, course: Course) -> Forecast:
        """Read the losses of a course."""
        counts = [course.losses >> shift & 0xFF for shift in (0, 8, 16, 24)]
        attackers = len(self.queue("attacker"))
        return Forecast("attacker" if counts[0] + counts[1] < attackers else "defender", *counts)

    def _best(self, attackers: Queue, defenders: Queue, pool: int, is_first: bool = False) -> Course:
        if not defenders:
            return Course(WON, 0)
        if not attackers:
            return Course(-WON, 0)
        key = attackers, defenders, pool
        course = self._courses.get(key)
        if course is None:
            if how_many(len(attackers), len(defenders)) <= self._exact:
                possible = arrangements(len(attackers), len(defenders))
            else:
                possible = listed(self._likely(attackers, defenders, pool)[: None if is_first else 1])
            course = self._courses[key] = self._best_of(possible, attackers, defenders, pool)
        return course

    def _best_of(self, possible: Arrangements, attackers: Queue, defenders: Queue, pool: int) -> Course:
        """Try arrangements; what cannot become better than the best so far is not played to its end."""
        sign, worth, lines = self._sign, self._worth, possible.lines
        played: dict[tuple[int, int], Played] = {}
        best, best_lines = Course(-1000 * sign, 0), possible.made_of[0]
        for numbers in possible.made_of:
            left, score, losses = pool, 0, 0
            a_left: Queue = ()
            d_left: Queue = ()
            for number in numbers:
                result = played.get((number, left))
                if result is None:
                    ours, theirs = lines[number]
                    queues = tuple([attackers[n] for n in ours]), tuple([defenders[n] for n in theirs])
                    result = played[number, left] = self._line(*queues, left)
                a_left += result.attackers
                d_left += result.defenders
                left, score, losses = result.pool, score + result.score, losses + result.losses
            if a_left and d_left:
                enemies = d_left if sign > 0 else a_left
                hoped = score * sign + WON + sum([worth[each[0]] for each in enemies])
                if hoped <= best.score * sign:
                    continue
                after = self._best(tuple(sorted(a_left)), tuple(sorted(d_left)), left)
                score, losses = score + after.score, losses + after.losses
            else:
                score += WON if a_left else -WON
            if (score - best.score) * sign > 0:
                best, best_lines = Course(score, losses), numbers
        return Course(best.score, best.losses, tuple(lines[number] for number in best_lines))

    def _play(self, lines: Lines, pool: int) -> Course:
        score = losses = 0
        attackers: Queue = ()
        defenders: Queue = ()
        for ours, theirs in lines:
            played = self._line(ours, theirs, pool)
            attackers += played.attackers
            defenders += played.defenders
            pool, score, losses = played.pool, score + played.score, losses + played.losses
        after = self._best(tuple(sorted(attackers)), tuple(sorted(defenders)), pool)
        return Course(score + after.score, losses + after.losses)

    def _line(self, attackers: Queue, defenders: Queue, pool: int) -> Played:
        """Fight one line out: who is left, the Phalanxes of the side without bids, score and losses. M16.28"""
        printed, over, worth, ties = self._printed, self._over, self._worth, self._attacker_wins_ties
        a_flees, d_flees = self._situation.can_flee
        score = losses = 0
        while attackers and defenders:
            a, d = attackers[0], defenders[0]
            if self._situation.reacting is not None:
                a, d, pool = self._prepared(attackers, defenders, pool)
            (a_unit, a_force, a_tactics, a_mobility), (d_unit, d_force, d_tactics, d_mobility) = a, d
            a_printed, d_printed = printed[a_unit], printed[d_unit]
            difference = a_printed[0] + a_force - d_printed[0] - d_force
            if over[a_unit][d_unit]:
                difference += a_printed[1] + a_tactics
            if over[d_unit][a_unit]:
                difference -= d_printed[1] + d_tactics
            faster = a_printed[2] + a_mobility - d_printed[2] - d_mobility
            if difference > 0 or (difference == 0 and ties):
                attackers, defenders = (_tired(a), *attackers[1:]), defenders[1:]
                if faster > 0 or (faster == 0 and ties) or not d_flees:
                    score += worth[d_unit]
                    losses += D_DESTROYED
                else:
                    score += FLED
                    losses += D_FLED
            else:
                attackers, defenders = attackers[1:], (_tired(d), *defenders[1:])
                if faster < 0 or (faster == 0 and not ties) or not a_flees:
                    score -= worth[a_unit]
                    losses += A_DESTROYED
                else:
                    score -= FLED
                    losses += A_FLED
        return Played(attackers, defenders, pool, score, losses)

    def _prepared(self, attackers: Queue, defenders: Queue, pool: int) -> tuple[Card, Card, int]:
        """Let the side without bids place what it needs. M17.30-M17.34"""
        a, d = attackers[0], defenders[0]
        is_attacker = self._situation.reacting == "attacker"
        own, other, others = (a, d, defenders) if is_attacker else (d, a, attackers)
        unit, enemy = own[0], other[0]
        values = [printed + placed for printed, placed in zip(self._printed[unit], own[1:], strict=True)]
        against = [printed + placed for printed, placed in zip(self._printed[enemy], other[1:], strict=True)]
        slots = [all_slots - placed for all_slots, placed in zip(self._slots[unit], own[1:], strict=True)]
        over = self._over[unit]
        placed = reaction(
            total=values[0] + (values[1] if over[enemy] else 0),
            other_total=against[0] + (against[1] if self._over[enemy][unit] else 0),
            mobility=values[2],
            other_mobility=against[2],
            slots=(slots[0], slots[1] if over[enemy] else 0, slots[2]),
            tactics_first=all(over[each[0]] for each in others),
            pool=pool,
            wins_ties=self._attacker_wins_ties == is_attacker,
            can_flee=self._situation.can_flee[0 if is_attacker else 1],
        )
        own = (unit, own[1] + placed.force, own[2] + placed.tactics, own[3] + placed.mobility)
        pool -= placed.spent
        return (own, d, pool) if is_attacker else (a, own, pool)

    def _likely(self, attackers: Queue, defenders: Queue, pool: int) -> list[Arrangement]:
        """Find lines worth trying where there are too many to try all. MH12"""
        duels = [[self._line((a,), (d,), pool).score * self._sign for d in defenders] for a in attackers]
        if self._sign > 0:
            return likely(duels, [self._strength(each) for each in attackers])
        turned = likely([list(column) for column in zip(*duels, strict=True)], [self._strength(d) for d in defenders])
        return [tuple((theirs, ours) for ours, theirs in lines) for lines in turned]

    def _strength(self, card: Card) -> int:
        return self._printed[card[0]][0] * 2 + card[1]


def _tired(card: Card) -> Card:
    """Take a Phalanx from a Unit that won: Mobility, Tactics, Force. M16.27"""
    unit, force, tactics, mobility = card
    if mobility:
        return unit, force, tactics, mobility - 1
    if tactics:
        return unit, force, tactics - 1, mobility
    return (unit, force - 1, tactics, mobility) if force else card
