"""What stands on a phone fits it whole: words are never cut, names only to say in one line where the match stands."""

from __future__ import annotations

import pytest

from cogs.border import wording
from cogs.panel.panel import SUBLINE, Panel, Showing, panel
from tests.contract.matches import AnyGame, every_game
from tests.panel.pressing import MATCH
from tests.panel.test_random_matches import positions
from tests.panel.words import LANGUAGES, words_of

LONGEST_NAMES = (
    "Nebuchadnezzar I",
    "Hammurabi the II",
    "Shammuramat Anna",
    "Ashurbanipal IIX",
    "Enheduanna of Ur",
    "Untash-Napirisha",
)
"""Names of as many letters as controls show."""
NAMES = (("*_" * 16,) * 6, ("Ada", "Bilal", "Chloe", "Dina", "Emil", "Fara"))
"""Names that are cut, and names that are not."""


@pytest.fixture
def cut_down(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Give the words that were cut, with what there was room for."""
    found: list[tuple[str, int]] = []
    cut = wording.cut

    def told(text: str, most: int) -> str:
        if len(text.strip()) > most:
            found.append((text.strip(), most))
        return cut(text, most)

    monkeypatch.setattr(wording, "cut", told)
    return found


def check_line(shown: Panel) -> None:
    """See that where the match stands is said in one line."""
    _, line = shown.blocks[0].splitlines()
    assert len(line.removeprefix("-# ")) <= SUBLINE, line


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_button_or_in_a_menu_is_cut(game: AnyGame, language: str, cut_down: list[tuple[str, int]]) -> None:
    words = words_of(game, language)
    for match, decision in positions(game, every=2):
        check_line(panel(Showing(MATCH, match), decision.seat, words, LONGEST_NAMES[: match.committed.seats]))
    assert cut_down == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_the_match_stands_is_one_line(game: AnyGame, language: str) -> None:
    words = words_of(game, language)
    for n, (match, decision) in enumerate(positions(game, every=3)):
        names = NAMES[n % len(NAMES)][: match.committed.seats]
        check_line(panel(Showing(MATCH, match), decision.seat, words, names))
