"""Known positions are laid out and painted as kept; `python -m tools.scenes --write` keeps them anew."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from tools.scenes import GOLDEN, LANGUAGE_OF, REFERENCE, golden, reduced

MEAN, MOST = 1.0, 24
"""How much the picture may differ on average, and at any point, of 255: other versions of Pillow smooth differently."""


@pytest.mark.parametrize("name", LANGUAGE_OF)
def test_a_position_is_laid_out_as_written_down(name: str) -> None:
    assert golden(name).splitlines() == (GOLDEN / f"{name}.txt").read_text("utf-8").splitlines()


def test_every_text_is_the_scene_of_a_position() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(LANGUAGE_OF)


def test_the_whole_board_is_painted_as_kept() -> None:
    found = ImageStat.Stat(ImageChops.difference(reduced(), Image.open(REFERENCE).convert("RGB")))
    assert max(found.mean) < MEAN
    assert max(most for _, most in found.extrema) < MOST
