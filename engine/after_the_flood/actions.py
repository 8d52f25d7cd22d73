"""F6, phase 3: player actions; and F13.7-F13.10, the opportunity cost of acting after others have passed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.after_the_flood import build_city, expand_empire, place_workers, start_empire, trade
from engine.after_the_flood.absent_actions import why_absent
from engine.after_the_flood.data import RESOURCES
from engine.after_the_flood.events import OpportunityPaid
from engine.after_the_flood.means import Means, means_of
from engine.after_the_flood.notes import END_ACTION
from engine.after_the_flood.passing import PassTurn
from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn

ACTIONS = ("build", "place", "trade", "start", "expand")
"""Everything but Pass, in the order it is offered."""


class PlayerActions(Step[AfterTheFloodState], tag="atf.PlayerActions"):
    """Phase 3: round and round in the order of play until all have passed. F6.1"""

    ending: ClassVar[Text | None] = END_ACTION
    next: int = 0
    """Place in the order of play of whoever may act next."""

    def run(self, s: AfterTheFloodState, ctx: Ctx) -> None:
        """Ask the next player who has not passed."""
        for _ in s.order:
            seat = s.order[self.next]
            self.next = (self.next + 1) % len(s.order)
            if not s.players[seat].passed:
                s.begin_turn(seat)
                s.push(ChooseAction(seat))
                return
        s.pop()


class ChooseAction(Step[AfterTheFloodState], tag="atf.ChooseAction"):
    """FD1: which action. F6.2"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Offer what can be done, Pass always last. F6.6"""
        due = s.others_passed(self.seat)
        possible = [
            action for action in ACTIONS if (payments(s, self.seat, action) if due else can(s, self.seat, action))
        ]
        options = (
            *(Option(action, self._label(s, action)) for action in possible),
            Option("pass", Text("action-pass")),
        )
        prompt = Text("action-prompt")
        if due and possible:
            prompt = Text("action-prompt-paying", {"passed_seats": s.passed_before(self.seat)})
        refused = tuple(why_absent(s, self.seat, [action for action in ACTIONS if action not in possible]))
        yield Decision(
            self.seat, "action", OneOf(options), prompt, default="pass", hints=Hints(idle="pass", refused=refused)
        )

    def _label(self, s: AfterTheFloodState, action: str) -> Text:
        player = s.players[self.seat]
        if action == "build":
            return Text("action-build", {"left": player.cities}) if player.cities else Text("action-build-move")
        if action == "start":
            return Text("action-start", {"open": len(start_empire.eligible(s, self.seat))})
        return Text(f"action-{action}")

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Go into the chosen action; the end of the turn waits below it."""
        s.become(EndTurn(self.seat, END_ACTION))
        if move.answer == "pass":
            s.push(PassTurn(self.seat))
            return
        s.push(step_of(s, str(move.answer), self.seat))
        if s.others_passed(self.seat):
            s.push(PayOpportunity(self.seat, str(move.answer)))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """Say what is missing for an action."""
        if move.answer not in ACTIONS:
            return None
        if s.others_passed(self.seat) and can(s, self.seat, str(move.answer)):
            return Text("refused-opportunity")
        return Text(f"refused-action-{move.answer}")


class PayOpportunity(Step[AfterTheFloodState], tag="atf.PayOpportunity"):
    """FD2: one piece more, because somebody else has passed. F13.7"""

    seat: Seat
    action: str

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Offer the pieces that leave the action possible. F13.9"""
        player = s.players[self.seat]
        kept = {"worker": player.available_workers, "army": player.available_armies, **player.hand}
        offered = payments(s, self.seat, self.action)
        options = tuple(
            Option(payment, Text("pay-option", {"payment": payment}), Text("pay-note", {"left": kept[payment] - 1}))
            for payment in offered
        )
        spare = next((payment for payment in offered if kept[payment] > 1), offered[0])
        prompt = Text("pay-prompt", {"passed_seats": s.passed_before(self.seat), "action": self.action})
        yield Decision(
            self.seat,
            "pay",
            OneOf(options),
            prompt,
            default=offered[0],
            about={"action": self.action},
            hints=Hints(carry=True, proposed=spare),
        )

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Worker and army become unavailable, a resource goes to the general stock."""
        payment = str(move.answer)
        if payment == "worker":
            s.expend_worker(self.seat)
        elif payment == "army":
            s.expend_armies(self.seat)
        else:
            s.expend_resource(self.seat, payment)
        ctx.emit(OpportunityPaid(self.seat, payment))
        s.pop()

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """Say whether the piece is missing or needed for the action itself."""
        if move.answer in means_of(s, self.seat).payments():
            return Text("refused-pay-needed", {"payment": str(move.answer)})
        return Text("refused-pay-missing") if move.answer in ("worker", "army", *RESOURCES) else None


def payments(s: AfterTheFloodState, seat: Seat, action: str) -> list[str]:
    """Give the pieces that may be paid so that the action is still possible, cheapest first. F13.9, F20.11"""
    means = means_of(s, seat)
    return [payment for payment in means.payments() if can(s, seat, action, means.without(payment))]


def can(s: AfterTheFloodState, seat: Seat, action: str, means: Means | None = None) -> bool:
    """Say whether an action is possible with these means. F6.6"""
    means = means or means_of(s, seat)
    match action:
        case "build":
            return bool(build_city.targets(s, seat))
        case "place":
            return place_workers.is_possible(s, seat, means)
        case "trade":
            return trade.is_possible(s, seat, means)
        case "start":
            return bool(start_empire.eligible(s, seat))
        case _:
            return expand_empire.is_possible(s, seat, means)


def step_of(s: AfterTheFloodState, action: str, seat: Seat) -> Step[Any]:
    """Give the first step of an action."""
    match action:
        case "build":
            return build_city.BuildCity(seat)
        case "place":
            return place_workers.PlaceWorkers(seat, s.workers["scribes"][seat])
        case "trade":
            return trade.Trade(seat)
        case "start":
            return start_empire.ClaimEmpire(seat)
        case _:
            return expand_empire.ExpandEmpire(seat)
