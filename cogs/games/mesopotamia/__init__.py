"""Mesopotamia, whose commands are still to be written: it is played by pressing alone.

`GAME` is what is registered. It may import the shared files of cogs, and its own rules and presentation.
"""

from cogs.registry import PlayableGame
from engine.mesopotamia import GAME as RULES
from render.games.mesopotamia import PRESENTATION

GAME = PlayableGame(RULES, PRESENTATION)
