"""Why an answer is a good one, said to whoever plays a first match: only what is true of the table as it is seen."""

from engine.after_the_flood.bot.reasons.reason import reason

__all__ = ["reason"]
