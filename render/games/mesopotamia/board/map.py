"""The map as it stands: whose regions are, what stands there, what is new, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.arrows import arrows
from render.games.mesopotamia.board.berths import around, covered
from render.games.mesopotamia.board.candidates import NOTHING, Candidates, lit, ringed
from render.games.mesopotamia.board.changes import Changes, changes_of
from render.games.mesopotamia.board.crossings import crossings
from render.games.mesopotamia.board.figures import figures
from render.games.mesopotamia.board.geometry import MAP, SHAPES, Stands
from render.games.mesopotamia.board.parties import parties_in
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.ships import ROOM, SHIPS, obstacle, ships
from render.games.mesopotamia.board.shores import shore_in
from render.games.mesopotamia.board.site import marks_in, site
from render.games.mesopotamia.board.ways import at_stake, ways
from render.picture.audience import Audience
from render.picture.ground.curves import inside
from render.picture.scene import Arrow, Band, Box, Card, Drawn, Glow, Hatch, Label, Line, Sprite, Veil
from render.picture.theme import LAPIS, SEATS, SMALLEST, WIDTH

NAME = SMALLEST + 0.1
RIVER = WIDTH / 50
"""Size of the names of rivers, which are decoration."""
REACH, FADING = 18.0, 0.1
"""How far a region with something new shines, and how much less for each that is newer."""
INSIDE = 11.5
"""How far inside of a region that shines or is lit its band lies."""
BAND, START_BAND = 7.0, 11.0
"""Width of the band of a region that is somebody's, and of a Start Region."""


def map_drawn(
    view: MesopotamiaView, audience: Audience, where: Place, candidates: Candidates = NOTHING
) -> Iterator[Drawn]:
    """Lay out everything on the map: whose regions are, what shines and what is lit, all that stands in regions, then
    Ships and arrows, each where it covers least."""
    changes, shown = changes_of(audience.since), where.shown
    shining = [each for each in changes.regions if each not in candidates.regions and _is_used(view, each, changes)]
    yield from lit(candidates, where)
    for region in shown:
        yield from _marked(view, region, where, shining, region in candidates.regions)
    stand = [shape for region in shown for shape in in_region(view, audience, region, changes)]
    taken = [obstacle(shape) for shape in stand]
    moored = dict(ships(view, taken, changes.ships))
    afloat = [ship for listed in moored.values() for ship in listed]
    for section, listed in moored.items():
        yield from _crossed(section, listed, where)
    in_the_way = [*taken, *((around(ship.at, ROOM), SHIPS) for ship in afloat)]
    moved = list(arrows(changes.moves, in_the_way))
    to_come = list(ways(view, [*in_the_way, *((_box_of(arrow), SHIPS) for arrow in moved)]))
    yield from _across(to_come, where)
    taken += ((_box_of(arrow), SHIPS) for arrow in to_come)
    rivers = [label for label in _rivers(view, audience) if not covered(obstacle(label)[0], taken)]
    for shape in (*rivers, *stand, *afloat, *ringed(candidates)):
        if not _is_name(shape) and (isinstance(shape, Card) or where.holds(shape.at)):
            yield placed(shape, where)
    yield from _across(moved, where)
    for name in filter(_is_name, stand):
        if isinstance(name, Label) and where.holds(name.at):
            yield placed(name, where)


def _is_name(shape: Card | Label | Sprite) -> bool:
    """Say whether it is the name of a region: these are written last, so that nothing lies over them."""
    return isinstance(shape, Label) and shape.halo


def _across(listed: Iterable[Arrow], where: Place) -> Iterator[Arrow]:
    """Lay out the arrows that are wholly seen."""
    for arrow in listed:
        if all(map(where.holds, arrow.points)):
            yield placed_arrow(arrow, where)


def _box_of(arrow: Arrow) -> Box:
    """Work out the box around an arrow, its head included."""
    across, down = zip(*arrow.points, strict=True)
    by = arrow.head * 0.62
    return (min(across) - by, min(down) - by, max(across) + by, max(down) + by)


def _crossed(section: str, moored: Sequence[Sprite], where: Place) -> Iterator[Line]:
    """Mark the section of Ships as far as it is seen, under all that stands there."""
    for line in crossings(section, [ship for ship in moored if where.holds(ship.at)]):
        seen = where.points(point for point in line.points if where.holds(point))
        if len(seen) > 1:
            yield msgspec.structs.replace(line, points=seen, width=line.width * where.k)


def _rivers(view: MesopotamiaView, audience: Audience) -> Iterator[Label]:
    """Name the rivers, where no band is in the way."""
    for river in MAP.river:
        now = next(view.regions[region] for region, shape in SHAPES.items() if inside(river.label, shape.polygon))
        if now.controller is None and not now.blocked:
            name = audience.say(f"picture-{river.id}")
            yield Label(name, river.label, RIVER, "italic", LAPIS, angle=river.angle, matters=False)


def _is_used(view: MesopotamiaView, region: str, changes: Changes) -> bool:
    """Say whether there is anything in a region that could be new: who only passed through has left nothing."""
    now = view.regions[region]
    things = (now.settlement, now.wall, now.token, now.start_of)
    lost = region in changes.lost_units or region in changes.lost_buildings
    return lost or region in changes.tokens or bool(parties_in(now)) or any(each is not None for each in things)


def veil(where: Place) -> Veil:
    """Lay paper over what a close-up shows of regions that are not wholly in it."""
    return Veil(where.box, tuple(where.points(SHAPES[region].polygon) for region in where.shown))


def stands_in(view: MesopotamiaView, region: str) -> Stands:
    """Find where things stand in a region; in a Start Region that depends on whether somebody started there. M2.6"""
    shape = SHAPES[region]
    return shape.idle if shape.idle is not None and view.regions[region].start_of is None else shape.stands


def in_region(
    view: MesopotamiaView, audience: Audience, region: str, changes: Changes
) -> Iterator[Card | Label | Sprite]:
    """Lay out what stands in a region, in units of the map: what lies there, plates, whose the dice are, its name."""
    stands, now = stands_in(view, region), view.regions[region]
    lies = list(site(view, region, stands, marks_in(now, region, changes)))
    yield from (each for each in lies if each.kind != "owner")
    yield from figures(parties_in(now), region, stands, changes.lost_units.get(region, ()))
    yield from (each for each in lies if each.kind == "owner")
    name = Label(audience.say(f"region-{region}"), stands.label, NAME, "serif", halo=True)
    yield from at_stake(view, region, name, stands)
    yield name


def _marked(
    view: MesopotamiaView, region: str, where: Place, shining: Sequence[str], is_lit: bool
) -> Iterator[Band | Glow | Hatch]:
    """Mark whose a region is or that it is out of play, inside of the glow or the frame of what is new or lit."""
    now, shore = view.regions[region], shore_in(where, region)
    if region in shining:
        age = len(shining) - 1 - shining.index(region)
        yield Glow(shore, 1 - FADING * age, REACH * where.k)
    if now.blocked:
        yield Hatch(shore)
    elif now.controller is not None:
        width = START_BAND if now.start_of is not None else BAND
        inset = INSIDE if region in shining or is_lit else 0.0
        yield Band(shore, SEATS[now.controller].colour, width * where.k, inset * where.k)


def placed_arrow(arrow: Arrow, where: Place) -> Arrow:
    """Turn an arrow in units of the map into one of the picture."""
    width, head = arrow.width * where.k, arrow.head * where.k
    return msgspec.structs.replace(arrow, points=where.points(arrow.points), width=width, head=head)


def placed(shape: Card | Label | Sprite, where: Place) -> Card | Label | Sprite:
    """Turn a shape in units of the map into a shape of the picture."""
    if isinstance(shape, Card):
        box = where.boxed(shape.box)
        edge, radius = shape.edge_width * where.k, shape.radius * where.k
        return msgspec.structs.replace(shape, box=box, edge_width=edge, radius=radius)
    return msgspec.structs.replace(shape, at=where.at(shape.at), size=shape.size * where.k)
