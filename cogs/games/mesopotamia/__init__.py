"""Mesopotamia by commands: what they are called, and which questions each of them answers.

`GAME` is what is registered. It may import the typed room, the shared files of cogs, and its own rules and
presentation.
"""

from cogs.games.mesopotamia.alone import ALONE
from cogs.games.mesopotamia.commands import Mesopotamia
from cogs.registry import PlayableGame
from engine.mesopotamia import GAME as RULES
from render.games.mesopotamia import PRESENTATION

GAME = PlayableGame(RULES, PRESENTATION, Mesopotamia, ALONE)
