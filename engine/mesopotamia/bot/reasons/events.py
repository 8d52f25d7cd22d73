"""Why this option of an Event. M14.6-M14.8, MH7"""

from __future__ import annotations

from engine.core.decision import Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import economy
from engine.mesopotamia.bot.reasons.facts import climb, is_alone, kept_for, nearer, neighbours, paid, places
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.cards import EVENTS, Discover, DrawQuest, EventOption, Gain, Op, Population
from engine.mesopotamia.content.technologies import ACTIONS

SIX = 6


def chosen(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why an option, or why a resource that an Event leaves open."""
    seen = gains.seen
    if decision.kind == "event.resource":
        after = {**seen.me.holding, answer: seen.me.holding.get(answer, 0) + 1}
        return paid(seen, after) or nearer(seen, after)
    event, region = EVENTS[str(decision.about["event"])], str(decision.about["region"])
    way = event.way(int(answer))
    other = next(each for each in event.option if each.n != way.n)
    is_offered = any(option.id == str(other.n) for option in decision.choice.singles)
    if way.kind == "six_rounds":
        return _held(seen, way, region)
    return _at_once(gains, way, other if is_offered else None, region)


def _rounds_left(seen: Seen) -> int:
    """How many rounds are left for sure to nobody but a cap: the present one counts. M4.12"""
    return seen.view.last_round - seen.view.round + 1 if seen.view.last_round else SIX


def _held(seen: Seen, way: EventOption, region: str) -> Text | None:
    """What six rounds bring together, and whether anybody is near. M14.13"""
    each = _gained(way.per_round)
    if not each or _rounds_left(seen) < SIX or seen.rounds_left < SIX - 1:
        return None
    whole = {resource: SIX * count for resource, count in each.items()}
    safe = not neighbours(seen, region) and not is_alone(seen)
    return Text("reason-event-held", {"region": region, "resources": whole, "safe": safe})


def _at_once(gains: Gains, way: EventOption, other: EventOption | None, region: str) -> Text | None:
    seen = gains.seen
    up = climb(seen, "event", way.progress)
    if up.vp > 0 and up.passed:
        return Text("reason-event-climb", {"seats": up.passed, "squares": up.squares, "vp": up.vp, **places(up)})
    held = seen.me.holding
    if other is not None and other.cost and not way.cost:
        why = kept_for(seen, {str(each): -count for each, count in other.cost.items()})
        if why is not None:
            return why
    if other is not None and other.kind == "six_rounds" and not is_alone(seen):
        near = neighbours(seen, region)
        if near and seen.view.regions[region].wall != seen.seat:
            return Text("reason-event-at-once", {"seat": near[0], "region": region})
    gained = _gained(way.ops)
    cost = {str(each): count for each, count in way.cost.items()}
    after = {each: count + gained.get(each, 0) - cost.get(each, 0) for each, count in held.items()}
    why = paid(seen, after)
    if why is not None:
        return why
    for op in way.ops:
        found = _effect(gains, op)
        if found is not None:
            return found
    if other is not None and 0 < other.progress < way.progress and other.kind != "six_rounds":
        return Text("reason-event-squares", {"squares": way.progress, "more": way.progress - other.progress})
    return nearer(seen, after) or (_kept(seen, region) if way.kind == "vp" else None)


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
            return economy.grown(gains.seen)
        case Discover():
            action = next((each for each in ACTIONS if each == op.type), None)
            return None if action is None else economy.raised(gains, action)
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
