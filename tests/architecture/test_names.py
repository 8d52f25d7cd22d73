"""Shared code knows no game, and a name means one thing there.

Neither the key of a game nor its title, nor a module of it, stands outside the folders of games. The one list,
`cogs/games/__init__.py`, lies in such a folder; a game that is registered is looked for from then on.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

from cogs.games import GAMES
from engine.core.decision import Text
from render.text.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SHARED = ("bot.py", "cogs", "db", "engine/core", "render", "start", "tools")
COMING = ("mesopotamia",)
"""A game that is not registered yet."""
READ = {".py", ".ftl", ".toml", ".md", ".sql", ".html", ".css", ".js"}


def names() -> set[str]:
    """Every word by which a game is called: its key, its titles, the name of its commands."""
    found = {*COMING, *GAMES}
    for key, game in GAMES.items():
        for language in LANGUAGES:
            found.add(GAMES.words(language).say(Text(f"game-{key}")))
        if game.commands is not None:
            found.add(str(game.commands.__cog_group_name__))
    return {name.casefold() for name in found}


def shared_files() -> list[Path]:
    """Every text of ours outside the folders of games, and not below the engines of games."""
    files = [file for place in SHARED for file in [ROOT / place, *(ROOT / place).rglob("*")]]
    return [file for file in files if file.suffix in READ and "games" not in file.relative_to(ROOT).parts]


def test_no_game_is_named_in_shared_code() -> None:
    known = re.compile(rf"(?<![^\W_])(?:{'|'.join(map(re.escape, sorted(names())))})(?![^\W_])", re.IGNORECASE)
    said = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in shared_files()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if known.search(line)
    ]
    assert said == []


def test_the_list_of_games_is_one_line() -> None:
    lines = (ROOT / "cogs" / "games" / "__init__.py").read_text("utf-8").splitlines()
    assert sum("Registry(" in line for line in lines) == 1
    assert len(shared_files()) > 200


def test_no_two_classes_of_the_product_share_a_name() -> None:
    places = defaultdict(list)
    for file in shared_files():
        if file.suffix == ".py" and not file.is_relative_to(ROOT / "tools"):
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    places[node.name].append(str(file.relative_to(ROOT)))
    assert len(places) > 100
    assert {name: found for name, found in places.items() if len(found) > 1} == {}
