"""What the tests of recaps and boards share: the words of a table, names, presses."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.game import Event
from render.words import Words, words_for
from tests.toy import LOCALE, TOY

NAMES = ("Ada", "Bilal", "Chloe")


class Press(NamedTuple):
    """A stored press, as far as it is told."""

    events: Sequence[Event]
    seat: int | None = None
    undid: int = 0


def table_words(game_key: str, language: str) -> Words:
    """Give all words a table of this game needs; those of the made-up game are kept with it."""
    return words_for(game_key, language, LOCALE if game_key == TOY.key else None)
