"""What happened, in few lines: the recap of a post, the log, the draft so far, what a rewind would undo.

It may import text, and the list of games that fold their events in a way of their own.
"""
