"""Why gather, and from where; why trade, or not. M11, MH4, MH16"""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Arg, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons.aims import Aim, aims
from engine.mesopotamia.bot.reasons.facts import is_exposed, people
from engine.mesopotamia.bot.reasons.plan import Plan, after
from engine.mesopotamia.bot.reasons.prices import kept_for, left_over, nearer, served
from engine.mesopotamia.bot.reasons.sources import HOME, gives, is_source, is_trade, traded, used_up
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.technologies import TOP_LEVEL
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.notes import END, LEAVE


def gathered(plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why this source, this Trade, or no Trade."""
    offered = [option.id for option in decision.choice.singles]
    if is_trade(answer):
        return _traded(plan, answer.partition(".")[2])
    if answer in (LEAVE, END.id):
        return _untraded(plan, offered)
    seen, resource = plan.seen, gives(plan.seen, answer)
    then = {**seen.me.holding, resource: seen.me.holding[resource] + 1}
    why, closer = served(plan, then), nearer(plan, then)
    if why is None and closer is not None and closer.key != "reason-towards":
        why = closer
    why = why or left_over(plan, then)
    if why is None:
        left = int(str(decision.about["left"]))
        why = _home(plan, offered, resource) if answer.startswith(HOME) else _elsewhere(plan, offered, left)
    return why or closer or _wanted(seen, offered, resource)


def _home(plan: Plan, offered: list[str], resource: str) -> Text | None:
    """Why this resource, of all that home gives. M11.5"""
    seen = plan.seen
    if seen.me.holding[resource]:
        return None
    others = [gives(seen, each) for each in offered if is_source(each) and used_up(each) != HOME]
    tokens = [each.partition(".")[2] for each in offered if is_trade(each)]
    is_only = others and resource not in others and not any(traded(each).get(resource, 0) > 0 for each in tokens)
    return Text("reason-gather-only-home" if is_only else "reason-gather-none", {"resource": resource})


def _elsewhere(plan: Plan, offered: list[str], left: int) -> Text | None:
    """Why this source and not home, or why there is nothing to choose. M11.3"""
    sources = {used_up(each) for each in offered if is_source(each)}
    is_home_last = not plan.sources or plan.sources[-1].startswith(HOME)
    if 1 < left < len(sources) and HOME in sources and is_home_last:
        return Text("reason-gather-home-last", {"region": plan.seen.me.start})
    gathered = {gives(plan.seen, each) for each in offered if is_source(each)}
    is_begun = left < plan.seen.effect("gather").gather
    is_last = is_begun and any(map(is_trade, offered))  # M11.1: a Trade ends the gathering that was begun
    if len(sources) <= left:
        return Text("reason-gather-all", {"count": len(sources), "trades": is_last})
    if len(gathered) == 1:
        return Text("reason-gather-same", {"count": len(sources), "resource": gathered.pop(), "trades": is_last})
    return None


def _wanted(seen: Seen, offered: list[str], resource: str) -> Text | None:
    """Why this resource, if nothing can be paid for by it soon."""
    tile, held = seen.tile, seen.me.holding
    pays = {} if tile is None else {str(each): count for each, count in tile.pay.items()}
    if tile is not None and seen.me.levels["build"] == TOP_LEVEL and held[resource] < pays.get(resource, 0):
        return Text("reason-gather-tile", {"level": tile.level, "resources": pays})
    others = {gives(seen, each) for each in offered if is_source(each)} - {resource}
    if others and all(held[resource] < held[each] for each in BASICS if each != resource):
        return Text("reason-gather-least", {"resource": resource})
    return None


def _traded(plan: Plan, token: str) -> Text | None:
    seen, trade, change = plan.seen, TRADE_TOKENS[token], traded(token)
    held = seen.me.holding
    then = {each: held[each] + change.get(each, 0) for each in held}
    why = served(plan, then)
    if why is not None:
        return why
    owner = next(slot.owner for slot in seen.view.trade if slot.token == token)
    given, got = sum(trade.pay.values()), sum(trade.gain.values())
    if owner is None and people(seen) and seen.rounds_left:  # an Automaton never pays, M17.4
        about: dict[str, Arg] = {
            "paid_resources": dict(trade.pay.items()),
            "given": given,
            "gained": got,
            "more": got > given,
        }
        return Text("reason-trade-claim", about)
    if owner is None and trade.vp:
        return Text("reason-trade-points", {"vp": trade.vp})
    if "phalanx" in trade.gain and seen.contested:
        return Text("reason-phalanxes-fight", {"region": seen.contested[0]})
    if "phalanx" in trade.gain and is_exposed(seen):
        return Text("reason-phalanxes-few", {"count": held["phalanx"]})
    if kept_for(plan, change) is not None:
        return None
    if any(BASICS.count(each) for each in trade.gain):
        return nearer(plan, then)
    return Text("reason-trade-more", {"count": got - given}) if owner == seen.seat and got > given else None


def _untraded(plan: Plan, offered: list[str]) -> Text | None:
    """Why nothing is traded any more. M1.7"""
    tokens = [each.partition(".")[2] for each in offered if is_trade(each)]
    if not tokens or any(map(is_source, offered)):
        return None
    why = kept_for(plan, *map(traded, tokens))
    if why is not None:
        return why
    free = {slot.token for slot in plan.seen.view.trade if slot.owner is None}
    if not any(token in free and TRADE_TOKENS[token].vp for token in tokens):
        return Text("reason-trade-none", {"count": len(tokens)})
    return None


def gathering(gains: Gains, plan: Plan) -> Text:
    """Why the action is chosen: what can be paid for after it, or that it costs nothing."""
    seen = gains.seen
    found = _planned(plan) if plan.moves else _possible(seen)
    if found is None:
        return Text("reason-gather", {"count": min(gains.gathering.count, seen.effect("gather").gather)})
    aim, trades = found
    return Text(
        "reason-gather-for", {**aim.named(), "missing_resources": aim.missing(seen.me.holding), "trades": trades}
    )


def _planned(plan: Plan) -> tuple[Aim, bool] | None:
    """Name what the plan gathers for, and whether a Trade is needed for it."""
    held = plan.seen.me.holding
    gathers = [each for each in plan.steps if each.gathers]
    from_sources, whole = after(held, [each for each in gathers if not each.token]), after(held, gathers)
    paid_for = [step.aim for step in plan.steps if step.aim is not None]
    for aim in [*paid_for, *aims(plan.seen, plan.held_after(held))]:
        if aim.missing(held) and not aim.missing(whole) and not plan.refutes(aim, held):
            return aim, bool(aim.missing(from_sources))
    return None


def _possible(seen: Seen) -> tuple[Aim, bool] | None:
    """Name what gathering can pay for: Units and Settlements give their symbols, home gives anything once."""
    fixed: Counter[str] = Counter(seen.symbol(region) for region in seen.settled)
    for region, units in seen.own.items():
        fixed[seen.symbol(region)] += sum(units.values())
    for aim in aims(seen):
        missing = aim.missing(seen.me.holding)
        from_home = sum(max(0, count - fixed[resource]) for resource, count in missing.items())
        enough = 0 < sum(missing.values()) <= seen.effect("gather").gather and from_home <= 1
        if enough and all(BASICS.count(each) for each in missing):
            return aim, False
    return None
