"""The words a player may type: those of their own language, English, and the ids of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.border.buttons import Label
from cogs.border.wording import LabelWords, cut
from cogs.panel.listed import ListedAnswer
from cogs.reader import Reader
from cogs.typed.parts import Known
from engine.core.decision import Text
from render.text.words import Words

NAME = 100
"""Discord shows no more of a choice."""


class TypedLanguages(NamedTuple):
    """The languages a reader may type in; the first is their own."""

    voices: tuple[LabelWords, ...]

    def say(self, label: Label) -> str:
        """Word something in the reader's own language."""
        return self.voices[0].say(label)

    def name(self, listed: ListedAnswer) -> str:
        """Word a choice with its note, as long as Discord allows."""
        return cut(_name(self.voices[0], listed), NAME)

    def forms(self, listed: ListedAnswer) -> list[str]:
        """List everything somebody may type for a legal choice."""
        ids = " ".join(str(part.answer) for part in listed.path)
        return [ids, *(voice.say(listed.label) for voice in self.voices)]

    def hints(self, listed: ListedAnswer) -> list[str]:
        """List everything by which a choice may be looked for: its note may suggest it, but never stands for it."""
        return [*self.forms(listed), *(_name(voice, listed) for voice in self.voices)]

    def known_forms(self, known: Known) -> list[str]:
        """List everything somebody may type for an answer one can think of."""
        return [" ".join(known.path), *(" ".join(map(voice.say, known.labels)) for voice in self.voices)]

    def every(self, texts: Sequence[Text]) -> list[str]:
        """Word texts in every language the reader may type."""
        return [voice.say(text) for voice in self.voices for text in texts]


def languages_of(reader: Reader, english: Words) -> TypedLanguages:
    """Give the words a reader at a table may type, besides their own the English ones of the same game."""
    own = LabelWords(reader.words, reader.plain)
    return TypedLanguages((own,) if reader.words is english else (own, LabelWords(english, reader.plain)))


def _name(voice: LabelWords, listed: ListedAnswer) -> str:
    note = "" if listed.note is None else voice.say(listed.note)
    return f"{voice.say(listed.label)} · {note}" if note else voice.say(listed.label)
