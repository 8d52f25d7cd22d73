"""M15.7: which points a side gives up by leaving a region with its last piece there."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.event_tokens.on_map import stays_to_score
from engine.mesopotamia.explore.destinations import March
from engine.mesopotamia.regions import controller
from engine.mesopotamia.state import MesopotamiaState


class GivenUp(NamedTuple):
    """Points that a region gives no more."""

    vp: int = 0
    token: int = 0
    """What of these its Event token gave."""


def given_up(s: MesopotamiaState, side: Seat, march: March) -> GivenUp:
    """Count what the region that a Unit is about to leave gives its side, if nothing of that side stays there.

    A region that is occupied gives a point, but for the own Start Region; its token scores for who controls it.
    """
    region, start = march.from_region, s.players[side].start
    army = s.army(region, side)
    stays = army is not None and (army.fighters > 1 or army.units.get(RAM, 0) > march.rams.count(region))
    if region in (start, march.region) or stays or s.settlements.get(region) == side:
        return GivenUp()
    token = s.tokens.get(region)
    scores = token is not None and stays_to_score(token) and controller(s, region) == side
    worth = EVENTS[token.card].token_vp if token is not None and scores else 0
    return GivenUp(1 + worth, worth)
