"""Who asks, and for which table: the match of a channel or control, permissions, channels to play in, seats named.

It may import the border and the shared files of cogs, none of the other rooms.
"""
