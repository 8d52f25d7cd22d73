"""The appraiser with what it is given in earnest: the same whoever interrupts it, and never more than it may."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from cogs.thinking.appraiser import AT_ONCE, Appraiser
from cogs.thinking.thinking import CannotThink, Thinking
from db.match.chances import Chances
from db.table.info import Status
from engine.core.game import Game, State
from engine.search.chances import chances
from engine.search.playing_on import share
from engine.search.swings import BUDGET, COARSE, FINE, Appraisal
from tests.db.desk import ALL, Desk, desk, run

LONG = 5000
"""More presses than a match takes."""


class InPlace(Thinking):
    """Plays positions on here, as a process would; stumbles now and then if it is told to."""

    def __init__(self, stumbles: int = 0) -> None:
        self._stumbles = stumbles
        self.asked = 0

    async def chances(
        self, game: Game[Any], state: State, seed: bytes, tries: int, *, match_id: int | None = None
    ) -> list[float]:
        """Play on, unless it is time to stumble."""
        assert match_id == 1
        assert tries <= AT_ONCE or state.result is not None
        self.asked += 1
        if self._stumbles and self.asked % self._stumbles == 0:
            raise CannotThink("stumbled")
        return chances(game, state, seed, tries)


async def appraised(at: Desk, thinking: Thinking) -> dict[int, Appraisal]:
    """Look at the match again and again until all is known."""
    appraiser = Appraiser(ALL, Chances(at.db), at.tables, at.matches, thinking)
    while True:
        try:
            assert await appraiser.appraise(1, lambda: False)
            return await Chances(at.db).of(1)
        except CannotThink:
            continue


def test_interrupted_or_not_it_finds_out_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        found = []
        for name, stumbles in (("first", 0), ("second", 7)):
            (tmp_path / name).mkdir()
            async with desk(tmp_path / name) as at:
                await at.begun()
                loaded = await at.play(1, LONG, random.Random(4))
                found.append(await appraised(at, InPlace(stumbles)))
                result = loaded.match.committed.result
                assert result is not None
                won = tuple(share(result, seat) for seat in range(3))
                last = found[-1][max(found[-1])]
                assert last.tries == FINE
                assert last.shares == pytest.approx(won, abs=1e-5)
        first, second = found
        assert first == second
        looked = [each for each in first.values() if each.tries and each.tries != FINE]
        assert all(each.tries >= COARSE for each in looked)
        assert all(sum(each.shares) <= 1.0001 for each in looked)
        assert sum(each.tries for n, each in first.items() if n != max(first)) < BUDGET + COARSE

    run(test())


def test_a_match_that_runs_is_not_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            assert loaded.info.status is Status.RUNNING
            thinking = InPlace()
            assert not await Appraiser(ALL, Chances(at.db), at.tables, at.matches, thinking).appraise(1, lambda: False)
            assert thinking.asked == 0

    run(test())
