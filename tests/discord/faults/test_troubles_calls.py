"""Discord refuses any call the bot makes, in any situation: play goes on, nothing is lost, nobody is pinged twice."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import pytest

from db.match.check import check_copy
from db.table.info import Status
from tests.discord.support.acts_beside import become_staff
from tests.discord.support.calls import CALLS, IF_OTHERS_FAIL, WAYS, fail, made
from tests.discord.support.fray import WITH_FRAY
from tests.discord.support.insisting import info_of, play_turn
from tests.discord.support.situations import SITUATIONS, Situation
from tests.discord.support.stage import PATIENCE, Stage, acted, shown
from tests.discord.support.table_talk import pass_hours, patient_stage
from tests.discord.support.venue import new_channel

NEEDS_POST = {"setting the table", "a thread of its own", "a rematch", "a forgotten lobby"}
"""What is not begun at all where nothing can be posted."""
LOGIN = {"ask for the owner"}
"""What discord.py asks while it logs in; if that fails, the process ends, says why and is started again."""


def posts(on: Stage, situation: Situation) -> list[discord.Message]:
    return [each for each in on.channel.history() if shown(each).text.startswith(f"### {situation.game}")]


@contextmanager
def nothing_unforeseen() -> Iterator[None]:
    """Fail if the log tells of an error meanwhile."""
    errors: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            errors.append(self.format(record))

    kept = Kept(logging.ERROR)
    logging.getLogger().addHandler(kept)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(kept)
    assert errors == []


async def prepare(on: Stage, situation: Situation) -> None:
    on.players = dict(list(on.players.items())[:3])
    await new_channel(on)
    await situation.before(on)
    await on.env.settle()


async def rounds(on: Stage, situation: Situation) -> None:
    """Let the loops of the bot go round a few times."""
    await on.env.advance_time(3 * 60 * situation.minutes)


async def asked(on: Stage) -> list[int]:
    """Name everybody who must act, in the order of seats."""
    info = await info_of(on)
    return [info.seat(seat).user_id or 0 for seat in info.waiting]


def named(on: Stage, situation: Situation) -> list[int]:
    """Name whom the last post calls upon."""
    return [user.id for user in posts(on, situation)[-1].mentions]


async def check(on: Stage, situation: Situation) -> None:
    """See that everything was posted once, that whoever must act was pinged by the last post, and that play goes on."""
    await rounds(on, situation)
    info, expected = await info_of(on), situation.posts
    services = on.bot.services
    assert (await asyncio.to_thread(check_copy, services.db.path, services.games.rules, PATIENCE)).good
    assert await services.outbox.waiting(info.id) == 0
    assert len(posts(on, situation)) == expected
    if info.status is Status.RUNNING:
        assert named(on, situation) == await asked(on)
        await situation.go_on(on)
        assert len(posts(on, situation)) == expected + 1
        assert named(on, situation) == await asked(on)
        with on.env.time_context():
            await on.bot.services.tables.end(info.id)
        await rounds(on, situation)
    assert shown(posts(on, situation)[-1]).text.count("Well played") == 1


@pytest.mark.parametrize("name", SITUATIONS)
def test_the_calls_of_a_situation_are_those_that_fail_below(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        situation = SITUATIONS[name]
        async with patient_stage(tmp_path, situation.minutes, WITH_FRAY) as on:
            await prepare(on, situation)
            before = len(on.env.http_requests)
            await situation.begin(on)
            await situation.finish(on)
            assert made(on.env, before) - (LOGIN if name == "the start" else set()) == situation.calls
            with nothing_unforeseen():
                await check(on, situation)

    asyncio.run(play())


def test_every_call_is_made_in_some_situation() -> None:
    assert set().union(*(each.calls for each in SITUATIONS.values())) | IF_OTHERS_FAIL == CALLS.keys()


def ways_of(name: str, call: str) -> tuple[int | str, ...]:
    """Give how a call fails: in one way in each of many situations, in all where it is rare."""
    made_in = [each for each in SITUATIONS if call in SITUATIONS[each].calls]
    apart = min(len(made_in), len(WAYS))
    return WAYS[made_in.index(name) % apart :: apart]


def answers_to(name: str) -> tuple[int | str, ...]:
    """Give in which ways posts fail for hours in a situation: in two each."""
    return WAYS[POSTING.index(name) % (len(WAYS) // 2) :: len(WAYS) // 2]


def test_every_call_is_answered_in_every_way_somewhere() -> None:
    for call in CALLS.keys() - IF_OTHERS_FAIL:
        made_in = [name for name in SITUATIONS if call in SITUATIONS[name].calls]
        assert {way for name in made_in for way in ways_of(name, call)} == set(WAYS), call
    assert {way for name in POSTING for way in answers_to(name)} == set(WAYS)


@contextmanager
def failing(on: Stage, call: str, way: int | str, times: int | None = 1) -> Iterator[None]:
    """Let a call fail, and nothing else; whatever comes of it is told with its name."""
    fail(on.env, call, way, on.channel.id, times)
    try:
        with nothing_unforeseen():
            yield
    except BaseException as error:
        error.add_note(f"{call!r} failed: {way}")
        raise


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_call_that_fails_loses_nothing(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        situation = SITUATIONS[name]
        async with patient_stage(tmp_path, situation.minutes, WITH_FRAY) as on:
            for call in sorted(situation.calls):
                for way in ways_of(name, call):
                    await prepare(on, situation)
                    with failing(on, call, way):
                        await situation.begin(on)
                        await situation.finish(on)
                        assert not on.env.backend.faults, "the call was not made"
                        await check(on, situation)

    asyncio.run(play())


POSTING = [name for name, each in SITUATIONS.items() if "post" in each.calls and name not in NEEDS_POST]


@pytest.mark.parametrize("name", POSTING)
def test_posts_that_are_refused_for_hours_go_out_in_the_end(tmp_path: Path, name: str) -> None:
    async def play() -> None:
        situation = SITUATIONS[name]
        async with patient_stage(tmp_path, situation.minutes, WITH_FRAY) as on:
            for way in answers_to(name):
                await prepare(on, situation)
                with failing(on, "post", way, times=None):
                    await situation.begin(on)
                    await pass_hours(on, 2, situation.minutes)
                    silent = "I cannot write" in (await on.type(on.players[(await asked(on))[0]], "play")).text
                    assert silent == (way in (403, 404))
                    on.env.backend.faults.clear()
                    await pass_hours(on, 2, situation.minutes)
                    await situation.finish(on)
                    await check(on, situation)

    asyncio.run(play())


@acted
async def test_an_answer_that_cannot_be_shown_at_all_loses_nothing(tmp_path: Path) -> None:
    async with patient_stage(tmp_path) as on:
        for way in WAYS:
            await prepare(on, SITUATIONS["a turn"])
            fail(on.env, "answer", way, on.channel.id, times=1 if isinstance(way, int) else 2)
            fail(on.env, "answer anew", way, on.channel.id)
            with nothing_unforeseen():
                await play_turn(on)
                assert not on.env.backend.faults
                await check(on, SITUATIONS["a turn"])


@acted
async def test_a_file_that_cannot_be_fetched_is_said_and_can_be_sent_again(
    tmp_path: Path,
) -> None:
    async with patient_stage(tmp_path) as on:
        await prepare(on, SITUATIONS["a turn"])
        await become_staff(on)
        ada = on.player("Ada")
        on.bot.owner_id = ada.id
        record = await on.bot.services.matches.export((await info_of(on)).id)
        await new_channel(on)
        with nothing_unforeseen(), pytest.MonkeyPatch.context() as patch:
            patch.setattr(discord.Attachment, "read", lost)
            assert "Discord did not let me finish" in (await on.type(ada, "admin import", file=("a.json", record))).text
        assert "The match is open" in (await on.type(ada, "admin import", file=("a.json", record))).text


async def lost(_: discord.Attachment) -> bytes:
    raise discord.NotFound(Gone(), "gone")


class Gone:
    status, reason = 404, "Not Found"
