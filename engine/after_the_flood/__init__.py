"""After the Flood, a game for three players: workers, trade, cities and empires in Sumer, 2500 to 1100 BC.

One chapter of the rules a file; the rule numbers (F9.7) are those of render/games/after_the_flood/rules/ledger.md.
"""

from engine.after_the_flood.game import AfterTheFlood

GAME = AfterTheFlood()
