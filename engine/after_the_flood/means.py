"""What a player could pay with or act with: his own state, or what it would be after a payment."""

from __future__ import annotations

import msgspec

from engine.after_the_flood.state import AfterTheFloodState
from engine.core.decision import Seat


class Means(msgspec.Struct, frozen=True):
    """Hand, general stock, and available pieces; read only."""

    hand: dict[str, int]
    stock: dict[str, int]
    workers: int
    armies: int

    def payments(self) -> list[str]:
        """The pieces an opportunity cost can be paid with. F13.7"""
        pieces = [piece for piece, count in (("worker", self.workers), ("army", self.armies)) if count]
        return pieces + [resource for resource, count in self.hand.items() if count]

    def without(self, payment: str) -> Means:
        """What is left after a payment; a resource paid is in the general stock at once. F19.1"""
        if payment == "worker":
            return Means(self.hand, self.stock, self.workers - 1, self.armies)
        if payment == "army":
            return Means(self.hand, self.stock, self.workers, self.armies - 1)
        hand = {**self.hand, payment: self.hand[payment] - 1}
        stock = {**self.stock, payment: self.stock[payment] + 1}
        return Means(hand, stock, self.workers, self.armies)


def means_of(s: AfterTheFloodState, seat: Seat) -> Means:
    """What a player has now."""
    player = s.players[seat]
    return Means(player.hand, s.stock, player.available_workers, player.available_armies)
