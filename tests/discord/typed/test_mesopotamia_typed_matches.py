"""Mesopotamia by slash commands alone, everything typed taken from what autocomplete offers.

Whole matches are typed in tests/typed; here one is set up by a draft and goes on until every usual command has come
through Discord, and another begins with combats, in which both sides bid in secret.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.games import GAMES
from cogs.registry import Registry
from cogs.typed.parts import parts_for
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import PLAYERS, Shown, Stage, shown, stage
from tests.discord.toy.delta import asked, loaded_match, seat_of
from tests.typed.keyboard import commands_of, options_of

pytestmark = pytest.mark.slow

OPTIONS = options_of("mesopotamia")
KINDS = {
    name: {kind for part in parts_for(parts, dict.fromkeys(OPTIONS[name], "")) for kind in part.kinds}
    for name, parts in commands_of("mesopotamia").items()
}
"""Which questions each command answers."""
REFUSALS = {
    "en": ("Not possible", "Not yet", "Not now", "not one of the choices", "several things", "⚠️"),
    "fr": ("Impossible", "Pas encore", "Pas maintenant", "n'est pas proposé", "plusieurs choses", "⚠️"),
}
SEED = 9
"""Chance comes to every command soon."""
LONGEST = 300
"""No stretch takes more commands."""
SET_UP = {"role", "empire", "start", "quests", "explore", "gather", "war", "done"}
COMBATS = {"order", "bid", "retreat"}


class Typist:
    """Types at random, but only what is offered; what is not legal is never offered."""

    def __init__(self, table: Stage, seed: int, language: str) -> None:
        self._table = table
        self._chance = random.Random(seed)
        self._refusals = REFUSALS[language]
        self.typed: list[str] = []

    async def go_on(self) -> None:
        """Let somebody who is asked type something that answers."""
        who = self._chance.choice(await asked(self._table))
        loaded, seat = await loaded_match(self._table), await seat_of(self._table, who)
        (question,) = [each for each in loaded.asked if each.seat == seat and not each.optional]
        if question.ends and (question.is_last or self._chance.random() < 0.5):
            await self._type(who, "done", {})
            return
        names = [name for name, kinds in KINDS.items() if question.kind in kinds and OPTIONS[name]]
        for name in self._chance.sample(names, len(names)):
            filled = await self._filled(who, name)
            if filled:
                await self._type(who, name, filled)
                return
        assert question.ends, f"{who.name} is offered nothing for {question.kind}"
        await self._type(who, "done", {})

    async def _filled(self, who: MemberActor, name: str) -> dict[str, Any]:
        """Fill a command in from what is offered, the later options not always."""
        filled: dict[str, Any] = {}
        for option in OPTIONS[name]:
            if filled and self._chance.random() < 0.5:
                break
            choices = await who.autocomplete(self._table.channel, f"mesopotamia {name}", option, "", **filled)
            if choices:
                filled[option] = self._chance.choice(choices)["value"]
        return filled

    async def _type(self, who: MemberActor, name: str, filled: dict[str, Any]) -> Shown:
        self.typed.append(name)
        seen = await self._table.type(who, f"mesopotamia {name}", **filled)
        check_limits(seen.components)
        assert not any(refusal in seen.text for refusal in self._refusals), (name, filled, seen.text)
        return seen


@pytest.mark.parametrize(
    ("games", "wanted", "language"), [(GAMES, SET_UP, "fr"), (WITH_FRAY, COMBATS, "en")], ids=["set up", "combats"]
)
def test_every_usual_command_is_typed_from_what_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, games: Registry, wanted: set[str], language: str
) -> None:
    monkeypatch.setattr("db.match.matches.secrets.token_bytes", bytes)
    asyncio.run(play(tmp_path, games, wanted, language))


async def play(folder: Path, games: Registry, wanted: set[str], language: str) -> None:
    async with stage(folder, PLAYERS[:2], games=games) as table:
        await table.start_match("mesopotamia")
        for who in table.players.values():
            await table.bot.services.people.change(who.id, language=language)
        typist = Typist(table, SEED, language)
        while not wanted <= set(typist.typed):
            assert len(typist.typed) < LONGEST, wanted - set(typist.typed)
            await typist.go_on()
            check_limits(shown(table.post).components)
            assert await table.bot.services.outbox.untold() == [], "somebody is left in the dark"
