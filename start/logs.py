"""What is written to the log: plain lines, and no secret in any of them."""

from __future__ import annotations

import logging
import re
import sys
from typing import TextIO

import discord

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_URL_TOKEN = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s]+")


class SecretsFormatter(logging.Formatter):
    """Writes a record, traceback included, without the bot's token and those Discord puts into addresses."""

    def __init__(self, token: str = "") -> None:
        super().__init__(FORM)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """Write one record."""
        line = super().format(record)
        if self._token:
            line = line.replace(self._token, "[token]")
        return _URL_TOKEN.sub(r"\1[token]", line)


def set_up_logging(token: str = "", stream: TextIO = sys.stderr) -> None:
    """Log to a stream, of discord.py only warnings; the playground, which has no token, tells of trouble alone."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(SecretsFormatter(token))
    logging.basicConfig(level=logging.INFO if token else logging.WARNING, handlers=[handler], force=True)
    # A simulated Discord sets off warnings that say nothing about the bot.
    logging.getLogger("discord").setLevel(logging.WARNING if token else logging.ERROR)
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
