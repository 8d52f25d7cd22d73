"""Assyria, a game for two to four players: huts, wells and ziggurats between two rivers, and three floods.

One chapter of the rules a file; the rule numbers (A6.11) are those of render/games/assyria/rules/ledger.md.
"""

from engine.assyria.game import Assyria

GAME = Assyria()
