"""An installed copy works like a checkout: the package holds every file that is read at run time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.architecture.test_layers import ROOT

LAYERS = ("engine", "render", "db", "cogs", "start")
BESIDES = ("bot.py", "pyproject.toml", "README.md", "LICENSE")
DATA = {".ftl", ".toml", ".sql", ".md"}
"""Kinds of files that are read at run time."""
READ = """
import asyncio, sys
from pathlib import Path
import render
from bot import open_bot
from cogs.games import GAMES
from render.text.words import LANGUAGES

async def opened():
    async with open_bot(Path(sys.argv[1])) as bot:
        return await bot.services.tables.live()

assert Path(render.__file__).is_relative_to(Path.cwd()), render.__file__
assert asyncio.run(opened()) == []
for language in LANGUAGES:
    for key, game in GAMES.items():
        book = game.presentation.rulebook(language)
        assert book.how and book.chapters and len(book.rules) > 100
        print(GAMES.reading(language).say(f"game-{key}"), game.presentation.words(language).language)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build a wheel from what the checkout holds, beside it, and without the net."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for layer in LAYERS:
        shutil.copytree(ROOT / layer, source / layer, ignore=shutil.ignore_patterns("__pycache__"))
    for name in BESIDES:
        shutil.copy(ROOT / name, source / name)
    build = "import sys; from setuptools.build_meta import build_wheel; print(build_wheel(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", build, str(folder)], cwd=source, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def data_files() -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for layer in LAYERS
        for path in (ROOT / layer).rglob("*")
        if path.suffix in DATA
    }


@pytest.mark.slow
def test_every_data_file_is_in_the_wheel(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    assert {Path(name).suffix for name in data_files()} == DATA
    assert data_files() - packed == set()


@pytest.mark.slow
def test_an_unpacked_copy_knows_its_words_and_rules(wheel: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    zipfile.ZipFile(wheel).extractall(copy)
    alone = {**os.environ, "PYTHONPATH": str(copy)}
    command = [sys.executable, "-c", READ, str(tmp_path / "two-rivers.db")]
    run = subprocess.run(command, cwd=copy, env=alone, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    english = ["After the Flood en", "Assyria en", "Mesopotamia en"]
    assert run.stdout.splitlines() == [*english, "Après le Déluge fr", "Assyria fr", "Mesopotamia fr"]
