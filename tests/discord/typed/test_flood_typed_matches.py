"""After the Flood by slash commands alone, everything typed taken from what autocomplete offers.

Whole matches are typed in tests/typed; here one goes on until every usual command has come through Discord.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import PLAYERS, shown, stage
from tests.discord.support.typist import Typist

pytestmark = pytest.mark.slow

COMMANDS = {
    "build": ("pay", "moving", "area"),
    "place": ("pay", "resource", "area", "workers"),
    "scribe": ("pay", "from", "to"),
    "trade": ("pay", "swap", "swap2", "swap3"),
    "empire": ("pay", "name", "buy", "equip", "home", "armies"),
    "expand": ("pay", "target"),
    "city": ("city", "giving"),
    "pass": ("bid",),
}
"""The options of each command that are completed, in the order they are filled in."""
NEEDED = {"build": "area", "scribe": "to", "trade": "swap", "expand": "target"}
"""What a command cannot be typed without."""
PATIENCE = 12
"""After so many commands in one turn a player takes the turn back and passes."""
LONGEST = 2000
"""No match takes more commands."""


class FloodTypist(Typist):
    """Types until the turn is over; if that takes too long, it is taken back and passed."""

    group, options, brevity = "flood", COMMANDS, 0.2

    async def take_turn(self, who: MemberActor) -> None:
        """Type until somebody else is asked."""
        post = self._table.post_id
        for n in range(LONGEST):
            await self._go_on(who, hurry=n > PATIENCE)
            if self._table.post_id != post:
                return
        pytest.fail(f"{who.name} does not come to an end")

    async def _go_on(self, who: MemberActor, hurry: bool) -> None:
        if hurry:
            await self._type(who, "undo", what="restart")
        if hurry and await self._command(who, "pass", end=True):
            return
        names = list(COMMANDS)
        self._chance.shuffle(names)
        for name in names:
            if (name != "pass" or self._chance.random() < 0.1) and await self._command(who, name):
                return
        lit = any(":end:" in part["custom_id"] for part in self._table.panel(who).buttons)
        await (self._type(who, "end") if lit else self._type(who, "flood fight", do="roll"))

    async def _command(self, who: MemberActor, name: str, end: bool = False) -> bool:
        """Fill a command in from what is offered; say whether it was typed."""
        filled = await self._filled(who, name)
        if not filled.keys() - {"pay"} or (name in NEEDED and NEEDED[name] not in filled):
            return False
        if end or self._chance.random() < 0.5:
            filled["end"] = "yes"
        await self._type(who, f"flood {name}", **filled)
        return True

    async def _filled(self, who: MemberActor, name: str) -> dict[str, Any]:
        """Fill in each option or not; one that is needed always."""
        filled: dict[str, Any] = {}
        for option in self.options[name]:
            if option == NEEDED.get(name) or self._chance.random() >= self.brevity:
                choices = await self._offered(who, name, option, filled)
                filled |= {option: self._chance.choice(choices)} if choices else {}
        return filled


@pytest.mark.parametrize(("seed", "bots"), [(1, 2)])
def test_every_usual_command_is_typed_from_what_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, bots: int
) -> None:
    monkeypatch.setattr("db.match.matches.secrets.token_bytes", random.Random(seed).randbytes)
    asyncio.run(play_match(tmp_path, seed, bots))


async def play_match(folder: Path, seed: int, bots: int) -> None:
    async with stage(folder, PLAYERS[: 3 - bots]) as table:
        await table.start_match(bots=bots)
        typist = FloodTypist(table, seed)
        wanted = {f"flood {name}" for name in ("build", "place", "trade", "empire", "expand", "pass")}
        while not wanted <= set(typist.typed):
            assert "Well played" not in shown(table.post).text, wanted - set(typist.typed)
            check_limits(shown(table.post).components)
            await typist.take_turn(table.pinged[0])
            assert len(typist.typed) < LONGEST
