"""Mesopotamia in words; `PRESENTATION` holds them.

It may import what all games share in render, and the engine of this game.
"""

from render.games.mesopotamia.presentation import PRESENTATION

__all__ = ["PRESENTATION"]
