"""M14.14, M15.7: what a side gives up by leaving a region with its last piece there, and wins by entering another."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.event_tokens.on_map import stays_to_score
from engine.mesopotamia.explore.movement import March
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState


class RegionPoints(NamedTuple):
    """Points that a region gives a side, now or no more."""

    vp: int = 0
    token: int = 0
    """What of these its Event token gives."""
    event: int = 0
    """The round of an Event that runs there, if leaving pauses it."""


def given_up(s: MesopotamiaState, side: Seat, march: March) -> RegionPoints:
    """Count what the region that a Unit is about to leave gives its side, if nothing of that side stays there.

    A region that is occupied gives a point, but for the own Start Region; its token scores for who controls it, and
    an Event of six rounds goes on only for an owner who does.
    """
    region, start = march.from_region, s.players[side].start
    army = s.army(region, side)
    stays = army is not None and (army.fighters > 1 or army.units.get(RAM, 0) > march.rams.count(region))
    if region in (start, march.region) or stays or s.settlements.get(region) == side:
        return RegionPoints()
    if controller(s, region) != side:
        return RegionPoints(1)
    worth, token = _token_vp(s, region), s.tokens.get(region)
    return RegionPoints(1 + worth, worth, token.die if token is not None and token.owner == side else 0)


def taken_up(s: MesopotamiaState, side: Seat, region: str) -> RegionPoints:
    """Count what a region in which no enemy stands gives a side more once a combat Unit of that side is there."""
    is_there = s.army(region, side) is not None or s.settlements.get(region) == side
    is_new = not is_there and region != s.players[side].start
    scores = controller(s, region) != side and s.settlements.get(region) in (None, side)
    worth = _token_vp(s, region) if scores else 0
    return RegionPoints(is_new + worth, worth)


def _token_vp(s: MesopotamiaState, region: str) -> int:
    """What the token of a region gives whoever controls it. M14.7"""
    token = s.tokens.get(region)
    return EVENTS[token.card].token_vp if token is not None and stays_to_score(token) else 0
