"""Sprites that several games use: pieces in the colour of a seat, and signs; and what a kind of sprite is.

It may import the pen and the theme; sprites of one game are in render/games.
"""
