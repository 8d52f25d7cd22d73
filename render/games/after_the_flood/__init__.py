"""After the Flood in words and pictures: its board, recap, sprites, catalogues, rules; `PRESENTATION` holds them all.

It may import what all games share in render, and the engine of this game.
"""

from render.games.after_the_flood.presentation import PRESENTATION

__all__ = ["PRESENTATION"]
