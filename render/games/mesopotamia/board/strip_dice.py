"""The Dingir dice in a strip: six places, one for each level of the Ziggurat. M5.10"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.view.players import PlayerView
from render.picture.scene import Point, Sprite

DIE, PITCH = 52.0, 62.0
"""Size of a die, large enough for its sign to be read on a phone, and how far the next one is."""


def strip_dice(player: PlayerView, at: Point) -> Iterator[Sprite]:
    """Lay out the dice from a point to the right: used ones are pale and struck, those to come are empty places."""
    x, y = at
    for n in range(ZIGGURAT_LEVELS):
        here = (x + PITCH * n + DIE / 2, y)
        if n >= len(player.dice):
            yield Sprite("die_place", here, DIE)
            continue
        die = player.dice[n]
        yield Sprite(f"{die.colour}_die", here, DIE, text=die.face, faded=die.used)
        if die.used:
            yield Sprite("struck", here, DIE)
