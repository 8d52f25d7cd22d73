"""What stands on the land: names, foods, huts, ziggurats, wells, what is new about them and what may be chosen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

import msgspec

from engine.assyria.data import FOODS, RIVERS, TILES
from engine.assyria.view import AssyriaView, HexView
from engine.core.decision import Seat
from render.games.assyria.board.candidates import Candidates, lit, ringed
from render.games.assyria.board.changes import Change, Changes
from render.games.assyria.board.field import Field
from render.games.assyria.board.names import SMALL, large_name, small_name
from render.picture.scene import Box, Drawn, Glow, Point, Sprite

REACH, FADING = 0.17, 0.15
"""How far a change shines, in sides of a hex, and how much less for each newer one."""
SHINING = 5
"""So many hexes shine at once; what is new in others has its ring only."""
WELL, SMALL_WELL = 38, 30
"""Size of a well if sides are 75, and of one that makes room for larger names."""
SEEN = 0.85
"""So much of a hex must be seen for its pieces to be drawn."""
EVERYWHERE = (-math.inf, -math.inf, math.inf, math.inf)


class Stand(msgspec.Struct, frozen=True):
    """Where a thing stands, from the centre of its hex, and how large it is, if sides are 75."""

    x: float
    y: float
    size: float

    def at(self, centre: Point, k: float, lift: float = 0) -> Point:
        """Work out the place of a thing in a hex."""
        return (centre[0] + self.x * k, centre[1] + (self.y - lift) * k)


class Arrangement(msgspec.Struct, frozen=True):
    """How a hex is filled."""

    food: Stand
    """The food of an empty hex."""
    eaten: Stand
    """The food beside a hut."""
    hut: Stand
    ziggurat: Stand
    lift: float = 0
    """So much higher things stand on a river, that its water is seen below them."""


UNDER_NAME = Arrangement(Stand(0, 3, 52), Stand(-33, 3, 41), Stand(27, 2, 57), Stand(0, 7, 92), lift=8)
"""With a small name at the top."""
OVER_NAME = Arrangement(Stand(0, -24, 44), Stand(-28, -22, 34), Stand(21, -23, 45), Stand(0, -22, 60))
"""With a large name below."""


def pieces(
    view: AssyriaView,
    changes: Changes,
    field: Field,
    candidates: Candidates,
    names: float = 0,
    box: Box = EVERYWHERE,
) -> Iterator[Drawn]:
    """Draw what shines and what is lit, all that stands in hexes and on corners, then names: no ring covers a letter.

    Names that are not large have the size they have on the board unless another is given; a hex or a corner that a
    box cuts is left empty, since half of it could be misread.
    """
    hexes = [hex_id for hex_id in field.hexes if _inside(field.outline(hex_id, SEEN), box)]
    yield from _shining(
        [hex_id for hex_id in changes if hex_id in hexes and hex_id not in candidates.hexes], changes, field
    )
    yield from lit(candidates, field)
    for hex_id in hexes:
        filled = OVER_NAME if hex_id in candidates.named else UNDER_NAME
        yield from _hex(view.hexes[hex_id], changes.get(hex_id), field.centre(hex_id), field.k, filled)
    well = field.k * (WELL if names <= SMALL * field.k else SMALL_WELL)
    for corner in view.wells:
        x, y = field.corner(corner)
        if _inside([(x - well, y - well), (x + well, y + well)], box):
            yield Sprite("well", (x, y), well, ring=corner in changes)
    for hex_id in hexes:
        large = hex_id in candidates.named
        yield large_name(hex_id, field) if large else small_name(hex_id, field, names or SMALL * field.k)
    yield from ringed(candidates, field)


def stock(k: float, seats: Iterable[Seat]) -> Iterator[Sprite]:
    """List every piece and food as it may stand under a small name."""
    at, filled = (0.0, 0.0), UNDER_NAME
    for food in FOODS:
        yield Sprite(food, at, filled.food.size * k)
        yield Sprite(food, at, filled.eaten.size * k)
    for new in (False, True):
        yield Sprite("well", at, WELL * k, ring=new)
    for seat in seats:
        yield Sprite("hut", at, filled.hut.size * k, seat, lost=True)
        for new in (False, True):
            yield Sprite("hut", at, filled.hut.size * k, seat, ring=new)
            for level in range(1, len(TILES) + 1):
                yield Sprite("ziggurat", at, filled.ziggurat.size * k, seat, str(level), ring=new)


def _shining(hexes: Iterable[str], changes: Changes, field: Field) -> Iterator[Glow]:
    """Let the newest hexes with something new shine, the newest most."""
    new = [hex_id for hex_id in hexes if changes[hex_id].what != "lost"]
    for age, hex_id in enumerate(reversed(new[-SHINING:])):
        yield Glow(field.outline(hex_id), 1 - FADING * age, REACH * field.side)


def _inside(points: Iterable[Point], box: Box) -> bool:
    return all(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in points)


def _hex(now: HexView, change: Change | None, centre: Point, k: float, filled: Arrangement) -> Iterator[Sprite]:
    """Fill a hex."""
    lost = change.seat if change is not None and change.what == "lost" and now.seat is None else None
    new = change is not None and change.what != "lost"
    if now.level:  # A7.5: not on a river; A6.8: its food never matters again
        at = filled.ziggurat.at(centre, k)
        yield Sprite("ziggurat", at, filled.ziggurat.size * k, now.seat, str(now.level), ring=new)
        return
    lift = filled.lift if now.terrain in RIVERS else 0
    owner = now.seat if lost is None else lost
    food = filled.food if owner is None else filled.eaten
    yield Sprite(now.food, food.at(centre, k, lift), food.size * k)
    if owner is not None:
        at = filled.hut.at(centre, k, lift)
        yield Sprite("hut", at, filled.hut.size * k, owner, ring=new, lost=lost is not None)
