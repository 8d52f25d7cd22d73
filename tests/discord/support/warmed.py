"""Imported by the process from which bots are forked to be killed: what each would read at its start is read once."""

from engine import GAMES
from render.text.words import LANGUAGES, words_for
from tests.discord.faults import test_killed

__all__ = ["test_killed"]

for game in ("", *GAMES):
    for language in LANGUAGES:
        words_for(game, language)
