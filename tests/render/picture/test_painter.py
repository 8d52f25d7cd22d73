"""The painter: each shape in its colours where it belongs, the same bytes always, and nothing painted twice."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageColor, ImageStat

from render.picture import theme
from render.picture.areas import APART, SHINE, STRENGTH, STROKE, WASH
from render.picture.paint import COARSER, STEP, add_ground, encode, paint
from render.picture.pen import tinted
from render.picture.scene import (
    Arrow,
    Band,
    Box,
    Card,
    Drawn,
    Glow,
    Ground,
    Hatch,
    Label,
    Line,
    Lit,
    Scene,
    Shape,
    Sprite,
    Veil,
)
from render.picture.stamp import HOLLOW, KINDS, PALE, stamp
from render.picture.theme import BORDER, CREAM, HALO, INK, LAPIS, RUST, SEATS, WHITE
from tests.games import RULES
from tools.gallery.exhibits import board, points

ROOT = Path(__file__).parents[3]
PAPER, RED = "#EFE0B9", SEATS[0].colour
SQUARE = ((20.0, 20.0), (100.0, 20.0), (100.0, 100.0), (20.0, 100.0))
HATCHED = STRENGTH * STROKE * 2**0.5 / APART
"""How much of a hatched area its lines take, by their strength."""
NAMED = {"fallen": "archer", "sign": "an", "white_die": "an", "silver_die": "an", "black_die": "an"}
"""Sprites whose text is not a number but says what is drawn on them."""
DARK_LETTERS = 2
"""A seat on whose colour ink is read, as on paper."""
NEAR = 14
"""How much an average colour may differ, of 255."""

add_ground("two halves", lambda width: _halves(width))


def _halves(width: int) -> Image.Image:
    image = Image.new("RGB", (width, width // 2), RED)
    image.paste(LAPIS, (width // 2, 0, width, width // 2))
    return image


def tiny(*shapes: Drawn) -> Image.Image:
    return paint(Scene(120, (), shapes, width=120, paper=PAPER))


def average(image: Image.Image, box: Box) -> list[float]:
    return ImageStat.Stat(image.crop(box)).mean


def mixed(one: str, other: str, share: float) -> list[float]:
    """Give so much of one colour in another."""
    pair = zip(ImageColor.getrgb(one), ImageColor.getrgb(other), strict=True)
    return [a * share + b * (1 - share) for a, b in pair]


TINY: list[tuple[str, Drawn, dict[Box, tuple[str, str, float]]]] = [
    ("card", Card((20, 20, 100, 100), RED), {(30, 30, 90, 90): (RED, RED, 1), (0, 0, 120, 18): (PAPER, PAPER, 1)}),
    (
        "edged card",
        Card((20, 20, 100, 100), CREAM, LAPIS, 6),
        {(21, 40, 25, 80): (LAPIS, LAPIS, 1), (30, 30, 90, 90): (CREAM, CREAM, 1), (20, 20, 23, 23): (PAPER, PAPER, 1)},
    ),
    (
        "line",
        Line(((10, 60), (110, 60)), RED, 10, INK),
        {(20, 57, 100, 63): (RED, RED, 1), (20, 66, 100, 67): (INK, INK, 1), (0, 0, 120, 50): (PAPER, PAPER, 1)},
    ),
    (
        "arrow",
        Arrow(((10, 60), (110, 60)), RED, HALO),
        {
            (20, 57, 70, 63): (RED, RED, 1),
            (20, 68, 70, 69): (HALO, HALO, 1),
            (86, 50, 90, 70): (RED, RED, 1),
            (40, 42, 60, 47): (PAPER, PAPER, 1),
            (0, 0, 120, 30): (PAPER, PAPER, 1),
        },
    ),
    (
        "glow",
        Glow(SQUARE),
        {
            (19, 40, 21, 80): (INK, INK, 1),
            (23, 40, 26, 80): (HALO, HALO, 1),
            (28, 40, 29, 80): (INK, INK, 1),
            (55, 55, 65, 65): (PAPER, PAPER, 1),
            (0, 0, 120, 15): (PAPER, PAPER, 1),
        },
    ),
    ("weak glow", Glow(SQUARE, 0.4), {(23, 40, 26, 80): (HALO, PAPER, 0.4), (55, 55, 65, 65): (PAPER, PAPER, 1)}),
    (
        "narrow glow",
        Glow(SQUARE, reach=6),
        {(22, 40, 24, 80): (HALO, HALO, 1), (34, 34, 86, 86): (PAPER, PAPER, 1)},
    ),
    (
        "lit",
        Lit(SQUARE),
        {
            (24, 18, 34, 22): (INK, INK, 1),
            (42, 18, 48, 22): (WHITE, WHITE, 1),
            (42, 24, 48, 25): (INK, INK, 1),
            (28, 40, 30, 80): (CREAM, PAPER, SHINE),
            (55, 55, 65, 65): (CREAM, PAPER, WASH),
            (0, 0, 120, 13): (PAPER, PAPER, 1),
        },
    ),
    (
        "band",
        Band(SQUARE, RED, 8, 6),
        {
            (21, 40, 25, 80): (PAPER, PAPER, 1),
            (26, 40, 28, 80): (CREAM, CREAM, 1),
            (32, 40, 37, 80): (RED, RED, 1),
            (50, 50, 70, 70): (PAPER, PAPER, 1),
            (0, 0, 120, 18): (PAPER, PAPER, 1),
        },
    ),
    (
        "hatch",
        Hatch(SQUARE),
        {
            (24, 24, 96, 96): (BORDER, PAPER, HATCHED),
            (0, 0, 120, 18): (PAPER, PAPER, 1),
        },
    ),
    (
        "veil",
        Veil((0, 0, 120, 60), (((-20, 20), (60, 20), (60, 90), (-20, 90)),), 0.4),
        {
            (0, 2, 118, 17): (theme.PAPER, PAPER, 0.4),
            (64, 24, 118, 56): (theme.PAPER, PAPER, 0.4),
            (0, 23, 56, 118): (PAPER, PAPER, 1),
        },
    ),
    (
        "ground",
        Ground("two halves", (0, 30, 120, 90)),
        {(5, 35, 55, 85): (RED, RED, 1), (65, 35, 115, 85): (LAPIS, LAPIS, 1), (0, 0, 120, 28): (PAPER, PAPER, 1)},
    ),
    (
        "part of a ground",
        Ground("two halves", (0, 0, 120, 120), (0.25, 0, 0.75, 1)),
        {(5, 5, 55, 115): (RED, RED, 1), (65, 5, 115, 115): (LAPIS, LAPIS, 1)},
    ),
    (
        "label",
        Label("MMMM", (60, 60), 40, "number", RED),
        {(18, 48, 102, 72): (RED, PAPER, 0.62), (0, 0, 120, 40): (PAPER, PAPER, 1)},
    ),
    ("label at its left end", Label("M", (60, 60), 40, "number", RED, "left"), {(0, 0, 58, 120): (PAPER, PAPER, 1)}),
    (
        "label at its right end",
        Label("M", (60, 60), 40, "number", RED, "right"),
        {(62, 0, 120, 120): (PAPER, PAPER, 1)},
    ),
    (
        "turned label",
        Label("MMMM", (60, 60), 40, "number", RED, angle=90),
        {(48, 18, 72, 102): (RED, PAPER, 0.62), (0, 0, 40, 120): (PAPER, PAPER, 1)},
    ),
    ("halo", Label("MMMM", (60, 60), 24, "number", RED, halo=True), {(30, 47, 90, 51): (CREAM, PAPER, 0.8)}),
    (
        "worker",
        Sprite("worker", (60, 60), 80, 0),
        {(40, 40, 80, 80): (RED, RED, 1), (0, 0, 120, 12): (PAPER, PAPER, 1), (0, 0, 24, 24): (PAPER, PAPER, 1)},
    ),
    ("faded", Sprite("worker", (60, 60), 80, 0, faded=True), {(40, 40, 80, 80): (RED, PAPER, PALE)}),
    ("ring", Sprite("worker", (60, 60), 70, 0, ring=True), {(58, 17, 62, 19): (HALO, HALO, 1)}),
    (
        "lost",
        Sprite("worker", (60, 60), 80, 0, lost=True),
        {(55, 55, 65, 65): (RUST, RUST, 1), (56, 28, 64, 36): (tinted(RED, HOLLOW), PAPER, 0.8)},
    ),
]


@pytest.mark.parametrize(("shape", "seen"), [each[1:] for each in TINY], ids=[each[0] for each in TINY])
def test_a_shape_is_painted_in_its_colours(shape: Drawn, seen: dict[Box, tuple[str, str, float]]) -> None:
    image = tiny(shape)
    for box, (one, other, share) in seen.items():
        wanted, found = mixed(one, other, share), average(image, box)
        assert all(abs(a - b) < NEAR for a, b in zip(wanted, found, strict=True)), (box, wanted, found)


def test_every_kind_of_shape_is_tried() -> None:
    assert {type(shape) for _, shape, _ in TINY} == set(Drawn.__args__)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_sprite_is_seen_and_centred(kind: str) -> None:
    image = tiny(Sprite(kind, (60, 60), 60, DARK_LETTERS, NAMED.get(kind, "3")))
    box = image.convert("L").point(lambda value: 255 if value < 200 else 0).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert 25 < right - left < 85
    assert abs((left + right) / 2 - 60) < 8
    assert abs((top + bottom) / 2 - 60) < 14


@pytest.mark.parametrize("kind", ["hut", "ziggurat", "well", "grape", "camel"])
def test_on_a_panel_rims_are_thinner(kind: str) -> None:
    on_land, on_panel = (stamp(Sprite(kind, (0, 0), 60, 0, "3", flat=flat)) for flat in (False, True))
    broad, thin = KINDS[kind].rim, KINDS[kind].flat_rim
    boxes = [image.getchannel("A").getbbox() for image in (on_land, on_panel)]
    wide = [right - left for left, _, right, _ in boxes]  # type: ignore[misc]
    assert wide[0] - wide[1] == pytest.approx(2 * (broad - thin), abs=1.5)


def test_closeups_of_any_scale_are_cut_from_a_few_grounds() -> None:
    calls = []

    def halved(width: int) -> Image.Image:
        calls.append(width)
        return _halves(width)

    add_ground("cut", halved)
    for share in (0.52, 0.55, 0.6):
        image = paint(Scene(600, (Ground("cut", (0, 0, 600, 600), (1 - share, 0.0, 1.0, 1.0)),), (), width=600))
        seam = round(600 * (1 - 0.5 / share))
        assert image.getpixel((seam - 6, 300)) != image.getpixel((seam + 6, 300))
        assert image.getpixel((0, 300)) != image.getpixel((599, 300))
    assert calls == [2 * STEP]


def test_later_shapes_cover_earlier_ones_and_those_over_the_base_all_of_it() -> None:
    box = (20.0, 20.0, 100.0, 100.0)
    image = paint(Scene(120, (Card(box, RED), Card(box, LAPIS)), (Card((20, 20, 60, 100), CREAM),), width=120))
    assert image.getpixel((40, 60)) == ImageColor.getrgb(CREAM)
    assert image.getpixel((80, 60)) == ImageColor.getrgb(LAPIS)


def test_what_stays_the_same_is_painted_once() -> None:
    calls = []

    def counted(width: int) -> Image.Image:
        calls.append(width)
        return Image.new("RGB", (width, width), RED)

    add_ground("counted", counted)
    scenes = [
        Scene(120, (Ground("counted", (0, 0, 120, 120)),), (Label(text, (60, 60), 40),), width=120) for text in "AB"
    ]
    first, second, again = paint(scenes[0]), paint(scenes[1]), paint(scenes[0])
    assert calls == [STEP]
    assert first.tobytes() == again.tobytes() != second.tobytes()
    other = msgspec.structs.replace(scenes[0], base=(*scenes[0].base, Card((0, 0, 10, 10), LAPIS)))
    paint(other)
    assert calls == [STEP], "another base on the same ground"


def test_painting_does_not_change_what_is_kept() -> None:
    scene = Scene(120, (Card((0, 0, 120, 120), RED),), (), width=120)
    paint(scene).paste(LAPIS, (0, 0, 120, 120))
    assert paint(scene).getpixel((60, 60)) == ImageColor.getrgb(RED)


def test_large_pictures_are_written_coarser() -> None:
    part = paint(board("after_the_flood", "start", "en"))
    for least in COARSER:
        small, large = part.resize((1200, least // 1200 - 1)), part.resize((1200, least // 1200 + 1))
        assert len(encode(large)) < 0.97 * len(encode(small))


def test_what_cannot_be_painted_is_named() -> None:
    with pytest.raises(KeyError, match="griffin"):
        tiny(Sprite("griffin", (60, 60), 40))
    with pytest.raises(KeyError, match="atlantis"):
        tiny(Ground("atlantis", (0, 0, 120, 120)))

    class Cloud(Shape, frozen=True, tag="cloud"):
        pass

    with pytest.raises(AssertionError, match="Cloud"):
        tiny(Cloud())  # type: ignore[arg-type]


DIGEST = "from tests.render.picture.test_painter import digests; print(digests())"


def digests() -> str:
    """Paint a board and a chart of every game; give what tells their bytes apart."""
    scenes = [scene for game in RULES for scene in (board(game, "changes", "fr"), points(game, "fr"))]
    return " ".join(hashlib.sha256(encode(paint(scene))).hexdigest() for scene in scenes)


@pytest.mark.slow
def test_the_same_bytes_come_out_in_every_process() -> None:
    elsewhere = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(ROOT)}
    run = subprocess.run([sys.executable, "-c", DIGEST], cwd=ROOT, env=elsewhere, capture_output=True, check=True)
    assert run.stdout.decode().strip() == digests()
