"""A computer player that looks one step ahead."""

from engine.assyria.bot.player import Greedy

__all__ = ["Greedy"]
