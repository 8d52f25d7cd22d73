"""After the Flood by commands: what they are called, and which questions each of them answers.

`GAME` is what is registered. It may import the typed room, the shared files of cogs, and its own rules and
presentation.
"""

from cogs.games.after_the_flood.commands import AfterTheFlood
from cogs.registry import PlayableGame
from engine.after_the_flood import GAME as RULES
from render.games.after_the_flood import PRESENTATION

GAME = PlayableGame(RULES, PRESENTATION, AfterTheFlood)
