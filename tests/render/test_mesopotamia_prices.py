"""What a price leaves is told within the second line of an option, however many kinds it takes."""

import pytest

from engine.core.decision import Text
from tests.games import PRESENTATIONS

LINE = 100
"""Discord cuts the second line of an option there."""


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "costs 3 Stone, 1 Wood, 2 Clay and 1 Food · leaves none of these"),
        ("fr", "coûte 3 Pierres, 1 Bois, 2 Argiles et 1 Nourriture · il n'en reste rien"),
    ],
)
def test_a_price_of_many_kinds_that_leaves_nothing_says_so(language: str, said: str) -> None:
    cost = {"stone": 3, "wood": 1, "clay": 2, "food": 1}
    note = Text("build-note", {"resources": cost, "kept_resources": dict.fromkeys(cost, 0)})
    assert PRESENTATIONS["mesopotamia"].words(language).say(note) == said
    assert len(said) <= LINE
