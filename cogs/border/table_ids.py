"""Custom ids of controls about a table: its lobby, votes, reminders, the seat itself."""

from __future__ import annotations

import re

import msgspec

from cogs.border.custom_ids import LONGEST, VERBS

DIGITS = 18
"""No number has more; the database could not hold it."""
ABOUT = "?"
"""Stands in an id before a kind of question whose rules are wanted."""
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


def rules_id(match_id: int, game: str, place: str = "", mark: str = "") -> str:
    """Write the custom id of a control that leads to a place in the rules of a game; "" is how to play.

    The mark of a panel comes back with every control on the way, so that the last one leads back to it.

    >>> rules_id(12, "delta", about_question("feed.huts"), "4")
    'tb:rules:12:delta.?feed.huts.4'
    """
    return table_id("rules", match_id, f"{game}.{place}.{mark}")


def about_question(kind: str) -> str:
    """Name the place in the rules that explains a kind of question; a chapter rule by rule is named by its number."""
    return f"{ABOUT}{kind}"


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
