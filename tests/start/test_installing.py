"""What is installed: versions that were tried, and a simulated Discord only where it is needed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from start.needs import PLAYGROUND, needed
from tests.architecture.test_layers import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BOT = [Requirement(each) for each in PROJECT["dependencies"]]
EXTRAS = {name: [Requirement(each) for each in wanted] for name, wanted in PROJECT["optional-dependencies"].items()}
TRIED = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if not line.startswith("#")]
DATA = {"font-source-sans-pro", "font-source-serif-pro", "tzdata"}
"""What brings no code along that could change under ours."""
WITHOUT_SIMULATOR = """
import sys, pkgutil
sys.modules["simcord"] = None
import bot, start.check, start.split, cogs
for module in pkgutil.walk_packages(cogs.__path__, "cogs."):
    __import__(module.name)
sys.exit(bot.main())
"""


def named(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_everything_the_bot_is_made_of_has_an_upper_bound() -> None:
    unbounded = {each.name for each in BOT if not any(part.operator == "<" for part in each.specifier)}
    assert unbounded == DATA


def test_versions_are_named_and_nothing_else() -> None:
    assert [line for line in TRIED if not re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][0-9A-Za-z.+]*", line)] == []
    tried = {named(line.partition("==")[0]): line.partition("==")[2] for line in TRIED}
    wanted = [*BOT, *(each for extra in EXTRAS.values() for each in extra if each.name != PROJECT["name"])]
    assert [str(each) for each in wanted if tried.get(named(each.name), "") not in each.specifier] == []


def test_a_simulated_discord_is_for_the_playground_and_for_developers() -> None:
    assert "simcord" not in {each.name for each in BOT}
    assert [each.name for each in EXTRAS[PLAYGROUND]] == ["simcord"]
    assert f"{PROJECT['name']}[{PLAYGROUND}]" in map(str, EXTRAS["dev"])


@pytest.mark.parametrize(
    ("file", "environment", "extra"),
    [
        ("", {}, PLAYGROUND),
        ("DISCORD_TOKEN=\n", {}, PLAYGROUND),
        ("# DISCORD_TOKEN=abc\n", {}, PLAYGROUND),
        ("DISCORD_TOKEN= # to come\n", {}, PLAYGROUND),
        ("DISCORD_TOKEN=abc\n", {}, ""),
        ("export DISCORD_TOKEN='abc'\n", {}, ""),
        ("", {"DISCORD_TOKEN": "abc"}, ""),
        ("DISCORD_TOKEN=abc\n", {"DISCORD_TOKEN": ""}, PLAYGROUND),
        ("nonsense\n", {}, ""),
    ],
)
def test_without_a_token_the_playground_is_needed(
    tmp_path: Path, file: str, environment: dict[str, str], extra: str
) -> None:
    (tmp_path / ".env").write_text(file)
    assert needed(environment, tmp_path / ".env") == extra


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Give as much of a fresh checkout as make looks at before anything is installed."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "start", tmp_path / "start", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def installed(checkout: Path, *arguments: str, **environment: str) -> str:
    """Give what make would install for a target, without doing it."""
    alone = {
        name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "MAKEFLAGS", "PYTHONPATH")
    }
    command = ["make", "--dry-run", f"PYTHON={sys.executable}", *arguments]
    run = subprocess.run(
        command, cwd=checkout, env={**alone, **environment}, capture_output=True, text=True, check=True
    )
    lines = [line for line in run.stdout.splitlines() if " pip install " in line]
    assert all(" --constraint constraints.txt " in line for line in lines)
    return " ".join(line.rpartition("--editable ")[2].strip("'") for line in lines)


def test_a_bot_with_a_token_is_installed_without_a_simulator(checkout: Path) -> None:
    assert installed(checkout, "run") == ".[playground]"
    assert installed(checkout, "run", DISCORD_TOKEN="abc") == "."
    assert installed(checkout, "run", "DISCORD_TOKEN=abc") == "."
    (checkout / ".env").write_text("DISCORD_TOKEN='abc'\n")
    assert installed(checkout, "run") == "."
    assert installed(checkout, "install") == "."
    assert installed(checkout, "test") == ".[dev]"


def test_what_is_there_already_is_not_installed_again(checkout: Path) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / ".ready").touch()
    assert installed(checkout, "run") == ""
    assert installed(checkout, "run", DISCORD_TOKEN="abc") == ""
    os.utime(checkout / ".venv" / ".ready", (0, 0))
    assert installed(checkout, "run") == ".[dev]", "what developers had they keep"


def test_without_token_and_simulator_one_is_told_what_to_do(tmp_path: Path) -> None:
    alone = {
        **os.environ,
        "PYTHONPATH": str(ROOT),
        "TWO_RIVERS_DB": str(tmp_path / "two-rivers.db"),
        "DISCORD_TOKEN": "",
    }
    command = [sys.executable, "-c", WITHOUT_SIMULATOR]
    run = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False)
    assert run.stderr == (
        "There is no DISCORD_TOKEN, and for the playground a simulated Discord is missing: make run installs it.\n"
    )
    assert run.returncode == 2
