"""What happened, as posts and logs tell it: presses, with notes of the table between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from db.log import Told
from engine.core.decision import Text
from render.recap import Entry


def entries(told: Sequence[Told], lines: Iterable[tuple[int, Text]] = ()) -> list[Entry]:
    """Put lines after the presses they belong to."""
    numbered: list[tuple[int, Entry]] = [(each.n, each) for each in told]
    return [entry for _, entry in sorted([*numbered, *lines], key=lambda pair: pair[0])]
