"""The painter: a scene becomes an image, and an image the bytes that are posted."""

from __future__ import annotations

import io
import math
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import assert_never

from PIL import Image, ImageDraw, ImageFilter

from render.picture.areas import band, glow, hatch, lit, veil
from render.picture.scene import (
    Arrow,
    Band,
    Box,
    Card,
    Drawn,
    Font,
    Glow,
    Ground,
    Hatch,
    Label,
    Line,
    Lit,
    Point,
    Scene,
    Sprite,
    Veil,
)
from render.picture.stamp import stamp
from render.picture.strokes import arrow, card, line
from render.picture.theme import CREAM, INK
from render.picture.type import cap_height, face

QUALITY, METHOD = 80, 0
"""Of all formats a phone shows, this is small enough and by far the quickest to make; see `make bench`."""
COARSER = {2_650_000: 62, 2_500_000: 70}
"""From so many pixels on a picture is written a little coarser, so that no post is slow to load."""

GROUNDS, STEP = 8, 600
"""So many grounds are kept, at widths of whole steps: close-ups of any scale are cut from a few, since painting takes
a second."""

_GROUNDS: dict[str, Callable[[int], Image.Image]] = {}


def add_ground(name: str, paint_ground: Callable[[int], Image.Image]) -> None:
    """Let scenes name a ground; the function paints it for a width."""
    _GROUNDS[name] = paint_ground


def paint(scene: Scene) -> Image.Image:
    """Paint a scene; what it has in common with the last one of its kind is not painted again."""
    image = _base(scene.width, scene.height, scene.paper, scene.base).copy()
    _paint(image, scene.over)
    return image


def encode(image: Image.Image) -> bytes:
    """Write an image as the bytes that are posted, as WebP."""
    file = io.BytesIO()
    pixels = image.width * image.height
    quality = next((coarser for least, coarser in COARSER.items() if pixels >= least), QUALITY)
    image.save(file, "WEBP", quality=quality, method=METHOD)
    return file.getvalue()


@lru_cache(maxsize=12)
def _base(width: int, height: int, paper: str, shapes: tuple[Drawn, ...]) -> Image.Image:
    image = Image.new("RGB", (width, height), paper)
    _paint(image, shapes)
    return image


@lru_cache(maxsize=GROUNDS)
def _ground(name: str, width: int) -> Image.Image:
    return _GROUNDS[name](width)


def _paint(image: Image.Image, shapes: Iterable[Drawn]) -> None:
    draw = ImageDraw.Draw(image)
    for shape in shapes:
        match shape:
            case Label():
                _label(image, draw, shape)
            case Sprite():
                _sprite(image, shape)
            case Card():
                _paste(image, card(shape), shape.box[:2])
            case Line():
                line(image, shape)
            case Arrow():
                arrow(image, shape)
            case Glow():
                glow(image, shape)
            case Lit():
                lit(image, shape)
            case Veil():
                veil(image, shape)
            case Band():
                band(image, shape)
            case Hatch():
                hatch(image, shape)
            case Ground():
                _place(image, shape)
            case _:
                assert_never(shape)


def _paste(image: Image.Image, part: Image.Image, corner: tuple[float, ...]) -> None:
    image.paste(part, (round(corner[0]), round(corner[1])), part)


def _sprite(image: Image.Image, sprite: Sprite) -> None:
    small = stamp(sprite)
    _paste(image, small, (sprite.at[0] - small.width / 2, sprite.at[1] - small.height / 2))


def _place(image: Image.Image, shape: Ground) -> None:
    left, top, right, bottom = shape.box
    share = shape.part[2] - shape.part[0]
    whole = _ground(shape.name, math.ceil((right - left) / share / STEP - 0.01) * STEP)
    part: Box = (
        shape.part[0] * whole.width,
        shape.part[1] * whole.height,
        shape.part[2] * whole.width,
        shape.part[3] * whole.height,
    )
    size = (round(right - left), round(bottom - top))
    cut = whole if whole.size == size else whole.resize(size, Image.Resampling.LANCZOS, part)
    image.paste(cut, (round(left), round(top)))


def _label(image: Image.Image, draw: ImageDraw.ImageDraw, label: Label) -> None:
    font = face(label.font, label.size)
    fill = label.fill or INK
    anchor = {"left": "l", "middle": "m", "right": "r"}[label.anchor] + "s"
    x, y = label.at[0], label.at[1] + cap_height(label.font, label.size) / 2
    if label.angle:
        _turned(image, label, fill)
        return
    if label.halo:
        _halo(image, label, (x, y), anchor)
    draw.text((x, y), label.text, fill, font, anchor)


def _halo(image: Image.Image, label: Label, at: Point, anchor: str) -> None:
    """Put cream behind a text."""
    whole = (math.floor(at[0]), math.floor(at[1]))
    mask, (left, top) = _cloud(label.text, label.font, label.size, anchor, (at[0] - whole[0], at[1] - whole[1]))
    image.paste(CREAM, (whole[0] + left, whole[1] + top), mask)


@lru_cache(maxsize=1024)
def _cloud(text: str, font: Font, size: float, anchor: str, at: Point) -> tuple[Image.Image, tuple[int, int]]:
    """Make a blurred cloud with a crisp edge upon it, and where it begins; names are the same from turn to turn."""
    drawn, margin = face(font, size), 18
    left, top, right, bottom = drawn.getbbox(text, anchor=anchor)
    corner = (round(at[0] + left) - margin, round(at[1] + top) - margin)
    mask = Image.new("L", (round(right - left) + 2 * margin, round(bottom - top) + 2 * margin), 0)
    inside = (at[0] - corner[0], at[1] - corner[1])
    ImageDraw.Draw(mask).text(inside, text, 255, drawn, anchor, stroke_width=5)
    mask = mask.filter(ImageFilter.GaussianBlur(5)).point(lambda value: round(value * 0.85))
    ImageDraw.Draw(mask).text(inside, text, 255, drawn, anchor, stroke_width=2)
    return mask, corner


def _turned(image: Image.Image, label: Label, fill: str) -> None:
    font = face(label.font, label.size)
    left, top, right, bottom = font.getbbox(label.text, anchor="ls")
    mask = Image.new("L", (round(right - left) + 4, round(bottom - top) + 4), 0)
    ImageDraw.Draw(mask).text((2 - left, 2 - top), label.text, 255, font, "ls")
    mask = mask.rotate(label.angle, Image.Resampling.BICUBIC, expand=True)
    image.paste(fill, (round(label.at[0] - mask.width / 2), round(label.at[1] - mask.height / 2)), mask)
