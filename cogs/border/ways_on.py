"""What can be pressed after a refusal: whoever is told that something cannot be done is shown what can."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from cogs.border.buttons import Button
from cogs.border.match_buttons import match_button, resume_button, take_back_button
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from db.table.info import Status, TableInfo


class Way(StrEnum):
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


ALWAYS = {
    "settings-no-such-zone": (Way.SETTINGS,),
    "settings-hours-unknown": (Way.SETTINGS,),
    "table-unknown": (Way.LIST,),
    "reply-guild-only": (Way.LIST,),
}
"""Refusals that have nothing to do with the table at hand, and where they lead."""


def ways_on(refusal: str, info: TableInfo | None, user_id: int, most: int) -> Sequence[Way]:
    """Choose what somebody may press after a refusal: by its key, else by where they stand at the table of the channel.

    `most` is how many its game seats; without a table there are the others of the server.
    """
    if refusal in ALWAYS or info is None:
        return ALWAYS.get(refusal, (Way.LIST, Way.SETTINGS))
    seat = info.seat_of(user_id)
    match info.status:
        case Status.LOBBY if seat is None:
            return (Way.JOIN, Way.RULES) if len(info.seats) < most else (Way.RULES, Way.LIST)
        case Status.LOBBY:
            return (Way.OPTIONS, Way.RULES) if user_id == info.host_id else (Way.RULES, Way.LEAVE)
        case Status.CLOSED:
            return (Way.LIST,)
        case Status.RUNNING | Status.PAUSED if seat is None:
            return Way.BOARD, Way.LOG, Way.RULES
        case Status.RUNNING | Status.PAUSED if info.seat(seat or 0).away:
            return Way.TAKE_BACK, Way.BOARD, Way.LOG
        case Status.RUNNING:
            return Way.PLAY, Way.BOARD, Way.LOG
        case Status.PAUSED:
            return Way.RESUME, Way.BOARD, Way.LOG
    return (Way.BOARD, Way.LIST) if seat is None else (Way.BOARD, Way.REMATCH, Way.LIST)


def way_buttons(reader: Reader, ways: Sequence[Way], info: TableInfo | None) -> list[Button[str]]:
    """Make the buttons of some ways."""
    return [_button(reader, way, info) for way in ways]


def _button(reader: Reader, way: Way, info: TableInfo | None) -> Button[str]:
    if info is not None:
        match way:
            case Way.PLAY:
                return match_button(reader, "open", "button-play", info.id)
            case Way.BOARD | Way.LOG:
                return match_button(reader, way.value, f"button-{way.value}", info.id)
            case Way.RESUME:
                return resume_button(info, reader)
            case Way.TAKE_BACK:
                return take_back_button(info, reader, "")
    return Button(table_id(way.value, 0 if info is None else info.id), reader.say(f"button-{way.value}"))
