"""Pieces on the map of Mesopotamia: told apart by kind, seat and level, also in grey and on a phone."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.games.mesopotamia.sprites.buildings import BUILDINGS
from render.games.mesopotamia.sprites.ships import SHIPS
from render.games.mesopotamia.sprites.tokens import TOKENS
from render.games.mesopotamia.sprites.units import DRAWN, UNITS
from render.picture.scene import Sprite
from render.picture.stamp import KINDS, stamp

PHONE = 390 / 1200
"""How much smaller a phone shows a picture."""
OWNED = ("settlement", "town_wall", "walled_settlement", "ship", "event_die", "plate_badge")
UNLIKE = 9.0
"""How much two signs differ on average, of 255."""


def seen(sprite: Sprite) -> Image.Image:
    """Give a sprite as a phone shows it, in grey on land."""
    image = stamp(sprite)
    land = Image.new("RGB", image.size, "#CDD389" if sprite.kind not in UNITS else "#B8261B")
    land.paste(image, (0, 0), image)
    size = (round(60 * PHONE), round(60 * PHONE))
    return land.convert("L").resize(size, Image.Resampling.BOX)


def differ(one: Sprite, other: Sprite) -> float:
    return ImageStat.Stat(ImageChops.difference(seen(one), seen(other))).mean[0]


@pytest.mark.parametrize("kind", [*BUILDINGS, *SHIPS, *TOKENS, *UNITS])
def test_every_kind_is_known(kind: str) -> None:
    assert kind in KINDS


@pytest.mark.parametrize(("one", "other"), list(combinations(DRAWN, 2)))
def test_signs_of_units_are_told_apart_on_a_phone(one: str, other: str) -> None:
    assert differ(Sprite(one, (0, 0), 30, 0), Sprite(other, (0, 0), 30, 0)) > UNLIKE


@pytest.mark.parametrize("kind", OWNED)
def test_what_belongs_to_a_seat_is_told_without_colour(kind: str) -> None:
    looks = [Sprite(kind, (0, 0), 50, seat, "3" if kind == "event_die" else "") for seat in range(6)]
    if kind == "event_die":
        looks = [Sprite("badge", (0, 0), 21, seat) for seat in range(6)]
    assert all(differ(one, other) > 1.5 for one, other in combinations(looks, 2))


@pytest.mark.parametrize("seat", range(6))
def test_levels_of_a_ziggurat_are_told_apart(seat: int) -> None:
    levels = [Sprite("six_steps", (0, 0), 92, seat, str(level)) for level in range(7)]
    assert all(differ(one, other) > 2 for one, other in combinations(levels, 2))


def test_hidden_events_have_the_outline_of_their_terrain() -> None:
    outlines = [
        stamp(Sprite(f"hidden_{terrain}", (0, 0), 46)).getchannel("A") for terrain in ("plain", "mountain", "desert")
    ]
    for one, other in combinations(outlines, 2):
        both = (max(one.width, other.width), max(one.height, other.height))
        difference = ImageChops.difference(one.resize(both), other.resize(both))
        assert ImageStat.Stat(difference).mean[0] > 8


@pytest.mark.parametrize("unit", DRAWN)
def test_a_lost_unit_shows_which_it_was(unit: str) -> None:
    others = [other for other in DRAWN if other != unit]
    assert all(
        differ(Sprite("fallen", (0, 0), 62, 1, unit), Sprite("fallen", (0, 0), 62, 1, each)) > 1 for each in others
    )
