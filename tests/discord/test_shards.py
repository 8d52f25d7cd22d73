"""Two processes share one bot: each serves its own servers from its own database, and leaves the others alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import simcord
from simcord.env import Env

from bot import open_bot
from cogs.client import TwoRivers
from db.store.damage import damage_in
from db.table.shards import Shards
from start.running import NEEDS_CHANGE, CannotRun, check_shards, lock_database
from start.split import main as split
from tests.discord.support.at_rest import servers_of
from tests.discord.support.ending import end_action
from tests.discord.support.stage import PATIENCE, PLAYERS, Stage, acted
from tests.discord.support.thumbnails import Thumbnails

FIRST, SECOND = Shards((0,), 2), Shards((1,), 2)


def table_on(env: Env, bot: TwoRivers, shard: int) -> Stage:
    """Set up a server that Discord deals to a shard."""
    guild = env.create_guild(f"Server {shard}", shard_id=shard)
    channel = guild.create_text_channel("two-rivers")
    members = [guild.add_member(env.create_user(f"{name}{shard}")) for name in PLAYERS]
    return Stage(env, bot, guild, channel, {each.id: each for each in members})


def messages(table: Stage) -> dict[int, str]:
    """Give all messages of a table's channel, by number."""
    return {each.id: repr(each.components) for each in table.env.backend.messages[table.channel.id].values()}


async def acts(table: Stage) -> None:
    """Let whoever is asked build a city and end the action."""
    (who,) = table.pinged
    menu = (await table.press(who, "Play", public=True)).menu("🏛️")
    await table.choose(who, menu["custom_id"], [menu["options"][0]["value"]])
    await end_action(table, who)


@acted
async def test_each_process_serves_its_own_servers_and_leaves_the_others_alone(tmp_path: Path) -> None:
    async with (
        open_bot(tmp_path / "first.db", Thumbnails(), shards=FIRST) as first,
        open_bot(tmp_path / "second.db", Thumbnails(), shards=SECOND) as second,
        simcord.run(first) as env,
    ):
        env.settle_timeout = PATIENCE
        here, there = table_on(env, first, 0), table_on(env, second, 1)
        await here.start_match()
        await acts(here)
        assert [guild.id for guild in first.guilds] == [here.guild.id]

        before = messages(here)
        await env.restart_bot(second)
        await there.start_match()
        await acts(there)
        assert [guild.id for guild in second.guilds] == [there.guild.id]
        assert messages(here) == before
        assert len(messages(there)) == len(before)

        before = messages(there)
        async with open_bot(tmp_path / "first.db", Thumbnails(), shards=FIRST) as again:
            await env.restart_bot(again)
            await acts(here)
            assert messages(there) == before
            assert await again.services.tables.servers() == {here.guild.id: 1}
        assert await second.services.tables.servers() == {there.guild.id: 1}


@acted
async def test_one_database_is_split_for_two_processes(tmp_path: Path) -> None:
    one, parts = tmp_path / "one.db", [tmp_path / "first.db", tmp_path / "second.db"]
    async with open_bot(one, Thumbnails(), shards=Shards((0, 1), 2)) as bot, simcord.run(bot) as env:
        env.settle_timeout = PATIENCE
        tables = [table_on(env, bot, shard) for shard in range(2)]
        for table in tables:
            await table.start_match()
            await acts(table)
        everything = await bot.services.tables.servers()
        with pytest.raises(CannotRun, match=r"1 live matches .* SHARDS=1/2 .*start.split") as refused:
            check_shards(SECOND, everything, one)
        assert refused.value.code == NEEDS_CHANGE
        check_shards(Shards((0, 1), 2), everything, one)
        for file, shards, table in zip(parts, (FIRST, SECOND), tables, strict=True):
            assert split([str(one), str(shards), str(file)]) == 0
            assert damage_in(file) == []
            check_shards(shards, await servers_of(file), file)
            before = [messages(each) for each in tables if each is not table]
            async with open_bot(file, Thumbnails(), shards=shards) as part:
                await env.restart_bot(part)
                await env.settle()
                await acts(table)
            assert [messages(each) for each in tables if each is not table] == before


def test_nothing_is_written_over_and_nothing_taken_from_a_database_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(servers_of(tmp_path / "ours.db"))
    (tmp_path / "there.db").write_text("mine")
    (tmp_path / "none.db").write_text("no database of ours")
    refused = [
        ("missing.db", "new.db", "no such file"),
        ("none.db", "new.db", "none.db"),
        ("ours.db", "there.db", "is there already"),
    ]
    for file, target, said in refused:
        assert split([str(tmp_path / file), "0/2", str(tmp_path / target)]) == NEEDS_CHANGE
        assert said in capsys.readouterr().err
    with lock_database(tmp_path / "ours.db"):
        assert split([str(tmp_path / "ours.db"), "0/2", str(tmp_path / "new.db")]) == NEEDS_CHANGE
    assert "stop that first" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        split([str(tmp_path / "none.db"), "2/2", str(tmp_path / "new.db")])
    assert "counted from 0" in capsys.readouterr().err
    assert (tmp_path / "there.db").read_text() == "mine"
    assert not (tmp_path / "new.db").exists()
