"""Tables of the made-up game, and players who press at random what they are shown, whoever is asked."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Container, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.painter import Pictures
from cogs.registry import Registry
from db.match.load import Loaded
from engine.core.dice import SeededDice
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import FOUR, Shown, Stage, shown, stage
from tests.discord.support.table_talk import slowly
from tests.toy.playable import PLAYABLE

GAMES = Registry(PLAYABLE)
MATCH = 1
LONGEST = 1500
"""No match takes more presses."""
LOOKING = {"board", "log", "catchup", "close", "hint", "past", "restart", "rewind", "rules", "stock"}
"""Verbs of controls that lead to no answer."""


@asynccontextmanager
async def delta(
    folder: Path, players: int = 3, pictures: Pictures | None = None, games: Registry = GAMES
) -> AsyncIterator[Stage]:
    """Open a stage on which the made-up game is the only one, and days pass quickly."""
    with slowly():
        async with stage(folder, FOUR[:players], pictures, games) as table:
            yield table


def verb(control: dict[str, Any]) -> str:
    """Read from a control what it does."""
    return str(control["custom_id"]).split(":")[1]


def control(seen: Shown, wanted: str) -> dict[str, Any]:
    """Find a control by what it does."""
    return next(part for part in [*seen.buttons, *seen.menus] if verb(part) == wanted)


async def set_up(
    table: Stage, options: Mapping[str, str] | None = None, language: str = "en", seed: bytes | None = None
) -> None:
    """Open a table in the lobby, choose its options there, let everybody join, and start."""
    game = next(iter(table.bot.services.games))
    host, *others = table.players.values()
    await table.type(host, "game new", game=game, language=language)
    for other in others:
        await table.press_id(other, control(shown(table.post), "join")["custom_id"], public=True)
    if options:
        await choose_options(table, host, options)
    with pytest.MonkeyPatch.context() as patch:
        if seed is not None:  # what chance gives is drawn from it; nothing of the bot is changed
            patch.setattr("db.match.matches.secrets.token_bytes", lambda count: (seed * count)[:count])
        await table.press_id(host, control(shown(table.post), "start")["custom_id"], public=True)
    await table.env.settle()


async def choose_options(table: Stage, host: MemberActor, options: Mapping[str, str]) -> Shown:
    """Open the options from the lobby and choose in the menus of the game; give the screen as it is then."""
    seen = await table.press_id(host, control(shown(table.post), "options")["custom_id"], public=True)
    seen = await table.press_id(host, control(seen, "game-options")["custom_id"])
    for key, value in options.items():
        menu = next(part for part in seen.menus if part["custom_id"].endswith(f":{key}"))
        seen = await table.choose(host, menu["custom_id"], [value])
    return seen


async def loaded_match(table: Stage) -> Loaded:
    """Load the match."""
    return await table.bot.services.matches.load(MATCH)


async def asked(table: Stage) -> list[MemberActor]:
    """Give the people who must act."""
    (info,) = await table.bot.services.tables.live()
    return [table.players[info.seat(seat).user_id or 0] for seat in info.waiting]


async def seat_of(table: Stage, who: MemberActor) -> int:
    """Give somebody's seat."""
    info = await table.bot.services.tables.get(MATCH)
    seat = info.seat_of(who.id)
    assert seat is not None
    return seat


class Presser:
    """Presses anything that is lit and leads on."""

    def __init__(self, table: Stage, chance: random.Random) -> None:
        self.table = table
        self.chance = chance
        self.presses = 0

    async def play(self, presses: int = LONGEST) -> bool:
        """Let whoever is asked press something, until the match is over or so many presses are made."""
        for _ in range(presses):
            if not await self.table.bot.services.tables.live():
                return True
            await self.press(self.chance.choice(await asked(self.table)))
            assert await self.table.bot.services.outbox.untold() == [], "somebody is left in the dark"
        return False

    async def press(self, who: MemberActor) -> None:
        """Press one thing on an open panel, or open it."""
        self.presses += 1
        seen = self.table.panel(who)
        controls: list[dict[str, Any]] = [part for part in [*seen.buttons, *seen.menus] if verb(part) not in LOOKING]
        if not controls or self.chance.random() < 0.05:
            await self.table.press_id(who, control(shown(self.table.post), "open")["custom_id"], public=True)
        else:
            picked = self.chance.choice(controls)
            if picked["type"] == 2:
                await self.table.press_id(who, picked["custom_id"])
            else:
                await self.table.choose(who, picked["custom_id"], self.ticked(picked))
        check_limits(self.table.open[who.id].components)
        check_limits(shown(self.table.post).components)

    def ticked(self, menu: dict[str, Any]) -> list[str]:
        """Tick as many entries of a menu as one may, or fewer."""
        most = self.chance.randint(max(1, menu["min_values"]), menu["max_values"])
        return self.chance.sample([option["value"] for option in menu["options"]], most)


def seed_with(rolls: Mapping[int, Container[int]]) -> bytes:
    """Find a seed whose dice fall as a test needs them: what each draw, by its number, may show."""
    for byte in range(1, 256):
        dice = SeededDice(bytes([byte]) * 16)
        if all(dice.below(6, at) + 1 in shown_faces for at, shown_faces in rolls.items()):
            return bytes([byte])
    raise LookupError("no such seed")


DEALT = 9
"""So many draws shuffle the cards; the next one is the first die."""


async def bid(table: Stage, **silver: int) -> None:
    """Let players bid by command, in this order."""
    for name, count in silver.items():
        await table.type(table.player(name), "delta bid", silver=count)


async def rest(table: Stage) -> MemberActor:
    """Let the one player who is asked rest and end the turn."""
    (who,) = await asked(table)
    await table.type(who, "delta do", action="rest", end="yes")
    return who


async def turns_played(table: Stage) -> int:
    """Count the turns that a rewind knows apart."""
    return len(await table.bot.services.matches.turns(MATCH))
