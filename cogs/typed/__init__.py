"""Moves typed as commands, for any game: read, completed, explained and sent as one press.

It may import border, access, panel and play; a game's own commands are in cogs/games.
"""
