"""What can be pressed after a refusal: whoever is told that something cannot be done is shown what can."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cogs.border.buttons import Button
from cogs.border.match_buttons import match_button, resume_button, take_back_button
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from db.table.info import Status, TableInfo
from engine.core.decision import Text
from engine.core.errors import Refused


class WayOn(StrEnum):
    """A button under a refusal."""

    PLAY = "play"
    BOARD = "board"
    LOG = "log"
    RULES = "rules"
    JOIN = "join"
    LEAVE = "leave"
    OPTIONS = "options"
    RESUME = "resume"
    TAKE_BACK = "take-back"
    REMATCH = "rematch"
    LIST = "list"
    SETTINGS = "settings"


class LeadingTo(Refused):
    """A refusal that leads on to another table than that of the channel."""

    def __init__(self, text: Text, info: TableInfo) -> None:
        super().__init__(text)
        self.info = info


ALWAYS = {
    "settings-no-such-zone": (WayOn.SETTINGS,),
    "settings-hours-unknown": (WayOn.SETTINGS,),
    "settings-hours-equal": (WayOn.SETTINGS,),
    "table-unknown": (WayOn.LIST,),
    "reply-guild-only": (WayOn.LIST,),
}
"""Refusals that have nothing to do with the table at hand, and where they lead."""


def ways_on(refusal: str, info: TableInfo | None, user_id: int, most: int) -> Sequence[WayOn]:
    """Choose what somebody may press after a refusal: by its key, else by where they stand at the table of the channel.

    `most` is how many its game seats; without a table there are the others of the server.
    """
    if refusal in ALWAYS or info is None:
        return ALWAYS.get(refusal, (WayOn.LIST, WayOn.SETTINGS))
    seat = info.seat_of(user_id)
    match info.status:
        case Status.LOBBY if seat is None:
            return (WayOn.JOIN, WayOn.RULES) if len(info.seats) < most else (WayOn.RULES, WayOn.LIST)
        case Status.LOBBY:
            return (WayOn.OPTIONS, WayOn.RULES) if user_id == info.host_id else (WayOn.RULES, WayOn.LEAVE)
        case Status.CLOSED:
            return (WayOn.LIST,)
        case Status.RUNNING | Status.PAUSED if seat is None:
            return WayOn.BOARD, WayOn.LOG, WayOn.RULES
        case Status.RUNNING | Status.PAUSED if info.seat(seat or 0).away:
            return WayOn.TAKE_BACK, WayOn.BOARD, WayOn.LOG
        case Status.RUNNING:
            return WayOn.PLAY, WayOn.BOARD, WayOn.LOG
        case Status.PAUSED:
            return WayOn.RESUME, WayOn.BOARD, WayOn.LOG
    return (WayOn.BOARD, WayOn.LIST) if seat is None else (WayOn.BOARD, WayOn.REMATCH, WayOn.LIST)


def way_buttons(reader: Reader, ways: Sequence[WayOn], info: TableInfo | None) -> list[Button[str]]:
    """Make the buttons of some ways."""
    return [_button(reader, way, info) for way in ways]


def _button(reader: Reader, way: WayOn, info: TableInfo | None) -> Button[str]:
    if info is not None:
        match way:
            case WayOn.PLAY:
                return match_button(reader, "open", "button-play", info.id)
            case WayOn.BOARD | WayOn.LOG:
                return match_button(reader, way.value, f"button-{way.value}", info.id)
            case WayOn.RESUME:
                return resume_button(info, reader)
            case WayOn.TAKE_BACK:
                return take_back_button(info, reader, "")
    return Button(table_id(way.value, 0 if info is None else info.id), reader.say(f"button-{way.value}"))
