"""Time zones and hours as people type them."""

from __future__ import annotations

import functools
import re
import unicodedata
from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

from db.table.info import refused
from render.text.names import cleaned, escaped

USUAL = (
    "Europe/London",
    "Europe/Paris",
    "Europe/Helsinki",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
    "America/Sao_Paulo",
    "America/Halifax",
    "America/Toronto",
    "America/Chicago",
    "America/Denver",
    "America/Los_Angeles",
)
"""The zones of the menu, from west of Europe round the earth."""
UTC = "UTC"
_TIME = r"(\d{1,2})\s?(?:[:h.]\d{0,2})?"
_HOURS = re.compile(rf"{_TIME}(?:\W+|\s*(?:to|à|a)\s*){_TIME}")
_DAY = 24


def city(zone: str) -> str:
    """Name a zone by its city.

    >>> city("America/Sao_Paulo")
    'Sao Paulo'
    """
    return zone.rpartition("/")[2].replace("_", " ")


def offset(zone: str, now: datetime) -> str:
    """Say how far a zone is from UTC at a moment."""
    minutes = round((now.astimezone(ZoneInfo(zone)).utcoffset() or now - now).total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours}{f':{rest:02}' if rest else ''}"


def find_zones(typed: str, most: int = 25) -> list[str]:
    """Find the zones that begin with or hold what was typed, the usual ones first.

    >>> find_zones("são")[0]
    'America/Sao_Paulo'
    """
    wanted = _plain(typed)
    if not wanted:
        return list(USUAL)[:most]
    found = [zone for zone in _zones() if wanted in _plain(zone)]
    return sorted(found, key=lambda zone: _rank(zone, wanted))[:most]


def zone_named(typed: str) -> str:
    """Find the zone somebody means by its name or its city; raise Refused if there is none."""
    for zone in find_zones(typed):
        if _plain(typed) in (_plain(zone), _plain(city(zone))):
            return zone
    raise refused("settings-no-such-zone", zone=escaped(cleaned(typed)))


def hours_named(typed: str) -> tuple[int, int] | None:
    """Read quiet hours, None for none of them; raise Refused if they are no hours.

    >>> hours_named("22-7"), hours_named("22:00 to 7h"), hours_named("0")
    ((22, 7), (22, 7), None)
    """
    if typed.strip() in ("", "0", "-"):
        return None
    found = _HOURS.fullmatch(typed.strip())
    first, end = (int(found[1]), int(found[2])) if found else (_DAY + 1, 0)
    if first > _DAY or end > _DAY or first % _DAY == end % _DAY:
        raise refused("settings-hours-unknown")
    return first % _DAY, end % _DAY


@functools.cache
def _zones() -> tuple[str, ...]:
    return (
        UTC,
        *sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc", "posix"))),
    )


def _rank(zone: str, wanted: str) -> tuple[bool, bool, bool, str]:
    plain = _plain(city(zone))
    return (plain != wanted, not plain.startswith(wanted), zone not in USUAL, zone)


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFD", text.casefold().replace("_", " ").strip())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
