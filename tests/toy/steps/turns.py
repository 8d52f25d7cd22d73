"""One turn after the other; the rival has one too, without being asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Step
from engine.core.steps import EachInOrder, EndTurn
from tests.toy import events as e
from tests.toy.state import GOODS, Delta
from tests.toy.steps.actions import ACTIONS


class Turns(EachInOrder[Delta], tag="toy.Turns"):
    """Everybody has a turn, and says when it is over."""

    def turn(self, s: Delta, seat: Seat) -> Sequence[Step[Any]]:
        return (RivalTurn(seat),) if seat == s.rival else (Turn(seat), EndTurn(seat))


class Turn(Step[Delta], tag="toy.Turn"):
    """One action; what cannot be done is not offered."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        own = s.players[self.seat]
        goods = any(own.goods.values())
        possible = {"trade": goods, "ship": goods, "fish": True, "draw": s.deck, "hide": s.deck, "feast": own.hand}
        names = [name for name, can in possible.items() if can]
        actions = (*(Option(name, Text(f"action-{name}")) for name in names), Option("rest", Text("action-rest")))
        yield Decision(self.seat, "action", OneOf(actions), Text("action-prompt"), default="rest")

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        action = str(move.answer)
        if action in ("draw", "hide"):
            card = s.deck.pop()
            s.players[self.seat].hand.append(card)
            ctx.commit()
            ctx.emit(e.CardDrawn(self.seat, card))
        if action == "rest":
            coin = min(1, s.bank)
            s.pay(self.seat, -coin)
            ctx.emit(e.Rested(self.seat, coin))
        if action in ACTIONS:
            s.become(ACTIONS[action](self.seat))
        else:
            s.pop()


class RivalTurn(Step[Delta], tag="toy.RivalTurn"):
    """The rival takes what the die says, and has points for it at once."""

    seat: Seat

    def run(self, s: Delta, ctx: Ctx) -> None:
        good = list(GOODS)[ctx.roll() % len(GOODS)]
        points = GOODS[good] if s.supply[good] else 0
        if points:
            s.gain(self.seat, good)
            s.players[self.seat].points += points
        ctx.emit(e.RivalGathered(self.seat, good, points))
        s.end_turn()
        s.pop()
