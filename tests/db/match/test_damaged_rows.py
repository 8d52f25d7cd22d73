"""A row that is not what was stored is not used: an older snapshot is, a draft is given up, or the players are told."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.outbox import LINE
from db.store import connection, migrate
from db.store.damage import damage_in
from engine.core.decision import Text
from engine.core.errors import Damaged
from tests.db.desk import Desk, desk, dump, faults, run
from tests.db.store.test_files import with_one_more_migration


def damage(at: Desk, sql: str) -> None:
    """Alter something behind the bot's back, as a failing disk does."""
    with closing(sqlite3.connect(at.db.path, isolation_level=None)) as behind:
        assert behind.execute(sql).rowcount > 0


async def drafting(at: Desk) -> tuple[bytes, ...]:
    """Play to the middle of the first turn, with a draft of two presses; give the position before it."""
    await at.begun()
    before = dump(await at.bid(1, 3, 0, 0))
    await at.say(1, 0, "trade")
    await at.say(1, 0, "grain")
    return before


def test_every_row_of_every_table_is_sealed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            tables = [row[0] for row in await at.db.rows("select name from sqlite_schema where type = 'table'")]
            for table in set(tables) - {"sqlite_sequence"}:
                columns = [row["name"] for row in await at.db.rows(f"pragma table_info({table})")]
                assert "sum" in columns, table

    run(test())


@pytest.mark.parametrize(
    "altered",
    [
        "update snapshots set state = replace(state, '3', '4') where n = (select max(n) from snapshots)",
        "update snapshots set sum = sum + 1 where n = (select max(n) from snapshots)",
    ],
)
def test_instead_of_a_damaged_snapshot_an_older_one_is_played_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, altered: str
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = dump(await at.bid(1, 3, 0, 0))
            damage(at, altered)
            with caplog.at_level(logging.ERROR):
                assert dump(await at.matches.load(1)) == before
            assert "of match 1 is damaged; an older one is looked for" in caplog.text

    run(test())


def test_a_snapshot_under_another_number_is_not_taken_for_the_position_after_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = dump(await at.bid(1, 3, 0, 0))
            last = (await at.matches.load(1)).commit_n
            damage(at, f"delete from snapshots where n = {last}")
            damage(at, f"update snapshots set n = {last} where n = 1")
            assert dump(await at.matches.load(1)) == before
            damage(at, f"delete from snapshots where n < {last}")
            with pytest.raises(Damaged, match="damaged-altered"):
                await at.matches.load(1)

    run(test())


@pytest.mark.parametrize("column", ["moves = replace(moves, '3', '2')", "first_draw = 77", "seat = 1", "sum = 1"])
def test_a_damaged_press_is_not_played_again(tmp_path: Path, column: str) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            damage(at, "update snapshots set sum = 1 where n > 0")
            damage(at, f"update presses set {column} where n = 1")
            with pytest.raises(Damaged, match="damaged-altered"):
                await at.matches.load(1)

    run(test())


def test_a_damaged_draft_is_given_up_with_what_was_built_on_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            before = await drafting(at)
            damage(at, "update presses set moves = replace(moves, 'trade', 'grade') where n = 4")
            with caplog.at_level(logging.WARNING):
                assert dump(await at.matches.load(1)) == before
            assert "the presses (4, 5) no longer apply" in caplog.text
            await at.say(1, 0, "rest", "end")
            assert [each.n for each in await at.matches.since(1, 3, None)] == [6]

    run(test())
    assert faults(tmp_path) == ["check-row table_name=presses row_name=match_id 1, n 4"]


@pytest.mark.parametrize("column", ["final_n = null", "gone = 2", "final_n = 2", "final_n = 9"])
def test_a_commit_that_seems_not_to_count_is_not_forgotten(tmp_path: Path, column: str) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            last = (await at.bid(1, 3, 0, 0)).commit_n
            damage(at, f"update presses set {column} where n = {last}")
            with pytest.raises(Damaged, match="damaged-altered"):
                await at.matches.load(1)

    run(test())


def test_an_old_press_that_is_damaged_is_left_out_of_the_story(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            damage(at, "update presses set turn = turn + 1 where n = 1")
            with caplog.at_level(logging.ERROR):
                told = await at.matches.history(1, None)
            assert 1 not in [each.n for each in told]
            assert {each.n for each in told} >= {0, 3}
            assert "press 1 of match 1 is damaged" in caplog.text
            with pytest.raises(Damaged):
                await at.matches.export(1)

    run(test())


def test_a_damaged_letter_is_not_sent_and_the_match_is_told_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            damage(at, "update outbox set n = 7 where id = 1")
            with caplog.at_level(logging.ERROR):
                letter = await at.outbox.take()
            assert letter is not None
            assert (letter.id, letter.kind, letter.n, letter.pings) == (2, "turn", 0, (0, 1, 2))
            assert "letter 1 of match 1 is damaged and not sent" in caplog.text
            await at.outbox.sent(letter, 5001)
            await at.outbox.put(1, "note", {"said": "hello"})
            damage(at, "update outbox set payload = cast(x'ff' as text) where id = 3")
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.kind, letter.pings) == ("turn", ()), "nobody is pinged twice"

    run(test())
    assert faults(tmp_path) == []


def test_a_damaged_letter_that_may_have_arrived_is_told_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            assert await at.outbox.take() is not None
            damage(at, "update outbox set tried = 5 where id = 1")
            assert await at.outbox.in_doubt() == []
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.id, letter.kind) == (2, "turn")

    run(test())


def test_a_damaged_end_is_told_anew_and_a_damaged_note_after_it_brings_none_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            async with at.db.transaction() as tx:
                await tx.run("update matches set status = 'over'")
                await tx.run("update outbox set kind = 'end'")
            damage(at, "update outbox set n = 7 where id = 1")
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.kind, letter.n) == ("end", 0)
            await at.outbox.sent(letter, 5001)
            await at.outbox.put(1, "note", {})
            damage(at, "update outbox set n = 7 where id = 3")
            assert await at.outbox.take() is None
            assert await at.count("outbox") == 1

    run(test())


def test_a_damaged_line_is_left_out_of_the_post(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.outbox.add_line(1, Text("note-moved"))
            await at.outbox.add_line(1, Text("note-other"))
            damage(at, f"update outbox set payload = '{{}}' where kind = '{LINE}' and id = 2")
            await at.outbox.put(1, "turn", {})
            letter = await at.outbox.take()
            assert letter is not None
            assert await at.outbox.lines(letter) == [(0, Text("note-other"))]

    run(test())


def test_what_was_damaged_stays_so_when_it_is_changed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            damage(at, "update matches set seed = x'00'")
            await at.say(1, 0, 1)

    run(test())
    assert faults(tmp_path) == ["check-row table_name=matches row_name=id 1"]


def test_a_change_of_tables_seals_what_was_whole_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 0, 1)
            damage(at, "update presses set first_draw = 77 where n = 1")
        more = "alter table presses add column mood text;\nupdate presses set mood = 'good', turn = turn + 1;\n"
        monkeypatch.setattr(migrate, "FOLDER", with_one_more_migration(tmp_path / "migrations", more))
        async with desk(tmp_path) as at:
            assert await at.count("presses", "mood = 'good'") == 2

    run(test())
    assert damage_in(tmp_path / "rivers.db") == [
        Text("check-row", {"table_name": "presses", "row_name": "match_id 1, n 1"})
    ]


def test_players_of_a_match_on_a_ruined_page_are_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            page = await at.db.row("select rootpage from sqlite_schema where name = 'snapshots'")
            assert page is not None
            async with at.db.transaction() as tx:
                await tx.run("insert into people (user_id) values (7)")
        with at.db.path.open("r+b") as file:
            file.seek(4096 * (page[0] - 1))
            file.write(b"\xee" * 100)
        monkeypatch.setattr(connection, "prepare", lambda *_: None)  # a large file is not looked through when opened
        async with desk(tmp_path) as at:
            with pytest.raises(Damaged, match="damaged-altered"):
                await at.matches.load(1)
            assert await at.count("people") == 1

    run(test())
