"""Sprites of Mesopotamia alone; those several games use are in render/picture.

It may import the pen, the theme and the shared sprites.
"""
