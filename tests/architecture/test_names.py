"""Names: no two classes share one, every folder says what lives in it, and shared code names no game."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

from engine import GAMES
from tests.architecture.test_layers import ROOT

SHARED = ("cogs", "db", "engine/core", "render", "start")
DESCRIBED = ("cogs", "db", "render", "start", "tools")
NAMELESS = ("cogs", "db", "engine/core", "start")
"""Where no game is named, except in the folders of the games."""
NAMED_STILL = {
    "cogs/client.py",  # the commands of each game are loaded by name
}
"""Files that name a game all the same; none may be added."""


def files(*folders: str) -> list[Path]:
    """Find all files of some folders, by their paths from the root."""
    return sorted(path.relative_to(ROOT) for folder in folders for path in (ROOT / folder).rglob("*.py"))


def test_no_two_classes_share_a_name() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in files(*SHARED):
        for node in ast.parse((ROOT / path).read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(path.as_posix())
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@pytest.mark.parametrize("path", [path for path in files(*DESCRIBED) if path.name == "__init__.py"], ids=str)
def test_every_folder_says_what_lives_in_it_and_what_it_may_import(path: Path) -> None:
    said = ast.get_docstring(ast.parse((ROOT / path).read_text("utf-8"))) or ""
    assert len(re.findall(r"[.!](?=\s|$)", said)) >= 2


def test_shared_code_names_no_game() -> None:
    games = re.compile(
        "|".join(f"{key}|{key.replace('_', ' ')}|{key.replace('_', '')}" for key in GAMES), re.IGNORECASE
    )
    naming = {path.as_posix() for path in files(*NAMELESS) if games.search((ROOT / path).read_text("utf-8"))}
    assert {path for path in naming if "/games/" not in path} == NAMED_STILL
