"""Taking a turn and looking around in private: the panel with its presses, board, log, stock, and undo.

It may import border, access, panel and channel, and from votes the buttons that call a bot or a pause off.
"""
