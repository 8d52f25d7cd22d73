"""Matches that no table offers yet keep every obligation too: random play against a side that nobody sits at."""

from pathlib import Path

import pytest

from tools.fuzz.__main__ import main


@pytest.mark.parametrize(
    ("players", "opponent"), [(1, "siege"), (1, "siege_hard"), (1, "guardians"), (1, "emperor"), (2, "anunnaki")]
)
def test_random_play_finds_no_fault(players: int, opponent: str, tmp_path: Path) -> None:
    options = f"opponent={opponent},setup=lot"
    command = ["--game=mesopotamia", "--moves=200", f"--players={players}", f"--options={options}"]
    assert main([*command, f"--corpus={tmp_path}"]) == 0
