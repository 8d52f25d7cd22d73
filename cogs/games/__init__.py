"""The commands of each game, a folder a game; everything else at the table is shared by all games.

A game may import the typed room and the shared files of cogs, never another game.
"""
