"""Whoever reads: their language, their words, and the players' names as they may be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cogs.command_mentions import mentioned
from db.table.person import Person
from engine.core.decision import Text
from render.text.words import LANGUAGES, Words

if TYPE_CHECKING:
    from cogs.client import Interaction

DEFAULT = "en"
ASKER = "asker"
"""Under this name an interaction keeps who asks."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Words of one language, for one table or for none."""

    words: Words
    names: tuple[str, ...] = ()
    """Names of all seats in messages, escaped; those of sides that nobody sits at follow."""
    plain: tuple[str, ...] = ()
    """The same names on controls."""
    commands: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Ids of the published commands, which are mentioned where a text names them."""

    def say(self, key: str, **args: object) -> str:
        """Word a text of the interface."""
        return self.mention(self.words.say(Text(key, args), self.names))  # type: ignore[arg-type]

    def mention(self, said: str) -> str:
        """Make mentions of the commands that a worded text names."""
        return mentioned(said, self.commands)


def discord_language(interaction: Interaction) -> str:
    """Read the language of somebody's Discord; English if we do not speak it."""
    language = interaction.locale.value.partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


async def asker_of(interaction: Interaction) -> Person:
    """Find out who asks, with what they chose: read once an interaction, however many want to know."""
    person: Person | None = interaction.extras.get(ASKER)
    if person is None:
        person = await interaction.client.services.people.get(interaction.user.id)
        note_asker(interaction, person)
    return person


def note_asker(interaction: Interaction, person: Person) -> None:
    """Keep who asks with the interaction; whoever changes what they chose says so here, so that it counts at once."""
    interaction.extras[ASKER] = person


async def language_of(interaction: Interaction) -> str:
    """Give the language somebody chose in their settings, else that of their Discord."""
    return (await asker_of(interaction)).language or discord_language(interaction)
