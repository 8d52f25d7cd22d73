"""Why this action now, paid like this, or why the turn ends. MH2, MH3, MH13"""

from __future__ import annotations

from engine.core.decision import Decision, Text
from engine.mesopotamia.actions.reroll import FREE, PAID
from engine.mesopotamia.actions.six_actions import PAWN
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import building, exploring, gathering, research, war_and_growth
from engine.mesopotamia.bot.reasons.dice import idle, offered_actions
from engine.mesopotamia.bot.reasons.facts import is_exposed
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.reasons.saving import saved
from engine.mesopotamia.bot.turn import Turn
from engine.mesopotamia.content.technologies import ACTIONS, Action
from engine.mesopotamia.content.tokens import COSTS
from engine.mesopotamia.notes import END, LEAVE


def chosen(gains: Gains, plan: Plan, decision: Decision, answer: str) -> Text | None:
    """Why an action, a reroll, or the end of the turn."""
    if answer == END.id:
        return _ended(plan, gains, decision)
    if answer in (PAID, FREE):
        unused = idle(gains, offered_actions(decision))
        return Text("reason-reroll-idle", {"count": len(unused), "free": answer == FREE}) if unused else None
    action = next((each for each in ACTIONS if each == answer.partition(".")[0]), None)
    if action is None or _left_at_once(plan, action):
        return None
    why = _purpose(gains, plan, action)
    if why is None or why.key == "reason-gather":  # that it costs nothing is true of every Gather action
        why = _spared(plan, decision, action, answer) or _payment(gains, decision, action, answer) or why
    return why


def _left_at_once(plan: Plan, action: Action) -> bool:
    """Whether nothing would be done with an action; War and Growth bring something in any case. M12.1, M13.1"""
    if not plan.moves or action in ("war", "growth"):
        return False
    return plan.moves[0].kind == action and plan.moves[0].answer in (LEAVE, END.id)


def _purpose(gains: Gains, plan: Plan, action: Action) -> Text | None:
    match action:
        case "explore":
            return exploring.planned(gains, plan)
        case "build":
            key = plan.first("build") or gains.building.best(gains.seen.effect("build").unlock)
            return None if not key else building.built(gains, key)
        case "research":
            return research.begun(gains, plan)
        case "gather":
            return gathering.gathering(gains, plan)
        case "growth":
            return war_and_growth.grown(gains.seen)
        case "war":
            return _arming(plan)


def _arming(plan: Plan) -> Text | None:
    """What Phalanxes and a new Unit are for."""
    seen = plan.seen
    if seen.contested:
        return Text("reason-phalanxes-fight", {"region": seen.contested[0]})
    me = seen.me
    if is_exposed(seen):
        return Text("reason-phalanxes-few", {"count": me.holding["phalanx"]})
    if me.holding["wood"] and me.units < me.unit_limit and plan.first("war") not in (LEAVE, END.id):
        return Text("reason-unit", {"count": me.units + 1, "limit": me.unit_limit})
    return None


def _spared(plan: Plan, decision: Decision, action: Action, answer: str) -> Text | None:
    """What the pawn is left for, if dice pay for what it could do as well. MH3"""
    by_pawn = [each.answer for each in plan.moves if each.kind == "action" and str(each.answer).endswith(f".{PAWN}")]
    could = any(option.id == f"{action}.{PAWN}" for option in decision.choice.singles)
    if answer.endswith(f".{PAWN}") or not could or not by_pawn:
        return None
    return Text("reason-dice-spare", {"technologies": [str(by_pawn[0]).partition(".")[0]]})


def _payment(gains: Gains, decision: Decision, action: Action, answer: str) -> Text | None:
    """Why the pawn, or why dice. MH3, M5.14"""
    if not answer.endswith(f".{PAWN}"):
        return Text("reason-dice-lost", {"count": answer.count("-") + 1})
    if next(iter(Turn(gains).ways(action)), None) is not None:
        return None
    paid = {option.id.partition(".")[0] for option in decision.choice.singles if option.id[-1:].isdigit()}
    others = [each for each in ACTIONS if each in paid]
    return Text("reason-pawn", {"technologies": others}) if others else None


def _ended(plan: Plan, gains: Gains, decision: Decision) -> Text | None:
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
        return saved(plan, [*things, *({"growth"} & set(actions))])
    return None
