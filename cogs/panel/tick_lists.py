"""Lists whose ticked entries make one answer together: sets, and pieces as coins; long ones take several menus."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.border.buttons import MENU, ROW, Button, Buttons, Label, Menu, MenuEntry, NestedText, Row
from cogs.border.custom_ids import Signer
from cogs.panel.coins import answer_of, coins_of
from cogs.panel.entries import none_of
from engine.core.decision import Amounts, Answer, Decision, Some, Text

ADD_UP = Text("choose-adding")
CHOOSE_SEVERAL = Text("choose-several")
TAKE = Text("take-ticked")
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def summed(choice: Amounts | Some, ticked: Iterable[int]) -> Answer:
    """Make one answer of the ticked entries: a set, or the sum of coins."""
    places = set(ticked)
    if isinstance(choice, Some):
        return tuple(option.id for place, option in enumerate(choice.options) if place in places)
    return answer_of(choice, (coin for place, coin in enumerate(coins_of(choice)) if place in places))


def bits(held: int) -> list[int]:
    """List the places of the entries held, which are the bits of a number.

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


def tick_menus(decision: Decision, choice: Amounts | Some, sign: Signer, held: int, none: bool) -> list[Row[Label]]:
    """Draw such a list: one menu answers at once, several only hold what is ticked until it is taken."""
    entries = _entries(choice, held)
    held &= (1 << len(entries)) - 1  # an id made by hand may hold more than there is
    placeholder = _named(decision, choice)
    most = len(entries) if choice.most is None else min(choice.most, len(entries))
    buttons: list[Button[Label]] = []
    rows: list[Row[Label]] = []
    if 0 < len(entries) <= MENU:
        least = max(1, choice.least) if isinstance(choice, Some) else 1
        rows.append(Menu(sign.sign("some"), placeholder, tuple(entries), least, most))
    elif entries:
        for number, first in enumerate(range(0, min(len(entries), ROW * MENU), MENU)):
            part = tuple(entries[first : first + MENU])
            path = f"{number}.{write_held(held)}"
            rows.append(Menu(sign.sign("hold", path), placeholder, part, 0, min(most, len(part))))
        takeable = held > 0 and choice.accepts(summed(choice, bits(held)))
        buttons.append(Button(sign.sign("take", write_held(held)), TAKE, "usual", greyed=not takeable))
    if none:
        buttons.append(Button(sign.answering("pick", ((),)), none_of(decision)))
    return [*rows, Buttons(tuple(buttons))] if buttons else rows


def _named(decision: Decision, choice: Amounts | Some) -> Label:
    """Say what is chosen, and that ticks make one answer together."""
    if isinstance(choice, Some):
        return decision.menu or CHOOSE_SEVERAL
    return NestedText("tick-adding", {"said": decision.menu}) if decision.menu else ADD_UP


def _entries(choice: Amounts | Some, held: int) -> list[MenuEntry[Label]]:
    """List the entries, each known by its place: the token stands for the whole list."""
    lines = [(each.label, each.note) for each in choice.options] if isinstance(choice, Some) else _coins(choice)
    return [MenuEntry(str(place), label, note, bool(held >> place & 1)) for place, (label, note) in enumerate(lines)]


def _coins(choice: Amounts) -> list[tuple[Label, Text | None]]:
    return [(coin.label, coin.note) for coin in coins_of(choice)]
