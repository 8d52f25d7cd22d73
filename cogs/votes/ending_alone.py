"""Ending a match that nobody else plays: there is no vote to wait for, so whoever wishes it is asked once more."""

from __future__ import annotations

from discord import ui

from cogs.border.buttons import Button
from cogs.border.components import notice
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from cogs.votes.ballot import voters
from db.table.info import TableInfo

END_ALONE = "end-alone"
"""What the button does by which a match is ended, once that was asked."""


def is_only_voter(info: TableInfo, user_id: int) -> bool:
    """Say whether nobody but this user would be asked."""
    return voters(info) == [user_id]


def sure_screen(info: TableInfo, reader: Reader) -> ui.LayoutView:
    """Ask once more before a match is ended, with the way back to it."""
    end = Button(table_id(END_ALONE, info.id), reader.say("button-end-match"), "final")
    return notice(reader.say("end-sure"), [end, match_button(reader, "open", "button-keep-playing", info.id)])
