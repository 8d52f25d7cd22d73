"""The players' strips of Assyria: in order, with all a player holds, the score largest."""

from __future__ import annotations

import msgspec
import pytest

from engine.assyria.data import PLAYERS
from engine.core.decision import Text
from engine.core.game import Result
from render.games.assyria.board.frame import FRAMES, HEADER
from render.picture.scene import Card, Label
from render.picture.sprites.signs import NUMERALS
from render.picture.theme import ACTIVE_PAPER, KEY_FACT, MUTED, TIMES
from render.picture.type import measure
from render.text.words import LANGUAGES
from tests.render.picture.assyria import badges, check, drawn, inside, numbers, replaced, sprites, strip, texts
from tests.render.picture.extents import within
from tests.render.wording import table_words
from tools.gallery.positions import Position
from tools.games.assyria.gallery import crowded

APART = 14
"""So far apart words look like two on a phone."""
LEAST_SCORE = 37
"""Size of a score of three digits, across both rows of a strip."""


@pytest.mark.parametrize("players", PLAYERS)
def test_scores_are_the_largest_numbers(players: int) -> None:
    view = crowded(players)
    for vp, least in ((7, KEY_FACT), (78, KEY_FACT), (123, LEAST_SCORE)):
        same = replaced(view, players=tuple(msgspec.structs.replace(each, vp=vp) for each in view.players))
        scene = drawn(Position(same, (1,)))
        for seat in range(players):
            (star,) = sprites(strip(scene, view, seat), "points")
            assert star.text == str(vp)
            assert star.size * NUMERALS[len(star.text)] >= least


@pytest.mark.parametrize("players", PLAYERS)
def test_a_strip_shows_stock_cards_and_ziggurats(players: int) -> None:
    view = crowded(players)
    scene = drawn(Position(view, (1,)))
    here = strip(scene, view, 1)
    words = texts(here)
    assert words[:5] == ["Bo", words[1], "10", "10", f"{TIMES}4"]
    levels = [view.hexes[hex].level for hex in view.players[1].sites]
    assert sorted(numbers(here, "tiles")) == sorted(str(level) for level in levels)
    symbols = ["1", "3", "1", "2", "3", "1", "1", "2", "2", "3", "1", "3", f"{TIMES}2"]
    assert words[5:] == ([str(sum(levels))] if levels else []) + symbols
    foods = ["plow", "grape", "palm", "salt", "barley", "date", "joker"]
    assert [each.kind for each in sprites(here, *foods)] == foods


def test_a_hand_too_large_for_its_strip_shows_how_many_symbols_it_has() -> None:
    view = crowded(4)
    cards = tuple(f"{food}{n}" for food in ("grape", "palm", "salt", "barley", "date") for n in (1, 1, 1, 2, 2, 3, 3))
    rich = msgspec.structs.replace(view.players[1], cards=(*cards, *("joker",) * 5))
    scene = drawn(Position(replaced(view, players=(view.players[0], rich, *view.players[2:])), (1,)))
    check(scene)
    words = texts(strip(scene, view, 1))
    assert words[-6:] == ["13", "13", "13", "13", "13", f"{TIMES}5"]


def test_whoever_acts_stands_in_the_header_and_has_a_lighter_strip() -> None:
    view = crowded(4)
    scene = drawn(Position(view, (3,)))
    assert badges(inside(scene, HEADER)) == [3]
    light = [each.box for each in scene.over if isinstance(each, Card) and each.fill == ACTIVE_PAPER]
    strip_box = FRAMES[4].strip_box(view.order.index(3))
    assert [within(box, strip_box) for box in light] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_columns_stand_apart(language: str) -> None:
    scene = drawn(Position(crowded(4), (1,)), language)
    words = table_words("assyria", language)
    heads = [words.say(Text(f"picture-strip-{name}")) for name in ("place", "huts", "camels", "offerings", "tiles")]
    labels = [each for each in scene.over if isinstance(each, Label) and each.text in heads and each.fill == MUTED]
    assert [each.text for each in labels] == heads
    wide = [measure(each.text, each.font, each.size) for each in labels]
    starts = [
        each.at[0] - (0 if each.anchor == "left" else width / 2) for each, width in zip(labels, wide, strict=True)
    ]
    gaps = [right - left - width for left, right, width in zip(starts, starts[1:], wide, strict=False)]
    assert min(gaps) >= APART


def test_strips_stand_in_turn_order() -> None:
    view = replaced(crowded(3), order=(2, 0, 1))
    scene = drawn(Position(view, (2,)))
    for place, seat in enumerate(view.order):
        assert badges(inside(scene, FRAMES[3].strip_box(place))) == [seat]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_strips_stand_by_points_and_equals_share_a_place(language: str) -> None:
    """A10.6"""
    result = Result([90, 101, 80, 90], [[1], [0, 3], [2]], "points", [1])
    view = replaced(crowded(4), order=(3, 0, 1, 2), result=result, expansion=(), value=0)
    scene = drawn(Position(view), language)
    rows = [inside(scene, FRAMES[4].strip_box(row)) for row in range(4)]
    assert [badges(row) for row in rows] == [[1], [3], [0], [2]]
    places = [texts(row)[1] for row in rows]
    assert places == (["1st", "2nd", "2nd", "4th"] if language == "en" else ["1er", "2e", "2e", "4e"])
