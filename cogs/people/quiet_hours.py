"""Quiet hours as people type and read them; they are kept as minutes of the day, first and first no longer quiet."""

from __future__ import annotations

import re
from typing import TypeAlias

from cogs.reader import Reader
from db.table.info import refused
from render.text.names import cleaned, escaped

Quiet: TypeAlias = tuple[int, int]
HOUR, DAY = 60, 24 * 60
HALF_DAY = 12
_TIME = r"(\d{1,2})\s?(?:[:h.]\s?(\d{2})?)?(?:\s?([ap])\.?m\.?)?"
_HOURS = re.compile(rf"(?:(?:from|de)\s+)?{_TIME}(?:\W+|\s*(?:to|à|a)\s*){_TIME}")


def hours_named(typed: str) -> Quiet | None:
    """Read quiet hours, None for none of them; raise Refused if they are no hours.

    >>> hours_named("22-7"), hours_named("22:30 to 7h15"), hours_named("0")
    ((1320, 420), (1350, 435), None)
    >>> hours_named("de 22 h 30 à 7 h 15"), hours_named("from 10:30 pm to 7:15 am")
    ((1350, 435), (1350, 435))
    """
    if typed.strip() in ("", "0", "-"):
        return None
    found = _HOURS.fullmatch(typed.strip().casefold())
    if found is None:
        raise refused("settings-hours-unknown", hours=escaped(cleaned(typed)))
    first, end = _minutes(found[1], found[2], found[3]), _minutes(found[4], found[5], found[6])
    if first is None or end is None:
        raise refused("settings-hours-unknown", hours=escaped(cleaned(typed)))
    if first % DAY == end % DAY:
        raise refused("settings-hours-equal", hours=escaped(cleaned(typed)))
    return first % DAY, end % DAY


def _minutes(hours: str, minutes: str | None, half: str | None) -> int | None:
    """Read a time of the day, or of a `half` of it; None if no day has it.

    >>> _minutes("12", None, "a"), _minutes("12", "30", "p"), _minutes("13", None, "p")
    (0, 750, None)
    """
    hour, rest = int(hours), int(minutes or 0)
    if half is not None:
        if not 1 <= hour <= HALF_DAY:
            return None
        hour = hour % HALF_DAY + (HALF_DAY if half == "p" else 0)
    at = hour * HOUR + rest
    return at if rest < HOUR and at <= DAY else None


def hours_written(quiet: Quiet) -> str:
    """Write quiet hours so that they can be read again.

    >>> hours_written((1350, 420))
    '22:30-7'
    """
    return "-".join(f"{at // HOUR}:{at % HOUR:02}" if at % HOUR else str(at // HOUR) for at in quiet)


def hours_typed(quiet: Quiet, reader: Reader) -> str:
    """Write quiet hours as a form asks a reader for them."""
    hours = (divmod(at, HOUR) for at in quiet)
    return "-".join(
        reader.say("settings-time-typed", hour=hour, minutes_said=f"{minutes:02}") if minutes else str(hour)
        for hour, minutes in hours
    )


def hours_said(quiet: Quiet, reader: Reader) -> str:
    """Word quiet hours for a reader; minutes are told where there are any."""
    first, end = (_said(at, reader) for at in quiet)
    return reader.say("settings-quiet-hours", first_said=first, last_said=end)


def _said(at: int, reader: Reader) -> str:
    hour, minutes = divmod(at, HOUR)
    if not minutes:
        return reader.say("settings-time-sharp", hour=hour)
    return reader.say("settings-time", hour=hour, minutes_said=f"{minutes:02}")
