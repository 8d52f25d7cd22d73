"""Which part of the reasons a question belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Answer, Decision, Move, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import (
    actions,
    building,
    combat,
    dice,
    events,
    exploring,
    gathering,
    research,
    set_up,
    war_and_growth,
)
from engine.mesopotamia.bot.reasons.plan import Plan
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.weights import STRONG
from engine.mesopotamia.view.table import MesopotamiaView


def reason(view: MesopotamiaView, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
    """Say what speaks for an answer; None where nothing is worth saying, or where it is not certain.

    What would follow in the same turn is named if it is what the answer is for, and never spoken against.
    """
    gains = Gains(Seen(view, decision.seat, STRONG))
    plan = Plan(gains.seen, then)
    if not isinstance(answer, str):
        return _of_several(gains, decision, answer)
    match decision.kind:
        case "action":
            return actions.chosen(gains, plan, decision, answer)
        case "pay":
            return dice.paid_with(gains, decision, answer)
        case "explore" | "explore.to":
            return exploring.moved(gains, decision, answer)
        case "build":
            return building.chosen(gains, plan, decision, answer)
        case "build.place":
            return building.placed(gains, str(decision.about["building"]), decision, answer)
        case "die":
            return dice.colour(gains.seen, decision, answer)
        case "gather":
            return gathering.gathered(plan, decision, answer)
        case "research" | "event.technology":
            return research.researched(gains, plan, decision, answer)
        case "war":
            return war_and_growth.mustered(gains, plan, decision, answer)
        case "growth":
            return war_and_growth.grown(gains.seen) if answer == "pay" else None
        case "event" | "event.resource":
            return events.chosen(gains, plan, decision, answer)
        case "retreat":
            return combat.fled(gains.seen, decision, answer)
        case "settlement":
            return combat.settlement(decision, answer)
        case _:
            return set_up.chosen(gains.seen, decision, answer)


def _of_several(gains: Gains, decision: Decision, answer: Answer) -> Text | None:
    """The same for what is not one of a list: dice, bids, Quests, an order."""
    match decision.kind:
        case "bid":
            return combat.bid(gains.seen, decision, answer)
        case "place":
            return combat.placed(gains.seen, decision, answer)
        case "order":
            return combat.order(gains.seen, answer)
        case "reroll":
            return dice.rerolled(gains, decision, answer)
        case "quests":
            return set_up.quests(answer)
        case _:
            return None
