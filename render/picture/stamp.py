"""Sprites as small images: drawn finely once, with rims, and kept."""

from __future__ import annotations

import math
from functools import lru_cache

from PIL import Image, ImageChops, ImageFilter

from render.picture.pen import FINE, Pen, reduced, tinted
from render.picture.scene import Sprite
from render.picture.sprites import KINDS
from render.picture.theme import CREAM, HALO, INK, MUTED, RUST, SEATS, SeatLook

EDGE = 1.5
"""Pixels of ink around the cream rim."""
GLOW = 7.0
"""Pixels of gold around a new piece."""
PALE = 0.5
"""How much is left of what is faded."""
HOLLOW = 0.55
"""How much paler than its colour a lost piece is."""
NOBODY = SeatLook(MUTED, CREAM, "circle", "")


@lru_cache(maxsize=2048)
def _stamp(kind: str, size: float, seat: int | None, text: str, faded: bool, ring: bool, lost: bool) -> Image.Image:
    about = KINDS[kind]
    margin = math.ceil(about.rim + EDGE + (GLOW if ring else 0) + 2)
    pen = Pen(size, about.aspect, margin, NOBODY if seat is None else SEATS[seat], text)
    about.draw(pen)
    image = pen.image
    if lost:
        return reduced(_crossed_out(pen))
    if faded:
        image.putalpha(image.getchannel("A").point(lambda alpha: round(alpha * PALE)))
        return reduced(image)
    if about.rim:
        image = _rimmed(image, about.rim)
    if ring:
        image = _ringed(image)
    return reduced(image)


def stamp(sprite: Sprite) -> Image.Image:
    """Give the image of a sprite; its centre is the sprite's centre."""
    return _stamp(sprite.kind, sprite.size, sprite.seat, sprite.text, sprite.faded, sprite.ring, sprite.lost)


def height_of(sprite: Sprite) -> float:
    """Give how high a sprite's body is."""
    return sprite.size * KINDS[sprite.kind].aspect


def _grown(alpha: Image.Image, by: float) -> Image.Image:
    """Let an outline grow by some pixels: blurred, and all that is not quite clear kept."""
    blurred = alpha.filter(ImageFilter.GaussianBlur(by * FINE * 0.75))
    return blurred.point(lambda value: min(255, max(0, (value - 18) * 10)))


def _plain(mask: Image.Image, colour: str) -> Image.Image:
    image = Image.new("RGBA", mask.size, colour)
    image.putalpha(mask)
    return image


def _rimmed(image: Image.Image, rim: float) -> Image.Image:
    alpha = image.getchannel("A")
    outer = _plain(_grown(alpha, rim + EDGE), INK)
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
        pen.line([(-0.46, -0.4), (0.46, 0.4)], colour, width)
        pen.line([(-0.46, 0.4), (0.46, -0.4)], colour, width)
    return pen.image
