"""Why this option of an Event. M14.6-M14.8, MH7"""

from __future__ import annotations

from engine.core.decision import Arg, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import research, war_and_growth
from engine.mesopotamia.bot.reasons.facts import climb, is_alone, neighbours, places
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.prices import kept_for, nearer, served
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import EVENTS, Discover, DrawQuest, EventOption, Gain, Op, Population
from engine.mesopotamia.content.technologies import ACTIONS

SIX = 6


def chosen(gains: Gains, plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why an option, or why a resource that an Event leaves open."""
    seen = gains.seen
    if decision.kind == "event.resource":
        after = {**seen.me.holding, answer: seen.me.holding.get(answer, 0) + 1}
        return served(plan, after) or nearer(plan, after)
    event, region = EVENTS[str(decision.about["event"])], str(decision.about["region"])
    way = event.way(int(answer))
    other = next(each for each in event.option if each.n != way.n)
    is_offered = any(option.id == str(other.n) for option in decision.choice.singles)
    if way.kind == "six_rounds":
        return _held(plan, way, other if is_offered else None, region)
    return _at_once(gains, plan, way, other if is_offered else None, region)


def _rounds_left(seen: Seen) -> int:
    """How many rounds are left for sure to nobody but a cap: the present one counts. M4.12"""
    return seen.view.last_round - seen.view.round + 1 if seen.view.last_round else SIX


def _held(plan: Plan, way: EventOption, other: EventOption | None, region: str) -> Text | None:
    """What six rounds bring together with the last reward, and whether anybody is near. M14.13"""
    seen, each, last = plan.seen, _gained(way.per_round), _gained(way.final)
    if not each or _rounds_left(seen) < SIX or seen.rounds_left < SIX - 1:
        return None
    whole = {resource: SIX * each.get(resource, 0) + last.get(resource, 0) for resource in (*each, *last)}
    about: dict[str, Arg] = {
        "resources": whole,
        "squares": climb(seen, "event", way.progress).squares,
        "safe": not neighbours(seen, region) and not is_alone(seen),
    }
    kept = None if other is None or way.cost else _spared(plan, other)
    if kept is not None:
        price: dict[str, Arg] = {"what": kept.args["what"], "level": kept.args["level"]}
        return Text("reason-event-held-kept", {**about, **price, "kept_resources": kept.args["resources"]})
    more = any(not isinstance(op, Gain) or op.res == "any" for op in way.final)
    return Text("reason-event-held", {**about, "region": region, "more": more})


def _spared(plan: Plan, other: EventOption) -> Text | None:
    """Name what the cost of the other option would be taken from."""
    return kept_for(plan, {str(each): -count for each, count in other.cost.items()}) if other.cost else None


def _at_once(gains: Gains, plan: Plan, way: EventOption, other: EventOption | None, region: str) -> Text | None:
    seen = gains.seen
    up = climb(seen, "event", way.progress)
    if up.vp > 0 and up.passed:
        return Text("reason-event-climb", {"seats": up.passed, "squares": up.squares, "vp": up.vp, **places(up)})
    held = seen.me.holding
    kept = None if other is None or way.cost else _spared(plan, other)
    if kept is not None:
        return kept
    if other is not None and other.kind == "six_rounds" and not is_alone(seen):
        near = neighbours(seen, region)
        if near and seen.view.regions[region].wall != seen.seat:
            return Text("reason-event-at-once", {"seat": near[0], "region": region})
    gained = _gained(way.ops)
    cost = {str(each): count for each, count in way.cost.items()}
    after = {each: count + gained.get(each, 0) - cost.get(each, 0) for each, count in held.items()}
    why = served(plan, after)
    if why is not None:
        return why
    for op in way.ops:
        found = _effect(gains, op)
        if found is not None:
            return found
    if other is not None and 0 < other.progress < way.progress and other.kind != "six_rounds":
        return Text("reason-event-squares", {"squares": way.progress, "more": way.progress - other.progress})
    return nearer(plan, after) or (_kept(seen, region) if way.kind == "vp" else None)


def _kept(seen: Seen, region: str) -> Text | None:
    """Why a token will score: who keeps its region. M14.7"""
    if region in seen.settled:
        return Text("reason-event-settled", {"region": region})
    is_safe = not neighbours(seen, region) and not is_alone(seen)
    return Text("reason-event-safe", {"region": region}) if is_safe else None


def _effect(gains: Gains, op: Op) -> Text | None:
    """What speaks for a single effect."""
    match op:
        case Population():
            return war_and_growth.grown(gains.seen)
        case Discover():
            action = next((each for each in ACTIONS if each == op.type), None)
            return None if action is None else research.raised(gains, action)
        case DrawQuest():
            return Text("reason-event-quest", {"count": op.n})
        case _:
            return None


def _gained(ops: tuple[Op, ...]) -> dict[str, int]:
    """The resources that are named among some effects."""
    found: dict[str, int] = {}
    for op in ops:
        if isinstance(op, Gain) and op.res != "any":
            found[op.res] = found.get(op.res, 0) + op.n
    return found
