"""How colours are seen: with each kind of colour blindness, how far apart they are, and how well text stands off.

Colour blindness after Machado, Oliveira and Fernandes (2009), distance CIEDE2000, contrast after WCAG.
"""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from typing import TypeAlias

from PIL import ImageColor

Triple: TypeAlias = tuple[float, float, float]

VISION: dict[str, tuple[Triple, Triple, Triple]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""What becomes of linear red, green and blue."""
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """Give the light of a colour, each part from 0 to 1."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4
        for part in ImageColor.getrgb(colour)[:3]
    )
    return red, green, blue


def times(matrix: tuple[Triple, Triple, Triple], light: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return x, y, z


def lab(light: Triple) -> Triple:
    """Give lightness and the two colour axes."""

    def bent(value: float) -> float:
        return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116

    x, y, z = (bent(part / white) for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def seen(colour: str, vision: str) -> Triple:
    """Give a colour as somebody sees it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in times(VISION[vision], linear(colour)))
    return lab((red, green, blue))


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, from 1 to 21."""
    low, high = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def distance(one: Triple, other: Triple) -> float:
    """Give how far apart two colours are; 1 is just visible."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    grey = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    c1, c2 = hypot(a1 * grey, b1), hypot(a2 * grey, b2)
    h1, h2 = degrees(atan2(b1, a1 * grey)) % 360, degrees(atan2(b2, a2 * grey)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    mean = h1 + h2 if c1 * c2 == 0 else h1 + turn / 2
    light, colour = (l1 + l2) / 2, (c1 + c2) / 2
    weight = (
        1
        - 0.17 * cos(radians(mean - 30))
        + 0.24 * cos(radians(2 * mean))
        + 0.32 * cos(radians(3 * mean + 6))
        - 0.20 * cos(radians(4 * mean - 63))
    )
    by_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    by_chroma = (c2 - c1) / (1 + 0.045 * colour)
    by_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * colour * weight)
    skew = 60 * exp(-((((mean % 360) - 275) / 25) ** 2))
    rotation = -2 * sqrt(colour**7 / (colour**7 + 25**7)) * sin(radians(skew))
    return sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)
