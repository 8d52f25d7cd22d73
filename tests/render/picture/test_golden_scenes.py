"""Known positions are laid out and painted as kept; `python -m tools.gallery.scenes --write` keeps them anew."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tests.games import RULES
from tools.gallery.scenes import GOLDEN, golden, painted, reduced
from tools.games import exhibition

MEAN, MOST = 1.0, 24
"""How much the picture may differ on average, and at any point, of 255: other versions of Pillow smooth differently."""
SCENES = [(game, name) for game in RULES for name in exhibition(game).golden]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_position_is_laid_out_as_written_down(game: str, name: str) -> None:
    assert golden(game, name).splitlines() == (GOLDEN / game / f"{name}.txt").read_text("utf-8").splitlines()


def test_every_text_is_the_scene_of_a_position() -> None:
    assert {(path.parent.name, path.stem) for path in GOLDEN.glob("*/*")} == set(SCENES)


@pytest.mark.parametrize("game", RULES)
def test_the_whole_board_is_painted_as_kept(game: str) -> None:
    kept = Image.open(GOLDEN / game / f"{painted(game)}.png").convert("RGB")
    found = ImageStat.Stat(ImageChops.difference(reduced(game), kept))
    assert max(found.mean) < MEAN
    assert max(most for _, most in found.extrema) < MOST
