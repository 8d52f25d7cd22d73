"""The screen of a person's settings: six menus that show what is chosen now."""

from __future__ import annotations

from datetime import datetime

from discord import ui

from cogs.border.buttons import Button, Buttons, Menu, MenuEntry
from cogs.border.components import row, screen, text
from cogs.border.match_buttons import match_button
from cogs.border.table_ids import table_id
from cogs.border.wording import cut
from cogs.people.quiet_hours import hours_named, hours_said, hours_written
from cogs.people.time_zones import USUAL, UTC, city, offset, place_named
from cogs.reader import Reader
from cogs.table.table_options import NEVER, REMINDERS, reminder_hours
from db.table.info import refused
from db.table.person import Person
from render.text.words import LANGUAGES

OTHER, UNSET, NONE = "other", "unset", "none"
"""What menus report for a form, for nothing chosen, and for none."""
ENTRY = 45
"""So many characters an entry has: quiet hours with minutes in both languages, which a phone shows in two lines."""
HOURS = ("22-7", "23-8", "0-8", "21-9")


def settings_screen(
    person: Person, reader: Reader, now: datetime, said: str = "", again: str | None = None
) -> ui.LayoutView:
    """Draw a person's choices; `again` is what a form that was refused held, and leads to it once more."""
    heading = reader.say("settings-heading")
    menus = [
        _menu(reader, "language", _languages(reader), person.language or UNSET),
        _menu(reader, "reminders", _reminders(reader, person), _hours(person)),
        _menu(reader, "quiet", _quiet(reader, person), _quiet_value(person)),
        _menu(reader, "zone", _zones(reader, person), person.zone or UTC, now),
        _menu(reader, "board", {each: reader.say(f"settings-board-{each}") for each in BOARDS}, person.board),
        _menu(reader, "help", {each: reader.say(f"settings-help-{each}") for each in HELP}, _help(person)),
    ]
    close = match_button(reader, "close", "button-close", 0)
    ways = [] if again is None else [Button(table_id("form", 0, again), reader.say("button-again"), "usual")]
    return screen([text(f"{heading}\n{said}" if said else heading), *map(row, menus), row(Buttons((*ways, close)))])


BOARDS = ("picture", "text")
HELP = ("first", "never")
"""New words are explained the first times they are met, or never."""


def _help(person: Person) -> str:
    return HELP[0] if person.explains else HELP[1]


def _languages(reader: Reader) -> dict[str, str]:
    spoken = {each: reader.say(f"tongue-{each}") for each in LANGUAGES}
    return {UNSET: reader.say("settings-language-discord"), **spoken}


def _reminders(reader: Reader, person: Person) -> dict[str, str]:
    offered = dict.fromkeys((*REMINDERS, _hours(person)))
    offered.pop(UNSET, None)
    return {UNSET: reader.say("settings-reminders-table"), **{each: reminder_hours(reader, each) for each in offered}}


def _hours(person: Person) -> str:
    return UNSET if person.reminders is None else ",".join(map(str, person.reminders)) or NEVER


def _quiet(reader: Reader, person: Person) -> dict[str, str]:
    offered = dict.fromkeys((*HOURS, _quiet_value(person)))
    offered.pop(NONE, None)
    hours = {each: hours_said(quiet, reader) for each in offered if (quiet := hours_named(each)) is not None}
    return {NONE: reader.say("settings-quiet-none"), **hours, OTHER: reader.say("settings-other")}


def _quiet_value(person: Person) -> str:
    return NONE if person.quiet is None else hours_written(person.quiet)


def _zones(reader: Reader, person: Person) -> dict[str, str]:
    offered = dict.fromkeys((UTC, *USUAL, person.zone or UTC))
    return {**{each: _place(reader, each) for each in offered}, OTHER: reader.say("settings-other")}


def _place(reader: Reader, zone: str) -> str:
    """Name a zone of the menu as the reader calls its city, any other by its own name."""
    if zone not in (UTC, *USUAL):
        return city(zone, reader.words.language)
    return reader.say(f"zone-{zone.casefold().replace('/', '-').replace('_', '-')}")


def _menu(reader: Reader, about: str, values: dict[str, str], chosen: str, now: datetime | None = None) -> Menu[str]:
    """Make a menu whose entries say what they are about, as only the chosen one is seen; zones say how late it is."""
    name = reader.say(f"settings-{about}")
    entries = tuple(
        MenuEntry(
            value,
            cut(reader.say("settings-entry", name=name, said=label), ENTRY),
            offset(value, now) if now is not None and value != OTHER else None,
            chosen=value == chosen,
        )
        for value, label in values.items()
    )
    return Menu(table_id("setting", 0, about), name, entries)


def chosen(about: str, value: str) -> dict[str, object]:
    """Read what was chosen in a menu as a change of a person's choices; a hand-made choice is refused."""
    match about:
        case "language" if value in (UNSET, *LANGUAGES):
            return {"language": None if value == UNSET else value}
        case "reminders" if value == UNSET:
            return {"reminders": None}
        case "reminders" if value in REMINDERS:
            return {"reminders": () if value == NEVER else tuple(map(int, value.split(",")))}
        case "quiet":
            return {"quiet": None if value == NONE else hours_named(value)}
        case "zone":
            return {"zone": place_named(value).zone}
        case "board" if value in BOARDS:
            return {"board": value}
        case "help" if value in HELP:
            return {"explains": value == HELP[0]}
    raise refused("refused-settled")
