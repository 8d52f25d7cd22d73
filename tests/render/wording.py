"""What the tests of recaps and boards share: the words of a table, names, presses."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine.core.game import Event
from render.text.words import Words, words_for
from tests.toy import LOCALE, TOY

NAMES = ("Ada", "Bilal", "Chloe")
FOUR_NAMES = (*NAMES, "Dario")


class Press(NamedTuple):
    """A stored press, as far as it is told."""

    events: Sequence[Event]
    seat: int | None = None
    undid: int = 0


class Undone(NamedTuple):
    """A turn that may be undone, with others or without."""

    seat: int
    events: Sequence[Event]
    undoes: int = 1
    others: Collection[int] = ()

    @property
    def seats(self) -> set[int]:
        """Whose turns would go."""
        return {self.seat, *self.others}


def table_words(game_key: str, language: str) -> Words:
    """Give all words a table of this game needs; those of the made-up game are kept with it."""
    return words_for(game_key, language, LOCALE if game_key == TOY.key else None)
