"""What speaks for feeding other huts than the suggested plan would."""

from __future__ import annotations

from engine.assyria.bot.reasons.planned import gains_of, well_vp
from engine.assyria.bot.reasons.purchase import NOTHING, enough_for
from engine.assyria.bot.seen import Seen
from engine.assyria.data import HEXES, RIVERS
from engine.core.decision import Arg, Text


def traded(seen: Seen, plan: frozenset[str], fed: frozenset[str], *, suggested: bool) -> Text | None:
    """What comes in and what is lost, and what the camels are enough for; `suggested`: the plan is shown. A13.14"""
    if len(plan) != len(fed) or well_vp(seen, plan) != well_vp(seen, fed):
        return None
    was, now = gains_of(seen, plan), gains_of(seen, fed)
    camels, vp = now.camels - was.camels, now.vp - was.vp
    if camels * vp >= 0:
        return None
    chosen = sorted(fed - plan)
    args: dict[str, Arg] = {"suggested": suggested, "fed_hexes": chosen, "left_hexes": sorted(plan - fed)}
    if camels < 0:
        stays = bool(seen.turns_left) and not any(HEXES[hex].terrain in RIVERS for hex in chosen)
        return Text("reason-feed-points", {**args, "camels": -camels, "vp": vp, "stays": stays})
    before, then = (seen.me.camels + each.camels for each in (was, now))
    counts: dict[str, Arg] = {"brings": now.camels, "instead": was.camels, "camels": then, "vp": -vp}
    basket = enough_for(seen, fed, before, then) if len(chosen) == 1 else NOTHING  # more would not be short
    return Text("reason-feed-camels", {**args, **counts, **basket})
