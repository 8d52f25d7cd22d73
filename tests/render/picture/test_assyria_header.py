"""The line above the map of Assyria: the turn, the Floods, who is to act and what is to be decided."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.game import Result
from render.games.assyria.board.frame import HEADER
from render.picture.scene import Card
from render.picture.theme import GOLD
from render.text.words import LANGUAGES
from tests.render.picture.assyria import badges, check, drawn, inside, replaced, sprites, texts
from tests.render.picture.extents import within
from tools.gallery.positions import Position
from tools.games.assyria.gallery import crowded

QUESTIONS: list[tuple[dict[str, Any], tuple[str, ...], str]] = [
    ({"phase": "setup", "passed_on": ()}, (), "starting space"),
    ({"phase": "setup", "passed_on": ("grape1",)}, (), "choose a card"),
    ({"phase": "agriculture"}, (), "take a column"),
    ({"phase": "expansion"}, (), "expansion"),
    ({"phase": "expansion"}, ("hut",), "new huts"),
    ({"phase": "expansion"}, ("feed.huts",), "resupplying"),
    ({"phase": "expansion"}, ("feed", "feed.huts"), "resupplying"),
    ({"phase": "expansion"}, ("end",), "expansion"),
    ({"phase": "expansion"}, ("well",), "wells"),
    ({"phase": "actions"}, (), "actions"),
]


@pytest.mark.parametrize(("fields", "asked", "said"), QUESTIONS)
def test_the_header_says_what_is_to_be_decided(fields: dict[str, Any], asked: tuple[str, ...], said: str) -> None:
    """A13"""
    view = replaced(crowded(4), **fields)
    scene = drawn(Position(view, (1,)), "en", asked=asked)
    assert texts(inside(scene, HEADER)) == ["Turn 8 of 8", "Bo", said]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("winners", [(0,), (3,), (0, 1), (0, 1, 2, 3)], ids=str)
def test_the_header_names_the_winner(winners: tuple[int, ...], language: str) -> None:
    """A10.6"""
    view = replaced(
        crowded(4), result=Result([3, 3, 3, 3], [list(winners)], "points", list(winners)), expansion=(), value=0
    )
    scene = drawn(Position(view), language)
    check(scene)
    assert badges(inside(scene, HEADER)) == list(winners)


@pytest.mark.parametrize(
    ("turn", "over", "to_come"), [(1, 0, 3), (2, 0, 3), (3, 1, 2), (5, 1, 2), (6, 2, 1), (8, 2, 1)]
)
def test_the_header_shows_floods_over_and_to_come(turn: int, over: int, to_come: int) -> None:
    """A4.1"""
    scene = drawn(Position(replaced(crowded(4), turn=turn), (1,)))
    waves = [each.faded for each in sprites(inside(scene, HEADER), "wave")]
    assert waves == [True] * over + [False] * to_come
    gold = [each for each in scene.over if isinstance(each, Card) and each.fill == GOLD and within(each.box, HEADER)]
    assert len(gold) == 1
