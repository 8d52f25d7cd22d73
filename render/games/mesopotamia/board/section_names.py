"""Names of river sections in close-ups: of those that may be chosen, and of those on which Ships lie. M2.8"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.mesopotamia.content.map import SECTIONS
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.berths import Obstacle, around, berths, covered, near
from render.games.mesopotamia.board.candidates import Candidates
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.ships import ROOM, SHIP, obstacle
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Drawn, Label, Point, Sprite
from render.picture.theme import LAPIS, SMALLEST
from render.picture.type import measure

SIZE, HIGH = SMALLEST + 0.1, 38.0
"""Size of a name, and room for it."""
ASIDE = ((0.0, 0.0), (0.0, -30.0), (0.0, 30.0), (0.0, -46.0), (0.0, 46.0), (0.0, -64.0), (0.0, 64.0))
"""How far from a point of its section a name may stand, in pixels."""
ENLARGED = 1.3
"""From which scale on there is room for names."""
NEAR = 0.5
"""How much of a name may lie at either side of its section."""


def section_names(
    view: MesopotamiaView, audience: Audience, where: Place, candidates: Candidates, shapes: Sequence[Drawn]
) -> Iterator[Label]:
    """Name the sections that matter, where a name covers nothing; the two regions beside it tell one without a name."""
    if where.k < ENLARGED:
        return
    shown = where.shown
    taken = [_covering(each) for each in shapes if isinstance(each, Card | Label | Sprite)]
    for section in dict.fromkeys((*candidates.sections, *view.ships)):
        if SECTIONS[section].a not in shown and SECTIONS[section].b not in shown:
            continue
        name = audience.say(f"section-{section}")
        at = _free(section, (measure(name, "sans", SIZE) + 8, HIGH), where, taken)
        if at is not None:
            taken.append((around(at, (measure(name, "sans", SIZE) + 8, HIGH)), 1.0))
            yield Label(name, at, SIZE, "sans", LAPIS, halo=True)


def _covering(shape: Card | Label | Sprite) -> Obstacle:
    """Work out what a thing covers; a Ship is higher than wide."""
    if isinstance(shape, Sprite) and shape.kind == "ship":
        return around(shape.at, (ROOM[0] * shape.size / SHIP, ROOM[1] * shape.size / SHIP)), 1.0
    return obstacle(shape)


def _free(section: str, size: tuple[float, float], where: Place, taken: Sequence[Obstacle]) -> Point | None:
    """Find the place nearest to the middle of a section where nothing is covered and nothing is cut."""
    points = [where.at(berth) for berth, _ in berths(section) if where.holds(berth)]
    close = near(taken, _around(points), max(size)) if points else []
    for x, y in points:
        for across in (0.0, -NEAR * size[0], NEAR * size[0]):
            for aside, low in ASIDE:
                at = (x + across + aside, y + low)
                box = around(at, size)
                if _inside(box, where.box) and not covered(box, close):
                    return at
    return None


def _around(points: Sequence[Point]) -> Box:
    across, down = zip(*points, strict=True)
    return (min(across), min(down), max(across), max(down))


def _inside(box: Box, whole: Box) -> bool:
    return box[0] >= whole[0] and box[1] >= whole[1] and box[2] <= whole[2] and box[3] <= whole[3]
