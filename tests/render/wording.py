"""What the tests of recaps and boards share: the words of a table, names, presses."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.core.game import Event
from render.rulebook.rulebook import Rulebook
from render.text.words import Words
from tests.games import PRESENTATIONS, words_for

NAMES = ("Ada", "Bilal", "Chloe")
FOUR_NAMES = (*NAMES, "Dario")


class Press(NamedTuple):
    """A stored press, as far as it is told."""

    events: Sequence[Event]
    seat: int | None = None
    undid: int = 0


def table_words(game_key: str, language: str) -> Words:
    """Give all words a table of this game needs; those of the made-up game are kept with it."""
    return words_for(game_key, language)


def words_given(game_key: str, language: str) -> Any:
    """Make a fixture that gives all words a table of this game needs: `english = words_given(GAME.key, "en")`."""

    @pytest.fixture
    def words() -> Words:
        return table_words(game_key, language)

    return words


def rulebook(game_key: str, language: str = "en") -> Rulebook:
    """Give the rules of a game."""
    return PRESENTATIONS[game_key].rulebook(language)


def rules_of(game_key: str) -> Path:
    """Give the folder in which a game keeps its rules."""
    folder = PRESENTATIONS[game_key].rules
    assert folder is not None
    return folder


def without_time_zones(source: str) -> str:
    """Leave out of a catalogue what is said of time zones: towns of today have another name than cities of the game."""
    return re.sub(r"^(settings|option)-[a-z-]*zone[a-z-]* = .*$", "", source, flags=re.MULTILINE)
