"""Rulebook cases, game by game; `rule` names the rules of the ledger that a test proves."""

import pytest

from engine.core.game import S
from engine.core.match import Match

rule = pytest.mark.rule


def position(match: Match[S]) -> S:
    """Where a match stands in which one seat acts at a time: with the draft of that seat in it."""
    (drafting,) = match.drafting or (None,)
    return match.seen_by(drafting)
