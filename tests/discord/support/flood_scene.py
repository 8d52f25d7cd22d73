"""Positions of After the Flood laid out on a simulated Discord, to type commands at."""

from __future__ import annotations

from tests.discord.support import scene as any_scene
from tests.discord.support.stage import Stage
from tests.rules.after_the_flood.table import PURPLE, RED, Table


class Scene(any_scene.Scene):
    """Ada at a position of After the Flood; RED is hers."""

    group = "flood"


async def scene(table: Stage, position: Table | None = None) -> Scene:
    """Start a match and put it into a position."""
    await table.start_match()
    made = Scene(table)
    if position is not None:
        await made.lay(position.act(RED) if not position.over and position.seat != RED else position)
    return made


def rich(turn: int = 1) -> Table:
    """Ada with some of everything."""
    table = Table(turn).hand(RED, grain=5, wood=4, metal=3, textile=3, tool=2, oil=2, gold=1)
    return table.available(RED, workers=8).hand(PURPLE, grain=2).available(PURPLE, workers=5)
