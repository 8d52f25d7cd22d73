"""A database and its backups hold the seeds of all dice: nobody but their owner reads them."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.store.backup import backup
from tests.db.desk import desk, run

pytestmark = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="files have no such modes on this system")


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    """Let whatever is made be open to everybody unless its maker says otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Give who may do what with everything in a folder, by kind of file."""
    found = {"folder": folder.stat().st_mode & 0o777}
    for path in folder.rglob("*"):
        found["backup" if path.suffix == ".gz" else path.name] = path.stat().st_mode & 0o777
    return found


PRIVATE = {"rivers.db": 0o600, "rivers.db-wal": 0o600, "rivers.db-shm": 0o600, "backups": 0o700, "backup": 0o600}


async def use(folder: Path) -> None:
    """Play a little, and look at the files while they are in use."""
    async with desk(folder) as at:
        await at.lobby()
        await backup(at.db, folder / "backups")
        assert modes(folder) == {"folder": 0o700, **PRIVATE}


def test_what_is_made_is_private_from_the_beginning(tmp_path: Path) -> None:
    run(use(tmp_path / "data"))


def test_what_was_open_to_others_is_taken_from_them(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    run(use(folder))
    (folder / "playground.db").write_bytes(b"")
    (folder / "rivers.db.lock").write_bytes(b"")
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o777 if path.is_dir() else 0o644)

    async def again() -> None:
        async with desk(folder) as at:
            await at.count("matches")

    run(again())
    kept = modes(folder)
    assert {name: kept[name] for name in ("folder", "rivers.db", "backups", "backup")} == {
        "folder": 0o700,
        "rivers.db": 0o600,
        "backups": 0o700,
        "backup": 0o600,
    }
    assert kept["playground.db"] == 0o644, "another bot's"


def test_a_folder_that_holds_other_things_is_left_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "home"
    folder.mkdir(0o755)
    (folder / "letter.txt").write_text("dear diary")

    async def test() -> None:
        async with desk(folder) as at:
            await at.lobby()
            kept = modes(folder)
            assert (kept["folder"], kept["letter.txt"], kept["rivers.db"]) == (0o755, 0o666, 0o600)

    with caplog.at_level(logging.WARNING):
        run(test())
    assert f"the folder {folder} is open to others" in caplog.text


def test_what_cannot_be_changed_is_said_and_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def not_mine(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    async def test() -> None:
        async with desk(tmp_path) as at:
            assert await at.count("matches") == 0

    run(test())
    (tmp_path / "rivers.db").chmod(0o644)
    monkeypatch.setattr(Path, "chmod", not_mine)
    with caplog.at_level(logging.WARNING):
        run(test())
    assert "rivers.db can be read by others, and that cannot be changed: Operation not permitted" in caplog.text
