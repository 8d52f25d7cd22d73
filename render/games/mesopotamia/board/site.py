"""What lies in a region: resource, Event token, Settlement and Wall, centred side by side; or a Ziggurat."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.decision import Seat
from engine.mesopotamia.content.cards import EVENTS
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.map import RegionView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.changes import Changes
from render.games.mesopotamia.board.geometry import Stands
from render.picture.scene import Point, Sprite

RESOURCE, EVENT, DIE, OWNER = 38.0, 46.0, 44.0, 27.0
SETTLEMENT, WALL, BOTH = 54.0, 52.0, 55.0
ZIGGURAT, RUIN = 92.0, 62.0
GAP = 9.0
ROOM, SIDE_ROOM = 172.0, 102.0
"""How wide things may be together under a name, and right of the rows."""
BETWEEN, SMALLER = 49.0, 0.88
"""From one row of things to the next, where there are two, and how large things are there."""
PARTS = (1.0, SMALLER, 0.76, 0.6)
"""How large things may be, so that there are few sizes to draw beforehand."""


class Marks(msgspec.Struct, frozen=True):
    """What is new or lost of what lies in a region."""

    token: bool = False
    built: bool = False
    """A Settlement or a Wall is new."""
    levels: bool = False
    """A level of the Ziggurat is new."""
    lost: tuple[tuple[str, Seat], ...] = ()
    """Buildings that stood here, and whose they were."""


def marks_in(now: RegionView, region: str, changes: Changes) -> Marks:
    """Find what is new in a region, and what is gone and not built again."""
    gone = changes.lost_buildings.get(region, ())
    standing = {"settlement": now.settlement, "town_wall": now.wall}
    return Marks(
        token=region in changes.tokens,
        built=region in changes.built,
        levels=now.start_of in changes.levels,
        lost=tuple((building, owner) for building, owner in gone if standing[building] is None),
    )


def site(view: MesopotamiaView, region: str, stands: Stands, marks: Marks) -> Iterator[Sprite]:
    """Lay out what lies in a region, in units of the map."""
    now = view.regions[region]
    if now.start_of is not None:
        level = view.players[now.start_of].ziggurat
        yield Sprite("six_steps", stands.site, ZIGGURAT, now.start_of, str(level), ring=marks.levels)
        return
    lies, built = _lies(region, now, marks), _built(now, marks)
    room = SIDE_ROOM if stands.side else ROOM
    if stands.side and _width([*lies, *built]) > room and lies and built:
        x, y = stands.site
        yield from _row(lies, (x, y - BETWEEN / 2), room, SMALLER)
        yield from _row(built, (x, y + BETWEEN / 2), room, SMALLER)
    else:
        yield from _row([*lies, *built], stands.site, room)


def _lies(region: str, now: RegionView, marks: Marks) -> list[Sprite]:
    about, here = REGIONS[region], (0.0, 0.0)
    found = []
    if about.terrain == "start":
        found.append(Sprite("ruin", here, RUIN))
    if about.resource:
        found.append(Sprite(about.resource, here, RESOURCE, faded=now.blocked))
    if now.blocked:
        found.append(Sprite("barred", here, EVENT))
    elif now.hidden_event:
        found.append(Sprite(f"hidden_{about.event_slot}", here, EVENT))
    elif now.token is not None and now.token.owner is not None and now.token.die:
        found.append(Sprite("event_die", here, DIE, now.token.owner, str(now.token.die), ring=marks.token))
    elif now.token is not None:
        vp = EVENTS[now.token.card].token_vp
        scores = now.token.option and EVENTS[now.token.card].way(now.token.option).kind == "vp"
        found.append(Sprite(f"open_{about.event_slot}", here, EVENT, text=str(vp) if scores else "", ring=marks.token))
    return found


def _built(now: RegionView, marks: Marks) -> list[Sprite]:
    here = (0.0, 0.0)
    found = [Sprite(building, here, WALL, owner, lost=True) for building, owner in marks.lost]
    if now.settlement is not None and now.settlement == now.wall:
        return [*found, Sprite("walled_settlement", here, BOTH, now.settlement, ring=marks.built)]
    if now.settlement is not None:
        found.append(Sprite("settlement", here, SETTLEMENT, now.settlement, ring=marks.built))
    if now.wall is not None:
        found.append(Sprite("town_wall", here, WALL, now.wall, ring=marks.built))
    return found


def _width(things: list[Sprite]) -> float:
    return sum(thing.size for thing in things) + GAP * max(0, len(things) - 1)


def _row(things: list[Sprite], centre: Point, room: float, most: float = 1.0) -> Iterator[Sprite]:
    """Set things side by side; where there are many all are a little smaller."""
    if not things:
        return
    apart = GAP * (len(things) - 1)
    fits = min(most, (room - apart) / (_width(things) - apart))
    part = next((part for part in PARTS if part <= fits), fits)
    x, y = centre[0] - (_width(things) - apart) * part / 2 - apart / 2, centre[1]
    owners = []
    for thing in things:
        size = thing.size * part
        at = (x + size / 2, y)
        yield msgspec.structs.replace(thing, at=at, size=size)
        if thing.kind == "event_die":
            owners.append(Sprite("owner", (at[0] + size * 0.48, at[1] + size * 0.46), OWNER, thing.seat))
        x += size + GAP
    yield from owners
