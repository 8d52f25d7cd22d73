"""The moments that decided a match in words: in their turn, by what explains them, in every game and language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.decision import Text
from engine.core.game import Event
from render.story.entries import news
from render.story.line import RecapLine
from render.story.moments import LONGEST, Change, DecidingMoment, moments
from render.story.wording import in_words
from render.text.phrases import phrase, say
from render.text.words import LANGUAGES
from tests.contract.matches import AnyGame
from tests.games import PRESENTATIONS, RULES
from tests.render.told_matches import bot_presses
from tests.render.wording import FOUR_NAMES, Press, table_words

GAME = "after_the_flood"
ADA, BILAL, CHLOE = range(3)
EVERY = 9
"""Every so many presses are taken for a moment."""
HEADINGS = {"en": "**The deciding moments**", "fr": "**Les moments décisifs**"}
CHANCES = {
    "en": "-# Chance of winning: Bilal 33 % → 71 %, Ada 40 % → 12 %",
    "fr": "-# Chances de victoire : Bilal 33 % → 71 %, Ada 40 % → 12 %",
}
UP, DOWN = Change(BILAL, 33, 71), Change(ADA, 40, 12)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
def test_any_stretch_of_a_match_is_told_as_its_story_tells_it(game: AnyGame, language: str) -> None:
    told, words, folding = bot_presses(game, 1), table_words(game.key, language), PRESENTATIONS[game.key].folding
    with_words = 0
    for n in range(EVERY, len(told), 3 * EVERY):
        earlier, span = told[: n - EVERY], told[n - EVERY : n]
        moment = DecidingMoment(earlier, span, (UP, DOWN))
        heading, *said, chances = moments(words, folding, [moment], FOUR_NAMES)
        assert heading == HEADINGS[language]
        assert chances.replace("\u00a0", " ").replace("\u202f", " ") == CHANCES[language]
        assert len(said) <= 2
        assert max(map(len, said), default=0) <= LONGEST + 60
        opened = [say(words, line.opens, FOUR_NAMES) for line in news(folding, told[:n]) if line.opens is not None]
        if opened and said:
            assert any(said[0].startswith(f"**{each}**") for each in opened)
        story = [
            in_words(words, each, FOUR_NAMES, bold=True, most=LONGEST)
            for line in news(folding, span)
            for each in (line, line.in_log())
        ]
        with_words += any(each.endswith(line) for each in said for line in story)
    assert with_words >= 5


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "No single moment decided this match."),
        ("fr", "Aucun moment n'a décidé à lui seul de la partie."),
    ],
)
def test_that_nothing_decided_it_is_said(language: str, said: str) -> None:
    assert moments(table_words(GAME, language), Made([]), [], FOUR_NAMES) == [said]


class Made:
    """Folds whatever happened into the lines that a test has made up."""

    def __init__(self, lines: Sequence[RecapLine]) -> None:
        self._lines = list(lines)

    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """Tell what was made up, once."""
        return self._lines if events else []

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """Tell the same."""
        return self.lines(events)


def line(key: str, seat: int, **about: object) -> RecapLine:
    return RecapLine((Text(key, {"seat": seat}),), (seat,), **about)  # type: ignore[arg-type]


def told_of(*lines: RecapLine, changes: tuple[Change, ...] = (UP, DOWN)) -> list[str]:
    """Tell a moment in which all these happened, without what frames it."""
    moment = DecidingMoment((), (Press((Event(),)),), changes)
    return moments(table_words(GAME, "en"), Made(lines), [moment], FOUR_NAMES)[1:-1]


GAINED = line("note-back", BILAL)
OTHER = line("note-bot", CHLOE)
OWN = line("note-back", ADA)


def test_what_the_one_who_gained_did_is_told_first() -> None:
    assert ["Bilal" in said for said in told_of(OTHER, GAINED, OWN)] == [True]


def test_what_hit_the_one_who_lost_is_told_before_what_others_did() -> None:
    assert ["Chloe" in said for said in told_of(OWN, line("note-bot", CHLOE, hits=(ADA,), weights={ADA: 3}))] == [True]


def test_what_says_the_opposite_is_not_told_if_there_is_anything_else() -> None:
    contrary = line("note-back", ADA, hits=(BILAL,), weights={BILAL: 3})
    assert ["Chloe" in said for said in told_of(contrary, OTHER)] == [True]
    assert len(told_of(contrary)) == 1


def test_what_came_up_as_a_turn_began_is_told_beside_what_explains_nothing() -> None:
    opening = RecapLine((Text("note-back", {"seat": CHLOE}),), opens=phrase("note-back", seat=CHLOE), dull=True)
    assert len(told_of(OWN, opening)) == 2
    assert len(told_of(GAINED, opening)) == 1
