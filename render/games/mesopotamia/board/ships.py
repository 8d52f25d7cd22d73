"""The Ships on the river sections."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.berths import Obstacle, around, best
from render.picture.scene import Card, Label, Sprite
from render.picture.type import cap_height, measure

SHIP, ROOM = 46.0, (52.0, 58.0)
"""Size of a Ship, and the room it takes with its rims."""
NAMES, OTHERS, SHIPS = 30.0, 1.0, 6.0
"""How much it matters that names, other things and other Ships are not covered."""
DESCENDER = 5.0


def ships(
    view: MesopotamiaView, obstacles: Iterable[Obstacle], new: Set[str] = frozenset()
) -> Iterator[tuple[str, list[Sprite]]]:
    """Lay out the Ships of each section, in units of the map, where they cover least; on new sections with a ring."""
    taken = list(obstacles)
    for section, seats in view.ships.items():
        moored = []
        for seat in seats:
            at = best(section, ROOM, taken)
            taken.append((around(at, ROOM), SHIPS))
            moored.append(Sprite("ship", at, SHIP, seat, ring=section in new))
        yield section, moored


def obstacle(shape: Card | Label | Sprite) -> Obstacle:
    """Work out what should not be covered of something that stands in a region."""
    if isinstance(shape, Card):
        return shape.box, OTHERS
    if isinstance(shape, Label):
        wide, high = measure(shape.text, shape.font, shape.size), cap_height(shape.font, shape.size) + 2 * DESCENDER
        return around(shape.at, (wide, high)), NAMES
    return around(shape.at, (shape.size, shape.size * 0.9)), OTHERS
