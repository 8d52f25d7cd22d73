"""Cogs do not call cogs: each registers its own commands and presses, and what several need is a service."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_layers import ROOT

COG_BASES = {"commands.Cog", "commands.GroupCog", "TypedCog"}
"""What a cog is a subclass of."""
MADE_HERE = {"cogs.play.look.LookCog": "cogs.play.play", "cogs.typed.command_cog.TypedCog": "cogs.games"}
"""Loaded together with another cog of its room, and the one that commands of games are made with."""


def modules(root: Path) -> Iterator[tuple[str, ast.Module]]:
    """Read every file of cogs."""
    for path in sorted((root / "cogs").rglob("*.py")):
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        yield name, ast.parse(path.read_text("utf-8"))


def calls_between_cogs(root: Path) -> list[str]:
    """Find every cog that another module imports or asks the client for."""
    trees = dict(modules(root))
    cogs = {
        f"{module}.{node.name}"
        for module, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and COG_BASES & set(map(ast.unparse, node.bases))
    }
    found = []
    for module, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                imported = {f"{node.module}.{alias.name}" for alias in node.names} & cogs
                found += [f"{module}: {cog}" for cog in sorted(imported) if not _is_made(cog, module)]
            elif isinstance(node, ast.Attribute) and node.attr in ("get_cog", "cogs"):
                found.append(f"{module}: {ast.unparse(node)}")
    return found


def _is_made(cog: str, module: str) -> bool:
    """Say whether a module makes a cog of its own folder, which is no call."""
    own = module == cog.rpartition(".")[0].rpartition(".")[0]
    return own or (cog in MADE_HERE and module.startswith(MADE_HERE[cog])) or module == "cogs.registry"


def test_no_cog_calls_another() -> None:
    assert calls_between_cogs(ROOT) == []


@pytest.mark.parametrize(
    "source",
    [
        'def setup(client):\n    client.get_cog("Votes").ask()',
        "from cogs.votes.voting import Voting",
        "if TYPE_CHECKING:\n    from cogs.votes.voting import Voting",
    ],
)
def test_a_call_is_found(tmp_path: Path, source: str) -> None:
    for path, text in (("votes/voting.py", "class Voting(commands.Cog): ..."), ("play/play.py", source)):
        (tmp_path / "cogs" / path).parent.mkdir(parents=True)
        (tmp_path / "cogs" / path).write_text(text)
    assert len(calls_between_cogs(tmp_path)) == 1
