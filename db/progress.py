"""How far a match has come: the number of its last press, and of its last commit."""

from __future__ import annotations

from db.store.connection import Source

LIVE, UNDONE, REWOUND, DISCARDED = range(4)
"""What has become of a press: it counts; it was taken back and may be redone; rewound; taken back for good."""
COUNTS = f"gone = {LIVE} and final_n is not null"
"""Which presses count, as a condition: those of a seat up to its last commit."""


async def last_press(source: Source, match_id: int) -> int:
    """Read the number of the last press stored, drafts included; -1 if the match has not begun."""
    row = await source.row("select n from presses where match_id = ? order by n desc limit 1", match_id)
    return -1 if row is None else int(row["n"])


async def last_commit(source: Source, match_id: int) -> int:
    """Read the number of the last commit that counts; -1 if there is none."""
    row = await source.row(f"select max(final_n) from presses where match_id = ? and gone = {LIVE}", match_id)
    return -1 if row is None or row[0] is None else int(row[0])
