"""Within a layer the rooms reach one way only: each folder may import those its line in the table names.

What is imported for types alone does not count: every room may name the bot that it is loaded into.
"""

import ast
from collections.abc import Iterator, Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.test_layers import ROOT, names_in
from tests.games import RULES

LAYERS = ("cogs", "db", "render")
SHARED = [
    "cogs.services",
    "cogs.painter",
    "cogs.fair_shares",
    "cogs.thinking",
    "cogs.command_mentions",
    "cogs.reader",
    "cogs.registry",
    "cogs.translation",
    "cogs.command_groups",
    "cogs.mail",
]
"""What every room may import, but those the services are made of."""
COGS = {
    "cogs.access": ["cogs.border"],
    "cogs.panel": ["cogs.border"],
    "cogs.channel": ["cogs.border", "cogs.access", "cogs.panel"],
    "cogs.table": ["cogs.border", "cogs.access", "cogs.panel", "cogs.channel"],
    "cogs.play": ["cogs.border", "cogs.access", "cogs.panel", "cogs.channel"],
    "cogs.votes": ["cogs.border", "cogs.access", "cogs.panel", "cogs.channel", "cogs.table", "cogs.play"],
    "cogs.people": ["cogs.border", "cogs.panel", "cogs.table"],
    "cogs.typed": ["cogs.border", "cogs.access", "cogs.panel", "cogs.play"],
    **{f"cogs.games.{game}": ["cogs.typed"] for game in RULES},
}
"""Rooms of cogs, the lowest first, and which of the others each may import."""
GAME_MAY_SHOW = ["render.text", "render.story", "render.picture", "render.presentation"]
"""What a game in render is made with."""
ROOMS: Mapping[str, list[str]] = {
    "cogs.command_mentions": [],
    "cogs.reader": ["cogs.command_mentions"],
    "cogs.registry": ["cogs.reader"],
    "cogs.painter": ["cogs.registry"],
    "cogs.fair_shares": [],
    "cogs.thinking": [],
    "cogs.border": ["cogs.reader"],
    "cogs.mail": ["cogs.border"],
    "cogs.services": ["cogs.reader", "cogs.registry", "cogs.painter", "cogs.fair_shares", "cogs.thinking", "cogs.mail"],
    "cogs.translation": ["cogs.registry"],
    "cogs.command_groups": ["cogs.translation"],
    **{room: [*SHARED, *others] for room, others in COGS.items()},
    "cogs.games": ["cogs.registry", *(f"cogs.games.{game}" for game in RULES)],
    "cogs.check_report": ["cogs.reader", "cogs.registry"],
    **{f"cogs.{name}": [*SHARED, "cogs.border", *COGS] for name in ("client", "help")},
    **{f"cogs.{name}": [*SHARED, "cogs.border", *COGS, "cogs.check_report"] for name in ("admin", "housekeeping")},
    "db.store": [],
    "db.progress": ["db.store"],
    "db.outbox": ["db.store", "db.progress"],
    "db.table": ["db.store", "db.progress", "db.outbox"],
    "db.match": ["db.store", "db.progress", "db.outbox", "db.table"],
    "render.text": [],
    "render.story": ["render.text"],
    "render.rulebook": ["render.text"],
    "render.picture": ["render.text"],
    "render.presentation": ["render.text", "render.story", "render.rulebook", "render.picture"],
    **{f"render.games.{game}": GAME_MAY_SHOW for game in RULES},
    "render.games": [],
}
"""Every room and every file beside the rooms, and what it may import of its own layer besides itself."""
EXCEPTIONS: set[tuple[str, str]] = set()
"""Arrows that go the wrong way and are to be removed; none may be added."""


def room_of(module: str) -> str | None:
    """Find the room a module lies in; the layers themselves and what has no rooms lie in none."""
    rooms = [room for room in ROOMS if f"{module}.".startswith(f"{room}.")]
    return max(rooms, key=len, default=None)


def arrows(root: Path) -> Iterator[tuple[str, str]]:
    """Find every import of one room from another, as the modules it leads from and to."""
    paths = [path for layer in LAYERS for path in sorted((root / layer).rglob("*.py"))]
    modules = {".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}
    for module, path in modules.items():
        for name in sorted(set(names_in(run(ast.parse(path.read_text("utf-8"))), path.relative_to(root)))):
            imported = name if name in modules else name.rpartition(".")[0]
            if room_of(imported) not in (None, room_of(module)):
                yield module, imported


def run(tree: ast.Module) -> Iterator[ast.AST]:
    """Walk a file without what is there for types only."""
    below: list[ast.AST] = [tree]
    while below:
        node = below.pop()
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        yield node
        below += ast.iter_child_nodes(node)


def allowed(module: str, imported: str) -> bool:
    """Say whether the table lets a module import another."""
    room, other = room_of(module), room_of(imported)
    return (
        room is not None
        and other is not None
        and (room.partition(".")[0] != other.partition(".")[0] or other in ROOMS[room])
    )


def test_rooms_reach_only_what_their_line_names() -> None:
    wrong = {(module, imported) for module, imported in arrows(ROOT) if not allowed(module, imported)}
    assert wrong == EXCEPTIONS


def test_the_table_has_no_circle() -> None:
    TopologicalSorter(ROOMS).prepare()


def test_every_module_lies_in_a_room() -> None:
    files = [path for layer in LAYERS for path in (ROOT / layer).rglob("*.py")]
    modules = {".".join(path.relative_to(ROOT).with_suffix("").parts) for path in files}
    assert {module for module in modules if room_of(module) is None} == {f"{each}.__init__" for each in LAYERS}


PLANTED = [
    ("cogs/border/plain.py", "from cogs.access.finding import table_of", False),
    ("cogs/border/plain.py", "def late():\n    import cogs.votes.votes", False),
    ("cogs/panel/layout.py", "from cogs.client import Interaction", False),
    ("cogs/panel/layout.py", "if TYPE_CHECKING:\n    from cogs.client import Interaction", True),
    ("cogs/panel/layout.py", "from cogs.reader import Reader", True),
    ("cogs/services.py", "from cogs.border.plain import plain", False),
    ("cogs/games/assyria/parts.py", "from cogs.games.after_the_flood import parts", False),
    ("cogs/games/assyria/parts.py", "from cogs.typed.parts import Part", True),
    ("db/store/backup.py", "from db import outbox", False),
    ("db/match/store.py", "from db import outbox", True),
    ("render/text/words.py", "from render.story.line import Line", False),
    ("render/text/board.py", "from render.games.assyria.text import AssyriaText", False),
    ("render/games/assyria/presentation.py", "from render.presentation import Presentation", True),
    ("cogs/services.py", "from cogs.games import GAMES", False),
]


@pytest.mark.parametrize(("path", "source", "right"), PLANTED)
def test_an_arrow_is_judged_by_the_table(tmp_path: Path, path: str, source: str, right: bool) -> None:
    for each in (path, *(f"{room.replace('.', '/')}.py" for room in ROOMS)):
        (tmp_path / each).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / each).touch()
    (tmp_path / path).write_text(source)
    assert all(allowed(*arrow) for arrow in arrows(tmp_path)) is right
