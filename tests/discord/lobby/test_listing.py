"""The list of matches, and everything about one."""

from pathlib import Path

import discord

from tests.discord.support.stage import acted, shown, stage
from tests.discord.support.tables import table_in


@acted
async def test_the_list_shows_what_one_may_see(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        assert (await table.type(ada, "game list")).text.startswith("No match is running here.")
        await table.start_match()
        (first,) = table.pinged
        other = next(each for each in table.players.values() if each is not first)
        assert (await table.type(first, "game list")).text.endswith(" · **your turn**")
        seen = (await table.type(other, "game list")).text
        assert f"**After the Flood** · <#{table.channel.id}> · Ada, Bilal and Chloe · waiting for {first.name}" in seen


@acted
async def test_a_hidden_channel_is_not_listed_for_strangers(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        stranger = table.guild.add_member(table.env.create_user("Eve"))
        plaza = table.channel
        hidden = {table.guild.default_role: discord.PermissionOverwrite(view_channel=False)}
        members = [*table.players.values(), table.bot.user]
        seen = {each: discord.PermissionOverwrite(view_channel=True) for each in members}
        table.channel = table.guild.create_text_channel("hidden", overwrites={**hidden, **seen})  # type: ignore[dict-item]
        await table.env.settle()
        await table.start_match()
        match = await table_in(table, table.channel.id)
        assert shown((await stranger.slash(plaza, "game list")).response).text.startswith("No match is running here.")
        assert await stranger.autocomplete(plaza, "game info", "match", "") == []
        told = shown((await stranger.slash(plaza, "game info", match=match.id)).response).text
        assert told == f"There is no match number {match.id}."
        (player, *_) = table.players.values()
        assert "After the Flood" in shown((await player.slash(plaza, "game list")).response).text


@acted
async def test_a_match_whose_channel_is_gone_is_found_in_the_list(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.start_match()
        table.env.backend.delete_channel(table.channel.id)
        await table.env.settle()
        table.channel = table.guild.create_text_channel("elsewhere")
        await table.env.settle()
        assert "`/game move` moves the match elsewhere" in (await table.type(ada, "game list")).text


@acted
async def test_the_record_is_given_to_players_when_the_match_is_over(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.start_match()
        match = await table_in(table, table.channel.id)
        seen = await ada.slash(table.channel, "game info")
        assert f"Running · <#{table.channel.id}>\nPlayers: Ada, Bilal and Chloe" in shown(seen.response).text
        *_, waiting, options = shown(seen.response).text.splitlines()
        assert waiting.startswith(("**Your turn**", "Waiting for "))
        assert options == "-# Reminders after 12, 24 and 48 hours · posts in English"
        assert not seen.response.attachments  # type: ignore[union-attr]
        await table.bot.services.tables.end(match.id)
        (choice, *_) = await ada.autocomplete(table.channel, "game info", "match", "after")
        assert choice["name"] == f"{match.id} · After the Flood · Ada, Bilal, Chloe · Ended by the players"
        over = await ada.slash(table.channel, "game info", match=choice["value"])
        assert [each.filename for each in over.response.attachments] == ["after_the_flood-1.json"]  # type: ignore[union-attr]
        last = await ada.slash(table.channel, "game info")
        assert last.response.attachments  # type: ignore[union-attr]
        stranger = table.guild.add_member(table.env.create_user("Eve"))
        seen = await stranger.slash(table.channel, "game info", match=choice["value"])
        assert not seen.response.attachments  # type: ignore[union-attr]
