"""Time zones as people name them: by the city they live in, in their own language, or as the zone is called."""

from __future__ import annotations

import bisect
import functools
import itertools
import re
import tomllib
import unicodedata
from collections.abc import Iterator
from datetime import datetime
from importlib.resources import files
from typing import Any, NamedTuple
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
FIXED = "Etc/GMT"
"""How zones begin that are a number of hours away from UTC all year; they count these the other way round."""
BREAK = "\n"
LONGEST = 60
"""No city has a longer name; of what was typed no more is compared."""


class Place(NamedTuple):
    """A city, or a zone by its own name, and the zone it is in."""

    name: str
    zone: str


def city(zone: str, language: str = "en") -> str:
    """Name a zone by its city, as it is called in a language; else as it is spelled there, with its accents.

    >>> city("America/Sao_Paulo"), city("America/Montreal"), city("Europe/London", "fr"), city("Etc/GMT-1")
    ('São Paulo', 'Montréal', 'Londres', 'UTC+1')
    """
    if zone.startswith(FIXED):
        hours = zone.removeprefix(FIXED)
        return f"UTC{'+' if hours.startswith('-') else '-'}{hours[1:]}"
    own: str | None = _data("cities")["names"].get(language, {}).get(zone)
    region, _, name = zone.partition("/")
    plain = name.rpartition("/")[2].replace("_", " ") or zone
    return own or _accented().get((region, plain.casefold()), plain)


@functools.cache
def _accented() -> dict[tuple[str, str], str]:
    """Find cities with accents by the part of the world they are in, and by their name without."""
    found: dict[tuple[str, str], str] = {}
    for name, zone in _cities():
        if not name.isascii():
            found.setdefault((zone.partition("/")[0], _plain(name)), name)
    return found


def _cities() -> Iterator[Place]:
    """Read the list of cities, the largest first."""
    return (Place(*line.split(" = ")) for line in _data("cities")["cities"].split("\n") if line)


def offset(zone: str, now: datetime) -> str:
    """Say how far a zone is from UTC at a moment."""
    minutes = round((now.astimezone(_zone(zone)).utcoffset() or now - now).total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours}{f':{rest:02}' if rest else ''}"


@functools.cache
def _zone(name: str) -> ZoneInfo:
    """Keep a zone that was read: Python itself remembers no more than eight, and reading one takes a while."""
    return ZoneInfo(name)


def find_places(typed: str, most: int = 25) -> list[Place]:
    """Find the places that begin with or hold what was typed: exact names first, then the better known.

    >>> find_places("são")[0], find_places("munich")[0].zone
    (Place(name='São Paulo', zone='America/Sao_Paulo'), 'Europe/Berlin')
    """
    if fixed := _fixed(typed):
        return [fixed]
    wanted = _plain(typed)
    if not wanted:
        return [Place(city(zone), zone) for zone in USUAL][:most]
    index, found = _index(), dict[int, None]()
    for held in (f"{BREAK}{wanted}{BREAK}", f"{BREAK}{wanted}", wanted):
        for place in index.holding(held):
            found[place] = None
            if len(found) == most:
                return [index.places[each] for each in found]
    return [index.places[each] for each in found]


def place_named(typed: str) -> Place:
    """Find the place somebody means: the best known one of exactly that name; raise Refused if there is none."""
    for place in find_places(typed, 1):
        if place.zone.startswith(FIXED) or _plain(place.name) == _plain(typed):
            return place
    raise refused("settings-no-such-zone", zone=escaped(cleaned(typed)))


def _fixed(typed: str) -> Place | None:
    """Find the zone that is so many hours away from UTC.

    >>> _fixed("utc +1"), _fixed("GMT-05"), _fixed("UTC+20")
    (Place(name='UTC+1', zone='Etc/GMT-1'), Place(name='UTC-5', zone='Etc/GMT+5'), None)
    """
    found = re.fullmatch(r"(?:utc|gmt)\s*([+\-\u2212])\s*0?([1-9]|1[0-4])", typed[:LONGEST].casefold().strip())
    if found is None:
        return None
    zone = f"{FIXED}{'-' if found[1] == '+' else '+'}{found[2]}"
    return Place(city(zone), zone) if zone in available_timezones() else None


class _Index(NamedTuple):
    """All places, the better known first, and their names without accents and capitals in one long text."""

    places: tuple[Place, ...]
    names: str
    """A break before each name and after the last."""
    begins: tuple[int, ...]
    """Where the break before each name is."""

    def holding(self, wanted: str) -> Iterator[int]:
        """Find the places whose names hold a text; searching one text is a hundred times as quick as many."""
        at = self.names.find(wanted)
        while at >= 0:
            place = bisect.bisect_right(self.begins, at) - 1
            yield place
            beyond = self.begins[place + 1] if place + 1 < len(self.begins) else len(self.names)
            at = self.names.find(wanted, beyond)


@functools.cache
def _index() -> _Index:
    found: dict[tuple[str, str], Place] = {}
    for place in _named():
        found.setdefault((_plain(place.name), place.zone), place)
    names = [plain for plain, _ in found]
    begins = itertools.accumulate((len(name) + 1 for name in names[:-1]), initial=0)
    return _Index(tuple(found.values()), BREAK + BREAK.join(names) + BREAK, tuple(begins))


def _named() -> Iterator[Place]:
    zones = sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc", "posix")))
    known = (UTC, *USUAL, *(zone for zone in zones if zone not in USUAL))
    data = _data("cities")
    yield from (Place(city(zone), zone) for zone in known)
    for spoken in data["names"].values():
        yield from (Place(name, zone) for zone, name in spoken.items())
    yield from (Place(name, zone) for name, zone in _data("city_names").items())
    yield from (place for place in _cities() if place.zone in zones)
    yield from (Place(zone, zone) for zone in zones)


@functools.cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files("cogs.people") / f"{name}.toml").read_text("utf-8"))


def _plain(text: str) -> str:
    """Leave of a name what everybody types of it.

    >>> _plain("  Saint-Étienne ")
    'saint etienne'
    """
    letters = unicodedata.normalize("NFD", text[:LONGEST].casefold().strip())
    kept = "".join(letter if letter.isalnum() or letter == "/" else " " for letter in letters if _is_whole(letter))
    return " ".join(kept.split())


def _is_whole(letter: str) -> bool:
    return not unicodedata.combining(letter)
