"""Seats are told apart by everybody: by colour under every kind of colour blindness, by outline, and by letter."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.picture.scene import Sprite
from render.picture.stamp import stamp
from render.picture.theme import ACTIVE_PAPER, CREAM, INK, LAPIS, MUTED, PAPER, RUST, SEATS
from tests.render.picture.colours import VISION, contrast, distance, seen

AT_LEAST = {
    "normal": (38, 27),
    "protan": (35, 18),
    "deutan": (23, 15),
    "tritan": (34, 15),
}
"""Smallest distance of the first three seats, and of all seats and sides."""


def closest(count: int, vision: str) -> float:
    looks = [seen(look.colour, vision) for look in SEATS[:count]]
    return min(distance(one, other) for one, other in combinations(looks, 2))


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_measure_of_distance_agrees_with_published_pairs(
    one: tuple[float, float, float], other: tuple[float, float, float], apart: float
) -> None:
    assert distance(one, other) == pytest.approx(apart, abs=0.0001)
    assert distance(other, one) == pytest.approx(apart, abs=0.0001)


@pytest.mark.parametrize("vision", VISION)
def test_colours_of_seats_are_told_apart(vision: str) -> None:
    three, all_of_them = AT_LEAST[vision]
    assert closest(3, vision) >= three
    assert closest(len(SEATS), vision) >= all_of_them
    assert len(SEATS) == 8


@pytest.mark.parametrize("look", SEATS, ids=lambda look: look.letter)
def test_text_stands_off_from_every_seat(look: object) -> None:
    assert contrast(look.colour, look.on_it) >= 4.5  # type: ignore[attr-defined]


@pytest.mark.parametrize("paper", [PAPER, ACTIVE_PAPER, CREAM])
def test_text_stands_off_from_paper(paper: str) -> None:
    assert min(contrast(paper, text) for text in (INK, LAPIS, MUTED, RUST)) >= 4.5


def test_every_seat_has_its_own_letter_and_shape() -> None:
    assert len({look.letter for look in SEATS}) == len({look.shape for look in SEATS}) == len(SEATS)


def outline(kind: str, seat: int) -> Image.Image:
    """Give where a piece covers what is below it, in a square."""
    alpha = stamp(Sprite(kind, (0, 0), 60, seat, "3")).getchannel("A")
    square = Image.new("L", (80, 80))
    square.paste(alpha, ((80 - alpha.width) // 2, (80 - alpha.height) // 2))
    return square


@pytest.mark.parametrize("kind", ["worker", "badge"])
def test_shapes_of_seats_differ_in_outline(kind: str) -> None:
    for one, other in combinations(range(len(SEATS)), 2):
        apart = ImageStat.Stat(ImageChops.difference(outline(kind, one), outline(kind, other))).sum[0]
        covered = ImageStat.Stat(outline(kind, one)).sum[0]
        assert apart > covered * 0.1, (SEATS[one].shape, SEATS[other].shape)
