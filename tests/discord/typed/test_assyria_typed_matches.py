"""Assyria by slash commands alone, everything typed taken from what autocomplete offers.

Whole matches are typed in tests/typed; here one goes on until every command has come through Discord.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import FOUR, shown, stage
from tests.discord.support.typist import Typist

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
LONGEST = 1500
"""No match takes more commands."""


class AssyriaTypist(Typist):
    """Types until the turn is over, and ends what may be ended now and then."""

    group, options, brevity = "assyria", COMMANDS, 0.2

    async def take_turn(self, who: MemberActor) -> None:
        """Type until somebody else is asked."""
        post = self._table.post_id
        while self._table.post_id == post:
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

    def _may_be_left_open(self, option: str) -> bool:
        return option == "card"  # huts may be left to choose where the card is foregone

    def _end(self) -> dict[str, str]:
        return {"end": "yes"} if self._chance.random() < 0.5 else {}


@pytest.mark.parametrize(("seed", "players", "bots", "language"), [(2, 3, 1, "fr")])
def test_every_command_is_typed_from_what_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, players: int, bots: int, language: str
) -> None:
    monkeypatch.setattr("db.match.matches.secrets.token_bytes", random.Random(seed).randbytes)
    asyncio.run(play_match(tmp_path, seed, players, bots, language))


async def play_match(folder: Path, seed: int, players: int, bots: int, language: str) -> None:
    async with stage(folder, FOUR[: players - bots]) as table:
        await table.start_match("assyria", bots=bots)
        typist = AssyriaTypist(table, seed, language)
        await typist.choose_language()
        wanted = {*(f"assyria {name}" for name in COMMANDS), "assyria done", "end"}
        wanted -= {"assyria well"}  # not in every match do three own huts surround a corner
        while not wanted <= set(typist.typed):
            assert "Well played" not in shown(table.post).text, wanted - set(typist.typed)
            check_limits(shown(table.post).components)
            await typist.take_turn(table.pinged[0])
