"""What `make pictures` shows: every kind of picture of every game, as large as a phone shows it, side by side."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from engine.assyria.data import PLAYERS
from render.games.after_the_flood.board.changes import changes_of as flood_changes
from render.games.assyria.board.changes import changes_of as assyria_changes
from render.text.words import LANGUAGES
from tests.games import GAMES
from tools.gallery.__main__ import renewed
from tools.gallery.exhibits import exhibits, pictures_of, shown
from tools.gallery.sheet import GAP, PHONE, at_phone, sheet
from tools.games import exhibition


def test_every_game_with_pictures_shows_them() -> None:
    assert all(exhibition(game).moments and pictures_of(game) for game in GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_picture_is_shown(game: str, language: str) -> None:
    names = {*shown(game), *(f"closeup-{name}" for name in pictures_of(game).closeups), "chart"}
    assert set(exhibits(game, language)) == names


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_are_what_they_are_called(game: str) -> None:
    positions = shown(game)
    assert positions["start"].view.turn == 1
    assert positions["start"].since
    assert 1 < positions["middle"].view.turn < positions["middle"].view.turns
    assert positions["final"].view.result is not None


def test_after_the_flood_shows_many_changes() -> None:
    assert len(flood_changes(shown("after_the_flood")["changes"].since).invasions) >= 3


def test_assyria_shows_many_changes_a_draft_a_harvest_and_every_number_of_players() -> None:
    positions = shown("assyria")
    assert len(assyria_changes(positions["changes"].since)) >= 3
    assert len(positions["draft"].view.passed_on) == 3
    assert any(disc is not None for disc in positions["three"].view.discs)
    assert {len(position.view.players) for position in positions.values()} == set(PLAYERS)


def test_pictures_stand_side_by_side_as_a_phone_shows_them() -> None:
    pictures = [at_phone(Image.new("RGB", (1200, height), colour)) for height, colour in ((1200, "red"), (600, "blue"))]
    assert [picture.size for picture in pictures] == [(PHONE, PHONE), (PHONE, PHONE // 2)]
    whole = sheet([pictures, pictures[:1]])
    assert whole.size == (2 * (PHONE + GAP) + GAP, 2 * (PHONE + GAP) + GAP)
    assert whole.getpixel((GAP + 5, GAP + 5)) == (255, 0, 0)
    assert whole.getpixel((2 * GAP + PHONE + 5, GAP + 5)) == (0, 0, 255)
    assert whole.getpixel((GAP + 5, 2 * GAP + PHONE + 5)) == (255, 0, 0)


def test_it_is_said_whether_an_old_picture_stays(tmp_path: Path) -> None:
    source, target = tmp_path / "board.png", tmp_path / "board.webp"
    assert renewed(source, target).endswith("not taken, there is none")
    Image.new("RGB", (12, 12)).save(source)
    assert renewed(source, target).endswith("0 KiB")
    source.unlink()
    assert renewed(source, target).endswith("not taken, the old one stays")
    assert target.exists()
