"""F13: the action Pass, with its bid for the order of play. The opportunity cost is in actions.py."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood.events import Passed
from engine.after_the_flood.notes import resource_option
from engine.after_the_flood.state import AfterTheFloodState, worth
from engine.core.decision import Amounts, Arg, Decision, Move, Seat, Text, counts_of
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn


class PassTurn(Step[AfterTheFloodState], tag="atf.PassTurn"):
    """FD15: how much to bid. F13.3"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask for any set of own resources, with the bids made so far and the present order."""
        hand = {resource: count for resource, count in s.players[self.seat].hand.items() if count}
        options = tuple(resource_option(resource, count) for resource, count in hand.items())
        yield Decision(self.seat, "pass.bid", Amounts(options, hand, "resources"), self._prompt(s), default=())

    def _prompt(self, s: AfterTheFloodState) -> Text:
        player = s.players[self.seat]
        args: dict[str, Arg] = {
            "workers": player.available_workers,
            "armies": player.available_armies,
            "scribes": s.workers["scribes"][self.seat],
            "seats": list(s.order),
        }
        passed = [seat for seat in s.order if s.players[seat].passed]
        for place, seat in zip(("first", "second"), passed, strict=False):
            args |= {f"{place}_seat": seat, f"{place}_bid": worth(s.players[seat].bid)}
        return Text(("bid-prompt", "bid-prompt-one", "bid-prompt-two")[len(passed)], args)

    def take(self, s: AfterTheFloodState, move: Move, ctx: Ctx) -> None:
        """Put the bid into the Passed box; it is lost whatever comes of it. F13.4"""
        player = s.players[self.seat]
        player.bid = counts_of(move.answer) if isinstance(move.answer, tuple) else {}
        for resource, count in player.bid.items():
            player.hand[resource] -= count
        player.passed = True
        bid = worth(player.bid)
        ctx.emit(Passed(self.seat, dict(player.bid), bid))
        s.pop()
        s.become(EndTurn(self.seat, Text("end-pass", {"bid": bid})))

    def why_not(self, s: AfterTheFloodState, move: Move) -> Text | None:
        """F13.5"""
        return Text("refused-not-in-hand")
