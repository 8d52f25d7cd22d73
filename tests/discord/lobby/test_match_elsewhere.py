"""What is typed where there is no match leads to the one that somebody plays elsewhere."""

from pathlib import Path

import pytest

from cogs.access.place import place_of
from db.table.info import Status, TableInfo
from tests.discord.support.rights import forbid
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, stage
from tests.discord.support.tables import FLOOD, labels

THREADS = ("create_public_threads", "create_private_threads")
NONE_HERE = "There is no match in this channel."


async def in_direct_messages(table: Stage) -> TableInfo:
    """Let Ada begin a Duel of Kings alone, which is kept in direct messages."""
    await forbid(table, table.channel, *THREADS)
    await table.type(table.player("Ada"), "solo", mode="duel", empire="akkadian")
    await table.env.settle()
    (info,) = await table.bot.services.tables.live()
    assert info.guild_id is None
    return info


@pytest.mark.parametrize("command", ["play", "board", "hand", "catchup", "log", "game info"])
def test_the_refusal_names_the_match_in_direct_messages_and_leads_to_it(tmp_path: Path, command: str) -> None:
    @acted
    async def play(folder: Path) -> None:
        async with mesopotamia_table(folder, 1) as table:
            ada = table.player("Ada")
            info = await in_direct_messages(table)
            seen = await table.type(ada, command)
            assert seen.text == f"{NONE_HERE} You are playing **Duel of Kings (Emperor)** · {place_of(info)}"
            assert labels(seen) == ["Play", "Board", "Log", "Matches here"]
            assert (await table.press(ada, "Play")).text.startswith("### Your turn")

    play(tmp_path)


@acted
async def test_it_is_ended_from_the_channel_in_which_its_panel_is_played(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        info = await in_direct_messages(table)
        seen = await table.type(ada, "game end")
        assert seen.text.startswith("End this match?")
        assert seen.text.endswith(f"**Duel of Kings (Emperor)** · {place_of(info)}")
        assert labels(seen) == ["End the match", "Keep playing"]
        assert (await table.press(ada, "End the match")).text == "The match is ended."
        assert (await table.bot.services.tables.get(info.id)).status is Status.ENDED


@acted
async def test_beside_a_match_of_others_one_still_ends_ones_own(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 3) as table:
        ada, bilal, chloe = table.players.values()
        own = await in_direct_messages(table)
        await table.type(bilal, "game new", game="mesopotamia")
        await table.press(chloe, "Join", public=True)
        await table.press(bilal, "Start", public=True)
        seen = await table.type(ada, "game end")
        assert f"**Duel of Kings (Emperor)** · {place_of(own)}" in seen.text
        await table.press(ada, "End the match")
        assert (await table.bot.services.tables.get(own.id)).status is Status.ENDED
        (others,) = await table.bot.services.tables.live()
        assert others.status is Status.RUNNING


@acted
async def test_the_only_match_with_others_is_named_but_not_ended_from_afar(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada = table.player("Ada")
        await table.start_match("after_the_flood")
        there, table.channel = table.channel, table.guild.create_text_channel("far-away")
        await table.env.settle()
        for command in ("play", "game end", "game pause"):
            seen = await table.type(ada, command)
            names = "Ada, Bilal and Chloe"
            assert seen.text == f"{NONE_HERE} You are playing **After the Flood · {names}** · {there.mention}"
            assert labels(seen) == ["Play", "Board", "Log", "Matches here"]
        (info,) = await table.bot.services.tables.live()
        assert info.status is Status.RUNNING
        assert not await table.bot.services.votes.opened(info.id)


@acted
async def test_a_match_that_is_not_theirs_or_has_not_begun_is_not_named(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        table.channel = table.guild.create_text_channel("far-away")
        await table.env.settle()
        for player in (ada, bilal):
            assert (await table.type(player, "play")).text == f"{NONE_HERE} `/game new` opens one."


@acted
async def test_of_several_matches_elsewhere_none_is_guessed(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        ada = table.player("Ada")
        for mode in ("duel", "siege"):
            await table.type(ada, "solo", mode=mode)
        await table.press(ada, "New match")
        assert len(await table.bot.services.tables.live()) == 2
        assert (await table.type(ada, "game end")).text == f"{NONE_HERE} `/game new` opens one."
