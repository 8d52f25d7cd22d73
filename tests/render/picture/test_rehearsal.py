"""What is painted before anybody waits for a picture: whatever may be new or lost on a board is among it."""

from typing import Any

import msgspec
import pytest

from engine.core.game import Game
from render.picture.draw import rehearsal
from render.picture.scene import Sprite
from render.text.words import LANGUAGES
from tests.games import RULES, words_for
from tools.gallery.exhibits import audience, pictures_of
from tools.gallery.positions import random_positions

POSITIONS = 200


def looks(shapes: tuple[Any, ...]) -> set[Sprite]:
    """Give the sprites, wherever they stand."""
    return {msgspec.structs.replace(shape, at=(0.0, 0.0)) for shape in shapes if isinstance(shape, Sprite)}


@pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
def test_every_piece_that_is_new_or_lost_was_rehearsed(game: Game[Any]) -> None:
    found = 0
    rehearsed = {
        n: looks(rehearsal(game, pictures_of(game.key), n, words_for(game.key, LANGUAGES[0])).over) for n in game.seats
    }
    for position in random_positions(game, POSITIONS):
        scene = pictures_of(game.key).board(position.view, audience(game.key, LANGUAGES[0], position))
        changed = {sprite for sprite in looks(scene.over) if sprite.ring or sprite.lost}
        changed = {sprite for sprite in changed if sprite.kind != "worker"}  # has a number, and is soon drawn
        assert changed <= rehearsed[len(position.view.players)]
        found += len(changed)
    assert found > POSITIONS // 4
