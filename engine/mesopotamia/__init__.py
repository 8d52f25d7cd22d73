"""Mesopotamia, a game for one to six players: technologies, exploration, hanging gardens, and combats by sealed bids.

One chapter of the rules a file; the rule numbers (M16.24) are those of render/games/mesopotamia/rules/ledger.md. What
is printed on map, cards and tiles is data (`content`).
"""

from engine.mesopotamia.game import Mesopotamia

GAME = Mesopotamia()
