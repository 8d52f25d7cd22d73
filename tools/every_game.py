"""Every game whose rules are there: those a table can be opened for, and those that are coming."""

from cogs.games import COMING, GAMES
from cogs.registry import Registry

EVERY_GAME = Registry(*GAMES.values(), *COMING)
