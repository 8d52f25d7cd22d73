"""The games of this bot, each registered here once; its folder holds its commands, everything else is shared.

A game may import the typed room and the shared files of cogs, never another game.
"""

from cogs.games import after_the_flood, assyria, mesopotamia
from cogs.registry import PlayableGame, Registry

GAMES = Registry(after_the_flood.GAME, assyria.GAME, mesopotamia.GAME)
"""Every game there is, in the order they are offered."""
COMING: tuple[PlayableGame, ...] = ()
"""Games whose rules are there and which no table can be opened for yet: tests and tools play them."""
