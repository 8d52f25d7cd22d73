"""A combat played out beforehand: after the bids nothing is left to chance.

Where somebody will be asked for a tired Unit, the usual row is taken (M21.4); the arranger's new lines are the best
that are found.
"""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple, TypeAlias

from engine.mesopotamia.combat.arrangements import (
    Arrangement,
    Arrangements,
    arrangements,
    how_many,
    likely,
    listed,
    neighbours,
)
from engine.mesopotamia.combat.combat import Role
from engine.mesopotamia.combat.line_play import WON, Card, LinePlay, Played, Queue
from engine.mesopotamia.combat.situation import Forecast, Situation

Lines: TypeAlias = tuple[tuple[Queue, Queue], ...]


class Course(NamedTuple):
    """What comes of some Units: how good that is for the attacker, the losses, and the lines that lead there."""

    score: int
    losses: int
    lines: Arrangement = ()


class Playout:
    """Plays one situation out, remembering every set of Units it has met."""

    def __init__(self, situation: Situation, exact: int) -> None:
        """Up to `exact` arrangements are all tried, else only likely ones."""
        self._situation, self._exact = situation, exact
        self._fought = LinePlay(situation)
        self._sign = 1 if situation.arranger == "attacker" else -1
        self._courses: dict[tuple[Queue, Queue, int], Course] = {}

    def card(self, unit: int) -> Card:
        """A Unit as it stands at the beginning."""
        standing = self._situation.units[unit]
        return unit, standing.force, standing.tactics, standing.mobility

    def queue(self, role: Role) -> Queue:
        """All Units of a role, in their order."""
        return tuple(self.card(n) for n, unit in enumerate(self._situation.units) if unit.role == role)

    def standing(self, lines: Arrangement) -> Lines:
        """The Units in an arrangement."""
        ours, theirs = self.queue("attacker"), self.queue("defender")
        return tuple((tuple(ours[n] for n in queue), tuple(theirs[n] for n in other)) for queue, other in lines)

    def worth(self, course: Course) -> int:
        """How good a course is for the arranger."""
        return course.score * self._sign

    def best(self, tries: int = 0) -> Course:
        """Find the best lines of all Units for the arranger; where only likely ones are tried, better each so often."""
        attackers, defenders, pool = self.queue("attacker"), self.queue("defender"), self._situation.pool
        if not tries or how_many(len(attackers), len(defenders)) <= self._exact:
            return self._best(attackers, defenders, pool, True)
        starts = self._likely(attackers, defenders, pool)
        courses = [self._bettered(lines, attackers, defenders, pool, tries) for lines in starts]
        return max(courses, key=lambda course: course.score * self._sign)

    def _bettered(self, lines: Arrangement, attackers: Queue, defenders: Queue, pool: int, tries: int) -> Course:
        """Change lines in one thing after the other as long as they become better."""
        course = self._best_of(listed([lines]), attackers, defenders, pool)
        while near := list(islice(neighbours(course.lines), tries)):
            tries -= len(near)
            found = self._best_of(listed(near), attackers, defenders, pool)
            if (found.score - course.score) * self._sign <= 0:
                break
            course = found
        return course

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
        sign, worth, lines = self._sign, self._fought.worth, possible.lines
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
                    result = played[number, left] = self._fought.fight_out(*queues, left)
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
            played = self._fought.fight_out(ours, theirs, pool)
            attackers += played.attackers
            defenders += played.defenders
            pool, score, losses = played.pool, score + played.score, losses + played.losses
        after = self._best(tuple(sorted(attackers)), tuple(sorted(defenders)), pool)
        return Course(score + after.score, losses + after.losses)

    def _likely(self, attackers: Queue, defenders: Queue, pool: int) -> list[Arrangement]:
        """Find lines worth trying where there are too many to try all. MH12"""
        duels = [[self._fought.fight_out((a,), (d,), pool).score * self._sign for d in defenders] for a in attackers]
        if self._sign > 0:
            return likely(duels, [self._strength(each) for each in attackers])
        turned = likely([list(column) for column in zip(*duels, strict=True)], [self._strength(d) for d in defenders])
        return [tuple((theirs, ours) for ours, theirs in lines) for lines in turned]

    def _strength(self, card: Card) -> int:
        return self._fought.printed[card[0]][0] * 2 + card[1]
