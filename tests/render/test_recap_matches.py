"""Recaps of whole matches keep within the limits of a phone, in every language, and leave nothing out."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood import events as e
from engine.core.game import Game
from engine.core.play import advance
from render.recap import log_pages, recap, so_far
from render.recaps.after_the_flood.groups import grouped
from render.recaps.telling import FITS, MOST
from render.words import LANGUAGES
from tests.contract.matches import beginning, dice_of, turns
from tests.render.wording import NAMES, Press, table_words
from tests.toy import TOY
from tools.fuzzing.answers import Curious

KEY = GAME.key


def presses(game: Game[Any], seed: int) -> Iterator[Press]:
    yield Press(beginning(game, seed).events)
    for turn in turns(game, seed):
        yield Press(turn.outcome.events)


def curious_presses(seed: int) -> Iterator[Press]:
    """A match that visits corners."""
    chooser, player, outcome = random.Random(seed), Curious(), beginning(GAME, seed)
    while outcome.state.result is None:
        outcome = advance(outcome.state, outcome.asked, player.move(outcome.asked, chooser), dice_of(seed))
        yield Press(outcome.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_recaps_of_whole_matches_keep_within_their_limits(seed: int, language: str) -> None:
    words = table_words(KEY, language)
    told = list(presses(GAME, seed)) if seed % 2 else list(curious_presses(seed))
    everything = [line for page in log_pages(words, KEY, told, NAMES).pages for line in page.lines]
    assert max(map(len, everything)) <= MOST
    assert sum(len(line) > FITS for line in everything) <= len(everything) / 10
    assert not [line for line in everything if re.search(r"[a-z]_[a-z]|\bt[1-5]-|[{}]|None|True|False", line)]
    for n in range(0, len(told), 7):
        assert len(recap(words, KEY, told[n : n + 40], NAMES)) <= 8
        assert all(len(step) <= MOST for step in so_far(words, KEY, told[n].events, NAMES, reader=0))


@pytest.mark.parametrize("seed", range(4))
def test_no_event_is_left_out(seed: int) -> None:
    events = [event for press in curious_presses(seed) for event in press.events]
    told = [event for group in grouped(events) for event in group.events]
    assert told == [event for event in events if not isinstance(event, e.OpportunityPaid)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_do_not_break_the_limits(language: str) -> None:
    words, names = table_words(KEY, language), tuple(letter * 32 for letter in "ÀÇÉ")
    told = list(curious_presses(1))
    assert all(len(line) <= MOST for page in log_pages(words, KEY, told, names).pages for line in page.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_game_can_be_told(language: str) -> None:
    words = table_words(TOY.key, language)
    for seed in range(4):
        told = list(presses(TOY, seed))
        names = ("Ada", "Bilal", "Chloe", "Dinah")
        for reader in (None, 0):
            assert len(recap(words, TOY.key, told, names, reader=reader)) <= 8
            assert log_pages(words, TOY.key, told, names, reader=reader).pages
