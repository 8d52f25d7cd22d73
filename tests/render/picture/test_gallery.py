"""What `make pictures` shows: every kind of picture, as large as a phone shows it, side by side."""

from __future__ import annotations

from PIL import Image

from render.boards import PICTURES
from render.boards.after_the_flood.changes import changes_of
from render.words import LANGUAGES
from tools.gallery.exhibits import exhibits, shown
from tools.gallery.positions import GAME
from tools.gallery.sheet import COLUMNS, GAP, PHONE, at_phone, sheet


def test_every_kind_of_picture_is_shown_a_row_for_each_language() -> None:
    for language in LANGUAGES:
        names = set(exhibits(language))
        assert names == {*shown(), *(f"closeup-{name}" for name in PICTURES[GAME.key].closeups), "chart"}
        assert len(names) == COLUMNS


def test_the_positions_are_what_they_are_called() -> None:
    positions = shown()
    assert positions["start"].view.turn == 1
    assert positions["start"].since
    assert 1 < positions["middle"].view.turn < positions["middle"].view.turns
    assert len(changes_of(positions["changes"].since).invasions) >= 3
    assert positions["final"].view.result is not None


def test_pictures_stand_side_by_side_as_a_phone_shows_them() -> None:
    pictures = [at_phone(Image.new("RGB", (1200, height), colour)) for height, colour in ((1200, "red"), (600, "blue"))]
    assert [picture.size for picture in pictures] == [(PHONE, PHONE), (PHONE, PHONE // 2)]
    whole = sheet([*pictures] * COLUMNS)
    assert whole.width == COLUMNS * (PHONE + GAP) + GAP
    assert whole.height == 2 * (PHONE + GAP) + GAP
    assert whole.getpixel((GAP + 5, GAP + 5)) == (255, 0, 0)
    assert whole.getpixel((2 * GAP + PHONE + 5, GAP + 5)) == (0, 0, 255)
