"""Moves typed as commands."""
