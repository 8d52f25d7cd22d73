"""After the match: the chances of winning and what decided it, in the last post and behind By turn, and never before."""

from __future__ import annotations

import logging
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import open_bot
from cogs.channel.chances_post import ChancesCog
from cogs.thinking.thinking import CannotThink, Thinking
from db.table.info import Status
from engine.core.game import Game, State
from engine.search import swings
from tests.discord.support.hurry import labels, play_on
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.thumbnails import Thumbnails

SWING = 40
"""After so many answers the first seat is made out to have nearly won."""


class Oracle(Thinking):
    """Says at once who will win: the first seat, from a certain moment on."""

    def __init__(self) -> None:
        self.asked = 0
        self.silent = False

    async def chances(self, game: Game[Any], state: State, seed: bytes, tries: int) -> list[float]:
        """Make out that one press decides everything."""
        if self.silent:
            raise CannotThink
        self.asked += 1
        others = state.seats - 1
        if state.result is not None:
            return [float(seat == 0) for seat in range(state.seats)]
        first = 0.8 if sum(state.answer_count) > SWING else 1 / state.seats
        return [first, *[(1 - first) / others] * others] if others else [first]


@asynccontextmanager
async def told_stage(folder: Path) -> AsyncIterator[tuple[Stage, Oracle, ChancesCog]]:
    """Open a table whose matches an oracle appraises whenever a test says so."""
    async with stage(folder) as table:
        oracle = Oracle()
        table.bot.services.appraiser._thinking = oracle
        yield table, oracle, ChancesCog(table.bot)


async def looked(table: Stage, cog: ChancesCog) -> None:
    with table.env.time_context():
        await cog.look()
    await table.env.settle()


async def played(table: Stage, cog: ChancesCog | None = None) -> list[str]:
    """Play a match to its end at random; collect what could be read meanwhile, alternative texts included."""
    await table.start_match()
    (info,) = await table.bot.services.tables.live()
    chance, read = random.Random(5), []
    while await play_on(table, info.id, 60, chance):
        if cog is not None:
            await looked(table, cog)
        read += [shown(message).text for message in table.channel.history()]
    return read


def parts(message: discord.Message) -> list[int]:
    return [part["type"] for part in shown(message).components]


@acted
async def test_the_last_post_and_by_turn_tell_the_chances_once_they_are_known(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await played(table)
        before = shown(table.post)
        names = [each.filename for each in table.post.attachments]
        ada = table.player("Ada")
        assert "Chance" not in before.text
        assert "Chance" not in (await table.press(ada, "By turn", public=True)).text
        await looked(table, cog)
        after = shown(table.post)
        check_limits(after.components)
        assert labels(after) == labels(before)
        assert [each.filename for each in table.post.attachments] == [*names, "chances-1.webp"]
        assert "**What decided it**\n**Turn 1 · " in after.text
        assert "-# Chance of winning: Ada 33 % → 80 %, " in after.text
        assert "Chance of winning by turn, in percent: Ada 33 80 80 80 80 100, Bilal 33 10" in after.text
        assert before.text.splitlines()[0] == after.text.splitlines()[0]
        seen = await table.press(ada, "By turn", public=True)
        assert "**What decided it**" in seen.text
        assert seen.text.splitlines()[-2].startswith("Points by turn")
        assert seen.text.splitlines()[-1].startswith("Chance of winning by turn")
        await looked(table, cog)
        assert shown(table.post).text == after.text


@acted
async def test_nothing_of_it_is_read_before_the_end(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, oracle, cog):
        heard: list[str] = []
        log = logging.Handler()
        log.emit = lambda record: heard.append(record.getMessage())  # type: ignore[method-assign]
        logging.getLogger().addHandler(log)
        try:
            read = await played(table, cog)
        finally:
            logging.getLogger().removeHandler(log)
        assert oracle.asked > 10
        assert len(read) > 3
        assert not [said for said in (*read, *heard) if "hance of winning" in said or "decided it" in said]


@acted
async def test_by_turn_of_a_running_match_says_nothing_of_chances(tmp_path: Path) -> None:
    async with told_stage(tmp_path) as (table, _, cog):
        await table.start_match()
        await play_on(table, 1, 150, random.Random(5))
        await looked(table, cog)
        assert len(await table.bot.services.chances.of(1)) > 1
        seen = await table.press_id(table.player("Ada"), "t:turns:1:-:")
        assert "hance of winning" not in seen.text
