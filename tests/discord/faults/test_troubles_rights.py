"""Permissions taken away in the middle of a match, messages and channels deleted, people and the bot itself gone."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from simcord.backend import serializers

from db.table.info import Status
from tests.discord.support.acts_beside import start_again
from tests.discord.support.calls import fail
from tests.discord.support.insisting import everybody, info_of, play_turn, to_act
from tests.discord.support.rights import allow_all, forbid
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import pass_hours, patient_stage, running, saying
from tests.discord.support.venue import in_new_thread, new_channel

SILENT = "I cannot write"


def posts(on: Stage) -> list[discord.Message]:
    return [each for each in on.channel.history() if shown(each).text.startswith("### After the Flood")]


async def pinged_once(on: Stage, count: int) -> None:
    """See that there are so many posts, and that the last pings whoever must act."""
    assert len(posts(on)) == count
    assert [user.id for user in posts(on)[-1].mentions] == [(await to_act(on)).id]


@pytest.mark.parametrize("right", ["view_channel", "send_messages", "send_messages_in_threads"])
def test_where_the_bot_may_not_write_play_goes_on_privately(tmp_path: Path, right: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with patient_stage(tmp_path) as on:
            place = on.channel
            if right == "send_messages_in_threads":
                await in_new_thread(on)
            await on.start_match()
            await forbid(on, place, right)
            for _ in range(2):
                assert SILENT in (await on.type(await to_act(on), "play")).text
                await play_turn(on)
            assert len(posts(on)) == 1
            await allow_all(on, place)
            await pinged_once(on, 2)
            assert SILENT not in (await on.type(await to_act(on), "play")).text

    play(tmp_path)


@acted
async def test_the_warning_goes_with_its_reason_even_if_nothing_was_to_be_posted(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await forbid(on, on.channel, "send_messages")
        assert SILENT in (await on.type(await to_act(on), "play")).text
        await allow_all(on, on.channel)
        assert SILENT not in (await on.type(await to_act(on), "play")).text


@acted
async def test_without_the_useful_rights_posts_go_out_all_the_same(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await forbid(on, on.channel, "read_message_history", "attach_files", "create_public_threads")
        old = posts(on)[-1]
        await play_turn(on)
        await pinged_once(on, 2)
        assert "I can't attach files here" in shown(posts(on)[-1]).text
        pressed = await (await to_act(on)).click(old, label="Play")
        await on.env.settle()
        assert "Your turn" in shown(pressed.response).text


@acted
async def test_the_note_about_files_comes_with_the_post_that_arrives(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await forbid(on, on.channel, "attach_files")
        fail(on.env, "post", 500, on.channel.id)
        await play_turn(on)
        await pass_hours(on, 0.5)
        assert "I can't attach files here" in shown(posts(on)[-1]).text


@acted
async def test_a_vote_outlives_its_channel(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        ada = on.player("Ada")
        await on.type(ada, "game pause")
        on.env.backend.delete_channel(on.channel.id)
        await on.env.settle()
        await new_channel(on)
        await on.type(ada, "game move", match="1")
        await on.env.settle()
        await pinged_once(on, 1)
        assert len(saying(on, "Ada proposes")) == 1
        await everybody(on, "Ada proposes", "Agree")
        assert (await info_of(on)).status is Status.PAUSED


@acted
async def test_a_vote_whose_message_was_deleted_comes_back_when_asked_for(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await on.type(on.player("Ada"), "game pause")
        (vote,) = saying(on, "Ada proposes")
        on.env.backend.delete_message(on.channel.id, vote.id)
        await on.type(on.player("Bilal"), "game pause")
        await everybody(on, "Ada proposes", "Agree")
        assert (await info_of(on)).status is Status.PAUSED


@acted
async def test_a_reminder_deleted_by_a_moderator_is_not_missed(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        await pass_hours(on, 12)
        (reminder,) = saying(on, "is waiting for your action")
        on.env.backend.delete_message(on.channel.id, reminder.id)
        await pass_hours(on, 12)
        assert len(saying(on, "is waiting for your action")) == 1
        await play_turn(on)
        assert not saying(on, "is waiting for your action")
        await pinged_once(on, 2)


@acted
async def test_a_bot_that_was_thrown_out_goes_on_when_it_is_invited_again(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        backend, guild = on.env.backend, on.env.backend.get_guild(on.guild.id)
        backend.emit("GUILD_DELETE", {"id": str(guild.id)})
        on.env.inject_error("*", "/channels/*", status=403, code=50001, times=None)
        await on.env.settle()
        await on.bot.services.matches.take_default(1, (await info_of(on)).waiting[0])
        await pass_hours(on, 13)
        assert len(posts(on)) == 1
        backend.faults.clear()
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        await on.env.settle()
        await pinged_once(on, 2)
        await play_turn(on)
        await pinged_once(on, 3)


@acted
async def test_whoever_leaves_while_it_is_their_turn_is_not_reminded_and_may_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        gone = await to_act(on)
        on.guild.remove_member(gone)
        await pass_hours(on, 12)
        assert not saying(on, "is waiting for your action")
        (vote,) = saying(on, "what should the table do")
        on.players[gone.id] = on.guild.add_member(gone.user)
        await play_turn(on)
        await pinged_once(on, 2)
        (closed,) = [each for each in on.channel.history() if each.id == vote.id]
        assert not shown(closed).buttons


@pytest.mark.parametrize(("status", "said"), [(403, "**Create Public Threads**"), (500, "Nothing was opened")])
def test_a_thread_that_cannot_be_opened_says_why_and_can_be_tried_again(tmp_path: Path, status: int, said: str) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        async with running(tmp_path) as on:
            ada = on.player("Ada")
            await on.type(ada, "game new", game="after_the_flood")
            fail(on.env, "open a thread", status, on.channel.id)
            assert said in (await on.press(ada, "Open a thread")).text
            assert "The table is open" in (await on.press(ada, "Try again")).text

    play(tmp_path)


@acted
async def test_a_post_of_which_nobody_can_know_is_posted_again(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        async with on.bot.services.db.transaction() as tx:
            await tx.run("update outbox set status = 'sending'")
        on.env.backend.delete_message(on.channel.id, posts(on)[-1].id)
        fail(on.env, "read the channel", 403, on.channel.id, times=None)
        await start_again(on)
        await pass_hours(on, 1)
        await pinged_once(on, 1)
