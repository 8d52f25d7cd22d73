"""What can happen in Delta."""

from __future__ import annotations

from typing import ClassVar

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


class CardHidden(Event, frozen=True, tag="toy.CardHidden"):
    """A card lies face down on the board: everybody's picture shows its back, its owner's also what it is."""

    seat: Seat
    card: str

    def shown_to(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else UnknownCardHidden(self.seat)


class UnknownCardHidden(Event, frozen=True, tag="toy.UnknownCardHidden"):
    seat: Seat


class CardsTurned(Event, frozen=True, tag="toy.CardsTurned"):
    seat: Seat
    cards: list[str]
    points: int


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


class RivalGathered(Event, frozen=True, tag="toy.RivalGathered"):
    """The rival has a turn; its seat is a side that nobody sits at."""

    seat: Seat
    good: str
    points: int


class TideCame(Event, frozen=True, tag="toy.TideCame"):
    rolled: int
    water: int


class Washed(Event, frozen=True, tag="toy.Washed"):
    seat: Seat
    good: str | None


class Sealed(Event, frozen=True, tag="toy.Sealed"):
    """Somebody is done; what they chose nobody is told."""

    seat: Seat


class Unsealed(Event, frozen=True, tag="toy.Unsealed"):
    seat: Seat


class Offered(Event, frozen=True, tag="toy.Offered"):
    seat: Seat
    goods: dict[str, int]


class OfferingWon(Event, frozen=True, tag="toy.OfferingWon"):
    by_itself: ClassVar[bool] = True
    seat: Seat
    points: int


class OmensShown(Event, frozen=True, tag="toy.OmensShown"):
    seat: Seat
    cards: list[str]


class OrderArranged(Event, frozen=True, tag="toy.OrderArranged"):
    seat: Seat
    order_seats: list[Seat]


class RaceHeld(Event, frozen=True, tag="toy.RaceHeld"):
    seat: Seat
    points: int
    other_seat: Seat
    other_points: int


class MatchEnded(Event, frozen=True, tag="toy.MatchEnded"):
    ending: str
    winner_seats: list[Seat]


class MatchLost(Event, frozen=True, tag="toy.MatchLost"):
    """The match is over, and nobody has won it."""

    ending: str
