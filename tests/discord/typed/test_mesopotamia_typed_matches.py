"""Mesopotamia by slash commands alone, everything typed taken from what autocomplete offers.

Whole matches are typed in tests/typed; here one is set up by a draft and goes on until every usual command has come
through Discord, and another begins with combats, in which both sides bid in secret.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cogs.games import GAMES
from cogs.registry import Registry
from cogs.typed.parts import parts_for
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import PLAYERS, shown, stage
from tests.discord.support.typist import Typist
from tests.discord.toy.delta import asked, loaded_match, seat_of
from tests.typed.keyboard import commands_of, options_of

pytestmark = pytest.mark.slow

OPTIONS = options_of("mesopotamia")
KINDS = {
    name: {kind for part in parts_for(parts, dict.fromkeys(OPTIONS[name], "")) for kind in part.kinds}
    for name, parts in commands_of("mesopotamia").items()
}
"""Which questions each command answers."""
SEED = 9
"""Chance comes to every command soon."""
LONGEST = 300
"""No stretch takes more commands."""
SET_UP = {"role", "empire", "start", "quests", "explore", "gather", "war", "done"}
COMBATS = {"order", "bid", "retreat"}


class MesopotamiaTypist(Typist):
    """Types what answers the question, or ends what may be ended."""

    group, options, brevity = "mesopotamia", OPTIONS, 0.5

    async def go_on(self) -> None:
        """Let somebody who is asked type something that answers."""
        who = self._chance.choice(await asked(self._table))
        loaded, seat = await loaded_match(self._table), await seat_of(self._table, who)
        (question,) = [each for each in loaded.asked if each.seat == seat and not each.optional]
        if question.ends and (question.is_last or self._chance.random() < 0.5):
            await self._type(who, "mesopotamia done")
            return
        names = [name for name, kinds in KINDS.items() if question.kind in kinds and OPTIONS[name]]
        for name in self._chance.sample(names, len(names)):
            filled = await self._filled(who, name)
            if filled:
                await self._type(who, f"mesopotamia {name}", **filled)
                return
        assert question.ends, f"{who.name} is offered nothing for {question.kind}"
        await self._type(who, "mesopotamia done")


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
        typist = MesopotamiaTypist(table, SEED, language)
        await typist.choose_language()
        while missing := wanted - {command.removeprefix("mesopotamia ") for command in typist.typed}:
            assert len(typist.typed) < LONGEST, missing
            await typist.go_on()
            check_limits(shown(table.post).components)
            assert await table.bot.services.outbox.untold() == [], "somebody is left in the dark"
