"""What may go wrong outside the match: Discord refuses, something is deleted or forbidden, somebody leaves."""

from pathlib import Path

import discord
from simcord.actors import MemberActor

from cogs.client import TwoRivers
from cogs.games import GAMES
from cogs.services import Services
from db.match.load import Loaded
from tests.discord.support.rights import allow_all, forbid
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.thumbnails import Thumbnails


async def match_of(table: Stage) -> Loaded:
    info = await table.bot.services.tables.in_channel(table.channel.id)
    return await table.bot.services.matches.load(1 if info is None else info.id)


async def next_player(table: Stage) -> MemberActor:
    loaded = await match_of(table)
    (seat,) = loaded.waiting
    return table.players[loaded.info.seat(seat).user_id or 0]


async def take_turn(table: Stage, who: MemberActor, area: str) -> None:
    """Build a city and end the turn, pressing again whatever did not work."""
    for _ in range(8):
        if await next_player(table) is not who:
            return
        result = await who.slash(table.channel, "play")
        await table.env.settle()
        seen = shown(result.response)
        labels = [part["label"] for part in seen.buttons]
        if "End action" in labels:
            await who.click(result.response.message, custom_id=seen.button("End action"))  # type: ignore[union-attr]
        elif any(menu["placeholder"].startswith("🏛️") for menu in seen.menus):
            custom_id = seen.menu("🏛️ Build City")["custom_id"]
            await who.select(result.response.message, [area], custom_id=custom_id)  # type: ignore[union-attr]
        await table.env.settle()
    raise AssertionError("the turn cannot be taken")


def posts(table: Stage) -> list[discord.Message]:
    return [each for each in table.channel.history() if shown(each).text.startswith("### After the Flood")]


def pings(table: Stage, who: MemberActor) -> int:
    return sum(who.id in {user.id for user in each.mentions} for each in posts(table))


# Discord refuses


@acted
async def test_posts_that_keep_failing_go_out_once_and_the_newest_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        table.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
        for area in ("ur", "umma"):
            await take_turn(table, await next_player(table), area)
        await table.env.advance_time(700)
        third = await next_player(table)
        assert len(posts(table)) == 2
        assert pings(table, third) == 1
        text = shown(table.post).text
        assert "builds a city in Ur" in text
        assert "builds a city in Umma" in text


# The channel takes no posts


@acted
async def test_without_the_right_to_write_the_match_goes_on_privately(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        await forbid(table, table.channel, "send_messages")
        first = await next_player(table)
        silent = f"⚠️ I cannot write in <#{table.channel.id}>, so the others are not pinged."
        assert silent in (await table.type(first, "play")).text
        await take_turn(table, first, "ur")
        second = await next_player(table)
        assert silent in (await table.type(second, "play")).text
        await take_turn(table, second, "umma")
        assert len(posts(table)) == 1
        await allow_all(table, table.channel)
        third = await next_player(table)
        assert len(posts(table)) == 2
        assert (pings(table, second), pings(table, third)) == (0, 1)
        assert "I cannot write" not in (await table.type(third, "play")).text


@acted
async def test_after_a_restart_it_is_still_said(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        first = await next_player(table)
        table.env.inject_error("POST", "/channels/*/messages", status=403, times=None)
        await take_turn(table, first, "ur")
        second = await next_player(table)
        assert "I cannot write" in shown((await second.slash(table.channel, "play")).response).text
        restarted = TwoRivers(Services.on(table.bot.services.db, GAMES, pictures=Thumbnails()))
        await table.env.restart_bot(restarted)
        await table.env.settle()
        assert restarted.services.silent == {1}
        table.env.backend.faults.clear()
        await table.type(second, "play")
        await table.env.settle()
        assert pings(table, second) == 1


@acted
async def test_a_locked_thread_counts_as_missing_permission(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await in_thread(table)
        await forbid_in_parent(table, "manage_threads")
        first = await next_player(table)
        table.env.backend.edit_channel(table.channel.id, {}, thread_metadata={"locked": True})
        await table.env.settle()
        assert "I cannot write" in (await table.type(first, "play")).text


@acted
async def test_a_match_whose_thread_is_deleted_goes_on_elsewhere(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await in_thread(table)
        table.env.backend.delete_channel(table.channel.id)
        await moved(table)


@acted
async def test_a_match_whose_channel_is_deleted_goes_on_elsewhere(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        first = await next_player(table)
        await table.press(first, "Play", public=True)
        table.env.backend.delete_channel(table.channel.id)
        await moved(table)


async def in_thread(table: Stage) -> None:
    """Start a match in a thread."""
    host = next(iter(table.players.values()))
    thread = table.env.backend.create_thread(table.channel.id, "match", host.id)
    await table.env.settle()
    table.channel = next(each for each in table.channel.threads if each.id == thread.id)
    await table.start_match()


async def forbid_in_parent(table: Stage, *names: str) -> None:
    parent = next(each for each in table.guild.channels.values() if each.name == "two-rivers")
    await forbid(table, parent, *names)


async def moved(table: Stage) -> None:
    """Bring the match to another channel and take a turn there."""
    await table.env.settle()
    table.channel = table.guild.create_text_channel("elsewhere")
    await table.env.settle()
    first = await next_player(table)
    assert "`/game move` moves the match elsewhere" in (await table.type(first, "game list")).text
    host = next(iter(table.players.values()))
    assert (await table.type(host, "game move", match="1")).text.endswith(f"now in <#{table.channel.id}>.")
    await table.env.settle()
    assert pings(table, first) == 1
    await take_turn(table, first, "ur")
    assert pings(table, await next_player(table)) == 1


# Something else is missing


@acted
async def test_a_deleted_post_is_not_missed(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        first = await next_player(table)
        table.env.backend.delete_message(table.channel.id, table.post.id)
        await take_turn(table, first, "ur")
        assert "builds a city in Ur" in shown(table.post).text
        assert next(part["label"] for part in shown(table.post).buttons) == "Play"
        assert table.pinged == [await next_player(table)]


@acted
async def test_without_the_right_to_attach_files_it_is_said_once(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        await forbid(table, table.channel, "attach_files")
        warned = []
        for area in ("ur", "umma"):
            await take_turn(table, await next_player(table), area)
            warned.append("⚠️ I can't attach files here, so the board is shown as text." in shown(table.post).text)
        assert warned == [True, False]
        with table.env.time_context():
            await table.bot.services.tables.end(1)
        await table.env.advance_time(61)
        assert "`/game info` gives the record of the match." in shown(table.post).text
        assert table.post.attachments == []


@acted
async def test_the_table_is_asked_about_a_player_who_left_the_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        first = await next_player(table)
        following = await player_after(table)
        table.guild.remove_member(following)
        await take_turn(table, first, "ur")
        await table.env.settle()
        asked = shown(table.post)
        assert f"**{following.name} has left the server.**" in asked.text
        assert "Let a bot play" in [part["label"] for part in asked.buttons]
        for _ in range(13):
            await table.env.advance_time(3600)
        assert not any("is waiting for your action" in shown(each).text for each in table.channel.history())


async def player_after(table: Stage) -> MemberActor:
    """Give the player who is second in the order of play."""
    loaded = await match_of(table)
    return table.players[loaded.info.seat(loaded.match.committed.order[1]).user_id or 0]
