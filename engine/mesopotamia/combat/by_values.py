"""M17.38, M17.40: the Automaton against a Tribe: no cards, only what the Units are worth and what both bid."""

from __future__ import annotations

from engine.core.game import Ctx
from engine.mesopotamia.combat.combat import Combat
from engine.mesopotamia.combat.simple import strength
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.events.combat import BidOpened
from engine.mesopotamia.holdings import pay
from engine.mesopotamia.state import TRIBE, MesopotamiaState


def is_by_values(s: MesopotamiaState, combat: Combat) -> bool:
    """Whether nobody at the table has a part in a combat with a Tribe."""
    return combat.defender == TRIBE and s.is_unasked(combat.attacker)


def bid_by_rule(s: MesopotamiaState, ctx: Ctx, combat: Combat) -> None:
    """Let the Tribe bid all it has, and the Automaton the least that wins a tie, if it can; else nothing. M17.38

    Phalanxes from Ships are used first. M17.40
    """
    side, tribe = combat.attacker, combat.tribe_phalanxes
    needed = max(0, strength(combat, "defender") + tribe - strength(combat, "attacker"))
    bonus = combat.bonus["attacker"]
    bid = needed if needed <= s.holding(side)["phalanx"] + bonus else 0
    own = max(0, bid - bonus)
    paid: dict[Resource, int] = {"phalanx": own} if own else {}
    pay(s, side, paid)
    combat.bids = {"attacker": {"force": bid}, "defender": {"force": tribe}}
    ctx.emit(BidOpened(side, combat.region, {"force": bid}, bid, paid))
    ctx.emit(BidOpened(None, combat.region, {"force": tribe}, tribe, {}))
