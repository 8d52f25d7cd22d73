"""From plain structs to Discord's components: panels, and messages of text with buttons."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui

from cogs.border.buttons import Button, Buttons, Menu, Row
from cogs.border.custom_ids import ANSWERING, REDRAWING, freshened, parse
from cogs.border.no_break import without_breaks

Item: TypeAlias = ui.Item[Any]
COUNTED, HIGHEST = 1_000, 2**31
"""Discord numbers components from 1, no message has so many; its numbers have 32 bits with a sign."""
IN_A_ROW = 5
"""So many buttons Discord takes in one row."""
STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "usual": discord.ButtonStyle.primary,
    "end": discord.ButtonStyle.success,
    "final": discord.ButtonStyle.danger,
}


def screen(items: Iterable[Item]) -> ui.LayoutView:
    """Make a message of components; its controls are known by their custom ids alone, so nothing is kept in memory."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def text(content: str) -> Item:
    """Make a block of text, whose lines break only where they may."""
    return ui.TextDisplay(without_breaks(content))


def line() -> Item:
    """Make a line between two parts."""
    return ui.Separator()


def gap() -> Item:
    """Make some room between two parts."""
    return ui.Separator(visible=False)


def row(part: Row[str]) -> Item:
    """Make a row of buttons, or a menu."""
    return ui.ActionRow(_menu(part)) if isinstance(part, Menu) else ui.ActionRow(*map(_button, part.buttons))


def link(label: str, url: str) -> Item:
    """Make a button that leads to another message."""
    return ui.ActionRow(ui.Button(label=label, url=url))


def _button(part: Button[str]) -> ui.Button[Any]:
    return ui.Button(label=part.label, custom_id=part.id, style=STYLES[part.style], disabled=part.greyed)


def _menu(part: Menu[str]) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=entry.label, value=entry.value, description=entry.note, default=entry.chosen)
        for entry in part.entries
    ]
    return ui.Select(
        custom_id=part.id,
        placeholder=part.placeholder,
        options=options,
        min_values=part.least,
        max_values=min(part.most, len(options)),
        id=_number(part.id),
    )


def freshen_menus(view: ui.LayoutView, press_id: int) -> None:
    """Let no menu look like one of the message before, in which something may have been chosen.

    Panels know themselves which drawing they are.
    """
    for item in view.walk_children():
        if isinstance(item, ui.Select) and not _is_marked(item.custom_id):
            item.custom_id = freshened(item.custom_id, press_id)
            item.id = _number(item.custom_id)


def _is_marked(custom_id: str) -> bool:
    press = parse(custom_id)
    return press is not None and press.verb in ANSWERING | REDRAWING


def _number(custom_id: str) -> int:
    """Number a menu by its custom id, beyond what Discord counts off: what was ticked in another is not its matter.

    By place alone the first menu of a message is always the same one, and may begin with the last question's ticks.

    >>> _number("bg:some:7:0123456789ab.1:") != _number("bg:some:7:0123456789ab.2:")
    True
    """
    return COUNTED + zlib.crc32(custom_id.encode()) % (HIGHEST - COUNTED)


def notice(content: str, buttons: Sequence[Button[str]] = ()) -> ui.LayoutView:
    """Draw a short private answer with what can be pressed next, as many in a row as Discord takes."""
    rows = [Buttons(tuple(buttons[n : n + IN_A_ROW])) for n in range(0, len(buttons), IN_A_ROW)]
    return screen([text(content), *map(row, rows)])
