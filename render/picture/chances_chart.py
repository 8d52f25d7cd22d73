"""Everybody's chance of winning over the turns, as a scene: a line for each seat, from the first turn to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

import msgspec

from engine.core.decision import Seat
from render.picture.audience import Audience
from render.picture.chart import together
from render.picture.scene import Card, Label, Line, Point, Scene, Sprite
from render.picture.theme import CREAM, KEY_FACT, LAPIS, MUTED, PAPER, SEATS, SMALLEST, WIDTH
from render.picture.type import fit

HEIGHT = 900
LEFT, TOP, RIGHT, BOTTOM = 140.0, 130.0, WIDTH - 350.0, HEIGHT - 90.0
LINES = (0, 25, 50, 75, 100)
"""What the lines of the grid stand for, in percent."""
BADGE, BESIDE, APART = 34.0, 36.0, 70.0
"""Size of a badge, room for each of those at the same height, and how far apart the names at the right stand."""
NUMBERS = 58.0
"""So far apart are the numbers of turns, so that they can be read."""


class Outlook(msgspec.Struct, frozen=True):
    """Everybody's chance of winning at one moment."""

    at: float
    """So many turns of the match were over; between two of them it is a fraction."""
    shares: tuple[float, ...]
    """By seat, from 0 to 1."""


def chances_chart(outlooks: Sequence[Outlook], audience: Audience) -> Scene:
    """Draw chances against time; the first outlook is that of the beginning, the last one that of the end."""
    seats = range(len(outlooks[0].shares))
    return Scene(
        height=HEIGHT,
        base=(),
        over=(
            Card((14, 14, WIDTH - 14, HEIGHT - 14), PAPER, LAPIS, 3),
            Label(audience.say("chances-title"), (WIDTH / 2, 66), KEY_FACT + 4, "serif"),
            *_grid(outlooks),
            *(Line(_way(outlooks, seat), SEATS[seat].colour, 8, CREAM) for seat in seats),
            *(badge for seat in seats for badge in _badges(outlooks, seat)),
            *_ends(outlooks, audience),
        ),
    )


def _across(outlooks: Sequence[Outlook], at: float) -> float:
    return LEFT + (RIGHT - LEFT) * at / outlooks[-1].at


def _up(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def _marked(outlooks: Sequence[Outlook], room: float) -> range:
    """Choose the turns that are numbered, or marked, each with so much room."""
    turns = round(outlooks[-1].at)
    return range(0, turns + 1, max(1, ceil(room * turns / (RIGHT - LEFT))))


def _grid(outlooks: Sequence[Outlook]) -> Iterator[Label | Line]:
    for percent in LINES:
        y = _up(percent / 100)
        yield Line(((LEFT, y), (RIGHT, y)), "#D9C69A", 2)
        yield Label(str(percent), (LEFT - 40, y), SMALLEST, fill=MUTED, anchor="right")
    for turn in _marked(outlooks, NUMBERS):
        x = _across(outlooks, turn)
        yield Line(((x, BOTTOM + 22), (x, BOTTOM + 30)), MUTED, 3)
        yield Label(str(turn), (x, BOTTOM + 54), SMALLEST, fill=MUTED)


def _way(outlooks: Sequence[Outlook], seat: Seat) -> tuple[Point, ...]:
    return tuple((_across(outlooks, each.at), _up(each.shares[seat])) for each in outlooks)


def _badges(outlooks: Sequence[Outlook], seat: Seat) -> Iterator[Sprite]:
    """Mark a line at the ends of turns, the first and the last left out; badges at one height stand side by side."""
    seats = len(outlooks[0].shares)
    marked = _marked(outlooks, max(NUMBERS, BESIDE * seats))
    for each in outlooks[:-1]:
        if each.at and each.at in marked:
            near = together([_up(share) for share in each.shares], seat)
            shift = near.index(seat) - (len(near) - 1) / 2
            yield Sprite("badge", (_across(outlooks, each.at) + shift * BESIDE, _up(each.shares[seat])), BADGE, seat)


def _ends(outlooks: Sequence[Outlook], audience: Audience) -> Iterator[Label | Sprite]:
    """Lay out names at the right, beside the ends of the lines and clear of each other."""
    last = outlooks[-1].shares
    lead = outlooks[-2].shares if len(outlooks) > 1 else last
    below = TOP - APART
    ranked = sorted(range(len(last)), key=lambda seat: (-last[seat], -lead[seat], seat))
    for n, seat in enumerate(ranked):
        lowest = BOTTOM - APART * (len(ranked) - 1 - n)
        y = min(max(_up(last[seat]), below + APART), lowest)
        name, size = fit(audience.name(seat), "serif", 44, 240, SMALLEST)
        yield Sprite("badge", (RIGHT + 46, y), 38, seat)
        yield Label(name, (RIGHT + 80, y), size, "serif", anchor="left")
        below = y
