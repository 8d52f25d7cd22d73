"""M16.16-M16.36, M17.28-M17.37: what happens from the opened bids until one party is left in a region.

`seat` is whoever decided, which for a Tribe is the rival who plays it; a Tribe itself stands as None where a seat
would.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.combat.combat import Role
from engine.mesopotamia.content.cards import Row
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.map import Fighter


class RowDecided(Event, frozen=True, tag="mesopotamia.RowDecided"):
    """The bids on a row were compared; nobody wins equal ones. M16.16"""

    region: str
    row: Row
    attacker_seat: Seat
    defender_seat: Seat | None
    attacker_bid: int
    defender_bid: int
    winner: Role | Literal[""]


class HalfTakenBack(Event, frozen=True, tag="mesopotamia.HalfTakenBack"):
    """The loser of a row took back half of what was bid on it. M16.18"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    region: str
    row: Row
    gained: dict[Resource, int]


class PhalanxesAllotted(Event, frozen=True, tag="mesopotamia.PhalanxesAllotted"):
    """The winner of a row put the difference on cards of the own Units. M16.17"""

    seat: Seat
    party_seat: Seat | None
    region: str
    row: Row
    placed: dict[str, int]
    """Phalanxes by the Units' ids."""
    units: dict[Fighter, int]
    """Phalanxes by the kinds of these Units."""
    lost: int
    """Those that found no slot."""
    kinds: list[Fighter] = []
    """What each Unit is that got some, in the order of `placed`: two of a kind are told apart."""


class PhalanxesPlaced(Event, frozen=True, tag="mesopotamia.PhalanxesPlaced"):
    """Phalanxes were put on the own cards before a combat without bids. M17.28"""

    seat: Seat
    region: str
    placed: dict[str, int]
    """Phalanxes by Unit and row: `a1.force`."""
    units: dict[Fighter, int]
    """Phalanxes by the kinds of these Units, and by rows."""
    rows: dict[Row, int]
    paid: dict[Resource, int]


class LinesArranged(Event, frozen=True, tag="mesopotamia.LinesArranged"):
    """Somebody arranged the Units of both parties in lines. M16.20, M16.29"""

    seat: Seat
    region: str
    lines: list[tuple[list[str], list[str]]]
    """In the order in which they are fought: the queue of the attacker and that of the defender."""
    units: list[tuple[list[Fighter], list[Fighter]]]
    """The same by the kinds of the Units."""


class Prepared(Event, frozen=True, tag="mesopotamia.Prepared"):
    """The side that does not bid placed what it needs for the next fight, or threw one away. M17.30-M17.34"""

    by_itself: ClassVar[bool] = True
    seat: Seat | None
    """None for a Tribe, whose Phalanxes belong to no holding."""
    region: str
    unit: Fighter
    rows: dict[Row, int]
    discarded: int
    paid: dict[Resource, int]


class Fought(Event, frozen=True, tag="mesopotamia.Fought"):
    """Two Units fought. M16.24, M16.25"""

    region: str
    attacker_seat: Seat
    defender_seat: Seat | None
    attacking_unit: Fighter
    defending_unit: Fighter
    attacking_total: int
    defending_total: int
    attacking_mobility: int
    defending_mobility: int
    winner: Role
    is_destroyed: bool
    """Else the loser flees."""


class Tired(Event, frozen=True, tag="mesopotamia.Tired"):
    """The winner of a fight lost a Phalanx. M16.27"""

    region: str
    party_seat: Seat | None
    unit: Fighter
    row: Row


class Retreated(Event, frozen=True, tag="mesopotamia.Retreated"):
    """A Unit that fled found a region: it belongs to what became of the combat, whoever chose it. M16.31, M16.46"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    """The attacker, who chose it."""
    party_seat: Seat | None
    unit: Fighter
    from_region: str
    region: str


class NowhereToFlee(Event, frozen=True, tag="mesopotamia.NowhereToFlee"):
    """A Unit that fled found no region and was destroyed. M16.33"""

    party_seat: Seat | None
    unit: Fighter
    region: str


class RamsFollowed(Event, frozen=True, tag="mesopotamia.RamsFollowed"):
    """Rams left a lost region together with the last Unit that fled. M8.7"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    rams: int
    from_region: str
    region: str


class CombatWon(Event, frozen=True, tag="mesopotamia.CombatWon"):
    """One party is left of a combat. M16.29, M16.35"""

    region: str
    attacker_seat: Seat
    defender_seat: Seat | None
    winner: Role
    winner_seat: Seat | None
    attacker_bid: dict[Row, int]
    defender_bid: dict[Row, int]
    attacker_lost: dict[Fighter, int]
    """Units destroyed, by kind; for the defender likewise."""
    defender_lost: dict[Fighter, int]
    attacker_phalanxes: int | None = None
    """What it holds after the combat; for the defender likewise, but for a Tribe, which keeps nothing. M16.44"""
    defender_phalanxes: int | None = None
