"""Sprites as small images: drawn finely once, with rims, and kept."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from render.picture.pen import FINE, Pen, reduced, tinted
from render.picture.scene import Sprite
from render.picture.sprites.goods import GOODS
from render.picture.sprites.kind import Kind
from render.picture.sprites.pieces import PIECES
from render.picture.sprites.signs import SIGNS
from render.picture.theme import CREAM, HALO, INK, MUTED, RUST, SEATS, SeatLook

EDGE = 1.5
"""Pixels of ink around a glow."""
GLOW = 7.0
"""Pixels of gold around a new piece."""
PALE = 0.5
"""How much is left of what is faded."""
HOLLOW = 0.55
"""How much paler than its colour a lost piece is."""
NOBODY = SeatLook(MUTED, CREAM, "circle", "")
KINDS: dict[str, Kind] = {**PIECES, **SIGNS, **GOODS}
"""Every kind of sprite there is, by name: what all games share, and what each has added."""


def add_sprites(kinds: Mapping[str, Kind]) -> None:
    """Let scenes name more kinds of sprites; a name means one kind, whichever game uses it."""
    for name, kind in kinds.items():
        if KINDS.setdefault(name, kind) is not kind:
            raise ValueError(f"there is another sprite called {name}")


@lru_cache(maxsize=2048)
def _stamp(
    kind: str, size: float, seat: int | None, text: str, faded: bool, ring: bool, lost: bool, flat: bool
) -> Image.Image:
    about = KINDS[kind]
    rim = about.flat_rim if flat else about.rim
    margin = math.ceil(rim + about.edge + (GLOW if ring else 0) + 2)
    pen = _pen(sprite := Sprite(kind, (0, 0), size, seat, text), margin)
    about.draw(pen)
    image = pen.image
    if lost:
        return reduced(_crossed_out(pen))
    if rim and not faded:
        image = _rimmed(image, rim, about.edge)
    if ring:
        image = _ringed(image)
    if about.behind is not None:
        behind = _pen(sprite, margin)
        about.behind(behind)
        behind.image.alpha_composite(image)
        image = behind.image
    if faded:
        image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * PALE)))
    return reduced(image)


@lru_cache(maxsize=1024)
def _numbered(
    kind: str, size: float, seat: int | None, text: str, faded: bool, ring: bool, lost: bool, flat: bool
) -> Image.Image:
    """Write a number on what is the same for all numbers: there are too many of them to draw each from the ground."""
    body = _stamp(kind, size, seat, "", faded, ring, lost, flat)
    write = KINDS[kind].number
    assert write is not None
    pen = _pen(Sprite(kind, (0, 0), size, seat, text), 0)
    write(pen)
    number = reduced(pen.image).getchannel("A")
    image = body.convert("RGB")
    image.paste(CREAM, ((body.width - number.width) // 2, (body.height - number.height) // 2), number)
    image.putalpha(body.getchannel("A"))
    return image


def _pen(sprite: Sprite, margin: float) -> Pen:
    look = NOBODY if sprite.seat is None else SEATS[sprite.seat]
    return Pen(sprite.size, KINDS[sprite.kind].aspect, margin, look, sprite.text)


def stamp(sprite: Sprite) -> Image.Image:
    """Draw a sprite, or find it drawn before; its centre is the centre of the image."""
    marks = (sprite.faded, sprite.ring, sprite.lost, sprite.flat)
    make = _stamp if KINDS[sprite.kind].number is None else _numbered
    return make(sprite.kind, sprite.size, sprite.seat, sprite.text, *marks)


def _grown(alpha: Image.Image, by: float) -> Image.Image:
    """Let an outline grow by some pixels: blurred, and all that is not quite clear kept."""
    blurred = alpha.filter(ImageFilter.GaussianBlur(by * FINE * 0.75))
    return blurred.point(lambda value: min(255, max(0, (value - 18) * 10)))


def _plain(mask: Image.Image, colour: str) -> Image.Image:
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return image


def _rimmed(image: Image.Image, rim: float, edge: float) -> Image.Image:
    alpha = image.getchannel("A")
    outer = Image.new("RGBA", image.size, (0, 0, 0, 0)) if not edge else _plain(_grown(alpha, rim + edge), INK)
    outer.alpha_composite(_plain(_grown(alpha, rim), CREAM))
    outer.alpha_composite(image)
    return outer


def _ringed(image: Image.Image) -> Image.Image:
    alpha = image.getchannel("A")
    outer = _plain(_grown(alpha, GLOW), INK)
    outer.alpha_composite(_plain(_grown(alpha, GLOW - EDGE), HALO))
    outer.alpha_composite(image)
    return outer


def _crossed_out(pen: Pen) -> Image.Image:
    """Leave the outline, in the seat's colour on a pale shade of it, under a cross."""
    alpha = pen.image.getchannel("A").point(lambda value: 255 if value > 127 else 0)
    edge = ImageChops.subtract(_grown(alpha, 1.5), alpha.filter(ImageFilter.MinFilter(9)))
    hollow = _plain(alpha.point(lambda value: round(value * 0.8)), tinted(pen.look.colour, HOLLOW))
    hollow.alpha_composite(_plain(edge, pen.look.colour))
    pen.image.paste(hollow)
    for colour, width in ((CREAM, 0.17), (RUST, 0.09)):
        pen.line([(-0.38, -0.36), (0.38, 0.36)], colour, width)
        pen.line([(-0.38, 0.36), (0.38, -0.36)], colour, width)
    return pen.image
