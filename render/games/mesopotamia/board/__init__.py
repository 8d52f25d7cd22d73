"""The board of Mesopotamia as scenes: a pure function for each part, and the ground that is painted once.

It may import what all games share in render/picture, and the engine of this game.
"""
