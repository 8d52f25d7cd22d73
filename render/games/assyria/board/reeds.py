"""Reeds on both banks, clear of what is put on the hexes."""

from __future__ import annotations

from render.games.assyria.board.country import Country
from render.games.assyria.board.courses import GRAIN
from render.games.assyria.board.room import taken
from render.picture.ground.grain import Scatter
from render.picture.ground.sheet import Sheet
from render.picture.ground.tufts import draw_tuft

SIZE, HIGH = 1.3, 11
"""How much larger than usual a tuft is, and how high that makes it."""
ROOM = 0.09
"""How far a tuft reaches from its middle, in sides."""
APART = (0.15, 0.5)
"""Sides from one tuft to the next, whichever bank it stands on."""


def draw_reeds(country: Country, sheet: Sheet) -> None:
    """Draw tufts along both rivers."""
    k = country.field.k
    for number, river in enumerate(country.rivers):
        scatter = Scatter(f"assyrian reeds {number}")
        at = 4
        while at + 1 < len(river.points):
            bank, off = (1, HIGH) if scatter.throw() < 0.5 else (-1, 0)
            x, y = river.beside(at, bank * (river.widths[at] / 2 + (off + scatter.between(3, 7)) * k))
            if not taken(country.field, (x, y - HIGH / 2 * k), ROOM):
                draw_tuft(sheet, (x, y), scatter, SIZE * k)
            at += int(scatter.between(*APART) / GRAIN)
