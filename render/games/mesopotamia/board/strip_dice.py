"""The Dingir dice in a strip: six places, one for each level of the Ziggurat. M5.10"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.empires import ZIGGURAT_LEVELS
from engine.mesopotamia.view.players import PlayerView
from render.picture.scene import Point, Sprite


def strip_dice(
    player: PlayerView, at: Point, size: float, pitch: float, places: int = ZIGGURAT_LEVELS
) -> Iterator[Sprite]:
    """Lay out the dice from a point to the right: used ones are struck, those to come are empty places."""
    x, y = at
    for n in range(places):
        here = (x + pitch * n + size / 2, y)
        if n >= len(player.dice):
            yield Sprite("die_place", here, size)
            continue
        die = player.dice[n]
        yield Sprite(f"{die.colour}_die", here, size, text=die.face)
        if die.used:
            yield Sprite("struck", here, size)
