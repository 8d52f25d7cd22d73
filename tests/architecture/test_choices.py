"""Choices know themselves: outside the engine only the modules that draw or type them tell their kinds apart."""

import ast
from pathlib import Path

from engine.core import choices
from tests.architecture.test_layers import ROOT

KINDS = frozenset(
    name
    for name, kind in vars(choices).items()
    if isinstance(kind, type) and issubclass(kind, choices.Choice) and kind is not choices.Choice
)
TELLING_APART = ["cogs/panel/kinds.py", "cogs/typed/lists.py"]
"""Which control shows which kind of choice, and how one is typed as a whole."""
OF_ONE_KIND = {"cogs/panel/amounts.py": {"Amounts"}, "cogs/panel/mixes.py": {"Amounts"}}
"""A control made for one kind of choice; which choices it is for is told elsewhere."""


def naming(folders: tuple[str, ...]) -> dict[str, set[str]]:
    """Find the files that name kinds of choices, and which."""
    files = (path for folder in folders for path in sorted((ROOT / folder).rglob("*.py")))
    named = {path.relative_to(ROOT).as_posix(): named_in(path) & KINDS for path in files}
    return {path: kinds for path, kinds in named.items() if kinds}


def named_in(path: Path) -> set[str]:
    """Find every name a file uses or imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.ImportFrom):
            found.update(alias.name for alias in node.names)
    return found


def test_the_kinds_are_known() -> None:
    assert {"OneOf", "Some", "Number", "Amounts", "Arrange"} == KINDS


def test_two_modules_outside_the_engine_tell_kinds_of_choices_apart() -> None:
    found = naming(("cogs", "db", "render", "start", "tools"))
    assert [path for path in found if path not in OF_ONE_KIND] == TELLING_APART
    assert {path: kinds for path, kinds in found.items() if path in OF_ONE_KIND} == OF_ONE_KIND
