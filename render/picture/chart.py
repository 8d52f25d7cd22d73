"""Scores over the turns, as a scene: a line for each seat, marked by its shape, with its points at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.core.decision import Seat
from render.picture.audience import Audience
from render.picture.scene import Card, Label, Line, Point, Scene, Sprite
from render.picture.theme import CREAM, KEY_FACT, LAPIS, MUTED, PAPER, SEATS, SMALLEST, WIDTH
from render.picture.type import fit

HEIGHT = 960
LEFT, TOP, RIGHT, BOTTOM = 110.0, 120.0, WIDTH - 448.0, HEIGHT - 90.0
NICE = (5, 10, 20, 25, 50, 100)
"""Steps between the lines of the grid, in points."""
LINES = 6
"""About so many lines."""
BADGE, BESIDE = 34.0, 102.0
"""Size of a badge, and room for those at the same height."""
APART = 74.0
"""So far apart stand the names at the right, even if their points are close."""


class Standing(msgspec.Struct, frozen=True):
    """Everybody's points at one moment, and what the moment is called."""

    moment: str
    points: tuple[int, ...]


def chart(standings: Sequence[Standing], audience: Audience) -> Scene:
    """Draw points against time; the first standing is the beginning."""
    seats = range(len(standings[0].points))
    return Scene(
        height=HEIGHT,
        base=(),
        over=(
            Card((14, 14, WIDTH - 14, HEIGHT - 14), PAPER, LAPIS, 3),
            Label(audience.say("chart-title"), (WIDTH / 2, 66), KEY_FACT + 4, "serif"),
            *_grid(standings),
            *(Line(_way(standings, seat), SEATS[seat].colour, 8, CREAM) for seat in seats if len(standings) > 1),
            *(badge for seat in seats for badge in _badges(standings, seat)),
            *_ends(standings, audience),
        ),
    )


def _step(standings: Sequence[Standing]) -> int:
    most = max(max(standing.points) for standing in standings)
    return next((step for step in NICE if step * LINES >= most), NICE[-1])


def _across(standings: Sequence[Standing], n: int) -> float:
    return LEFT + (RIGHT - LEFT) * n / max(1, len(standings) - 1)


def _up(standings: Sequence[Standing], points: int) -> float:
    step = _step(standings)
    most = max(max(standing.points) for standing in standings)
    top = max(1, -(-most // step)) * step
    return BOTTOM - (BOTTOM - TOP) * points / top


def _grid(standings: Sequence[Standing]) -> Iterator[Label | Line]:
    step = _step(standings)
    most = max(max(standing.points) for standing in standings)
    for points in range(0, max(1, -(-most // step)) * step + 1, step):
        y = _up(standings, points)
        yield Line(((LEFT, y), (RIGHT, y)), "#D9C69A", 2)
        yield Label(str(points), (LEFT - 16, y), SMALLEST, fill=MUTED, anchor="right")
    for n, standing in enumerate(standings):
        x = _across(standings, n)
        yield Line(((x, BOTTOM), (x, BOTTOM + 10)), MUTED, 3)
        yield Label(standing.moment, (x, BOTTOM + 38), SMALLEST, fill=MUTED)


def _way(standings: Sequence[Standing], seat: Seat) -> tuple[Point, ...]:
    return tuple((_across(standings, n), _up(standings, each.points[seat])) for n, each in enumerate(standings))


def _badges(standings: Sequence[Standing], seat: Seat) -> Iterator[Sprite]:
    """Mark a line; badges at about the same height stand side by side, so that none is hidden."""
    step = _across(standings, 1) - LEFT
    for n, (standing, (x, y)) in enumerate(zip(standings, _way(standings, seat), strict=True)):
        near = together([_up(standings, points) for points in standing.points], seat)
        shift = near.index(seat) - (len(near) - 1) / 2
        if n:
            yield Sprite("badge", (x + shift * min(BADGE, min(step, BESIDE) / len(near)), y), BADGE, seat)


def together(heights: Sequence[float], seat: Seat) -> list[Seat]:
    """Find the seats whose badges would touch this one's, or each other's and so this one's too."""
    near: list[Seat] = []
    for other in sorted(range(len(heights)), key=heights.__getitem__):
        if near and heights[other] - heights[near[-1]] >= BADGE:
            if seat in near:
                break
            near = []
        near.append(other)
    return sorted(near)


def _ends(standings: Sequence[Standing], audience: Audience) -> Iterator[Label | Sprite]:
    """Lay out names and points at the right, beside the ends of the lines and clear of each other."""
    last = standings[-1].points
    below = TOP - APART / 2
    ranked = sorted(range(len(last)), key=lambda seat: (-last[seat], seat))
    for n, seat in enumerate(ranked):
        lowest = BOTTOM - APART * (len(ranked) - 1 - n)
        y = min(max(_up(standings, last[seat]), below + APART), lowest)
        name, size = fit(audience.name(seat), "serif", 44, 226, SMALLEST)
        yield Sprite("points", (RIGHT + 92, y), 66, text=str(last[seat]))
        yield Sprite("badge", (RIGHT + 158, y), 38, seat)
        yield Label(name, (RIGHT + 190, y), size, "serif", anchor="left")
        below = y
