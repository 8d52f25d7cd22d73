"""Buttons that many screens have: play, look around, end a pause, take a seat back from a bot."""

from __future__ import annotations

from cogs.border.buttons import Button
from cogs.border.custom_ids import NO_TOKEN, PanelPress, pack
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from db.table.info import TableInfo
from engine.core.decision import Seat


def match_button(reader: Reader, verb: str, key: str, match_id: int, path: str = "") -> Button[str]:
    """Make a button that does something about a match but answers no question of it, so that it never grows stale."""
    return Button(pack(PanelPress(verb, match_id, NO_TOKEN, path)), reader.say(key))


def look_buttons(reader: Reader, match_id: int, seat: Seat | None) -> list[Button[str]]:
    """Make the buttons for looking around; those without a seat are offered the rules instead of a stock."""
    buttons = [
        match_button(reader, "board", "button-board", match_id),
        match_button(reader, "log", "button-log", match_id),
    ]
    if seat is None:
        return [*buttons, Button(table_id("rules", match_id), reader.say("button-rules"))]
    return [*buttons, match_button(reader, "stock", "button-stock", match_id)]


def undo_button(reader: Reader, match_id: int) -> Button[str]:
    """Make the button that leads to what can be undone: the panel of an open turn, else the points to go back to."""
    return Button(table_id("rewind", match_id), reader.say("button-undo"))


def take_back_button(info: TableInfo, reader: Reader, about: str) -> Button[str]:
    """Make the button by which an owner takes a seat back from a bot."""
    return Button(table_id("take-back", info.id, about), reader.say("button-take-back"), "usual")


def resume_button(info: TableInfo, reader: Reader, about: str = "") -> Button[str]:
    """Make the button that ends a pause."""
    return Button(table_id("resume", info.id, about), reader.say("button-resume"), "usual")
