"""The two seas: light at the shore and deep far out, with lines that follow the coast and a few waves."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageColor, ImageFilter

from render.games.after_the_flood.board.geometry import MAP, Sea
from render.games.after_the_flood.board.rivers import COURSES
from render.games.after_the_flood.board.room import edge_within, scattered, sea_at, taken
from render.games.after_the_flood.board.sheet import HIGH, WIDE, placed
from render.games.after_the_flood.board.tints import FOAM, SEA
from render.picture.ground.curves import rounded
from render.picture.ground.sheet import COARSE, Sheet
from render.picture.scene import Box, Point
from render.picture.theme import BORDER

SHORE_LINES = ((27.5, 1.0, 55), (18.5, 1.1, 85), (11.0, 1.2, 130), (5.0, 1.5, 190))
"""Distance from the coast, width and strength of the lines in the water, the farthest first."""
DEPTH = 12
"""How softly the shore goes over into the deep."""
WAVE = 130
REACH = 30
"""How far out a coast is felt."""
BEYOND = 60
"""How far a sea reaches over the edge of the map."""
FINE = 3


def paint_seas(image: Image.Image) -> None:
    """Paint both seas; land is painted over them afterwards."""
    for sea in MAP.sea:
        _paint(image, sea)


def _paint(image: Image.Image, sea: Sea) -> None:
    scale = image.width / WIDE
    ring = _reaching(placed(sea.polygon))
    shape = rounded([*ring, ring[0]])
    left, top, right, bottom = (round(side * scale) for side in _bounds(shape))
    box = (max(0, left - 6), max(0, top - 6), min(image.width, right + 6), min(image.height, bottom + 6))
    size, origin = (box[2] - box[0], box[3] - box[1]), (box[0] / scale, box[1] / scale)

    def layer() -> Sheet:
        return Sheet(Image.new("L", (size[0] * FINE, size[1] * FINE)), scale * FINE, origin)

    water = _depths(size, scale, origin, shape).resize(size, Image.Resampling.BICUBIC)
    coasts = _coasts(shape)
    foam, form, edge = layer(), layer(), layer()
    for distance, thick, strength in SHORE_LINES:
        for coast in coasts:
            foam.round_line(coast, strength, 2 * distance + thick)
        for coast in coasts:
            foam.round_line(coast, 0, 2 * distance - thick)
    _draw_waves(foam, sea.id)
    water.paste(FOAM, mask=foam.image.reduce(FINE))
    form.polygon(shape, 255)
    edge.round_line(shape, 255, 2.8)
    image.paste(water, box, form.image.reduce(FINE))
    image.paste(BORDER, box, edge.image.reduce(FINE))


def _reaching(ring: Sequence[Point]) -> list[Point]:
    """Lead a sea's outline beyond the edge of the map, so that no shore runs along it."""
    found: list[Point] = []
    for index, point in enumerate(ring):
        if not _at_edge(point):
            found.append(point)
            continue
        out = tuple(_pushed(value, most) for value, most in zip(point, (WIDE, HIGH), strict=True))
        before, after = _at_edge(ring[index - 1]), _at_edge(ring[(index + 1) % len(ring)])
        found += [(out[0], out[1])] if before and after else []
        found += [(out[0], out[1]), point] if before and not after else []
        found += [point, (out[0], out[1])] if after and not before else []
    return found


def _at_edge(point: Point) -> bool:
    return point[0] <= 0 or point[0] >= WIDE or point[1] >= HIGH


def _pushed(value: float, most: float) -> float:
    return value - BEYOND if value <= 0 else value + BEYOND if value >= most else value


def _coasts(shape: Sequence[Point]) -> list[list[Point]]:
    """Collect every line where this sea may meet land."""
    left, top, right, bottom = _bounds(shape)
    coasts = [list(shape)]
    for area in MAP.area:
        ring = placed(area.polygon)
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


def _depths(size: tuple[int, int], scale: float, origin: Point, shape: Sequence[Point]) -> Image.Image:
    """Colour the water by its distance from land."""
    small = (math.ceil(size[0] * COARSE), math.ceil(size[1] * COARSE))
    open_water = Sheet(Image.new("L", small), scale * COARSE, origin)
    open_water.polygon(shape, 255)
    for area in MAP.area:
        open_water.polygon(placed(area.polygon), 0)
    for course, widths in COURSES.values():
        open_water.line(course, 0, widths[-1])
    depth = open_water.image.filter(ImageFilter.GaussianBlur(DEPTH * scale * COARSE))
    stops = [ImageColor.getrgb(colour) for colour in SEA]
    return Image.merge("RGB", [depth.point(_ramp([stop[band] for stop in stops])) for band in range(3)])


def _ramp(values: Sequence[int]) -> list[int]:
    """Spread some values over 120 to 255: half of a blurred edge lies on land."""
    table = []
    for level in range(256):
        place = max(0.0, (level - 120) / 135) * (len(values) - 1)
        low = min(int(place), len(values) - 2)
        table.append(round(values[low] + (values[low + 1] - values[low]) * (place - low)))
    return table


def _draw_waves(sheet: Sheet, sea: str) -> None:
    for point in scattered((34, 26), "waves"):
        if sea_at(point) == sea and not (edge_within(point, 32) or taken(point, 2)):
            x, y = point
            for side in (-5.5, 5.5):
                arc = [(x + side + 5.5 * math.cos(turn / 8), y - 3 * math.sin(turn / 8)) for turn in range(0, 26, 3)]
                sheet.stroke(arc, WAVE, 1.4)
