"""A game with hands and sealed bids: what others press or type shows nothing that depends on them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.actors import MemberActor

from cogs.client import TwoRivers
from cogs.registry import PlayableGame, Registry
from cogs.services import Services
from db.match import log
from db.store.connection import Database
from engine.core.codec import codec_of
from engine.core.decision import Seat, Text
from engine.core.dice import SeededDice
from engine.core.game import Ctx, Game
from tests.discord.support.forged import Control, Gathering, no_errors, press, stored
from tests.discord.support.quick_thinking import QuickThinking
from tests.discord.support.stage import PATIENCE, PLAYERS, Stage, acted
from tests.toy import TOY
from tests.toy.playable import PLAYABLE
from tests.toy.presentation import PRESENTATION

COMMANDS = ("play", "board", "hand", "log", "catchup", "game info", "game list")
MATCH = 1
LOOKING = frozenset({"open", "board", "past", "log", "stock", "catchup", "close", "undo", "hint"})
"""Controls that a player may press at any time without answering."""


@asynccontextmanager
async def secretive(folder: Path, game: PlayableGame = PLAYABLE, **options: str) -> AsyncIterator[Stage]:
    """Open a table of the made-up game, at which everybody has a hand and is asked for a bid; or of another one."""
    db = await Database.open(folder / "two-rivers.db")
    bot = TwoRivers(Services.on(db, Registry(game), thinking=QuickThinking()))
    try:
        async with simcord.run(bot, shard_count=1) as env:
            env.settle_timeout = PATIENCE
            guild = env.create_guild("Mesopotamia")
            channel = guild.create_text_channel("two-rivers")
            ada, *rest = [guild.add_member(env.create_user(name)) for name in PLAYERS]
            with env.time_context():
                tables = bot.services.tables
                await tables.create(game.rules.key, "en", ada.id, ada.name, guild.id, channel.id, game_options=options)
                for each in rest:
                    await tables.join(MATCH, each.id, each.name)
                await bot.services.matches.start(MATCH, bytes(16))
            await env.advance_time(61)
            yield Stage(env, bot, guild, channel, {each.id: each for each in (ada, *rest)})
    finally:
        await db.close()


async def lay(table: Stage, change: Callable[[Any], None]) -> None:
    """Change the position behind everybody's back."""
    services = table.bot.services
    loaded = await services.matches.load(MATCH)
    assert not loaded.match.drafts
    state = codec_of(loaded.game).copy(loaded.match.committed)
    change(state)
    async with services.db.transaction() as tx:
        await tx.run("delete from snapshots where match_id = ? and n >= ?", MATCH, loaded.commit_n)
        await log.snapshot(tx, loaded.game, MATCH, loaded.commit_n, state)


def dealt_anew(seat: Seat | None, seed: int, game: Game[Any] = TOY) -> Callable[[Any], None]:
    """Deal everything anew that a seat may not know."""

    def deal(state: Any) -> None:
        drawn = state.drawn
        game.veil(state, seat, Ctx(state, SeededDice(bytes([seed]) * 16)))
        state.drawn = drawn

    return deal


def sealed(bid: int) -> Callable[[Any], None]:
    """Put another bid in the place of Ada's."""
    return lambda state: state.stack.steps[-1].answers.update({0: [bid]})


async def told(table: Stage, who: MemberActor, controls: list[Control]) -> dict[str, str]:
    """Press and type everything; give what is shown."""
    before = await stored(table)
    answers = {}
    with no_errors():
        for control in controls:
            answers[str(control)] = table.content(await press(table, who, table.channel, control))
        for command in COMMANDS:
            answers[command] = table.content(await table.type(who, command))
    assert await stored(table) == before
    return answers


async def panels(table: Stage) -> list[Control]:
    """Open everybody's panel, and gather what is on it."""
    gathering = Gathering(table)
    for who in table.players.values():
        await table.press(who, "Play", public=True)
        gathering.gather()
        for command in ("hand", "log", "board"):
            await table.type(who, command)
            gathering.gather()
    return list(gathering.controls)


async def reader(table: Stage, name: str) -> tuple[MemberActor, Seat | None]:
    """Find a player, or let a bystander in."""
    (info,) = await table.bot.services.tables.live()
    found = next((each for each in table.players.values() if each.name == name), None)
    if found is not None:
        return found, info.seat_of(found.id)
    return table.guild.add_member(table.env.create_user(name)), None


@pytest.mark.parametrize("name", ["Bilal", "Dana"])
def test_hands_and_deck_can_be_seen_by_nobody_else(tmp_path: Path, name: str) -> None:
    @acted
    async def kept(tmp_path: Path) -> None:
        async with secretive(tmp_path) as table:
            who, seat = await reader(table, name)
            controls = await panels(table)
            if seat is not None:  # what answers for oneself is no business of strangers
                controls = [each for each in controls if each.verb in LOOKING]
            answers = [await told(table, who, controls)]
            for seed in (1, 2):
                await lay(table, dealt_anew(seat, seed))
                answers.append(await told(table, who, controls))
            assert answers[0] == answers[1] == answers[2]
            own = (await table.bot.services.matches.load(MATCH)).match.committed.players[0].hand
            words = PRESENTATION.words("en")
            ada = await table.type(table.player("Ada"), "hand")
            assert all(words.say(Text("card", {"card": card})) in ada.text for card in own)

    kept(tmp_path)


@pytest.mark.parametrize("name", ["Bilal", "Dana"])
def test_a_sealed_bid_can_be_seen_by_nobody_else(tmp_path: Path, name: str) -> None:
    @acted
    async def kept(tmp_path: Path) -> None:
        async with secretive(tmp_path) as table:
            who, _ = await reader(table, name)
            ada = table.player("Ada")
            controls = [each for each in await panels(table) if each.verb in LOOKING]
            loaded = await table.bot.services.matches.load(MATCH)
            asked = next(each for each in loaded.asked if each.seat == 0)
            with table.env.time_context():
                await table.bot.services.matches.answer(MATCH, 0, asked.token, [1], ada.id)
            answers = [await told(table, who, controls)]
            for bid in (0, 3):
                await lay(table, sealed(bid))
                answers.append(await told(table, who, controls))
            assert answers[0] == answers[1] == answers[2]

    kept(tmp_path)
