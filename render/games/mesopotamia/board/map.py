"""The map as it stands: whose regions are, what stands there, what is new, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.arrows import arrows
from render.games.mesopotamia.board.berths import covered
from render.games.mesopotamia.board.candidates import NOTHING, Candidates, lit, ringed
from render.games.mesopotamia.board.changes import Changes, changes_of
from render.games.mesopotamia.board.figures import figures
from render.games.mesopotamia.board.geometry import MAP, SHAPES, Stands
from render.games.mesopotamia.board.parties import parties_in
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.ships import obstacle, ships
from render.games.mesopotamia.board.shores import shore_in
from render.games.mesopotamia.board.site import marks_in, site
from render.picture.audience import Audience
from render.picture.scene import Arrow, Band, Card, Drawn, Glow, Hatch, Label, Sprite
from render.picture.theme import LAPIS, SEATS, SMALLEST, WIDTH

NAME = SMALLEST + 0.1
RIVER = WIDTH / 50
"""Size of the names of rivers, which are decoration."""
REACH, FADING = 18.0, 0.15
"""How far a region with something new shines, and how much less for each that is newer."""
INSIDE = 11.5
"""How far inside of a region that shines its band lies."""
BAND, START_BAND = 7.0, 11.0
"""Width of the band of a region that is somebody's, and of a Start Region."""


def map_drawn(
    view: MesopotamiaView, audience: Audience, where: Place, candidates: Candidates = NOTHING
) -> Iterator[Drawn]:
    """Lay out everything on the map: whose regions are, what shines and what is lit, all that stands in regions, then
    Ships and arrows, each where it covers least."""
    changes, shown = changes_of(audience.since), where.shown
    shining = [region for region in changes.regions if region not in candidates.regions]
    for region in shown:
        yield from _marked(view, region, where, shining)
    yield from lit(candidates, where)
    stand = [shape for region in shown for shape in in_region(view, audience, region, changes)]
    taken = [obstacle(shape) for shape in stand]
    afloat = list(ships(view, taken, changes.ships))
    names = [name for name in _rivers(audience) if not covered(obstacle(name)[0], taken)]
    for shape in (*names, *stand, *afloat, *ringed(candidates)):
        if isinstance(shape, Card) or where.holds(shape.at):
            yield placed(shape, where)
    for arrow in arrows(changes.moves, [*taken, *map(obstacle, afloat)]):
        if all(map(where.holds, arrow.points)):
            yield placed(arrow, where)


def _rivers(audience: Audience) -> Iterator[Label]:
    for river in MAP.river:
        name = audience.say(f"picture-{river.id}")
        yield Label(name, river.label, RIVER, "italic", LAPIS, angle=river.angle, matters=False)


def stands_in(view: MesopotamiaView, region: str) -> Stands:
    """Find where things stand in a region; in a Start Region that depends on whether somebody started there. M2.6"""
    shape = SHAPES[region]
    return shape.idle if shape.idle is not None and view.regions[region].start_of is None else shape.stands


def in_region(
    view: MesopotamiaView, audience: Audience, region: str, changes: Changes
) -> Iterator[Card | Label | Sprite]:
    """Lay out what stands in a region, in units of the map: what lies there, plates, and its name over all."""
    stands, now = stands_in(view, region), view.regions[region]
    yield from site(view, region, stands, marks_in(now, region, changes))
    yield from figures(parties_in(now), stands, tuple(changes.lost_units.get(region, ())))
    yield Label(audience.say(f"region-{region}"), stands.label, NAME, "serif", halo=True)


def _marked(view: MesopotamiaView, region: str, where: Place, shining: Sequence[str]) -> Iterator[Band | Glow | Hatch]:
    """Mark whose a region is or that it is out of play, inside of what shines if something is new there."""
    now, shore = view.regions[region], shore_in(where, region)
    new = region in shining
    if new:
        age = len(shining) - 1 - shining.index(region)
        yield Glow(shore, 1 - FADING * age, REACH * where.k)
    if now.blocked:
        yield Hatch(shore)
    elif now.controller is not None:
        width = START_BAND if now.start_of is not None else BAND
        yield Band(shore, SEATS[now.controller].colour, width * where.k, INSIDE * where.k if new else 0)


def placed(shape: Arrow | Card | Label | Sprite, where: Place) -> Arrow | Card | Label | Sprite:
    """Turn a shape in units of the map into a shape of the picture."""
    if isinstance(shape, Arrow):
        width, head = shape.width * where.k, shape.head * where.k
        return msgspec.structs.replace(shape, points=where.points(shape.points), width=width, head=head)
    if isinstance(shape, Card):
        box = where.boxed(shape.box)
        edge, radius = shape.edge_width * where.k, shape.radius * where.k
        return msgspec.structs.replace(shape, box=box, edge_width=edge, radius=radius)
    return msgspec.structs.replace(shape, at=where.at(shape.at), size=shape.size * where.k)
