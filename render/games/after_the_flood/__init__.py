"""After the Flood in words and pictures: its board, recap and sprites.

It may import what all games share in render, and the engine of this game.
"""
