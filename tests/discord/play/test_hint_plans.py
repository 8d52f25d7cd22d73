"""What would probably follow an advised action, in words: what is done again and again is told once."""

from __future__ import annotations

import pytest

from cogs.games import GAMES
from cogs.play.hint_words import hint_lines
from cogs.reader import Reader
from engine.assyria import GAME
from engine.core.decision import Move
from engine.core.preview import Preview, preview
from engine.search.thought import Considered, Thought
from tests.panel.spending import said, spending
from tests.rules.assyria.table import RED
from tests.rules.assyria.test_a06_supply import supplying

NAMES = ("Ada", "Bilal")


def plan(here: Preview, moves: list[Move], language: str = "en") -> str:
    """Word what follows the first of some answers."""
    assert here.question is not None
    best = Considered(moves[0].answer, 40, 60.0, 5.0, 60.0, 60.0, 0.5, line=tuple(moves[1:]))
    reader = Reader(GAMES["assyria"].presentation.words(language), NAMES, NAMES)
    lines = hint_lines(here, here.question, Thought(best.answer, (best,)), reader)
    return next((line for line in lines if line.startswith(("-# Then", "-# Ensuite"))), "")


@pytest.mark.parametrize(
    ("language", "twice", "again"), [("en", "(twice).", "(3 times)."), ("fr", "(2 fois).", "(3 fois).")]
)
def test_what_is_done_several_times_in_a_row_is_told_once(language: str, twice: str, again: str) -> None:
    _, here = spending(6)
    offers = ("offer", "1") * 3
    told = plan(here, said("intrigue", "lower", *offers), language)
    assert told.endswith(again)
    assert told.count("1") == 1
    assert plan(here, said("intrigue", "lower", *offers[2:], "extend"), language).count(twice.rstrip(".")) == 1
    assert "(" not in plan(here, said("intrigue", "lower", *offers[4:]), language)


def test_no_more_than_three_actions_are_told_however_often_each_is_done() -> None:
    _, here = spending(10)
    told = plan(
        here, said("intrigue", "lower", "offer", "1", "offer", "1", "intrigue", "lower", "offer", "1", "extend")
    )
    assert told.count(";") == 2
    assert "Extend" not in told


@pytest.mark.parametrize(
    ("language", "menu"), [("en", "🪣 Wells: D4-D5-E5"), ("fr", "🪣 Puits\N{NO-BREAK SPACE}: D4-D5-E5")]
)
def test_a_step_about_something_else_is_told_with_what_it_is_about(language: str, menu: str) -> None:
    here = preview(GAME, supplying(("d4", "d5", "e5", "g7"), "joker", "plow", "palm1").state, RED)
    line = [Move(RED, "feed", "plan"), Move(RED, "well", "d4-d5-e5")]
    assert menu in plan(here, line, language)
