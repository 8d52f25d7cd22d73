"""Plain mode: Discord takes no components, or not those it was sent, and the match goes on all the same."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError
from simcord.http import router

from cogs.border.buttons import Button, Buttons
from cogs.border.components import row, screen, text
from cogs.border.plain import LONGEST, plain
from tests.discord.support.calls import fail
from tests.discord.support.insisting import info_of, play_turn, to_act
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import pass_hours, patient_stage, running, saying

V2 = discord.MessageFlags(components_v2=True).value


@asynccontextmanager
async def without_components() -> AsyncIterator[None]:
    """Let Discord refuse whatever is made of the new components."""
    dispatch = router.dispatch

    def refusing(backend: Any, method: str, path: str, **given: Any) -> Any:
        body = given.get("json")
        if isinstance(body, dict) and body.get("flags", 0) & V2:
            raise BackendError(400, 50035, "Invalid Form Body")
        return dispatch(backend, method, path, **given)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(router, "dispatch", refusing)
        yield


def labels(message: discord.Message) -> list[str]:
    return [part["label"] for part in shown(message).buttons]


@acted
async def test_a_post_that_is_refused_goes_out_in_plain_words(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        fail(on.env, "post", 400, on.channel.id)
        await play_turn(on)
        post = on.post
        assert post.content.startswith("### After the Flood")
        assert "builds a city" in post.content
        assert on.pinged == [await to_act(on)]
        assert labels(post) == ["Play", "Board", "Log", "Undo"]
        await on.press(await to_act(on), "Play", public=True)
        await play_turn(on)
        assert not on.post.content
        assert on.pinged == [await to_act(on)]
        plain_one = next(each for each in on.channel.history() if each.id == post.id)
        assert plain_one.content == post.content
        assert not labels(plain_one)


@acted
async def test_a_post_in_plain_words_is_known_again_after_a_stop(tmp_path: Path) -> None:
    from tests.discord.support.acts_beside import start_again

    async with running(tmp_path) as on:
        fail(on.env, "post", 400, on.channel.id)
        await play_turn(on)
        count = len(on.channel.history())
        async with on.bot.services.db.transaction() as tx:
            await tx.run("update outbox set status = 'sending' where id = (select max(id) from outbox)")
        await start_again(on)
        await pass_hours(on, 1)
        assert len(on.channel.history()) == count
        assert await on.bot.services.outbox.waiting() == 0


@acted
async def test_a_table_is_set_a_turn_taken_and_a_vote_held_without_components(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as on, without_components():
        ada, bilal, chloe = on.players.values()
        await ada.slash(on.channel, "game new", game="after_the_flood")
        assert "**Ada** (host)" in on.post.content
        for who in (bilal, chloe):
            await who.click(on.post, label="Join")
        assert "**Chloe**" in on.post.content
        await ada.click(on.post, label="Start")
        await on.env.settle()
        assert on.pinged == [await to_act(on)]
        first = await to_act(on)
        await turn_in_plain_words(on, first)
        assert on.pinged == [await to_act(on)]
        assert await to_act(on) is not first
        await ada.slash(on.channel, "game end")
        await on.env.settle()
        assert "Ada proposes" in on.post.content
        vote = on.post
        for who in (bilal, chloe):
            await who.click(vote, label="Agree")
        await on.env.settle()
        assert not (await info_of(on)).live
        assert "Well played" in on.post.content
        assert "after_the_flood-1.json" in [each.filename for each in on.post.attachments]
        assert len(await on.post.attachments[-1].read()) > 0
        closed = next(each for each in on.channel.history() if each.id == vote.id)
        assert "Ada proposes" not in closed.content
        assert not labels(closed)


async def turn_in_plain_words(on: Stage, who: MemberActor) -> None:
    opened = await who.click(on.post, label="Play")
    await on.env.settle()
    panel = opened.response
    assert panel is not None
    menu = next(each for each in shown(panel).menus if each["placeholder"].startswith("🏛️"))
    chosen = await who.select(panel.message, [menu["options"][0]["value"]], custom_id=menu["custom_id"])
    await on.env.settle()
    assert chosen.response is not None
    await who.click(chosen.response.message, label="End action")
    await on.env.settle()


@acted
async def test_reminders_come_without_components_too(tmp_path: Path) -> None:
    async with running(tmp_path) as on, without_components():
        await pass_hours(on, 12)
        assert "is waiting for your action" in on.post.content
        assert on.pinged == [await to_act(on)]
        assert labels(on.post) == ["Play", "Mute this turn"]
        assert not saying(on, "is waiting for your action")


@acted
async def test_a_record_that_is_too_large_is_left_out(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        fail(on.env, "post", 413, on.channel.id)
        with on.env.time_context():
            await on.bot.services.tables.end(1)
        await pass_hours(on, 0.5)
        assert "Well played" in on.post.content
        assert not on.post.attachments


def test_of_a_long_post_the_oldest_lines_go_and_never_the_ping() -> None:
    async def check() -> None:
        recap = [f"line {n} " + "x" * 90 for n in range(40)]
        ping = "<@1>, your action, please."
        buttons = Buttons((Button("a", "Play", "end"), Button("b", "z" * 99)))
        content, controls = plain(
            screen([text("### Head\n-# small"), text("\n".join(recap)), text(ping), row(buttons)])
        )
        assert len(content) <= LONGEST
        content = content.replace("\u00a0", " ")
        assert content.startswith("### Head\n-# small\n…\nline ")
        assert content.endswith(f"{recap[-1]}\n{ping}")
        assert recap[0] not in content
        assert [item.label for item in controls.children if isinstance(item, ui.Button)] == ["Play", "z" * 80]

    import asyncio

    asyncio.run(check())


def test_of_a_large_panel_the_way_back_and_the_end_stay() -> None:
    async def check() -> None:
        rows = [row(Buttons((Button(str(n), str(n)),))) for n in range(8)]
        _, controls = plain(screen([text("question"), *rows]))
        assert [item.label for item in controls.children if isinstance(item, ui.Button)] == ["0", "1", "2", "6", "7"]

    import asyncio

    asyncio.run(check())


@acted
async def test_a_panel_with_components_is_followed_by_a_plain_one(tmp_path: Path) -> None:
    async with running(tmp_path) as on:
        first = await to_act(on)
        await on.type(first, "play")
        menu = on.panel(first).menu("🏛️")
        async with without_components():
            chosen = await first.select(
                on.open[first.id].message, [menu["options"][0]["value"]], custom_id=menu["custom_id"]
            )
            await on.env.settle()
            (panel,) = chosen.followups
            assert "So far" in panel.content
            await first.click(panel.message, label="End action")
            await on.env.settle()
        assert await to_act(on) is not first
