"""Assyria by slash commands alone, everything typed taken from what autocomplete offers.

Whole matches are typed in tests/typed; here one goes on until every command has come through Discord.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import FOUR, Shown, Stage, shown, stage

pytestmark = pytest.mark.slow

COMMANDS = {
    "start": ("hex",),
    "draft": ("card",),
    "harvest": ("column",),
    "huts": ("hex", "hex2", "hex3", "hex4"),
    "feed": ("card", "huts"),
    "well": ("intersection", "intersection2"),
    "build": ("hex",),
    "extend": ("hex",),
    "intrigue": ("dignitary",),
    "offer": ("camels",),
    "buy": ("card",),
}
"""The options of each command, in the order they are filled in."""
RARE = ("well", "build")
"""What is seldom possible is done whenever it is."""
REFUSALS = {
    "en": ("Not possible", "Not yet", "Not now", "not one of the choices", "several things", "⚠️"),
    "fr": ("Impossible", "Pas encore", "Pas maintenant", "n'est pas proposé", "plusieurs choses", "⚠️"),
}
LONGEST = 1500
"""No match takes more commands."""


class Typist:
    """Types at random, but only what is offered; what is not legal is never offered."""

    def __init__(self, table: Stage, seed: int, language: str) -> None:
        self._table = table
        self._chance = random.Random(seed)
        self._refusals = REFUSALS[language]
        self.typed: list[str] = []

    async def take_turn(self, who: MemberActor) -> None:
        """Type until somebody else is asked."""
        post = self._table.post.id
        while self._table.post.id == post:
            assert len(self.typed) < LONGEST, f"{who.name} does not come to an end"
            await self._go_on(who)

    async def _go_on(self, who: MemberActor) -> None:
        seen = self._table.panel(who)
        can_end = any(":end:" in part["custom_id"] for part in seen.buttons)
        if can_end and (not seen.menus or self._chance.random() < 0.4):
            await self._type(who, self._chance.choice(["assyria done", "end"]))
            return
        names = sorted(COMMANDS, key=lambda name: (name not in RARE, self._chance.random()))
        for name in names:
            filled = await self._filled(who, name)
            if filled:
                await self._type(who, f"assyria {name}", **filled, **self._end())
                return
        pytest.fail(f"{who.name} is offered nothing: {seen.text}")

    async def _filled(self, who: MemberActor, name: str) -> dict[str, Any]:
        """Fill a command in from what is offered, the later options not always."""
        filled: dict[str, Any] = {}
        for option in COMMANDS[name]:
            if filled and self._chance.random() < 0.2:
                break
            choices = await who.autocomplete(self._table.channel, f"assyria {name}", option, "", **filled)
            if choices:
                filled[option] = self._chance.choice(choices)["value"]
            elif option != "card":  # huts may be left to choose where the card is foregone
                break
        return filled

    def _end(self) -> dict[str, str]:
        return {"end": "yes"} if self._chance.random() < 0.5 else {}

    async def _type(self, who: MemberActor, command: str, **options: Any) -> Shown:
        self.typed.append(command)
        seen = await self._table.type(who, command, **options)
        check_limits(seen.components)
        assert not any(refusal in seen.text for refusal in self._refusals), (command, options, seen.text)
        return seen


@pytest.mark.parametrize(("seed", "players", "bots", "language"), [(2, 3, 1, "fr")])
def test_every_command_is_typed_from_what_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, players: int, bots: int, language: str
) -> None:
    monkeypatch.setattr("db.match.matches.secrets.token_bytes", random.Random(seed).randbytes)
    asyncio.run(play_match(tmp_path, seed, players, bots, language))


async def play_match(folder: Path, seed: int, players: int, bots: int, language: str) -> None:
    async with stage(folder, FOUR[: players - bots]) as table:
        await table.start_match("assyria", bots=bots)
        for who in table.players.values():
            await table.bot.services.people.change(who.id, language=language)
        typist = Typist(table, seed, language)
        wanted = {*(f"assyria {name}" for name in COMMANDS), "assyria done", "end"}
        wanted -= {"assyria well"}  # not in every match do three own huts surround a corner
        while not wanted <= set(typist.typed):
            assert "Well played" not in shown(table.post).text, wanted - set(typist.typed)
            check_limits(shown(table.post).components)
            await typist.take_turn(table.pinged[0])
