"""Custom ids of controls about a table: its lobby, votes, reminders, the seat itself."""

from __future__ import annotations

import re

import msgspec

from cogs.border.custom_ids import LONGEST, VERBS

DIGITS = 18
"""No number has more; the database could not hold it."""
_PATTERN = re.compile(r"tb:(?P<verb>[a-z-]+):(?P<match>[0-9]{1,18}):(?P<about>.*)", re.DOTALL)


class TablePress(msgspec.Struct, frozen=True):
    """A control that was pressed: what it does, at which table, about what, and what was chosen in it."""

    verb: str
    match_id: int
    about: str = ""
    values: tuple[str, ...] = ()


def table_id(verb: str, match_id: int, about: str = "") -> str:
    """Write a control's custom id.

    >>> table_id("join", 12)
    'tb:join:12:'
    """
    return f"tb:{verb}:{match_id}:{about}"


def number_in(written: str) -> int:
    """Read the number of a match or a vote; what is none, or longer than any, is as good as 0.

    >>> number_in("7"), number_in("-7"), number_in("9" * 30)
    (7, 0, 0)
    """
    return int(written) if written.isascii() and written.isdecimal() and len(written) <= DIGITS else 0


def parse_table(custom_id: str, values: tuple[str, ...] = ()) -> TablePress | None:
    """Read a custom id; None if it is none of these, or has a verb that belongs to panels.

    >>> parse_table("tb:vote:12:7.agree").about
    '7.agree'
    """
    found = _PATTERN.fullmatch(custom_id) if len(custom_id) <= LONGEST else None
    if found is None or found["verb"] in VERBS:
        return None
    return TablePress(found["verb"], int(found["match"]), found["about"], values)
