"""Results of matches played alone: noted at the end, and kept apart from matches among people."""

import random
from pathlib import Path

from db.table.info import Status
from db.table.results import AloneResult
from tests.db.desk import ADA, BILAL, Desk, desk, run
from tests.toy import TOY

ALONE = {"rival": "automaton"}


async def alone(at: Desk, user_id: int, channel: int, seed: int) -> AloneResult:
    """Play a match of one person to its end, and say what they reached."""
    info = await at.tables.create(TOY.key, "en", user_id, "Somebody", 1, channel, game_options=ALONE)
    await at.matches.start(info.id)
    loaded = await at.play(info.id, 5000, random.Random(seed))
    result = loaded.match.committed.result
    assert loaded.info.status is Status.OVER
    assert result is not None
    return AloneResult(TOY.key, ALONE, 0 in result.winners, result.scores[0])


def test_the_newest_results_come_first_and_each_has_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            first, second = [await alone(at, ADA, 300 + seed, seed) for seed in range(2)]
            theirs = await alone(at, BILAL, 400, 9)
            assert await at.tables.alone_results(ADA) == [second, first]
            assert await at.tables.alone_results(BILAL) == [theirs]

    run(test())


def test_neither_a_match_among_people_nor_one_under_way_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(TOY)
            assert (await at.play(1, 5000, random.Random(1))).info.status is Status.OVER
            info = await at.tables.create(TOY.key, "en", ADA, "Ada", 1, 300, game_options=ALONE)
            await at.matches.start(info.id)
            given_up = await at.tables.create(TOY.key, "en", ADA, "Ada", 1, 301, game_options=ALONE)
            await at.matches.start(given_up.id)
            await at.tables.end(given_up.id)
            assert await at.tables.alone_results(ADA) == []

    run(test())
