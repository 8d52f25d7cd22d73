"""Which pictures are worth looking at: every kind of every game, in both languages."""

from __future__ import annotations

from functools import cache
from itertools import islice

import msgspec

from cogs.games import GAMES
from engine.core.record import Record
from render.picture.audience import Audience
from render.picture.board import PictureBoard
from render.picture.chart import chart
from render.picture.scene import Scene
from tools.gallery.exhibition import LAST
from tools.gallery.positions import Position, everything, played, positions
from tools.games import exhibition


def pictures_of(game: str) -> PictureBoard:
    """Give the pictures of a game that has some."""
    pictures = GAMES[game].presentation.pictures
    assert pictures is not None
    return pictures


@cache
def _played(game: str, seats: int, seed: int) -> Record:
    return played(GAMES[game].rules, seats, seed)


def match(game: str) -> Record:
    """Play the match that is shown from beginning to end."""
    final = exhibition(game).moments["final"]
    return _played(game, final.seats, final.seed)


@cache
def shown(game: str) -> dict[str, Position]:
    """Play to the positions that are shown, by name."""
    shows, rules = exhibition(game), GAMES[game].rules
    found = {}
    for name, moment in shows.moments.items():
        record = _played(game, moment.seats, moment.seed)
        moves = len(record.entries) if moment.moves == LAST else moment.moves
        found[name] = next(islice(positions(rules, record), moves, None))
    full = {name: Position(view(), (1,)) for name, view in shows.crowded.items()}
    return {**found, **full}


def audience(game: str, language: str, position: Position | None = None) -> Audience:
    """Make the audience of a language, with players whose names are always the same."""
    words, names = GAMES.words(language, game), exhibition(game).names
    return Audience(words, names, position.waiting, position.since) if position else Audience(words, names)


def board(game: str, name: str, language: str) -> Scene:
    """Lay out one of the positions."""
    position = shown(game)[name]
    return pictures_of(game).board(position.view, audience(game, language, position))


def exhibits(game: str, language: str) -> dict[str, Scene]:
    """Lay out every kind of picture, by name."""
    pictures = pictures_of(game)
    boards = {name: board(game, name, language) for name in shown(game)}
    near = shown(game)[exhibition(game).closely]
    told = msgspec.structs.replace(audience(game, language, near), choices=near.choices)
    closeups = {
        f"closeup-{name}": pictures.closeup(name, near.view, told, near.waiting[0]) for name in pictures.closeups
    }
    points = chart(pictures.standings(everything(GAMES[game].rules, match(game))), audience(game, language))
    return {**boards, **closeups, "chart": points}
