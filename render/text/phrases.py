"""Sentences in parts: a phrase is a text whose arguments may be phrases, worded from the innermost outwards.

The name of an argument that holds a phrase must not be a kind of noun of the catalogue, or it is looked up as one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from engine.core.decision import Arg, Text
from engine.core.game import Event
from render.text.words import Words

ELLIPSIS = "…"


class Row(msgspec.Struct, frozen=True):
    """Phrases with commas between them; a plain list of phrases has "and" before the last."""

    phrases: tuple[Phrase, ...]


class Phrase(msgspec.Struct, frozen=True):
    """A sentence or a part of one: catalogue key and arguments."""

    key: str
    args: Mapping[str, Part] = {}


def phrase(key: str, /, **args: Part) -> Phrase:
    """Make a phrase."""
    return Phrase(key, args)


Part: TypeAlias = "Arg | Phrase | Row | Sequence[Phrase]"
Sayable: TypeAlias = Phrase | Text | Event
"""Whatever can stand as a sentence of its own."""


def say(words: Words, said: Sayable, names: Sequence[str] = ()) -> str:
    """Word a phrase, a text or an event."""
    match said:
        case Phrase(key, args):
            return words.say(Text(key, {name: _argument(words, part, names) for name, part in args.items()}), names)
        case Text():
            return words.say(said, names)
        case _:
            return words.tell(said, names)


def _argument(words: Words, part: Part, names: Sequence[str]) -> Arg:
    match part:
        case Phrase():
            return say(words, part, names)
        case Row(phrases):
            return ", ".join(say(words, phrase, names) for phrase in phrases)
        case None | str() | dict() | int():
            return part
    return [say(words, each, names) if isinstance(each, Phrase) else each for each in part]


def cut(text: str, most: int) -> str:
    """Shorten a text to so many characters, between words and before brackets where possible; an ellipsis says so.

    >>> cut("rolls 4, then 9", 10)
    'rolls 4…'
    >>> cut("moves an Archer, giving up Nagar (-3 VP with its token)", 40)
    'moves an Archer, giving up Nagar…'
    """
    if len(text) <= most:
        return text
    kept = text[: most - len(ELLIPSIS)]
    word = kept.rpartition(" ")[0]
    kept = word if len(word) > most // 2 else kept
    outside, _, inside = kept.rpartition("(")
    kept = outside if ")" not in inside and len(outside) > most // 2 else kept
    return kept.rstrip(" ,;:·(\\") + ELLIPSIS
