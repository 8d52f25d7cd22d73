"""One line of a combat fought out beforehand, in small numbers: the inner loop of every forecast. M16.24-M16.28"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

from engine.mesopotamia.combat.combat import Combatant
from engine.mesopotamia.combat.reaction import Reaction, reaction
from engine.mesopotamia.combat.situation import Situation
from engine.mesopotamia.content.empires import FIGHTERS, UNITS
from engine.mesopotamia.content.map import Fighter

Card: TypeAlias = tuple[int, int, int, int]
"""A Unit by its place among all, with the Phalanxes on its Force, Tactics and Mobility."""
Queue: TypeAlias = tuple[Card, ...]

WON = 20
"""What it is worth to be left in the region; a Unit destroyed weighs 4 and twice its strength, one that flees 2."""
FLED = 2
A_DESTROYED, A_FLED, D_DESTROYED, D_FLED = (1 << shift for shift in (0, 8, 16, 24))
"""Losses are counted in one number, a byte for each kind of them."""


class Printed(NamedTuple):
    """What is known of a Unit with its card before anything is placed on it."""

    rows: tuple[int, int, int]
    slots: tuple[int, int, int]
    worth: int
    advantage: frozenset[Fighter]


@cache
def _printed(kind: Fighter, card: str) -> Printed:
    """Read a card; there are not many."""
    unit = Combatant("", "attacker", kind, card)
    return Printed(
        (unit.printed("force"), unit.printed("tactics"), unit.printed("mobility")),
        (unit.free_slots("force"), unit.free_slots("tactics"), unit.free_slots("mobility")),
        4 + 2 * UNITS[kind].simplified_value,
        frozenset(other for other in FIGHTERS if unit.has_advantage(other)),
    )


class Played(NamedTuple):
    """A line fought out: who is left, the Phalanxes of the side without bids, and as in a course."""

    attackers: Queue
    defenders: Queue
    pool: int
    score: int
    losses: int


class LinePlay:
    """Fights lines out between Units of one situation."""

    def __init__(self, situation: Situation) -> None:
        self._situation = situation
        cards = [_printed(unit.kind, unit.card) for unit in situation.units]
        self.printed = [card.rows for card in cards]
        self.worth = [card.worth for card in cards]
        self._slots = [card.slots for card in cards]
        self._over = [[other.kind in card.advantage for other in situation.units] for card in cards]
        self._attacker_wins_ties = situation.ties == "attacker"
        self._reactions: dict[tuple[Card, Card, bool, int], Reaction] = {}

    def fight_out(self, attackers: Queue, defenders: Queue, pool: int) -> Played:
        """Fight one line out: who is left, the Phalanxes of the side without bids, score and losses. M16.28"""
        printed, over, worth, ties = self.printed, self._over, self.worth, self._attacker_wins_ties
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
        over = self._over[own[0]]
        tactics_first = over[other[0]] and all(over[each[0]] for each in others)
        key = own, other, tactics_first, pool
        placed = self._reactions.get(key)
        if placed is None:
            placed = self._reactions[key] = self._reaction(own, other, tactics_first, pool)
        if placed.spent:
            own = (own[0], own[1] + placed.force, own[2] + placed.tactics, own[3] + placed.mobility)
            pool -= placed.spent
        return (own, d, pool) if is_attacker else (a, own, pool)

    def _reaction(self, own: Card, other: Card, tactics_first: bool, pool: int) -> Reaction:
        unit, enemy = own[0], other[0]
        values = [printed + placed for printed, placed in zip(self.printed[unit], own[1:], strict=True)]
        against = [printed + placed for printed, placed in zip(self.printed[enemy], other[1:], strict=True)]
        slots = [all_slots - placed for all_slots, placed in zip(self._slots[unit], own[1:], strict=True)]
        is_attacker = self._situation.reacting == "attacker"
        has_advantage = self._over[unit][enemy]
        return reaction(
            total=values[0] + (values[1] if has_advantage else 0),
            other_total=against[0] + (against[1] if self._over[enemy][unit] else 0),
            mobility=values[2],
            other_mobility=against[2],
            slots=(slots[0], slots[1] if has_advantage else 0, slots[2]),
            tactics_first=tactics_first,
            pool=pool,
            wins_ties=self._attacker_wins_ties == is_attacker,
            can_flee=self._situation.can_flee[0 if is_attacker else 1],
        )


def _tired(card: Card) -> Card:
    """Take a Phalanx from a Unit that won: Mobility, Tactics, Force. M16.27"""
    unit, force, tactics, mobility = card
    if mobility:
        return unit, force, tactics, mobility - 1
    if tactics:
        return unit, force, tactics - 1, mobility
    return (unit, force - 1, tactics, mobility) if force else card
