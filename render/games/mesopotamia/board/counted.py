"""What strips count in the same way, whoever they are of: signs with numbers, Units, and points."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.view.players import PlayerView
from engine.mesopotamia.view.table import MesopotamiaView
from render.picture.scene import Label, Point, Sprite
from render.picture.theme import INK, MUTED
from render.picture.type import measure

NARROW_TAB = 64.0
"""Width of the coloured end of a half strip."""
SIGN, NUMBER, BESIDE = 38.0, 43.0, 3.0
"""Sizes of signs and of their numbers, and the room between."""
FLAG = 34.0
"""Room for the flag of Units."""


def counted(sign: Sprite, count: int, wide: float = 0) -> Iterator[Label | Sprite]:
    """Lay out a sign, which may be narrower than its size, with a number at its right; nothing of it is pale."""
    yield Sprite(sign.kind, sign.at, sign.size, sign.seat, faded=not count, flat=sign.flat)
    at = (sign.at[0] + (wide or sign.size) / 2 + BESIDE, sign.at[1])
    yield Label(str(count), at, NUMBER, "number", INK if count else MUTED, "left")


def units_width(player: PlayerView) -> float:
    """How much room Units and their limit take."""
    return FLAG + measure(f"{player.units}/{player.unit_limit}", "number", NUMBER) if player.unit_limit else 0.0


def units_of(player: PlayerView, at: Point) -> Iterator[Label | Sprite]:
    """Units on the map, and how many there may be. M13.4"""
    x, y = at
    if player.unit_limit:
        yield Sprite("flag", (x + 15, y), 32)
        yield Label(f"{player.units}/{player.unit_limit}", (x + FLAG, y), NUMBER, "number", anchor="left")


def seen_points(view: MesopotamiaView, seat: Seat) -> int:
    """Count the points that all can see: Quests are secret until the end. M15.1"""
    points = view.players[seat].vp
    return points.total if view.result is not None else points.total - points.quests_vp
