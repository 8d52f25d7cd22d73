"""A press costs what it must: each row is read once, each answer applied once, all in one transaction."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from db.store.connection import Database, Transaction
from engine.core import match as core_match
from engine.core import play
from engine.core.decision import Move
from tests.db.desk import ADA, Desk, desk, required, run


class Watched:
    """What was asked of the database, and which answers the rules were given, since it was cleared."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.statements: list[str] = []
        self.moves: list[Move] = []
        rows, beside, advance = Transaction.rows, Database.rows, play.advance

        async def in_transaction(tx: Transaction, sql: str, *args: Any) -> Any:
            self.statements.append(sql)
            return await rows(tx, sql, *args)

        async def outside(db: Database, sql: str, *args: Any) -> Any:
            self.statements.append(f"outside: {sql}")
            return await beside(db, sql, *args)

        def applied(state: Any, asked: Any, move: Move, *args: Any, **named: Any) -> Any:
            self.moves.append(move)
            return advance(state, asked, move, *args, **named)

        monkeypatch.setattr(Transaction, "rows", in_transaction)
        monkeypatch.setattr(Database, "rows", outside)
        monkeypatch.setattr(core_match, "advance", applied)

    def clear(self) -> None:
        self.statements.clear()
        self.moves.clear()

    def reads(self, table: str) -> int:
        """Count the statements that read rows of a table for their own sake, not to look something up beside them."""
        return sum(f"from {table} " in _outermost(sql) for sql in self.statements)


def _outermost(sql: str) -> str:
    """Leave a query without those inside it; nothing of a statement that is none."""
    if not sql.removeprefix("outside: ").startswith("select"):
        return ""
    before = ""
    while before != sql:
        before, sql = sql, re.sub(r"\([^()]*\)", "", sql)
    return f"{sql} "


async def pressed(at: Desk, watched: Watched, seat: int, *answers: str) -> None:
    loaded = await at.matches.load(1)
    token, user = required(loaded, seat).token, loaded.info.seat(seat).user_id
    watched.clear()
    await at.matches.answer(1, seat, token, answers, user)


def test_a_press_reads_each_row_once_and_applies_each_answer_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            watched = Watched(monkeypatch)
            await pressed(at, watched, 0, "trade", "grain", "reed")
            assert [move.answer for move in watched.moves] == ["trade", "grain", "reed"]
            assert not any(sql.startswith("outside") for sql in watched.statements)
            assert {table: watched.reads(table) for table in ("matches", "snapshots", "presses", "people")} == {
                "matches": 1,
                "snapshots": 1,
                "presses": 1,
                "people": 0,
            }
            assert len(watched.statements) <= 6

    run(test())


def test_a_press_that_ends_a_turn_needs_a_handful_of_statements_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "rest")
            watched = Watched(monkeypatch)
            await pressed(at, watched, 0, "end")
            assert [move.answer for move in watched.moves] == ["rest", "end"], "the draft is played on, then ended"
            assert {table: watched.reads(table) for table in ("matches", "snapshots", "presses", "people")} == {
                "matches": 1,
                "snapshots": 1,
                "presses": 1,
                "people": 1,  # the hours in which whoever is next wants no reminder
            }
            assert len(watched.statements) <= 14

    run(test())


def test_taking_back_reads_each_row_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "trade")
            watched = Watched(monkeypatch)
            await at.matches.undo(1, 0, ADA)
            assert [watched.reads(table) for table in ("matches", "snapshots", "presses")] == [1, 1, 1]
            assert len(watched.statements) <= 5

    run(test())
