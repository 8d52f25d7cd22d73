"""What a game's own bot is measured by: the scores of people, and a plainer player where the ledger speaks of one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.core.bots import Bot
from engine.core.game import Event


def points_in_fields(player: Any) -> Mapping[str, int]:
    """Read the points of a player view by source: its fields that end in _vp."""
    fields = [field for field in player.__struct_fields__ if field.endswith("_vp")]
    return {field.removesuffix("_vp"): getattr(player, field) for field in fields}


ROUNDS = "rounds"
"""What an event counts as that comes once a round."""


def alike(_: Any) -> Mapping[str, str]:
    """Sides that differ in nothing."""
    return {}


def nothing(_: Event) -> str:
    """Count no event."""
    return ""


class Yardstick(NamedTuple):
    """What is known of a game."""

    typical: range
    """Scores that people reach, as the ledger tells."""
    plainer: Callable[[], Bot] | None = None
    """A player that looks one answer ahead."""
    sources: Callable[[Any], Mapping[str, int]] = points_in_fields
    """The points of a player view by where they came from."""
    tally: Callable[[Event], str] = nothing
    """What an event counts as, a match, if it is worth counting: a round, a combat."""
    sides: Callable[[Any], Mapping[str, str]] = alike
    """What a player view began with that others did not, and that may be worth more or less."""
    alone: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """What one can play alone, by name, with its options; the easiest of a kind first."""
    compared: tuple[int, ...] = ()
    """With how many players levels are compared unless asked for others; empty stands for all that it allows."""
