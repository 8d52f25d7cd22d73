"""Positions of Mesopotamia laid out on a simulated Discord that offers every game there is, to type commands at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from engine.core.decision import Decision
from engine.mesopotamia.state import MesopotamiaState
from tests.discord.support import scene as any_scene
from tests.discord.support.stage import Stage, stage
from tests.rules.mesopotamia.table import Table
from tools.every_game import EVERY_GAME


class Laid(NamedTuple):
    """A position, and what the first seat is asked in it."""

    state: MesopotamiaState
    decision: Decision


class Scene(any_scene.Scene):
    """Ada at a position of Mesopotamia; the first seat is hers."""

    group = "mesopotamia"

    async def lay_table(self, table: Table) -> None:
        """Put the match into this position, whoever else is asked at the same time."""
        await self.lay(Laid(table.state, table.question(0)))


@asynccontextmanager
async def offering_all(folder: Path) -> AsyncIterator[Stage]:
    """Open a bot that offers every game, also those that are coming."""
    async with stage(folder, games=EVERY_GAME) as table:
        yield table


async def scene(table: Stage, position: Table) -> Scene:
    """Start a match of as many players as the position has, and put it into that."""
    await table.start_match("mesopotamia", players=position.state.seats)
    made = Scene(table)
    await made.lay_table(position)
    return made
