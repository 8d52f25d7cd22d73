"""F13: the action Pass, with its bid for the order of play. The opportunity cost is in actions.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.after_the_flood.data import LAST_TURN
from engine.after_the_flood.events import Passed
from engine.after_the_flood.notes import given_away
from engine.after_the_flood.state import AfterTheFloodState, worth
from engine.core.decision import Arg, Decision, Hints, Move, Seat, Text, counts_of
from engine.core.game import Ctx, Step
from engine.core.steps import EndTurn


class PassTurn(Step[AfterTheFloodState], tag="atf.PassTurn"):
    """FD15: how much to bid. F13.3"""

    seat: Seat

    def asks(self, s: AfterTheFloodState) -> Iterable[Decision]:
        """Ask for any set of own resources, with the bids made so far and the present order."""
        hand = {resource: count for resource, count in s.players[self.seat].hand.items() if count}
        passed = s.passed_before(self.seat)
        ahead = {self._ahead(s, passed): Text("ahead-note", {"passed_seats": passed})} if passed else {}
        choice, prompt = given_away(hand, ahead), self._prompt(s)
        yield Decision(self.seat, "pass.bid", choice, prompt, default=(), hints=Hints(menu=Text("bid-menu")))

    def _prompt(self, s: AfterTheFloodState) -> Text:
        player = s.players[self.seat]
        args: dict[str, Arg] = {
            "workers": player.available_workers,
            "armies": player.available_armies,
            "scribes": s.workers["scribes"][self.seat],
            "seats": list(s.order),
            "last": s.turn == LAST_TURN,
        }
        passed = s.passed_before(self.seat)
        bids = {seat: worth(s.players[seat].bid) for seat in passed}
        for place, seat in zip(("first", "second"), passed, strict=False):
            args |= {f"{place}_seat": seat, f"{place}_bid": bids[seat]}
        if passed:
            args["ahead"] = self._ahead(s, passed)
        return Text(("bid-prompt", "bid-prompt-one", "bid-prompt-two")[len(passed)], args)

    def _ahead(self, s: AfterTheFloodState, passed: Sequence[Seat]) -> int:
        """Work out the bid that is ahead of all made so far; of equals the one earlier in the order is. F14.1"""
        before = s.order[: s.order.index(self.seat)]
        return max(worth(s.players[seat].bid) + (seat in before) for seat in passed)

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


def place_in_order(order: Sequence[Seat], bids: Mapping[Seat, int], seat: Seat) -> Text:
    """Say where a bid puts a seat next turn, and what those who have not passed would have to bid. F14.1"""
    own, before = bids[seat], order[: order.index(seat)]
    ahead = [other for other, bid in bids.items() if bid + (other in before) > own and other != seat]
    open_seats = [other for other in order if other not in bids]
    needed = {other: own + (other not in before) for other in open_seats}
    sure = [other for other, least in needed.items() if not least]  # an equal bid of nothing is enough
    args: dict[str, Arg] = {"place": 1 + len(ahead) + len(sure)}
    rivals = [other for other in open_seats if other not in sure]
    for name, other in zip(("first", "second"), rivals, strict=False):
        args |= {f"{name}_seat": other, f"{name}_bid": needed[other]}
    if len({needed[other] for other in rivals}) < len(rivals):
        return Text("place-unless-either", args)
    return Text(("place-sure", "place-unless-one", "place-unless-two")[len(rivals)], args)
