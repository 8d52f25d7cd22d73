"""Assyria by commands: what they are called, and which questions each of them answers.

`GAME` is what is registered. It may import the typed room, the shared files of cogs, and its own rules and
presentation.
"""

from cogs.games.assyria.commands import Assyria
from cogs.registry import PlayableGame
from engine.assyria import GAME as RULES
from render.games.assyria import PRESENTATION

GAME = PlayableGame(RULES, PRESENTATION, Assyria)
