"""Presses: each applied once, in turn, stored when it returns; none harms the next."""

from __future__ import annotations

import asyncio
import gc
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from db.match import log
from db.match.matches import Applied
from db.table.info import Status
from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.dice import SeededDice
from engine.core.errors import BadSetup, Damaged, IllegalMove, Refused, Stale
from engine.core.game import Game, Setup
from engine.core.play import begin
from tests.db.desk import (
    ADA,
    ALL,
    BILAL,
    CHANNEL,
    CHLOE,
    DANA,
    GUILD,
    PATIENCE,
    SEED,
    Desk,
    desk,
    dump,
    faults,
    required,
    run,
    seen,
)
from tests.games import GAMES
from tests.toy import TOY
from tools.fuzz.setups import usual_setup

FLOOD = GAMES["after_the_flood"]
every_game = pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=[TOY.key, *GAMES])


def outcomes(results: list[Applied | BaseException]) -> tuple[list[Applied], list[BaseException]]:
    applied = [each for each in results if isinstance(each, Applied)]
    return applied, [each for each in results if isinstance(each, BaseException)]


@every_game
def test_a_match_begins_as_the_engine_begins_it(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun(game)
            outcome = begin(game, Setup(3), SeededDice(SEED))
            assert set(dump(loaded)) == {codec_of(game).dump(outcome.state)}
            assert (loaded.n, loaded.info.status, loaded.asked) == (0, Status.RUNNING, outcome.asked)
            assert set(loaded.info.waiting) == loaded.waiting
            assert loaded.info.waiting_since == at.clock()

    run(test())


def test_seats_left_empty_in_the_lobby_are_closed_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.lobby()
            await at.tables.leave(info.id, BILAL)
            loaded = await at.matches.start(info.id)
            assert [(each.seat, each.user_id) for each in loaded.info.seats] == [(0, ADA), (1, CHLOE)]
            assert seen(loaded).seats == 2

    run(test())


def test_a_match_begins_once_and_with_enough_players(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.tables.create(FLOOD.key, "en", ADA, "Ada", GUILD, CHANNEL)
            with pytest.raises(BadSetup):
                await at.matches.start(info.id)
            with pytest.raises(Refused, match="table-not-started"):
                await at.matches.load(info.id)
            await at.tables.add_bot(info.id)
            await at.tables.add_bot(info.id)
            begun = await asyncio.gather(*(at.matches.start(info.id) for _ in range(5)), return_exceptions=True)
            assert sorted(str(each) for each in begun if isinstance(each, Refused)) == ["table-begun"] * 4
            assert await at.count("snapshots") == 1

    run(test())


@every_game
def test_fifty_presses_of_one_control_apply_once(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun(game)
            question = next(each for each in loaded.asked if not each.optional)
            answer = question.choice.sample(random.Random(1))
            user = loaded.info.seat(question.seat).user_id
            press = (1, question.seat, question.token, [answer], user)
            results = await asyncio.gather(*(at.matches.answer(*press) for _ in range(50)), return_exceptions=True)
            applied, errors = outcomes(results)
            assert len(applied) == 1
            assert {type(error) for error in errors} == {Stale}
            assert await at.count("presses") == 2
            assert dump(await at.matches.load(1)) == dump(applied[0].loaded)

    run(test())
    assert faults(tmp_path) == []


def test_answers_to_two_questions_at_once_both_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            presses = [
                at.matches.answer(1, seat, required(loaded, seat).token, [bid], user)
                for seat, (user, bid) in enumerate([(ADA, 0), (BILAL, 2), (CHLOE, 1)])
            ]
            applied, errors = outcomes(list(await asyncio.gather(*presses, return_exceptions=True)))
            assert (len(applied), errors) == (3, [])
            loaded = await at.matches.load(1)
            assert seen(loaded).bids == [0, 2, 1]
            assert loaded.waiting == {1}

    run(test())


def test_matches_do_not_wait_for_each_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.begun(channel=CHANNEL + 1)
            async with at.matches._one_at_a_time(1):
                await asyncio.wait_for(at.say(2, 0, 1), PATIENCE / 5)

    run(test())


def test_an_error_in_one_press_leaves_the_next_working(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            before = dump(await at.begun())

            async def broken(*_: object) -> None:
                raise sqlite3.OperationalError("disk I/O error")

            with monkeypatch.context() as planted:
                planted.setattr(log, "snapshot", broken)
                with pytest.raises(sqlite3.OperationalError):
                    await at.say(1, 0, 1)
            assert dump(await at.matches.load(1)) == before
            assert await at.count("presses") == 1
            await at.say(1, 0, 1)
            assert await at.count("presses") == 2

    run(test())


def test_a_fault_in_the_rules_leaves_the_next_press_working(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            with monkeypatch.context() as planted:
                planted.setattr(type(seen(loaded).stack.steps[-1]), "take", broken)
                with pytest.raises(ZeroDivisionError):
                    await at.say(1, 0, 1)
            await at.say(1, 0, 1)
            assert await at.count("presses") == 2

    run(test())


@pytest.mark.parametrize("milliseconds", range(0, 12, 2))
def test_a_press_cancelled_in_the_middle_is_whole_or_nothing(tmp_path: Path, milliseconds: int) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            token = required(loaded, 0).token
            task = asyncio.ensure_future(at.matches.answer(1, 0, token, [1], ADA))
            await asyncio.sleep(milliseconds / 1000)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            stored = await at.count("presses", "n > 0")
            assert await at.count("snapshots", "n > 0") == stored
            loaded = await at.matches.load(1)
            assert (0 in loaded.waiting) == (stored == 0)
            await at.say(1, 1, 1)

    run(test())
    assert faults(tmp_path) == []


def test_a_press_that_finds_the_match_ended_meanwhile_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            async with at.db.transaction() as tx:
                press = asyncio.ensure_future(at.say(1, 0, 1))
                await asyncio.sleep(0.05)
                await tx.run("update matches set status = 'ended'")
            with pytest.raises(Refused, match="table-over"):
                await press
            assert await at.count("presses") == 1

    run(test())


def test_several_answers_are_one_press(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            applied = await at.say(1, 0, "trade", "grain", "reed", "done")
            assert [move.kind for move in applied.press.moves] == ["action", "trade.give", "trade.get", "trade.give"]
            assert len(applied.loaded.match.drafts) == 1
            assert seen(applied.loaded).players[0].goods == {"grain": 0, "reed": 2, "fish": 1}
            loaded = await at.matches.undo(1, 0, ADA)
            assert seen(loaded).players[0].goods == {"grain": 1, "reed": 1, "fish": 1}
            assert required(loaded, 0).kind == "action"

    run(test())


def test_several_answers_apply_all_or_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            before = dump(await at.bid(1, 3, 0, 0))
            for answers in (
                ("trade", "grain", "gold"),
                ("trade", "grain", "grain"),
                ("rest", "end", 1),
                ("fish", "roll", "roll"),
            ):
                with pytest.raises(Refused):
                    await at.say(1, 0, *answers)
            with pytest.raises(IllegalMove, match="refused-empty"):
                await at.say(1, 0)
            assert dump(await at.matches.load(1)) == before

    run(test())


def test_an_answer_may_name_its_question(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            loaded = await at.bid(1, 3, 0, 0)
            token = required(loaded, 0).token
            wrong = [Move(0, "action", "trade"), Move(0, "ship", "grain")]
            with pytest.raises(Stale):
                await at.matches.answer(1, 0, token, wrong, ADA)
            with pytest.raises(Stale):
                await at.matches.answer(1, 0, token, [Move(0, "trade.give", "grain")], ADA)
            right = [Move(0, "action", "trade"), Move(0, "trade.give", "grain")]
            await at.matches.answer(1, 0, token, right, ADA)

    run(test())


def test_only_the_owner_of_a_seat_answers_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun()
            token = required(loaded, 1).token
            for user in (ADA, DANA, 0, -1):
                with pytest.raises(Refused, match="table-not-your-seat"):
                    await at.matches.answer(1, 1, token, [1], user)
            for seat in (-1, 3, 99):
                with pytest.raises(Refused, match="table-no-such-seat"):
                    await at.matches.answer(1, seat, token, [1], ADA)
            with pytest.raises(Stale):
                await at.matches.answer(1, 0, token, [1], ADA)
            with pytest.raises(Refused, match="table-not-your-seat"):
                await at.matches.undo(1, 1, ADA)
            with pytest.raises(Refused, match="table-unknown"):
                await at.matches.answer(999, 0, token, [1], ADA)
            assert await at.count("presses") == 1

    run(test())


def test_a_sealed_answer_is_retracted_through_its_own_question(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            loaded = (await at.say(1, 0, 3)).loaded
            assert loaded.waiting == {1, 2}
            (retract,) = [each for each in loaded.asked if each.seat == 0]
            applied = await at.matches.answer(1, 0, retract.token, ["take_back"], ADA)
            assert applied.moved
            assert not applied.to_tell, "there is neither news nor a bot to play"
            assert applied.loaded.waiting == {0, 1, 2}

    run(test())


@every_game
def test_a_match_played_to_its_end_is_over_and_says_so(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(game, game_options=usual_setup(game, 3, brief=True).options)
            loaded = await at.play(1, 5000, random.Random(5))
            assert loaded.info.status is Status.OVER
            assert seen(loaded).result is not None
            assert (loaded.waiting, loaded.info.waiting, await at.waits.of(1)) == (frozenset(), (), [])
            letter = await at.outbox.take()
            assert letter is not None
            assert (letter.kind, letter.n) == ("end", loaded.n)
            with pytest.raises(Refused, match="table-over"):
                await at.matches.answer(1, 0, "0" * 12, ["pass"], ADA)
            assert await at.tables.in_channel(CHANNEL) is None
            assert dump(await at.matches.load(1)) == dump(loaded)
            assert await at.count("snapshots") <= 4 + loaded.n // 64
            (told,) = [each for each in await at.matches.history(1, None) if each.n == loaded.n]
            assert (
                told.events == tuple(loaded_events(await at.matches.since(1, loaded.n - 1, None)))[-len(told.events) :]
            )

    run(test())


def loaded_events(history: list[Any]) -> list[Any]:
    return [event for told in history for event in told.events]


def test_the_history_tells_what_was_committed_and_no_draft(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            told = await at.matches.history(1, None)
            await at.say(1, 0, "trade", "grain", "reed")
            assert await at.matches.history(1, None) == told
            await at.say(1, 0, "done")
            await at.say(1, 0, "end")
            news = await at.matches.since(1, told[-1].n, None)
            assert [(each.seat, each.n == each.commit_n) for each in news] == [(0, False), (0, False), (0, True)]
            assert [type(event).__name__ for event in loaded_events(news)] == ["Swapped"]
            assert (await at.tables.get(1)).seat(0).seen_n == news[-1].n

    run(test())


def test_the_newest_snapshot_may_be_damaged_or_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun(FLOOD)
            here = dump(await at.play(1, 60, random.Random(2)))
            for damage in ("update snapshots set state = 'x' where n = {}", "delete from snapshots where n = {}"):
                row = await at.db.row("select max(n) from snapshots")
                assert row is not None
                async with at.db.transaction() as tx:
                    await tx.run(damage.format(row[0]))
                assert dump(await at.matches.load(1)) == here
            async with at.db.transaction() as tx:
                await tx.run("update snapshots set state = 'x'")
            with pytest.raises(Damaged):
                await at.matches.load(1)

    run(test())


def test_events_that_can_no_longer_be_read_stop_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 3, 0, 0)
            await at.say(1, 0, "trade", "grain", "reed")
            async with at.db.transaction() as tx:
                await tx.run('update presses set events = \'[{"event":"toy.Forgotten"}]\'')
            assert len((await at.matches.load(1)).match.drafts) == 1
            assert {each.events for each in await at.matches.history(1, None)} == {()}
            await at.say(1, 0, "done", "end")

    run(test())


def test_a_match_of_a_game_this_bot_has_not_is_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            without = Desk(at.db, at.clock)
            without.matches._games = {key: game for key, game in ALL.items() if game is not TOY}
            with pytest.raises(Refused, match="table-unknown-game"):
                await without.matches.load(1)

    run(test())


def test_the_locks_of_matches_that_rest_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.say(1, 0, 1)
            gc.collect()
            assert len(at.matches._one_at_a_time) == 0

    run(test())
