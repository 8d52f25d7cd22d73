"""The rules of Delta, a step for each box of its flow chart."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.decision import Amounts, Decision, Hints, Move, Number, OneOf, Option, Seat, Some, Text, counts_of
from engine.core.game import Ctx, Result, Step
from engine.core.steps import EndTurn
from tests.toy import events as e
from tests.toy.state import BARGE, BOAT, CARDS, DRY, FEAST, FLOOD, GOODS, HAND, LOSS, ROUNDS, STORM, SWAPS, Delta


def options(key: str, kind: str, ids: Iterable[str]) -> tuple[Option, ...]:
    """Offer nouns of one kind."""
    return tuple(Option(each, Text(key, {kind: each})) for each in ids)


class Deal(Step[Delta], tag="toy.Deal"):
    """Shuffle the cards and deal."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        ctx.shuffle(s.deck)
        for player in s.players:
            player.hand = [s.deck.pop() for _ in range(HAND)]
        s.become(Round())


class Round(Step[Delta], tag="toy.Round"):
    """Bids, a turn for everybody, the tide; until the fields are flooded or the harvest is in."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        if s.water < FLOOD and s.round < ROUNDS:
            s.round += 1
            s.push(Tide())
            s.push(Bidding())
            return
        scores = [player.points for player in s.players]
        ranking = [[i for i, own in enumerate(scores) if own == each] for each in sorted(set(scores), reverse=True)]
        s.result = Result(scores, ranking, "flood" if s.water >= FLOOD else "harvest", ranking[0])
        ctx.emit(e.MatchEnded(s.result.ending, s.result.winners))


class Bidding(Step[Delta], tag="toy.Bidding"):
    """All bid in secret for the first turn; a bid may be taken back while others still think."""

    bids: dict[int, int] = {}

    def asks(self, s: Delta) -> Iterable[Decision]:
        for seat, player in enumerate(s.players):
            if seat in self.bids:
                retract = OneOf((Option("retract", Text("bid-retract")),))
                yield Decision(seat, "bid.retract", retract, Text("bid-waiting"), optional=True)
            else:
                silver = Number(0, player.silver, "silver")
                yield Decision(seat, "bid", silver, Text("bid-prompt"), default=0, sealed=True)

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        if move.kind == "bid.retract":
            del self.bids[move.seat]
            ctx.emit(e.BidRetracted(move.seat))
        else:
            assert isinstance(move.answer, int)
            self.bids[move.seat] = move.answer
            ctx.emit(e.BidPlaced(move.seat))

    def run(self, s: Delta, ctx: Ctx) -> None:
        ctx.commit()
        s.bids = [self.bids[seat] for seat in range(s.seats)]
        order = sorted(range(s.seats), key=lambda seat: -s.bids[seat])
        s.pay(order[0], s.bids[order[0]])
        ctx.emit(e.BidsRevealed(list(s.bids), order[0]))
        s.become(Turns(order))

    def why_not(self, s: Delta, move: Move) -> Text | None:
        return Text("bid-too-high", {"silver": s.players[move.seat].silver}) if move.kind == "bid" else None


class Turns(Step[Delta], tag="toy.Turns"):
    """Everybody has a turn, and says when it is over."""

    left: list[Seat]

    def run(self, s: Delta, ctx: Ctx) -> None:
        if self.left:
            seat = self.left.pop(0)
            s.push(EndTurn(seat))
            s.push(Turn(seat))
        else:
            s.pop()


class Turn(Step[Delta], tag="toy.Turn"):
    """One action; what cannot be done is not offered."""

    seat: Seat

    def asks(self, s: Delta) -> Iterable[Decision]:
        own = s.players[self.seat]
        goods = any(own.goods.values())
        possible = {"trade": goods, "ship": goods, "fish": True, "draw": s.deck, "feast": own.hand}
        names = [name for name, can in possible.items() if can]
        actions = (*(Option(name, Text(f"action-{name}")) for name in names), Option("rest", Text("action-rest")))
        yield Decision(self.seat, "action", OneOf(actions), Text("action-prompt"), default="rest")

    def take(self, s: Delta, move: Move, ctx: Ctx) -> None:
        match move.answer:
            case "trade":
                s.become(Trade(self.seat))
            case "ship":
                s.become(Ship(self.seat))
            case "fish":
                s.become(Fish(self.seat))
            case "draw":
                card = s.deck.pop()
                s.players[self.seat].hand.append(card)
                ctx.commit()
                ctx.emit(e.CardDrawn(self.seat, card))
                s.pop()
            case "feast":
                s.become(Feast(self.seat))
            case _:
                coin = min(1, s.bank)
                s.pay(self.seat, -coin)
                ctx.emit(e.Rested(self.seat, coin))
                s.pop()


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
            goods = [good for good, count in s.players[self.seat].goods.items() if count]
            give = (*options("good", "good", goods), Option("done", Text("trade-done")))
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


class Tide(Step[Delta], tag="toy.Tide"):
    """A high tide raises the water, and everybody loses something."""

    def run(self, s: Delta, ctx: Ctx) -> None:
        rolled = ctx.roll()
        s.water += rolled > DRY
        ctx.emit(e.TideCame(rolled, s.water))
        s.become(Wash(dict.fromkeys(range(s.seats), LOSS) if rolled > DRY else {}))


class Wash(Step[Delta], tag="toy.Wash"):
    """Everybody at once gives up some pieces, one by one; who has none loses none."""

    left: dict[int, int]

    def asks(self, s: Delta) -> Iterable[Decision]:
        for seat, count in self.left.items():
            goods = [good for good, held in s.players[seat].goods.items() if held]
            lose = options("good", "good", goods) or (Option("nothing", Text("wash-nothing")),)
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


CHAPTERS = (Deal, Round, Bidding, Turns, Turn, Trade, Ship, Fish, Feast, Tide, Wash)
STEPS: tuple[type[Step[Any]], ...] = (*CHAPTERS, EndTurn)
