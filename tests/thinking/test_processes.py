"""Processes that think: killed, too slow, too greedy or talkative, a question is answered or given back in time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from typing import Any

import pytest

from cogs.thinking import thinking as service_module
from cogs.thinking.fair_queue import Urgency
from cogs.thinking.thinking import CannotThink, StoppedThinking, Thinking, cores
from engine.core.game import Game
from engine.search.chances import chances
from engine.search.thinking import think
from engine.search.thought import Thought
from tests.games import GAMES
from tests.thinking.awkward_games import DevouringGame, DyingGame, EndlessGame, SlowGame, TalkingGame
from tests.thinking.thinker import SEED, position, run, thinking, until
from tests.toy import TOY

LITTLE, MORE = 40, (1_000, 5_000, 10_000)
"""Answers that may be played on the way to one: too few to compare any, and more, one of which is enough for that."""


async def thought_of(at: Thinking, game: Game[Any] = TOY, **more: Any) -> Thought:
    """Think about a question of a game."""
    return await at.think(*position(game), SEED, LITTLE, explain=True, **more)


@pytest.mark.parametrize("game", GAMES)
def test_a_process_comes_to_the_same_thought_as_anybody_with_this_seed_and_effort(game: str) -> None:
    at = position(GAMES[game], max(GAMES[game].seats[:2]))
    thoughts = ((each, think(*at[:2], at.question.seat, at.question.kind, SEED, each, explain=True)) for each in MORE)
    effort, here = next((each, thought) for each, thought in thoughts if len(thought.considered) > 1)

    async def test() -> None:
        async with thinking() as service:
            assert await service.think(*at, SEED, effort, explain=True) == here

    run(test)


def test_a_process_estimates_the_same_chances_and_is_asked_again() -> None:
    async def test() -> None:
        at = position()
        async with thinking() as service:
            assert await service.chances(*at[:2], SEED, 3) == chances(*at[:2], SEED, 3)
            before = service.processes
            await thought_of(service)
            assert service.processes == before

    run(test)


@pytest.mark.parametrize("kills", [1, 2])
def test_a_thought_whose_process_is_killed_is_thought_by_another_and_then_given_up(
    kills: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with thinking() as service:
            asked = asyncio.create_task(thought_of(service, SlowGame(), match_id=1))
            seen: frozenset[int] = frozenset()
            for _ in range(kills):
                while not (new := service.processes - seen):
                    await asyncio.sleep(0.01)
                (pid,) = new
                await asyncio.sleep(0.1)
                os.kill(pid, signal.SIGKILL)
                seen |= {pid}
                assert service.is_about(1)
            if kills < service_module.TRIES:
                assert (await asked).considered
            else:
                with pytest.raises(CannotThink):
                    await asked
            await thought_of(service)
            assert not service.is_about(1)
            assert not service.processes & seen

    with caplog.at_level(logging.WARNING):
        run(test)
    assert [each.getMessage().endswith("is gone") for each in caplog.records] == [True] * kills


def test_a_process_that_was_killed_while_it_had_nothing_to_do_is_not_missed() -> None:
    async def test() -> None:
        async with thinking() as service:
            await thought_of(service)
            (pid,) = service.processes
            os.kill(pid, signal.SIGKILL)
            assert (await thought_of(service)).considered
            assert pid not in service.processes

    run(test)


def test_one_that_thinks_too_long_is_ended_and_the_next_question_is_thought_about(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        async with thinking(patience=0.5) as service:
            with pytest.raises(CannotThink, match="no answer within"):
                await thought_of(service, EndlessGame())
            await until(lambda: not service.processes)
        async with thinking() as service:
            assert (await thought_of(service)).considered

    run(test)
    assert "is ended" in caplog.text


def test_one_that_stands_still_is_ended_as_well() -> None:
    async def test() -> None:
        async with thinking(patience=1.0) as service:
            asked = asyncio.create_task(thought_of(service, SlowGame()))
            await until(lambda: service.processes)
            (pid,) = service.processes
            os.kill(pid, signal.SIGSTOP)
            with pytest.raises(CannotThink):
                await asked
            await until(lambda: not service.processes)

    run(test)


def test_one_that_wants_too_much_memory_fails_and_is_replaced() -> None:
    async def test() -> None:
        async with thinking() as service:
            asked = asyncio.create_task(thought_of(service, DevouringGame()))
            await until(lambda: service.processes)
            (greedy,) = service.processes
            with pytest.raises(CannotThink, match="MemoryError"):
                await asked
            assert (await thought_of(service)).considered
            assert greedy not in service.processes

    run(test)


def test_a_question_that_ends_every_process_is_given_back(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with thinking() as service:
            with pytest.raises(CannotThink, match="are gone"):
                await thought_of(service, DyingGame())

    run(test)
    assert len(caplog.records) == service_module.TRIES


def test_what_is_printed_meanwhile_does_not_come_between_the_answers(capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with thinking() as service:
            for _ in range(2):
                assert (await thought_of(service, TalkingGame())).considered

    run(test)
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "thinking aloud\nand past Python\n" in printed.err


def test_there_are_never_more_processes_than_there_may_be() -> None:
    async def test() -> None:
        most = 0
        async with thinking(most=2) as service:
            games: list[Game[Any]] = [SlowGame(), DyingGame(), TOY, DyingGame(), SlowGame(), TOY]
            asked = [asyncio.create_task(thought_of(service, game, match_id=n)) for n, game in enumerate(games)]
            while not all(each.done() for each in asked):
                most = max(most, len(service.processes))
                await asyncio.sleep(0.001)
            answers = await asyncio.gather(*asked, return_exceptions=True)
        assert most == 2
        assert [isinstance(each, CannotThink) for each in answers] == [isinstance(game, DyingGame) for game in games]

    run(test)


def test_one_core_is_left_to_the_bot_unless_there_is_only_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert 0 < cores() <= (os.cpu_count() or 1)
    for count, most in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(service_module, "cores", lambda count=count: count)
        assert Thinking().most == most


def test_a_hint_goes_before_turns_these_before_chances_and_matches_take_turns() -> None:
    async def test() -> None:
        order: list[str] = []

        async def noted(name: str, work: Any) -> None:
            await work
            order.append(name)

        async with thinking() as service:
            first = asyncio.create_task(thought_of(service, SlowGame()))
            await until(lambda: service.processes)
            at, turn = position(), Urgency.TURN
            works = {
                "chances": service.chances(*at[:2], SEED, 1, match_id=3),
                "first match": thought_of(service, match_id=1, urgency=turn),
                "first match again": thought_of(service, match_id=1, urgency=turn),
                "second match": thought_of(service, match_id=2, urgency=turn),
                "hint": thought_of(service, match_id=1, urgency=Urgency.HINT),
            }
            await asyncio.gather(first, *(noted(name, work) for name, work in works.items()))
        assert order == ["hint", "first match", "second match", "first match again", "chances"]

    run(test)


def test_whoever_waits_is_told_when_the_bot_is_stopped_and_no_process_is_left() -> None:
    async def test() -> None:
        async with thinking() as service:
            asked = [asyncio.create_task(thought_of(service, EndlessGame())) for _ in range(2)]
            await until(lambda: service.processes)
            (pid,) = service.processes
            service.close()
            for each in asked:
                with pytest.raises(StoppedThinking):
                    await each
            with pytest.raises(StoppedThinking):
                await thought_of(service)
            await service.wait_closed()
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)

    run(test)


def test_where_no_process_can_be_started_the_log_says_so_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def test() -> None:
        async with thinking() as service:
            for _ in range(2):
                with pytest.raises(CannotThink):
                    await thought_of(service)

    run(test)
    assert [each.getMessage().partition(":")[0] for each in caplog.records] == [
        "no process can be started, so nobody plays strong"
    ]


def test_a_process_nobody_asks_anything_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service_module, "IDLE", 0.05)

    async def test() -> None:
        async with thinking() as service:
            await thought_of(service)
            assert service.processes
            await until(lambda: not service.processes)

    run(test)
