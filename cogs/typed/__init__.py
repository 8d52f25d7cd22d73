"""Moves typed as commands, for any game: read, completed, explained and sent as one press."""
