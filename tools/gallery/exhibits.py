"""Which pictures are worth looking at: every kind of every game, in both languages."""

from __future__ import annotations

from functools import cache
from itertools import islice

import msgspec

from engine.core.record import Record
from engine.core.text import Text
from render.picture.audience import Audience
from render.picture.board import PictureBoard
from render.picture.chart import chart
from render.picture.scene import Scene
from tools.every_game import EVERY_GAME
from tools.gallery.exhibition import LAST
from tools.gallery.positions import Position, everything, played, positions
from tools.games import exhibition

CLOSEUP = "closeup-"
"""How the name of a close-up begins."""


def pictures_of(game: str) -> PictureBoard:
    """Give the pictures of a game that has some."""
    pictures = EVERY_GAME[game].presentation.pictures
    assert pictures is not None
    return pictures


@cache
def _played(game: str, seats: int, seed: int) -> Record:
    return played(EVERY_GAME[game].rules, seats, seed)


def match(game: str) -> Record:
    """Play the match that is shown from beginning to end."""
    final = exhibition(game).moments["final"]
    return _played(game, final.seats, final.seed)


@cache
def position(game: str, name: str) -> Position:
    """Play to one of the positions that are shown."""
    shows, rules = exhibition(game), EVERY_GAME[game].rules
    if name in shows.made:
        return shows.made[name]()
    if name in shows.crowded:
        return Position(shows.crowded[name](), (1,))
    moment = shows.moments[name]
    record = _played(game, moment.seats, moment.seed)
    moves = len(record.entries) if moment.moves == LAST else moment.moves
    later = islice(positions(rules, record), moves, None)
    return next(each for each in later if moment.wanted is None or moment.wanted(each))


def shown(game: str) -> dict[str, Position]:
    """Play to all positions that are shown, by name."""
    shows = exhibition(game)
    return {name: position(game, name) for name in (*shows.moments, *shows.crowded, *shows.made)}


def audience(game: str, language: str, at: Position | None = None) -> Audience:
    """Make the audience of a language, with players whose names are always the same."""
    words, names = EVERY_GAME.words(language, game), exhibition(game).names
    if at and at.sides:
        people = names[: len(at.view.players) - len(at.sides)]
        names = (*people, *(words.say(Text(side)) for side in at.sides))
    return Audience(words, names, at.waiting, at.since) if at else Audience(words, names)


def board(game: str, name: str, language: str) -> Scene:
    """Lay out one of the positions."""
    at = position(game, name)
    return pictures_of(game).board(at.view, audience(game, language, at))


def points(game: str, language: str) -> Scene:
    """Lay out the chart of the match that is shown."""
    return chart(pictures_of(game).standings(everything(EVERY_GAME[game].rules, match(game))), audience(game, language))


def closeup(game: str, name: str, language: str, where: str = "") -> Scene:
    """Lay out a close-up, for whoever is to act; of the position that is named, or of the usual one."""
    shows = exhibition(game)
    near = position(game, where or shows.nearer.get(name, shows.closely))
    reader = near.waiting[0]
    told = msgspec.structs.replace(
        audience(game, language, near),
        choices=near.choices,
        asked=near.asked,
        reader=reader,
        about=near.about,
        episode=shows.episode(),
    )
    return pictures_of(game).closeup(name, near.view, told, reader)


def picture(game: str, name: str, language: str) -> Scene:
    """Lay out a board or, if that is what its name says, a close-up."""
    if name in exhibition(game).more_closeups:
        near, where = exhibition(game).more_closeups[name]
        return closeup(game, near, language, where)
    near = name.removeprefix(CLOSEUP)
    return board(game, name, language) if near == name else closeup(game, near, language)


def pictured(game: str) -> list[str]:
    """List the names of all boards and close-ups."""
    closeups = (f"{CLOSEUP}{name}" for name in pictures_of(game).closeups)
    return [*shown(game), *closeups, *exhibition(game).more_closeups]


def exhibits(game: str, language: str) -> dict[str, Scene]:
    """Lay out every kind of picture, by name."""
    return {**{name: picture(game, name, language) for name in pictured(game)}, "chart": points(game, language)}
