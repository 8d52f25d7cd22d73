"""What several players did or got, one after the other, in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from engine.core.game import Event
from render.text.phrases import Phrase, Row

E = TypeVar("E", bound=Event)


def in_a_row(events: Sequence[E], clause: Callable[[str, E], Phrase]) -> Row:
    """Make a clause of each event; those after the first are told by "-too", so that the verb is said once."""
    return Row(tuple(clause("-too" if n else "", event) for n, event in enumerate(events)))
