"""Secrets are taken out of events below everything that tells or draws them; above, nobody has to think of it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_layers import ROOT

RAW = {
    "engine.core.play": {"shown", "step", "advance", "begin"},
    "engine.core.record": {"replay"},
    "engine.core.match": {"Press"},
}
"""What gives out events as they happened, or takes secrets out of them: nothing to import above db."""
ATTRIBUTES = {"shown_to", "draft_of", "drafts"}
"""The same, asked of an object."""
ALLOWED = {("render/picture/draw.py", "begin")}
"""The rehearsal begins a match nobody plays, for its board."""


def touching(root: Path) -> Iterator[tuple[str, str]]:
    """Find each file of cogs and render that can come by raw events, and how."""
    for folder in ("cogs", "render"):
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom):
                    raw = RAW.get(node.module or "", set())
                    yield from ((name, alias.name) for alias in node.names if alias.name in raw)
                elif isinstance(node, ast.Attribute) and node.attr in ATTRIBUTES:
                    yield name, node.attr


def test_nothing_above_storage_touches_raw_events() -> None:
    assert set(touching(ROOT)) == ALLOWED


@pytest.mark.parametrize(
    "source",
    [
        "from engine.core.play import shown",
        "from engine.core.record import replay",
        "told = [event.shown_to(seat) for event in events]",
        "events = [press.events for press in loaded.match.draft_of(seat)]",
    ],
)
def test_a_module_that_does_is_found(source: str, tmp_path: Path) -> None:
    (tmp_path / "cogs").mkdir()
    (tmp_path / "cogs" / "leak.py").write_text(source)
    assert [name for name, _ in touching(tmp_path)] == ["cogs/leak.py"]
