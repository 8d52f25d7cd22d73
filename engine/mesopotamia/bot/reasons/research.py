"""Why convert, why this technology, or why none. M10, MH2"""

from __future__ import annotations

from engine.core.decision import Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.facts import quest_for
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.prices import kept_for
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.technologies import ACTIONS, TOP_LEVEL, Action
from engine.mesopotamia.content.tokens import GARDENS


def researched(gains: Gains, plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why convert, why this technology, or why none."""
    seen = gains.seen
    if answer == "convert":
        return _converted(plan, int(str(decision.about["left"])))
    action = next((each for each in ACTIONS if each == answer), None)
    if action is not None:
        return raised(gains, action)
    offered = [each for each in ACTIONS if any(option.id == each for option in decision.choice.singles)]
    if not offered:
        then, now = seen.effect("research"), int(str(decision.about["tablets"]))
        if (
            then.tablets_out > now and seen.rounds_left and seen.below_top
        ):  # what was discovered serves from the next action on, M10.4
            return Text("reason-clay-kept", {"clay": then.clay_in, "now": now, "more": then.tablets_out})
        return kept_for(plan, {"clay": -seen.effect("research").clay_in}, declined=("research",))
    if seen.tile is not None and seen.me.levels["build"] == TOP_LEVEL and "tablet" in seen.tile.pay:
        return Text("reason-tablet-gardens", {"level": seen.tile.level, "count": seen.tile.pay["tablet"]})
    if seen.me.dice and all(seen.me.levels[each] == 1 for each in offered):
        return Text("reason-tablet-dice", {"count": len(seen.me.dice)})
    return Text("reason-tablet-kept", {"count": seen.me.holding["tablet"]})


def _converted(plan: Plan, left: int) -> Text | None:
    """What the new Tablets are for: Discoveries of this action that nothing else pays for, or later ones. M10.1"""
    seen, made = plan.seen, plan.seen.effect("research").tablets_out
    if not seen.below_top:
        return None
    held, steps = seen.me.holding["tablet"], sum(TOP_LEVEL - seen.me.levels[each] for each in seen.below_top)
    more = min(left - held, made, steps - held)
    is_closed = left < seen.effect("research").discoveries  # M10.1: converting ends the Discoveries that were begun
    if more <= 0 or is_closed or (plan.moves and plan.discovery is None):
        return Text("reason-convert-later", {"count": made})
    return Text("reason-convert", {"held": held, "made": made, "count": more})


def begun(gains: Gains, plan: Plan) -> Text | None:
    """What the action is for: the Discovery that the plan makes, or any; Tablets for later if it makes none."""
    seen = gains.seen
    effect, held = seen.effect("research"), seen.me.holding
    if not seen.below_top or not (held["tablet"] or held["clay"] >= effect.clay_in):
        return None
    if plan.discovery is not None:
        return raised(gains, plan.discovery, planned=True)
    if plan.first("research") == "convert" and len(plan.moves) > 1:
        return Text("reason-convert-later", {"count": effect.tablets_out})
    return Text("reason-discovery") if seen.rounds_left else None


def raised(gains: Gains, action: Action, *, planned: bool = False) -> Text | None:
    """What the next level of a technology makes possible; it stays for the rest of the match.

    Where Research is only planned, the Discovery has not been seen among the answers, and its price is told.
    """
    seen = gains.seen
    level = seen.me.levels[action] + 1
    if level > TOP_LEVEL:
        return None
    quest = quest_for(seen, lambda each: max(each.tech.get(action, 0), each.all_tech) >= level)
    if action == "build" and seen.tile is not None:
        return Text("reason-build-level", {"level": level, "steps": TOP_LEVEL - level, "vp": _gardens_left(seen)})
    if quest is not None:
        return Text("reason-quest-level", {**quest.args, "technology": action, "level": level})
    if not seen.rounds_left:
        return None
    if action == "build" and level == 2 and seen.besieged:
        return Text("reason-build-ram", {"region": next(iter(seen.besieged))})
    now, then = seen.effect(action), seen.effect(action, level)
    match action:
        case "gather":
            sources = gains.gathering.count
            if sources > now.gather and then.gather > now.gather:
                counts = {"sources": sources, "now": now.gather, "more": min(then.gather, sources)}
                is_enough = then.gather >= sources
                return Text("reason-gather-sources", {**counts, "level": level, "all": is_enough, "planned": planned})
            return Text("reason-gather-level", {"level": level, "count": _tokens_at(seen, level)})
        case "growth":
            return Text("reason-growth-level", {"level": level, "now": now.food, "more": then.food})
        case "explore":
            return Text("reason-explore-level", {"level": level, "now": now.activations, "more": then.activations})
        case "research":
            tablets = {"clay": then.clay_in, "now": now.tablets_out, "more": then.tablets_out}
            found = {
                "now_found": now.discoveries,
                "more_found": then.discoveries if then.discoveries > now.discoveries else 0,
            }
            return Text("reason-research-level", {"level": level, **tablets, **found})
        case "war":
            phalanxes = {"now": now.phalanxes, "more": then.phalanxes}
            units = {"now_units": now.units, "units": then.units if then.units > now.units else 0}
            return Text("reason-war-level", {"level": level, **phalanxes, **units, "unit": then.unlock[-1]})
        case _:
            return None


def _gardens_left(seen: Seen) -> int:
    """What the levels of the Gardens score together that are still to be built; all tiles of a level score the same."""
    points = {tile.level: tile.vp for tile in GARDENS.values()}
    return sum(vp for level, vp in points.items() if level > len(seen.view.garden_builders))


def _tokens_at(seen: Seen, level: int) -> int:
    """How many free Trade tokens lie in the section that a level opens. M11.10"""
    return sum(slot.level == level and slot.owner is None for slot in seen.view.trade)
