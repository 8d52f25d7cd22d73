"""What happened, as posts and logs tell it: presses, with notes of the table between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from db.log import Told
from engine.core.decision import Text
from render.recap import Entry


def entries(told: Sequence[Told], lines: Iterable[tuple[int, Text]] = ()) -> list[Entry]:
    """Put lines after the presses they belong to; a rewind is a line of its own."""
    numbered: list[tuple[int, Entry]] = [(each.n, each if each.rewound_to is None else rewound(each)) for each in told]
    return [entry for _, entry in sorted([*numbered, *lines], key=lambda pair: pair[0])]


def rewound(told: Told) -> Text:
    """Say that the table went back, at whose wish and how far."""
    if told.seat is None:
        return Text("note-rewound-owner", {"count": told.undid})
    return Text("note-rewound", {"seat": told.seat, "count": told.undid})
