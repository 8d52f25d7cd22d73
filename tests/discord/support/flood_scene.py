"""Positions of After the Flood laid out on a simulated Discord, to type commands at."""

from __future__ import annotations

from tests.discord.support import scene as any_scene
from tests.discord.support.stage import Stage
from tests.rules.after_the_flood.table import RED, Table
from tests.typed.positions import rich

__all__ = ["Scene", "rich", "scene"]


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
