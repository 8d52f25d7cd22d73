"""Positions of Assyria laid out on a simulated Discord, to type commands at."""

from __future__ import annotations

from tests.discord.support import scene as any_scene
from tests.discord.support.stage import Stage
from tests.rules.assyria.table import Table
from tests.typed.positions import acting, drafting, settled, starting, why

__all__ = ["Scene", "acting", "drafting", "scene", "settled", "starting", "why"]


class Scene(any_scene.Scene):
    """Ada at a position of Assyria; RED is hers."""

    group = "assyria"


async def scene(table: Stage, position: Table) -> Scene:
    """Start a match of as many players as the position has, and put it into that."""
    await table.start_match("assyria", players=position.state.seats)
    made = Scene(table)
    await made.lay(position)
    return made
