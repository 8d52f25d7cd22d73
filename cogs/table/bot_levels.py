"""How well the bots of a lobby play: asked when one sits down, and changed later under Options."""

from __future__ import annotations

from discord import ui

from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, number_in, table_id
from cogs.reader import Reader
from db.table.info import SeatInfo, TableInfo, refused
from db.table.tables import Tables
from engine.core.decision import Seat
from engine.core.levels import Level
from render.text.names import letter


def level_screen(info: TableInfo, seat: Seat, reader: Reader, *, added: bool = False) -> ui.LayoutView:
    """Say how well a bot plays, perhaps one that has just sat down, with a button for each level."""
    chosen = info.seat(seat).level
    key = "lobby-bot-added" if added else "lobby-bot-level"
    lines = [reader.say(key, letter=letter(seat), skill=chosen.value), *meanings(reader)]
    levels = [
        Button(
            table_id("bot-level", info.id, f"{seat}.{level}"),
            level_label(reader, level),
            "usual" if level is chosen else "plain",
        )
        for level in Level
    ]
    done = match_button(reader, "close", "button-done", info.id)
    return screen([text("\n".join(lines)), row(Buttons((*levels, done)))])


def levels_screen(info: TableInfo, reader: Reader) -> ui.LayoutView:
    """Draw a menu for each bot of a lobby, with what each level means."""
    menus = [row(_menu(info, each, reader)) for each in info.seats if each.bot]
    heading = [reader.say("levels-heading"), f"-# {reader.say('levels-later')}"]
    back = Button(table_id("options", info.id), reader.say("button-back"))
    return screen([text("\n".join(heading)), *menus, row(Buttons((back,)))])


def level_label(reader: Reader, level: Level) -> str:
    """Name a level on a control."""
    return reader.say(f"button-level-{level}")


def meanings(reader: Reader) -> list[str]:
    """Say in a small line each what the levels mean."""
    return [
        f"-# {reader.say('level-about', label=level_label(reader, level), said=reader.say(f'level-{level}-about'))}"
        for level in Level
    ]


def _menu(info: TableInfo, who: SeatInfo, reader: Reader) -> Menu[str]:
    """Make the menu of one bot; its entries name it, as only the chosen one is seen."""
    name = str(reader.plain[who.seat])  # a menu is copied, a noun cannot be
    entries = tuple(
        MenuEntry(
            level.value,
            reader.say("settings-entry", name=name, said=level_label(reader, level)),
            reader.say(f"level-{level}-about"),
            chosen=level is who.level,
        )
        for level in Level
    )
    return Menu(table_id("bot-level", info.id, str(who.seat)), name, entries)


def seat_in(press: TablePress) -> Seat:
    """Read of which seat a control chooses the level."""
    return number_in(press.about.partition(".")[0])


def level_in(press: TablePress) -> Level:
    """Read which level was pressed, or chosen in a menu; raise Refused if there is none such."""
    wanted = press.values[0] if press.values else press.about.partition(".")[2]
    if wanted not in tuple(Level):
        raise refused("refused-settled")
    return Level(wanted)


async def choose_level(tables: Tables, press: TablePress) -> TableInfo:
    """Keep what was chosen in a lobby."""
    return await tables.choose_level(press.match_id, seat_in(press), level_in(press))
