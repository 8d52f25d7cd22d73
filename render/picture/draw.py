"""Pictures of a match: what is laid out for whom, and painted; pure, and slow enough to be done beside the loop."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec

from engine.core.dice import SeededDice
from engine.core.game import Game, Setup
from engine.core.play import begin, why_not_begin
from engine.core.record import Record, watch
from render.picture.audience import Audience
from render.picture.board import PictureBoard
from render.picture.paint import encode, paint
from render.picture.replay import animate, thinned
from render.picture.scene import Scene
from render.text.words import Words

SUFFIX = "webp"
"""What the files are called after the dot."""


def rehearsal(game: Game[Any], pictures: PictureBoard, seats: int, words: Words) -> Scene:
    """Lay out a board nobody will see, every piece upon it: once painted, what such boards have in common is there."""
    state = begin(game, _possible(game, seats), SeededDice(bytes(16))).state
    names = [chr(ord("A") + seat) for seat in range(seats)]
    scene = pictures.board(game.view(state, None), Audience(words, names))
    return msgspec.structs.replace(scene, over=(*scene.over, *pictures.pieces(seats)))


def _possible(game: Game[Any], seats: int) -> Setup:
    """Find options with which so many can play: the preset ones, or the first others that do not conflict."""
    values = [dict.fromkeys((option.default, *option.values)) for option in game.options]
    keys = [option.key for option in game.options]
    setups = (Setup(seats, dict(zip(keys, chosen, strict=True))) for chosen in product(*values))
    return next((setup for setup in setups if why_not_begin(game, setup) is None), Setup(seats))


def picture_of(scene: Scene) -> bytes:
    """Paint a scene."""
    return encode(paint(scene))


def draw_replay(game: Game[Any], pictures: PictureBoard, record: Record, audience: Audience) -> bytes:
    """Draw a match from beginning to end for everybody, a picture for each turn."""
    moments = list(watch(game, record))
    scenes, told = [], 0
    for n in thinned(range(len(moments))):
        since = [event for moment in moments[told : n + 1] for event in moment.since]
        scenes.append(
            pictures.board(moments[n].view, Audience(audience.words, audience.names, moments[n].waiting, since))
        )
        told = n + 1
    return animate(scenes)
