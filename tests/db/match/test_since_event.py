"""What happened of late is read backwards, as far as it is asked for and no farther."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from db.match import log
from engine.core.game import Event
from tests.db.desk import desk, run
from tests.games import GAMES

FLOOD = GAMES["after_the_flood"]
PRESSES = 120


@pytest.mark.parametrize("times", [1, 2, 5])
@pytest.mark.parametrize("apart", [4, 64])
def test_it_reaches_back_to_an_event_that_came_so_many_times(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int, apart: int
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            monkeypatch.setattr(log, "APART", apart)
            await at.play(1, PRESSES, random.Random(6))
            whole = await at.matches.history(1, 0)
            kind = type(whole[-1].events[0])
            lately = await at.matches.since_event(1, kind, times, 0)
            assert lately == whole[-len(lately) :], "in the order in which it came to count, and nothing left out"
            assert sum(isinstance(event, kind) for each in lately for event in each.events) >= times
            late = sum(isinstance(event, kind) for each in lately[apart:] for event in each.events)
            assert late < times, "nor is more read than the pages that were needed"

    run(test())


def test_what_never_happened_is_looked_for_to_the_beginning(tmp_path: Path) -> None:
    class Never(Event, frozen=True, tag="never"):
        """Nothing."""

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            await at.play(1, PRESSES, random.Random(6))
            assert await at.matches.since_event(1, Never, 1, None) == await at.matches.history(1, None)

    run(test())
