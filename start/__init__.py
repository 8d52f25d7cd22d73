"""Starting and stopping: settings, log, signals, and the playground for those who have no token.

It may import everything but the programme itself, `bot.py`, which hands it the bot.
"""
