"""The words of all games there are and of those made up for tests, with what a panel needs of the latter."""

from __future__ import annotations

import functools
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

from render.text.catalogue import read_catalogue
from render.text.words import LANGUAGES, Words, words_for
from tests.contract.matches import AnyGame
from tests.panel.asker import ASKER
from tests.toy import LOCALE as TOY_LOCALE
from tests.toy import TOY

__all__ = ["LANGUAGES", "NAMES", "words_of"]

LOCALE = Path(__file__).parent / "locale"
MADE_UP = {TOY.key: TOY_LOCALE, ASKER.key: LOCALE / "nowhere"}
"""Where else there are words of games that are made up."""
NAMES = ("Ada", "Bilal", "Chloé", "Dinah", "Émile", "Farah")


@functools.cache
def words_of(game: AnyGame, language: str) -> Words:
    """Give all words of a game."""
    if game.key not in MADE_UP:
        return words_for(game.key, language)
    catalogue = read_catalogue(game.key, language, MADE_UP[game.key])
    known = {entry.id.name for entry in catalogue.body if isinstance(entry, ast.Message)}
    for entry in FluentResource((LOCALE / language / f"{game.key}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name not in known:
            catalogue.body.append(entry)
    return Words(language, catalogue)
