"""A panel lives on while only code moves: no dead end, no second Play; who must be told by a post is told at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from cogs.play import living
from db.outbox import HOLD, PROMISED
from tests.discord.support.calls import fail
from tests.discord.support.crowd import Raw, press_at_once
from tests.discord.support.ending import end_action, ending
from tests.discord.support.stage import Shown, Stage, acted, shown, stage
from tests.discord.support.table_talk import pass_hours, patient_stage, restarted, says

MINUTE = 60.0
LATER = HOLD.total_seconds() + MINUTE


def posts(table: Stage) -> list[discord.Message]:
    """Give the posts of turns, and the last one."""
    return [each for each in table.channel.history() if shown(each).text.startswith("### After the Flood")]


def pings(table: Stage) -> list[int]:
    """Give whom each message of the channel has pinged, one after the other."""
    messages = table.env.backend.messages[table.channel.id].values()
    return [user for message in messages if message.visible_to(None) for user in message.ping_user_ids]


@asynccontextmanager
async def against_bots(folder: Path, people: int = 1, bots: int = 2) -> AsyncIterator[Stage]:
    """Open a table of some people and bots, with dice that fall alike every time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.match.matches.secrets.token_bytes", lambda count: bytes(range(count)))
        async with patient_stage(folder) as table:
            await table.start_match(players=people, bots=bots)
            yield table


@asynccontextmanager
async def at_a_panel(folder: Path) -> AsyncIterator[tuple[Stage, MemberActor]]:
    """Open a table of Ada against two bots, with her panel open."""
    async with against_bots(folder) as table:
        (ada, *_) = table.players.values()
        await table.press(ada, "Play", public=True)
        yield table, ada


async def build(table: Stage, who: MemberActor) -> Shown:
    """Build a city on the open panel."""
    menu = table.panel(who).menu("🏛️")
    return await table.choose(who, menu["custom_id"], [menu["options"][0]["value"]])


async def act(table: Stage, who: MemberActor) -> Shown:
    """Build a city on the open panel and end the action."""
    await build(table, who)
    return await end_action(table, who)


@acted
async def test_after_my_action_the_bots_play_and_the_same_panel_goes_on(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        before, message = len(says(table)), table.open[ada.id].id
        for _ in range(3):
            seen = await act(table, ada)
            assert "### Your turn" in seen.text
            assert "Bot" in seen.text, "what they did is told"
            assert "Choose one action." in seen.text
            assert "you will be pinged" not in seen.text
        assert table.open[ada.id].id == message
        assert len(says(table)) == before, "nobody else is asked, so nothing is posted"
        assert pings(table) == [ada.id]


@acted
async def test_when_all_others_have_passed_i_go_on_without_a_post(tmp_path: Path) -> None:
    async with against_bots(tmp_path, people=3, bots=0) as table:
        for _ in range(2):
            (who,) = table.pinged
            await table.type(who, "flood pass")
            await end_action(table, who)
        (who,) = table.pinged
        await table.type(who, "play")
        assert "passed" in table.panel(who).text
        before, pinged = len(says(table)), pings(table)
        for _ in range(3):
            assert "### Your turn" in (await act(table, who)).text
        assert (len(says(table)), pings(table)) == (before, pinged)


@acted
async def test_a_step_that_can_be_taken_back_is_shown_and_never_posted(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        async with table.bot.services.db.transaction() as tx:
            await tx.run("delete from waits")  # as if nobody had asked her yet: the step itself opens her duty
        before = len(posts(table))
        await build(table, ada)
        assert (len(posts(table)), pings(table)) == (before, [ada.id])


@acted
async def test_another_person_is_posted_and_pinged_exactly_when_asked(tmp_path: Path) -> None:
    async with against_bots(tmp_path, people=2, bots=1) as table:
        asked: list[int] = [table.pinged[0].id]
        for _ in range(6):
            (who,) = table.pinged
            await table.type(who, "play")
            before = len(posts(table))
            seen = await act(table, who)
            (other,) = [each for each in table.players.values() if each not in (who, table.player("Chloe"))]
            (seat,) = (await table.bot.services.matches.load(1)).waiting
            info = await table.bot.services.tables.get(1)
            assert info.seat(seat).user_id == other.id
            assert f"{other.name} is next; you will be pinged" in seen.text
            assert len(posts(table)) == before + 1
            asked.append(other.id)
        assert pings(table) == asked


@acted
async def test_a_held_post_goes_out_when_nothing_was_pressed_for_a_while(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        before = len(posts(table))
        await table.env.advance_time(LATER / 2)
        await build(table, ada)
        await table.env.advance_time(LATER / 2)
        assert len(posts(table)) == before, "she has pressed something in between"
        await table.env.advance_time(LATER / 2)
        assert len(posts(table)) == before + 1
        assert "builds a city" in shown(table.post).text
        assert f"<@{ada.id}>" in shown(table.post).text
        assert pings(table) == [ada.id], "named, but pinged no second time"
        loaded = await table.bot.services.matches.load(1)
        assert f"board-1-{loaded.commit_n}.webp" in [file.filename for file in table.post.attachments]
        await end_action(table, ada)
        await table.env.advance_time(LATER)
        assert len(posts(table)) == before + 2, "and so does the next"
        assert pings(table) == [ada.id]


@acted
async def test_a_post_held_at_a_stop_is_posted_at_the_start_without_a_ping(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        before = len(posts(table))
        async with restarted(table, tmp_path) as again:
            assert len(posts(again)) == before + 1
            assert pings(again) == [ada.id], "her panel had shown what she is asked"
            assert await again.bot.services.outbox.waiting() == 0
            seen = await again.press(ada, "Play", public=True)
            assert "### Your turn" in seen.text


@acted
async def test_whoever_was_not_shown_the_panel_before_a_stop_is_pinged_at_the_start(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update waits set pinged = ?", PROMISED)  # as a kill leaves it before the edit
        async with restarted(table, tmp_path) as again:
            assert pings(again) == [ada.id, ada.id]
            async with restarted(again, tmp_path) as once_more:
                assert pings(once_more) == [ada.id, ada.id]


@acted
async def test_bots_cut_off_by_a_stop_play_on_at_the_start_and_a_post_pings(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await build(table, ada)
        matches, before = table.bot.services.matches, len(posts(table))
        (question,) = (await matches.load(1)).asked
        with table.env.time_context(), matches.panels.looking(1, ada.id):
            await matches.answer(1, 0, question.token, [question.ends], ada.id)
        assert (await matches.load(1)).bots
        async with restarted(table, tmp_path) as again:
            assert (await again.bot.services.matches.load(1)).waiting == {0}
            assert len(posts(again)) == before + 1
            assert pings(again) == [ada.id, ada.id]


@pytest.mark.parametrize("status", [403, 404, 500])
def test_where_the_panel_cannot_be_shown_a_post_pings(tmp_path: Path, status: int) -> None:
    async def play() -> None:
        async with at_a_panel(tmp_path) as (table, ada):
            await build(table, ada)
            before = len(posts(table))
            fail(table.env, "answer", status, table.channel.id)
            await end_action(table, ada)
            assert (await table.bot.services.matches.load(1)).waiting == {0}
            assert len(posts(table)) == before + 1
            assert pings(table) == [ada.id, ada.id]
            seen = await table.press(ada, "Play", public=True)
            assert "### Your turn" in seen.text
            assert "### Your turn" in (await act(table, ada)).text
            assert pings(table) == [ada.id, ada.id]

    asyncio.run(play())


def test_a_panel_that_cannot_be_drawn_is_made_good_by_a_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with at_a_panel(tmp_path) as (table, ada):
            await build(table, ada)

            async def stumble(*_: Any, **__: Any) -> None:
                raise LookupError("no words")

            with monkeypatch.context() as patch:
                patch.setattr("cogs.play.after_answer.panel_of", stumble)
                seen = await end_action(table, ada)
            assert "could not show the next step" in seen.text
            assert pings(table) == [ada.id, ada.id]
            assert "### Your turn" in (await table.press(ada, "Play")).text

    asyncio.run(play())


def passing(monkeypatch: pytest.MonkeyPatch, *spans: float) -> None:
    """Let some of the times for which a panel waits for bots be over at once; the simulated clock stands still."""

    async def waited(playing: asyncio.Task[None], seconds: float) -> bool:
        if seconds not in spans:
            await playing
        return playing.done()

    monkeypatch.setattr(living, "done_within", waited)


def shown_privately(table: Stage, since: int) -> list[Shown]:
    """Give what private messages were edited to since so many calls."""
    calls = [call for call in table.env.http_requests[since:] if call.path.endswith("/@original")]
    return [Shown((call.json or {})["components"]) for call in calls]


def test_while_bots_are_slow_the_panel_says_so_and_goes_on_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with at_a_panel(tmp_path) as (table, ada):
            await build(table, ada)
            before = len(table.env.http_requests)
            passing(monkeypatch, living.SILENTLY)
            seen = await end_action(table, ada)
            meanwhile, after = shown_privately(table, before)
            assert "is playing…" in meanwhile.text
            assert [part["label"] for part in meanwhile.buttons] == ["Play"], "no dead end if the bot were stopped now"
            assert "### Your turn" in after.text
            assert after.text == seen.text
            assert pings(table) == [ada.id]

    asyncio.run(play())


def test_bots_that_are_too_slow_leave_it_to_a_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with at_a_panel(tmp_path) as (table, ada):
            await build(table, ada)
            passing(monkeypatch, living.SILENTLY, living.LOOK)
            monkeypatch.setattr(living, "PATIENCE", 0.0)
            seen = await end_action(table, ada)
            assert "is next; you will be pinged" in seen.text
            assert pings(table) == [ada.id, ada.id]

    asyncio.run(play())


@acted
async def test_the_end_pressed_twice_on_two_devices_counts_once_and_both_go_on(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await build(table, ada)
        press = Raw(ada, table.open[ada.id], ending(table.panel(ada)))
        answers = await press_at_once(table, [press, press])
        assert all("### Your turn" in each.text for each in answers)
        assert all("Choose one action." in each.text for each in answers)
        assert sum("already been settled" in each.text for each in answers) == 1
        assert pings(table) == [ada.id]
        assert (await table.bot.services.matches.load(1)).info.seat(0).seen_n > 0


@acted
async def test_what_is_typed_lives_on_like_what_is_pressed(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as table:
        (ada, *_) = table.players.values()
        before = len(says(table))
        seen = await table.type(ada, "flood build", area="Ur", end="yes")
        assert "### Your turn" in seen.text
        assert "Bot" in seen.text
        await table.type(ada, "flood build", area="Umma")
        seen = await table.type(ada, "end")
        assert "### Your turn" in seen.text
        assert len(says(table)) == before
        assert pings(table) == [ada.id]


@acted
async def test_play_pressed_while_bots_play_waits_for_them(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await build(table, ada)
        opening = next(part["custom_id"] for part in shown(table.post).buttons if ":open:" in part["custom_id"])
        answers = await press_at_once(
            table, [Raw(ada, table.open[ada.id], ending(table.panel(ada))), Raw(ada, table.post, opening)]
        )
        assert all("### Your turn" in each.text for each in answers)
        assert all("Choose one action." in each.text for each in answers)
        assert pings(table) == [ada.id]


@acted
async def test_the_end_of_a_round_is_posted_at_once_without_a_ping(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as table:
        (ada, *_) = table.players.values()
        before = len(posts(table))
        await table.type(ada, "play")
        await table.type(ada, "flood pass")
        while (await table.bot.services.matches.load(1)).match.committed.turn == 1:
            assert len(posts(table)) == before
            await end_action(table, ada)
        assert "### Your turn" in table.panel(ada).text
        assert len(posts(table)) == before + 1
        assert "Turn 1 ends" in shown(table.post).text
        assert pings(table) == [ada.id]
        assert await table.bot.services.outbox.waiting() == 0


@acted
async def test_a_pause_brings_the_held_post_first(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        before = len(posts(table))
        await table.type(ada, "game pause")
        assert len(posts(table)) == before + 1
        assert "Paused" in says(table)[-1]
        await table.env.advance_time(LATER)
        assert len(posts(table)) == before + 1
        await table.type(ada, "game resume")
        assert pings(table) == [ada.id]


def presses(table: Stage) -> int:
    """Count what was pressed or typed so far."""
    return sum(call.path.endswith("/callback") for call in table.env.http_requests)


@acted
async def test_a_turn_of_three_actions_takes_one_play_and_the_presses_of_its_actions(tmp_path: Path) -> None:
    async with against_bots(tmp_path) as table:
        (ada, *_) = table.players.values()
        before, told = presses(table), len(says(table))
        await table.press(ada, "Play", public=True)
        await act(table, ada)
        assert presses(table) - before == 1 + 2, "Build City: one press, and the end"
        pay = table.panel(ada).menu("👷")
        grain = next(option["value"] for option in pay["options"] if "grain" in option["label"])
        await table.choose(ada, pay["custom_id"], [grain])
        (where,) = table.panel(ada).menus
        await table.choose(ada, where["custom_id"], [where["options"][0]["value"]])
        await end_action(table, ada)
        assert presses(table) - before == 3 + 3, "Place Workers for grain: two, and the end"
        await table.press(ada, "Pass")
        assert len(says(table)) == told
        await end_action(table, ada)
        assert presses(table) - before == 6 + 2, "Pass without a bid: one, and the end"


@acted
async def test_a_rewind_while_a_post_is_held_tells_everything_at_once(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        before = len(posts(table))
        services = table.bot.services
        with table.env.time_context():
            await services.matches.rewind(1, 0, 0)
        await pass_hours(table, 0)
        assert len(posts(table)) == before + 1
        assert await services.outbox.waiting() == 0, "what was held is told by it"
        assert "### Your turn" in (await table.type(ada, "play")).text


async def undo_last_action(table: Stage, who: MemberActor) -> Shown:
    """Undo the last action from the open panel, of which nobody has to be asked."""
    (menu,) = (await table.press(who, "Undo…")).menus
    await table.choose(who, menu["custom_id"], [menu["options"][0]["value"]])
    return await table.press(who, "Undo now")


@acted
async def test_after_an_undo_that_concerns_nobody_else_the_panel_goes_on_without_a_post(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        await act(table, ada)
        before = len(posts(table))
        for undone in ("Undone at Ada's request", "Restored at Ada's request"):
            seen = await undo_last_action(table, ada) if undone.startswith("Undone") else await undo_rewind(table, ada)
            assert f"{undone.split()[0]}: " in seen.text
            assert "### Your turn" in seen.text
            assert (len(posts(table)), pings(table)) == (before, [ada.id])
            await table.env.advance_time(LATER)
            before += 1
            assert len(posts(table)) == before, "held as after any press of hers"
            assert undone in shown(table.post).text
            assert pings(table) == [ada.id]


async def undo_rewind(table: Stage, who: MemberActor) -> Shown:
    """Take the last rewind back."""
    await table.press(who, "Undo…")
    return await table.press(who, "Restore")


def test_where_what_follows_an_undo_cannot_be_shown_a_post_pings(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_a_panel(tmp_path) as (table, ada):
            await act(table, ada)
            before = len(posts(table))
            (menu,) = (await table.press(ada, "Undo…")).menus
            await table.choose(ada, menu["custom_id"], [menu["options"][0]["value"]])
            fail(table.env, "answer", 500, table.channel.id)
            await table.press(ada, "Undo now")
            assert len(posts(table)) == before + 1
            assert pings(table) == [ada.id, ada.id]

    asyncio.run(play())


@acted
async def test_a_seat_taken_back_from_a_bot_is_pinged_and_lives_on(tmp_path: Path) -> None:
    async with against_bots(tmp_path, people=2, bots=1) as table:
        ada, bilal, *_ = table.players.values()
        await table.type(bilal, "game bot")
        await table.type(ada, "play")
        told = len(posts(table))
        assert "### Your turn" in (await act(table, ada)).text, "nobody but bots is before her"
        await table.type(bilal, "game bot", on="off")
        assert len(posts(table)) == told
        before = pings(table)
        seen = await act(table, ada)
        assert "Bilal is next; you will be pinged" in seen.text
        assert pings(table) == [*before, bilal.id]


@acted
async def test_whoever_lets_a_bot_play_is_not_kept_waiting_for_it(tmp_path: Path) -> None:
    async with against_bots(tmp_path, people=2, bots=1) as table:
        _, bilal, *_ = table.players.values()
        with table.env.time_context():
            for seat in (0, 1):
                await table.bot.services.tables.set_away(1, seat, True)
        before = await table.bot.services.matches.load(1)
        seen = await table.type(bilal, "play")
        assert "A bot is playing for you." in seen.text
        assert (await table.bot.services.matches.load(1)).n == before.n


@acted
async def test_a_channel_that_is_gone_keeps_nobody_from_playing_on(tmp_path: Path) -> None:
    async with at_a_panel(tmp_path) as (table, ada):
        fail(table.env, "post", 404, table.channel.id, times=None)
        for _ in range(2):
            assert "### Your turn" in (await act(table, ada)).text
        await table.env.advance_time(LATER)
        seen = await act(table, ada)
        assert "I cannot write" in seen.text, "the held post was tried"
        assert "### Your turn" in seen.text


@acted
async def test_a_post_that_failed_is_tried_again_when_it_is_due(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (who,) = table.pinged
        await table.type(who, "play")
        before = len(posts(table))
        fail(table.env, "post", 500, table.channel.id)
        await act(table, who)
        assert len(posts(table)) == before
        await table.env.advance_time(6)
        assert len(posts(table)) == before + 1, "the sender does not wait for its next round"
