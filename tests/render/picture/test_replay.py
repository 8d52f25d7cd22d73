"""A match as a moving picture: from the beginning to the final board, and small enough to be posted."""

from __future__ import annotations

import functools
import io

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from engine.core.record import Record
from render.picture.draw import draw_replay
from render.picture.paint import paint
from render.picture.replay import FRAMES, LAST, SMALLER, STEP, animate, thinned
from render.picture.scene import Card, Scene
from tests.games import RULES
from tools.gallery.exhibits import audience, board, match, pictures_of

MOST = 8 * 1024 * 1024
"""What any channel takes."""
FEW = 6
"""So many frames are enough to see both ends and how large one is."""


def frame(moving: Image.Image, n: int) -> Image.Image:
    moving.seek(n)
    return moving.convert("RGB")


def apart(one: Image.Image, other: Image.Image) -> float:
    """Give how much two pictures differ on average, of 255, as seen from afar: both were compressed."""
    return sum(ImageStat.Stat(ImageChops.difference(one.reduce(4), other.reduce(4))).mean) / 3


@pytest.mark.parametrize(
    ("game", "moves", "marks"), [("after_the_flood", 1000, 0), ("assyria", 400, 0), ("mesopotamia", 300, 2)]
)
def test_a_long_match_goes_from_the_first_board_to_the_final_one_and_is_small(
    monkeypatch: pytest.MonkeyPatch, game: str, moves: int, marks: float
) -> None:
    """Few of its frames are painted: there is more that is new in each than in one of many, and marked as new."""
    monkeypatch.setattr("render.picture.draw.thinned", functools.partial(thinned, most=FEW))
    assert len(match(game).entries) > moves
    film = draw_replay(RULES[game], pictures_of(game), match(game), audience(game, "en"))
    assert len(film) / FEW < MOST / FRAMES
    moving = Image.open(io.BytesIO(film))
    assert moving.format == "WEBP"
    assert moving.n_frames == FEW  # type: ignore[attr-defined]
    first, last = (paint(board(game, name, "en")).reduce(SMALLER) for name in ("start", "final"))
    begins, ends = frame(moving, 0), frame(moving, FEW - 1)
    assert apart(begins, first) < 4
    assert apart(ends, last) < 4 + marks
    assert apart(begins, ends) > 8


def test_the_last_frame_is_shown_longest() -> None:
    scenes = [
        Scene(120, (), (Card((0, 0, 60, 120), colour),), width=120) for colour in ("#B8261B", "#4A2586", "#4DB38A")
    ]
    moving = Image.open(io.BytesIO(animate(scenes)))
    seen = []
    for n in range(len(scenes)):
        moving.seek(n)
        moving.load()
        seen.append(moving.info["duration"])
    assert seen == [STEP, STEP, LAST]
    assert moving.info["loop"] == 0


@pytest.mark.parametrize("moves", [0, 1, 12])
@pytest.mark.parametrize(
    ("game", "size"), [("after_the_flood", (600, 973)), ("assyria", (600, 1018)), ("mesopotamia", (600, 1039))]
)
def test_a_match_that_has_just_begun_can_be_shown(game: str, size: tuple[int, int], moves: int) -> None:
    begun: Record = msgspec.structs.replace(match(game), entries=match(game).entries[:moves])
    shown = Image.open(io.BytesIO(draw_replay(RULES[game], pictures_of(game), begun, audience(game, "fr"))))
    assert getattr(shown, "n_frames", 1) <= moves + 1
    assert shown.size == size


def test_thinning_keeps_both_ends() -> None:
    assert thinned(range(5), 5) == [0, 1, 2, 3, 4]
    assert thinned(range(500), 4) == [0, 166, 333, 499]
    assert len(thinned(range(500))) == FRAMES
