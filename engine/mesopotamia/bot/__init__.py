"""A computer player that weighs everything in points, by the hints of the ledger."""

from engine.mesopotamia.bot.player import Steward

__all__ = ["Steward"]
