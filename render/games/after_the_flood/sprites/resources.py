"""Resources: told apart by outline first, by colour second; each shows what its sign in texts shows. Wood is shared."""

from __future__ import annotations

from render.picture.pen import Pen, bow, leaf, tilted
from render.picture.sprites.kind import Kind
from render.picture.theme import INK

EDGE = 0.045


def grain(pen: Pen) -> None:
    """An ear of seven grains."""
    pen.line([(0, 0.55), (0, -0.1)], "#8A6A1E", 0.07)
    for x, y in ((0, -0.42), (-0.2, -0.26), (0.2, -0.26), (-0.21, 0.0), (0.21, 0.0), (-0.2, 0.26), (0.2, 0.26)):
        pen.oval((x, y), 0.15, 0.18, "#F0B93A", "#6E4E10", EDGE)


def metal(pen: Pen) -> None:
    """A bolt of metal: a broad head and a grooved pin."""
    pen.polygon([(-0.2, -0.1), (0.2, -0.1), (0.2, 0.46), (0.1, 0.56), (-0.1, 0.56), (-0.2, 0.46)], "#8894A6", INK, EDGE)
    for y in (0.08, 0.24, 0.4):
        pen.line([(-0.19, y + 0.05), (0.19, y - 0.05)], INK, 0.05)
    pen.polygon([(-0.46, -0.3), (-0.3, -0.54), (0.3, -0.54), (0.46, -0.3), (0.3, -0.06), (-0.3, -0.06)], "#AEB8C6")
    pen.polygon([(-0.22, -0.54), (0.22, -0.54), (0.26, -0.3), (0.22, -0.06), (-0.22, -0.06), (-0.26, -0.3)], "#EEF2F7")
    head = [(-0.46, -0.3), (-0.3, -0.54), (0.3, -0.54), (0.46, -0.3), (0.3, -0.06), (-0.3, -0.06), (-0.46, -0.3)]
    pen.line(head, INK, EDGE)


def textile(pen: Pen) -> None:
    """A spool of thread."""
    pen.box(-0.36, -0.3, 0.36, 0.3, "#C2426E")
    for y in (-0.2, -0.04, 0.12):
        pen.line([(-0.34, y + 0.06), (0.34, y - 0.02)], "#F6C7D4", 0.06)
    for x in (-0.36, 0.36):
        pen.line([(x, -0.3), (x, 0.3)], INK, EDGE)
    for y in (-0.38, 0.38):
        pen.box(-0.5, y - 0.13, 0.5, y + 0.13, INK, 0.09)
        pen.box(-0.46, y - 0.09, 0.46, y + 0.09, "#C98F4A", 0.06)


def tool(pen: Pen) -> None:
    """A hammer."""
    pen.line([(-0.36, 0.48), (0.14, -0.14)], INK, 0.2)
    pen.line([(-0.36, 0.48), (0.14, -0.14)], "#A8702F", 0.12)
    pen.polygon([(-0.2, -0.28), (0.04, -0.52), (0.5, -0.06), (0.26, 0.18)], "#8B949E", INK, EDGE)


def oil(pen: Pen) -> None:
    """Two olives on a twig, which it is pressed from."""
    for colour, width in ((INK, 0.14), ("#6B4A1E", 0.06)):
        pen.line(bow((0.34, -0.54), (0.1, -0.42), (0.04, -0.16)), colour, width)
    pen.polygon(leaf((0.28, -0.5), (-0.44, -0.46), (-0.06, -0.7), (-0.02, -0.24)), "#9DB65C", INK, EDGE)
    pen.polygon(tilted((0.24, 0.12), 0.22, 0.32, -14), "#7D8F22", INK, EDGE)
    pen.polygon(tilted((-0.16, 0.2), 0.25, 0.36, 16), "#7D8F22", INK, EDGE)
    pen.line(bow((-0.28, 0.26), (-0.28, 0.1), (-0.18, 0.02)), "#D3DE85", 0.07)


def gold(pen: Pen) -> None:
    """A coin with a ring."""
    pen.disc((0, 0), 0.48, "#F0B323", INK, EDGE)
    pen.disc((0, 0), 0.3, "#FFD968", "#9A6A06", 0.05)


def lapis(pen: Pen) -> None:
    """A cut stone, deep blue with flecks of gold."""
    left, right = [(-0.5, -0.12), (-0.26, -0.44)], [(0.26, -0.44), (0.5, -0.12)]
    pen.polygon([*left, *right, (0, 0.52)], "#2A55C8", INK, EDGE)
    pen.polygon([(-0.18, -0.12), (0.18, -0.12), (0, 0.46)], "#4470E0")
    pen.polygon([(-0.44, -0.13), (-0.24, -0.4), (0.24, -0.4), (0.44, -0.13)], "#7C9FF5")
    pen.polygon([(-0.18, -0.13), (-0.1, -0.4), (0.1, -0.4), (0.18, -0.13)], "#A9C2FA")
    pen.line([(-0.48, -0.12), (0.48, -0.12)], INK, 0.035)
    for x, y in ((-0.24, 0.02), (0.02, 0.06), (0.2, 0.08), (-0.06, 0.24)):
        pen.disc((x, y), 0.05, "#FFD75A")


RESOURCES = {
    each.__name__: Kind(each, aspect, rim=1.4)
    for each, aspect in (
        (grain, 1.2),
        (metal, 1.16),
        (textile, 1.04),
        (tool, 1.12),
        (oil, 1.2),
        (gold, 1.0),
        (lapis, 1.0),
    )
}
