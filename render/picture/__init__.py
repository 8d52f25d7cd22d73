"""Pictures: scenes as data, and the painter that turns them into bytes; the same for every game.

It may import text, and the lists of games that can be drawn and of their sprites.
"""
