"""What lies on the table of Delta."""

from __future__ import annotations

import msgspec

from engine.core.decision import Seat
from engine.core.game import State

GOODS = {"grain": 1, "reed": 2, "fish": 3}
"""What a piece of each is worth, and how much of a barge it fills."""
CARDS = {"ox": 4, "heron": 3, "lotus": 3, "drum": 2, "lamp": 2, "mask": 2, "oar": 1, "net": 1, "jar": 1, "loom": 1}
"""Points for each card at a feast; there is one of each."""
PIECES, SILVER, HAND = 12, 20, 2
"""Pieces of each good, silver coins, cards dealt to each player."""
ROUNDS, FLOOD, DRY, LOSS = 4, 2, 3, 2
"""The match ends after so many rounds, or at such high water; a tide up to DRY does no harm, others cost pieces."""
SWAPS, BARGE, BOAT, FEAST, STORM = 2, 4, 8, 2, 1
"""Swaps in a trade, room of a barge and of a fishing boat, cards at a feast, the roll that loses the catch."""
OMENS, OFFERED, LINES = 2, 2, 3
"""Cards shown as omens, points for the best offering, lines of a boat race."""


class Player(msgspec.Struct):
    """What a side owns; the rival is one too, without silver and cards."""

    silver: int = 3
    goods: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(GOODS, 1))
    hand: list[str] = []
    face_down: list[str] = []
    """Cards on the board that their owner alone has seen; they count twice if the harvest comes in."""
    points: int = 0


class Delta(State):
    players: list[Player]
    """Those at the table, and after them the rival if there is one."""
    supply: dict[str, int]
    bank: int
    order: list[Seat]
    """Who comes first of those that bid the same."""
    tide: str = "calm"
    """With a wild tide the last to play has a second turn."""
    deck: list[str] = msgspec.field(default_factory=lambda: list(CARDS))
    discard: list[str] = []
    round: int = 0
    water: int = 0
    bids: list[int] = []
    """The bids revealed last, by seat."""

    @property
    def rival(self) -> Seat | None:
        """The side that nobody sits at."""
        return self.seats if len(self.players) > self.seats else None

    def pay(self, seat: Seat, silver: int) -> None:
        self.players[seat].silver -= silver
        self.bank += silver

    def gain(self, seat: Seat, good: str, count: int = 1) -> None:
        self.supply[good] -= count
        self.players[seat].goods[good] += count

    def held(self, seat: Seat) -> list[str]:
        """The kinds of goods a side has pieces of."""
        return [good for good, count in self.players[seat].goods.items() if count]
