"""The line above the map: which turn, what year, what is going on, and who is to act."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board import frame
from render.picture.acting import LARGE, acting
from render.picture.audience import Audience
from render.picture.scene import Card, Label, Sprite
from render.picture.theme import LAPIS, PAPER, RUST, SMALLEST, WIDTH
from render.picture.type import fit, measure

MIDDLE = frame.TITLE / 2
NAME = 440
"""Room for a name."""
CITY_PHASE = 5


def title(view: AfterTheFloodView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Lay out turn, year, what is going on and who is to act."""
    yield Card((0, 0, WIDTH, frame.TITLE), PAPER, radius=0)
    x: float = 20
    turn = audience.say("picture-turn", turn=view.turn, turns=view.turns)
    yield Label(turn, (x, MIDDLE), LARGE, "serif", anchor="left")
    x += measure(turn, "serif", LARGE) + 22
    who = acting(view.result, audience, NAME)
    who_left = right = WIDTH - 20 - who.width
    year, size = fit(audience.say("picture-year", year=view.year), "sans", 40, right - x - 20, SMALLEST)
    yield Label(year, (x, MIDDLE), size, fill=LAPIS, anchor="left")
    x += measure(year, "sans", size) + 22
    right -= _to_play_width(view, audience, right - x)
    if right < who_left:
        yield Label(audience.say("picture-to-play"), (right, MIDDLE), SMALLEST, anchor="left")
    yield from _state(view, audience, x, right - 20)
    yield from who.shapes((who_left, MIDDLE))


def _to_play_width(view: AfterTheFloodView, audience: Audience, room: float) -> float:
    """Say what the badge means, if somebody is to act and there is room for it."""
    width = measure(audience.say("picture-to-play"), "sans", SMALLEST) + 14
    return width if view.result is None and audience.waiting and width + 20 <= room else 0.0


def _state(view: AfterTheFloodView, audience: Audience, left: float, right: float) -> Iterator[Label]:
    """Say what phase it is if it is not the usual one, if there is room."""
    words = audience.say("picture-cities")
    if view.result is None and view.phase == CITY_PHASE and measure(words, "sans", SMALLEST) <= right - left:
        yield Label(words, (left, MIDDLE), SMALLEST, fill=RUST, anchor="left")
