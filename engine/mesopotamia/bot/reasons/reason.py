"""Which part of the reasons a question belongs to."""

from __future__ import annotations

from engine.core.decision import Answer, Decision, Text
from engine.mesopotamia.bot.gains import Gains
from engine.mesopotamia.bot.reasons import actions, building, combat, dice, economy, events, exploring, set_up
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.bot.weights import STRONG
from engine.mesopotamia.view.table import MesopotamiaView


def reason(view: MesopotamiaView, decision: Decision, answer: Answer) -> Text | None:
    """Say what speaks for an answer; None where nothing is worth saying, or where it is not certain."""
    gains = Gains(Seen(view, decision.seat, STRONG))
    if not isinstance(answer, str):
        return _of_several(gains, decision, answer)
    match decision.kind:
        case "action":
            return actions.chosen(gains, decision, answer)
        case "pay":
            return dice.paid_with(gains, decision, answer)
        case "explore" | "explore.to":
            return exploring.moved(gains, decision, answer)
        case "build":
            return building.chosen(gains, decision, answer)
        case "build.place":
            return building.placed(gains, str(decision.about["building"]), decision, answer)
        case "die":
            return dice.colour(gains.seen, decision, answer)
        case "gather":
            return economy.gathered(gains, decision, answer)
        case "research" | "event.technology":
            return economy.researched(gains, decision, answer)
        case "war":
            return economy.mustered(gains, answer)
        case "growth":
            return economy.grown(gains.seen) if answer == "pay" else None
        case "event" | "event.resource":
            return events.chosen(gains, decision, answer)
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
            return dice.rerolled(gains, answer)
        case "quests":
            return set_up.quests(answer)
        case _:
            return None
