"""What can happen in Delta."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.core.game import Event


class BidPlaced(Event, frozen=True, tag="toy.BidPlaced"):
    seat: Seat


class BidRetracted(Event, frozen=True, tag="toy.BidRetracted"):
    seat: Seat


class BidsRevealed(Event, frozen=True, tag="toy.BidsRevealed"):
    bids: list[int]
    winner_seat: Seat


class Rested(Event, frozen=True, tag="toy.Rested"):
    seat: Seat
    silver: int


class Swapped(Event, frozen=True, tag="toy.Swapped"):
    seat: Seat
    good: str
    new_good: str


class Shipped(Event, frozen=True, tag="toy.Shipped"):
    seat: Seat
    goods: dict[str, int]
    points: int


class CardDrawn(Event, frozen=True, tag="toy.CardDrawn"):
    """Only the player who drew a card knows which."""

    seat: Seat
    card: str

    def shown_to(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else UnknownCardDrawn(self.seat)


class UnknownCardDrawn(Event, frozen=True, tag="toy.UnknownCardDrawn"):
    seat: Seat


class NetCast(Event, frozen=True, tag="toy.NetCast"):
    seat: Seat
    rolled: int
    catch: int


class CatchLanded(Event, frozen=True, tag="toy.CatchLanded"):
    seat: Seat
    count: int


class Feasted(Event, frozen=True, tag="toy.Feasted"):
    seat: Seat
    cards: list[str]
    points: int


class TideCame(Event, frozen=True, tag="toy.TideCame"):
    rolled: int
    water: int


class Washed(Event, frozen=True, tag="toy.Washed"):
    seat: Seat
    good: str | None


class MatchEnded(Event, frozen=True, tag="toy.MatchEnded"):
    ending: str
    winner_seats: list[Seat]
