"""What Explore and retreats offer fits a phone whole, for every Unit and every region."""

from __future__ import annotations

from itertools import product

import pytest

from cogs.border.wording import BUTTON, OPTION, PLACEHOLDER
from engine.core.decision import Arg, Text
from engine.mesopotamia.content.empires import FIGHTERS
from engine.mesopotamia.content.map import REGIONS
from tests.panel.words import LANGUAGES, words_of
from tests.rules.mesopotamia.table import GAME


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_destination_and_every_retreat_is_said_in_full(language: str) -> None:
    def said(key: str, **args: Arg) -> int:
        return len(words_of(GAME, language).say(Text(key, args), ()))

    for unit, (region, start) in product(FIGHTERS, product(REGIONS, REGIONS)):
        if region != start:
            assert said("explore-destination", region=region, unit=unit, from_region=start) <= OPTION
    for unit, region in product(FIGHTERS, REGIONS):
        assert said("explore-unit", unit=unit, region=region) <= PLACEHOLDER
        assert said("retreat-accept", region=region) <= BUTTON
    for unit, is_enemy in product(FIGHTERS, (True, False)):
        assert said("retreat-menu", unit=unit, is_enemy=is_enemy) <= PLACEHOLDER
