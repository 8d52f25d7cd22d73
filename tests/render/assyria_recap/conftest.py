"""Words of Assyria, whose recaps are told here."""

import pytest

from engine.assyria import GAME
from render.text.words import Words
from tests.render.wording import table_words


@pytest.fixture
def english() -> Words:
    return table_words(GAME.key, "en")


@pytest.fixture
def french() -> Words:
    return table_words(GAME.key, "fr")
