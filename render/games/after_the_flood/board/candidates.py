"""What the reader may choose on the map now: areas that are lit."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from engine.after_the_flood.data import EMPIRES
from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.frame import MapFrame
from render.picture.audience import Audience
from render.picture.scene import Lit, Point

INSET = 0.93
"""How much of an area its frame encloses, so that the frames of neighbours stand side by side."""
WITHIN_GLOW = 0.8
"""How much of an area that shines it encloses, so that the gold around it is seen as well."""
MANY = "action"
"""The question whose answers lead to many others: only what is an area itself is lit then, not every market."""


def candidates_of(audience: Audience) -> tuple[str, ...]:
    """Find the areas among the reader's choices; a swap is made in one, an empire begins in one."""
    if audience.reader is None:
        return ()
    found = dict.fromkeys(_areas(audience.choices, plainly=MANY in audience.asked))
    return tuple(area for area in geometry.AREAS if area in found)


def _areas(choices: Iterable[str], plainly: bool) -> Iterator[str]:
    for choice in choices:
        if choice in geometry.AREAS or plainly:
            yield choice
        elif choice in EMPIRES:
            yield EMPIRES[choice].home
        else:
            yield choice.partition(".")[0]


def lit(areas: Iterable[str], frame: MapFrame, shining: Collection[str]) -> Iterator[Lit]:
    """Light the areas that may be chosen, those that shine within their glow."""
    for area in areas:
        share = WITHIN_GLOW if area in shining else INSET
        yield Lit(frame.places(_inset(geometry.AREAS[area].polygon, share)))


def _inset(polygon: tuple[Point, ...], share: float) -> tuple[Point, ...]:
    """Draw an outline towards its middle."""
    x, y = (sum(each) / len(polygon) for each in zip(*polygon, strict=True))
    return tuple((x + (px - x) * share, y + (py - y) * share) for px, py in polygon)
