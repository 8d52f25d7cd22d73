"""What everybody at a table reads: the sender with its letters, the post of a turn, the history and the pictures in it.

It may import border, access and panel; other rooms hand their letters to it.
"""
