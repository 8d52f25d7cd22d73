"""The board of After the Flood: nothing covers anything, nothing leaves the picture, texts are large enough."""

from __future__ import annotations

import pytest

from engine.after_the_flood import GAME
from render.games.after_the_flood.board.board import board
from render.picture.audience import Audience
from render.picture.scene import Label, Scene, Sprite
from render.picture.sprites.signs import NUMERALS
from render.picture.theme import KEY_FACT, SMALLEST
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.extents import outside, overlaps
from tools.gallery.positions import Position, random_positions
from tools.games.after_the_flood.gallery import crowded

NAMES = ("Maximilienne de B…", "Bo", "日本の人")


def drawn(position: Position, language: str = "en") -> Scene:
    return board(
        position.view, Audience(words_for("after_the_flood", language), NAMES, position.waiting, position.since)
    )


def check(scene: Scene) -> None:
    assert overlaps(scene) == []
    assert outside(scene) == []


def test_in_random_positions_no_text_is_covered() -> None:
    for n, position in enumerate(random_positions(GAME, 250)):
        check(drawn(position, LANGUAGES[n % len(LANGUAGES)]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_most_crowded_position_no_text_is_covered(language: str) -> None:
    check(drawn(Position(crowded(), (1,)), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_matters_is_large_enough_for_a_phone(language: str) -> None:
    scene = drawn(Position(crowded(), (1,)), language)
    labels = [each for each in (*scene.base, *scene.over) if isinstance(each, Label) and each.matters]
    assert [each.text for each in labels if each.size < SMALLEST - 0.01] == []
    large = {each.text for each in labels if each.size >= KEY_FACT}
    assert {"Bo"} <= large
    assert any("1" in text for text in large)


def test_scores_are_as_large_as_key_facts() -> None:
    scene = drawn(Position(crowded(), (1,)))
    scores = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "points"]
    assert sorted(each.text for each in scores) == ["100", "101", "102"]
    assert all(each.size * NUMERALS[len(each.text)] >= KEY_FACT for each in scores)
