"""What `make pictures` shows: every kind of picture of every game, as large as a phone shows it, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.assyria.data import PLAYERS
from render.games.after_the_flood.board.changes import changes_of as flood_changes
from render.games.assyria.board.changes import changes_of as assyria_changes
from render.text.words import LANGUAGES
from tests.games import RULES
from tools.gallery.__main__ import renewed
from tools.gallery.exhibits import exhibits, pictures_of, position, shown
from tools.gallery.sheet import GAP, PHONE, at_phone, sheet
from tools.games import exhibition
from tools.games.mesopotamia.crowded import PLAYERS as EMPIRES


def test_every_game_with_pictures_shows_them() -> None:
    assert all(exhibition(game).moments and pictures_of(game) for game in RULES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULES)
def test_every_kind_of_picture_is_shown(game: str, language: str) -> None:
    names = {*shown(game), *(f"closeup-{name}" for name in pictures_of(game).closeups), "chart"}
    assert set(exhibits(game, language)) == {*names, *exhibition(game).more_closeups}


@pytest.mark.parametrize("game", RULES)
def test_the_positions_are_what_they_are_called(game: str) -> None:
    positions = shown(game)
    start, middle, final = (positions[name] for name in ("start", "middle", "final"))
    assert time_of(start.view) <= 1
    assert start.since
    assert 1 < time_of(middle.view) < time_of(final.view)
    assert final.view.result is not None


def time_of(view: Any) -> int:
    """Give the turn, or the round in a game that has rounds: 0 before the first."""
    return int(view.round if hasattr(view, "round") else view.turn)


def test_mesopotamia_shows_a_draft_bids_three_parties_and_every_number_of_players() -> None:
    positions = shown("mesopotamia")
    assert [bool(player.start) for player in positions["draft"].view.players].count(True) == 2
    assert [combat.stage for combat in positions["two"].view.combats] == ["bids"]
    assert len(positions["crowded-3"].view.regions["r31"].armies) == 3
    assert {len(position.view.players) for position in positions.values()} == set(EMPIRES)


def test_mesopotamia_shows_every_kind_of_opponent() -> None:
    made = [position(game="mesopotamia", name=name) for name in ("duel", "duel-3", "siege", "guardians")]
    assert [at.view.opponent.mode for at in made] == ["automaton", "automaton", "siege", "guardians"]
    assert [len(at.view.players) for at in made] == [2, 4, 2, 2]
    assert made[0].since


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
