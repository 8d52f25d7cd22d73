"""What happens in a match, in ids and numbers. A list named `…_per_seat` holds one number for each seat."""

from typing import ClassVar

from engine.core.decision import Seat
from engine.core.game import Event


class OrderDrawn(Event, frozen=True, tag="assyria.OrderDrawn"):
    """The first turn order was drawn by lot. A2.3"""

    seats: list[Seat]


class TurnBegan(Event, frozen=True, tag="assyria.TurnBegan"):
    """An Expansion card was laid and a turn begins. A4.5"""

    turn: int
    reign: int
    value: int


class Sown(Event, frozen=True, tag="assyria.Sown"):
    """Cards were laid under the farming spaces; those of the first row, then those of the second. A5.1"""

    cards: list[str]


class Reshuffled(Event, frozen=True, tag="assyria.Reshuffled"):
    """The discard pile became the food deck. A5.4"""

    count: int


class StartChosen(Event, frozen=True, tag="assyria.StartChosen"):
    """A starting base was placed. A2.8"""

    seat: Seat
    hex: str
    last: bool = False
    """No other space was free; older matches do not tell. A12.1"""


class DraftLaid(Event, frozen=True, tag="assyria.DraftLaid"):
    """The cards of the draft were drawn. A2.10"""

    cards: list[str]


class Drafted(Event, frozen=True, tag="assyria.Drafted"):
    """A card of the draft was taken. A2.10"""

    seat: Seat
    card: str
    last: bool = False
    """No other card was left; older matches do not tell. A12.1"""


class Harvested(Event, frozen=True, tag="assyria.Harvested"):
    """A column was taken. A5.7"""

    seat: Seat
    column: int
    cards: list[str]


class OrderSet(Event, frozen=True, tag="assyria.OrderSet"):
    """The columns gave a new turn order. A5.11"""

    seats: list[Seat]
    before_seats: list[Seat] = []
    """The order until now; older matches do not tell it, nor the columns."""
    columns_per_seat: list[int] = []


class HutPlaced(Event, frozen=True, tag="assyria.HutPlaced"):
    """A new hut. A6.2"""

    seat: Seat
    hex: str


class HutsKept(Event, frozen=True, tag="assyria.HutsKept"):
    """There was no room for the other new huts. A6.5"""

    seat: Seat
    huts: int


class Fed(Event, frozen=True, tag="assyria.Fed"):
    """A card fed huts; so many of its symbols were lost. A6.9, A6.12"""

    seat: Seat
    card: str
    hexes: list[str]
    lost: int


class Starved(Event, frozen=True, tag="assyria.Starved"):
    """Unfed huts went back to stock. A6.17"""

    seat: Seat
    hexes: list[str]


class WellBuilt(Event, frozen=True, tag="assyria.WellBuilt"):
    """A well. A6.23"""

    seat: Seat
    corner: str
    vp: int


class IncomeTaken(Event, frozen=True, tag="assyria.IncomeTaken"):
    """Huts on the rivers brought camels; `lost` did not fit the track. A6.24, A1.10"""

    seat: Seat
    camels: int
    lost: int


class PrestigeScored(Event, frozen=True, tag="assyria.PrestigeScored"):
    """Huts and ziggurats scored. A6.25, A6.26"""

    seat: Seat
    huts_vp: int
    tiles_vp: int


class BaseBuilt(Event, frozen=True, tag="assyria.BaseBuilt"):
    """A base took the place of a hut. A7.4"""

    seat: Seat
    hex: str
    camels: int


class ZigguratExtended(Event, frozen=True, tag="assyria.ZigguratExtended"):
    """A ziggurat gained a centre or a roof. A7.8"""

    seat: Seat
    hex: str
    tile: str
    camels: int


class Intrigued(Event, frozen=True, tag="assyria.Intrigued"):
    """A hut was put before a dignitary. A7.12"""

    seat: Seat
    dignitary: str
    slot: int
    camels: int
    ranked_seats: list[Seat] = []
    """All with a hut in Assur from now on, the best first; older matches do not tell. A9.3"""
    prizes: list[int] = []
    """What each of their ranks brings at the Flood, by the cards laid so far. A9.6"""
    overtaken_seats: list[Seat] = []
    """Who is ranked below the player because of it."""
    tie: str = ""
    """What puts the player ahead of the next at equal influence: `huts`, more of them, or `highest`. A9.3"""
    tied_seats: list[Seat] = []
    """Everybody at equal influence whom the player is ahead of for that reason; older matches do not tell."""


class Offered(Event, frozen=True, tag="assyria.Offered"):
    """Camels were offered. A7.15"""

    seat: Seat
    camels: int
    position: int


class CardBought(Event, frozen=True, tag="assyria.CardBought"):
    """A Food card or a Plow was bought. A7.19, A7.21"""

    seat: Seat
    card: str
    camels: int


class ActionsSkipped(Event, frozen=True, tag="assyria.ActionsSkipped"):
    """A player could do nothing in his action turn. A12.2"""

    by_itself: ClassVar[bool] = True
    seat: Seat


class ActionsEnded(Event, frozen=True, tag="assyria.ActionsEnded"):
    """A player ended his action turn and keeps so many camels. A7.2"""

    seat: Seat
    camels: int


class TurnEnded(Event, frozen=True, omit_defaults=True, tag="assyria.TurnEnded"):
    """A turn is over, with its Flood if there was one; the scores as they stand. A8.1"""

    turn: int
    vp_per_seat: list[int]
    gained_per_seat: list[int] = []
    """How much of that the turn brought; older matches do not tell, and are written as they always were."""


class MarketCleared(Event, frozen=True, tag="assyria.MarketCleared"):
    """The cards nobody took were discarded. A8.2"""

    cards: list[str]


class Inundated(Event, frozen=True, tag="assyria.Inundated"):
    """The Flood of a reign took the huts on the rivers. A9.1"""

    reign: int
    huts_per_seat: list[int]
    hexes: list[str]
    """Where they stood."""
    seats: list[Seat]
    """Whose they were, in the order of the hexes."""


class AssurScored(Event, frozen=True, tag="assyria.AssurScored"):
    """A rank in Assur scored. A9.6"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    rank: int
    influence: int
    vp: int


class UpperRewarded(Event, frozen=True, tag="assyria.UpperRewarded"):
    """The upper dignitary gave points. A9.9"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    huts: int
    vp: int


class PlowGiven(Event, frozen=True, tag="assyria.PlowGiven"):
    """The middle dignitary gave a Plow. A9.10"""

    by_itself: ClassVar[bool] = True
    seat: Seat


class CamelsGiven(Event, frozen=True, tag="assyria.CamelsGiven"):
    """The lower dignitary gave camels. A9.12"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    camels: int


class OfferingsScored(Event, frozen=True, tag="assyria.OfferingsScored"):
    """Offerings scored for every site. A9.14"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    sites: int
    multiplier: int
    vp: int


class FinalScored(Event, frozen=True, tag="assyria.FinalScored"):
    """What a player has left scored. A10.2-A10.4"""

    by_itself: ClassVar[bool] = True
    seat: Seat
    tiles_vp: int
    plow_vp: int
    camels_vp: int


class MatchEnded(Event, frozen=True, tag="assyria.MatchEnded"):
    """The match is over. A10.6"""

    seats: list[Seat]
    vp_per_seat: list[int]
    ending: str
