"""On the map of After the Flood nothing that is read lies on a border, a river, a printed arrow or something else."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engine.after_the_flood.data import ARROWS
from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board.board import board
from render.games.after_the_flood.board.changes import Changes
from render.games.after_the_flood.board.frame import WHOLE
from render.games.after_the_flood.board.geometry import BORDERS
from render.games.after_the_flood.board.ink import draw_borders
from render.games.after_the_flood.board.pieces import pieces
from render.games.after_the_flood.board.rivers import draw_rivers
from render.games.after_the_flood.board.sheet import HIGH, WIDE
from render.games.after_the_flood.board.tints import ONE_WAY
from render.games.after_the_flood.board.ways import draw_ways
from render.picture.audience import Audience
from render.picture.ground.sheet import Sheet
from render.picture.scene import Arrow, Label, Scene, Sprite
from render.picture.stamp import stamp
from render.picture.strokes import arrow
from render.picture.theme import SEATS
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.colours import VISION, distance, seen
from tests.render.picture.extents import extent, named
from tools.games.after_the_flood.gallery import crowded

NOTHING = (255, 0, 255)
"""A colour that nothing on the map has."""
SOLID = 60
"""From here on, of 255, a pixel is seen as something."""
TOP = round(WHOLE.box[1])


def full(expanded: bool) -> AfterTheFloodView:
    """Give a view with cities and armies as many as there may be, cities expanded or not."""
    view = crowded()
    areas = {area: msgspec.structs.replace(now, expanded=expanded and now.expanded) for area, now in view.areas.items()}
    return msgspec.structs.replace(view, areas=areas)


@cache
def lines() -> Image.Image:
    """Draw borders, rivers and printed arrows alone, as a mask of the map."""
    image = Image.new("RGB", (WIDE, HIGH), NOTHING)
    sheet = Sheet(image, 1.0)
    for draw in (draw_borders, draw_rivers, draw_ways):
        draw(sheet)
    red, green, blue = ImageChops.difference(sheet.image, Image.new("RGB", (WIDE, HIGH), NOTHING)).split()
    found = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return found.point(lambda value: 255 if value > 2 * SOLID else 0)


def drawn(shape: Label | Sprite) -> tuple[Image.Image, tuple[int, int]]:
    """Give what a shape covers as a mask, and where on the map that begins."""
    if isinstance(shape, Label):
        left, top, right, bottom = map(round, extent(shape))
        return Image.new("L", (right - left, bottom - top), 255), (left, top - TOP)
    mask = stamp(shape).getchannel("A").point(lambda value: 255 if value > SOLID else 0)
    return mask, (round(shape.at[0] - mask.width / 2), round(shape.at[1] - mask.height / 2) - TOP)


def on_the_map(scene: Scene) -> list[Label | Sprite]:
    """List the names, signs and pieces that stand in areas, and what is written in the sand."""
    shapes = [each for each in dict.fromkeys((*scene.base, *scene.over)) if isinstance(each, Label | Sprite)]
    boxes = [WHOLE.free(name) for name in ("north_east", "south_west")]
    return [
        each
        for each in shapes
        if TOP < each.at[1] < WHOLE.box[3]
        and not any(box[0] <= each.at[0] <= box[2] and box[1] - 60 <= each.at[1] <= box[3] for box in boxes)
        and (isinstance(each, Sprite) or each.matters)
    ]


def audience(language: str) -> Audience:
    return Audience(words_for("after_the_flood", language), ("Ada", "Bilal", "Chloe"), (1,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expanded", [True, False])
def test_nothing_lies_on_a_line_or_on_something_else(expanded: bool, language: str) -> None:
    taken, found = lines().copy(), []
    for shape in on_the_map(board(full(expanded), audience(language))):
        mask, (left, top) = drawn(shape)
        box = (left, top, left + mask.width, top + mask.height)
        if ImageChops.multiply(taken.crop(box), mask).getbbox() is not None:
            found.append(named(shape))
        taken.paste(255, box[:2], mask)
    assert found == []


def test_arrows_of_moves_cover_no_name() -> None:
    """Over every border, in both directions."""
    pairs = [sorted(border) for border in BORDERS]
    ways = [(0, origin, target) for one, other in pairs for origin, target in ((one, other), (other, one))]
    shapes = list(pieces(crowded(), Changes(invasions=ways), audience("en")))
    arrows = [each for each in shapes if isinstance(each, Arrow)]
    assert len(arrows) == 2 * len(BORDERS)
    covered = Image.new("RGB", (WIDE, HIGH + TOP), NOTHING)
    for each in arrows:
        arrow(covered, each)
    red, green, blue = ImageChops.difference(covered, Image.new("RGB", covered.size, NOTHING)).split()
    mask = ImageChops.lighter(ImageChops.lighter(red, green), blue).crop((0, TOP, WIDE, HIGH + TOP))
    names = [
        each
        for language in LANGUAGES
        for each in on_the_map(board(crowded(), audience(language)))
        if isinstance(each, Label)
    ]
    assert len(names) == 2 * (22 + 1), "every area, and the warning of a decline"
    assert [named(each) for each in names if ImageStat.Stat(mask.crop(_box(each))).extrema[0][1] > 2 * SOLID] == []


def _box(name: Label) -> tuple[int, int, int, int]:
    mask, (left, top) = drawn(name)
    return (left, top, left + mask.width, top + mask.height)


@pytest.mark.parametrize("look", SEATS[:3], ids=lambda look: look.letter)
@pytest.mark.parametrize("vision", VISION)
def test_printed_arrows_have_the_colour_of_no_seat(look: object, vision: str) -> None:
    """F2.5"""
    assert ARROWS
    assert distance(seen(ONE_WAY, vision), seen(look.colour, vision)) > 18  # type: ignore[attr-defined]
