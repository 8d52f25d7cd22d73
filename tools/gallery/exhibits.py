"""Which pictures are worth looking at: every kind of every game, in both languages."""

from __future__ import annotations

from functools import cache
from itertools import islice

import msgspec

from engine.core.record import Record
from render.games.boards import PICTURES
from render.picture.audience import Audience
from render.picture.chart import chart
from render.picture.scene import Scene
from render.text.words import words_for
from tools.gallery.assyria import ASSYRIA
from tools.gallery.exhibition import LAST
from tools.gallery.flood import FLOOD
from tools.gallery.positions import Position, everything, played, positions

EXHIBITIONS = {each.game.key: each for each in (FLOOD, ASSYRIA)}


@cache
def _played(game: str, seats: int, seed: int) -> Record:
    return played(EXHIBITIONS[game].game, seats, seed)


def match(game: str) -> Record:
    """Play the match that is shown from beginning to end."""
    final = EXHIBITIONS[game].moments["final"]
    return _played(game, final.seats, final.seed)


@cache
def shown(game: str) -> dict[str, Position]:
    """Play to the positions that are shown, by name."""
    exhibition = EXHIBITIONS[game]
    found = {}
    for name, moment in exhibition.moments.items():
        record = _played(game, moment.seats, moment.seed)
        moves = len(record.entries) if moment.moves == LAST else moment.moves
        found[name] = next(islice(positions(record), moves, None))
    full = {name: Position(view(), (1,)) for name, view in exhibition.crowded.items()}
    return {**found, **full}


def audience(game: str, language: str, position: Position | None = None) -> Audience:
    """Make the audience of a language, with players whose names are always the same."""
    words, names = words_for(game, language), EXHIBITIONS[game].names
    return Audience(words, names, position.waiting, position.since) if position else Audience(words, names)


def board(game: str, name: str, language: str) -> Scene:
    """Lay out one of the positions."""
    position = shown(game)[name]
    return PICTURES[game].board(position.view, audience(game, language, position))


def exhibits(game: str, language: str) -> dict[str, Scene]:
    """Lay out every kind of picture, by name."""
    pictures = PICTURES[game]
    boards = {name: board(game, name, language) for name in shown(game)}
    near = shown(game)[EXHIBITIONS[game].closely]
    told = msgspec.structs.replace(audience(game, language, near), choices=near.choices)
    closeups = {
        f"closeup-{name}": pictures.closeup(name, near.view, told, near.waiting[0]) for name in pictures.closeups
    }
    points = chart(pictures.standings(everything(match(game))), audience(game, language))
    return {**boards, **closeups, "chart": points}
