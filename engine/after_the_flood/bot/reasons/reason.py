"""What speaks for an answer, for whoever plays a first match: one fact of the position, whoever would give the answer.

A fact, not a plan: the answer may be another than the players of this package would give. None where little is to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.after_the_flood.bot.reasons.armies import why_buy, why_equip
from engine.after_the_flood.bot.reasons.cities import why_build, why_expand, why_give_up, why_luxuries
from engine.after_the_flood.bot.reasons.empires import why_armies, why_empire, why_home, why_start
from engine.after_the_flood.bot.reasons.passing import why_bid, why_pass, why_pay
from engine.after_the_flood.bot.reasons.places import why_done_placing, why_place, why_so_many, why_what
from engine.after_the_flood.bot.reasons.trading import why_done_trading, why_give, why_only_trade, why_trade
from engine.after_the_flood.bot.reasons.war import why_area, why_fight, why_stop, why_sub_action
from engine.after_the_flood.bot.seen import Seen
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Answer, Decision, Move, Text, counts_of

DONE = "done"


def reason(view: AfterTheFloodView, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
    """Say in a sentence what speaks for an answer, in view of what would probably follow in the same action."""
    seen = Seen(view, decision.seat)
    if isinstance(answer, str):
        return _of_one(seen, decision, answer, then)
    if isinstance(answer, tuple):
        return _of_several(seen, decision, answer, then)
    return _of_a_number(seen, decision, answer, then)


def _of_one(seen: Seen, decision: Decision, answer: str, then: Sequence[Move]) -> Text | None:
    match decision.kind:
        case "action":
            return _of_an_action(seen, answer, then)
        case "pay":
            return why_pay(seen, answer, str(decision.about["action"]), then)
        case "build.remove":
            return why_give_up(seen, answer)
        case "build.area":
            return why_build(seen, answer, given_up=str(decision.about["from_area"]))
        case "place":
            return why_done_placing(seen) if answer == DONE else why_what(seen, answer)
        case "place.to":
            return why_place(seen, decision, answer, then)
        case "trade":
            return why_done_trading(seen, decision) if answer == DONE else why_trade(seen, decision, answer, then)
        case "trade.give":
            return why_give(seen, decision, answer, then)
        case "empire":
            return why_empire(seen, answer, then)
        case "empire.home":
            return why_home(seen, answer)
        case "expand":
            return why_stop(seen) if answer == DONE else why_sub_action(seen, decision, answer)
        case "expand.area":
            return why_area(seen, str(decision.about["sub_action"]), answer, seen.me.available_armies)
        case "fight":
            return why_fight(seen, decision, answer)
        case "city":
            return why_expand(seen, "" if answer == DONE else answer)
        case _:
            return None


def _of_an_action(seen: Seen, action: str, then: Sequence[Move]) -> Text | None:
    """Say why it is time for an action that leads to no other question, or to one about something else."""
    match action:
        case "pass":
            return why_pass(seen)
        case "start":
            return why_start(seen, then)
        case "build" if seen.me.cities and len(seen.sites) == 1:
            return why_build(seen, seen.sites[0], given_up="")
        case "trade":
            return why_only_trade(seen)
        case _:
            return None


def _of_several(seen: Seen, decision: Decision, answer: tuple[str, ...], then: Sequence[Move]) -> Text | None:
    match decision.kind:
        case "empire.buy":
            return why_buy(seen, counts_of(answer), then)
        case "empire.equip":
            return why_equip(seen, counts_of(answer))
        case "pass.bid":
            return why_bid(seen, counts_of(answer)) if answer else None  # why to pass was told with that action
        case "city.luxuries":
            return why_luxuries(seen, answer)
        case _:
            return None


def _of_a_number(seen: Seen, decision: Decision, answer: int, then: Sequence[Move]) -> Text | None:
    match decision.kind:
        case "place.number":
            return why_so_many(seen, decision, answer, then)
        case "empire.armies":
            return why_armies(seen, str(decision.about["area"]), answer)
        case _:
            return None
