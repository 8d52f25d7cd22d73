"""What a game's own bot is measured by: the scores of people, and a plainer player where the ledger speaks of one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.core.bots import Bot


class Yardstick(NamedTuple):
    """What is known of a game."""

    typical: range
    """Scores that people reach, as the ledger tells."""
    plainer: Callable[[], Bot] | None = None
    """A player that looks one answer ahead."""
