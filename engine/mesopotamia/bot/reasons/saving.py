"""Why something is not built although it could be paid for: what else its price is needed for. MH18"""

from __future__ import annotations

from engine.core.decision import Text
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.prices import kept_for
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import COSTS


def saved(plan: Plan, things: list[str]) -> Text | None:
    """What is saved for if some things are not built, or Population does not grow."""
    seen = plan.seen
    prices: dict[str, dict[Resource, int]] = {**COSTS, "growth": {"food": seen.effect("growth").food}}
    costs = [prices[each] for each in things]
    held = [cost for cost in costs if all(seen.me.holding[each] >= count for each, count in cost.items())]
    why = kept_for(plan, *({str(each): -count for each, count in cost.items()} for cost in held), declined=things)
    if why is not None or not held or seen.tile is None or seen.me.levels["build"] < TOP_LEVEL:
        return why
    pays = seen.tile.pay
    takes = all(any(seen.me.holding[each] - count < pays.get(each, 0) for each, count in cost.items()) for cost in held)
    return Text("reason-saved", {"level": seen.tile.level, "resources": dict(pays.items())}) if takes else None
