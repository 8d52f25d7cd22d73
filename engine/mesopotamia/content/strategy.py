"""M17.6, M17.25, M17.26: Strategy cards with the closed vocabulary of their conditions and effects."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table
from engine.mesopotamia.content.technologies import Action

Half: TypeAlias = Literal["left", "right"]
HALVES: tuple[Half, Half] = ("left", "right")
"""The two actions of a Strategy card, in the order in which Star and bonus look at them. M17.11"""


class _Test(msgspec.Struct, frozen=True, tag_field="test", forbid_unknown_fields=True):
    """A condition of a Strategy card; there are no others. M17.25"""


class RegionsBelow(_Test, frozen=True, tag="auto_regions_lt"):
    """It occupies fewer regions outside its Start Region."""

    n: int


class HiddenEventWithin(_Test, frozen=True, tag="hidden_event_within"):
    """A hidden Event without a Tribe is at most so far from one of its combat Units."""

    n: int


class HumanUnitWithin(_Test, frozen=True, tag="human_unit_within"):
    """A human combat Unit is at most so far from one of its Settlements or active six-round Events."""

    n: int


class FewerUnits(_Test, frozen=True, tag="auto_units_lt_human"):
    """It has fewer Units on the map than a human."""


class HumanHolds(_Test, frozen=True, tag="human_holds_settlement_or_event"):
    """A human has a Settlement or an active six-round Event, or controls a face-up VP token."""


class FewerAmphorae(_Test, frozen=True, tag="auto_amphorae_lt_human"):
    """It has fewer Amphorae on Trade tokens than a human."""


class TechnologyBelow(_Test, frozen=True, tag="auto_tech_lt"):
    """Its technology of a type is below a level."""

    type: Action
    n: int


class TechnologyReached(_Test, frozen=True, tag="auto_tech_ge"):
    """Its technology of a type is at a level or above."""

    type: Action
    n: int


class BehindOnPopulation(_Test, frozen=True, tag="auto_behind_population"):
    """A human is ahead of it on the Population track."""


class SettlementsBelow(_Test, frozen=True, tag="auto_settlements_lt"):
    """It has fewer Settlements on the map."""

    n: int


class UnwalledSettlement(_Test, frozen=True, tag="auto_unwalled_settlement"):
    """One of its Settlements has no Wall."""


StrategyTest: TypeAlias = (
    RegionsBelow
    | HiddenEventWithin
    | HumanUnitWithin
    | FewerUnits
    | HumanHolds
    | FewerAmphorae
    | TechnologyBelow
    | TechnologyReached
    | BehindOnPopulation
    | SettlementsBelow
    | UnwalledSettlement
)


class _Op(msgspec.Struct, frozen=True, tag_field="op", forbid_unknown_fields=True):
    """What an action of a Strategy card does; there is nothing else. M17.26"""


Target: TypeAlias = Literal[
    "free_resource_region", "hidden_event", "human_wall_or_unit", "human_settlement_or_event", "own_settlement"
]
Who: TypeAlias = Literal["nearest", "all", "farthest"]


class MoveUnits(_Op, frozen=True, tag="a_move"):
    """Combat Units move towards a target. M17.17"""

    who: Who
    target: Target
    steps: int
    """Regions each of them moves; 0 for all activations of the card as one movement."""


class BuildItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be built, up to a number. M17.18"""

    item: Literal["wall", "ziggurat", "ship", "settlement", "gardens"]
    upto: int
    where: Literal["any", "threatened", "own_settlement"]


class BuildNext(_Op, frozen=True, tag="a_build"):
    """The first thing of a list that is missing and possible. M17.18"""

    items: tuple[BuildItem, ...]
    times: int
    ignore_garden_requirements: bool


class ClaimToken(_Op, frozen=True, tag="a_trade"):
    """An Amphora on a free Trade token. M17.19"""

    prefer: Literal["vp", "level"]


class DiscoverNext(_Op, frozen=True, tag="a_discover"):
    """Discoveries, the first in a type. M17.20"""

    first: Action | Literal["least"]
    extra: int


class Muster(_Op, frozen=True, tag="a_war"):
    """Phalanxes and combat Units. M17.21"""

    bonus: int
    units: int
    place: Literal["start", "threatened", "nearest_human"]
    ram_if_human_wall: bool


class Grow(_Op, frozen=True, tag="a_grow"):
    """Squares of the Population track. M17.22"""

    n: int
    extra_if_behind: bool


class GainPhalanxes(_Op, frozen=True, tag="a_phalanx"):
    """Phalanxes."""

    n: int


class DrawUntil(_Op, frozen=True, tag="a_draw_until"):
    """Strategy cards are drawn until one has an action of this type. M17.16"""

    action: Action


StrategyOp: TypeAlias = MoveUnits | BuildNext | ClaimToken | DiscoverNext | Muster | Grow | GainPhalanxes | DrawUntil


class StrategyAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two actions of a Strategy card."""

    action: Action
    ops: tuple[StrategyOp, ...]


class StrategyCard(Table, frozen=True, kw_only=True):
    """A Strategy card. M17.8"""

    id: str
    empire: str
    """Whose own card it is; those without are common. M17.6"""
    replaces: str
    """The common card that gives way to it."""
    high: int
    """Its priority if the condition holds; a smaller number acts first."""
    low: int
    condition: StrategyTest
    left: StrategyAction
    right: StrategyAction

    def half(self, half: Half) -> StrategyAction:
        """Its left or right action."""
        return self.left if half == "left" else self.right

    def has(self, action: Action) -> bool:
        """Whether one of its actions is of a type."""
        return action in (self.left.action, self.right.action)
