"""The sprites that only After the Flood uses.

They are drawn with the pen of render/picture and know nothing of the game.
"""
