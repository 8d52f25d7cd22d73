"""A table of the game with most players and options, whether it is offered yet or not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from cogs.games import mesopotamia
from cogs.registry import PlayableGame, Registry
from engine.core.game import Setup
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.state import MesopotamiaState
from tests.discord.support.stage import FOUR, Stage, stage
from tests.discord.support.table_talk import slowly

SIX = (*FOUR, "Enzo", "Farah")
GAMES = Registry(mesopotamia.GAME)
ROUNDS = {1: 12, 2: 12, 3: 10, 4: 8, 5: 6, 6: 6}
"""After so many rounds a brief match is over, by the number of players, so that it takes some seconds."""


class Brief(Mesopotamia):
    """The game with an early end; all else is as it is."""

    def setup(self, setup: Setup) -> MesopotamiaState:
        state = super().setup(setup)
        state.last_round = ROUNDS[setup.seats]
        return state


BRIEF = Brief()
BRIEFLY = Registry(PlayableGame(BRIEF, mesopotamia.GAME.presentation))


@asynccontextmanager
async def mesopotamia_table(folder: Path, players: int, games: Registry = GAMES) -> AsyncIterator[Stage]:
    """Open a stage with so many people on which Mesopotamia is the only game, and days pass quickly."""
    with slowly():
        async with stage(folder, SIX[:players], games=games) as table:
            yield table
