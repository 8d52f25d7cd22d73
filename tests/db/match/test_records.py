"""Records: a match as a file, and the secrets that never get into one."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import pytest

from db.table.info import Status
from engine.core.errors import Damaged, Refused
from engine.core.game import Game
from engine.core.levels import Level
from engine.core.record import final, read_record, replay
from tests.db.desk import ADA, BILAL, CHANNEL, CHLOE, DANA, PEOPLE, SEED, desk, dump, faults, required, run
from tests.db.match.test_matches import FLOOD, every_game
from tests.toy import TOY
from tools.fuzz.setups import usual_setup

USERS = [(DANA, "Dana"), None, (ADA, "Ada")]


@every_game
def test_an_exported_match_is_imported_as_it_was_and_goes_on(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(game, game_options=usual_setup(game, 3, brief=True).options)
            await at.play(1, 40, random.Random(1))
            turns = await at.matches.turns(1)
            await at.matches.rewind(1, turns[len(turns) // 2].before_n, 0)
            before = await at.play(1, 30, random.Random(2))
            record = await at.matches.export(1)
            number = await at.matches.import_record(record, 7, CHANNEL + 1, USERS, "fr")
            after = await at.matches.load(number)
            assert dump(after)[0] == dump(before)[0]
            assert [each.user_id for each in after.info.seats] == [DANA, None, ADA]
            assert (after.info.language, after.info.host_id, after.info.guild_id) == ("fr", DANA, 7)
            assert after.info.told_n == after.n
            seeds = [row[0] for row in await at.db.rows("select seed from matches order by id")]
            assert seeds[0] == SEED
            assert seeds[1] not in (SEED, None)
            exported = read_record(await at.matches.export(number))
            assert exported.levels == {1: Level.NORMAL}
            exported.levels.clear()
            assert exported.dump() == record
            letter = None
            while (taken := await at.outbox.take()) is not None:
                letter = taken
            assert letter is not None
            assert letter.match_id == number
            await at.play(number, 5000, random.Random(3))
            assert (await at.tables.get(number)).status is Status.OVER
            finished = await at.matches.export(number)
            again = await at.matches.import_record(finished, 7, CHANNEL + 1, USERS)
            assert (await at.tables.get(again)).status is Status.OVER

    run(test())
    assert faults(tmp_path) == []


@every_game
def test_a_record_holds_the_match_and_no_draft_no_seed_no_people(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(game)
            loaded = await at.play(1, 60, random.Random(4))
            raw = await at.matches.export(1)
            record = read_record(raw)
            assert record.seed == ""
            assert final(replay(game, record)).state == loaded.match.committed
            for secret in (SEED.hex(), repr(SEED), str(ADA), str(BILAL), *PEOPLE.values()):
                assert secret.encode() not in raw

    run(test())


def test_a_lobby_has_no_record(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.lobby()
            with pytest.raises(Refused, match="table-not-started"):
                await at.matches.export(1)

    run(test())


@pytest.mark.parametrize(
    "damage",
    [
        lambda raw: raw[:0],
        lambda raw: raw[: len(raw) // 2],
        lambda raw: b"[" + raw,
        lambda raw: raw.replace(b'"seats":3', b'"seats":9'),
        lambda raw: raw.replace(b'"rules":1', b'"rules":99'),
        lambda raw: raw.replace(b'"kind":"bid"', b'"kind":"bud"', 1),
        lambda raw: raw.replace(b'"seat":1', b'"seat":-7'),
        lambda raw: raw.replace(b'"draws":[', b'"draws":[[6,9],', 1),
        lambda raw: raw.replace(b'"first_draw":', b'"first_draw":99999999999999999999', 1),
        lambda raw: raw.replace(b'"seed":""', b'"seed":"xyz"'),
    ],
)
def test_a_damaged_record_is_refused_and_leaves_nothing(tmp_path: Path, damage: Any) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 1, 2, 3)
            raw = await at.matches.export(1)
            assert damage(raw) != raw
            with pytest.raises(Damaged):
                await at.matches.import_record(damage(raw), None, CHANNEL + 1, USERS)
            assert await at.count("matches") == 1

    run(test())


def nested(raw: bytes, inside: bytes) -> bytes:
    """Put something into a record that no record has."""
    return raw.replace(b'"seed":""', b'"seed":"","more":' + inside)


@pytest.mark.parametrize(
    ("hostile", "why"),
    [
        (lambda raw: nested(raw, b"[" * 5000 + b"]" * 5000), "damaged-deep"),
        (lambda raw: nested(raw, b'{"\\"[[": ' * 5000 + b"1" + b"}" * 5000), "damaged-deep"),
        (lambda raw: nested(raw, b"[" * 5000), "damaged-deep"),
        (lambda raw: raw.replace(b'"options":{', b'"options":{' + b'"a": "b",' * 9000), "table-record-options"),
        (
            lambda raw: raw.replace(
                b'"options":{', b'"options":{' + b"".join(b'"%d": "b",' % n for n in range(400_000))
            ),
            "damaged-large",
        ),
    ],
)
def test_a_hostile_record_is_refused_with_its_reason(tmp_path: Path, hostile: Any, why: str) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 1, 2, 3)
            raw = await at.matches.export(1)
            with pytest.raises(Damaged, match=why):
                await at.matches.import_record(hostile(raw), None, CHANNEL + 1, USERS)
            assert await at.count("matches") == 1

    run(test())


def test_brackets_in_words_are_not_counted(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            raw = nested(await at.matches.export(1), b'"\\"' + b"[" * 5000 + b'"')
            assert read_record(raw).game == TOY.key

    run(test())


def test_an_import_needs_its_seats_its_game_and_a_free_channel(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            raw = await at.matches.export(1)
            for users in ([], USERS[:2], [None, None, None]):
                with pytest.raises(Refused, match="table-record-seats"):
                    await at.matches.import_record(raw, None, CHANNEL + 1, users)
            with pytest.raises(Refused, match="table-channel-taken"):
                await at.matches.import_record(raw, None, CHANNEL, USERS)
            with pytest.raises(Refused, match="table-unknown-game"):
                await at.matches.import_record(raw.replace(b'"toy"', b'"chess"'), None, CHANNEL + 1, USERS)
            assert await at.count("matches") == 1

    run(test())


def test_the_seed_is_in_no_log_and_no_repr(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        shown = []
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            applied = await at.say(1, 0, 1)
            shown += [
                repr(each) for each in (loaded, applied, loaded.match, loaded.match.dice, loaded.info, at.matches)
            ]
            with pytest.raises(Refused) as error:
                await at.matches.answer(1, 0, required(loaded, 0).token, [1], ADA)
            shown += [repr(error.value), str(error.value)]
            shown += [repr(each) for each in await at.matches.history(1, None)]
            shown += [repr(each) for each in (await at.outbox.take(), await at.waits.of(1))]
        shown.append(caplog.text)
        for secret in (SEED.hex(), repr(SEED)[2:-1], str(list(SEED))):
            assert all(secret not in text for text in shown)
        assert "insert into presses" in caplog.text

    with caplog.at_level(logging.DEBUG):
        run(test())


def test_every_match_has_a_seed_of_its_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            for channel in range(5):
                await at.matches.start((await at.lobby(FLOOD if channel % 2 else TOY, channel)).id)
            seeds = {row[0] for row in await at.db.rows("select seed from matches")}
            assert len(seeds) == 5
            assert {len(seed) for seed in seeds} == {16}
            assert CHLOE in [each.user_id for each in (await at.tables.get(1)).seats]

    run(test())
