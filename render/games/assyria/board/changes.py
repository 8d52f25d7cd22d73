"""What is new on the land, read from what happened, the newest last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from engine.assyria import events as e
from engine.core.decision import Seat
from engine.core.game import Event


class Change(msgspec.Struct, frozen=True):
    """What has come or gone at a place, and whose it is."""

    what: Literal["hut", "ziggurat", "well", "lost"]
    seat: Seat


Changes: TypeAlias = dict[str, Change]
"""The last change of a hex or a corner, the newest last."""


def changes_of(happened: Sequence[Event]) -> Changes:
    """Read events, the oldest first; a place has one change, and what came and went again has none."""
    changes: Changes = {}
    gone: Changes = {}
    for event in happened:
        match event:
            case e.HutPlaced(seat=seat, hex=hex_id):
                _mark(changes, hex_id, Change("hut", seat))
            case e.Starved(seat=seat, hexes=hexes):
                for hex_id in hexes:
                    _lose(changes, gone, hex_id, seat)
            case e.Inundated(hexes=hexes, seats=seats):
                for hex_id, seat in zip(hexes, seats, strict=True):
                    _lose(changes, gone, hex_id, seat)
            case e.WellBuilt(seat=seat, corner=corner):
                _mark(changes, corner, Change("well", seat))
            case e.StartChosen(seat=seat, hex=hex_id) | e.BaseBuilt(seat=seat, hex=hex_id):
                _mark(changes, hex_id, Change("ziggurat", seat))
            case e.ZigguratExtended(seat=seat, hex=hex_id):
                _mark(changes, hex_id, Change("ziggurat", seat))
    return changes


def _mark(changes: Changes, place: str, change: Change) -> None:
    """Make a change the newest."""
    changes.pop(place, None)
    changes[place] = change


def _lose(changes: Changes, gone: Changes, hex_id: str, seat: Seat) -> None:
    """Mark a hut that is lost; of one that was new nothing is left but the mark of what was lost there before it."""
    if changes.pop(hex_id, None) is None:
        gone[hex_id] = Change("lost", seat)
    if hex_id in gone:
        _mark(changes, hex_id, gone[hex_id])
