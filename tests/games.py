"""The games that tests run over: those that are registered, and what shows them, by key."""

from __future__ import annotations

from pathlib import Path

from cogs.games import COMING
from cogs.games import GAMES as REGISTERED
from render.presentation import Presentation
from render.text.catalogue import LOCALE, catalogue_files
from render.text.words import Words
from tests.toy.presentation import PRESENTATION as TOY_PRESENTATION

GAMES = REGISTERED.rules
"""The rules of every game that is played; made-up ones apart."""
RULES = {**GAMES, **{game.rules.key: game.rules for game in COMING}}
"""Theirs, and those of the games that are coming."""
COMMANDS = {game.rules.key: game.commands for game in (*REGISTERED.values(), *COMING) if game.commands is not None}
"""The commands of every game that has some, coming ones too."""
PRESENTATIONS: dict[str, Presentation] = {
    **{game.rules.key: game.presentation for game in (*REGISTERED.values(), *COMING)},
    TOY_PRESENTATION.key: TOY_PRESENTATION,
}
"""What shows them, and what shows the made-up game."""


def words_for(key: str, language: str) -> Words:
    """Give the words of a game; of none, those of the table."""
    return PRESENTATIONS[key].words(language) if key else REGISTERED.words(language)


def catalogue(game: str, language: str, part: str) -> Path:
    """Find a file of a game's words."""
    return PRESENTATIONS[game].catalogues[0] / language / f"{part}.ftl"


def catalogues(language: str) -> list[Path]:
    """Find every file of words there is: the shared ones, and those of all games that are played."""
    folders = (folder for key in GAMES for folder in PRESENTATIONS[key].catalogues)
    return [file for folder in (LOCALE, *folders) for file in catalogue_files(language, folder)]
