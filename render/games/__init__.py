"""What each game shows of itself, a folder a game, and the lists that the shared code finds it in.

A game may import text, story and picture, never another game.
"""
