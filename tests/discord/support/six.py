"""A table of the game with most players and options, whether it is offered yet or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.games import mesopotamia
from cogs.registry import Registry
from tests.discord.support.stage import FOUR, Stage, stage
from tests.discord.support.table_talk import slowly

SIX = (*FOUR, "Enzo", "Farah")
GAMES = Registry(mesopotamia.GAME)


@asynccontextmanager
async def mesopotamia_table(folder: Path, players: int) -> AsyncIterator[Stage]:
    """Open a stage with so many people on which Mesopotamia is the only game, and days pass quickly."""
    with slowly():
        async with stage(folder, SIX[:players], games=GAMES) as table:
            yield table
