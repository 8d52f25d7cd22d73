"""Sets: lists whose ticked entries make one answer together; long ones take several menus."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Menu, MenuEntry, Row
from cogs.border.custom_ids import Signer
from cogs.panel.listed import none_of
from engine.core.decision import Answer, Decision, Text

CHOOSE_SEVERAL = Text("choose-several")
TAKE = Text("take-ticked")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Tick(NamedTuple):
    """An entry that may be ticked, known by its place: the token stands for the whole list."""

    label: Label
    note: Label | None = None


class TickList(NamedTuple):
    """Entries to be ticked, and the answer that some of them make together."""

    ticks: tuple[Tick, ...]
    together: Callable[[Iterable[int]], Answer]
    accepts: Callable[[Answer], bool]
    least: int
    most: int


def bits(held: int) -> list[int]:
    """Find the places of the entries held.

    >>> bits(0b1010)
    [1, 3]
    """
    return [place for place in range(held.bit_length()) if held >> place & 1]


def write_held(held: int) -> str:
    """Write what is held as a short string."""
    written = ""
    while held:
        held, digit = divmod(held, len(DIGITS))
        written = DIGITS[digit] + written
    return written or "0"


def read_held(written: str) -> int:
    """Read it back; nothing is held if it cannot be read.

    >>> read_held(write_held(1 << 40 | 5)) == 1 << 40 | 5, read_held("?")
    (True, 0)
    """
    return int(written, len(DIGITS)) if written.isascii() and written.isalnum() else 0


def ticking(decision: Decision, shown: TickList, sign: Signer, held: int, none: bool) -> list[Row[Label]]:
    """Draw such a list: one menu answers at once, several only hold what is ticked until it is taken."""
    entries = [
        MenuEntry(str(place), tick.label, tick.note, bool(held >> place & 1)) for place, tick in enumerate(shown.ticks)
    ]
    held &= (1 << len(entries)) - 1  # an id made by hand may hold more than there is
    placeholder = decision.hints.menu or CHOOSE_SEVERAL
    most = min(shown.most, len(entries))
    buttons: list[Button[Label]] = []
    rows: list[Row[Label]] = []
    if 0 < len(entries) <= MENU:
        rows.append(Menu(sign.sign("some"), placeholder, tuple(entries), shown.least, most))
    elif entries:
        for number, first in enumerate(range(0, min(len(entries), ROW * MENU), MENU)):
            part = tuple(entries[first : first + MENU])
            path = f"{number}.{write_held(held)}"
            rows.append(Menu(sign.sign("hold", path), placeholder, part, 0, min(most, len(part))))
        takeable = held > 0 and shown.accepts(shown.together(bits(held)))
        buttons.append(Button(sign.sign("take", write_held(held)), TAKE, "usual", greyed=not takeable))
    if none:
        buttons.append(Button(sign.answering("pick", ((),)), none_of(decision)))
    return [*rows, Buttons(tuple(buttons))] if buttons else rows
