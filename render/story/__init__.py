"""What happened, in few lines: the recap of a post, the log, the draft so far, what a rewind would undo.

It may import text; how a game folds its events is handed in.
"""
