"""Moves typed as commands, read against a match alone: no Discord, no database."""
