"""Past positions are cheap to read: some snapshots stay for good, and from the nearest few presses are replayed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from db.match import log
from engine.core.codec import codec_of
from engine.core.game import Game
from tests.db.desk import desk, faults, run
from tests.db.match.test_matches import FLOOD, every_game

PRESSES = 300


@every_game
def test_every_turn_that_counts_can_be_seen_as_it_ended(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chooser = random.Random(6)
            loaded = await at.begun(game)
            dump, positions = codec_of(game).dump, {}
            for n in range(PRESSES):
                if n in (90, 200):
                    turns = await at.matches.turns(1)
                    loaded = await at.matches.rewind(1, turns[-len(turns) // 4].before_n, 0)
                else:
                    loaded = await at.play(1, 1, chooser)
                positions[loaded.commit_n] = dump(loaded.match.committed)
                if not loaded.waiting:
                    break
            ends = await at.matches.ends_of_turns(1)
            assert ends == [0, *(turn.n for turn in await at.matches.turns(1))]
            for n in ends[1:]:
                assert dump(await at.matches.position(1, n)) == positions[n]

    run(test())
    assert faults(tmp_path) == []


def test_few_presses_are_played_again_however_long_ago_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            monkeypatch.setattr(log, "APART", 16)
            await at.begun(FLOOD)
            last = (await at.play(1, PRESSES, random.Random(6))).n
            assert last > 4 * log.APART
            again: list[int] = []
            play_again = log.play_again

            def counted(state: Any, press: Any) -> Any:
                again[-1] += 1
                return play_again(state, press)

            monkeypatch.setattr(log, "play_again", counted)
            for n in await at.matches.ends_of_turns(1):
                again.append(0)
                await at.matches.position(1, n)
            assert max(again) <= 2 * log.APART
            assert await at.count("snapshots") <= log.SNAPSHOTS + 1 + last // log.APART + 1

    run(test())


def test_where_only_the_first_snapshot_is_left_others_do_not_wait(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            loaded = await at.play(1, PRESSES, random.Random(6))
            whole = codec_of(loaded.game).dump(loaded.match.committed)
            async with at.db.transaction() as tx:
                await tx.run("delete from snapshots where n > 0")
            turns = 0

            async def turning() -> None:
                nonlocal turns
                while True:
                    await asyncio.sleep(0)
                    turns += 1

            other = asyncio.create_task(turning())
            state = await at.matches.position(1, loaded.commit_n)
            other.cancel()
            assert codec_of(loaded.game).dump(state) == whole
            assert turns > 10

    run(test())
