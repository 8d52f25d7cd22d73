"""The Event and the Population track: a cell for each square, further right is further ahead, in a pile too. M13"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.mesopotamia.content.tokens import SQUARES
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import TRACKS
from render.picture.panel import down, inside
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import MUTED, SMALLEST
from render.picture.type import measure

SIGN, CELLS = 54.0, 66.0
"""Size of the sign at the head of a track, and where its cells begin."""
SEAL, SPACE, CROWN = 35.0, 6.0, 30.0
"""Size of a seal, room between cells, size of the crown of whoever is ahead."""
GOAL = 30.0
"""Size of the flag on the square where the Defenders of Ur win."""
EDGE, THICK = "#7D6338", 2.6
"""The border of a square, dark enough for a seal to be seen in one of them."""
EVENTS = ("#F7EBD6", "#F0D6BC")
PEOPLE = ("#F0F0D8", "#D3DEB4")
"""Tints of the first and the last square."""


def tracks(view: MesopotamiaView, box: Box = TRACKS) -> Iterator[Card | Label | Sprite]:
    """Lay out both tracks below each other, with everybody's seals."""
    above, below = down(inside(box, 9), 2, 5)
    goal = view.opponent.goal if view.opponent is not None else 0
    yield from _track("hidden_plain", view.event, above, EVENTS, goal)
    yield from _track("people", view.population, below, PEOPLE, goal)


def _track(
    sign: str, piles: Sequence[Sequence[Seat]], box: Box, tints: tuple[str, str], goal: int
) -> Iterator[Card | Label | Sprite]:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    yield Sprite(sign, (left + CELLS / 2 - 5, middle), SIGN - 10, flat=True)
    ahead = next((pile[0] for pile in reversed(piles) if pile), None)
    x = left + CELLS
    crowns = []
    for n, (width, pile) in enumerate(zip(_widths(piles, right - x), piles, strict=True)):
        yield Card((x, top, x + width, bottom), _mixed(tints, n / (SQUARES - 1)), EDGE, THICK, 7)
        number = measure(str(n + 1), "number", SMALLEST)
        at = x + 9 + number / 2 if pile or n + 1 == goal else x + width / 2
        yield Label(str(n + 1), (at, middle), SMALLEST, "number", MUTED)
        if n + 1 == goal and not pile:
            yield Sprite("goal", (x + width - GOAL, middle), GOAL)  # M18.4
        begin = x + number + 13 + (width - number - 20 - len(pile) * SEAL) / 2
        for place, seat in enumerate(reversed(pile)):
            centre = begin + (place + 0.5) * SEAL
            low = middle + 6 if seat == ahead else middle
            yield Sprite("badge", (centre, low), SEAL, seat, flat=True)
            if seat == ahead:
                crowns.append(Sprite("crown", (centre, top + 3), CROWN, flat=True))
        x += width + SPACE
    yield from crowns


def _widths(piles: Sequence[Sequence[Seat]], room: float) -> list[float]:
    """Give every square the same width, but more to one whose seals need it."""
    needed = [28 + measure(str(n + 1), "number", SMALLEST) + len(pile) * SEAL for n, pile in enumerate(piles)]
    room -= SPACE * (len(piles) - 1)
    wide: set[int] = set()
    while True:
        share = (room - sum(needed[n] for n in wide)) / (len(piles) - len(wide))
        wider = {n for n, width in enumerate(needed) if width > share} | wide
        if wider == wide:
            return [needed[n] if n in wide else share for n in range(len(piles))]
        wide = wider


def _mixed(tints: tuple[str, str], share: float) -> str:
    """Mix two colours."""
    parts = ((int(tints[0][n : n + 2], 16), int(tints[1][n : n + 2], 16)) for n in (1, 3, 5))
    return "#" + "".join(f"{round(one + (other - one) * share):02X}" for one, other in parts)
