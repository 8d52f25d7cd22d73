"""Words of a game that newcomers may not know, each explained in one sentence.

A catalogue has `new-word-<word>`, the sentence, and `new-word-<word>-forms`, how the word may stand in a text, with
commas between.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from engine.core.decision import Text
from render.text.words import Words


class NewWord(msgspec.Struct, frozen=True):
    """A word in one language, with what it means and where it is met."""

    word: str
    sentence: str
    forms: tuple[str, ...]
    kinds: tuple[str, ...] = ()
    """Kinds of questions it is about: in them it is looked for in closed menus too, and before other words."""

    def stands_in(self, text: str) -> bool:
        """Say whether the word stands in a text, as a whole word and in whatever letters.

        >>> NewWord("home-area", "", ("home area",)).stands_in("Home\\u00a0area: free")
        True
        >>> NewWord("scribe", "", ("scribe", "scribes")).stands_in("Prescribed")
        False
        """
        forms = "|".join(r"\s".join(map(re.escape, form.split())) for form in self.forms)
        return re.search(rf"\b(?:{forms})\b", text, re.IGNORECASE) is not None


def new_words(words: Words, kinds: Mapping[str, tuple[str, ...]]) -> tuple[NewWord, ...]:
    """Read the words that a game explains, in their order, with the kinds of questions each is about."""
    return tuple(
        NewWord(
            word,
            words.say(Text(f"new-word-{word}")),
            tuple(form.strip() for form in words.say(Text(f"new-word-{word}-forms")).split(",")),
            about,
        )
        for word, about in kinds.items()
    )
