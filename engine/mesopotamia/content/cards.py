"""M14, M15.6, M16.11: Combat cards, Events with their closed vocabulary of effects, and Quests."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table, by_id, read
from engine.mesopotamia.content.empires import Resource, Set
from engine.mesopotamia.content.map import Fighter, Terrain
from engine.mesopotamia.content.technologies import Action

Row: TypeAlias = Literal["force", "tactics", "mobility"]
ROWS: tuple[Row, ...] = ("force", "tactics", "mobility")
"""The rows of a Combat card, in the order in which they are decided. M16.16"""


class ThreeRows(Table, frozen=True, kw_only=True):
    """The rows of a Combat card, each with its printed value and its empty slots. M16.11"""

    force: tuple[int, int]
    tactics: tuple[int, int]
    mobility: tuple[int, int]

    def printed(self, row: Row) -> int:
        """The value of a row before anything is placed on it."""
        return self._row(row)[0]

    def slots(self, row: Row) -> int:
        """How many Phalanxes fit on a row."""
        return self._row(row)[1]

    def _row(self, row: Row) -> tuple[int, int]:
        match row:
            case "force":
                return self.force
            case "tactics":
                return self.tactics
            case "mobility":
                return self.mobility


class CombatCard(ThreeRows, frozen=True, kw_only=True):
    """A Combat card. M16.11"""

    id: str
    set: Set
    type: Fighter
    advantage: tuple[Fighter, ...]


class _Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """An effect of an Event; there are no others. M14"""


class Gain(_Op, frozen=True, tag="gain"):
    """Resources; `any` is a basic one of choice."""

    res: Resource | Literal["any"]
    n: int


class Discover(_Op, frozen=True, tag="discover"):
    """A technology one level up, without a Tablet."""

    type: Action | Literal["any"]


class PlaceUnit(_Op, frozen=True, tag="unit"):
    """A combat Unit in the region."""

    type: Fighter


class SettlementHere(_Op, frozen=True, tag="settlement_here"):
    """A Settlement in the region."""


class WallHere(_Op, frozen=True, tag="wall_here"):
    """A Wall in the region."""


class ShipAdjacent(_Op, frozen=True, tag="ship_adjacent"):
    """A Ship on a section of the region."""


class Population(_Op, frozen=True, tag="population"):
    """Squares of the Population track, without Food."""

    n: int


class DrawQuest(_Op, frozen=True, tag="quest"):
    """Quest cards."""

    n: int


Op: TypeAlias = Gain | Discover | PlaceUnit | SettlementHere | WallHere | ShipAdjacent | Population | DrawQuest


class EventOption(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the two ways to resolve an Event. M14.2"""

    n: int
    kind: Literal["immediate", "vp", "six_rounds"]
    progress: int
    cost: dict[Resource, int]
    ops: tuple[Op, ...]
    per_round: tuple[Op, ...]
    final: tuple[Op, ...]


class EventCard(Table, frozen=True, kw_only=True):
    """An Event. M14.1"""

    id: str
    set: Set
    terrain: Terrain
    number: int
    token_vp: int
    option: tuple[EventOption, EventOption]

    def way(self, n: int) -> EventOption:
        """Option 1 or 2."""
        return self.option[n - 1]


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a Quest asks for at the end of the game; all of it must hold. M15.6"""

    own: dict[Resource, int] = {}
    settlements: int = 0
    walls: int = 0
    units: dict[Fighter | Literal["ram", "ship"], int] = {}
    units_total: int = 0
    regions: int = 0
    terrain_regions: dict[Terrain, int] = {}
    adjacent_enemy_start: int = 0
    vp_event_regions: int = 0
    population: int = 0
    event: int = 0
    ziggurat: int = 0
    gardens: int = 0
    amphorae: int = 0
    tech: dict[Action, int] = {}
    tech_level4: int = 0
    all_tech: int = 0


class Quest(Table, frozen=True, kw_only=True):
    """A Quest card. M15.1"""

    id: str
    set: Set
    vp: int
    require: Conditions


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    combat: tuple[CombatCard, ...]
    no_card: ThreeRows
    event: tuple[EventCard, ...]
    quest: tuple[Quest, ...]


_READ = read("cards", _Cards)
COMBAT_CARDS: dict[str, CombatCard] = by_id(_READ.combat)
EVENTS: dict[str, EventCard] = by_id(_READ.event)
QUESTS: dict[str, Quest] = by_id(_READ.quest)
NO_CARD = _READ.no_card
"""The rows of a Tribe figure for which no card is left. M16.63"""
