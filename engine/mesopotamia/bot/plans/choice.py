"""Which plan a seat follows."""

from __future__ import annotations

from engine.mesopotamia.bot.plans.assur import KeepAssur
from engine.mesopotamia.bot.plans.plan import Plan
from engine.mesopotamia.bot.plans.ur import TakeUr
from engine.mesopotamia.bot.seen import Seen


def plan_for(seen: Seen) -> Plan:
    """The plan of whoever plays alone, else none but points."""
    opponent = seen.view.opponent
    if opponent is not None and opponent.mode == "siege":
        return TakeUr(seen)
    if opponent is not None and opponent.mode == "guardians":
        return KeepAssur(seen, opponent.side)
    return Plan(seen)
