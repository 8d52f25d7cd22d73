"""The log: plain lines without secrets."""

import io
import logging
from collections.abc import Iterator

import pytest

from start.logs import set_up_logging

TOKEN = "MTA5.Gx7-_a.k3y"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Set up the log as the bot does, into a string, and put everything back."""
    root, library = logging.getLogger(), logging.getLogger("discord")
    handlers, levels = root.handlers[:], (root.level, library.level)
    root.handlers.clear()
    stream = io.StringIO()
    set_up_logging(TOKEN, stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    library.setLevel(levels[1])


def test_a_line_says_when_how_grave_and_from_where(log: io.StringIO) -> None:
    logging.getLogger("cogs.channel.sender").info("match %d is told", 7)
    assert log.getvalue().endswith("INFO cogs.channel.sender: match 7 is told\n")


def test_the_library_speaks_only_to_warn(log: io.StringIO) -> None:
    logging.getLogger("discord.gateway").info("Shard ID 0 has connected")
    logging.getLogger("discord.http").warning("We are being rate limited.")
    assert log.getvalue().count("\n") == 1


def test_tokens_do_not_reach_the_log_not_even_in_a_traceback(log: io.StringIO) -> None:
    logging.getLogger("discord.http").warning(
        "PATCH https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original"
    )
    try:
        raise ValueError(f"Bot {TOKEN}")
    except ValueError:
        logging.getLogger("cogs").exception("it failed with %s", TOKEN)
    assert TOKEN not in log.getvalue()
    assert "aW50ZXJhY3Rpb24" not in log.getvalue()
    assert "/webhooks/123/[token]/messages/" in log.getvalue()
