"""Thinking ahead, tried on a game of a few lines, then on every game."""
