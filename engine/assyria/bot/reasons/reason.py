"""What speaks for an answer: the one thing that a player in a first match may not see by themselves.

All of it follows from the position, so it is true of whatever answer was chosen, by whomever; where the answers that
would follow are known, none of it is against them.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.reasons.assur import why_intrigue
from engine.assyria.bot.reasons.camels import why_build, why_done, why_extend, why_offer, why_offerings
from engine.assyria.bot.reasons.columns import why_column
from engine.assyria.bot.reasons.feeding import why_card_now, why_huts, why_plan, why_well
from engine.assyria.bot.reasons.food import why_buy, why_food
from engine.assyria.bot.reasons.huts import why_hut
from engine.assyria.bot.reasons.set_up import why_card, why_start
from engine.assyria.bot.seen import Seen
from engine.assyria.notes import DONE
from engine.assyria.supply import PLAN
from engine.assyria.view import AssyriaView
from engine.core.decision import Answer, Decision, Move, OneOf, Some, Text

OBJECTS = {"build.hex", "extend.hex", "intrigue.dignitary", "offer.camels", "buy.card"}
"""Questions for the object of an action. A13"""

IN_GENERAL = {"offer": why_offerings, "buy": why_food}
"""What speaks for an action whatever its object."""


def reason(view: AssyriaView, decision: Decision, answer: Answer, then: Sequence[Move] = ()) -> Text | None:
    """Give the reason for an answer to any question, with what would follow; None where there is little to say."""
    seen = Seen(view, decision.seat)
    choice, unfed = decision.choice, _unfed(decision)
    if isinstance(choice, Some) and isinstance(answer, tuple):
        options = [option.id for option in choice.options]
        return why_huts(seen, unfed, options, str(decision.about.get("card")), answer, then)
    if not isinstance(choice, OneOf):
        return None
    offered, chosen = [option.id for option in choice.options], str(answer)
    match decision.kind:
        case "start":
            return why_start(seen, offered, chosen)
        case "draft":
            return why_card(seen, chosen)
        case "harvest":
            return why_column(seen, offered, chosen)
        case "hut":
            return why_hut(seen, offered, chosen, left=decision.hints.several, then=then)
        case "feed":
            return why_plan(seen, unfed, then) if chosen == PLAN else why_card_now(seen, unfed, chosen, then)
        case "well":
            return why_well(seen, offered, chosen)
        case "action":
            return _why_action(seen, offered, chosen, then)
        case kind if kind in OBJECTS:
            return _why_object(seen, kind.partition(".")[0], offered, chosen, then)
        case _:
            return None


def _unfed(decision: Decision) -> list[str]:
    """The huts that are still to be fed, where a question is about them. A13.6"""
    hexes = decision.about.get("hexes")
    return [str(hex) for hex in hexes] if isinstance(hexes, list | tuple) else []


def _why_action(seen: Seen, offered: list[str], action: str, then: Sequence[Move]) -> Text | None:
    """An action with one object is told with the reason for it; with several, what is true of all of them."""
    if action == DONE.id:
        return why_done(seen, [each for each in offered if each != DONE.id])
    objects = seen.targets(action)
    further = then[1:] if then and then[0].kind in OBJECTS else then
    reasons = [_why_object(seen, action, objects, each, further) for each in objects]
    if reasons and all(each == reasons[0] for each in reasons):
        return reasons[0]
    in_general = IN_GENERAL.get(action)
    return in_general(seen) if in_general else None


def _why_object(seen: Seen, action: str, offered: list[str], target: str, then: Sequence[Move]) -> Text | None:
    match action:
        case "build":
            return why_build(seen, target)
        case "extend":
            return why_extend(seen, target)
        case "offer":
            return why_offer(seen, offered, int(target), then)
        case "buy":
            return why_buy(seen, target)
        case _:
            return why_intrigue(seen, target, then)
