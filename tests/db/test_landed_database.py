"""A database written by the first version that was in use: whatever was stored then is still there, and goes on."""

from __future__ import annotations

import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db.match.check import Report, check
from db.match.load import Loaded
from db.match.records import play_record
from db.store.migrate import FOLDER, migrations
from db.table.info import Status
from engine.core.decision import Answer, Move, Seat
from engine.core.game import default_of
from engine.core.play import step
from engine.core.record import read_record
from tests.db.desk import Desk, desk, required, run, seen
from tests.db.landed.facts import EXPECTED, FIRST_VERSION, MATCHES, facts_of, unpack, version, with_status
from tests.games import GAMES

AT_RANDOM = 5
"""So many presses are made at random; the rest of a match is played by what absent players are taken to say."""
TOGETHER = 12
"""So many answers at most are given with one press."""
LONGEST = 400
"""No match takes more turns."""
DRAFTS = [number for number, said in MATCHES.items() if any(said.get("drafts", ())) or said.get("redoable")]


@pytest.fixture(scope="module")
def landed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with a database for tests that keep to one match each."""
    folder = tmp_path_factory.mktemp("landed")
    unpack(folder)
    return folder


def test_it_is_opened_after_a_backup_if_its_tables_must_change(tmp_path: Path) -> None:
    unpack(tmp_path)

    async def test() -> None:
        async with desk(tmp_path) as at:
            assert await version(at.db) == max(migrations(FOLDER))

    run(test())
    backups = list((tmp_path / "backups").glob("rivers-*.db.gz"))
    assert len(backups) == (max(migrations(FOLDER)) > FIRST_VERSION)
    for backup in backups:
        unpacked = tmp_path / "before.db"
        unpacked.write_bytes(gzip.decompress(backup.read_bytes()))
        with closing(sqlite3.connect(unpacked)) as before:
            assert before.execute("pragma user_version").fetchone() == (FIRST_VERSION,)
            assert before.execute("select count(*) from matches").fetchone() == (len(MATCHES),)


def test_every_match_is_what_it_was(tmp_path: Path) -> None:
    unpack(tmp_path)

    async def test() -> None:
        async with desk(tmp_path) as at:
            assert [row["id"] for row in await at.db.rows("select id from matches order by id")] == list(MATCHES)
            for number, said in MATCHES.items():
                facts = await facts_of(at, number)
                assert facts == _plain(said), f"match {number}: {said['about']}"

    run(test())


def _plain(said: dict[str, object]) -> dict[str, object]:
    """Leave out what is only for readers, and give answers in a vote as they are given."""
    votes = [[*vote[:3], [tuple(answer) for answer in vote[3]]] for vote in said["votes"]]  # type: ignore[attr-defined]
    return {**{name: value for name, value in said.items() if name != "about"}, "votes": votes}


def test_people_letters_and_litter_are_what_they_were(tmp_path: Path) -> None:
    unpack(tmp_path)

    async def test() -> None:
        async with desk(tmp_path) as at:
            for user_id, (language, zone, quiet, reminders, board) in EXPECTED["people"].items():
                person = await at.people.get(int(user_id))
                assert (person.language, person.zone, person.board) == (language, zone, board)
                assert person.quiet == (quiet and tuple(60 * hour for hour in quiet))  # minutes of the day since
                assert person.reminders == (None if reminders is None else tuple(reminders))
            assert [[each.message_id, each.channel_id] for each in await at.waits.stale_messages()] == EXPECTED[
                "litter"
            ]
            assert [letter.match_id for letter in await at.outbox.in_doubt()] == EXPECTED["in_doubt"]

    run(test())


def test_the_check_finds_nothing_that_differs(tmp_path: Path) -> None:
    assert check(unpack(tmp_path), GAMES) == Report(len(with_status(Status.RUNNING, Status.PAUSED)), [])


def test_drafts_are_taken_back_and_repeated(tmp_path: Path) -> None:
    unpack(tmp_path)

    async def test() -> None:
        async with desk(tmp_path) as at:
            for number in DRAFTS:
                if MATCHES[number]["status"] == Status.PAUSED:
                    await at.tables.resume(number)
                if MATCHES[number]["status"] in (Status.RUNNING, Status.PAUSED):
                    await there_and_back(at, number)

    run(test())


async def there_and_back(at: Desk, number: int) -> None:
    """Repeat all that was taken back, take back everything, and repeat it again."""
    said = MATCHES[number]
    for seat in reversed(said["redoable"]):
        await at.matches.redo(number, seat)
    after = await facts_of(at, number)
    drafted = {seat for seat, presses in enumerate(after["drafts"]) if presses}
    for seat in drafted:
        await at.matches.restart(number, seat)
    assert not any((await facts_of(at, number))["drafts"])
    for seat in reversed((await facts_of(at, number))["redoable"]):
        await at.matches.redo(number, seat)
    assert await facts_of(at, number) == after
    for seat in said["redoable"]:
        await at.matches.undo(number, seat)
    now = await facts_of(at, number)
    assert [now[name] for name in ("questions", "drafts", "redoable", "told")] == [
        said[name] for name in ("questions", "drafts", "redoable", "told")
    ]


@pytest.mark.parametrize("number", with_status(Status.RUNNING, Status.PAUSED))
def test_a_match_goes_on_to_its_end(landed: Path, number: int) -> None:
    async def test() -> None:
        async with desk(landed) as at:
            if MATCHES[number]["status"] == Status.PAUSED:
                await at.tables.resume(number)
            await play_to_the_end(at, number)
            assert (await at.tables.get(number)).status is Status.OVER
            await check_record(at, number)

    run(test())


async def play_to_the_end(at: Desk, number: int) -> None:
    """Let everybody play a while at random, bots too, and then give the usual answers."""
    chance = random.Random(number)
    for turn in range(LONGEST):
        if turn < AT_RANDOM:
            await at.matches.play_bots(number)
        loaded = await at.matches.load(number)
        if not loaded.waiting:
            return
        seat = min(loaded.waiting)
        answers = turn_of(loaded, seat, chance if turn < AT_RANDOM else None)
        user = None if loaded.info.seat(seat).bot else loaded.info.seat(seat).user_id
        await at.matches.answer(number, seat, required(loaded, seat).token, answers, user)
    pytest.fail(f"match {number} does not come to an end")


def turn_of(loaded: Loaded, seat: Seat, chance: random.Random | None) -> list[Answer | Move]:
    """Give answers of a seat for one press, at random or the usual ones: up to a commit, but not too many."""
    match, question = loaded.match, required(loaded, seat)
    state, answers = seen(loaded), list[Answer | Move]()
    for _ in range(TOGETHER):
        answer = default_of(question) if chance is None else question.choice.sample(chance)
        answers.append(Move(seat, question.kind, answer))
        outcome = step(loaded.game, state, Move(seat, question.kind, answer), match.dice)
        if outcome.commit:
            break
        state = outcome.state
        question = next(each for each in outcome.asked if each.seat == seat and not each.optional)
    return answers


def test_matches_begun_under_earlier_rules_keep_them(landed: Path) -> None:
    begun = with_status(Status.RUNNING, Status.PAUSED, Status.OVER, Status.ENDED)

    async def test() -> None:
        async with desk(landed) as at:
            games = set()
            for number in begun:
                loaded = await at.matches.load(number)
                games.add(loaded.game)
                assert loaded.match.committed.rules == 1
                assert read_record(await at.matches.export(number)).rules == 1
            assert any(game.rules > 1 for game in games)

    run(test())


@pytest.mark.parametrize("number", with_status(Status.OVER, Status.ENDED))
def test_a_finished_match_is_exported_and_played_again(landed: Path, number: int) -> None:
    async def test() -> None:
        async with desk(landed) as at:
            await check_record(at, number)

    run(test())


async def check_record(at: Desk, number: int) -> None:
    """Play the record of a match again: it ends as the match did."""
    loaded = await at.matches.load(number)
    again = play_record(GAMES, await at.matches.export(number))
    assert again.last.result == loaded.match.committed.result
    assert loaded.game.view(again.last, None) == loaded.game.view(loaded.match.committed, None)
