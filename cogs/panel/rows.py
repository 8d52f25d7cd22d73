"""Lines of a panel as a phone breaks them."""

from __future__ import annotations

import re

from render.story.since import WIDTH

PARTED, LISTED = " · ", ", "
DOT = re.compile("[ \u00a0]· ")
"""What parts a line of what a seat owns: where a phone breaks it there, the dot would be left alone at its end."""
UNSEEN = re.compile("[\u2060\ufe0f\u200d]")
"""What takes no room."""


def in_rows(line: str) -> str:
    """Let a line of several parts break only between them; where dots part them, as a phone would, without a dot.

    A sentence, such as a warning, breaks anywhere.

    >>> in_rows("👷 8 workers · 🛡️ 6 armies") == "👷\u00a08\u00a0workers · 🛡️\u00a06\u00a0armies"
    True
    >>> in_rows("👥 Population 2 · 1 of 4 Units · 📯 Event 1 · Ziggurat 0").replace("\u00a0", " ").splitlines()
    ['👥 Population 2 · 1 of 4 Units', '📯 Event 1 · Ziggurat 0']
    >>> in_rows("Offerings: Ada 3, Bot D 0") == "Offerings:\u00a0Ada\u00a03, Bot\u00a0D\u00a00"
    True
    >>> in_rows("⚠️ The enemy is near: 1 Spearman, 1 Archer.")
    '⚠️ The enemy is near: 1 Spearman, 1 Archer.'
    """
    parts = DOT.split(line)
    if line.endswith(".") or (len(parts) == 1 and LISTED not in line):
        return line
    rows = [_unbroken(parts[0])]
    for part in map(_unbroken, parts[1:]):
        longer = f"{rows[-1]}{PARTED}{part}"
        rows[-1:] = [longer] if _room(longer) <= WIDTH - 2 else [rows[-1], part]
    return "\n".join(rows)


def _unbroken(part: str) -> str:
    return LISTED.join(each.replace(" ", "\u00a0") for each in part.split(LISTED))


def _room(line: str) -> int:
    """Count the letters whose room a line takes: a sign takes that of two."""
    seen = UNSEEN.sub("", line)
    return len(seen) + sum(letter > "\u2600" for letter in seen)
