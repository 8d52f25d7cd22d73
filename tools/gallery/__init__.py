"""Positions worth looking at, and the pictures of them: `make pictures`.

It may import engine and render; each game says in a file of its own what it shows.
"""
