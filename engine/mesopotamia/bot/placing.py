"""M17.28: Phalanxes on own cards before those of the other side are seen: one strong Unit after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.mesopotamia.bot.draws import Army, drawn, draws
from engine.mesopotamia.combat.combat import Combatant, Role, opposite
from engine.mesopotamia.combat.forecast import Playout
from engine.mesopotamia.combat.situation import Situation, Standing
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.view.combats import CombatView

ORDER: tuple[Row, ...] = ("force", "mobility", "tactics")
"""First what wins a fight, then what destroys or flees; Tactics count against some only."""
FEW = 6
"""So many arrangements are all tried."""
POINTS = 0.3
"""What a point of the playout is worth, where a region is worth twenty."""
PRICE = 0.5
"""What a Phalanx is worth that is kept."""
STEPS = 6
"""So many numbers of Phalanxes are compared at most, beside the fewest and the most."""


def filled(units: Sequence[Combatant], phalanxes: int) -> None:
    """Fill the cards of the strongest Units with Phalanxes, Force and Mobility first; Tactics with what is left."""
    strongest = sorted(units, key=lambda unit: -2 * unit.printed("force") - unit.free_slots("force"))
    for rows in (ORDER[:2], ORDER[2:]):
        for unit in strongest:
            for row in rows:
                count = min(phalanxes, unit.free_slots(row))
                if count:
                    unit.place(row, count)
                    phalanxes -= count


class Fight(NamedTuple):
    """A combat in which the other side does not bid, before its cards are drawn."""

    combat: CombatView
    role: Role
    pool: int
    """The Phalanxes of the other side."""
    wins_ties: bool
    victory: float
    """What it is worth to win, beside what every combat is worth."""

    def best(self, least: int, most: int) -> dict[str, int]:
        """How many Phalanxes go on which rows of the own cards, by `a1.force`: as many as they are worth."""
        between = {least + (most - least) * step // STEPS for step in range(STEPS + 1)}
        count = max(sorted(between), key=lambda each: self._worth(each) - PRICE * each)
        return {f"{unit.id}.{row}": n for unit in self._own(count) for row, n in unit.placed.items()}

    def _own(self, phalanxes: int) -> list[Combatant]:
        """The own Units with so many Phalanxes on their cards."""
        units = [
            Combatant(unit.id, self.role, next(kind for kind in FIGHTERS if kind == unit.kind), unit.card, {})
            for unit in self.combat.units
            if unit.role == self.role
        ]
        filled(units, phalanxes)
        return units

    def _worth(self, phalanxes: int) -> float:
        """What comes of it with some draws of cards for the other side."""
        own = tuple(Standing.of(unit) for unit in self._own(phalanxes))
        kinds = [unit.kind for unit in self.combat.units if unit.role != self.role]
        others: Army = tuple((kind, kinds.count(kind)) for kind in FIGHTERS if kind in kinds)
        other, total = opposite(self.role), 0.0
        tried = draws(len(self.combat.units))
        ties = self.role if self.wins_ties else other
        for draw in tried:
            units = (*own, *(Standing.of(unit) for unit in drawn(other, others, draw)))
            playout = Playout(Situation(units, ties, self.role, (True, True), other, self.pool), FEW)
            course = playout.best()
            total += POINTS * playout.worth(course)
            total += self.victory * (playout.forecast(course).winner == self.role)
        return total / len(tried)
