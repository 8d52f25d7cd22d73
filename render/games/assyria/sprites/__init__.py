"""The sprites that only Assyria uses.

They are drawn with the pen of render/picture and know nothing of the game.
"""
