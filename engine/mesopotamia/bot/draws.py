"""Armies with cards as they may be drawn: the same draws each time, every one with other cards. M16.10"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.mesopotamia.combat.combat import Combatant, Role
from engine.mesopotamia.content.cards import COMBAT_CARDS
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import Fighter

Army: TypeAlias = tuple[tuple[Fighter, int], ...]
"""Combat Units by kind, in the order of kinds."""
DRAWS, DRAWS_OF_MANY, MANY = 4, 2, 7
"""So many draws of cards are played out; fewer with so many Units, where a single card decides less."""
DECKS = {kind: [card.id for card in COMBAT_CARDS.values() if card.type == kind] for kind in FIGHTERS}


def army_of(units: Mapping[str, int]) -> Army:
    """The combat Units among these."""
    return tuple((kind, units[kind]) for kind in FIGHTERS if units.get(kind))


def draws(units: int) -> range:
    """The draws that are played out for so many Units in a combat."""
    return range(DRAWS if units < MANY else DRAWS_OF_MANY)


def drawn(role: Role, army: Army, draw: int) -> list[Combatant]:
    """An army with cards: every draw gives others."""
    units = []
    for kind, count in army:
        deck = DECKS[kind]
        units += [
            Combatant(f"{role}{kind}{n}", role, kind, deck[(5 * draw + 2 * n) % len(deck)], {}) for n in range(count)
        ]
    return units
