"""A computer player that looks one turn ahead."""

from engine.assyria.bot.player import Greedy

__all__ = ["Greedy"]
