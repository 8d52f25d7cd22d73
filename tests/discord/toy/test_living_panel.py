"""The living panel where several are asked at once and in secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from simcord.actors import MemberActor

from tests.discord.support.ending import end_action
from tests.discord.support.stage import Stage, acted
from tests.discord.support.table_talk import saying
from tests.discord.toy.delta import asked, delta

GAME = "toy"


@asynccontextmanager
async def with_bots(folder: Path, people: int, bots: int) -> AsyncIterator[Stage]:
    """Open a table of Delta with some people and bots."""
    async with delta(folder, people) as table:
        await table.start_match(GAME, bots=bots)
        yield table


def pings(table: Stage) -> list[int]:
    messages = table.env.backend.messages[table.channel.id].values()
    return [user for message in messages if message.visible_to(None) for user in message.ping_user_ids]


async def pass_turn(table: Stage, who: MemberActor) -> None:
    await table.type(who, "delta do", action="rest")
    await end_action(table, who)


@acted
async def test_alone_with_bots_what_is_opened_is_shown_on_the_panel_and_not_posted(tmp_path: Path) -> None:
    async with with_bots(tmp_path, 1, 2) as table:
        (ada,) = table.players.values()
        posts = len(table.channel.history())
        seen = await table.type(ada, "delta bid", silver=3)
        assert "Bids:" in seen.text
        assert "### Your turn" in seen.text
        await pass_turn(table, ada)
        assert len(table.channel.history()) == posts
        assert pings(table) == [ada.id]


@acted
async def test_what_is_opened_is_posted_for_other_people_though_the_next_is_at_a_panel(tmp_path: Path) -> None:
    async with with_bots(tmp_path, 2, 1) as table:
        ada, bilal = table.players.values()
        await table.type(bilal, "delta bid", silver=0)
        before = pings(table)
        seen = await table.type(ada, "delta bid", silver=3)
        assert "### Your turn" in seen.text
        assert len(saying(table, "Bids:")) == 1, "Bilal has bid too, and wants to know"
        assert pings(table) == before, "Ada sees on her panel that she is first"


@acted
async def test_asked_together_whoever_looks_is_not_pinged_and_the_other_is(tmp_path: Path) -> None:
    async with with_bots(tmp_path, 2, 1) as table:
        ada, bilal = table.players.values()
        await table.type(bilal, "delta bid", silver=0)
        await table.type(ada, "delta bid", silver=3)
        while len(people := await asked(table)) == 1:
            (last,), before = people, pings(table)
            await pass_turn(table, last)
        other = bilal if last is ada else ada
        assert set(people) == {ada, bilal}
        assert "### Your turn" in table.panel(last).text
        assert pings(table) == [*before, other.id]
