"""Reminders: when, to whom, how often; and what a person chose about them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db.table.person import Person
from db.table.waits import StaleMessage, next_reminder
from engine.core.errors import Refused
from tests.db.desk import ADA, BILAL, CHLOE, desk, run

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_everybody_who_must_act_is_waited_for_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            assert [(wait.seat, wait.user_id) for wait in await at.waits.of(1)] == [(0, ADA), (1, BILAL), (2, CHLOE)]
            await at.say(1, 1, 0)
            assert [(wait.seat, wait.alone) for wait in await at.waits.of(1)] == [(0, False), (2, False)]
            await at.say(1, 0, 0)
            (wait,) = await at.waits.of(1)
            assert wait.alone

    run(test())


def test_three_reminders_come_and_then_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            start = at.clock()
            for hours, left in ((12, 2), (24, 1), (48, 0)):
                at.clock.now = start + timedelta(hours=hours, seconds=-1)
                assert await at.waits.due() == []
                at.clock.forward(seconds=1)
                (wait,) = await at.waits.due()
                assert (wait.user_id, wait.since, wait.alone) == (BILAL, start, True)
                after = await at.waits.reminded(wait, 9000 + hours)
                assert (after.next_at is None) == (left == 0)
            at.clock.forward(days=30)
            assert await at.waits.due() == []

    run(test())


def test_each_reminder_and_the_players_move_make_the_one_before_litter(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = (await at.begun()).info
            await at.bid(1, 0, 3, 0)
            for message in (71, 72):
                at.clock.forward(hours=24)
                (wait,) = await at.waits.due()
                await at.waits.reminded(wait, message)
            assert await at.waits.stale_messages() == [StaleMessage(71, info.channel_id)]
            await at.say(1, 1, "rest", "end")
            assert await at.waits.stale_messages() == [
                StaleMessage(71, info.channel_id),
                StaleMessage(72, info.channel_id),
            ]
            await at.waits.reminded(wait, 73)
            assert [each.message_id for each in await at.waits.stale_messages()] == [71, 72, 73]
            for each in await at.waits.stale_messages():
                await at.waits.cleared(each)
            assert await at.waits.stale_messages() == []

    run(test())


def test_whoever_is_at_it_has_all_the_time_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            at.clock.forward(hours=11)
            await at.say(1, 1, "trade")
            at.clock.forward(hours=11)
            assert await at.waits.due() == []
            at.clock.forward(hours=1)
            assert len(await at.waits.due()) == 1
            assert (await at.tables.get(1)).waiting_since == at.clock() - timedelta(hours=23)

    run(test())


def test_a_muted_turn_brings_no_reminders_and_the_next_one_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            await at.waits.mute(1, 1)
            at.clock.forward(days=3)
            assert await at.waits.due() == []
            for seat in (1, 0, 2):
                await at.say(1, seat, "rest", "end")
            at.clock.forward(days=3)
            assert 1 in [wait.seat for wait in await at.waits.due()]

    run(test())


def test_a_paused_match_reminds_nobody_and_a_resumed_one_counts_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.tables.pause(1)
            at.clock.forward(days=3)
            assert await at.waits.due() == []
            await at.tables.resume(1)
            assert await at.waits.due() == []
            at.clock.forward(hours=12)
            assert len(await at.waits.due()) == 3
            await at.tables.end(1)
            assert await at.waits.due() == []

    run(test())


def test_undo_does_not_touch_reminders(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            await at.say(1, 1, "trade")
            at.clock.forward(hours=12)
            (wait,) = await at.waits.due()
            await at.waits.reminded(wait, 1)
            await at.matches.undo(1, 1, BILAL)
            (wait,) = await at.waits.of(1)
            assert wait.reminded == 1

    run(test())


@pytest.mark.parametrize(
    ("table", "person", "hours"),
    [(None, None, 12), ("6,9", None, 6), ("6,9", (3,), 3), ("", None, None), ("6", (), None)],
)
def test_the_table_chooses_the_hours_and_a_person_over_it(
    tmp_path: Path, table: str | None, person: tuple[int, ...] | None, hours: int | None
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.people.change(BILAL, reminders=person)
            info = await at.lobby()
            if table is not None:
                await at.tables.set_options(info.id, {"reminders": table})
            loaded = await at.matches.start(info.id)
            assert loaded.info.game_options == {}
            wait = (await at.waits.of(1))[1]
            assert wait.next_at == (None if hours is None else at.clock() + timedelta(hours=hours))

    run(test())


def test_a_choice_counts_for_reminders_already_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.people.change(BILAL, reminders=(2,))
            await at.people.change(CHLOE, reminders=())
            due = [wait.next_at for wait in await at.waits.of(1)]
            assert due == [at.clock() + timedelta(hours=12), at.clock() + timedelta(hours=2), None]

    run(test())


@pytest.mark.parametrize(
    ("zone", "quiet", "at_hour", "expected"),
    [
        (None, (22, 8), 12, 12),
        (None, (22, 8), 23, 32),
        (None, (22, 8), 7, 8),
        (None, (22, 8), 8, 8),
        (None, (0, 0), 3, 3),
        (None, (1, 5), 1, 5),
        ("Europe/Paris", (22, 8), 22, 31),
        ("America/New_York", (22, 8), 4, 13),
        ("Asia/Kolkata", (0, 6), 19, 24.5),
        (None, (22.5, 7.25), 23, 31.25),
        (None, (22.5, 7.25), 22, 22),
        (None, (22.5, 7.25), 7, 7.25),
        (None, (7, 7.5), 7, 7.5),
    ],
)
def test_quiet_hours_move_a_reminder_to_their_end(
    zone: str | None, quiet: tuple[float, float], at_hour: int, expected: float
) -> None:
    midnight = datetime(2026, 3, 1, tzinfo=UTC)
    first, end = quiet
    person = Person(1, zone=zone, quiet=(round(first * 60), round(end * 60)))
    due = next_reminder(midnight, 0, [at_hour], person)
    assert due == midnight + timedelta(hours=expected)


def test_a_person_has_defaults_and_keeps_what_they_choose(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            assert await at.people.get(ADA) == Person(ADA)
            chosen = await at.people.change(ADA, language="fr", zone="Europe/Paris", quiet=(22, 8), board="text")
            await at.people.change(BILAL, reminders=())
        async with desk(tmp_path) as at:
            assert await at.people.get(ADA) == chosen == Person(ADA, "fr", "Europe/Paris", (22, 8), None, "text")
            assert (await at.people.get(BILAL)).reminders == ()
            for zone in ("Atlantis/Centre", "", "../../etc/passwd", "\0"):
                with pytest.raises(Refused, match="settings-no-such-zone"):
                    await at.people.change(ADA, zone=zone)
            assert await at.people.get(ADA) == chosen

    run(test())
