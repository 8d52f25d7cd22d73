"""Ending a match that nobody else plays: there is no vote to wait for, so whoever wishes it is asked once more."""

from __future__ import annotations

from discord import ui

from cogs.access.match_name import named_with_place
from cogs.border.buttons import Button
from cogs.border.components import notice
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from cogs.registry import PlayableGame
from cogs.votes.ballot import voters
from db.table.info import TableInfo

END_ALONE = "end-alone"
"""What the button does by which a match is ended, once that was asked."""


def is_only_voter(info: TableInfo, user_id: int) -> bool:
    """Say whether nobody but this user would be asked."""
    return voters(info) == [user_id]


def sure_screen(game: PlayableGame, info: TableInfo, reader: Reader) -> ui.LayoutView:
    """Ask once more before a match is ended, say which, for it may be played elsewhere, and lead back to it."""
    end = Button(table_id(END_ALONE, info.id), reader.say("button-end-match"), "final")
    asked = reader.say("end-sure", match_said=named_with_place(game, info, reader))
    return notice(asked, [end, match_button(reader, "open", "button-keep-playing", info.id)])
