"""Reading the close-ups of Mesopotamia."""

from __future__ import annotations

import random

from engine.core.bots import RandomBot
from engine.mesopotamia import GAME
from render.games.mesopotamia.board.closeups import closeup
from render.picture.audience import Audience
from render.picture.scene import Label, Scene, Sprite
from tests.games import words_for
from tests.render.picture.mesopotamia import NAMES
from tools.gallery.positions import Position, played, positions


def near(position: Position, name: str, seat: int | None, language: str = "en") -> Scene:
    """Lay out a close-up for a seat; who does not play may choose nothing."""
    told = Audience(
        words_for(GAME.key, language),
        NAMES,
        position.waiting,
        position.since,
        position.choices if seat is not None else (),
        position.asked if seat is not None else (),
        seat,
        position.about if seat is not None else (),
    )
    return closeup(name, position.view, told, seat)


def fights(every: int) -> list[Position]:
    """Give positions of a match of six random players in which combats are under way, every few of them."""
    record = played(GAME, 6, 2, RandomBot(random.Random(2)))
    return [each for each in positions(GAME, record) if each.view.combats][::every]


def kinds(scene: Scene) -> list[str]:
    """Give the kinds of all sprites, in the order in which they are laid out."""
    return [each.kind for each in (*scene.base, *scene.over) if isinstance(each, Sprite)]


def labels(scene: Scene) -> list[str]:
    """Give all that is written."""
    return [each.text for each in (*scene.base, *scene.over) if isinstance(each, Label)]
