"""What a press costs from Discord to Discord: each row is read once to judge it, store it and show what follows."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from db.store.connection import Database, Transaction
from tests.discord.play.test_first_time_help import ONE_WORD
from tests.discord.support.ending import end_action
from tests.discord.support.stage import Stage, stage

PRESS, LAST_OF_TURN, LOOK, COMMAND = 9, 15, 5, 6
"""So many statements may be needed at most, what is shown afterwards included."""
ONCE = {"matches": 1, "snapshots": 1, "people": 1}
"""How often rows are read for their own sake; seats come with their match."""


class Statements:
    """What presses and commands ask of the database; the sender and those who listen to it work for themselves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._asked: list[str] = []
        inside, outside = Transaction.rows, Database.rows

        async def in_transaction(tx: Transaction, sql: str, *args: Any) -> Any:
            self._note(sql)
            return await inside(tx, sql, *args)

        async def beside(db: Database, sql: str, *args: Any) -> Any:
            self._note(sql)
            return await outside(db, sql, *args)

        monkeypatch.setattr(Transaction, "rows", in_transaction)
        monkeypatch.setattr(Database, "rows", beside)

    def _note(self, sql: str) -> None:
        task = asyncio.current_task()
        assert task is not None
        if task.get_name() != "sender" and "on_table" not in task.get_name():
            self._asked.append(sql)

    async def during(self, done: Awaitable[object]) -> tuple[int, dict[str, int]]:
        """Count all statements while something is done, and by table those that read it."""
        self._asked.clear()
        await done
        return len(self._asked), dict(Counter(_main(sql) for sql in self._asked if sql.startswith("select")))


def _main(sql: str) -> str:
    """Find the table a query is about: the first one it names outside of brackets."""
    depth, plain = 0, ""
    for sign in sql:
        depth += (sign == "(") - (sign == ")")
        plain += sign if depth == 0 else " "
    return plain.partition(" from ")[2].split()[0]


async def _opened(table: Stage) -> MemberActor:
    """Let whoever is first open the panel."""
    await table.start_match()
    (first,) = table.pinged
    await table.press(first, "Play", public=True)
    return first


def test_a_press_reads_each_row_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            first = await _opened(table)
            statements = Statements(monkeypatch)
            build = table.panel(first).menu("🏛️ Build City")["custom_id"]
            presses = [table.choose(first, build, ["ur"])]
            presses += [table.press(first, label) for label in ("Undo step", "Redo", "Undo all", "Redo")]
            for press in presses:
                count, reads = await statements.during(press)
                assert count <= PRESS
                assert reads == {**ONCE, "presses": 2}, "drafts to play on, then what the panel tells"
            assert "1. City in Ur" in table.panel(first).text
            count, reads = await statements.during(table.press(first, "End action"))
            assert count <= LAST_OF_TURN
            assert reads == {**ONCE, "people": 2, "presses": 1}, "quiet hours of whoever is next are looked up too"

    asyncio.run(play())


def test_help_with_new_words_costs_a_statement_only_while_they_are_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with stage(tmp_path, games=ONE_WORD) as table:
            await table.start_match()
            (first,) = table.pinged
            people = table.bot.services.people
            statements = Statements(monkeypatch)
            new, _ = await statements.during(table.press(first, "Play", public=True))
            assert "💡" in table.panel(first).text
            again, reads = await statements.during(table.press(first, "Play", public=True))
            assert (again, reads["people"]) == (new - 1, 1)
            person = await people.get(first.id)
            (key,) = person.explained
            learnt = dict.fromkeys(table.bot.services.games[key].presentation.new_words, ("0.1.1", "0.2.1", "0.3.1"))
            await people.note_explained(person, {key: learnt})
            assert await statements.during(table.press(first, "Play", public=True)) == (again, reads)
            assert "💡" not in table.panel(first).text

    asyncio.run(play())


def test_looking_around_reads_each_row_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            first = await _opened(table)
            statements = Statements(monkeypatch)
            for label in ("Play", "Board", "Log"):
                count, reads = await statements.during(table.press(first, label, public=True))
                assert count <= LOOK
                assert reads == {**ONCE, "presses": 2}

    asyncio.run(play())


def test_a_command_needs_one_statement_more_to_find_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            first = await _opened(table)
            statements = Statements(monkeypatch)
            count, reads = await statements.during(table.type(first, "play"))
            assert count <= COMMAND
            assert reads == {**ONCE, "matches": 2, "presses": 2}
            count, reads = await statements.during(table.type(first, "flood build", area="Ur"))
            assert "1. City in Ur" in table.panel(first).text
            assert count <= PRESS + 1
            assert reads == {**ONCE, "matches": 2, "presses": 2}

    asyncio.run(play())


def test_a_panel_that_goes_on_needs_two_statements_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with stage(tmp_path) as table:
            await table.start_match()
            for _ in range(2):
                (who,) = table.pinged
                await table.type(who, "flood pass")
                await end_action(table, who)
            (who,) = table.pinged
            await table.type(who, "flood build", area="Ur")
            statements = Statements(monkeypatch)
            count, reads = await statements.during(end_action(table, who))
            assert "### Your turn" in table.panel(who).text
            assert count <= LAST_OF_TURN + 2, "what the panel tells, and that it was shown"
            assert reads == {**ONCE, "presses": 2}

    asyncio.run(play())
