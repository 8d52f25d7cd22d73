"""The layers reach one way only: bot, start, cogs, db and render, engine; and within the engine no game another."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

REACHES = {
    "bot": {"start", "cogs", "db", "render", "engine", "discord"},
    "start": {"cogs", "db", "render", "engine", "discord", "simcord"},
    "cogs": {"db", "render", "engine", "discord", "aiohttp", "msgspec"},
    "db": {"engine", "aiosqlite", "msgspec"},
    "render": {"engine", "PIL", "fluent", "babel", "msgspec"},
    "engine": {"msgspec"},
}
"""What a layer may import besides itself and the standard library."""
IMPURE = {"asyncio", "datetime", "importlib", "os", "pathlib", "random", "secrets", "time", "tomllib"}
"""What the rules may not use: chance, time and the machine come from outside."""
TABLES = ("importlib.resources", "pathlib", "tomllib")
"""Except to read the tables of a game, in its data.py."""


def wrong_arrows(root: Path) -> list[str]:
    """Give every import under a root that reaches the wrong way, as `file: module`."""
    files = [path for layer in REACHES for path in (root / f"{layer}.py", *sorted((root / layer).rglob("*.py")))]
    return [
        f"{path.relative_to(root).as_posix()}: {name}"
        for path in files
        if path.exists()
        for name in imports(path, root)
        if not may_import(path.relative_to(root), name)
    ]


def imports(path: Path, root: Path) -> Iterator[str]:
    """Give the dotted name of everything a file imports, wherever in the file."""
    yield from names_in(ast.walk(ast.parse(path.read_text("utf-8"))), path.relative_to(root))


def names_in(nodes: Iterable[ast.AST], path: Path) -> Iterator[str]:
    """Give the dotted name of everything imported by some nodes of a file, whose path begins at the root."""
    package = path.parent.parts
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def may_import(path: Path, name: str) -> bool:
    """Say whether a file of the project may import a module."""
    layer, top = path.parts[0].removesuffix(".py"), name.partition(".")[0]
    if layer == "engine":
        return engine_may_import(path, name)
    return top == layer or top in REACHES[layer] or top in sys.stdlib_module_names


def engine_may_import(path: Path, name: str) -> bool:
    """Say whether a file of the engine may: the core knows no game, a game only itself and the core."""
    parts = name.split(".")
    if parts[0] == "engine":
        home = path.parts[1] if len(path.parts) > 2 else None
        return home is None or (len(parts) > 1 and parts[1] in {"core", home})
    if parts[0] in IMPURE:
        return path.name == "data.py" and name.startswith(TABLES)
    return parts[0] in REACHES["engine"] or parts[0] in sys.stdlib_module_names


def test_no_layer_of_the_project_reaches_the_wrong_way() -> None:
    assert wrong_arrows(ROOT) == []


def test_the_project_has_layers_to_look_at() -> None:
    assert (ROOT / "engine" / "core").is_dir()
    assert (ROOT / "render").is_dir()


WRONG = [
    ("engine/core/play.py", "import discord", "discord"),
    ("engine/core/play.py", "import render.text.words", "render.text.words"),
    ("engine/core/play.py", "from db.match import matches", "db.match.matches"),
    ("engine/core/play.py", "from engine import assyria", "engine.assyria"),
    ("engine/core/play.py", "from engine.assyria.state import Hex", "engine.assyria.state.Hex"),
    ("engine/core/play.py", "from ..assyria import state", "engine.assyria.state"),
    ("engine/core/play.py", "from random import Random", "random.Random"),
    ("engine/core/dice.py", "import random", "random"),
    ("engine/core/dice.py", "import secrets", "secrets"),
    ("engine/core/dice.py", "import numpy", "numpy"),
    ("engine/assyria/turn.py", "import time", "time"),
    ("engine/assyria/turn.py", "import os.path", "os.path"),
    ("engine/assyria/turn.py", "import asyncio", "asyncio"),
    ("engine/assyria/turn.py", "from datetime import date", "datetime.date"),
    ("engine/assyria/turn.py", "from pathlib import Path", "pathlib.Path"),
    ("engine/assyria/turn.py", "import tomllib", "tomllib"),
    ("engine/assyria/turn.py", "from importlib import resources", "importlib.resources"),
    ("engine/assyria/turn.py", "def late():\n    import random", "random"),
    ("engine/assyria/turn.py", "from engine.mesopotamia import data", "engine.mesopotamia.data"),
    ("engine/assyria/turn.py", "from engine import mesopotamia", "engine.mesopotamia"),
    ("engine/assyria/turn.py", "from tools.fuzz import play", "tools.fuzz.play"),
    ("engine/assyria/data.py", "import random", "random"),
    ("engine/assyria/data.py", "import importlib.util", "importlib.util"),
    ("render/text/words.py", "import discord", "discord"),
    ("render/text/words.py", "import aiosqlite", "aiosqlite"),
    ("render/games/assyria/board.py", "from db.match.matches import Matches", "db.match.matches.Matches"),
    ("render/text/words.py", "from cogs import panel", "cogs.panel"),
    ("db/match/matches.py", "from render.text.words import Words", "render.text.words.Words"),
    ("db/match/matches.py", "import discord.abc", "discord.abc"),
    ("db/match/matches.py", "import PIL", "PIL"),
    ("cogs/play/play.py", "import bot", "bot"),
    ("cogs/play/play.py", "import aiosqlite", "aiosqlite"),
    ("cogs/play/play.py", "from tests.toy import TOY", "tests.toy.TOY"),
    ("cogs/play/play.py", "from start.settings import Settings", "start.settings.Settings"),
    ("cogs/play/play.py", "import simcord", "simcord"),
    ("start/playground.py", "from bot import open_bot", "bot.open_bot"),
    ("bot.py", "import PIL.Image", "PIL.Image"),
    ("bot.py", "import simcord", "simcord"),
]


@pytest.mark.parametrize(("path", "source", "name"), WRONG, ids=[f"{path}: {name}" for path, _, name in WRONG])
def test_a_wrong_arrow_is_found(tmp_path: Path, path: str, source: str, name: str) -> None:
    planted = tmp_path / path
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(source)
    assert wrong_arrows(tmp_path) == [f"{path}: {name}"]


RIGHT = [
    ("bot.py", "import asyncio, discord\nfrom cogs import play\nfrom db import matches\nfrom engine.core import play"),
    (
        "cogs/play/play.py",
        "import discord\nfrom cogs.panel import panel\nfrom render.text import words\nfrom engine.core import play",
    ),
    ("db/match/matches.py", "import aiosqlite, asyncio\nfrom engine.core.codec import codec_of"),
    (
        "render/paint.py",
        "import PIL.Image\nfrom fluent.runtime import FluentBundle\nfrom engine.core.decision import Text",
    ),
    ("engine/core/codec.py", "import hashlib, msgspec\nfrom .game import State\nfrom engine.core import play"),
    ("engine/assyria/turn.py", "from engine.core.game import Step\nfrom . import data\nfrom ..core import play"),
    ("engine/assyria/data.py", "import tomllib\nfrom importlib.resources import files\nfrom pathlib import Path"),
]


@pytest.mark.parametrize(("path", "source"), RIGHT, ids=[path for path, _ in RIGHT])
def test_a_right_arrow_is_left_alone(tmp_path: Path, path: str, source: str) -> None:
    planted = tmp_path / path
    planted.parent.mkdir(parents=True, exist_ok=True)
    planted.write_text(source)
    assert wrong_arrows(tmp_path) == []
