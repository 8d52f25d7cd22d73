"""What is said of the level of a bot during a match, and the screen that leads to another one."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from cogs.border.buttons import Button, Buttons
from cogs.border.components import row, screen, text
from cogs.border.table_ids import table_id
from cogs.reader import Reader
from cogs.table.bot_levels import level_label, meanings
from db.table.info import SeatInfo, TableInfo
from engine.core.decision import Arg, Seat
from engine.core.levels import Level


def about_level(who: SeatInfo, level: Level) -> dict[str, Arg]:
    """Say for a sentence whose level is meant: that of a bot, or of the one that sits in for a person."""
    return {"seat": who.seat, "sits_in": not who.bot, "skill": level.value}


def bot_screen(
    info: TableInfo, seat: Seat, reader: Reader, said: str, buttons: Sequence[Button[str]] = ()
) -> ui.LayoutView:
    """Draw what a bot at a seat does, what the levels mean, and a button for each of the others."""
    chosen = info.seat(seat).level
    levels = tuple(
        Button(
            table_id("propose-level", info.id, f"{seat}.{level}"),
            level_label(reader, level),
            "usual" if level is chosen else "plain",
            greyed=level is chosen,
        )
        for level in Level
    )
    is_asked = info.seat(seat).bot and sum(not each.bot for each in info.seats) > 1
    lines = [said, *meanings(reader), *([f"-# {reader.say('level-all-agree')}"] if is_asked else [])]
    return screen([text("\n".join(lines)), *map(row, (Buttons(tuple(part)) for part in (levels, buttons) if part))])
