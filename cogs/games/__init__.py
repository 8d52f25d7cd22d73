"""The games of this bot, each registered here once; its folder holds its commands, everything else is shared.

A game may import the typed room and the shared files of cogs, never another game.
"""

from cogs.games import after_the_flood, assyria, mesopotamia
from cogs.registry import Registry

GAMES = Registry(after_the_flood.GAME, assyria.GAME)
"""Every game there is, in the order they are offered."""
COMING = (mesopotamia.GAME,)
"""Games whose rules are there and which no table can be opened for yet: tests and tools play them."""
