"""Whoever reads: their language, their words, and the players' names as they may be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.decision import Text
from render.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from cogs.client import Interaction

DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class Reader:
    """Words of one language, for one table or for none."""

    words: Words
    names: tuple[str, ...] = ()
    """Names of all seats in messages, escaped; those of sides that nobody sits at follow."""
    plain: tuple[str, ...] = ()
    """The same names on controls."""

    def say(self, key: str, **args: object) -> str:
        """Word a text of the interface."""
        return self.words.say(Text(key, args), self.names)  # type: ignore[arg-type]


def discord_language(interaction: Interaction) -> str:
    """Read the language of somebody's Discord; English if we do not speak it."""
    language = interaction.locale.value.partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


async def language_of(interaction: Interaction) -> str:
    """Look up the language somebody chose in their settings, else that of their Discord."""
    person = await interaction.client.services.people.get(interaction.user.id)
    return person.language or discord_language(interaction)
