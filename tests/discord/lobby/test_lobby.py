"""Setting the table, and once more afterwards, as the host and the others see it."""

from datetime import timedelta
from pathlib import Path

import pytest
from simcord.actors import MemberActor
from simcord.components import walk_components

from db.store.timestamps import written
from db.table.info import Status
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, shown, stage
from tests.discord.support.tables import FLOOD, ended, labels, table_in


async def choose(table: Stage, who: MemberActor, placeholder: str, value: str) -> Shown:
    return await table.choose(who, table.panel(who).menu(placeholder)["custom_id"], [value])


@acted
async def test_the_lobby_says_who_sits_where(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        seen = await table.type(ada, "game new", **FLOOD)
        assert seen.text == f"The table is open: <#{table.channel.id}>"
        await table.press(bilal, "Join", public=True)
        lobby = shown(table.post)
        check_limits(lobby.components)
        assert lobby.text.splitlines() == [
            "## After the Flood",
            "Three players, five turns, played over several days.",
            "🔴 A  **Ada** (host)",
            "🟪 B  **Bilal**",
            "🟢 C  *free seat*",
            "-# Starts when Ada presses **Start** · reminders after 12, 24 and 48 hours · posts in English",
        ]
        assert labels(lobby) == ["Join", "Leave", "Rules", "Add bot", "Options"]
        assert table.post.mentions == []


@acted
async def test_joining_twice_and_a_full_table_are_refused(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada", "Bilal", "Chloe", "Dana")) as table:
        ada, bilal, chloe, dana = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        assert "already has a seat" in (await table.press(ada, "Join", public=True)).text
        await table.type(bilal, "game join")
        await table.type(chloe, "game join")
        assert (await table.type(dana, "game join")).text == "All 3 seats are taken."
        assert labels(shown(table.post)) == ["Leave", "Rules", "Options", "Start"]


@acted
async def test_the_next_seat_is_host_when_the_host_leaves(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.press(bilal, "Join", public=True)
        await table.press(ada, "Leave", public=True)
        assert "🟪 B  **Bilal** (host)" in shown(table.post).text
        assert (
            await table.press(chloe, "Add bot", public=True)
        ).text == "Only Bilal, who opened the table, can do that."
        await table.press(bilal, "Leave", public=True)
        assert "Closed by Bilal." in shown(table.post).text
        assert not shown(table.post).buttons


@acted
async def test_only_the_host_opens_options_and_starts(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        for other in (bilal, chloe):
            await table.press(other, "Join", public=True)
        for label in ("Options", "Start"):
            assert "Only Ada" in (await table.press(bilal, label, public=True)).text
        assert (await table_in(table, table.channel.id)).status is Status.LOBBY


@acted
async def test_options_are_preset_and_shown_in_the_lobby(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Add bot", public=True)
        seen = await table.press(ada, "Options", public=True)
        check_limits(seen.components)
        chosen = [option["label"] for menu in seen.menus for option in menu["options"] if option.get("default")]
        assert chosen == [
            "Language of the channel: English",
            "Start: By the host",
            "Reminders: After 12, 24, 48 hours",
            "Hints: Allowed",
        ]
        await choose(table, ada, "Reminders", "never")
        await choose(table, ada, "Start", "yes")
        await choose(table, ada, "Remove a player", "bot1")
        lobby = shown(table.post).text
        assert "🟪 B  *free seat*" in lobby
        assert "-# Starts automatically when full · no reminders · posts in English" in lobby
        await choose(table, ada, "Language", "fr")
        assert "🔴 A  **Ada** (hôte)" in shown(table.post).text


@acted
async def test_the_host_removes_a_person_who_is_told_in_the_lobby_and_may_join_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        for other in (bilal, chloe):
            await table.press(other, "Join", public=True)
        seen = await table.press(ada, "Options", public=True)
        offered = [option["label"] for option in seen.menu("Remove a player")["options"]]
        assert offered == ["Remove Bilal", "Remove Chloe"]
        await choose(table, ada, "Remove a player", str(bilal.id))
        lobby = shown(table.post)
        assert "🟪 B  *free seat*" in lobby.text
        assert (
            f"<@{bilal.id}>: the host has removed you from the table. Press **Join** to take a seat again."
            in lobby.text
        )
        await table.press(bilal, "Join", public=True)
        assert "removed you from the table" not in shown(table.post).text
        assert "🟪 B  **Bilal**" in shown(table.post).text


@acted
async def test_done_takes_the_options_away_and_leaves_the_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Options", public=True)
        options = table.open[ada.id]
        assert (await ada.click(options.message, label="Done")).acknowledged
        await table.env.settle()
        with pytest.raises(Exception, match="Unknown Message"):
            await ada.click(options.message, label="Done")
        assert labels(shown(table.post)) == ["Join", "Leave", "Rules", "Add bot", "Options"]


@acted
async def test_a_bot_that_sits_down_is_named_by_its_seat(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        for letter in "BC":
            seen = await table.press(ada, "Add bot", public=True)
            assert seen.text.startswith(f"**A bot takes seat {letter}.**")


@acted
async def test_the_host_closes_the_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        lobby = table.post
        join = shown(lobby).button("Join")
        seen = await table.press(ada, "Options", public=True)
        assert labels(seen) == ["Done", "Close this table"]
        seen = await table.press(ada, "Close this table")
        assert seen.text.startswith("Close this table for everybody?")
        assert labels(seen) == ["Back", "Close this table"]
        assert "Closed by" not in shown(table.post).text
        assert labels(await table.press(ada, "Back")) == ["Done", "Close this table"]
        await table.press(ada, "Close this table")
        await table.press(ada, "Close this table")
        assert "Closed by Ada. `/game new` opens another table." in shown(table.post).text
        assert "free seat" not in shown(table.post).text
        assert await table.bot.services.tables.in_channel(table.channel.id) is None
        assert (await table.type(bilal, "game join")).text.startswith("There is no match in this channel.")
        with pytest.raises(Exception, match=r"custom_id|button"):
            await bilal.click(lobby, custom_id=join)


@acted
async def test_a_full_table_starts_by_itself_if_the_host_chose_so(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD, autostart=True)
        lobby = table.post
        await bilal.click(lobby, label="Join")
        await chloe.click(lobby, label="Join")
        await table.env.settle()
        first = table.pinged[0].name
        assert shown(table.post).text.startswith(f"### After the Flood · {first} to play")
        set_table = shown(next(each for each in table.channel.history() if each.id == lobby.id))
        assert set_table.text.endswith(f"The match begins. {first} goes first.")
        assert not set_table.buttons


@acted
async def test_a_table_that_is_set_has_no_free_seats(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", game="assyria")
        lobby = table.post
        await bilal.click(lobby, label="Join")
        assert shown(table.post).text.count("*free seat*") == 2
        await table.type(ada, "game start")
        await table.env.settle()
        lines = shown(next(each for each in table.channel.history() if each.id == lobby.id)).text.splitlines()
        assert lines[-3:-1] == ["🔴 A  **Ada** (host)", "🟪 B  **Bilal**"]
        assert lines[-1].startswith("The match begins.")


@acted
async def test_too_few_players_cannot_start(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        seen = await table.type(ada, "game start")
        assert seen.text == "This game is for exactly 3 players, not 1."


@acted
async def test_a_lobby_whose_message_was_deleted_is_posted_anew(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        table.env.backend.delete_message(table.channel.id, table.post.id)
        await table.type(bilal, "game join")
        assert "🟪 B  **Bilal**" in shown(table.post).text
        assert (await table_in(table, table.channel.id)).lobby_message_id == table.post.id


@acted
async def test_a_forgotten_lobby_closes_after_a_week(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.env.advance_time(3700)
        assert shown(table.post).buttons
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set updated_at = ?", written(table.env.now() - timedelta(days=7)))
        await table.env.advance_time(3700)
        assert "Closed because nobody started the match." in shown(table.post).text
        assert not shown(table.post).buttons


@acted
async def test_odd_names_break_nothing(tmp_path: Path) -> None:
    odd = ("*Ada* @everyone", "[Bi](http://x.y)lal", "\u202e\u200b")
    async with stage(tmp_path, odd) as table:
        host, *others = table.players.values()
        await table.type(host, "game new", **FLOOD)
        for other in others:
            await table.press(other, "Join", public=True)
        text = shown(table.post).text
        assert "🟢 C  **seat C**" in text
        assert "@everyone" not in text
        assert "\\*Ada\\*" in text
        assert "\\*Ada\\*" in (await table.press(others[0], "Start", public=True)).text


# After the match


@acted
async def test_a_rematch_invites_the_same_people(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada", "Bilal", "Chloe")) as table:
        ada, bilal, chloe = table.players.values()
        await ended(table)
        final = table.post
        await table.press(bilal, "Rematch", public=True)
        lobby = shown(table.post)
        assert "🔴 A  **Bilal** (host)" in lobby.text
        assert "🟪 B  *free seat*" in lobby.text
        assert f"<@{ada.id}> and <@{chloe.id}>, another match? Press **Join**." in lobby.text
        assert {each.id for each in table.pinged} == {ada.id, chloe.id}
        await ada.click(final, label="Rematch")
        assert len([each for each in table.channel.history() if "Press **Join**" in shown(each).text]) == 1
        await table.press(ada, "Join", public=True)
        assert f"<@{chloe.id}>, another match?" in shown(table.post).text
        seen = shown((await chloe.click(final, label="Rematch")).response)
        assert seen.text == "The table is already open."
        (link,) = [part for part in walk_components(seen.components) if part.get("url")]
        assert link["label"] == "To the table"
        assert link["url"].endswith(f"/{table.channel.id}/{table.post.id}")


@acted
async def test_strangers_open_no_rematch(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await ended(table)
        stranger = table.guild.add_member(table.env.create_user("Eve"))
        table.players[stranger.id] = stranger
        seen = await table.press(stranger, "Rematch", public=True)
        assert seen.text == "You have no seat in this match."


@acted
async def test_bots_sit_down_again_for_a_rematch(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada",)) as table:
        ada = table.player("Ada")
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Options", public=True)
        await choose(table, ada, "Reminders", "48")
        for _ in range(2):
            await table.press(ada, "Add bot", public=True)
        await table.press(ada, "Start", public=True)
        match = await table_in(table, table.channel.id)
        with table.env.time_context():
            await table.bot.services.tables.end(match.id)
        await table.env.advance_time(61)
        await table.press(ada, "Rematch", public=True)
        lobby = shown(table.post)
        assert lobby.text.count("  bot") == 2
        assert "reminders after 48 hours" in lobby.text
        assert "another match" not in lobby.text
        assert labels(lobby) == ["Leave", "Rules", "Options", "Start"]


@acted
async def test_a_rematch_beside_another_match_gets_a_thread(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await ended(table)
        final = table.post
        await table.type(ada, "game new", **FLOOD)
        question = (await bilal.click(final, label="Rematch")).response
        assert question is not None
        assert labels(shown(question)) == ["Open a thread"]
        await bilal.click(question.message, label="Open a thread")
        (thread,) = table.channel.threads
        assert thread.name == "After the Flood · Ada, Bilal, Chloe"
        assert thread.last_message is not None
        assert {each.id for each in thread.last_message.mentions} == {ada.id, chloe.id}
