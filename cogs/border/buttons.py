"""What a panel is made of: buttons and menus, first with labels still to be worded, then with words."""

from __future__ import annotations

from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from engine.core.decision import Answer, Arg, Text

Style: TypeAlias = Literal["plain", "usual", "end", "final"]
"""The usual answer is blue, the end of a turn green, what nobody can take back red."""
MENU = 25
"""So many entries fit a menu."""
ROW = 5
"""So many buttons fit a row; so many menus may stand on a panel, and so few options are buttons."""


class NestedText(msgspec.Struct, frozen=True):
    """A sentence with others in it, worded first; their names end in `said`, so that they are taken for no noun."""

    key: str
    args: dict[str, Arg | Text | NestedText | tuple[Text | NestedText, ...]] = {}


Label: TypeAlias = Text | NestedText
L = TypeVar("L")


class MenuEntry(msgspec.Struct, Generic[L], frozen=True):
    """A line of a menu: what choosing it means, how it reads, and whether it is chosen already."""

    value: str
    label: L
    note: L | None = None
    chosen: bool = False
    besides: L | None = None
    """What is added to the note where there is room."""


class Menu(msgspec.Struct, Generic[L], frozen=True):
    """A menu to choose from, or to tick several entries of."""

    id: str
    placeholder: L
    entries: tuple[MenuEntry[L], ...]
    least: int = 1
    most: int = 1


class Button(msgspec.Struct, Generic[L], frozen=True):
    """A button; `greyed` while there is nothing it could do."""

    id: str
    label: L
    style: Style = "plain"
    greyed: bool = False


class Buttons(msgspec.Struct, Generic[L], frozen=True):
    """Buttons side by side; `menu` is the id of the menu they become if a label is too long, "" if they stay."""

    buttons: tuple[Button[L], ...]
    menu: str = ""
    named: L | None = None
    """What that menu is called, if that says more than "Choose…"."""


Row: TypeAlias = Menu[L] | Buttons[L]


class Layout(msgspec.Struct, Generic[L], frozen=True):
    """The controls of one question; `end` is the answer at the foot of the panel, if there is one."""

    rows: tuple[Row[L], ...]
    end: Button[L] | None = None


class Look(msgspec.Struct, frozen=True):
    """How a player looks at a question without having answered: it travels from one drawing to the next."""

    carried: Answer | None = None
    """What was chosen for the question in between."""
    page: int = 0
    group: str = ""
    held: int = 0
    """Ticks in a list too long for one menu, a bit for each entry."""
    by_hand: bool = False
    """An answer is to be put together, although there are ways to point at one."""
    placed: tuple[int, ...] = ()
    """How far an arrangement has come."""
    ticked: tuple[str, ...] = ()
    """What was ticked, by the values of the entries, and could not be taken: it stays ticked."""
    ticked_in: str = ""
    """The menu in which it was, by the path in its custom id."""
    why: bool = False
    """It was asked why something cannot be chosen now."""
