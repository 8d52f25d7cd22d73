"""Positions worth looking at, and the pictures of them: `make pictures`.

It may import the whole bot; what each game shows is said in its folder of tools/games.
"""
