"""What happens in a match, in ids and numbers. A list named `…_per_seat` holds one number for each seat."""

from __future__ import annotations

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event


class OrderDrawn(Event, frozen=True, tag="atf.OrderDrawn"):
    """The first order of play was drawn by lot. F1.9"""

    seats: list[Seat]


class TurnBegan(Event, frozen=True, tag="atf.TurnBegan"):
    """One of the five turns begins. F3.1"""

    turn: int
    year: int


class Collected(Event, frozen=True, tag="atf.Collected"):
    """Everybody received grain, textiles and workers. F4"""

    grain_per_seat: list[int]
    textile_per_seat: list[int]
    workers_per_seat: list[int]


class Declined(Event, frozen=True, tag="atf.Declined"):
    """Workers were lost in a decline. F5"""

    workers_per_seat: list[int]
    places: list[str] = []
    """Where they were lost; older matches do not tell."""
    seats: list[Seat] = []
    """Whose they were, in the order of the places."""
    losses: list[int] = []
    """How many they were, in the same order."""


class OpportunityPaid(Event, frozen=True, tag="atf.OpportunityPaid"):
    """A piece was paid because somebody else has passed. F13.7"""

    seat: Seat
    payment: str


class CityBuilt(Event, frozen=True, tag="atf.CityBuilt"):
    """A city was founded. F7.1"""

    seat: Seat
    area: str


class CityMoved(Event, frozen=True, tag="atf.CityMoved"):
    """A fourth city was given up for one elsewhere. F7.4"""

    seat: Seat
    from_area: str
    area: str


class ScribeGained(Event, frozen=True, tag="atf.ScribeGained"):
    """Uruk gave a scribe. F18.3"""

    seat: Seat


class ToolMakerGained(Event, frozen=True, tag="atf.ToolMakerGained"):
    """Eridu gave a tool maker. F18.4"""

    seat: Seat


class WorkersPlaced(Event, frozen=True, tag="atf.WorkersPlaced"):
    """Workers were placed for a resource. F8.2"""

    seat: Seat
    resource: str
    workers: int
    place: str
    overtaken_seats: list[Seat] = []
    """Who had the most workers there until now, or ranks behind now; older matches do not tell. F4.3, F10.4, F17.1"""
    equalled_seat: Seat | None = None
    """Who alone had the most workers there until now and shares that, so that it scores for nobody. F17.2"""


class ScribePlaced(Event, frozen=True, tag="atf.ScribePlaced"):
    """A scribe placed a worker. F8.10"""

    seat: Seat
    place: str
    overtaken_seats: list[Seat] = []
    """Who had the most workers there until now, or ranks behind now; older matches do not tell. F4.3, F10.4, F17.1"""
    equalled_seat: Seat | None = None
    """Who alone had the most workers there until now and shares that, so that it scores for nobody. F17.2"""


class ScribeMoved(Event, frozen=True, tag="atf.ScribeMoved"):
    """A scribe moved a worker. F8.11"""

    seat: Seat
    from_place: str
    place: str
    overtaken_seats: list[Seat] = []
    """Who had the most workers there until now, or ranks behind now; older matches do not tell. F4.3, F10.4, F17.1"""
    equalled_seat: Seat | None = None
    """Who alone had the most workers there until now and shares that, so that it scores for nobody. F17.2"""


class Swapped(Event, frozen=True, tag="atf.Swapped"):
    """One resource was given for another; `extra` by the rule of Sippar. F9.5, F18.9"""

    seat: Seat
    area: str
    given_resource: str
    resource: str
    extra: bool


class ToolMade(Event, frozen=True, tag="atf.ToolMade"):
    """A tool maker turned metal into a tool. F9.13"""

    seat: Seat


class EmpireStarted(Event, frozen=True, tag="atf.EmpireStarted"):
    """An empire was claimed and its armies taken. F10.7"""

    seat: Seat
    empire: str
    armies: int


class ArmiesBought(Event, frozen=True, tag="atf.ArmiesBought"):
    """More armies were bought. F10.8"""

    seat: Seat
    resources: dict[str, int]
    armies: int


class ArmyEquipped(Event, frozen=True, tag="atf.ArmyEquipped"):
    """Armies were equipped, or not, and rated. F10.10-F10.12"""

    seat: Seat
    resources: dict[str, int]
    value: int
    rating: str
    overtaken_seats: list[Seat] = []
    """Who is rated lower because of it; older matches do not tell. F10.12"""


class WorkersLeft(Event, frozen=True, tag="atf.WorkersLeft"):
    """Workers made room for the empire. F10.15"""

    seat: Seat
    area: str
    workers: int


class HomeEntered(Event, frozen=True, tag="atf.HomeEntered"):
    """The first armies of an empire stand in its home. F10.17"""

    seat: Seat
    area: str
    armies: int
    city_seat: Seat | None = None
    """Who else has a city there; older matches do not tell."""
    idle_per_seat: list[int] = []
    """How many workers of the others cannot trade there any more; empty if none, and older matches do not tell. F9.3"""


class AttackDeclared(Event, frozen=True, tag="atf.AttackDeclared"):
    """An area held by an enemy is attacked. F12.1"""

    seat: Seat
    area: str
    defender_seat: Seat
    armies: int


class Rolled(Event, frozen=True, tag="atf.Rolled"):
    """Two dice were rolled in a fight. F12.3-F12.5"""

    seat: Seat
    area: str
    first: int
    second: int
    total: int
    needed: int
    hit: bool
    defender_seat: Seat | None = None
    """Whose armies are fought; older matches do not tell."""
    city_seat: Seat | None = None
    """Who else has a city there; older matches do not tell."""


class AttackCalledOff(Event, frozen=True, tag="atf.AttackCalledOff"):
    """The attacker gave up. F12.7"""

    seat: Seat
    area: str


class AttackFailed(Event, frozen=True, tag="atf.AttackFailed"):
    """The attacker has no army left. F12.8"""

    seat: Seat
    area: str


class Invaded(Event, frozen=True, tag="atf.Invaded"):
    """An army entered a neighbouring area. F11.3, F11.4"""

    seat: Seat
    from_area: str
    area: str
    city_seat: Seat | None = None
    """Who else has a city there; older matches do not tell."""
    idle_per_seat: list[int] = []
    """How many workers of the others cannot trade there any more; empty if none, and older matches do not tell. F9.3"""


class Reentered(Event, frozen=True, tag="atf.Reentered"):
    """A wiped-out empire came back. F11.17"""

    seat: Seat
    area: str
    city_seat: Seat | None = None
    """Who else has a city there; older matches do not tell."""
    idle_per_seat: list[int] = []
    """How many workers of the others cannot trade there any more; empty if none, and older matches do not tell. F9.3"""


class Reinforced(Event, frozen=True, tag="atf.Reinforced"):
    """A second army joined the first. F11.8"""

    seat: Seat
    area: str
    city_seat: Seat | None = None
    """Who else has a city there; older matches do not tell."""


class CityDestroyed(Event, frozen=True, tag="atf.CityDestroyed"):
    """A city went back to its owner's hand. F11.9, F11.10"""

    seat: Seat
    area: str
    owner_seat: Seat
    armies: int


class RepeatPaid(Event, frozen=True, tag="atf.RepeatPaid"):
    """An army was paid to go on. F11.13"""

    seat: Seat


class Passed(Event, frozen=True, tag="atf.Passed"):
    """A player is out of this turn, with a bid or without. F13"""

    seat: Seat
    resources: dict[str, int]
    bid: int


class OrderSet(Event, frozen=True, tag="atf.OrderSet"):
    """The bids made a new order of play. F14.1"""

    seats: list[Seat]
    before_seats: list[Seat] = []
    """The order until now; older matches do not tell it, nor the bids."""
    bids_per_seat: list[int] = []


class EmpireScored(Event, frozen=True, tag="atf.EmpireScored"):
    """Areas with armies scored. F15.1"""

    vp_per_seat: list[int]


class CityExpanded(Event, frozen=True, tag="atf.CityExpanded"):
    """A city was expanded. F15.4"""

    seat: Seat
    area: str
    luxuries: list[str]
    vp: int


class TurnEnded(Event, frozen=True, tag="atf.TurnEnded"):
    """A turn is over; the scores as they stand. F16"""

    turn: int
    vp_per_seat: list[int]


class MajorityScored(Event, frozen=True, tag="atf.MajorityScored"):
    """Most workers in a place scored at the end. F17.1"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    place: str
    vp: int


class MatchEnded(Event, frozen=True, tag="atf.MatchEnded"):
    """The match is over. F17.5"""

    seats: list[Seat]
    vp_per_seat: list[int]
    ending: str
