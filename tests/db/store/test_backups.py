"""Backups: whole, packed, few enough, and never more than the disk or the owner has room for."""

from __future__ import annotations

import shutil
import sqlite3
from collections import namedtuple
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from db.match.check import check_copy
from db.store import backup as making
from db.store import migrate
from db.store.backup import NoRoom, backup, newest, newest_damaged
from db.store.connection import Database
from db.store.damage import damage_in
from db.store.thinning import Kept, kept_in, superfluous
from engine.core.errors import Refused
from tests.db.desk import ALL, desk, dump, faults, run
from tests.db.store.unpacking import unpacked

START = datetime(2026, 3, 1, tzinfo=UTC)
Usage = namedtuple("Usage", "total used free")


def test_a_backup_is_a_whole_database_with_every_press(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            here = dump((await at.say(1, 0, 1)).loaded)
            made = await backup(at.db, tmp_path / "backups", now=at.clock())
            await at.say(1, 1, 1)
            assert made.stat().st_size < at.db.path.stat().st_size / 4
            assert newest(at.db.path, tmp_path / "backups") == at.clock().replace(microsecond=0)
        assert list((tmp_path / "backups").iterdir()) == [made]
        unpacked(made, tmp_path / "other" / "rivers.db")
        async with desk(tmp_path / "other") as at:
            assert dump(await at.matches.load(1)) == here

    run(test())
    assert faults(tmp_path / "other") == []


def test_of_old_backups_a_day_of_hours_and_a_week_of_days_stay(tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    async def test() -> None:
        async with desk(tmp_path) as at:
            for hour in [*range(23, 24 * 9, 24), *range(24 * 8 + 12, 24 * 10)]:
                await backup(at.db, folder, now=START + timedelta(hours=hour))

    folder.mkdir()
    names = ("rivers-notes.db", "rivers-20200101T000000Z-before-2.db", "rivers-20201301T000000Z.db", "other-file.txt")
    mine = [folder / name for name in names]
    for path in mine:
        path.write_text("mine")
    (folder / "rivers-20260101T000000Z.db.part-wal").write_text("cut off as well")
    leftover, plain = folder / "rivers-20260101T000000Z.db.part", folder / "rivers-20260101T000000Z.db"
    leftover.write_text("cut off")
    plain.write_text("from a time when backups were not packed")
    run(test())
    kept = sorted(path.name for path in folder.iterdir() if path not in mine)
    assert all(path.exists() for path in mine)
    assert not leftover.exists()
    assert not plain.exists()
    assert [name for name in kept if name.startswith("rivers-20260310T")] == [
        f"rivers-20260310T{hour:02}0000Z.db.gz" for hour in range(24)
    ]
    assert kept[:-24] == [f"rivers-202603{day:02}T230000Z.db.gz" for day in range(4, 10)]


def made_at(hour: int, why: str = "", size: int = 100) -> Kept:
    return Kept(Path(f"{hour}{why}"), START + timedelta(hours=hour), why, size)


@pytest.mark.parametrize(
    ("most", "hours"),
    [
        (3000, [*range(73, 49, -1), 47, 23]),
        (1000, [73, 72, *range(71, 66, -1), 47, 23]),
        (400, [73, 71, 47]),
        (0, [73]),
    ],
)
def test_above_the_bound_hours_go_before_days(most: int, hours: list[int]) -> None:
    found = [made_at(-1, "-before-3"), *map(made_at, range(74))]
    found.sort(key=lambda each: each.at, reverse=True)
    gone = superfluous(found, 24, most)
    assert [each for each in found if each not in gone] == [*map(made_at, hours), made_at(-1, "-before-3")]


def test_of_several_made_before_migrations_the_older_go_last() -> None:
    migrated = [made_at(hour, f"-before-{number}") for number, hour in ((4, 60), (3, 30), (2, 2))]
    found = sorted([*migrated, *map(made_at, range(74))], key=lambda each: each.at, reverse=True)
    assert superfluous(found, 24, 400)[-1] == made_at(71)
    assert superfluous(found, 24, 300)[-1] == migrated[2]
    assert superfluous(found, 24, 0)[-1] == migrated[1]


def test_the_bound_counts_bytes_on_the_disk(tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            size = (await backup(at.db, folder, now=START)).stat().st_size
            for hour in range(1, 12):
                await backup(at.db, folder, now=START + timedelta(hours=hour), most=3 * size + size // 2)
            kept = kept_in(folder, at.db.path)
            assert [each.at.hour for each in kept] == [11, 10, 9]
            assert sum(each.size for each in kept) <= 3 * size + size // 2

    run(test())


def no_room(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the disk have room for the database once more, but not for a copy on the way to its packed form as well."""
    free = making.RESERVE + path.stat().st_size
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(1 << 40, (1 << 40) - free, free))


def test_a_full_disk_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            made = await backup(at.db, tmp_path / "backups", now=START)
            no_room(monkeypatch, at.db.path)
            with pytest.raises(NoRoom, match="database-no-room"):
                await backup(at.db, tmp_path / "backups", now=START + timedelta(hours=1))
            assert list((tmp_path / "backups").iterdir()) == [made]
            await at.say(1, 0, 1)

    run(test())


def test_a_disk_that_fills_up_meanwhile_keeps_no_half_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    async def test() -> None:
        async with desk(tmp_path) as at:
            monkeypatch.setattr(shutil, "copyfileobj", full)
            with pytest.raises(OSError, match="No space"):
                await backup(at.db, tmp_path / "backups", now=START)

    run(test())
    assert list((tmp_path / "backups").iterdir()) == []


def test_without_room_for_a_backup_nothing_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, folder = tmp_path / "rivers.db", tmp_path / "migrations"

    async def opened() -> None:
        await (await Database.open(path)).close()

    run(opened())
    before = path.read_bytes()
    shutil.copytree(migrate.FOLDER, folder)
    number = max(migrate.migrations(folder)) + 1
    (folder / f"{number:04}_next.sql").write_text("create table extra (x int);\n")
    monkeypatch.setattr(migrate, "FOLDER", folder)
    with monkeypatch.context() as full:
        no_room(full, path)
        with pytest.raises(NoRoom):
            run(opened())
    assert path.read_bytes() == before
    run(opened())
    assert sqlite3.connect(path).execute("pragma user_version").fetchone() == (number,)


def looked_at(verdict: bool, seen: list[int]) -> Callable[[Path], bool]:
    """Give somebody who finds backups good or damaged, and notes how many matches they hold."""

    def is_good(copy: Path) -> bool:
        with closing(sqlite3.connect(copy)) as connection:
            seen.append(connection.execute("select count(*) from matches").fetchone()[0])
        return verdict

    return is_good


def test_a_backup_is_unpacked_and_looked_at_before_it_has_its_name(tmp_path: Path) -> None:
    folder, seen = tmp_path / "backups", list[int]()

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            good = await backup(at.db, folder, now=START, is_good=looked_at(True, seen))
            later = START + timedelta(hours=1)
            bad = await backup(at.db, folder, now=later, is_good=looked_at(False, seen))
            assert seen == [1, 1]
            assert [good.name, bad.name] == ["rivers-20260301T000000Z.db.gz", "rivers-20260301T010000Z-damaged.db.gz"]
            assert sorted(folder.iterdir()) == [good, bad], "nothing else is left"
            assert newest(at.db.path, folder) == START
            assert newest_damaged(at.db.path, folder) == later
            await backup(at.db, folder, now=later + timedelta(hours=1), is_good=looked_at(True, seen))
            assert newest_damaged(at.db.path, folder) is None
            assert not bad.exists()

    run(test())


def test_damaged_backups_drive_no_good_one_out(tmp_path: Path) -> None:
    folder = tmp_path / "backups"

    async def test() -> None:
        async with desk(tmp_path) as at:
            made = [await backup(at.db, folder, 3, START + timedelta(hours=hour)) for hour in range(3)]
            for hour in range(3, 10):
                bad = await backup(at.db, folder, 3, START + timedelta(hours=hour), is_good=looked_at(False, []))
            assert sorted(folder.iterdir()) == [*made, bad]

    run(test())


def test_what_cannot_be_unpacked_is_no_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = making._pack

    def badly(plain: Path, packed: Path) -> None:
        pack(plain, packed)
        raw = bytearray(packed.read_bytes())
        raw[len(raw) // 2] ^= 16
        packed.write_bytes(raw)

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            monkeypatch.setattr(making, "_pack", badly)
            made = await backup(at.db, tmp_path / "backups", now=START, is_good=looked_at(True, []))
            assert made.name.endswith("-damaged.db.gz")

    run(test())


def test_a_look_at_a_backup_finds_altered_rows_and_matches_that_play_otherwise(tmp_path: Path) -> None:
    reports = []

    def is_good(copy: Path) -> bool:
        reports.append(check_copy(copy, ALL, 30.0))
        return reports[-1].good

    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 0, 1)
            for hour, sql in enumerate(("", "update matches set waiting = '[]'", "update people set zone = 'x'")):
                if hour < 2:
                    async with at.db.transaction() as tx:
                        await tx.run(sql or "insert into people (user_id) values (7)")
                else:
                    with closing(sqlite3.connect(at.db.path, isolation_level=None)) as connection:
                        connection.execute(sql)
                await backup(at.db, tmp_path / "backups", now=START + timedelta(hours=hour), is_good=is_good)

    run(test())
    assert [report.good for report in reports] == [True, False, False]
    assert [each.what.key for each in reports[1].differences] == ["check-waiting"]
    assert [str(Refused(each)) for each in reports[2].damage] == ["check-row table_name=people row_name=user_id 7"]


def test_a_look_that_takes_too_long_ends_and_finds_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            async with at.db.transaction() as tx:
                for n in range(3000):
                    await tx.run("insert into people (user_id, zone) values (?, ?)", n, "x" * 100)
            with closing(sqlite3.connect(at.db.path, isolation_level=None)) as connection:
                connection.execute("update people set zone = 'y' where user_id = 2999")
            assert len(damage_in(at.db.path)) == 1
            assert damage_in(at.db.path, patience=0.0) == []

    run(test())


def test_what_was_put_back_from_a_backup_is_read_and_written_side_by_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            made = await backup(at.db, tmp_path / "backups", now=START)
        unpacked(made, tmp_path / "other" / "rivers.db")
        async with desk(tmp_path / "other") as at:
            mode = await at.db.row("pragma journal_mode")
            assert mode is not None
            assert mode[0] == "wal"

    run(test())
