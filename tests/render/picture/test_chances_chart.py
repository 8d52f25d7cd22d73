"""The chart of chances: everybody's line in their colour, where it belongs, and readable on a phone."""

from __future__ import annotations

import random
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageColor

from engine.mesopotamia import GAME
from render.picture.audience import Audience
from render.picture.chances_chart import BOTTOM, HEIGHT, LEFT, RIGHT, TOP, Outlook, chances_chart
from render.picture.draw import picture_of
from render.picture.scene import Label, Line, Scene, Sprite
from render.picture.theme import SEATS, SMALLEST, WIDTH
from render.text.words import LANGUAGES
from tests.games import words_for
from tests.render.picture.assyria import check

NAMES = ["Ada", "Bilal", "Chloe", "Dario", "Elena", "Maximilian von und zu Hohenlohe"]
NEARLY = 8
"""By so much a colour may be off after it was stored."""
PHONE = 390
"""Pixels of a phone's screen, across."""


def audience(language: str = "en") -> Audience:
    return Audience(words_for(GAME.key, language), NAMES)


def made_up(seats: int, turns: int, chance: random.Random) -> list[Outlook]:
    """Make up a match whose chances add up to one, with a moment within each turn."""
    outlooks = []
    for half in range(2 * turns + 1):
        weights = [chance.choice((0, 1, chance.random())) for _ in range(seats)] if half < 2 * turns else [1, 0, 0]
        weights = weights[:seats] + [0] * (seats - len(weights))
        total = sum(weights) or 1
        outlooks.append(Outlook(half / 2, tuple(weight / total for weight in weights)))
    return outlooks


def ways(scene: Scene) -> dict[str, Line]:
    """Find everybody's line by its colour."""
    colours = {look.colour for look in SEATS}
    return {each.colour: each for each in scene.over if isinstance(each, Line) and each.colour in colours}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_no_text_is_covered_and_no_badge_hidden(seats: int, language: str) -> None:
    chance = random.Random(seats)
    for turns in (1, 5, 8, 27):
        for _ in range(10):
            scene = chances_chart(made_up(seats, turns, chance), audience(language))
            check(scene)
            badges = [each.at for each in scene.over if isinstance(each, Sprite)]
            assert all(abs(x - u) > 15 or abs(y - v) > 15 for (x, y), (u, v) in combinations(badges, 2))


def test_each_line_goes_from_the_first_chance_to_the_last_in_the_colour_of_its_seat() -> None:
    outlooks = [Outlook(0, (0.25, 0.75)), Outlook(1, (0.5, 0.5)), Outlook(1.5, (0.9, 0.1)), Outlook(2, (1.0, 0.0))]
    found = ways(chances_chart(outlooks, audience()))
    assert list(found) == [SEATS[0].colour, SEATS[1].colour]
    first, middle, height = found[SEATS[0].colour].points, (LEFT + RIGHT) / 2, BOTTOM - TOP
    assert first[0] == (LEFT, BOTTOM - height / 4)
    assert first[1] == (middle, BOTTOM - height / 2)
    assert first[2][0] == (middle + RIGHT) / 2
    assert first[-1] == (RIGHT, TOP)
    assert found[SEATS[1].colour].points[-1] == (RIGHT, BOTTOM)


def test_who_won_is_named_above_the_others() -> None:
    scene = chances_chart([Outlook(0, (0.3, 0.3, 0.4)), Outlook(1, (0.0, 1.0, 0.0))], audience())
    at = {each.text: each.at[1] for each in scene.over if isinstance(each, Label) and each.text in NAMES}
    assert at["Bilal"] == TOP
    assert TOP < at["Chloe"] != at["Ada"] > TOP


@pytest.mark.parametrize("turns", [1, 8, 27, 60])
def test_the_numbers_of_turns_keep_apart(turns: int) -> None:
    scene = chances_chart(made_up(3, turns, random.Random(1)), audience())
    below = [each for each in scene.over if isinstance(each, Label) and each.at[1] > BOTTOM]
    assert below[0].text == "0"
    assert len(below) > 1
    check(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_painted_in_the_size_of_other_pictures_and_large_enough_for_a_phone(language: str) -> None:
    scene = chances_chart(made_up(3, 5, random.Random(3)), audience(language))
    with Image.open(BytesIO(picture_of(scene))) as picture:
        assert picture.size == (WIDTH, HEIGHT)
        raw = picture.convert("RGB").tobytes()
    pixels = set(zip(raw[::3], raw[1::3], raw[2::3], strict=True))
    for look in SEATS[:3]:
        seat = ImageColor.getrgb(look.colour)
        assert any(max(abs(a - b) for a, b in zip(seat, each, strict=True)) <= NEARLY for each in pixels)
    labels = [each for each in scene.over if isinstance(each, Label)]
    assert min(each.size for each in labels) >= SMALLEST
    assert SMALLEST * PHONE / WIDTH > 9
    title = {"en": "Chance of winning, in percent", "fr": "Chances de victoire, en\u00a0%"}[language]
    assert title in [each.text for each in labels]
