"""Two who are asked at the same time, or sit at two tables, press in the same moment: both count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from cogs.client import TwoRivers
from cogs.registry import Registry
from cogs.services import Services
from db.store.connection import Database
from tests.discord.support.crowd import MANY, Raw, nothing_logged, press_at_once
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import running, saying, to_play
from tests.discord.support.tables import FLOOD
from tests.discord.support.thumbnails import Thumbnails
from tests.toy import TOY
from tests.toy.playable import PLAYABLE


@asynccontextmanager
async def bidding(folder: Path) -> AsyncIterator[Stage]:
    """Open a table of the made-up game, at which everybody bids in secret at the same time."""
    db = await Database.open(folder / "two-rivers.db")
    try:
        services = Services.on(db, Registry(PLAYABLE), pictures=Thumbnails())
        bot = TwoRivers(services)
        async with simcord.run(bot, shard_count=1) as env:
            guild = env.create_guild("Mesopotamia")
            channel = guild.create_text_channel("two-rivers")
            ada, bilal = (guild.add_member(env.create_user(name)) for name in ("Ada", "Bilal"))
            with env.time_context():
                info = await services.tables.create(TOY.key, "en", ada.id, "Ada", guild.id, channel.id)
                await services.tables.join(info.id, bilal.id, "Bilal")
                await services.matches.start(info.id)
            await env.advance_time(61)
            yield Stage(env, bot, guild, channel, {ada.id: ada, bilal.id: bilal})
    finally:
        await db.close()


@acted
async def test_answers_to_two_questions_both_count(tmp_path: Path) -> None:
    async with bidding(tmp_path) as table:
        ada, bilal = table.players.values()
        posts = len(table.channel.history())
        for who in (ada, bilal):
            await table.press(who, "Play", public=True)
        bids = [
            Raw(bilal, table.open[bilal.id], table.panel(bilal).button("2 silver")),
            Raw(ada, table.open[ada.id], table.panel(ada).button("1 silver")),
        ]
        with nothing_logged(table):
            answered = await press_at_once(table, bids * (MANY // 2))
        assert all(each.acknowledged and each.text for each in answered)
        loaded = await table.bot.services.matches.load(1)
        assert loaded.match.committed.bids == [1, 2]
        assert loaded.n == 2
        assert len(table.channel.history()) == posts + 1
        assert [who.id for who in table.pinged] == [bilal.id]
        assert "Bilal" in shown(table.post).text


@acted
async def test_a_bid_taken_back_leaves_the_other_alone(tmp_path: Path) -> None:
    async with bidding(tmp_path) as table:
        ada, bilal = table.players.values()
        await table.press(ada, "Play", public=True)
        await table.press(ada, "3 silver")
        await table.press(bilal, "Play", public=True)
        back = Raw(ada, table.open[ada.id], table.panel(ada).button("Take the bid back"))
        bid = Raw(bilal, table.open[bilal.id], table.panel(bilal).button("2 silver"))
        with nothing_logged(table):
            await press_at_once(table, [back, bid])
        loaded = await table.bot.services.matches.load(1)
        assert {decision.kind for decision in loaded.asked if decision.seat == 0} == {"bid"}
        assert {decision.kind for decision in loaded.asked if decision.seat == 1} == {"bid.take_back"}


@acted
async def test_presses_at_two_tables_both_count(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        beside = Stage(table.env, table.bot, table.guild, table.guild.create_text_channel("second"), table.players)
        await beside.start_match()
        presses = []
        for at in (table, beside):
            who = to_play(at)
            await at.type(who, "play")
            build = at.panel(who).menu("🏛️ Build City")["custom_id"]
            presses.append(Raw(who, at.open[who.id], build, ("ur",)))
        with nothing_logged(table):
            answered = await press_at_once(table, presses * (MANY // 2))
        assert all("1. City in Ur" in each.text for each in answered)
        for match_id in (1, 2):
            assert (await table.bot.services.matches.load(match_id)).n == 1


# Messages that several people change


@contextmanager
def first_edit_slow() -> Iterator[None]:
    """Let Discord take its time over the first message that is edited."""
    edit = discord.PartialMessage.edit
    waited: list[int] = []

    async def slow(message: discord.PartialMessage, **changes: Any) -> Any:
        if not waited:
            waited.append(message.id)
            await asyncio.to_thread(time.sleep, 0.3)
        return await edit(message, **changes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(discord.PartialMessage, "edit", slow)
        yield
    assert waited


@acted
async def test_all_who_join_at_once_stand_in_the_lobby(tmp_path: Path) -> None:
    async with stage(tmp_path, ("Ada", "Bilal", "Chloe", "Dana", "Elif")) as table:
        ada, *guests = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        lobby, join = table.post, shown(table.post).button("Join")
        with nothing_logged(table), first_edit_slow():
            answered = await press_at_once(table, [Raw(each, lobby, join) for each in guests])
        assert sorted(each.text for each in answered) == [
            *["All 3 seats are taken."] * 2,
            "You have seat B. You will be pinged when the match starts.",
            "You have seat C. You will be pinged when the match starts.",
        ]
        assert "**Bilal**" in shown(table.post).text
        assert "**Chloe**" in shown(table.post).text
        assert "free seat" not in shown(table.post).text


@acted
async def test_all_who_agree_at_once_are_counted(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        proposer, *rest = table.players.values()
        await table.type(proposer, "game pause")
        (vote,) = saying(table, "proposes a pause")
        agree = shown(vote).button("Agree")
        with nothing_logged(table), first_edit_slow():
            answered = await press_at_once(table, [Raw(each, vote, agree) for each in rest])
        assert {each.text for each in answered} == {"You agreed."}
        (vote,) = saying(table, "**Paused** by Ada, Bilal and Chloe.")
        assert [part["label"] for part in shown(vote).buttons] == ["Resume"]


@acted
async def test_whoever_bid_first_reads_on_the_panel_what_the_other_bid(tmp_path: Path) -> None:
    async with stage(tmp_path, games=WITH_FRAY) as table:
        await table.start_match("mesopotamia", players=2)
        ada, bilal, _ = table.players.values()
        await table.type(ada, "mesopotamia order", first="Nippur")
        await table.type(ada, "mesopotamia bid", phalanxes="4 force")
        await table.type(bilal, "mesopotamia bid", phalanxes="1 force")
        assert table.pinged == [ada]
        seen = (await table.press(ada, "Play", public=True)).text
        assert "Nippur, bids (Ada–Bilal): Force 4\u2060–\u20601." in seen
        assert "You have bid." not in seen, "what the bid was is told instead"


@acted
async def test_bids_made_in_the_same_moment_open_a_combat_once(tmp_path: Path) -> None:
    async with stage(tmp_path, games=WITH_FRAY) as table:
        await table.start_match("mesopotamia", players=2)
        ada, bilal, _ = table.players.values()
        await table.type(ada, "mesopotamia order", first="Nippur")
        posts = len(table.channel.history())
        for who in (ada, bilal):
            await table.press(who, "Play", public=True)
        bids = [Raw(who, table.open[who.id], table.panel(who).button("Bid nothing")) for who in (bilal, ada)]
        before = (await table.bot.services.matches.load(1)).n
        with nothing_logged(table):
            answered = await press_at_once(table, bids * (MANY // 2))
        assert all(each.acknowledged and each.text for each in answered)
        assert (await table.bot.services.matches.load(1)).n == before + 2
        assert len(table.channel.history()) == posts + 1
