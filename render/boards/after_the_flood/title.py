"""The line above the map: which turn, what year, what is going on, and who is to act."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.view import AfterTheFloodView
from render.boards.after_the_flood import frame
from render.picture.scene import Card, Label, Sprite
from render.picture.telling import Telling
from render.picture.theme import KEY_FACT, LAPIS, PAPER, RUST, SMALLEST, WIDTH
from render.picture.type import fit, measure

MIDDLE = frame.TITLE / 2
LARGE, BADGE = KEY_FACT + 2, 46
CITY_PHASE = 5


def title(view: AfterTheFloodView, telling: Telling) -> Iterator[Card | Label | Sprite]:
    """Give the line."""
    yield Card((0, 0, WIDTH, frame.TITLE), PAPER, radius=0)
    x: float = 20
    turn = telling.say("picture-turn", turn=view.turn, turns=view.turns)
    yield Label(turn, (x, MIDDLE), LARGE, "serif", anchor="left")
    x += measure(turn, "serif", LARGE) + 22
    right = WIDTH - 20 - _who_width(view, telling)
    year, size = fit(telling.say("picture-year", year=view.year), "sans", 40, right - x - 20, SMALLEST)
    yield Label(year, (x, MIDDLE), size, fill=LAPIS, anchor="left")
    x += measure(year, "sans", size) + 22
    right -= _to_play_width(view, telling, right - x)
    if right < WIDTH - 20 - _who_width(view, telling):
        yield Label(telling.say("picture-to-play"), (right, MIDDLE), SMALLEST, anchor="left")
    yield from _state(view, telling, x, right - 20)
    yield from _who(view, telling, WIDTH - 20 - _who_width(view, telling))


def _to_play_width(view: AfterTheFloodView, telling: Telling, room: float) -> float:
    """Say what the badge means, if somebody is to act and there is room for it."""
    width = measure(telling.say("picture-to-play"), "sans", SMALLEST) + 14
    return width if view.result is None and telling.waiting and width + 20 <= room else 0.0


def _state(view: AfterTheFloodView, telling: Telling, left: float, right: float) -> Iterator[Label]:
    """Say what phase it is if it is not the usual one, or what the next turn begins with, if there is room."""
    if view.result is not None:
        return
    key = "picture-cities" if view.phase == CITY_PHASE else "picture-decline" if view.decline_next else ""
    if key and (words := telling.say(key)) and measure(words, "sans", SMALLEST) <= right - left:
        yield Label(words, (left, MIDDLE), SMALLEST, fill=RUST, anchor="left")


def _acting(view: AfterTheFloodView, telling: Telling) -> tuple[int, ...]:
    return tuple(view.result.winners) if view.result is not None else tuple(telling.waiting)


def _who_text(view: AfterTheFloodView, telling: Telling) -> tuple[str, float]:
    acting = _acting(view, telling)
    if len(acting) != 1:
        return "", LARGE
    name = telling.name(acting[0])
    said = telling.say("picture-wins", name=name) if view.result is not None else name
    return fit(said, "serif", LARGE, 440, KEY_FACT)


def _who_width(view: AfterTheFloodView, telling: Telling) -> float:
    text, size = _who_text(view, telling)
    return len(_acting(view, telling)) * (BADGE + 16) + measure(text, "serif", size)


def _who(view: AfterTheFloodView, telling: Telling, x: float) -> Iterator[Label | Sprite]:
    """Badge and name of who is to act, or of the winner; badges alone if there are several."""
    for seat in _acting(view, telling):
        yield Sprite("badge", (x + BADGE / 2, MIDDLE), BADGE, seat)
        x += BADGE + 16
    text, size = _who_text(view, telling)
    if text:
        yield Label(text, (x, MIDDLE), size, "serif", anchor="left")
