"""The contract of Delta: set-up, what is hidden, what never changes."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.core.bots import AbsentBot, Bot
from engine.core.decision import Seat, Text
from engine.core.errors import BrokenInvariant
from engine.core.game import Ctx, Event, Game, Setup, Stack, Step
from tests.toy import events, steps
from tests.toy.state import CARDS, GOODS, PIECES, SILVER, Delta, Player


class Stand(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    silver: int
    goods: dict[str, int]
    points: int
    cards: int
    has_bid: bool


class Table(msgspec.Struct, frozen=True):
    """What one reader knows of a match."""

    round: int
    water: int
    supply: dict[str, int]
    deck: int
    discard: list[str]
    bids: list[int]
    stands: list[Stand]
    hand: list[str]
    bid: int | None


def bids_added(fields: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 forgot the bids once they were paid."""
    return fields | {"bids": []}


class Toy(Game[Delta]):
    """Delta, for one to four players."""

    key: ClassVar[str] = "toy"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (1, 2, 3, 4)
    state: ClassVar[type[Delta]] = Delta
    steps: ClassVar[tuple[type[Step[Any]], ...]] = steps.STEPS
    events: ClassVar[tuple[type[Event], ...]] = tuple(
        each for each in vars(events).values() if isinstance(each, type) and each.__module__ == events.__name__
    )
    endings: ClassVar[tuple[str, ...]] = ("flood", "harvest")
    upgrades: ClassVar[tuple[Any, ...]] = (bids_added,)

    def setup(self, setup: Setup) -> Delta:
        """Everybody gets a piece of each good and some silver."""
        players = [Player() for _ in range(setup.seats)]
        return Delta(
            seats=setup.seats,
            rules=self.rules,
            stack=Stack([steps.Deal()]),
            players=players,
            supply=dict.fromkeys(GOODS, PIECES - setup.seats),
            bank=SILVER - sum(player.silver for player in players),
        )

    def view(self, s: Delta, seat: Seat | None) -> Table:
        """Of the others' cards and bids everybody knows only how many, and whether."""
        sealed = self._sealed(s)
        stands = [
            Stand(player.silver, dict(player.goods), player.points, len(player.hand), i in sealed)
            for i, player in enumerate(s.players)
        ]
        hand = [] if seat is None else list(s.players[seat].hand)
        bid = None if seat is None else sealed.get(seat)
        revealed = list(s.bids)
        return Table(s.round, s.water, dict(s.supply), len(s.deck), list(s.discard), revealed, stands, hand, bid)

    def status(self, view: Table, seat: Seat | None) -> list[Text]:
        """Say where the match stands, then what the seat owns."""
        lines = [Text("status-match", {"round": view.round, "water": view.water})]
        if seat is not None:
            own = view.stands[seat]
            lines.append(Text("status-own", {"silver": own.silver, "goods": own.goods, "points": own.points}))
            lines.append(Text("status-hand", {"cards": view.hand}))
        return lines

    def veil(self, s: Delta, seat: Seat | None, ctx: Ctx) -> None:
        """Deal the deck and all hands but this seat's anew, and guess the sealed bids."""
        others = [player for i, player in enumerate(s.players) if i != seat]
        unknown = s.deck + [card for player in others for card in player.hand]
        ctx.shuffle(unknown)
        for player in others:
            player.hand = [unknown.pop() for _ in player.hand]
        s.deck = unknown
        sealed = self._sealed(s)
        for i in sealed:
            if i != seat:
                sealed[i] = ctx.draw(s.players[i].silver + 1)

    def bot(self) -> Bot:
        """Who does not think takes the default."""
        return AbsentBot()

    def check(self, s: Delta) -> None:
        """No coin, piece or card is ever lost or made."""
        if s.bank + sum(player.silver for player in s.players) != SILVER:
            raise BrokenInvariant("silver")
        for good in GOODS:
            held = [s.supply[good], *(player.goods[good] for player in s.players)]
            if sum(held) != PIECES or min(held) < 0:
                raise BrokenInvariant(good)
        if sorted(s.deck + s.discard + [card for player in s.players for card in player.hand]) != sorted(CARDS):
            raise BrokenInvariant("cards")

    def _sealed(self, s: Delta) -> dict[int, int]:
        now = s.stack.steps[-1]
        return now.bids if isinstance(now, steps.Bidding) else {}
