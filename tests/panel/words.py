"""The words of all games there are and of those made up for tests, with what a panel needs of the latter."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from render.presentation import Presentation
from render.story.since import Since
from render.text.board_lines import StatusLines
from render.text.words import LANGUAGES, Words
from tests.contract.matches import AnyGame
from tests.games import PRESENTATIONS
from tests.panel.asker import ASKER

__all__ = ["LANGUAGES", "NAMES", "telling", "words_of"]

LOCALE = Path(__file__).parent / "locale"
SHOWN = {**PRESENTATIONS, ASKER.key: Presentation(key=ASKER.key, catalogues=(LOCALE,), text=StatusLines(ASKER))}
NAMES = ("Ada", "Bilal", "Chloé", "Dinah", "Émile", "Farah")


def words_of(game: AnyGame, language: str) -> Words:
    """Give all words of a game."""
    return SHOWN[game.key].words(language)


def telling(*lines: str, folded: int = 0) -> Callable[[int], Since]:
    """Tell these lines as what happened since, however little room there is."""
    return lambda _: Since("Since you last played", lines, folded)
