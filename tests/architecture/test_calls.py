"""Every call to Discord goes through one place, which decides what became of it; nobody else judges its errors."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.test_layers import ROOT

THE_PLACE = "cogs/border/calling.py"
CALLS = {
    "active_threads",
    "add_user",
    "create_dm",
    "create_thread",
    "defer",
    "delete",
    "delete_original_response",
    "edit",
    "edit_message",
    "edit_original_response",
    "fetch",
    "fetch_channel",
    "fetch_guild",
    "fetch_member",
    "fetch_message",
    "fetch_user",
    "is_owner",
    "original_response",
    "pin",
    "purge",
    "send",
    "send_message",
    "send_modal",
    "sync",
}
"""Methods of discord.py that call Discord; nothing else in cogs is called by these names."""
CALLS_OF = {("channel", "history"), ("file", "read")}
"""The same where other things have methods of that name: what they are called on."""
THROUGH = {"calling", "repeated", "responded"}
"""What a call is made through: a block of the first, or something handed to the others."""
ERRORS = {
    "aiohttp",
    "discord.DiscordException",
    "discord.DiscordServerError",
    "discord.Forbidden",
    "discord.HTTPException",
    "discord.NotFound",
    "discord.RateLimited",
    "OSError",
    "ConnectionError",
}
"""What only that place may know; files of the machine are read elsewhere, but not in cogs."""
PROCESSES, OF_PIPES = "cogs/thinking/", {"OSError", "ConnectionError"}
"""Processes that think are started and asked here, beside Discord: their pipes break too."""


def unguarded(root: Path) -> list[str]:
    """Find every call, and every error named, outside of the one place."""
    found = []
    for path in sorted((root / "cogs").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        if name != THE_PLACE:
            tree = ast.parse(path.read_text("utf-8"))
            guarded = {id(node) for block in _guarding(tree) for node in ast.walk(block)}
            found += [f"{name}:{node.lineno}: {ast.unparse(node)}" for node in _calls(tree) if id(node) not in guarded]
            errors = ERRORS - OF_PIPES if name.startswith(PROCESSES) else ERRORS
            found += [f"{name}:{node.lineno}: {ast.unparse(node)}" for node in _errors(tree, errors)]
    return found


def _calls(tree: ast.AST) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (node.attr in CALLS or (ast.unparse(node.value), node.attr) in CALLS_OF):
            yield node


def _guarding(tree: ast.AST) -> Iterator[ast.AST]:
    """Give the blocks and arguments in which calls may be made, and functions that are only handed to the one place."""
    handed: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in THROUGH:
            yield node
            handed |= {argument.id for argument in node.args if isinstance(argument, ast.Name)}
        elif isinstance(node, ast.With) and any(ast.unparse(item.context_expr) == "calling()" for item in node.items):
            yield node
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef) and node.name in handed:
            yield node


def _errors(tree: ast.AST, errors: set[str]) -> Iterator[ast.Attribute | ast.Name]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Name) and ast.unparse(node) in errors:
            yield node


def test_every_call_goes_through_one_place() -> None:
    assert unguarded(ROOT) == []


PLANTED = [
    ("await message.edit(view=view)", 1),
    ("await repeated(lambda: message.edit(view=view))", 0),
    ("with calling():\n        await channel.send('x')", 0),
    ("with suppress(ValueError):\n        await channel.send('x')", 1),
    ("async def read():\n        return [m async for m in channel.history()]\n    await repeated(read)", 0),
    ("async for m in channel.history():\n        pass", 1),
    ("try:\n        pass\n    except discord.NotFound:\n        pass", 1),
    ("with suppress(discord.HTTPException):\n        pass", 1),
    ("try:\n        pass\n    except (aiohttp.ClientError, OSError):\n        pass", 2),
    ("await repeated(message.delete)", 0),
    ("later(message.delete)", 1),
]


@pytest.mark.parametrize(("source", "count"), PLANTED)
def test_a_call_beside_it_is_found(tmp_path: Path, source: str, count: int) -> None:
    (tmp_path / "cogs" / "votes").mkdir(parents=True)
    (tmp_path / "cogs" / "votes" / "votes.py").write_text(f"async def work():\n    {source}\n")
    assert len(unguarded(tmp_path)) == count


@pytest.mark.parametrize(("error", "count"), [("ConnectionError", 0), ("discord.NotFound", 1), ("aiohttp", 1)])
def test_whoever_asks_processes_knows_of_broken_pipes_and_not_of_discord(
    tmp_path: Path, error: str, count: int
) -> None:
    (tmp_path / PROCESSES).mkdir(parents=True)
    (tmp_path / PROCESSES / "process.py").write_text(f"try:\n    pass\nexcept {error}:\n    pass\n")
    assert len(unguarded(tmp_path)) == count
