"""A computer player of After the Flood that follows the designer's advice; it sees what a player sees, and no more."""

from engine.after_the_flood.bot.player import Adviser

__all__ = ["Adviser"]
