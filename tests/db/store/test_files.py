"""Files: new ones, old ones, foreign and damaged ones."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.store import migrate
from db.store.connection import DamagedDatabase, Database
from db.store.migrate import migrations
from tests.db.desk import desk, dump, run
from tests.db.store.unpacking import unpacked


def open_and_close(path: Path) -> None:
    async def test() -> None:
        await (await Database.open(path)).close()

    run(test())


def refusal(path: Path) -> str:
    """Give why a file is refused; it must be untouched."""
    before = path.read_bytes()
    with pytest.raises(DamagedDatabase) as error:
        open_and_close(path)
    assert path.read_bytes() == before
    return error.value.text.key


def query(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        return connection.execute(sql).fetchall()


def test_a_new_database_is_made_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "data" / "rivers.db"
    open_and_close(path)
    assert query(path, "pragma user_version") == [(max(migrations(migrate.FOLDER)),)]
    assert query(path, "pragma journal_mode") == [("wal",)]
    assert not (tmp_path / "data" / "backups").exists()


def test_an_empty_file_is_taken_for_new(tmp_path: Path) -> None:
    path = tmp_path / "rivers.db"
    path.touch()
    open_and_close(path)
    assert query(path, "select count(*) from matches") == [(0,)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rivers.db"
    path.write_bytes(b"dear diary, " * 1000)
    assert refusal(path) == "database-damaged"


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rivers.db"
    query(path, "create table songs (title text)")
    assert refusal(path) == "database-foreign"


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rivers.db"
    open_and_close(path)
    query(path, "pragma user_version = 999")
    assert refusal(path) == "database-newer"


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_database_cut_off_is_refused(tmp_path: Path, part: float) -> None:
    path = tmp_path / "rivers.db"
    open_and_close(path)
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * part)])
    assert refusal(path) == "database-damaged"


def test_a_database_with_a_ruined_page_is_refused(tmp_path: Path) -> None:
    async def fill() -> None:
        async with desk(tmp_path) as at:
            await at.begun()

    run(fill())
    path = tmp_path / "rivers.db"
    ruined = bytearray(path.read_bytes())
    ruined[4096 * 3 : 4096 * 4] = bytes(range(256)) * 16
    path.write_bytes(ruined)
    assert refusal(path) == "database-damaged"


NOW = max(migrations(migrate.FOLDER))


def with_one_more_migration(folder: Path, statements: str) -> Path:
    shutil.copytree(migrate.FOLDER, folder)
    (folder / f"{NOW + 1:04}_next.sql").write_text(statements)
    return folder


def test_a_migration_keeps_everything_and_makes_a_backup_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            before = dump(await at.begun())
        more = "alter table people add column colour text; -- new\ncreate table extra (x int);\n"
        monkeypatch.setattr(migrate, "FOLDER", with_one_more_migration(tmp_path / "migrations", more))
        async with desk(tmp_path) as at:
            assert dump(await at.matches.load(1)) == before
            assert await at.db.rows("select colour from people") == []
        async with desk(tmp_path):
            pass

    run(test())
    (made,) = (tmp_path / "backups").iterdir()
    assert f"-before-{NOW + 1}" in made.name
    plain = unpacked(made, tmp_path / "unpacked.db")
    assert query(plain, "pragma user_version") == [(NOW,)]
    assert query(plain, "select count(*) from matches") == [(1,)]
    assert query(tmp_path / "rivers.db", "pragma user_version") == [(NOW + 1,)]


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_and_close(tmp_path / "rivers.db")
    broken = "create table extra (x int);\ncreate table extra (x int);\n"
    with monkeypatch.context() as planted:
        planted.setattr(migrate, "FOLDER", with_one_more_migration(tmp_path / "migrations", broken))
        with pytest.raises(DamagedDatabase, match="table extra already exists"):
            open_and_close(tmp_path / "rivers.db")
    assert query(tmp_path / "rivers.db", "pragma user_version") == [(NOW,)]
    assert query(tmp_path / "rivers.db", "select count(*) from sqlite_master where name = 'extra'") == [(0,)]
    open_and_close(tmp_path / "rivers.db")


def test_the_numbers_of_the_migrations_have_no_gaps_and_each_is_that_of_one() -> None:
    files = list(migrate.FOLDER.glob("*.sql"))
    assert list(migrations(migrate.FOLDER)) == list(range(1, len(files) + 1))
