"""The ways of the enemy to Assur, as pale arrows under all that stands there; and the place all is about. M18, M19"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.mesopotamia.content.empires import RAM
from engine.mesopotamia.opponent import HUMAN
from engine.mesopotamia.view.opponent import WayView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.arrows import arrows
from render.games.mesopotamia.board.berths import Obstacle
from render.games.mesopotamia.board.geometry import Stands
from render.picture.scene import Arrow, Label, Sprite
from render.picture.theme import CREAM, MUTED
from render.picture.type import measure

WAY, EDGE = CREAM, MUTED
"""Colours of a way that is yet to be gone: nobody's, and without the gold of a move."""
MARK, APART = 44.0, 8.0
"""Size of the mark of the place that all is about, and the room between it and the name of the region."""


def home_of(view: MesopotamiaView) -> str:
    """The Start Region of whoever plays alone."""
    return view.players[HUMAN].start


def steps_to_go(view: MesopotamiaView, way: WayView) -> int | None:
    """How many steps it is from some Units of the enemy to Assur; None if every way is closed. M19.11"""
    return 0 if way.region == home_of(view) else len(way.path) or None


def ways(view: MesopotamiaView, obstacles: Sequence[Obstacle]) -> Iterator[Arrow]:
    """Lay out an arrow across each border that the enemy is going to cross, each once, in units of the map."""
    listed = view.opponent.ways if view.opponent is not None and view.result is None else ()
    steps = dict.fromkeys(
        (None, origin, target)
        for way in listed
        for origin, target in zip((way.region, *way.path), way.path, strict=False)
    )
    for arrow in arrows(steps, obstacles):
        yield msgspec.structs.replace(arrow, colour=WAY, rim=EDGE)


def at_stake(view: MesopotamiaView, region: str, name: Label, stands: Stands) -> Iterator[Sprite]:
    """Mark the region that all is about, in units of the map: Assur is held, Ur is taken with a Ram. M18.3, M19.6

    The mark of Assur stands left of its name, that of Ur where plates would, as nobody ever stands there.
    """
    opponent = view.opponent
    if opponent is None:
        return
    if opponent.mode == "guardians" and region == home_of(view):
        left = name.at[0] - measure(name.text, name.font, name.size) / 2
        yield Sprite("hold", (left - APART - MARK / 2, name.at[1]), MARK)
    elif opponent.mode == "siege" and region == view.players[opponent.side].start:
        x, y, *_ = stands.rows[0]
        yield Sprite("take", (x - (MARK + APART) / 2, y), MARK)
        yield Sprite(f"{RAM}_sign", (x + (MARK + APART) / 2, y), MARK - 4)
