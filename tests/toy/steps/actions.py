"""What a player may do in a turn: each action a step of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.decision import Amounts, Decision, Hints, Move, OneOf, Option, Seat, Some, Text, counts_of
from engine.core.game import Ctx, Step
from tests.toy import events as e
from tests.toy.state import BARGE, BOAT, CARDS, FEAST, GOODS, STORM, SWAPS, Delta
from tests.toy.steps.nouns import options


class Trade(Step[Delta], tag="toy.Trade"):
    """Swap pieces with the supply, one by one, until done."""

    seat: Seat
    left: int = SWAPS
    given: str = ""

    def asks(self, s: Delta) -> Iterable[Decision]:
        if self.given:
            goods = [good for good, count in s.supply.items() if count and good != self.given]
            get = tuple(Option(good, Text("good", {"good": good}), self._note(s, good)) for good in goods)
            yield Decision(self.seat, "trade.get", OneOf(get), Text("trade-get"), default=goods[0])
        elif self.left:
            give = (*options("good", "good", s.held(self.seat)), Option("done", Text("trade-done")))
            prompt = Text("trade-give", {"count": self.left})
            yield Decision(
                self.seat, "trade.give", OneOf(give), prompt, default="done", hints=Hints(join=True, several=self.left)
            )

    def _note(self, s: Delta, good: str) -> Text:
        return Text("trade-note", {"count": s.supply[good]})

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        good = str(move.answer)
        if move.kind == "trade.get":
            s.gain(self.seat, good)
            s.gain(self.seat, self.given, -1)
            ctx.emit(e.Swapped(self.seat, self.given, good))
            self.given, self.left = "", self.left - 1
        elif good == "done":
            self.left = 0
        else:
            self.given = good

    def run(self, s: Delta, ctx: Ctx) -> None:
        s.pop()


class Ship(Step[Delta], tag="toy.Ship"):
    """Load a barge: nothing more once it is full, but the last piece may hang over."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        own = s.players[self.seat].goods
        load = Amounts(options("good", "good", GOODS), dict(own), "goods", worth=GOODS, room=BARGE)
        yield Decision(self.seat, "ship", load, Text("ship-prompt", {"room": BARGE}), default=())

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        assert isinstance(move.answer, tuple)
        load = counts_of(move.answer)
        for good, count in load.items():
            s.gain(self.seat, good, -count)
        points = sum(GOODS[good] * count for good, count in load.items())
        s.players[self.seat].points += points
        ctx.emit(e.Shipped(self.seat, load, points))
        s.pop()


class Fish(Step[Delta], tag="toy.Fish"):
    """Roll for fish as long as you dare; a storm loses the catch."""

    seat: Seat
    catch: int = 0

    def asks(self, s: Delta) -> Iterable[Decision]:
        names = ["roll"] * (self.catch < BOAT) + ["stop"] * (self.catch > 0)
        answers = tuple(Option(name, Text(f"fish-{name}")) for name in names)
        prompt = Text("fish-prompt", {"catch": self.catch})
        yield Decision(self.seat, "fish", OneOf(answers), prompt, default=names[-1])

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        if move.answer == "stop":
            fish = min(self.catch // 2, s.supply["fish"])
            s.gain(self.seat, "fish", fish)
            ctx.emit(e.CatchLanded(self.seat, fish))
            s.pop()
            return
        rolled = ctx.roll()
        self.catch = 0 if rolled == STORM else self.catch + rolled
        ctx.emit(e.NetCast(self.seat, rolled, self.catch))
        if rolled == STORM:
            s.pop()


class Feast(Step[Delta], tag="toy.Feast"):
    """Play one or two cards for points."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        hand = s.players[self.seat].hand
        cards = Some(options("card", "card", hand), 1, min(FEAST, len(hand)))
        yield Decision(self.seat, "feast", cards, Text("feast-prompt"), default=(hand[0],))

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        assert isinstance(move.answer, tuple)
        own, cards = s.players[self.seat], list(move.answer)
        own.hand = [card for card in own.hand if card not in cards]
        s.discard += cards
        points = sum(CARDS[card] for card in cards)
        own.points += points
        ctx.emit(e.Feasted(self.seat, cards, points))
        s.pop()


class Hide(Step[Delta], tag="toy.Hide"):
    """Lay a card face down on the board; another was drawn before, so that the turn goes on after a commit."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        hand = s.players[self.seat].hand
        cards = OneOf(options("card", "card", hand))
        yield Decision(self.seat, "hide", cards, Text("hide-prompt"), default=hand[0])

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        own, card = s.players[self.seat], str(move.answer)
        own.hand.remove(card)
        own.face_down.append(card)
        ctx.emit(e.CardHidden(self.seat, card))
        s.pop()


ACTIONS: dict[str, Callable[[Seat], Step[Any]]] = {
    "trade": Trade,
    "ship": Ship,
    "fish": Fish,
    "feast": Feast,
    "hide": Hide,
}
"""By their names in the question; drawing and resting take no step."""
