"""The options a game declares, as its lobby shows them: a menu each for the host, one small line for everybody."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import row, screen, text
from cogs.border.table_ids import TablePress, table_id
from cogs.reader import Reader
from db.table.info import TableInfo, refused
from db.table.tables import Tables
from engine.core.game import Game, Setup
from engine.core.options import GameOption, chosen, in_use
from engine.core.play import why_not_begin


def game_options_screen(info: TableInfo, game: Game[Any], reader: Reader, goal: str = "") -> ui.LayoutView:
    """Draw a menu for each option that matters, what is chosen, what it means, and why the match could not start.

    Whoever chose something to play alone also reads its goal.
    """
    values = chosen(game.options, info.game_options)
    why = why_not_start(info, game, reader)
    about = f"-# {reader.say('options-rules-about', changed=options_changed(info, game, reader) or None)}"
    heading = [reader.say("options-rules-heading", game=info.game), about, *filter(None, (goal, why))]
    menus = [row(_menu(info, reader, option, values[option.key])) for option in in_use(game.options, values)]
    back = Button(table_id("options", info.id), reader.say("button-back"))
    return screen([text("\n".join(heading)), *menus, row(Buttons((back,)))])


def _menu(info: TableInfo, reader: Reader, option: GameOption, value: str) -> Menu[str]:
    """Make the menu of one option; its entries say what they are about, as only the chosen one is seen."""
    name = reader.say(f"variant-{option.key}")
    shown = [each for each in option.values if each not in option.hidden or each == value]
    entries = tuple(
        MenuEntry(
            each,
            reader.say("settings-entry", name=name, said=reader.say(f"variant-{option.key}-{each}")),
            reader.say(f"variant-{option.key}-{each}-about"),
            chosen=each == value,
        )
        for each in shown
    )
    return Menu(table_id("game-option", info.id, option.key), name, entries)


async def choose_game_option(tables: Tables, press: TablePress) -> TableInfo:
    """Keep what was chosen in such a menu; the table refuses what its game does not have."""
    if not press.values:
        raise refused("refused-settled")
    return await tables.set_game_option(press.match_id, press.about, press.values[0])


def options_changed(info: TableInfo, game: Game[Any], reader: Reader) -> str:
    """Say in one line what was chosen otherwise than preset; nothing if all is as usual."""
    values = chosen(game.options, info.game_options)
    said = [
        reader.say("settings-entry", name=reader.say(f"variant-{each.key}"), said=reader.say(_value(each, values)))
        for each in in_use(game.options, values)
        if values[each.key] != each.default
    ]
    return " · ".join(said)


def _value(option: GameOption, values: dict[str, str]) -> str:
    return f"variant-{option.key}-{values[option.key]}"


def why_not_start(info: TableInfo, game: Game[Any], reader: Reader) -> str:
    """Say why the match cannot start with these players and options; nothing if it can, or players are missing."""
    if len(info.seats) not in game.seats:
        return ""
    why = why_not_begin(game, Setup(len(info.seats), info.game_options))
    return "" if why is None else reader.words.say(why, reader.names)
