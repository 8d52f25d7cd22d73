"""Somebody who plays by slash commands alone, everything typed taken from what autocomplete offers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from simcord.actors import MemberActor

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage

REFUSALS = {
    "en": ("Not possible", "Not yet", "Not now", "not one of the choices", "several things", "⚠️"),
    "fr": ("Impossible", "Pas encore", "Pas maintenant", "n'est pas proposé", "plusieurs choses", "⚠️"),
}
"""What the bot says to somebody who typed what cannot be."""


class Typist:
    """Types at random, but only what is offered; what is not legal is never offered. Each game has its own."""

    group: ClassVar[str]
    """The command whose subcommands are typed."""
    options: ClassVar[Mapping[str, Sequence[str]]]
    """The options of each subcommand, in the order they are filled in."""
    brevity: ClassVar[float]
    """How often the rest of a command is left out."""

    def __init__(self, table: Stage, seed: int, language: str = "en") -> None:
        self._table = table
        self._chance = random.Random(seed)
        self._language = language
        self.typed: list[str] = []

    async def choose_language(self) -> None:
        """Let everybody at the table read the language of this match."""
        for who in self._table.players.values():
            await self._table.bot.services.people.change(who.id, language=self._language)

    async def _filled(self, who: MemberActor, name: str) -> dict[str, Any]:
        """Fill a command in from what is offered, the later options not always."""
        filled: dict[str, Any] = {}
        for option in self.options[name]:
            if filled and self._chance.random() < self.brevity:
                break
            choices = await self._offered(who, name, option, filled)
            if choices:
                filled[option] = self._chance.choice(choices)
            elif not self._may_be_left_open(option):
                break
        return filled

    def _may_be_left_open(self, option: str) -> bool:
        """Say whether later options can be filled in where nothing is offered for this one."""
        return True

    async def _offered(self, who: MemberActor, name: str, option: str, filled: dict[str, Any]) -> list[Any]:
        """See what can be typed for an option, given those before it."""
        choices = await who.autocomplete(self._table.channel, f"{self.group} {name}", option, "", **filled)
        return [choice["value"] for choice in choices]

    async def _type(self, who: MemberActor, command: str, **options: Any) -> Shown:
        """Type a command, which is never refused."""
        self.typed.append(command)
        seen = await self._table.type(who, command, **options)
        check_limits(seen.components)
        assert not any(refusal in seen.text for refusal in REFUSALS[self._language]), (command, options, seen.text)
        return seen
