"""Taking a turn and looking around in private: the panel with its presses, board, log, stock, and undo.

It may import border, access, panel and channel.
"""
