"""Recaps of whole matches of every game keep within the limits of a phone, in every language."""

import random
import re
from collections.abc import Sequence

import pytest

from engine.after_the_flood import GAME as AFTER_THE_FLOOD
from engine.after_the_flood.events import OpportunityPaid
from engine.core.play import shown
from render.games.after_the_flood.recap.groups import grouped
from render.story.entries import fold
from render.story.line import RecapLine
from render.story.log import log_pages
from render.story.recap import recap, so_far
from render.story.wording import FITS, HIT_FITS, MOST, in_words, plain
from render.text.words import LANGUAGES
from tests.contract.matches import AnyGame, every_game
from tests.games import PRESENTATIONS, RULES
from tests.render.told_matches import Played, bot_presses, curious_presses, random_presses
from tests.render.wording import FOUR_NAMES, Press, table_words

every_folded_game = pytest.mark.parametrize("game", RULES.values(), ids=list(RULES))
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def most_lines(story: Sequence[RecapLine]) -> int:
    """Work out how long a recap may be: what is never folded, how all stand, a sum for each player, how many more.

    What the turn under way is played with is not folded either.
    """
    told = [line for line in story if line.gravity or line.points or line.needed or line.milestone is not None]
    return max(8, len(told) + len(FOUR_NAMES) + 1)


@every_folded_game
@pytest.mark.parametrize("played", [random_presses, curious_presses, bot_presses])
@pytest.mark.parametrize("seed", range(3))
def test_recaps_of_whole_matches_keep_within_their_limits(seed: int, played: Played, game: AnyGame) -> None:
    told = played(game, seed)
    for language in LANGUAGES:
        words = table_words(game.key, language)
        pages = log_pages(words, PRESENTATIONS[game.key].folding, told, FOUR_NAMES).pages
        lines = [line for page in pages for line in page.lines]
        assert max(map(len, lines)) <= MOST
        folding = PRESENTATIONS[game.key].folding
        logged = [
            in_words(words, line.in_log(), FOUR_NAMES, bold=True)
            for line in fold(folding, told)
            if not (line.gravity or line.roomy)
        ]
        assert sum(len(plain(line)) > FITS for line in logged) <= len(lines) / 5
        posted = [
            (plain(in_words(words, line, FOUR_NAMES, bold=True)), bool(line.gravity or line.roomy))
            for line in fold(folding, told)
        ]
        assert sum(len(line) > FITS for line, has_room in posted if not has_room) <= len(posted) / 20
        assert sum(len(line) > FITS for line, has_room in posted if has_room) <= len(posted) * 3 / 10
        assert sum(len(line) > HIT_FITS for line, _ in posted) <= len(posted) / 30
        assert not [line for line in lines if re.search(r"[a-z]_[a-z]|\bt[1-5]-|[{}]|None|True|False", line)]
        for n in range(0, len(told), 21):
            part = told[n : n + 40]
            assert len(recap(words, folding, part, FOUR_NAMES)) <= most_lines(fold(folding, part))
        for n in range(0, len(told), 7):
            steps = so_far(words, PRESENTATIONS[game.key].folding, told[n].events, FOUR_NAMES)
            assert all(len(step) <= MOST for step in steps)


@every_folded_game
def test_any_part_of_a_match_can_be_told(game: AnyGame) -> None:
    """A rewind or a player who comes back may cut the events anywhere."""
    events = [event for press in curious_presses(game, 2) for event in press.events]
    words, chooser = table_words(game.key, "en"), random.Random(1)
    for _ in range(200):
        first = chooser.randrange(len(events))
        part = [Press(events[first : first + chooser.randrange(1, 9)])]
        assert all(line.strip(" .:") for line in recap(words, PRESENTATIONS[game.key].folding, part, FOUR_NAMES))


@pytest.mark.parametrize("seed", range(4))
def test_no_event_of_after_the_flood_is_left_out(seed: int) -> None:
    events = [event for press in curious_presses(AFTER_THE_FLOOD, seed) for event in press.events]
    told = [event for group in grouped(events) for event in group.events]
    assert told == [event for event in events if not isinstance(event, OpportunityPaid)]


@every_folded_game
@in_each_language
def test_long_names_do_not_break_the_limits(language: str, game: AnyGame) -> None:
    words, names = table_words(game.key, language), tuple(letter * 32 for letter in "ÀÇÉW")
    told = curious_presses(game, 2)
    pages = log_pages(words, PRESENTATIONS[game.key].folding, told, names).pages
    assert all(len(line) <= MOST for page in pages for line in page.lines)


@every_game
@in_each_language
def test_any_game_can_be_told(language: str, game: AnyGame) -> None:
    words = table_words(game.key, language)
    for seed in range(4):
        happened = random_presses(game, seed)
        for reader in (None, 0):
            told = [Press(shown(press.events, reader)) for press in happened]
            most = most_lines(fold(PRESENTATIONS[game.key].folding, told))
            assert len(recap(words, PRESENTATIONS[game.key].folding, told, FOUR_NAMES)) <= most
            assert log_pages(words, PRESENTATIONS[game.key].folding, told, FOUR_NAMES).pages
