"""M5: what happens in a turn besides what its actions do."""

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import Action, Sign


class ActionBegun(Event, frozen=True, tag="mesopotamia.ActionBegun"):
    """An action was chosen, with the pawn or paid with dice. M5.2, M5.3"""

    seat: Seat
    technology: Action
    level: int
    dice: list[int] = []
    """Positions of the dice that paid, counted from 1; none with the pawn."""
    signs: list[Sign] = []
    """What these dice show; nothing without luck. M5.15"""


class PawnPutAside(Event, frozen=True, tag="mesopotamia.PawnPutAside"):
    """The pawn was placed on no action. M4.8"""

    seat: Seat


class DiceRolled(Event, frozen=True, tag="mesopotamia.DiceRolled"):
    """All Dingir dice of an Empire were rolled; their faces in the order of the dice. M5.7"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    faces: list[Sign]


class DiceRerolled(Event, frozen=True, tag="mesopotamia.DiceRerolled"):
    """Some dice were rolled again, for a Tablet or free; their faces in the order of `dice`. M5.11, M5.13"""

    seat: Seat
    dice: list[int]
    faces: list[Sign]
    paid: dict[Resource, int] = {}


class TurnEnded(Event, frozen=True, tag="mesopotamia.TurnEnded"):
    """A player ended the turn. M4.7"""

    seat: Seat
