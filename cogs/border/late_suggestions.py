"""Suggestions that come too late: nobody can be told, nothing is lost, so the log has a line and no traceback."""

from __future__ import annotations

import logging

from discord.app_commands import tree

from cogs.border.calling import failure_of

ABOUT = "autocomplete"
"""What discord.py says about such an error, which it reports itself and lets nobody catch."""


class LateSuggestions(logging.Filter):
    """Shortens what discord.py reports of suggestions that Discord did not take."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass; one about a call that failed as a line of information."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and failure_of(error) is not None and ABOUT in record.getMessage():
            record.levelno, record.levelname = logging.INFO, logging.getLevelName(logging.INFO)
            record.msg, record.args, record.exc_info = "suggestions were not shown: %s", (error,), None
        return True


_FILTER = LateSuggestions()


def tell_of_late_suggestions_in_a_line() -> None:
    """Begin to shorten; done twice it is as if done once."""
    logging.getLogger(tree.__name__).addFilter(_FILTER)
