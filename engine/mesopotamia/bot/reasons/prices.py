"""What a gain is for, and what is kept by not spending: the prices that somebody can pay then."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.decision import Arg, Text
from engine.mesopotamia.bot.reasons.aims import aims
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.content.tokens import TRADE_TOKENS

NEAR = 2
"""Of a price so little may be missing that it is said how much."""


def served(plan: Plan, after: Mapping[str, int]) -> Text | None:
    """Name what the plan needs a gain for, or else what can be paid for after it and could not before."""
    return _needed(plan, after) or paid(plan, after)


def _needed(plan: Plan, after: Mapping[str, int]) -> Text | None:
    """Name the first thing in the plan that could not be paid for without a gain."""
    n = plan.unpaid(plan.seen.me.holding)
    if n is None or plan.unpaid(after) is not None:
        return None
    step = plan.steps[n]
    if step.token:
        return _for_trade(plan, n, after)
    if step.aim is None:
        return None
    missing = step.aim.missing(after)
    if missing and sum(missing.values()) <= NEAR:
        return Text("reason-nearer", {**step.aim.named(), "missing_resources": missing})
    return Text("reason-towards" if missing else "reason-pays", {**step.aim.named(), "resources": step.aim.cost})


def _for_trade(plan: Plan, n: int, after: Mapping[str, int]) -> Text:
    """Say what a planned Trade makes of a gain, and what can be paid for then."""
    trade = TRADE_TOKENS[plan.steps[n].token]
    before, then = plan.held_before(n, after), plan.held_before(n + 1, after)
    about: dict[str, Arg] = {"paid_resources": dict(trade.pay.items()), "gained_resources": dict(trade.gain.items())}
    for aim in aims(plan.seen, then):
        if aim.missing(before) and not aim.missing(then) and not plan.refutes(aim, after):
            return Text("reason-gather-trade-for", {**about, **aim.named(), "resources": aim.cost})
    return Text("reason-gather-trade", about)


def paid(plan: Plan, after: Mapping[str, int]) -> Text | None:
    """Name what a seat can pay for after a gain and could not before."""
    before = plan.seen.me.holding
    for aim in aims(plan.seen, plan.held_after(after)):
        if aim.missing(before) and not aim.missing(after) and not plan.refutes(aim, after):
            return Text("reason-pays", {**aim.named(), "resources": aim.cost})
    return None


def nearer(plan: Plan, after: Mapping[str, int]) -> Text | None:
    """Name what a seat lacks less of after a gain than before, unless the plan gathers something else."""
    before, end = plan.seen.me.holding, plan.held_after(after)
    gathers = any(each.gathers for each in plan.steps)
    for aim in aims(plan.seen, end):
        lacks, lacked, last = (sum(aim.missing(each).values()) for each in (after, before, end))
        is_sought = plan.is_for(aim) or not last or (last <= lacks and not gathers) or last < lacks
        if 0 < lacks < lacked and is_sought:
            if lacks <= NEAR:
                return Text("reason-nearer", {**aim.named(), "missing_resources": aim.missing(after)})
            return Text("reason-towards", {**aim.named(), "resources": aim.cost})
    return None


def left_over(plan: Plan, after: Mapping[str, int]) -> Text | None:
    """Name what can still be paid for once the plan is carried out, and could not without a gain."""
    before, end = plan.held_after(plan.seen.me.holding), plan.held_after(after)
    for aim in aims(plan.seen, end):
        if plan.steps and not plan.is_for(aim) and aim.missing(before) and not aim.missing(end):
            return Text("reason-left-over", {**aim.named(), "resources": aim.cost})
    return None


def kept_for(plan: Plan, *changes: Mapping[str, int], declined: Collection[str] = ()) -> Text | None:
    """Name what a seat can pay for now, and could not after any of some changes; what it declines is none of that."""
    held = plan.seen.me.holding
    for aim in sorted(aims(plan.seen), key=lambda each: not plan.is_for(each)):
        if aim.what in declined or plan.refutes(aim, held):
            continue
        after = ({each: held[each] + change.get(each, 0) for each in held} for change in changes)
        if changes and not aim.missing(held) and all(aim.missing(each) for each in after):
            return Text("reason-kept", {**aim.named(), "resources": aim.cost})
    return None
