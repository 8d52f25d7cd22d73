"""The list of cities is made by a tool: what it says otherwise than its sources is not lost when it is made anew."""

from __future__ import annotations

import tomllib

import pytest

from cogs.people.time_zones import city
from tools.cities import CITIES, FOREIGN, UNACCENTED, names


@pytest.mark.parametrize("language", FOREIGN)
def test_the_tool_writes_every_name_that_is_in_the_list(language: str) -> None:
    written = tomllib.loads("\n".join(names(language)))
    listed = tomllib.loads(CITIES.read_text("utf-8"))["names"][language]
    assert {zone: name for zone, name in listed.items() if zone in written} == written
    assert UNACCENTED[language] <= written.keys() & listed.keys()


def test_a_city_that_french_writes_without_an_accent_is_shown_so() -> None:
    assert city("Europe/Zurich", "fr") == "Zurich"
    assert city("Europe/Zurich", "en") == "Zürich"
