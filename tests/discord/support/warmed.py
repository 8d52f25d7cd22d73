"""Imported by the process from which bots are forked to be killed: what each would read at its start is read once."""

from render.text.words import LANGUAGES
from tests.discord.faults import test_killed
from tests.games import GAMES, words_for

__all__ = ["test_killed"]

for game in ("", *GAMES):
    for language in LANGUAGES:
        words_for(game, language)
