"""Whoever reads: their language, their words, and the players' names as they may be shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from db.table.info import TableInfo
from engine.core.decision import Text
from render.text.names import control_names_of, letter, names_of
from render.text.words import LANGUAGES, Words, words_for

if TYPE_CHECKING:
    from cogs.client import Interaction

DEFAULT = "en"


@dataclass(frozen=True, slots=True)
class Reader:
    """Words of one language, for one table or for none."""

    words: Words
    names: tuple[str, ...] = ()
    """Names of all seats in messages, escaped."""
    plain: tuple[str, ...] = ()
    """Names of all seats on controls."""

    def say(self, key: str, **args: object) -> str:
        """Word a text of the interface."""
        return self.words.say(Text(key, args), self.names)  # type: ignore[arg-type]


def reading(language: str, info: TableInfo | None = None) -> Reader:
    """Make the reader of a language; with a table, in the words of its game and with the names of its players."""
    if info is None:
        return Reader(words_for("", language))
    words = words_for(info.game, language)
    given = [_name(words, info, seat) for seat in range(1 + max((each.seat for each in info.seats), default=-1))]
    return Reader(words, names_of(words, given), control_names_of(words, given))


def _name(words: Words, info: TableInfo, seat: int) -> str:
    for each in info.seats:
        if each.seat == seat:
            return words.say(Text("seat-bot", {"letter": letter(seat)})) if each.bot else each.name
    return ""


def discord_language(interaction: Interaction) -> str:
    """Read the language of somebody's Discord; English if we do not speak it."""
    language = interaction.locale.value.partition("-")[0]
    return language if language in LANGUAGES else DEFAULT


async def language_of(interaction: Interaction) -> str:
    """Look up the language somebody chose in their settings, else that of their Discord."""
    person = await interaction.client.services.people.get(interaction.user.id)
    return person.language or discord_language(interaction)
