"""The options of a lobby, private to its host; all are preset, so nobody has to open them."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import line, row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import TablePress, number_in, table_id
from cogs.border.wording import OPTION, cut
from cogs.reader import Reader
from db.table.info import HINTS, OFF, SeatInfo, TableInfo, refused
from db.table.tables import Tables
from db.table.waits import hours_of
from engine.core.game import Game
from render.text.names import letter
from render.text.words import LANGUAGES

NEVER = "never"
"""What a menu reports for no reminders, as it cannot report nothing."""
REMINDERS = ("12,24,48", "24,48", "48", NEVER)
ON = "on"
"""What a table says that gives hints."""
HOST, FULL = "no", "yes"
BOT = "bot"
"""Stands before the seat of a bot where somebody is to be removed; a person is told by their number."""
SURE = "sure"
"""What the button says by which a table is given up, once that was asked."""


def options_screen(info: TableInfo, game: Game[Any], reader: Reader) -> ui.LayoutView:
    """Draw the options of the table as they are chosen now, and the way to those of its game if it has any."""
    autostart = info.options.get("autostart", HOST)
    hours = ",".join(map(str, hours_of(info))) or NEVER
    others = [each for each in info.seats if each.user_id != info.host_id]
    menus = [
        _menu(info, reader, "language", {each: reader.say(f"tongue-{each}") for each in LANGUAGES}, info.language),
        _menu(info, reader, "start", {each: reader.say(key) for each, key in _STARTS.items()}, autostart),
        _menu(info, reader, "reminders", {each: reminder_hours(reader, each) for each in REMINDERS}, hours),
    ]
    hints = {each: reader.say(key) for each, key in _HINTS.items()}
    menus.append(_menu(info, reader, "hints", hints, info.options.get(HINTS, ON)))
    if others:
        entries = tuple(_removal(each, reader) for each in others)
        menus.append(Menu(table_id("option", info.id, "remove"), reader.say("options-remove"), entries))
    rules = Button(table_id("game-options", info.id), reader.say("button-rules-of-match"), "usual")
    levels = Button(table_id("bot-levels", info.id), reader.say("button-bot-levels"))
    ways = [*([rules] if game.options else []), *([levels] if any(each.bot for each in info.seats) else [])]
    done = match_button(reader, "close", "button-done", info.id)
    give_up = Button(table_id("close-table", info.id), reader.say("button-give-up"))
    rows = [
        *map(row, menus),
        row(Buttons((*ways, done))),
        line(),
        row(Buttons((give_up,))),
    ]
    return screen([text(reader.say("options-heading")), *rows])


def _removal(who: SeatInfo, reader: Reader) -> MenuEntry[str]:
    """Offer to free a seat; a person is meant by who they are, so that nobody goes in another's place."""
    if who.user_id is None:
        return MenuEntry(f"{BOT}{who.seat}", reader.say("options-remove-bot-seat", letter=letter(who.seat)))
    return MenuEntry(str(who.user_id), cut(reader.say("options-remove-person", name=reader.plain[who.seat]), OPTION))


def give_up_screen(info: TableInfo, reader: Reader) -> ui.LayoutView:
    """Ask once more before a table is given up."""
    back = Button(table_id("options", info.id), reader.say("button-back"), "usual")
    sure = Button(table_id("close-table", info.id, SURE), reader.say("button-give-up"))
    return screen([text(reader.say("options-give-up-sure")), row(Buttons((back, sure)))])


_HINTS = {ON: "options-hints-on", OFF: "options-hints-off"}
_STARTS = {HOST: "options-start-host", FULL: "options-start-full"}


def reminder_hours(reader: Reader, hours: str) -> str:
    """Word the hours after which reminders come."""
    if hours == NEVER:
        return reader.say("settings-reminders-none")
    return reader.say("settings-reminders-hours", hours=hours.replace(",", ", "))


def _menu(info: TableInfo, reader: Reader, about: str, values: dict[str, str], chosen: str) -> Menu[str]:
    """Make a menu whose entries say what they are about, as only the chosen one is seen."""
    name = reader.say(f"options-{about}")
    entries = tuple(
        MenuEntry(each, reader.say("settings-entry", name=name, said=label), chosen=each == chosen)
        for each, label in values.items()
    )
    return Menu(table_id("option", info.id, about), name, entries)


async def change_option(tables: Tables, press: TablePress) -> TableInfo:
    """Keep what was chosen in a menu; a hand-made choice is refused."""
    value = press.values[0] if press.values else ""
    match press.about:
        case "language" if value in LANGUAGES:
            return await tables.set_options(press.match_id, language=value)
        case "start" if value in _STARTS:
            return await tables.set_options(press.match_id, {"autostart": value})
        case "reminders" if value in REMINDERS:
            return await tables.set_options(press.match_id, {"reminders": "" if value == NEVER else value})
        case "hints" if value in _HINTS:
            return await tables.set_options(press.match_id, {HINTS: value})
        case "remove" if value.startswith(BOT):
            return await tables.remove_bot(press.match_id, number_in(value.removeprefix(BOT)))
        case "remove" if value.isascii() and value.isdecimal():
            return await tables.remove_person(press.match_id, int(value))
    raise refused("refused-settled")
