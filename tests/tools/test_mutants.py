"""Faults are drawn the same way every time, and the tool tells which of them tests notice."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants.draw import drawn
from tools.mutants.operators import Slip
from tools.mutants.sites import Site, planted, sites, sites_of

ROOT = Path(__file__).parents[2]
RULE = '''"""A rule."""

LIMIT = 3


def is_won(points: int) -> bool:
    """Say whether a match is won."""
    return points >= LIMIT
'''
ABOVE = "def unrelated() -> int:\n    return 1 + 1\n\n\n"
PROJECT = """
[tool.pytest.ini_options]
addopts = "-q --doctest-modules --import-mode=importlib -p no:cacheprovider"
pythonpath = ["."]
"""
WEAK = "from engine.tiny.rule import is_won\n\n\ndef test_it():\n    assert is_won(5)\n    assert not is_won(1)\n"
STRONG = f"{WEAK}\n\ndef test_the_limit():\n    assert is_won(3)\n    assert not is_won(2)\n"


def found(source: str) -> list[Site]:
    return [site for site, _ in sites(ast.parse(source), "rule.py")]


def told(source: str) -> list[str]:
    return [site.told for site in found(source)]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for path, text in {
        "pyproject.toml": PROJECT,
        "engine/__init__.py": "",
        "engine/tiny/__init__.py": "",
        "engine/tiny/rule.py": RULE,
        "tests/rules/tiny/test_rule.py": WEAK,
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return tmp_path


def run(project: Path) -> list[str]:
    command = [sys.executable, "-m", "tools.mutants", "--game", "tiny", "--number", "9", "--seed", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_same_seed_draws_the_same_faults_and_another_one_others() -> None:
    everything = sites_of(ROOT, "assyria")
    assert drawn(everything, 50, 1) == drawn(reversed(everything), 50, 1)
    assert drawn(everything, 50, 1) != drawn(everything, 50, 2)


def test_what_changes_elsewhere_leaves_the_draw_as_it_is() -> None:
    before = {site.key for site in drawn(found(RULE), 3, 1)}
    after = [site.key for site in drawn(found(ABOVE + RULE.partition("\n\n")[2]), 9, 1)]
    assert [key for key in after if key in before] == [site.key for site in drawn(found(RULE), 3, 1)]


def test_no_two_faults_of_a_game_have_one_name() -> None:
    keys = [site.key for site in sites_of(ROOT, "after_the_flood")]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("source", "faulty"),
    [
        ("a < b", "a <= b"),
        ("a is None", "a is not None"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("a + b", "a - b"),
        ("a -= b", "a += b"),
        ("x[1]", "x[2]"),
        ("x(True)", "x(False)"),
        ("min(a, b)", "max(a, b)"),
        ("a if b else c", "a if not b else c"),
        ("[a for a in b if c]", "[a for a in b if not c]"),
        ("a.b()", "pass"),
        ("a.b = c", "pass"),
        ("del a[b]", "pass"),
        ("return a", "return None"),
        ("for a in b:\n    break", "for a in b:\n    continue"),
        ("x = ('one', 'two')", "x = ('two', 'two')"),
    ],
)
def test_every_kind_of_fault(source: str, faulty: str) -> None:
    body = "\n".join(f"    {line}" for line in source.splitlines())
    rule = f"def f():\n{body}\n"
    made = {ast.unparse(planted(rule, site)) for site in found(rule)}
    wanted = "\n".join(f"    {line}" for line in faulty.splitlines())
    assert f"def f():\n{wanted}" in made


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring."""',
        "from a import b",
        "__all__ = ['a', 'b']",
        "class A:\n    rules: int = 1",
        "def f(x: tuple[Literal[1], ...]) -> Literal[1]:\n    pass",
        "@cache(3)\ndef f():\n    pass",
        "class A(B, tag='a'):\n    x: Literal[1]",
        "x = zip(a, b, strict=True)",
        "def f():\n    return []",
        "def f():\n    return None",
    ],
)
def test_what_makes_no_difference_is_left_alone(source: str) -> None:
    assert told(source) == []


def test_a_fault_changes_its_place_and_nothing_else() -> None:
    for site in found(RULE):
        changed = ast.unparse(planted(RULE, site)).splitlines()
        same = ast.unparse(ast.parse(RULE)).splitlines()
        assert sum(one != other for one, other in zip(changed, same, strict=True)) == 1


def test_survivors_are_named_and_counted(project: Path) -> None:
    *survivors, last = run(project)
    assert survivors == [
        "engine/tiny/rule.py:3 module: 3: 4",
        "engine/tiny/rule.py:8 is_won: points >= LIMIT: GtE to Gt",
    ]
    assert last == "mutants tiny: planted=3 caught=1"


def test_a_better_test_catches_them_and_the_tree_is_left_alone(project: Path) -> None:
    run(project)
    (project / "tests/rules/tiny/test_rule.py").write_text(STRONG)
    assert run(project) == ["mutants tiny: planted=3 caught=3"]
    assert (project / "engine/tiny/rule.py").read_text() == RULE


def test_chapters_in_folders_are_rules_and_players_made_of_code_are_not(project: Path) -> None:
    for folder in ("chapter", "bot"):
        (project / "engine/tiny" / folder).mkdir()
        (project / "engine/tiny" / folder / "__init__.py").touch()
        (project / "engine/tiny" / folder / "more.py").write_text("def f(a: int) -> bool:\n    return a > 3\n")
    seen = "from engine.tiny.chapter.more import f\n\n\ndef test_f():\n    assert f(4) and not f(2)\n"
    (project / "tests/rules/tiny/test_more.py").write_text(seen)
    (project / "tests/rules/tiny/test_rule.py").write_text(STRONG)
    assert {site.file for site in sites_of(project, "tiny")} == {"engine/tiny/chapter/more.py", "engine/tiny/rule.py"}
    *survivors, last = run(project)
    assert survivors == ["engine/tiny/chapter/more.py:2 f: a > 3: Gt to GtE"]
    assert last.startswith("mutants tiny: planted=")


def test_a_slip_is_told_in_one_line() -> None:
    slips = [slip for _, slip in sites(ast.parse(f"def f():\n    return g({', '.join(['argument'] * 40)})"), "rule.py")]
    assert [isinstance(slip, Slip) and len(slip.told) < 120 and "\n" not in slip.told for slip in slips] == [True]
