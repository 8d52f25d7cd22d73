"""A sea: light at the shore and deep far out, with lines that follow the coast and a few waves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec
from PIL import Image, ImageColor, ImageFilter

from render.picture.ground.curves import rounded
from render.picture.ground.sheet import COARSE, Sheet
from render.picture.scene import Box, Point
from render.picture.theme import BORDER

DEPTHS = ("#A9D0DC", "#7FB4D0", "#4F8FBF", "#2F6CA8", "#295F9C")
"""From the shore to the deep."""
FOAM = "#D9ECEC"
SHORE_LINES = ((27.5, 1.0, 55), (18.5, 1.1, 85), (11.0, 1.2, 130), (5.0, 1.5, 190))
"""Distance from the coast, width and strength of the lines in the water, the farthest first."""
SOFT = 12
"""How softly the shore goes over into the deep."""
WAVE = 130
REACH = 30
"""How far out a coast is felt."""
BEYOND = 60
"""How far a sea reaches over the edge of the map."""
FINE = 3


class Sea(msgspec.Struct, frozen=True):
    """A sea on a ground so many units wide and high, with the land that will be painted over it."""

    units: tuple[float, float]
    ring: Sequence[Point]
    lands: Sequence[Sequence[Point]]
    """Outlines of land."""
    rivers: Sequence[tuple[Sequence[Point], float]] = ()
    """Rivers that end in it, and how wide they are there."""
    waves: Sequence[Point] = ()
    """Where there are waves."""

    @property
    def shape(self) -> list[Point]:
        """The sea beyond the edge of the map, rounded."""
        ring = _reaching(self.ring, self.units)
        return rounded([*ring, ring[0]])


def paint_sea(image: Image.Image, sea: Sea) -> None:
    """Paint a sea; land is painted over it afterwards."""
    scale = image.width / sea.units[0]
    shape = sea.shape
    left, top, right, bottom = (round(side * scale) for side in _bounds(shape))
    box = (max(0, left - 6), max(0, top - 6), min(image.width, right + 6), min(image.height, bottom + 6))
    size, origin = (box[2] - box[0], box[3] - box[1]), (box[0] / scale, box[1] / scale)

    def layer() -> Sheet:
        return Sheet(Image.new("L", (size[0] * FINE, size[1] * FINE)), scale * FINE, origin)

    water = _depths(size, scale, origin, sea).resize(size, Image.Resampling.BICUBIC)
    coasts = _coasts(shape, sea.lands)
    foam, form, edge = layer(), layer(), layer()
    for distance, thick, strength in SHORE_LINES:
        for coast in coasts:
            foam.round_line(coast, strength, 2 * distance + thick)
        for coast in coasts:
            foam.round_line(coast, 0, 2 * distance - thick)
    _draw_waves(foam, sea.waves)
    water.paste(FOAM, mask=foam.image.reduce(FINE))
    form.polygon(shape, 255)
    edge.round_line(shape, 255, 2.8)
    image.paste(water, box, form.image.reduce(FINE))
    image.paste(BORDER, box, edge.image.reduce(FINE))


def _reaching(ring: Sequence[Point], units: tuple[float, float]) -> list[Point]:
    """Lead a sea's outline beyond the edge of the map, so that no shore runs along it."""
    found: list[Point] = []
    for index, point in enumerate(ring):
        if not _at_edge(point, units):
            found.append(point)
            continue
        out = (_pushed(point[0], units[0]), _pushed(point[1], units[1]))
        before, after = _at_edge(ring[index - 1], units), _at_edge(ring[(index + 1) % len(ring)], units)
        found += [out] if before and after else []
        found += [out, point] if before and not after else []
        found += [point, out] if after and not before else []
    return found


def _at_edge(point: Point, units: tuple[float, float]) -> bool:
    return point[0] <= 0 or point[0] >= units[0] or point[1] >= units[1]


def _pushed(value: float, most: float) -> float:
    return value - BEYOND if value <= 0 else value + BEYOND if value >= most else value


def _coasts(shape: Sequence[Point], lands: Iterable[Sequence[Point]]) -> list[list[Point]]:
    """Collect every line where this sea may meet land."""
    left, top, right, bottom = _bounds(shape)
    coasts = [list(shape)]
    for ring in lands:
        runs: list[list[Point]] = [[]]
        for x, y in (*ring, ring[0]):
            if left - REACH < x < right + REACH and top - REACH < y < bottom + REACH:
                runs[-1].append((x, y))
            elif runs[-1]:
                runs.append([])
        coasts += [run for run in runs if len(run) > 1]
    return coasts


def _bounds(points: Sequence[Point]) -> Box:
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(across), min(down), max(across), max(down))


def _depths(size: tuple[int, int], scale: float, origin: Point, sea: Sea) -> Image.Image:
    """Colour the water by its distance from land."""
    small = (math.ceil(size[0] * COARSE), math.ceil(size[1] * COARSE))
    open_water = Sheet(Image.new("L", small), scale * COARSE, origin)
    open_water.polygon(sea.shape, 255)
    for ring in sea.lands:
        open_water.polygon(ring, 0)
    for course, width in sea.rivers:
        open_water.line(course, 0, width)
    depth = open_water.image.filter(ImageFilter.GaussianBlur(SOFT * scale * COARSE))
    stops = [ImageColor.getrgb(colour) for colour in DEPTHS]
    return Image.merge("RGB", [depth.point(_ramp([stop[band] for stop in stops])) for band in range(3)])


def _ramp(values: Sequence[int]) -> list[int]:
    """Spread some values over 120 to 255: half of a blurred edge lies on land."""
    table = []
    for level in range(256):
        place = max(0.0, (level - 120) / 135) * (len(values) - 1)
        low = min(int(place), len(values) - 2)
        table.append(round(values[low] + (values[low + 1] - values[low]) * (place - low)))
    return table


def _draw_waves(sheet: Sheet, waves: Iterable[Point]) -> None:
    for x, y in waves:
        for side in (-5.5, 5.5):
            arc = [(x + side + 5.5 * math.cos(turn / 8), y - 3 * math.sin(turn / 8)) for turn in range(0, 26, 3)]
            sheet.stroke(arc, WAVE, 1.4)
