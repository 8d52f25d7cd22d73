"""Nobody waits in vain: reminders come when they should, once, and go when they have served."""

from pathlib import Path
from typing import Any

import pytest

from tests.discord.support.stage import acted, shown
from tests.discord.support.table_talk import (
    click,
    others,
    pass_hours,
    patient_stage,
    restarted,
    running,
    saying,
    take_turn,
    to_play,
)

WAITS = "is waiting for your action"
ABSENT = "has not played"


@acted
async def test_three_reminders_each_in_place_of_the_one_before_then_the_table_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        await pass_hours(table, 11)
        assert not saying(table, WAITS)
        seen = set()
        for hours in (0.6, 12, 24):
            assert not saying(table, ABSENT)
            await pass_hours(table, hours)
            (reminder,) = saying(table, WAITS)
            assert [each.id for each in reminder.mentions] == [absent.id]
            assert "Everybody is waiting for you." in shown(reminder).text
            seen.add(reminder.id)
        assert len(seen) == 3
        (vote,) = saying(table, ABSENT)
        assert {each.id for each in vote.mentions} == {each.id for each in others(table, absent)}
        assert f"**{absent.name} has not played for 2 days.**" in shown(vote).text
        assert [each["label"] for each in shown(vote).buttons] == [
            "Keep waiting",
            f"Pass for {absent.name}",
            "Let a bot play",
            "Pause",
        ]


@acted
async def test_who_plays_against_bots_alone_is_not_told_that_everybody_waits(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as table:
        await table.start_match(players=1, bots=2)
        await pass_hours(table, 13)
        (reminder,) = saying(table, WAITS)
        assert "Everybody is waiting" not in shown(reminder).text


@acted
async def test_a_reminder_leads_to_the_panel_and_to_the_board(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent, board = to_play(table), table.post
        await pass_hours(table, 12)
        (reminder,) = saying(table, WAITS)
        assert str(board.id) in str(reminder.components[2].to_dict())
        assert "Choose one action." in await click(table, absent, reminder, "Play")


@acted
async def test_playing_takes_the_reminder_away_and_closes_the_vote(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        await pass_hours(table, 48.5)
        (vote,) = saying(table, ABSENT)
        await take_turn(table)
        assert not saying(table, WAITS)
        (closed,) = saying(table, f"{absent.name} has played.")
        assert closed.id == vote.id
        assert not shown(closed).buttons


@acted
async def test_a_muted_turn_is_quiet_and_only_ones_own_can_be_muted(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        await pass_hours(table, 12)
        (reminder,) = saying(table, WAITS)
        assert "It is not" in await click(table, others(table, absent)[0], reminder, "Mute this turn")
        stranger = table.guild.add_member(table.env.create_user("Stranger"))
        assert "no seat" in await click(table, stranger, reminder, "Mute this turn")
        assert "No more reminders for this question." in await click(table, absent, reminder, "Mute this turn")
        await pass_hours(table, 40)
        assert [each.id for each in saying(table, WAITS)] == [reminder.id]
        assert not saying(table, ABSENT)


@acted
async def test_people_choose_their_own_hours_and_sleep_in_peace(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        people = table.bot.services.people
        # It is midnight in UTC: ten hours later it is ten o'clock, still quiet for another two hours.
        await people.change(absent.id, reminders=(10,), quiet=(8 * 60, 12 * 60), zone="UTC")
        await pass_hours(table, 11)
        assert not saying(table, WAITS)
        await pass_hours(table, 0.5)
        assert saying(table, WAITS)
        assert saying(table, ABSENT)


@acted
async def test_who_wants_no_reminders_gets_none(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await table.bot.services.people.change(to_play(table).id, reminders=())
        await pass_hours(table, 60)
        assert not saying(table, WAITS)


@acted
async def test_a_restart_neither_repeats_a_reminder_nor_forgets_one(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await pass_hours(table, 12)
        (first,) = saying(table, WAITS)
        async with restarted(table, tmp_path) as after:
            await pass_hours(after, 1)
            assert [each.id for each in saying(after, WAITS)] == [first.id]
            await pass_hours(after, 11)
            (second,) = saying(after, WAITS)
            assert second.id != first.id


@acted
async def test_a_reminder_that_went_out_just_before_a_stop_is_not_sent_again(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        outbox = type(table.bot.services.outbox)
        kept = outbox.sent
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(outbox, "sent", _stops)
            await pass_hours(table, 12)
        assert outbox.sent is kept
        (first,) = saying(table, WAITS)
        async with restarted(table, tmp_path) as after:
            await pass_hours(after, 1)
            assert [each.id for each in saying(after, WAITS)] == [first.id]
            await take_turn(after)
            assert not saying(after, WAITS)


@acted
async def test_time_in_which_the_bot_was_away_is_nobodys_waiting(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        await pass_hours(table, 2)
        async with restarted(table, tmp_path, hours=60) as after:
            await pass_hours(after, 8)
            assert not saying(after, WAITS)
            assert (
                "after 12 hours" in (await after.type(others(after, absent)[0], "game absent", seat=absent.name)).text
            )
            await pass_hours(after, 2)
            (first,) = saying(after, WAITS)
            await pass_hours(after, 8)
            assert [each.id for each in saying(after, WAITS)] == [first.id]
            await pass_hours(after, 28)
            (vote,) = saying(after, ABSENT)
            assert f"**{absent.name} has not played for 2 days.**" in shown(vote).text


@acted
async def test_a_vote_stays_open_for_as_long_as_the_bot_was_away(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await table.type(table.player("Ada"), "game end")
        async with restarted(table, tmp_path, hours=60) as after:
            await pass_hours(after, 40)
            assert saying(after, "proposes to end this match")
            await pass_hours(after, 8)
            assert saying(after, "nothing was decided")


@acted
async def test_while_discord_is_out_of_reach_nobody_is_late(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await pass_hours(table, 2)
        table.bot.dispatch("shard_disconnect", 0)
        await pass_hours(table, 60)
        assert not saying(table, WAITS)
        table.bot.dispatch("shard_resumed", 0)
        await pass_hours(table, 8)
        assert not saying(table, WAITS)
        await pass_hours(table, 2)
        assert saying(table, WAITS)


@acted
async def test_reminders_that_fell_due_together_come_one_by_one(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        # It is midnight in UTC: from six in the morning on for a day all but an hour no reminder may come.
        await table.bot.services.people.change(absent.id, reminders=(7, 9, 20), quiet=(6 * 60, 5 * 60), zone="UTC")
        await pass_hours(table, 29)
        (first,) = saying(table, WAITS)
        await pass_hours(table, 1)
        assert [each.id for each in saying(table, WAITS)] == [first.id]
        assert not saying(table, ABSENT)
        await pass_hours(table, 23)
        (second,) = saying(table, WAITS)
        assert second.id != first.id
        assert not saying(table, ABSENT)


async def _stops(*_: Any) -> None:
    raise RuntimeError("stopped")


@acted
async def test_a_lobby_nobody_starts_closes_after_a_week(tmp_path: Path) -> None:
    async with patient_stage(tmp_path, minutes=12 * 60) as table:
        await table.type(table.player("Ada"), "game new", game="after_the_flood")
        await pass_hours(table, 6 * 24)
        assert shown(table.post).buttons
        await pass_hours(table, 36)
        assert "Closed because nobody started the match." in shown(table.post).text
        assert not shown(table.post).buttons
        await table.type(table.player("Ada"), "game new", game="after_the_flood")
        assert shown(table.post).buttons
