"""Pictures: scenes as data, and the painter that turns them into bytes; the same for every game.

It may import text; what a game draws, and with which sprites and grounds, is handed in.
"""
