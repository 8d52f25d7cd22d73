"""The words of all games there are and of those made up for tests, with what a panel needs of the latter."""

from __future__ import annotations

from pathlib import Path

from render.presentation import Presentation
from render.text.board_lines import StatusLines
from render.text.words import LANGUAGES, Words
from tests.contract.matches import AnyGame
from tests.games import PRESENTATIONS
from tests.panel.asker import ASKER

__all__ = ["LANGUAGES", "NAMES", "words_of"]

LOCALE = Path(__file__).parent / "locale"
SHOWN = {**PRESENTATIONS, ASKER.key: Presentation(key=ASKER.key, catalogues=(LOCALE,), text=StatusLines(ASKER))}
NAMES = ("Ada", "Bilal", "Chloé", "Dinah", "Émile", "Farah")


def words_of(game: AnyGame, language: str) -> Words:
    """Give all words of a game."""
    return SHOWN[game.key].words(language)
