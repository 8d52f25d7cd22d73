"""What each game shows of itself, a folder a game: nothing here knows which games there are.

A game may import what all games share in render, never another game.
"""
