"""M20.1: the map with all that stands on it, which is public."""

from __future__ import annotations

from functools import cache

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState, TokenOnMap


class ArmyView(msgspec.Struct, frozen=True):
    """What one Empire has standing in a region."""

    side: Seat
    units: dict[str, int]


class TokenView(msgspec.Struct, frozen=True):
    """A face-up Event token, with the die of its owner or to be scored. M14.7, M14.8"""

    card: str
    option: int
    owner: Seat | None
    die: int


class RegionView(msgspec.Struct, frozen=True, kw_only=True):
    """A region with what stands in it."""

    start_of: Seat | None
    controller: Seat | None
    armies: tuple[ArmyView, ...]
    tribe: dict[str, int]
    settlement: Seat | None
    wall: Seat | None
    blocked: bool
    hidden_event: bool
    token: TokenView | None


def region_views(s: MesopotamiaState) -> dict[str, RegionView]:
    """Build what stands in every region."""
    starts = {player.start: side for side, player in enumerate(s.players)}
    taken = starts.keys() | s.armies.keys() | s.tribes.keys() | s.settlements.keys() | s.walls.keys() | s.tokens.keys()
    return {
        region: _region(s, region, starts.get(region))
        if region in taken
        else _empty(region in s.blocked, region in s.hidden)
        for region in REGIONS
    }


def _region(s: MesopotamiaState, region: str, start_of: Seat | None) -> RegionView:
    token = s.tokens.get(region)
    return RegionView(
        start_of=start_of,
        controller=controller(s, region),
        armies=tuple([ArmyView(army.side, dict(army.units)) for army in s.armies.get(region, ())]),
        tribe=dict(s.tribes.get(region, {}).items()),
        settlement=s.settlements.get(region),
        wall=s.walls.get(region),
        blocked=region in s.blocked,
        hidden_event=region in s.hidden,
        token=_token(token) if token is not None else None,
    )


@cache
def _empty(blocked: bool, hidden_event: bool) -> RegionView:
    """A region in which nothing stands: there are many, and all look alike."""
    return RegionView(
        start_of=None,
        controller=None,
        armies=(),
        tribe={},
        settlement=None,
        wall=None,
        blocked=blocked,
        hidden_event=hidden_event,
        token=None,
    )


def _token(token: TokenOnMap) -> TokenView:
    return TokenView(token.card, token.option, token.owner, token.die)
