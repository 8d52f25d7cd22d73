"""Mesopotamia begun in the middle, with armies that fight: a whole match that comes to sealed bids at once."""

from __future__ import annotations

from typing import ClassVar

from cogs.games import GAMES, mesopotamia
from cogs.registry import PlayableGame, Registry
from engine.core.game import Setup
from engine.mesopotamia.game import Mesopotamia
from engine.mesopotamia.state import MesopotamiaState
from tests.rules.mesopotamia.field import Field

PHALANXES = (8, 6, 4, 4)


def contested(sides: int = 2) -> Field:
    """The first seat, who leads on the Event track, attacks the second in two regions; others have nothing there."""
    armies = Field(sides).fight("archer", against="archer", region="r30")
    armies.fight("spearman", "archer", against="spearman").squares(event={0: 3})
    return armies.phalanxes(*PHALANXES[:sides]).combat()


class Fray(Mesopotamia):
    """The game from the first Combat phase on; all else is as it is."""

    seats: ClassVar[tuple[int, ...]] = tuple(range(2, len(PHALANXES) + 1))

    def setup(self, setup: Setup) -> MesopotamiaState:
        return contested(setup.seats).laid


FRAY = Fray()
WITH_FRAY = Registry(
    *(game for key, game in GAMES.items() if key != FRAY.key),
    PlayableGame(FRAY, mesopotamia.GAME.presentation, mesopotamia.GAME.commands),
)
"""Every game there is, Mesopotamia begun in the middle."""
