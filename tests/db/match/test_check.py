"""The check finds every match that would play otherwise, and says where."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from db.match import check
from engine.core.game import Step
from start import check as start_check
from tests.db.desk import ALL, CHANNEL, desk, faults, run
from tests.db.match.test_matches import FLOOD
from tests.toy import TOY
from tests.toy.steps import Turn, Wash


def played(folder: Path) -> None:
    """Three matches under way, one of them rewound and in the middle of a draft, and one finished."""

    async def fill() -> None:
        async with desk(folder) as at:
            await at.begun(TOY)
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "rest", "end")
            await at.matches.rewind(1, 3, 1)
            await at.say(1, 0, "draw")
            loaded = await at.matches.load(1)
            await at.say(1, min(loaded.waiting), "trade")
            await at.begun(FLOOD, CHANNEL + 1)
            await at.play(2, 50, random.Random(1))
            await at.begun(TOY, CHANNEL + 2)
            await at.play(3, 12, random.Random(2))
            await at.begun(TOY, CHANNEL + 3)
            await at.play(4, 500, random.Random(3))

    run(fill())


def alter(folder: Path, sql: str) -> None:
    """Store something else than what was played, as a bot with a fault would."""

    async def change() -> None:
        async with desk(folder) as at, at.db.transaction() as tx:
            await tx.run(sql)

    run(change())


def test_a_sound_database_is_found_sound_and_left_alone(tmp_path: Path) -> None:
    played(tmp_path)
    before = (tmp_path / "rivers.db").read_bytes()
    report = check.check(tmp_path / "rivers.db", ALL)
    assert report == check.Report(3, [])
    assert (tmp_path / "rivers.db").read_bytes() == before


def test_a_database_in_use_is_checked_beside_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 0, 1)
            assert faults(tmp_path) == []

    run(test())


@pytest.mark.parametrize(
    ("alteration", "found"),
    [
        ("update presses set draws = '[[2,1]]' where match_id = 2 and n = 0", ["match 2, press 0: "]),
        ("update presses set events = '[]' where match_id = 1 and n = 3", ["match 1, press 3: check-events"]),
        ("update presses set committed = 0 where match_id = 1 and n = 2", ["match 1, press 2: check-commit"]),
        (
            "update presses set moves = '[[0,\"dance\",1]]' where match_id = 1 and n = 1",
            ["match 1, press 0: check-refused"],
        ),
        ("update matches set waiting = '[0,1,2]' where id = 1", ["match 1, press "]),
        ("update matches set game = 'chess' where id = 3", ["match 3, press 0: check-refused, table-unknown-game"]),
        (
            "update snapshots set state = 'x' where match_id = 1 and n = 0",
            ["match 1, press 0: check-snapshot, damaged-unreadable"],
        ),
        (
            "update snapshots set state = (select state from snapshots where match_id = 1 and n = 0)"
            " where match_id = 1 and n = (select max(n) from snapshots where match_id = 1)",
            ["match 1, press "],
        ),
    ],
)
def test_what_was_altered_is_named(tmp_path: Path, alteration: str, found: list[str]) -> None:
    played(tmp_path)
    alter(tmp_path, alteration)
    said = faults(tmp_path)
    assert len(said) == len(found)
    for line, expected in zip(said, found, strict=True):
        assert line.startswith(expected)


def test_rules_that_changed_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path)
    with monkeypatch.context() as mended:
        mended.setattr(Turn, "asks", Step.asks)
        mended.setattr(Turn, "run", Wash.run)
        assert [line.split(",")[0] for line in faults(tmp_path)] == ["match 1", "match 3"]


def test_the_command_prints_and_returns_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            await at.play(1, 30, random.Random(1))

    run(fill())
    file = str(tmp_path / "rivers.db")
    for arguments in ([file], [file, "--rules"]):
        assert start_check.main(arguments) == 0
        assert capsys.readouterr().out == "1 match checked; 0 differ from their records.\n"
    alter(tmp_path, "update presses set events = '[]' where n = 0")
    assert start_check.main([file]) == 1
    assert (
        capsys.readouterr().out
        == "Match 1, press 0: something else happens\n1 match checked; 1 differs from its record.\n"
    )
    (tmp_path / "broken.db").write_bytes(b"no database")
    for bad, said in {
        "missing.db": f"{tmp_path / 'missing.db'}: no such file\n",
        "broken.db": "The database broken.db is damaged. It is left as it is; put a backup in its place.\n",
    }.items():
        assert start_check.main([str(tmp_path / bad)]) == 2
        assert capsys.readouterr().err == said


@pytest.mark.parametrize(
    ("alteration", "said"),
    [
        (
            "update presses set moves = json_replace(moves, '$[0][2]', 'atlantis') where n = 1",
            "Match 1, press 0: what comes next cannot be played again. Not among the choices: atlantis.",
        ),
        (
            "update presses set moves = json_replace(moves, '$[0][1]', 'dance') where n = 1",
            "Match 1, press 0: what comes next cannot be played again. The board has moved on;"
            " that choice was already settled.",
        ),
        (
            "update snapshots set state = 'x' where n = 0",
            "Match 1, press 0: the stored position cannot be used. The stored match is damaged",
        ),
        ("update matches set game = 'chess'", "Match 1, press 0: what comes next cannot be played again. There is no"),
        ("update matches set waiting = '[0, 1, 2]'", "other seats must act"),
        ("update presses set moves = '3' where n = 1", "what comes next breaks the rules (TypeError: "),
    ],
)
def test_the_command_speaks_in_sentences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], alteration: str, said: str
) -> None:
    async def fill() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            await at.play(1, 10, random.Random(1))

    run(fill())
    alter(tmp_path, alteration)
    assert start_check.main([str(tmp_path / "rivers.db")]) == 1
    printed = capsys.readouterr().out
    assert said in printed
    assert not re.search(r"\b(check|refused|damaged|table|database)-[a-z]", printed)
