"""What everybody at a table reads: the post of a turn, how its letters are drawn, the history and the pictures in it.

It may import border, access, panel and the shared files of cogs.
"""
