"""Whose turn it is, or who has won: badges, and the name if it is one player."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.core.decision import Seat
from engine.core.game import Result
from render.picture.audience import Audience
from render.picture.scene import Label, Point, Sprite
from render.picture.theme import KEY_FACT, SMALLEST
from render.picture.type import fit, measure

LARGE, BADGE = KEY_FACT + 2, 46
MARK = BADGE + 16
"""Room for a badge."""
APART = 14.0
"""Room between who is to act and what about."""


class Acting(msgspec.Struct, frozen=True):
    """The seats, and what is written beside their badges."""

    seats: tuple[Seat, ...]
    text: str
    size: float

    @property
    def width(self) -> float:
        """How much room it takes."""
        return len(self.seats) * MARK + measure(self.text, "serif", self.size)

    def shapes(self, at: Point) -> Iterator[Label | Sprite]:
        """Lay out badges and text, from a point to the right."""
        x, y = at
        for seat in self.seats:
            yield Sprite("badge", (x + BADGE / 2, y), BADGE, seat)
            x += MARK
        if self.text:
            yield Label(self.text, (x, y), self.size, "serif", anchor="left")


def acting(result: Result | None, audience: Audience, room: float) -> Acting:
    """Show who is to act, or the winners; a single name takes as much room as it may, several are badges alone."""
    seats = tuple(result.winners) if result is not None else tuple(audience.waiting)
    if len(seats) != 1:
        return Acting(seats, "", LARGE)
    name = audience.name(seats[0])
    said = audience.say("picture-wins", name=name) if result is not None else name
    return Acting(seats, *fit(said, "serif", LARGE, room, KEY_FACT))


def asked(
    result: Result | None, audience: Audience, question: Label, left: float, drop: float = 2
) -> Iterator[Label | Sprite]:
    """Lay out who is to act and what about, ending where the question does; a name is cut before the question is.

    The question is as large as it may become, and stands a little lower, on the line of the serifs.
    """
    right, middle = question.at
    needed = measure(question.text, "sans", SMALLEST) + APART if question.text else 0.0
    who = acting(result, audience, right - left - needed - MARK)
    text, size = fit(question.text, "sans", question.size, right - left - who.width - APART, SMALLEST)
    x = right - who.width - (measure(text, "sans", size) + APART if text else 0)
    yield from who.shapes((x, middle))
    if text:
        yield msgspec.structs.replace(question, text=text, at=(right, middle + drop), size=size, anchor="right")
