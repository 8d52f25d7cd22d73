"""Foods that grow on land: each an outline of its own, edged in ink, so that colour only confirms it."""

from __future__ import annotations

from itertools import pairwise

from render.picture.pen import Pen, bow, leaf, star, tilted
from render.picture.sprites.kind import Kind
from render.picture.theme import CREAM, INK

EDGE = 0.042
LEAF, STALK = "#4E9A35", "#3F6B26"
BARK = "#7A4E24"
FOOD_COLOURS = {"grape": "#7E2E8E", "palm": "#4E9A35", "salt": "#EAF4FA", "barley": "#F2B632", "date": "#B04A1A"}
"""What each food is tinted; a Joker has a point of each."""


def grape(pen: Pen) -> None:
    """Six balls, three, two and one, under a leaf."""
    pen.line([(0.0, -0.56), (0.0, -0.3)], INK, 0.13)
    pen.line([(0.0, -0.56), (0.0, -0.3)], BARK, 0.06)
    pen.polygon(leaf((0.03, -0.38), (0.46, -0.5), (0.16, -0.62), (0.4, -0.26)), LEAF, INK, EDGE)
    for x, y in ((-0.32, -0.15), (0.32, -0.15), (0, -0.15), (-0.17, 0.13), (0.17, 0.13), (0, 0.4)):
        pen.disc((x, y), 0.185, FOOD_COLOURS["grape"], INK, EDGE)
        pen.disc((x - 0.06, y - 0.06), 0.045, "#D9A6E2")


def palm(pen: Pen) -> None:
    """A palm tree with six fronds."""
    trunk = [
        (0.05, -0.18),
        *bow((0.07, -0.12), (0.09, 0.24), (0.02, 0.56)),
        *bow((-0.13, 0.56), (-0.07, 0.2), (-0.06, -0.12)),
    ]
    pen.polygon(trunk, "#96602C", INK, EDGE)
    fronds = (
        ((-0.5, 0.12), (-0.42, -0.3), (-0.2, -0.06)),
        ((0.5, 0.12), (0.42, -0.3), (0.2, -0.06)),
        ((-0.46, -0.36), (-0.24, -0.48), (-0.26, -0.16)),
        ((0.46, -0.36), (0.24, -0.48), (0.26, -0.16)),
        ((-0.2, -0.56), (-0.22, -0.34), (0.02, -0.36)),
        ((0.2, -0.56), (0.22, -0.34), (-0.02, -0.36)),
    )
    for tip, above, below in fronds:
        pen.polygon(leaf((0, -0.17), tip, above, below), FOOD_COLOURS["palm"], INK, EDGE)
    pen.disc((0, -0.15), 0.1, "#B97A33", INK, EDGE)


def salt(pen: Pen) -> None:
    """Three upright crystals, white with a blue facet."""
    for left, peak, right, top, shoulder in (
        (-0.5, -0.34, -0.18, -0.26, -0.1),
        (0.2, 0.36, 0.52, -0.02, 0.14),
        (-0.2, 0.02, 0.24, -0.56, -0.32),
    ):
        pen.polygon([(left, 0.52), (left, shoulder), (peak, top), (right, shoulder), (right, 0.52)], "#FFFFFF")
        pen.polygon([(peak, 0.52), (peak, top), (right, shoulder), (right, 0.52)], "#8FC3E3")
        pen.line(
            [(left, 0.52), (left, shoulder), (peak, top), (right, shoulder), (right, 0.52), (left, 0.52)], INK, EDGE
        )


def barley(pen: Pen) -> None:
    """An ear of seven grains with five long awns."""
    pen.line([(0, 0.58), (0, 0.2)], INK, 0.13)
    pen.line([(0, 0.58), (0, 0.2)], "#C98A1C", 0.06)
    for x in (-0.42, -0.22, 0, 0.22, 0.42):
        pen.line([(x * 0.45, -0.2), (x, -0.56 + 0.1 * abs(x))], INK, 0.085)
    for x in (-0.42, -0.22, 0, 0.22, 0.42):
        pen.line([(x * 0.45, -0.2), (x, -0.56 + 0.1 * abs(x))], "#F2B632", 0.03)
    for y in (0.36, 0.12, -0.12):
        for side in (-1, 1):
            pen.polygon(tilted((0.17 * side, y), 0.125, 0.2, 32 * side), FOOD_COLOURS["barley"], INK, EDGE)
    pen.oval((0, -0.2), 0.115, 0.2, "#FFD257", INK, EDGE)


def date(pen: Pen) -> None:
    """Two ovals on a forked stalk."""
    stalks = [bow((0.0, -0.53), (x * 0.4, -0.42), (x, -0.1)) for x in (-0.2, 0.2)]
    for colour, width in ((INK, 0.13), (STALK, 0.055)):
        for stalk in stalks:
            pen.line(stalk, colour, width)
    for side in (-1, 1):
        pen.polygon(tilted((0.275 * side, 0.22), 0.195, 0.335, -17 * side), FOOD_COLOURS["date"], INK, EDGE)
        x = 0.275 * side - 0.08
        pen.line(bow((x, 0.26), (x - 0.01, 0.14), (x + 0.06, 0.05)), "#E79A5E", 0.06)
        pen.polygon(tilted((0.2 * side, -0.06), 0.115, 0.062, -17 * side), "#EBC06A", INK, EDGE * 0.8)


def joker(pen: Pen) -> None:
    """A five-pointed star, one point in the colour of each food."""
    corners = star(5, 0.54, 0.24)
    for n, colour in enumerate(FOOD_COLOURS.values()):
        pen.polygon([(0, 0), corners[2 * n - 1], corners[2 * n], corners[2 * n + 1]], colour)
    for one, other in pairwise([*corners, corners[0]]):
        pen.line([one, other], INK, EDGE * 1.2)
    pen.disc((0, 0), 0.1, CREAM, INK, EDGE)


def plow(pen: Pen) -> None:
    """A bent beam, a handle and a share of iron."""
    beam = bow((0.46, -0.36), (0.2, -0.06), (-0.06, 0.1))
    handle = bow((-0.46, -0.44), (-0.3, -0.06), (0.0, 0.26))
    for colour, width in ((INK, 0.17), ("#96602C", 0.095)):
        pen.line(beam, colour, width)
        pen.line(handle, colour, width)
    pen.polygon([(-0.28, 0.1), (0.02, 0.16), (0.42, 0.52), (0.02, 0.42)], "#B9C4CE", INK, EDGE)
    pen.polygon([(-0.28, 0.1), (0.02, 0.16), (0.42, 0.52)], "#E6ECF1", INK, EDGE * 0.7)


FOODS = {
    each.__name__: Kind(each, aspect, rim=2.6, edge=0)
    for each, aspect in (
        (grape, 1.2),
        (palm, 1.18),
        (salt, 1.1),
        (barley, 1.2),
        (date, 1.12),
        (joker, 1.04),
        (plow, 1.06),
    )
}
"""A land shows its food; a card shows one to three of them, a Joker or a plow."""
