"""The pieces on the map: cities, armies, workers, and what has changed about them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Set

from engine.after_the_flood.view import AfterTheFloodView, AreaView
from engine.core.decision import Seat
from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.candidates import candidates_of, lit
from render.games.after_the_flood.board.changes import Changes
from render.games.after_the_flood.board.frame import WHOLE, MapFrame
from render.games.after_the_flood.board.names import printed_in
from render.picture.audience import Audience
from render.picture.scene import Arrow, Glow, Label, Lit, Point, Sprite
from render.picture.theme import HALO, SEATS

FEWER = (0.36, 0.5)
"""How far from the middle of a number of workers the sign stands that some were lost, and its size, to theirs."""


def pieces(
    view: AfterTheFloodView,
    changes: Changes,
    audience: Audience,
    frame: MapFrame = WHOLE,
    shown: Set[str] = geometry.AREAS.keys(),
) -> Iterator[Arrow | Glow | Label | Lit | Sprite]:
    """Lay out glows, what is lit and arrows, then again what is printed where these are, then pieces: each is seen.

    In a part of the map only some areas are shown.
    """
    for age, changed in enumerate(reversed(changes.areas)):
        if changed in shown:
            yield Glow(frame.places(geometry.AREAS[changed].polygon), 1.0 - 0.15 * age)
    candidates = [area for area in candidates_of(audience) if area in shown]
    yield from lit(candidates, frame, changes.areas)
    invasions = [each for each in changes.invasions if not shown.isdisjoint(each[1:])]
    yield from _arrows(invasions, frame)
    for covered in dict.fromkeys((*changes.areas, *candidates, *(origin for _, origin, _ in invasions))):
        if covered in shown:
            yield from printed_in(geometry.AREAS[covered], audience, frame)
    for area in geometry.AREAS.values():
        if area.id in shown:
            yield from pieces_in(area, view.areas[area.id], changes, frame)


def stock(seats: Iterable[Seat], frame: MapFrame = WHOLE) -> Iterator[Sprite]:
    """List every army and city as it may stand on the map."""
    at = (0.0, 0.0)
    for seat in seats:
        for kind, size in (("army", frame.army), ("city", frame.city), ("worker", frame.worker)):
            yield Sprite(kind, at, size, seat, lost=True)
        for new in (False, True):
            for kind, size in (("army", frame.army), ("city", frame.city), ("great_city", frame.city)):
                yield Sprite(kind, at, size, seat, ring=new)


def _arrows(invasions: Iterable[tuple[Seat, str, str]], frame: MapFrame) -> Iterator[Arrow]:
    for seat, origin, target in invasions:
        colour = SEATS[seat].colour
        border = geometry.BORDERS.get(frozenset((origin, target)))
        if border is not None:
            way = border.cross if border.between[0] == origin else tuple(reversed(border.cross))
            yield Arrow(frame.places(way), colour, HALO)
        elif (one_way := geometry.ONE_WAYS.get((origin, target))) is not None:
            yield _over(one_way, colour, frame)


def _over(one_way: geometry.OneWay, colour: str, frame: MapFrame) -> Arrow:
    """Lay an arrow over a printed one, along the same way and as large. F2.5"""
    *shaft, tip = frame.places(one_way.path)
    head = one_way.head * frame.width
    straight = [point for point in shaft if math.dist(point, tip) > head]
    return Arrow((*straight, tip), colour, HALO, one_way.width * frame.width, head)


def pieces_in(area: geometry.Area, now: AreaView, changes: Changes, frame: MapFrame) -> Iterator[Sprite]:
    """Lay out what stands in one area."""
    if area.city is not None:
        yield from _city(area, now, changes, frame)
    for n, centre in enumerate(area.armies[: now.armies]):
        yield Sprite("army", frame.place(centre), frame.army, now.army_seat, ring=(area.id, n) in changes.armies)
    if (lost := changes.lost_armies.get(area.id)) is not None and now.armies < len(area.armies):
        yield Sprite("army", frame.place(area.armies[-1]), frame.army, lost, lost=True)
    for seat, (count, centre) in enumerate(zip(now.workers, area.workers, strict=False)):
        yield from _workers(seat, count, frame.place(centre), frame.worker, changes, area.id)


def _workers(seat: Seat, count: int, at: Point, size: float, changes: Changes, area: str) -> Iterator[Sprite]:
    """Lay out how many there are, with a cross at the corner if some were lost; none left are an outline. F5"""
    lost = (seat, area) in changes.lost_workers
    if count:
        yield Sprite("worker", at, size, seat, str(count), ring=(seat, area) in changes.workers)
        if lost:
            yield Sprite("fewer", (at[0] + FEWER[0] * size, at[1] + FEWER[0] * size), FEWER[1] * size)
    elif lost:
        yield Sprite("worker", at, size, seat, lost=True)


def _city(area: geometry.Area, now: AreaView, changes: Changes, frame: MapFrame) -> Iterator[Sprite]:
    assert area.city is not None
    x, y = frame.place(area.city)
    if now.city_seat is None:
        if (lost := changes.lost_cities.get(area.id)) is not None:
            yield Sprite("city", (x, y), frame.city, lost, lost=True)
        return
    ring = area.id in changes.cities
    if now.expanded:
        yield Sprite("great_city", (x, y - frame.city * 0.12), frame.city, now.city_seat, ring=ring)
    else:
        yield Sprite("city", (x, y), frame.city, now.city_seat, ring=ring)
    if area.id in changes.lost_cities:  # another one stood here before
        yield Sprite("fewer", (x + FEWER[0] * frame.city, y + FEWER[0] * frame.city), FEWER[1] * frame.city)
