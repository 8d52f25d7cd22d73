"""The board of After the Flood: nothing covers anything, nothing leaves the picture, texts are large enough."""

from __future__ import annotations

import msgspec
import pytest

from engine.after_the_flood import GAME
from engine.after_the_flood.data import TRADE
from engine.core.game import Result
from render.games.after_the_flood.board.board import board
from render.games.after_the_flood.board.frame import GAP, KEY, KEY_LINE, STRIP, STRIPS
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [3, 5])
def test_a_decline_to_come_is_told_while_cities_expand_too(phase: int, language: str) -> None:
    view = msgspec.structs.replace(crowded(), turn=1, phase=phase, decline_next=True)
    scene = drawn(Position(view, (1,)), language)
    check(scene)
    told = Audience(words_for("after_the_flood", language), NAMES)
    assert told.say("picture-decline", turn=2) in [each.text for each in scene.over if isinstance(each, Label)]
    calm = drawn(Position(msgspec.structs.replace(view, decline_next=False), (1,)), language)
    assert told.say("picture-decline", turn=0) not in [each.text for each in calm.over if isinstance(each, Label)]


def test_what_is_left_of_the_goods_that_are_sold_stands_below() -> None:
    """F9.10"""
    view = msgspec.structs.replace(crowded(), stock={**crowded().stock, "gold": 0, "metal": 11})
    scene = drawn(Position(view, (1,)))
    below = [each for each in scene.over if isinstance(each, Label | Sprite) and each.at[1] > scene.height - KEY_LINE]
    goods = {each.kind: each.faded for each in below if isinstance(each, Sprite)}
    assert list(goods) == list(TRADE)
    assert [good for good, faded in goods.items() if faded] == ["gold"]
    numbers = [each.text for each in below if isinstance(each, Label)][1:]
    assert numbers == [str(view.stock[good]) for good in TRADE]


def test_both_rankings_and_what_is_not_at_hand_are_explained_below_the_strips() -> None:
    scene = drawn(Position(crowded(), (1,)))
    below = [each for each in scene.base if isinstance(each, Label | Sprite) and each.at[1] > scene.height - KEY]
    line = [each for each in below if each.at[1] > scene.height - KEY + KEY_LINE]
    said = [each.text if isinstance(each, Label) else each.kind for each in line]
    assert said == [
        *("1st", "order of play", "crown", "1st", "rating of armies"),
        *("swords", "equipment", "+5", "not available now"),
    ]


def test_scores_are_as_large_as_key_facts() -> None:
    scene = drawn(Position(crowded(), (1,)))
    scores = [each for each in scene.over if isinstance(each, Sprite) and each.kind == "points"]
    assert sorted(each.text for each in scores) == ["100", "101", "102"]
    assert all(each.size * NUMERALS[len(each.text)] >= KEY_FACT for each in scores)


def strips_of(scene: Scene) -> list[tuple[list[int | None], str]]:
    """Whose badge, and which place, stands in each strip, from the top."""
    found = []
    for n in range(3):
        top = STRIPS + n * (STRIP + GAP)
        here = [each for each in scene.over if isinstance(each, Label | Sprite) and top <= each.at[1] < top + STRIP]
        badges = [each.seat for each in here if isinstance(each, Sprite) and each.kind == "badge"]
        texts = [each.text for each in here if isinstance(each, Label)]
        found.append((badges, next(text for text in texts if text in ("1st", "2nd", "3rd", "1er", "2e", "3e"))))
    return found


def test_strips_stand_in_the_order_of_play() -> None:
    scene = drawn(Position(msgspec.structs.replace(crowded(), order=(2, 0, 1)), (1,)))
    assert strips_of(scene) == [([2], "1st"), ([0], "2nd"), ([1], "3rd")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_end_strips_stand_by_rank_which_equals_share_and_the_key_says_so(language: str) -> None:
    result = Result([90, 101, 90], [[1], [0, 2]], "points", [1])
    scene = drawn(Position(msgspec.structs.replace(crowded(), order=(2, 0, 1), result=result)), language)
    check(scene)
    first, second = ("1st", "2nd") if language == "en" else ("1er", "2e")
    assert strips_of(scene) == [([1], first), ([2], second), ([0], second)]
    said = [each.text for each in scene.base if isinstance(each, Label)]
    assert ("final rank" if language == "en" else "rang final") in said
    assert not {"order of play", "ordre de jeu"} & set(said)
