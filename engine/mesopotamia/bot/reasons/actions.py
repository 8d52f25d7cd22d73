"""Why this action now, paid like this, or why the turn ends. MH2, MH3, MH13"""

from __future__ import annotations

from collections import Counter

from engine.core.decision import Decision, Text
from engine.mesopotamia.actions.reroll import FREE, PAID
from engine.mesopotamia.actions.six_actions import PAWN
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import building, economy, exploring
from engine.mesopotamia.bot.reasons.dice import idle, offered_actions
from engine.mesopotamia.bot.reasons.facts import aims, is_exposed
from engine.mesopotamia.bot.reasons.saving import saved
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.turn import Turn
from engine.mesopotamia.content.empires import BASICS
from engine.mesopotamia.content.technologies import ACTIONS, Action
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.notes import END


def chosen(gains: Gains, decision: Decision, answer: str) -> Text | None:
    """Why an action, a reroll, or the end of the turn."""
    if answer == END.id:
        return _ended(gains, decision)
    if answer in (PAID, FREE):
        unused = idle(gains, offered_actions(decision))
        return Text("reason-reroll-idle", {"count": len(unused), "free": answer == FREE}) if unused else None
    action = next((each for each in ACTIONS if each == answer.partition(".")[0]), None)
    if action is None:
        return None
    why = _purpose(gains, action) or _payment(gains, decision, action, answer)
    if why is None and action == "gather":
        return Text("reason-gather", {"count": min(gains.gathering.count, gains.seen.effect("gather").gather)})
    return why


def _purpose(gains: Gains, action: Action) -> Text | None:
    match action:
        case "explore":
            best = gains.journeys.best(gains.seen.effect("explore").activations)
            return None if best is None else exploring.told(gains, best.unit, best.start, best.region)
        case "build":
            key = gains.building.best(gains.seen.effect("build").unlock)
            return None if key is None else building.built(gains, key)
        case "research":
            best_one, held = next(iter(gains.worth.discoveries), None), gains.seen.me.holding
            can_pay = held["tablet"] or held["clay"] >= gains.seen.effect("research").clay_in
            return economy.raised(gains, best_one[1], planned=True) if best_one is not None and can_pay else None
        case "gather":
            return _gathering(gains.seen)
        case "growth":
            return economy.grown(gains.seen)
        case "war":
            return _arming(gains.seen)


def _gathering(seen: Seen) -> Text | None:
    """What could be paid for after gathering: Units and Settlements give their symbols, home gives anything once."""
    fixed: Counter[str] = Counter(seen.symbol(region) for region in seen.settled)
    for region, units in seen.own.items():
        fixed[seen.symbol(region)] += sum(units.values())
    for aim in aims(seen):
        missing = aim.missing(seen.me.holding)
        from_home = sum(max(0, count - fixed[resource]) for resource, count in missing.items())
        enough = 0 < sum(missing.values()) <= seen.effect("gather").gather and from_home <= 1
        if enough and all(BASICS.count(each) for each in missing):
            return Text("reason-gather-for", {"what": aim.what, "level": aim.level, "missing_resources": missing})
    return None


def _arming(seen: Seen) -> Text | None:
    """What Phalanxes and a new Unit are for."""
    if seen.contested:
        return Text("reason-phalanxes-fight", {"region": seen.contested[0]})
    me = seen.me
    if is_exposed(seen):
        return Text("reason-phalanxes-few", {"count": me.holding["phalanx"]})
    if me.holding["wood"] and me.units < me.unit_limit:
        return Text("reason-unit", {"count": me.units + 1, "limit": me.unit_limit})
    return None


def _payment(gains: Gains, decision: Decision, action: Action, answer: str) -> Text | None:
    """Why the pawn, or why dice. MH3, M5.14"""
    if not answer.endswith(f".{PAWN}"):
        return Text("reason-dice-lost", {"count": answer.count("-") + 1})
    if next(iter(Turn(gains).ways(action)), None) is not None:
        return None
    paid = {option.id.partition(".")[0] for option in decision.choice.singles if option.id[-1:].isdigit()}
    others = [each for each in ACTIONS if each in paid]
    return Text("reason-pawn", {"technologies": others}) if others else None


def _ended(gains: Gains, decision: Decision) -> Text | None:
    """Why nothing more is done."""
    seen, offered = gains.seen, {option.id for option in decision.choice.singles}
    actions = offered_actions(decision)
    if not actions:
        is_for_sale = PAID in offered and FREE not in offered
        return Text("reason-end-dice", {"count": len(Turn(gains).idle(()))}) if is_for_sale else None
    if actions == ["explore"]:
        held = [region for region in seen.me.occupied if region != seen.me.start]
        return Text("reason-end-stay", {"count": len(held)}) if held else None
    if set(actions) <= {"build", "growth"}:
        things = [each for each in seen.effect("build").unlock if each in COSTS] if "build" in actions else []
        return saved(seen, [*things, *({"growth"} & set(actions))])
    return None
