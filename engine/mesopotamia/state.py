"""Everything that is true of a match of Mesopotamia at one moment."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.core.decision import Seat
from engine.core.game import State
from engine.mesopotamia.content.cards import Op
from engine.mesopotamia.content.empires import RAM, Resource, Set
from engine.mesopotamia.content.map import Fighter, Terrain
from engine.mesopotamia.content.technologies import Action, Colour, Effect, Sign, technology
from engine.mesopotamia.content.tokens import GARDEN_LEVELS
from engine.mesopotamia.opponent import Automaton, Guardians, Siege

TRIBE: Seat = -1
"""The party of a combat that is no Empire. M16.2"""
Phase: TypeAlias = Literal["setup", "actions", "combat", "end_of_round", "over"]


class Die(msgspec.Struct, gc=False):
    """A Dingir die; one that was won this turn shows nothing yet. M5.8"""

    colour: Colour
    face: Sign | Literal[""] = ""
    used: bool = False


class Turn(msgspec.Struct, gc=False):
    """What an Empire has done in its turn as far as it is limited. M5.2"""

    pawn: Action | Literal["aside", ""] = ""
    """The action the pawn was placed on; `aside` if on none. M4.8"""
    performed: list[Action] = []
    closed: list[str] = []
    """Parts of an action that are over because its other part was begun after them. M10.1, M11.1"""
    used_up: list[Action] = []
    """Actions of which all was done that the card allows. M22.2"""
    rerolls: int = 0
    """Those paid with a Tablet. M5.11"""
    free_reroll_used: bool = False
    is_over: bool = False
    """The player has said so; what is left is the roll of the dice."""


class Player(msgspec.Struct, kw_only=True, gc=False):
    """A side: what it holds away from the map. Pieces in stock follow from those on the map (`figures.in_stock`)."""

    empire: str = ""
    """Empty until chosen. M3.4"""
    role: str = ""
    start: str = ""
    """Its Start Region."""
    holding: dict[Resource, int] = {}
    """Resources; every kind has an entry. M1.6"""
    levels: dict[Action, int] = {}
    """Technology in use by type, 1 to 4. M5.1"""
    ziggurat: int = 0
    dice: list[Die] = []
    """One for each level of the Ziggurat, in the order built. M5.10"""
    quests: list[str] = []
    """Kept ones, and those drawn later. Secret until scoring. M15.1"""
    dealt: list[str] = []
    """Quests to choose from at set-up. M3.19"""

    def effect(self, action: Action, level: int = 0) -> Effect:
        """What its card of a type does, at its level or the one given. M3.2"""
        return technology(self.empire, action, level or self.levels[action]).effect


class Army(msgspec.Struct, gc=False):
    """What one Empire has standing in a region: combat Units and Rams, by kind, without zeros."""

    side: Seat
    units: dict[str, int] = {}
    since: int = 0
    """When its present uninterrupted presence of combat Units began; 0 for lone Rams. M16.7"""

    @property
    def fighters(self) -> int:
        """How many combat Units."""
        return sum(self.units.values()) - self.units.get(RAM, 0)


class TokenOnMap(msgspec.Struct, gc=False):
    """A face-up Event token: one that scores, one with an Event die beside it, or one just being resolved.

    M14.7, M14.8
    """

    card: str
    option: int = 0
    """0 until it is chosen."""
    owner: Seat | None = None
    """Whose card and die lie there; None for a token without a die."""
    die: int = 0
    """What the Event die shows, 1 to 6; 0 without one."""


class TradeSlot(msgspec.Struct, gc=False):
    """A Trade token on its slot of the board. M3.13"""

    token: str
    level: int
    slot: int
    owner: Seat | None = None
    """Whose Amphora lies on it. M11.13"""


class Owed(msgspec.Struct, gc=False):
    """A choice that arose at the end of a round and is asked first in its owner's next turn. M14.21"""

    seat: Seat
    card: str
    region: str
    op: Op


class MesopotamiaState(State, kw_only=True):
    """A match of Mesopotamia."""

    sets: list[Set]
    simple_combat: bool = False
    no_luck: bool = False
    rolls_at_start: bool = False
    """Dice are rolled at the start of a turn, not at the end of the one before. M5.7"""
    tribes_themselves: bool = False
    named_rivers: bool = False
    by_lot: bool = False
    """Roles, Empires and Start Regions are drawn. M3.24"""
    last_round: int = 0
    """The round cap; 0 without one. M4.12"""

    round: int = 0
    phase: Phase = "setup"
    order: list[Seat] = []
    """Turn order of the round, fixed at its start. M4.2"""
    turn: Turn | None = None
    """The turn of the Action phase under way."""
    players: list[Player]
    """The sides: those at the table first, then those played by the rules alone. M1.13"""

    armies: dict[str, list[Army]] = {}
    """What stands in each region that is not empty of Units."""
    tribes: dict[str, dict[Fighter, int]] = {}
    ships: dict[str, list[Seat]] = {}
    """Whose Ships lie on each section that has some."""
    settlements: dict[str, Seat] = {}
    walls: dict[str, Seat] = {}
    blocked: list[str] = []
    """Regions with a Blocker. M2.7"""
    presence: int = 0
    """How many uninterrupted presences have begun so far. M16.7"""

    hidden: list[str] = []
    """Regions with a face-down Event token; which it is, is drawn when it is turned. M20.7"""
    tokens: dict[str, TokenOnMap] = {}
    """Face-up Event tokens by region."""
    event_pool: dict[Terrain, list[str]] = {}
    """Events never revealed yet, wherever their tokens are. M20.7"""
    resolved: list[str] = []
    """Events removed after they were revealed. M14.11"""
    owed: list[Owed] = []

    population: list[list[Seat]]
    """Seals on each square of the Population track, the first square first; in a pile the top one first. M13.7"""
    event: list[list[Seat]]
    """Likewise on the Event track."""

    trade: list[TradeSlot] = []
    gardens: list[str] = []
    """Tiles turned face up so far, from the lowest level. M3.18"""
    garden_builders: list[Seat] = []
    """Who built each level. M9.9"""
    quest_pool: list[str] = []
    """Quests in nobody's hand. M20.7"""
    combat_pool: dict[Fighter, list[str]] = {}
    """Combat cards that are neither in a combat nor discarded. M20.7"""
    combat_discard: dict[Fighter, list[str]] = {}
    opponent: Automaton | Siege | Guardians | msgspec.UnsetType = msgspec.UNSET
    """Who plays against the people at the table without a seat; nothing is stored of nobody. M1.13"""

    @property
    def is_last_round(self) -> bool:
        """Whether the game ends with the round under way. M4.10-M4.12"""
        has_gardens_end = self.siege is None and self.guardians is None
        return (has_gardens_end and len(self.garden_builders) == GARDEN_LEVELS) or self.round == self.last_round

    @property
    def automaton(self) -> Automaton | None:
        """The Automaton, if it takes part. M17"""
        return self.opponent if isinstance(self.opponent, Automaton) else None

    @property
    def siege(self) -> Siege | None:
        """The Defenders of Ur, if they are besieged. M18"""
        return self.opponent if isinstance(self.opponent, Siege) else None

    @property
    def guardians(self) -> Guardians | None:
        """The enemy of Assur, if it attacks. M19"""
        return self.opponent if isinstance(self.opponent, Guardians) else None

    def is_unasked(self, side: Seat) -> bool:
        """Whether nobody sits at a side, so that the rules decide for it. M1.13"""
        return side >= self.seats

    @property
    def people(self) -> range:
        """The sides somebody sits at."""
        return range(self.seats)

    def holding(self, side: Seat) -> dict[Resource, int]:
        """The resources of a side."""
        return self.players[side].holding

    def army(self, region: str, side: Seat) -> Army | None:
        """What a side has standing in a region, if anything."""
        for army in self.armies.get(region, ()):
            if army.side == side:
                return army
        return None

    def fighters(self, region: str, side: Seat) -> int:
        """How many combat Units of a side stand in a region."""
        army = self.army(region, side)
        return army.fighters if army else 0

    def side_starting_in(self, region: str) -> Seat | None:
        """Whose Start Region this is. M2.3"""
        for side, player in enumerate(self.players):
            if player.start == region:
                return side
        return None
