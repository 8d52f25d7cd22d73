"""Bids for the first turn: one sealed number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.decision import Answer, Decision, Move, Number, Seat, Text
from engine.core.game import Ctx
from engine.core.steps import AllAtOnce
from tests.toy import events as e
from tests.toy.state import Delta
from tests.toy.steps.turns import Turns


class Bidding(AllAtOnce[Delta], tag="toy.Bidding"):
    """All bid in secret for the first turn; a bid may be taken back while others still think."""

    waiting: ClassVar[Text] = Text("bid-sealed")
    taking_back: ClassVar[Text] = Text("bid-take-back")

    @property
    def kind(self) -> str:
        return "bid"

    def question(self, s: Delta, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        if so_far:
            return None
        silver = Number(0, s.players[seat].silver, "silver")
        return Decision(seat, "bid", silver, Text("bid-prompt"), default=0, sealed=True)

    def sealed(self, s: Delta, ctx: Ctx, seat: Seat, is_done: bool) -> None:
        ctx.emit(e.BidPlaced(seat) if is_done else e.BidRetracted(seat))

    def open(self, s: Delta, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        s.bids = [int(str(bid)) for (bid,) in answers.values()]
        order = sorted(s.order, key=lambda seat: -s.bids[seat])
        s.pay(order[0], s.bids[order[0]])
        ctx.emit(e.BidsRevealed(list(s.bids), order[0]))
        again = order[-1:] if s.tide == "wild" else []
        rivals = [] if s.rival is None else [s.rival]
        s.push(Turns([*order, *again, *rivals]))

    def why_not(self, s: Delta, move: Move) -> Text | None:
        return Text("bid-too-high", {"silver": s.players[move.seat].silver}) if move.kind == "bid" else None
