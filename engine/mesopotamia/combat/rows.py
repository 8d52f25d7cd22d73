"""M16.16-M16.20: who wins a row of the bids, what the loser takes back, and who arranges the lines."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import Ctx
from engine.mesopotamia.combat.combat import Combat, Role, opposite
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.events import battle as e
from engine.mesopotamia.holdings import gain
from engine.mesopotamia.state import TRIBE, MesopotamiaState


class Won(NamedTuple):
    """A row that somebody won, and by how many Phalanxes."""

    role: Role
    row: Row
    difference: int

    def fitting(self, combat: Combat) -> int:
        """How many of them find slots; the others are lost. M16.17"""
        return min(self.difference, combat.room(self.role, self.row))


def won(combat: Combat, row: Row) -> Won | None:
    """Compare the bids on a row; equal ones are won by nobody. M16.16"""
    difference = combat.bid("attacker", row) - combat.bid("defender", row)
    if not difference:
        return None
    return Won("attacker" if difference > 0 else "defender", row, abs(difference))


def arranger(s: MesopotamiaState, combat: Combat) -> Role:
    """Who arranges the lines: the winner of Tactics, or of ties. M16.20"""
    winner = won(combat, "tactics")
    return winner.role if winner else combat.winner_of_ties(s)


def decide(s: MesopotamiaState, ctx: Ctx, combat: Combat, row: Row) -> None:
    """Report who wins a row, and give the loser half of its bid back; a Tribe recovers nothing. M16.18, M16.44"""
    bids = combat.bid("attacker", row), combat.bid("defender", row)
    if not any(bids):
        return
    winner = won(combat, row)
    role = winner.role if winner else ""
    ctx.emit(e.RowDecided(combat.region, row, combat.attacker, combat.seat("defender"), *bids, winner=role))
    if winner is None:
        return
    loser = opposite(winner.role)
    party, half = combat.party(loser), combat.bid(loser, row) // 2
    if half and party != TRIBE:
        gained: dict[Resource, int] = {"phalanx": half}
        gain(s, party, gained)
        ctx.emit(e.HalfTakenBack(party, combat.region, row, gained))
