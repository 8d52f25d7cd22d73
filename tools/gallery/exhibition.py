"""What a game shows of itself: moments of matches worth looking at, and the most crowded position there can be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.game import Event
from tools.gallery.positions import Position

LAST = -1
"""The moment after the last move."""


class Moment(msgspec.Struct, frozen=True):
    """So many moves into a match of our own players, or the first one from there on that is as wanted."""

    moves: int
    seats: int
    seed: int = 2
    wanted: Callable[[Any], bool] | None = None
    """What holds of the position, so that it is found again however our players play."""


class Exhibition(msgspec.Struct, frozen=True):
    """The pictures of one game."""

    names: tuple[str, ...]
    moments: dict[str, Moment]
    """By name; `final` is the end of the match whose chart and replay are shown."""
    closely: str
    """Of which of them the close-ups are, for whoever is to act."""
    crowded: dict[str, Callable[[], Any]]
    """Views filled as far as the pieces go, by name."""
    golden: dict[str, str]
    """The pictures kept as texts, each in one language; the first one is kept as a picture too."""
    in_readme: dict[str, str]
    """The pictures that the README shows, and what they are called there."""
    nearer: dict[str, str] = {}
    """Close-ups that are of another position than the others, and of which."""
    made: dict[str, Callable[[], Position]] = {}
    """Positions that no match of our own players comes to, by name."""
    more_closeups: dict[str, tuple[str, str]] = {}
    """Close-ups that are worth a look in another position too: by the name of the picture, which one and where."""
    episode: Callable[[], tuple[Event, ...]] = tuple
    """What happened in an episode that is over, if the game has a close-up of such."""
