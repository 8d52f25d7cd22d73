"""On a phone, where a picture is 390 points wide, everything that says something is large enough to be read."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import pytest

from render.picture.scene import Label, Scene, Sprite
from render.picture.theme import WIDTH
from render.text.words import LANGUAGES
from tests.games import RULES
from tests.render.picture.extents import things
from tools.gallery.exhibits import exhibits
from tools.gallery.sheet import PHONE

TEXT, AWAY, SIGN = 10.8, 12.0, 9.5
"""Least sizes on a phone: of words and numbers, of what is not at hand, after a plus, and of signs."""
LETTERED = {"badge": 0.76, "worker": 0.86, "army": 0.86, "hut": 0.68, "seal": 0.7, "coin": 0.8}
"""Signs with a letter or a number on them, and how large that is on one of size 1."""
LETTER = 8.3
"""Least size on a phone of a letter on a sign; colour and shape say the same."""
SMALL_PRINT = frozenset({"niche", "expansion", "wave", "tile", "passed", "owner"})
"""Signs that are told by a number or a word beside them, or say again what the colour of their place says."""
ON_PLATES = {"mesopotamia": 9.1}
"""Least size of signs where they stand on plates, white on one strong colour."""
EXHIBITS = list(product(RULES, LANGUAGES))


def on_a_phone(size: float) -> float:
    return size * PHONE / WIDTH


def shapes(game: str, language: str) -> Iterable[tuple[str, Label | Sprite]]:
    for name, scene in exhibits(game, language).items():
        yield from ((name, each) for each in things(scene))


@pytest.mark.parametrize(("game", "language"), EXHIBITS)
def test_words_and_numbers_can_be_read(game: str, language: str) -> None:
    found = [(name, each) for name, each in shapes(game, language) if isinstance(each, Label)]
    assert len(found) > 500
    small = {
        (name, each.text)
        for name, each in found
        if on_a_phone(each.size) < (AWAY if each.text.startswith("+") else TEXT)
    }
    assert small == set()


@pytest.mark.parametrize(("game", "language"), EXHIBITS)
def test_signs_can_be_told_apart(game: str, language: str) -> None:
    found = [(name, each) for name, each in shapes(game, language) if isinstance(each, Sprite)]
    least = ON_PLATES.get(game, SIGN)
    small = {
        (name, each.kind) for name, each in found if on_a_phone(each.size) < least and each.kind not in SMALL_PRINT
    }
    assert small == set()


@pytest.mark.parametrize(("game", "language"), EXHIBITS)
def test_letters_on_signs_can_be_read(game: str, language: str) -> None:
    found = [(name, each) for name, each in shapes(game, language) if isinstance(each, Sprite)]
    small = {
        (name, each.kind, round(on_a_phone(each.size * LETTERED[each.kind]), 1))
        for name, each in found
        if each.kind in LETTERED
        and each.seat is not None
        and each.text != " "
        and on_a_phone(each.size * LETTERED[each.kind]) < LETTER
    }
    assert small == set()


def largest(scene: Scene, kind: str) -> float:
    return max(on_a_phone(each.size) for each in things(scene) if isinstance(each, Sprite) and each.kind == kind)


def test_goods_of_after_the_flood_are_larger_than_before_on_map_and_strips() -> None:
    scene = exhibits("after_the_flood", "en")["middle"]
    goods = {"grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"}
    sizes = [on_a_phone(each.size) for each in things(scene) if isinstance(each, Sprite) and each.kind in goods]
    assert min(sizes) > 12.3
    assert largest(scene, "lapis") > 14
