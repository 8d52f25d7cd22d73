"""What came of a fight, or would come of it: both totals, both Mobilities, and what becomes of the loser. M16.24"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.mesopotamia.combat.combat import ROLES, Combatant, Role
from engine.mesopotamia.combat.fights import fight
from engine.mesopotamia.events.battle import Fought
from engine.mesopotamia.view.combats import CombatView
from render.games.mesopotamia.board.combat_card import colour_of, ink_of
from render.games.mesopotamia.board.fighters import party
from render.picture.scene import Card, Label, Sprite
from render.picture.theme import GOLD, INK, PAPER, WIDTH

MIDDLE = 214.0
"""Room between the Units that face each other."""
PRESENT = "#FFE9A8"
MORE = "+"
"""After what may still become more."""


class Outcome(msgspec.Struct, frozen=True):
    """The numbers of a fight, those of the attacker first."""

    totals: tuple[int, int]
    mobility: tuple[int, int]
    winner: Role
    is_destroyed: bool
    """Else the loser flees."""


def foresee(attacker: Combatant, defender: Combatant, ties: Role) -> Outcome:
    """Work out what would come of a fight."""
    ended = fight(attacker, defender, ties)
    totals = attacker.total_against(defender.kind), defender.total_against(attacker.kind)
    fast = attacker.value("mobility"), defender.value("mobility")
    return Outcome(totals, fast, ended.winner.role, ended.is_destroyed)


def outcome_of(told: Fought) -> Outcome:
    """Give what came of a fight."""
    totals = told.attacking_total, told.defending_total
    return Outcome(totals, (told.attacking_mobility, told.defending_mobility), told.winner, told.is_destroyed)


def outcome(combat: CombatView, ended: Outcome, y: float, now: bool) -> Iterator[Card | Label | Sprite]:
    """Lay out the totals, that of the winner in its colour, and below them why the loser flees or does not. M16.25"""
    middle, half = WIDTH / 2, MIDDLE / 2 - 10
    yield Card((middle - half, y - 78, middle + half, y + 78), PRESENT if now else PAPER, GOLD if now else "", 3, 14)
    yield from totals(combat, ended, y - 37)
    yield Sprite("mobility", (middle - 70, y + 40), 36)
    yield Label("{}:{}".format(*ended.mobility), (middle - 46, y + 40), 38, "number", anchor="left")
    yield Sprite("gives", (middle + 36, y + 40), 30, flat=True)
    yield Sprite("fewer" if ended.is_destroyed else "flees", (middle + 72, y + 40), 38, flat=True)


def outlook(ended: Outcome, reacts: Role, y: float, now: bool) -> Iterator[Card | Label | Sprite]:
    """Lay out the totals as they are before a side that does not bid reacts: it may add to its own. M17.30"""
    middle, half = WIDTH / 2, MIDDLE / 2 - 10
    yield Card((middle - half, y - 78, middle + half, y + 78), PRESENT if now else PAPER, GOLD if now else "", 3, 14)
    for role, total, fast, x in zip(ROLES, ended.totals, ended.mobility, (middle - 52, middle + 52), strict=True):
        more = MORE if role == reacts else ""
        yield Label(f"{total}{more}", (x, y - 37), 50, "number")
        yield Label(f"{fast}{more}", (x, y + 40), 38, "number")
    yield Label(":", (middle, y - 37), 46, "number")
    yield Sprite("mobility", (middle, y + 40), 34)


def totals(combat: CombatView, ended: Outcome, y: float) -> Iterator[Card | Label | Sprite]:
    """Lay out both totals; a crown shows who won a tie. M16.8"""
    middle, seat = WIDTH / 2, party(combat, ended.winner)
    for role, total, x in zip(ROLES, ended.totals, (middle - 52, middle + 52), strict=True):
        wins = role == ended.winner
        if wins:
            yield Card((x - 36, y - 31, x + 36, y + 31), colour_of(seat), INK, 2, 12)
        yield Label(str(total), (x, y), 50, "number", ink_of(seat) if wins else INK)
        if wins and ended.totals[0] == ended.totals[1]:
            yield Sprite("crown", (x, y - 35), 32, flat=True)
    yield Label(":", (middle, y), 46, "number")
