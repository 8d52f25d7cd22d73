"""Which pictures of After the Flood are worth looking at: every kind, in both languages."""

from __future__ import annotations

from functools import cache
from itertools import islice

from engine.core.record import Record
from render.boards import PICTURES
from render.picture.chart import chart
from render.picture.scene import Scene
from render.picture.telling import Telling
from render.words import words_for
from tools.gallery.positions import GAME, Position, crowded, everything, played, positions

SEED, MIDDLE, NEW = 2, 613, 208
"""The match that is shown, and how many moves lead to a position in its middle, and to one with many changes."""
NAMES = ("Ada", "Bilal", "Maximilienne")
BOARDS = PICTURES[GAME.key]


@cache
def match() -> Record:
    """Give the match that is shown."""
    return played(SEED)


@cache
def shown() -> dict[str, Position]:
    """Give the positions that are shown, by name."""
    record = match()
    nth = {"start": 0, "changes": NEW, "middle": MIDDLE, "final": len(record.entries)}
    found = {name: next(islice(positions(record), n, None)) for name, n in nth.items()}
    return {**found, "crowded": Position(crowded(), (1,))}


def telling(language: str, position: Position | None = None) -> Telling:
    """Give what a reader of a language is told."""
    words = words_for(GAME.key, language)
    return Telling(words, NAMES, position.waiting, position.since) if position else Telling(words, NAMES)


def board(name: str, language: str) -> Scene:
    """Lay out one of the positions."""
    position = shown()[name]
    return BOARDS.board(position.view, telling(language, position))


def exhibits(language: str) -> dict[str, Scene]:
    """Give every kind of picture, by name."""
    middle = shown()["middle"]
    boards = {name: board(name, language) for name in shown()}
    closeups = {
        f"closeup-{name}": BOARDS.closeup(name, middle.view, telling(language, middle), middle.waiting[0])
        for name in BOARDS.closeups
    }
    points = chart(BOARDS.standings(everything(match())), telling(language))
    return {**boards, **closeups, "chart": points}
