"""However much one person asks for at once, it is bounded, said kindly, and nobody else waits for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord.actors import MemberActor
from simcord.interactions import base_payload

from cogs.client import TwoRivers
from cogs.fair_shares import AT_ONCE, FairShares, newest_only
from engine.core.errors import Refused
from tests.discord.support.crowd import MANY, Raw, many, nothing_logged, press_at_once
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import others, running, to_play

COMPLETION, SUBCOMMAND, STRING = 4, 1, 3
BUSY = "One moment: I am still busy with what you asked for before. Try again in 3 seconds."


async def complete_at_once(
    table: Stage, who: MemberActor, command: str, option: str, typed: list[str]
) -> list[list[Any]]:
    """Type letter by letter, quicker than the bot answers; give what it offers for each."""
    before, records = len(table.env.http_requests), []
    name, *subcommand = command.split()
    for value in typed:
        filled = [{"name": option, "type": STRING, "value": value, "focused": True}]
        for each in subcommand:
            filled = [{"name": each, "type": SUBCOMMAND, "options": filled}]
        record, payload = base_payload(
            table.env.backend,
            type=COMPLETION,
            channel_id=table.channel.id,
            guild_id=table.guild.id,
            user_id=who.id,
            data={"id": "1", "name": name, "type": 1, "options": filled},
        )
        table.env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await table.env.settle()
    calls = {call.path: (call.json or {})["data"]["choices"] for call in table.env.http_requests[before:]}
    return [calls[f"/interactions/{record.id}/{record.token}/callback"] for record in records]


@acted
async def test_of_what_somebody_types_only_the_first_and_the_newest_are_looked_up(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        ada, bilal = table.player("Ada"), table.player("Bilal")
        with nothing_logged(table):
            offered = await complete_at_once(table, ada, "settings", "zone", ["lon"] * MANY)
        assert [bool(each) for each in offered] == [True, *[False] * (MANY - 2), True]
        assert (await complete_at_once(table, ada, "settings", "zone", ["par"]))[0]
        assert await bilal.autocomplete(table.channel, "settings", "zone", "par")


def completions_of(bot: TwoRivers) -> Iterator[tuple[str, Any]]:
    """Find every option of every command that completes itself, and how it does."""
    for command in bot.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            for name, option in command._params.items():
                if option.autocomplete:
                    yield (
                        f"/{command.qualified_name} {name}",
                        getattr(option.autocomplete, "__func__", option.autocomplete),
                    )


@acted
async def test_whatever_completes_itself_does_so_for_the_newest_alone(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        for option, completing in completions_of(table.bot):
            assert completing.__globals__["__name__"] == newest_only.__module__, option


BESIDE = {
    "settings zone": "cogs.people.settings.find_places",
    "rules find": "cogs.help.suggestions",
    "log turn": "cogs.play.look.log_pages",
    "flood build area": "cogs.typed.command_cog.suggested",
}
"""What takes more than a few milliseconds, and for which option it is done."""


@pytest.mark.parametrize("what", BESIDE)
def test_what_takes_long_is_looked_up_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    module, _, name = BESIDE[what].rpartition(".")
    command, _, option = what.rpartition(" ")
    threads: list[threading.Thread] = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*args, **kwargs)

        return noted

    async def play() -> None:
        async with running(tmp_path) as table:
            with monkeypatch.context() as patch:
                target = __import__(module, fromlist=[name])
                patch.setattr(target, name, noting(getattr(target, name)))
                await to_play(table).autocomplete(table.channel, command, option, "")

    asyncio.run(play())
    assert threads
    assert threading.main_thread() not in threads


@acted
async def test_of_many_boards_at_once_a_few_are_shown_and_the_rest_is_put_off_kindly(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        one = others(table, who)[0]
        board = shown(table.post).button("Board")
        presses = [*many(who, table.post, board), Raw(one, table.post, board)]
        with nothing_logged(table):
            *answered, other = await press_at_once(table, presses)
        put_off = [each for each in answered if each.text == BUSY]
        assert len(put_off) == MANY - AT_ONCE
        assert BUSY not in other.text
        assert BUSY not in (await table.press(who, "Board", public=True)).text


@acted
async def test_it_is_said_in_french_too_and_the_way_on_is_there(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.bot.services.people.change(who.id, language="fr")
        *_, put_off = await press_at_once(table, many(who, table.post, shown(table.post).button("Board")))
        (seen,) = put_off.answers
        assert "Un instant\xa0: je m'occupe encore de vos demandes précédentes. Réessayez dans 3 secondes." in seen.text
        assert [each["label"] for each in seen.buttons] == ["Jouer", "Plateau", "Journal"]


def test_whoever_types_on_is_answered_even_if_what_they_typed_before_failed() -> None:
    async def test() -> None:
        shares = FairShares()
        with pytest.raises(discord.ClientException):
            async with shares.newest(1):
                raise discord.ClientException
        async with shares.newest(1) as newest:
            assert newest

    asyncio.run(test())


def test_one_waits_at_most_and_the_newest_has_the_turn() -> None:
    async def test() -> None:
        shares, told = FairShares(), list[tuple[int, bool]]()

        async def types(n: int) -> None:
            async with shares.newest(1) as newest:
                told.append((n, newest))
                await asyncio.sleep(0)

        await asyncio.gather(*(types(n) for n in range(5)), types(5))
        assert told == [(0, True), (1, False), (2, False), (3, False), (4, False), (5, True)]
        cancelled = [asyncio.create_task(types(n)) for n in (6, 7)]
        await asyncio.sleep(0)
        cancelled[1].cancel()
        await asyncio.gather(*cancelled, return_exceptions=True)
        await types(8)
        assert told[-2:] == [(6, True), (8, True)]

    asyncio.run(test())


def test_who_is_put_off_is_told_how_long_and_others_are_not_put_off() -> None:
    async def test() -> None:
        shares = FairShares()
        async with AsyncExitStack() as held:
            for _ in range(AT_ONCE):
                await held.enter_async_context(shares.one_of_few(1))
            with pytest.raises(Refused) as put_off:
                await held.enter_async_context(shares.one_of_few(1))
            assert put_off.value.text.args == {"seconds": 3}
            await held.enter_async_context(shares.one_of_few(2))
        async with shares.one_of_few(1):
            pass

    asyncio.run(test())


def test_work_beside_the_loop_is_done_one_at_a_time() -> None:
    async def test() -> None:
        shares, under_way, most = FairShares(), list[int](), list[int]()

        def work(n: int) -> None:
            under_way.append(n)
            most.append(len(under_way))
            under_way.remove(n)

        await asyncio.gather(*(shares.beside(work, n) for n in range(20)))
        assert set(most) == {1}

    asyncio.run(test())
