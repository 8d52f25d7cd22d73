"""The computer player: every question of the game, and which of the planners answers it."""

from __future__ import annotations

from engine.after_the_flood.bot import cities
from engine.after_the_flood.bot.paying import bid, payment
from engine.after_the_flood.bot.plan import DONE, Plan
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.bot.trading import next_trade
from engine.after_the_flood.bot.war import is_worth_fighting_on
from engine.after_the_flood.bot.weights import NORMAL, Weights
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Amounts, Answer, Decision, Number, OneOf, Some, pieces


class Adviser:
    """Answers every question from the view and the question alone: it remembers nothing and draws no lots."""

    def __init__(self, weights: Weights = NORMAL) -> None:
        self._weights = weights

    def answer(self, view: AfterTheFloodView, decision: Decision) -> Answer:
        """Give a considered answer; the default, or else the first legal one, to a question it does not know."""
        answer = _considered(Seen(view, decision.seat, self._weights), decision)
        if answer is not None and decision.choice.accepts(answer):
            return answer
        if decision.default is not None:
            return decision.default
        return decision.choice.sample(_First())


class _First:
    """A chooser without chance."""

    def randrange(self, stop: int, /) -> int:
        """Give the first number."""
        return 0


def _considered(seen: Seen, decision: Decision) -> Answer | None:
    plan, choice = Plan(seen), decision.choice
    if isinstance(choice, OneOf):
        return _one(plan, decision, choice)
    if isinstance(choice, Amounts):
        return _amounts(plan, decision, choice)
    if isinstance(choice, Number):
        return _number(plan, decision, choice)
    return _luxuries(plan, choice) if isinstance(choice, Some) else None


def _one(plan: Plan, decision: Decision, choice: OneOf) -> Answer | None:
    seen, args = plan.seen, decision.about
    offered = [option.id for option in choice.options]
    match decision.kind:
        case "action":
            return plan.action(offered)
        case "pay":
            return payment(seen, plan.worth, offered)
        case "build.area":
            return cities.best_site(seen, offered)
        case "build.remove":
            return cities.least_city(seen, offered)
        case "place":
            return plan.placing(offered)
        case "place.to":
            most = args.get("most", 1)
            return plan.places.best(most if isinstance(most, int) else 1, offered).place
        case "trade":
            return next_trade(seen, plan.worth, choice.options, is_first=DONE not in offered) or DONE
        case "trade.give":
            return min(offered, key=lambda kind: plan.worth.of_the_last(kind, seen.hand[kind]))
        case "empire":
            return plan.start.empire(offered)
        case "empire.home":
            return plan.start.sumer_home(offered)
        case "expand":
            return plan.sub_action(offered)
        case "expand.area":
            return plan.war.best_area(str(args["sub_action"]), offered)
        case "fight":
            return "roll" if is_worth_fighting_on(args) else "call_off"
        case "city":
            return cities.city_to_expand(seen, [area for area in offered if area != DONE]) or DONE
        case _:
            return None


def _amounts(plan: Plan, decision: Decision, choice: Amounts) -> Answer | None:
    order = [option.id for option in choice.options]
    match decision.kind:
        case "empire.buy":
            return pieces(plan.start.purchase(choice.limits, choice.room or 0), order)
        case "empire.equip":
            return pieces(plan.start.equipment(), order)
        case "pass.bid":
            return pieces(bid(plan.seen), order)
        case _:
            return None


def _number(plan: Plan, decision: Decision, choice: Number) -> Answer | None:
    if decision.kind != "place.number":
        return None
    return plan.places.best(choice.most, [str(decision.about["place"])]).workers


def _luxuries(plan: Plan, choice: Some) -> Answer:
    """The more different luxuries there are, the more each is worth. FS1"""
    return tuple(option.id for option in choice.options if plan.seen.hand.get(option.id))
