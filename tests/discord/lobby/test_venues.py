"""Where a match is played: busy channels, threads, and what the bot may do there."""

import asyncio
from pathlib import Path

import discord
import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from db.table.info import Status
from tests.discord.support.calls import BREAKS, STATUSES, WAYS, fail, made
from tests.discord.support.rights import allow_all, forbid
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.tables import FLOOD, labels, table_in


async def chat(table: Stage, count: int) -> None:
    """Let people talk in the channel."""
    people = list(table.players.values())
    for n in range(count):
        await people[n % len(people)].send(table.channel, f"message {n}")


def thread_of(table: Stage) -> ChannelHandle:
    (thread,) = table.channel.threads
    return thread


@acted
async def test_a_busy_channel_is_asked_about(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await chat(table, 11)
        seen = await table.type(ada, "game new", **FLOOD, language="fr", autostart=True)
        assert seen.text == "This channel is busy. Open a thread for the match?"
        assert labels(seen) == ["Open a thread", "Play here"]
        await table.press(ada, "Open a thread")
        thread = thread_of(table)
        assert thread.name == "Après le Déluge · Ada"
        assert table.panel(ada).text == f"The table is open: <#{thread.id}>"
        assert "La partie commence dès que la table est complète" in shown(thread.last_message).text
        assert (await table_in(table, thread.id)).options["autostart"] == "yes"


@acted
async def test_a_busy_channel_can_be_played_in_all_the_same(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await chat(table, 11)
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Play here")
        assert shown(table.post).text.startswith("## After the Flood")


@acted
async def test_a_quiet_channel_is_not_asked_about(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await chat(table, 11)
        await table.env.advance_time(3700)
        await chat(table, 3)
        await table.type(ada, "game new", **FLOOD)
        assert shown(table.post).text.startswith("## After the Flood")


@acted
async def test_a_second_match_gets_a_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        seen = await table.type(bilal, "game new", **FLOOD)
        assert seen.text == "A match is already running here. Open a thread for the new one?"
        assert labels(seen) == ["Open a thread"]
        await table.press(bilal, "Open a thread")
        assert "🔴 A  **Bilal** (host)" in shown(thread_of(table).last_message).text
        assert (await table_in(table, table.channel.id)).host_id == ada.id


@acted
async def test_without_the_right_to_open_threads_the_channel_is_played_in(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await chat(table, 12)
        await forbid(table, table.channel, "create_public_threads")
        await table.type(ada, "game new", **FLOOD)
        assert "⚠️" in shown(table.post).text
        assert "open threads, so the match is played in the channel." in shown(table.post).text
        assert "There is already a match here." in (await table.type(bilal, "game new", **FLOOD)).text


@acted
async def test_vital_permissions_are_named_before_anything_is_opened(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await forbid(table, table.channel, "send_messages")
        seen = await table.type(ada, "game new", **FLOOD)
        assert "I cannot start here yet." in seen.text
        assert "**Send Messages**, to post the board." in seen.text
        assert labels(seen) == ["Try again"]
        assert await table.bot.services.tables.in_channel(table.channel.id) is None
        await table.press(ada, "Try again")
        assert "**Send Messages**" in table.panel(ada).text
        await allow_all(table, table.channel)
        await table.press(ada, "Try again")
        assert shown(table.post).text.startswith("## After the Flood")


@acted
async def test_what_would_be_useful_is_a_line_in_the_lobby(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await forbid(table, table.channel, "attach_files")
        await table.type(ada, "game new", **FLOOD)
        line = f"⚠️ In <#{table.channel.id}> I cannot attach files, so the board is shown as text."
        assert line in shown(table.post).text
        await allow_all(table, table.channel)
        await table.press(bilal, "Join", public=True)
        assert "⚠️" not in shown(table.post).text


@acted
async def test_start_looks_at_the_permissions_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        for other in (bilal, chloe):
            await table.press(other, "Join", public=True)
        await forbid(table, table.channel, "send_messages")
        seen = await table.press(ada, "Start", public=True)
        assert "**Send Messages**" in seen.text
        assert (await table_in(table, table.channel.id)).status is Status.LOBBY
        await allow_all(table, table.channel)
        await table.press(ada, "Try again")
        assert (await table_in(table, table.channel.id)).status is Status.RUNNING
        assert table.pinged


@acted
async def test_private_and_locked_threads(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        backend = table.env.backend
        await forbid(table, table.channel, "manage_threads")
        private = backend.create_thread(table.channel.id, "hidden", ada.id, type=ChannelType.PRIVATE_THREAD)
        locked = backend.create_thread(table.channel.id, "locked", ada.id)
        backend.edit_channel(locked.id, {}, thread_metadata={"locked": True})
        await table.env.settle()
        here = {each.id: each for each in table.channel.threads}
        seen = shown((await ada.slash(here[locked.id], "game new", **FLOOD)).response)
        assert "**An unlocked thread**, to post the board." in seen.text
        seen = shown((await ada.slash(here[private.id], "game new", **FLOOD)).response)
        assert "This thread is private. Add me to it, then try again." in seen.text


@acted
async def test_a_lobby_that_cannot_be_posted_holds_no_channel(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        table.env.inject_error("POST", "/channels/*/messages", status=500)
        seen = await table.type(ada, "game new", **FLOOD)
        assert "Nothing was opened" in seen.text
        assert await table.bot.services.tables.in_channel(table.channel.id) is None
        await table.press(ada, "Try again")
        assert shown(table.post).text.startswith("## After the Flood")


async def in_its_own_thread(table: Stage) -> str:
    """Ask for a thread in a busy channel; give what is said to whoever asked."""
    ada = table.player("Ada")
    await chat(table, 11)
    await table.type(ada, "game new", **FLOOD)
    return (await table.press(ada, "Open a thread")).text


async def live(table: Stage) -> int:
    return len(await table.bot.services.tables.live())


@pytest.mark.parametrize("status", STATUSES)
def test_a_thread_whose_lobby_cannot_be_posted_is_deleted(tmp_path: Path, status: int) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            ada = table.player("Ada")
            fail(table.env, "post", status, table.channel.id, times=None if status == 429 else 1)
            said = await in_its_own_thread(table)
            assert "so I deleted the thread; no table is open." in said
            assert ("**Send Messages in Threads**" in said) is (status == 403)
            assert labels(table.panel(ada)) == ["Try again", "Play here"]
            assert (table.channel.threads, await live(table)) == ([], 0)
            table.env.backend.faults.clear()
            await table.press(ada, "Try again")
            assert shown(thread_of(table).last_message).text.startswith("## After the Flood")

    asyncio.run(play())


@pytest.mark.parametrize("way", BREAKS)
def test_a_thread_goes_though_the_connection_broke_meanwhile(tmp_path: Path, way: str) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            fail(table.env, "post", 500, table.channel.id)
            fail(table.env, "delete the thread", way, table.channel.id)
            assert "so I deleted the thread" in await in_its_own_thread(table)
            assert (table.channel.threads, await live(table)) == ([], 0)

    asyncio.run(play())


@pytest.mark.parametrize("way", BREAKS)
def test_a_thread_that_cannot_be_deleted_is_archived_though_the_connection_broke(tmp_path: Path, way: str) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            fail(table.env, "post", 500, table.channel.id)
            fail(table.env, "delete the thread", 403, table.channel.id)
            fail(table.env, "archive the thread", way, table.channel.id)
            assert "stays empty" in await in_its_own_thread(table)
            about = table.env.backend.get_channel(thread_of(table).id).thread_metadata
            assert about is not None
            assert about.archived

    asyncio.run(play())


@pytest.mark.parametrize("way", WAYS)
def test_a_thread_that_cannot_be_looked_for_is_opened_when_tried_again(tmp_path: Path, way: int | str) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            fail(table.env, "open a thread", "reset before", table.channel.id)
            fail(table.env, "look for a thread", way, table.channel.id, times=2)
            assert "Nothing was opened" in await in_its_own_thread(table)
            table.env.backend.faults.clear()
            await table.press(table.player("Ada"), "Try again")
            assert shown(thread_of(table).last_message).text.startswith("## After the Flood")

    asyncio.run(play())


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("archived", [True, False])
def test_a_thread_that_cannot_be_deleted_is_archived(tmp_path: Path, archived: bool, status: int) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            ada = table.player("Ada")
            for call in ("post", "delete the thread", *(() if archived else ("archive the thread",))):
                fail(table.env, call, status, table.channel.id, times=1)
            said = await in_its_own_thread(table)
            if status == 404:  # then somebody else has deleted it
                assert "so I deleted the thread" in said
                return
            thread = thread_of(table)
            assert f"No table is open; <#{thread.id}> stays empty, as I am not allowed to delete it." in said
            about = table.env.backend.get_channel(thread.id).thread_metadata
            assert about is not None
            assert about.archived is archived
            assert await live(table) == 0
            assert "archive the thread" in made(table.env)
            table.env.backend.faults.clear()
            await table.press(ada, "Play here")
            assert shown(table.post).text.startswith("## After the Flood")

    asyncio.run(play())


@acted
async def test_a_thread_beside_a_match_is_not_offered_the_channel_of_that_match(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.type(bilal, "game new", **FLOOD)
        fail(table.env, "post", 500, table.channel.id)
        seen = await table.press(bilal, "Open a thread")
        assert labels(seen) == ["Try again"]
        assert table.channel.threads == []


@acted
async def test_a_thread_goes_too_if_the_bot_itself_fails(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        with pytest.MonkeyPatch.context() as planted:
            planted.setattr("cogs.table.open_table.send_lobby", broken)
            await in_its_own_thread(table)
        assert (table.channel.threads, await live(table)) == ([], 0)


async def broken(*_: object) -> discord.Message:
    raise ZeroDivisionError
