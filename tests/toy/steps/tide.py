"""The tide: chance between two turns, and a question to all at once that hides nothing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.decision import Decision, Move, OneOf, Option, Text
from engine.core.game import Ctx, Step
from tests.toy import events as e
from tests.toy.state import DRY, GOODS, LOSS, Delta
from tests.toy.steps.nouns import options


class Tide(Step[Delta], tag="toy.Tide"):
    """A high tide raises the water, and everybody loses something."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        rolled = ctx.roll()
        s.water += rolled > DRY
        ctx.emit(e.TideCame(rolled, s.water))
        if rolled > DRY:
            s.begin_turn(None)
            s.become(Wash(dict.fromkeys(range(s.seats), LOSS)))
        else:
            s.pop()


class Wash(Step[Delta], tag="toy.Wash"):
    """Everybody at once gives up some pieces, one by one; who has none loses none."""

    left: dict[int, int]

    def asks(self, s: Delta) -> Iterable[Decision]:
        for seat, count in self.left.items():
            lose = options("good", "good", s.held(seat)) or (Option("nothing", Text("wash-nothing")),)
            yield Decision(seat, "wash", OneOf(lose), Text("wash-prompt", {"count": count}), default=lose[0].id)

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        self.left[move.seat] -= 1
        if self.left[move.seat] == 0:
            del self.left[move.seat]
        good = str(move.answer) if move.answer in GOODS else None
        if good:
            s.gain(move.seat, good, -1)
        ctx.emit(e.Washed(move.seat, good))

    def run(self, s: Delta, ctx: Ctx) -> None:
        s.pop()
