"""M17.28: Phalanxes on cards before those of the other side are seen: one strong Unit after the other."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mesopotamia.combat.combat import Combatant
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.view.combats import CombatView

ORDER: tuple[Row, ...] = ("force", "mobility", "tactics")
"""First what wins a fight, then what destroys or flees; Tactics count against some only."""


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


def on_cards(combat: CombatView, role: str, most: int) -> dict[str, int]:
    """Say how many Phalanxes go on which rows of one's own cards, by `a1.force`."""
    units = [
        Combatant(unit.id, "attacker", next(kind for kind in FIGHTERS if kind == unit.kind), unit.card)
        for unit in combat.units
        if unit.role == role
    ]
    filled(units, most)
    return {f"{unit.id}.{row}": count for unit in units for row, count in unit.placed.items()}
