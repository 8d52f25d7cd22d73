"""What all kinds of action have in common: objects to choose from, a price, and reasons why not."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

from engine.assyria.notes import refused
from engine.assyria.state import AssyriaState, Spent
from engine.core.decision import Arg, Option, Seat, Text
from engine.core.game import Ctx


class Action(ABC):
    """A kind of action; its objects are hexes, dignitaries, numbers or cards."""

    key: ClassVar[str]
    part: ClassVar[str]
    """The question which object."""

    @abstractmethod
    def objects(self, s: AssyriaState, seat: Seat) -> Iterable[str]:
        """Whatever could be an object, in the order it is offered."""

    @abstractmethod
    def refusal(self, s: AssyriaState, seat: Seat, spent: Spent, target: str) -> Text | None:
        """Why an object is not possible now, if so. A13.12"""

    @abstractmethod
    def lacking(self, s: AssyriaState, seat: Seat, spent: Spent) -> dict[str, Arg]:
        """What is missing where no object is possible, `why` and its numbers, in `absent-…` of this kind."""

    @abstractmethod
    def option(self, s: AssyriaState, seat: Seat, target: str) -> Option:
        """An object with its price and what it brings. A13.8"""

    @abstractmethod
    def do(self, s: AssyriaState, seat: Seat, spent: Spent, target: str, ctx: Ctx) -> None:
        """Pay and act."""

    def possible(self, s: AssyriaState, seat: Seat, spent: Spent) -> list[str]:
        """The objects that are possible now."""
        return [each for each in self.objects(s, seat) if self.refusal(s, seat, spent, each) is None]


def too_dear(s: AssyriaState, seat: Seat, camels: int) -> Text | None:
    """Refuse what cannot be paid in full. A7.3"""
    have = s.players[seat].camels
    return refused("not_enough_camels", camels=camels, have=have) if have < camels else None


def price(s: AssyriaState, seat: Seat, camels: int) -> dict[str, Arg]:
    """Say that so many camels are missing, or would be."""
    return {"why": "camels", "camels": camels, "have": s.players[seat].camels}


def pay(s: AssyriaState, seat: Seat, camels: int) -> None:
    """Spend camels. A7.3"""
    s.players[seat].camels -= camels


def cost(s: AssyriaState, seat: Seat, camels: int) -> dict[str, int]:
    """The price of an action and what would be left, for its note. A13.9"""
    return {"camels": camels, "left": s.players[seat].camels - camels}
