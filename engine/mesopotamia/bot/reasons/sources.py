"""What is gathered from where, and what a Trade changes. M11.3-M11.8, M11.13"""

from __future__ import annotations

from engine.mesopotamia.actions.trade import TRADE
from engine.mesopotamia.bot.seen import Seen
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.content.tokens import TRADE_TOKENS

HOME = "start"
SOURCES = (HOME, "settlement", "unit", "ship")
"""The first parts of an answer that gathers."""


def is_source(answer: str) -> bool:
    """Whether an answer gathers something."""
    return answer.partition(".")[0] in SOURCES


def is_trade(answer: str) -> bool:
    """Whether an answer uses a Trade token."""
    return answer.partition(".")[0] == TRADE


def used_up(answer: str) -> str:
    """What is used up by an answer: the whole Start Region, the whole Ship. M11.3"""
    kind, _, place = answer.partition(".")
    return HOME if kind == HOME else f"ship.{place.partition('.')[0]}" if kind == "ship" else answer


def gives(seen: Seen, source: str) -> str:
    """The resource that an answer gathers."""
    kind, _, place = source.partition(".")
    region = place.rpartition(".")[2] if kind == "ship" else place.partition(".")[0]
    return place if kind == HOME else seen.symbol(region) if region in REGIONS else ""


def traded(token: str) -> dict[str, int]:
    """What a Trade changes."""
    trade = TRADE_TOKENS[token]
    change = {str(resource): -count for resource, count in trade.pay.items()}
    for resource, count in trade.gain.items():
        change[resource] = change.get(resource, 0) + count
    return change
