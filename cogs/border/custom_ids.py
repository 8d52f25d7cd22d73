"""Custom ids: what a control means, written into the control itself, so that it outlives a restart."""

from __future__ import annotations

import re
import zlib

import msgspec

from engine.core.answers import write_path
from engine.core.decision import Answer

LONGEST = 100
"""Discord takes no longer custom id, nor a longer value of a menu."""
NO_TOKEN = "-"
"""Stands where no question is meant."""
ANSWERING = frozenset({"pick", "menu", "ticks", "some", "take", "set", "way", "mixed", "accept", "all", "then", "end"})
"""Verbs of controls that answer the question named by their token."""
REDRAWING = frozenset({"carry", "page", "group", "hold", "mix", "sum", "hand", "put", "why"})
"""Verbs of controls that only change how the question is shown."""
OTHERS = frozenset(
    {"undo", "restart", "redo", "open", "board", "text", "past", "log", "turns", "stock", "catchup", "close", "hint"}
)
"""Verbs of controls that neither answer nor redraw."""
TEMPLATE = r"bg:(?P<verb>[a-z]+):(?P<match>[0-9]{1,18}):(?P<token>[0-9a-f]{12}|-)(?:\.(?P<mark>[0-9a-z]))?:(?P<path>.*)"
"""What a custom id looks like; panels drawn before there were marks have none."""
MARKS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Marks of one drawing of a panel after the other."""

FRESH = 3
"""So many marks tell the menus of one press from those of the next."""

_PATTERN = re.compile(TEMPLATE, re.DOTALL)
_FRESHENED = re.compile(rf"\A[0-9a-z]{{{FRESH}}}~(?=bg:|tb:)")
VERBS = ANSWERING | REDRAWING | OTHERS


class PanelPress(msgspec.Struct, frozen=True):
    """A control that was pressed: what stood in its custom id, and what was chosen in it if it is a menu."""

    verb: str
    match_id: int
    token: str
    path: str = ""
    values: tuple[str, ...] = ()
    mark: str = ""
    """Which drawing of its panel it stood on."""


def pack(press: PanelPress) -> str:
    """Write a control's custom id.

    >>> pack(PanelPress("menu", 1234567, "0123456789ab", "build/worker", mark="4"))
    'bg:menu:1234567:0123456789ab.4:build/worker'
    """
    mark = f".{press.mark}" if press.mark else ""
    return f"bg:{press.verb}:{press.match_id}:{press.token}{mark}:{press.path}"


def parse(custom_id: str, values: tuple[str, ...] = ()) -> PanelPress | None:
    """Read a custom id; None if it is none of ours, whatever it is.

    >>> parse("bg:pick:7:0123456789ab:fight/roll").path
    'fight/roll'
    >>> parse("bg:steal:7:0123456789ab:")
    """
    found = _PATTERN.fullmatch(custom_id) if len(custom_id) <= LONGEST else None
    if found is None or found["verb"] not in VERBS:
        return None
    return PanelPress(found["verb"], int(found["match"]), found["token"], found["path"], values, found["mark"] or "")


def next_mark(mark: str) -> str:
    """Choose the mark of the drawing that follows: a menu that is drawn anew must not look like the one before.

    Discord shows in a menu of the same id what was chosen last, and choosing that again would send nothing.

    >>> next_mark("0"), next_mark("z"), next_mark("")
    ('1', '0', '1')
    """
    return MARKS[(MARKS.find(mark or MARKS[0]) + 1) % len(MARKS)]


def freshened(custom_id: str, press_id: int) -> str:
    """Write a menu's custom id anew for what one press shows, for the reason of `next_mark`; the press has a number.

    >>> freshened("tb:setting:0:zone", 7) != freshened("tb:setting:0:zone", 8)
    True
    >>> as_written(freshened("tb:setting:0:zone", 7))
    'tb:setting:0:zone'
    """
    left, mark = zlib.crc32(str(press_id).encode()), ""
    for _ in range(FRESH):
        left, digit = divmod(left, len(MARKS))
        mark += MARKS[digit]
    return f"{mark}~{custom_id}"


def as_written(custom_id: str) -> str:
    """Read a custom id without what made it new."""
    return _FRESHENED.sub("", custom_id)


class Signer:
    """Writes the custom ids of one question's controls, on one drawing of its panel."""

    def __init__(self, match_id: int, token: str, mark: str) -> None:
        self._match_id = match_id
        self._token = token
        self._mark = mark

    def sign(self, verb: str, path: str = "") -> str:
        """Write the custom id of a control of this question."""
        return pack(PanelPress(verb, self._match_id, self._token, path, mark=self._mark))

    def answering(self, verb: str, answers: tuple[Answer, ...]) -> str:
        """Write the custom id of a control that sends these answers, or of a menu whose entries go on from them."""
        return self.sign(verb, write_path(answers))

    def fits(self, verb: str, answers: tuple[Answer, ...]) -> bool:
        """Say whether Discord takes such a custom id."""
        return len(self.answering(verb, answers)) <= LONGEST
