"""After the match: chances of winning and what decided it, in the last post and behind By turn, and never before."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot import open_bot
from cogs.channel.chances import told_chances
from cogs.channel.chances_post import ENOUGH, ChancesCog
from cogs.thinking.thinking import CannotThink, StoppedThinking, Thinking
from db.match.chances import Chances, tell_anew
from engine.core.game import Game, State
from tests.discord.support.calls import fail
from tests.discord.support.hurry import labels, let_post, play_on
from tests.discord.support.limits import check_limits
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.thumbnails import Thumbnails

SWING = 40
"""After so many answers the first seat is made out to have nearly won."""


class Oracle(Thinking):
    """Says at once who will win: the first seat, from a certain moment on."""

    def __init__(self) -> None:
        self.asked = 0
        self.error: Exception | None = None

    async def chances(
        self, game: Game[Any], state: State, seed: bytes, tries: int, *, match_id: int | None = None
    ) -> list[float]:
        """Make out that one press decides everything."""
        assert match_id == 1
        self.asked += 1
        if self.error is not None:
            raise self.error
        if state.result is not None:
            return [float(seat == 0) for seat in range(state.seats)]
        others = state.seats - 1
        first = 0.8 if sum(state.answer_count) > SWING else 0.3
        return [first, *[(1 - first) / max(1, others)] * others]


@asynccontextmanager
async def told_stage(folder: Path) -> AsyncIterator[tuple[Stage, Oracle, ChancesCog]]:
    """Open a table whose matches an oracle appraises whenever a test says so."""
    async with stage(folder) as table:
        yield table, listened(table), ChancesCog(table.bot)


def listened(table: Stage) -> Oracle:
    """Let the appraiser of a table believe an oracle."""
    oracle = Oracle()
    table.bot.services.appraiser._thinking = oracle
    return oracle


async def looked(table: Stage, cog: ChancesCog) -> None:
    with table.env.time_context():
        await cog.look()
    await table.env.settle()


async def played(table: Stage, meanwhile: Callable[[], Awaitable[None]] | None = None) -> list[str]:
    """Play a match to its end at random; collect what could be read meanwhile, alternative texts included."""
    await table.start_match()
    chance, read = random.Random(5), []
    while await play_on(table, 1, 60, chance):
        if meanwhile is not None:
            await meanwhile()
        read += [shown(message).text for message in table.channel.history()]
    return read


@contextmanager
def overheard() -> Iterator[list[str]]:
    """Collect what the bot writes into its log."""
    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record.getMessage())

    ear = Ear()
    logging.getLogger().addHandler(ear)
    try:
        yield heard
    finally:
        logging.getLogger().removeHandler(ear)


async def untold(table: Stage) -> list[int]:
    return await table.bot.services.chances.untold()


@acted
async def test_the_last_post_and_by_turn_tell_the_chances_once_they_are_known(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):
        await played(table)
        before, posts = shown(table.post), len(table.channel.history())
        names = [each.filename for each in table.post.attachments]
        ada = table.player("Ada")
        assert "Chance" not in before.text
        assert "Chance" not in (await table.press(ada, "By turn", public=True)).text
        await looked(table, cog)
        after, asked = shown(table.post), oracle.asked
        check_limits(after.components)
        assert len(table.channel.history()) == posts
        assert labels(after) == labels(before)
        assert [each.filename for each in table.post.attachments] == [*names, "chances-1.webp"]
        assert "**The deciding moments**\n**Turn 1 · " in after.text
        assert "-# Chance of winning: Ada 30\u00a0% → 80\u00a0%, Bilal 35\u00a0% → 10\u00a0%" in after.text
        assert "Chance of winning by turn, in percent: Ada 30 80 80 80 80 100, Bilal 35 10" in after.text
        assert set(before.text.splitlines()) < set(after.text.splitlines())
        assert before.text.splitlines()[0] == after.text.splitlines()[0]
        seen = await table.press(ada, "By turn", public=True)
        check_limits(seen.components)
        assert "**The deciding moments**" in seen.text
        assert seen.text.splitlines()[-2].startswith("Points by turn")
        assert seen.text.splitlines()[-1].startswith("Chance of winning by turn")
        await looked(table, cog)
        assert shown(table.post).text == after.text
        assert oracle.asked == asked
        assert edits(table) == 1


def edits(table: Stage) -> int:
    """Count how often the last post was to be changed."""
    path = f"/channels/{table.channel.id}/messages/{table.post_id}"
    return sum(each.method == "PATCH" and each.path == path for each in table.env.http_requests)


@acted
async def test_nothing_is_found_out_or_read_before_the_end(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):

        async def meanwhile() -> None:
            await looked(table, cog)
            assert oracle.asked == 0

        with overheard() as heard:
            read = await played(table, meanwhile)
        assert len(read) > 3
        assert not [said for said in (*read, *heard) if "hance of winning" in said or "deciding moments" in said]
        assert await untold(table) == [1]


@acted
async def test_alone_it_is_the_chance_against_the_other_side(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        listened(table)
        (ada,) = table.players.values()
        await table.type(ada, "solo", mode="siege", empire="sumerian")
        await table.env.settle()
        (table.channel,) = table.channel.threads
        chance = random.Random(3)
        while await play_on(table, 1, 60, chance):
            pass
        await looked(table, ChancesCog(table.bot))
        told = shown(table.post)
        check_limits(told.components)
        assert "Chance of winning by turn, in percent: Ada 30 " in told.text
        assert "-# Chance of winning: Ada 30\u00a0% → 80\u00a0%\n" in told.text
        assert not any(each.ping_user_ids for each in table.env.backend.messages[table.channel.id].values())


@acted
async def test_once_somebody_went_back_nothing_is_told_until_the_next_end(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await played(table)
        await looked(table, cog)
        services, first = table.bot.services, table.post_id
        with table.env.time_context():
            turns = await services.matches.turns(1)
            loaded = await services.matches.rewind(1, turns[len(turns) // 2].before_n, 0)
            history = await services.matches.history(1, None)
            assert len(await services.chances.of(1)) > 1
            assert await told_chances(services, loaded, services.reading("en", loaded.info), history) is None
        await let_post(table, 1)
        await looked(table, cog)
        assert "hance of winning" not in shown(table.post).text
        chance = random.Random(7)
        while await play_on(table, 1, 60, chance):
            pass
        assert await untold(table) == [1]
        await looked(table, cog)
        assert table.post_id != first
        assert "Chance of winning by turn" in shown(table.post).text
        assert await untold(table) == []


@acted
async def test_a_match_that_the_table_ended_is_left_alone(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):
        await table.start_match()
        await play_on(table, 1, 150, random.Random(5))
        with table.env.time_context():
            await table.bot.services.tables.end(1)
        await let_post(table, 1)
        await looked(table, cog)
        assert oracle.asked == 0
        assert "hance of winning" not in shown(table.post).text
        assert "hance of winning" not in (await table.press(table.player("Ada"), "By turn", public=True)).text
        with table.env.time_context():
            await table.bot.services.chances.forget_unfinished()
        left = await table.bot.services.db.rows("select n from chances where told = 0")
        assert left == []


@acted
async def test_whatever_discord_says_nobody_is_disturbed_and_by_turn_tells_it(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await played(table)
        before, posts = shown(table.post).text, len(table.channel.history())
        for call in ("look at a message", "edit"):
            for status in (403, 404):
                fail(table.env, call, status, table.channel.id)
                await looked(table, cog)
                assert await untold(table) == []
                assert shown(table.post).text == before
                await look_anew(table)
            fail(table.env, call, 500, table.channel.id, times=None)
            await looked(table, cog)
            assert await untold(table) == [1]
            table.env.backend.faults.clear()
        assert "deciding moments" in (await table.press(table.player("Ada"), "By turn", public=True)).text
        assert len(table.channel.history()) == posts
        await looked(table, cog)
        assert "deciding moments" in shown(table.post).text
        assert await untold(table) == []


async def look_anew(table: Stage) -> None:
    """Let the last post be changed once more."""
    with table.env.time_context():
        async with table.bot.services.db.transaction() as tx:
            await tell_anew(tx, 1)


@acted
async def test_what_the_post_shows_already_is_not_added_again(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await played(table)
        await looked(table, cog)
        told, times = shown(table.post).text, edits(table)
        await look_anew(table)
        await looked(table, cog)
        assert shown(table.post).text == told
        assert edits(table) == times


@acted
async def test_a_deleted_post_is_not_written_anew(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await played(table)
        posts = len(table.channel.history())
        with table.env.time_context():
            await table.post.delete()
        await looked(table, cog)
        assert len(table.channel.history()) == posts - 1
        assert await untold(table) == []


@acted
async def test_what_cannot_be_found_out_is_given_up_but_not_when_the_bot_is_stopped(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):
        await played(table)
        oracle.error = StoppedThinking("the bot is being stopped")
        for _ in range(ENOUGH + 1):
            await looked(table, cog)
        assert await untold(table) == [1]
        oracle.error, asked = CannotThink("nobody knows"), oracle.asked
        for _ in range(ENOUGH + 1):
            await looked(table, cog)
        assert oracle.asked == asked + ENOUGH
        assert await untold(table) == []
        assert "hance of winning" not in shown(table.post).text
        assert "hance of winning" not in (await table.press(table.player("Ada"), "By turn", public=True)).text


@acted
async def test_whoever_presses_goes_first(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):
        await played(table)
        table.bot.at_work = 1
        with table.env.time_context():
            look = asyncio.create_task(cog.look())
            await asyncio.sleep(0)
        await table.env.advance_time(5)
        assert oracle.asked == 0
        table.bot.at_work = 0
        await table.env.advance_time(5)
        await look
        assert "deciding moments" in shown(table.post).text


@acted
async def test_unless_it_is_asked_for_nothing_looks_at_matches(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, _):
        assert not table.bot.services.appraises
        assert table.bot.get_cog(ChancesCog.__name__) is None


@acted
async def test_where_it_is_asked_for_matches_are_looked_at_from_the_start(tmp_path: Path) -> None:
    async with (
        open_bot(tmp_path / "two-rivers.db", Thumbnails(), appraises=True) as bot,
        simcord.run(bot, shard_count=1),
    ):
        cog: Any = bot.get_cog(ChancesCog.__name__)  # extensions are loaded anew, so its class is another one
        assert cog.look.is_running()


@acted
async def test_a_database_that_fails_does_not_end_it(tmp_path: Path) -> None:
    async def fail_to_read(_: Chances) -> list[int]:
        raise OSError("the disk is gone")

    async with told_stage(tmp_path) as (table, _, cog):
        with pytest.MonkeyPatch.context() as patch, overheard() as heard:
            patch.setattr(Chances, "untold", fail_to_read)
            await looked(table, cog)
        assert heard == ["nobody looked at the chances of matches that are over"]
