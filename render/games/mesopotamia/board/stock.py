"""Every piece as it may be new or lost on the board: drawn before anybody waits for a picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.empires import FIGHTERS, ZIGGURAT_LEVELS
from engine.mesopotamia.content.map import TERRAINS
from render.games.mesopotamia.board.figures import FALLEN
from render.games.mesopotamia.board.header import badges
from render.games.mesopotamia.board.ships import SHIP
from render.games.mesopotamia.board.site import BOTH, DIE, EVENT, PARTS, SETTLEMENT, WALL, ZIGGURAT
from render.picture.scene import Sprite

HERE = (0.0, 0.0)
PIPS = 6
"""What an Event die shows at most. M14.8"""


def stock(seats: Iterable[Seat]) -> Iterator[Sprite]:
    """List the pieces of all seats, and what is nobody's."""
    listed = list(seats)
    yield from badges(listed)
    for seat in listed:
        yield Sprite("ship", HERE, SHIP, seat, ring=True)
        for level in range(1, ZIGGURAT_LEVELS + 1):
            yield Sprite("six_steps", HERE, ZIGGURAT, seat, str(level), ring=True)
        for part in PARTS:
            yield from _of(seat, part)
    for owner in (None, *listed):
        yield from (Sprite("fallen", HERE, FALLEN, owner, unit) for unit in FIGHTERS)
    worth = {"", *(str(event.token_vp) for event in EVENTS.values() if event.token_vp)}
    for part in PARTS:
        for terrain in TERRAINS:
            yield from (Sprite(f"open_{terrain}", HERE, EVENT * part, text=vp, ring=True) for vp in sorted(worth))


def _of(seat: Seat, part: float) -> Iterator[Sprite]:
    """List what a seat may have lying in a region, of some size."""
    yield Sprite("walled_settlement", HERE, BOTH * part, seat, ring=True)
    yield Sprite("settlement", HERE, SETTLEMENT * part, seat, ring=True)
    yield Sprite("town_wall", HERE, WALL * part, seat, ring=True)
    for building in ("settlement", "town_wall"):
        yield Sprite(building, HERE, WALL * part, seat, lost=True)
    for pips in range(1, PIPS + 1):
        yield Sprite("event_die", HERE, DIE * part, seat, str(pips), ring=True)
