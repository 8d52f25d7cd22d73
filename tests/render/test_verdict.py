"""The first sentence of the final post: who won, by how much, and what decided it."""

from typing import Any

import pytest

from engine.core.game import Result
from render.story.verdict import verdict
from render.text.board_lines import StatusLines
from tests.games import GAMES
from tests.render.wording import FOUR_NAMES, table_words
from tests.toy import TOY

A, B, C = range(3)
SOURCES = [
    {"empires": 46, "cities": 68, "majorities": 12},
    {"empires": 50, "cities": 49, "majorities": 13},
    {"empires": 1, "cities": 2, "majorities": 4},
]


class Sources(StatusLines):
    """A board that knows nothing but where points come from."""

    def points(self, view: Any, seat: int) -> dict[str, int]:
        return SOURCES[seat]


def told(result: Result, language: str = "en", key: str = "after_the_flood", sources: bool = True) -> str:
    game = {**GAMES, TOY.key: TOY}[key]
    board = Sources(game) if sources else StatusLines(game)
    return verdict(table_words(key, language), board, None, result, FOUR_NAMES)


def test_the_lead_and_what_made_most_of_it() -> None:
    won = Result([126, 112, 7], [[A], [B], [C]], "points", [A])
    assert told(won) == "Ada wins with 126 points, 14 ahead of Bilal; cities made the difference (68 to 49)."
    assert told(won, "fr") == (
        "Ada gagne avec 126 points, 14 d'avance sur Bilal. "
        "Ce qui a fait la différence\u00a0: les cités (68 points contre 49)."
    )
    assert told(won, key=TOY.key, sources=False) == "Ada wins with 126 points, 14 ahead of Bilal."


def test_of_equals_what_decided_between_them() -> None:
    even = Result([15, 15, 4], [[B], [A], [C]], "order", [B])
    tie = "Bilal is ahead of Ada in the order of play, which breaks the tie."
    assert told(even) == f"Bilal wins the tie-break; Ada also has 15 points. {tie}"


def test_a_victory_that_is_shared() -> None:
    shared = Result([58, 58, 40], [[A, B], [C]], "shared", [A, B])
    assert told(shared, sources=False) == "Ada and Bilal share the victory with 58 points each, 18 ahead of Chloe."
    assert told(Result([9, 9], [[A, B]], "shared", [A, B])) == "Ada and Bilal share the victory with 9 points each."


@pytest.mark.parametrize(
    "result",
    [
        Result([9, 20], [[B], [A]], "flood", []),
        Result([20, 9], [[A], [B]], "flood", [B]),
        Result([20], [[A]], "harvest", [A]),
        Result([3, 9], [[A], [B]], "fewest", [A]),
    ],
    ids=["nobody", "not by points", "alone", "the fewest"],
)
def test_where_points_did_not_decide_nothing_is_said_of_them(result: Result) -> None:
    assert told(result, key=TOY.key, sources=False) == ""
