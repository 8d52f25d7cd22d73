"""The bot is restarted while panels, lobbies, votes and posts are open: what is pressed on them afterwards works."""

from __future__ import annotations

from pathlib import Path

from simcord.actors import MemberActor

from db.table.info import Status
from tests.discord.lobby.test_venues import chat
from tests.discord.support.flood_scene import rich, scene
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import (
    click,
    others,
    pass_hours,
    restarted,
    running,
    saying,
    take_turn,
    to_play,
)
from tests.discord.support.tables import FLOOD, ended, labels, table_in
from tests.discord.votes.test_absence import ABSENT
from tests.rules.after_the_flood.table import RED


async def opened(table: Stage) -> MemberActor:
    """Let whoever is to play open the panel."""
    who = to_play(table)
    await table.type(who, "play")
    return who


@acted
async def test_a_panel_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = await opened(table)
        await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], ["ur"])
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            assert "So far" not in (await after.press(who, "Undo step")).text
            assert "1. City in Ur" in (await after.press(who, "Redo")).text
        async with restarted(after, tmp_path) as again:
            again.open |= after.open
            assert "**Done.**" in (await again.press(who, "End action")).text
            assert to_play(again) is not who
            assert len(saying(again, "### After the Flood")) == 2


@acted
async def test_a_panel_nothing_was_pressed_on(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = await opened(table)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            build = after.panel(who).menu("🏛️ Build City")["custom_id"]
            assert "1. City in Ur" in (await after.choose(who, build, ["ur"])).text


@acted
async def test_the_buttons_of_a_post(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who, post = to_play(table), table.post
        before = {label: await click(table, who, post, label) for label in ("Play", "Board", "Log")}
        assert "Your turn" in before["Play"]
        async with restarted(table, tmp_path) as after:
            assert {label: await click(after, who, post, label) for label in before} == before


@acted
async def test_ticks_are_taken(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, rich().workers("amorites", RED, 2).workers("hittites", RED, 1))
        await table.type(at.ada, "play")
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            trade = after.panel(at.ada).menu("⚖️ Trade (one or more)")["custom_id"]
            seen = await after.choose(at.ada, trade, ["hittites.metal/!grain", "amorites.wood/!tool"])
            assert "So far" in seen.text
            assert len((await after.bot.services.matches.load(1)).match.drafts) == 1


@acted
async def test_what_is_put_together_in_several_menus_is_held(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        hand = {"grain": 17, "wood": 9, "metal": 9, "textile": 9, "tool": 7, "oil": 7, "gold": 5}
        at = await scene(table, rich().hand(RED, **hand))
        await table.type(at.ada, "play")
        await table.press(at.ada, "Pass")
        await table.press(at.ada, "Another mix…")
        grain, *_ = table.panel(at.ada).menus
        await table.choose(at.ada, grain["custom_id"], [grain["options"][5]["value"]])
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            await after.press(at.ada, "Later ▶")
            *_, gold = after.panel(at.ada).menus
            seen = await after.choose(at.ada, gold["custom_id"], [gold["options"][2]["value"]])
            assert "Chosen: 5 grain and 2 gold → value 13" in seen.text
            async with restarted(after, tmp_path) as again:
                again.open |= after.open
                seen = await again.press(at.ada, "Confirm selection")
                assert "(5 grain and 2 gold)" in seen.text


@acted
async def test_a_lobby(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        await table.press(ada, "Options", public=True)
        await table.press(bilal, "Join", public=True)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            await after.choose(ada, after.panel(ada).menu("Reminders")["custom_id"], ["48"])
            assert "reminders after 48 hours" in shown(after.post).text
            await after.press(bilal, "Leave", public=True)
            await after.press(chloe, "Join", public=True)
            await after.press(ada, "Add bot", public=True)
            await after.press(ada, "Start", public=True)
            assert (await table_in(after, after.channel.id)).status is Status.RUNNING
            assert len(saying(after, "### After the Flood")) == 1


@acted
async def test_a_question_where_to_open_a_table(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await chat(table, 12)
        await table.type(ada, "game new", **FLOOD)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            assert "The table is open" in (await after.press(ada, "Open a thread")).text
            assert len(after.channel.threads) == 1


@acted
async def test_a_vote_and_the_button_it_leaves(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        pair = others(table, absent)
        await pass_hours(table, 12)
        await table.type(pair[0], "game absent", seat=absent.name)
        (vote,) = saying(table, ABSENT)
        await click(table, pair[0], vote, "Let a bot play")
        async with restarted(table, tmp_path) as after:
            await click(after, pair[1], vote, "Let a bot play")
            (note,) = saying(after, "press **Take back my seat**")
            async with restarted(after, tmp_path) as again:
                assert "The seat is yours again." in await click(again, absent, note, "Take back my seat")


@acted
async def test_a_point_to_go_back_to(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = await take_turn(table)
        await table.press(who, "Undo", public=True)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            menu = after.panel(who).menus[0]
            await after.choose(who, menu["custom_id"], [menu["options"][0]["value"]])
            async with restarted(after, tmp_path) as again:
                again.open |= after.open
                assert "Undone: 1 action of yours." in (await again.press(who, "Undo now")).text
                assert to_play(again) is who


@acted
async def test_a_reminder(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await pass_hours(table, 12)
        (reminder,) = saying(table, "is waiting")
        async with restarted(table, tmp_path) as after:
            assert "no more reminders" in (await click(after, who, reminder, "Mute this turn")).lower()
            assert "Your turn" in await click(after, who, reminder, "Play")


@acted
async def test_the_last_post(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await ended(table)
        final = table.post
        before = {label: await click(table, ada, final, label) for label in labels(shown(final)) if label != "Rematch"}
        async with restarted(table, tmp_path) as after:
            assert {label: await click(after, ada, final, label) for label in before} == before
            assert "A new table is open" in await click(after, ada, final, "Rematch")


@acted
async def test_a_pause(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "game pause")
        (vote,) = saying(table, "proposes a pause")
        for each in others(table, who):
            await click(table, each, vote, "Agree")
        async with restarted(table, tmp_path) as after:
            (note,) = saying(after, "**Paused**")
            assert "resumes the match" in await click(after, who, note, "Resume")
            assert to_play(after) is who


@acted
async def test_settings(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, *_ = table.players.values()
        await table.type(ada, "settings")
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            menu = after.panel(ada).menus[0]
            await after.choose(ada, menu["custom_id"], ["fr"])
            assert (await after.bot.services.people.get(ada.id)).language == "fr"
