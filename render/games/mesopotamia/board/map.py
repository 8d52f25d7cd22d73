"""The map as it stands: whose regions are, what stands there, what is new, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import NOTHING, Candidates, lit, ringed
from render.games.mesopotamia.board.figures import figures
from render.games.mesopotamia.board.geometry import MAP, SHAPES, Stands
from render.games.mesopotamia.board.parties import parties_in
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.ships import obstacle, ships
from render.games.mesopotamia.board.shores import shore_in
from render.games.mesopotamia.board.site import Marks, site
from render.picture.audience import Audience
from render.picture.scene import Band, Card, Drawn, Hatch, Label, Sprite
from render.picture.theme import LAPIS, SEATS, SMALLEST, WIDTH

NAME = SMALLEST + 0.1
RIVER = WIDTH / 50
"""Size of the names of rivers, which are decoration."""
BAND, START_BAND = 7.0, 11.0
"""Width of the band of a region that is somebody's, and of a Start Region."""


def map_drawn(
    view: MesopotamiaView, audience: Audience, where: Place, candidates: Candidates = NOTHING
) -> Iterator[Drawn]:
    """Lay out everything on the map: whose regions are, what may be chosen, what stands there, then Ships over all."""
    shown = where.shown
    for region in shown:
        yield from _whose(view, region, where)
    yield from lit(candidates, where)
    for name in _rivers(audience):
        yield placed(name, where)
    stand = [shape for region in shown for shape in in_region(view, audience, region)]
    for shape in stand:
        yield placed(shape, where)
    for shape in (*ships(view, [obstacle(each) for each in stand]), *ringed(candidates)):
        yield placed(shape, where)


def _rivers(audience: Audience) -> Iterator[Label]:
    for river in MAP.river:
        name = audience.say(f"picture-{river.id}")
        yield Label(name, river.label, RIVER, "italic", LAPIS, angle=river.angle, matters=False)


def stands_in(view: MesopotamiaView, region: str) -> Stands:
    """Find where things stand in a region; in a Start Region that depends on whether somebody started there. M2.6"""
    shape = SHAPES[region]
    return shape.idle if shape.idle is not None and view.regions[region].start_of is None else shape.stands


def in_region(view: MesopotamiaView, audience: Audience, region: str) -> Iterator[Card | Label | Sprite]:
    """Lay out what stands in a region, in units of the map: what lies there, plates, and its name over all."""
    stands = stands_in(view, region)
    yield from site(view, region, stands, Marks())
    yield from figures(parties_in(view.regions[region]), stands)
    yield Label(audience.say(f"region-{region}"), stands.label, NAME, "serif", halo=True)


def _whose(view: MesopotamiaView, region: str, where: Place) -> Iterator[Band | Hatch]:
    """Mark whose a region is, or that it is out of play."""
    now = view.regions[region]
    if now.blocked:
        yield Hatch(shore_in(where, region))
    elif now.controller is not None:
        width = START_BAND if now.start_of is not None else BAND
        yield Band(shore_in(where, region), SEATS[now.controller].colour, width * where.k)


def placed(shape: Card | Label | Sprite, where: Place) -> Card | Label | Sprite:
    """Turn a shape in units of the map into a shape of the picture."""
    if isinstance(shape, Card):
        box = where.boxed(shape.box)
        edge, radius = shape.edge_width * where.k, shape.radius * where.k
        return msgspec.structs.replace(shape, box=box, edge_width=edge, radius=radius)
    return msgspec.structs.replace(shape, at=where.at(shape.at), size=shape.size * where.k)
