"""Chances of winning as they are kept: noted as rounds end, gone with a rewind, whole after a restart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from db.match.chances import Chances
from db.table.info import Status
from engine.core.game import Game
from engine.search.swings import Appraisal
from tests.db.desk import CHANNEL, GUILD, Desk, desk, faults, run
from tests.db.match.test_matches import every_game
from tests.toy import TOY
from tools.fuzz.setups import usual_setup

LONG = 5000
"""More presses than a match takes."""


async def finished(at: Desk, game: Game[Any] = TOY) -> Chances:
    """Play a match to its end."""
    await at.begun(game, game_options=usual_setup(game, 3, brief=True).options)
    loaded = await at.play(1, LONG, random.Random(4))
    assert loaded.info.status is Status.OVER
    return Chances(at.db)


async def appraised(at: Desk) -> Chances:
    """Play a match to its end, and find out something about each of its rounds."""
    chances = await finished(at)
    for n, each in (await chances.of(1)).items():
        await chances.keep(1, each.with_more(40, (n / 1000, 0.25, 0.125)))
    return chances


@every_game
def test_the_beginning_each_round_and_the_end_are_noted(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = await finished(at, game)
            known = await chances.of(1)
            ends = await at.matches.ends_of_turns(1)
            assert len(known) > 2
            assert (min(known), max(known)) == (0, ends[-1])
            assert set(known) <= set(ends)
            assert all(each == Appraisal(n) for n, each in known.items())
            assert await chances.untold() == [1]

    run(test())
    assert faults(tmp_path) == []


def test_what_was_found_out_outlives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = await appraised(at)
            known = await chances.of(1)
            between = next(n for n in await at.matches.ends_of_turns(1) if n not in known)
            await chances.keep(1, Appraisal(between, 5, (0.2, 0.4, 0.4), is_round=False))
            known = await chances.of(1)
        async with desk(tmp_path) as at:
            chances = Chances(at.db)
            assert await chances.of(1) == known
            assert list(known) == sorted(known)
            assert known[between] == Appraisal(between, 5, (0.2, 0.4, 0.4), is_round=False)
            await chances.keep(1, known[between].with_more(5, (0.4, 0.2, 0.4)))
            assert (await chances.of(1))[between].shares == pytest.approx((0.3, 0.3, 0.4))
            assert await chances.untold() == [1]
            await chances.told(1)
        async with desk(tmp_path) as at:
            assert await Chances(at.db).untold() == []

    run(test())
    assert faults(tmp_path) == []


def test_a_rewind_takes_them_along_and_undoing_it_brings_them_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = await appraised(at)
            known = await chances.of(1)
            await chances.told(1)
            turns = await at.matches.turns(1)
            to_n = turns[len(turns) // 2].before_n
            await at.matches.rewind(1, to_n, 0)
            assert await chances.of(1) == {n: each for n, each in known.items() if n <= to_n}
            assert await chances.untold() == []
            await chances.keep(1, Appraisal(max(known), 5, (1.0, 0.0, 0.0)))
            assert max(await chances.of(1)) <= to_n
            loaded = await at.matches.undo_rewind(1, 0)
            assert loaded.info.status is Status.OVER
            assert await chances.of(1) == known
            assert await chances.untold() == [1]

    run(test())
    assert faults(tmp_path) == []


def test_a_match_that_runs_or_was_ended_is_not_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = Chances(at.db)
            await at.begun()
            await at.play(1, 40, random.Random(4))
            assert await at.count("chances", "told = 0") > 0
            assert await chances.untold() == []
            await chances.forget_unfinished()
            assert await at.count("chances", "told = 0") > 0
            await at.tables.end(1)
            assert await chances.untold() == []
            await chances.forget_unfinished()
            assert await at.count("chances", "told = 0") == 0

    run(test())


def test_of_a_match_that_began_before_chances_were_noted_nothing_is(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            async with at.db.transaction() as tx:
                await tx.run("delete from chances")
            await at.play(1, LONG, random.Random(4))
            assert await at.count("chances") == 0

    run(test())


def test_a_record_brings_its_rounds_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = await finished(at)
            people = [(1, "Ada"), (2, "Bilal"), (3, "Chloe")]
            number = await at.matches.import_record(await at.matches.export(1), GUILD, CHANNEL + 1, people)
            assert len(await chances.of(number)) == len(await chances.of(1))

    run(test())


def test_a_damaged_row_is_not_believed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            chances = await appraised(at)
            known = await chances.of(1)
            async with at.db.transaction() as tx:
                await tx.run("update chances set sum = sum + 1 where n = ?", max(known))
            assert max(await chances.of(1)) < max(known)

    run(test())
