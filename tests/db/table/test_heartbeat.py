"""Time in which the bot was away counts for nobody."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path

from db.table.heartbeat import SHORT
from tests.db.desk import ADA, BILAL, CHLOE, Desk, desk, run

HOUR = timedelta(hours=1)


async def due_of(at: Desk) -> list[datetime | None]:
    """Read when each seat is to be reminded."""
    return [wait.next_at for wait in await at.waits.of(1)]


def test_an_outage_moves_what_was_not_due_and_leaves_what_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            start = at.clock()
            await at.people.change(ADA, reminders=(1,))
            await at.begun()
            vote = await at.votes.open(1, "end", [ADA, BILAL, CHLOE])
            at.clock.forward(hours=2)
            await at.heartbeat.beat()
            at.clock.forward(hours=60)
            await at.heartbeat.back()
            assert await due_of(at) == [start + HOUR, start + 72 * HOUR, start + 72 * HOUR]
            assert {(wait.since, wait.counted_since) for wait in await at.waits.of(1)} == {(start, start + 60 * HOUR)}
            assert (await at.votes.get(vote.id)).closes_at == vote.closes_at + 60 * HOUR
            await at.heartbeat.back()
            assert (await due_of(at))[1] == start + 72 * HOUR

    run(test())


def test_neither_a_restart_nor_a_first_start_is_an_outage(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = await due_of(at)
            at.clock.forward(hours=60)
            await at.heartbeat.back()
            at.clock.now += SHORT
            await at.heartbeat.back()
            assert await due_of(at) == before
            at.clock.now -= 24 * HOUR  # the clock was set back
            await at.heartbeat.back()
            assert await due_of(at) == before

    run(test())


def test_whoever_was_asked_after_the_last_beat_waits_from_then_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.heartbeat.beat()
            at.clock.forward(minutes=4)
            await at.begun()
            at.clock.forward(hours=60)
            await at.heartbeat.back()
            assert {wait.counted_since for wait in await at.waits.of(1)} == {at.clock()}
            assert set(await due_of(at)) == {at.clock() + 12 * HOUR}

    run(test())


def test_other_hours_chosen_later_and_a_press_both_know_of_the_outage(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            start = at.clock()
            await at.begun()
            await at.heartbeat.beat()
            at.clock.forward(hours=60)
            await at.heartbeat.back()
            await at.people.change(BILAL, reminders=(3,))
            assert (await due_of(at))[1] == start + 63 * HOUR
            await at.bid(1, 0, 3, 0)
            at.clock.forward(hours=1)
            await at.say(1, 1, "trade")
            assert [wait.counted_since for wait in await at.waits.of(1)] == [at.clock()]

    run(test())
