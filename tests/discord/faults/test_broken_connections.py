"""Connections that break before or after a call took effect: what was done is never denied, and nothing done twice."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp.client_reqrep import ConnectionKey
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from cogs.border.calling import CallFailed, CallLost, CallRefused, CallUnanswered, calling, failure_of, repeated
from db.table.info import Status
from engine.core.decision import Text
from tests.discord.faults.test_silence import MINUTE, pinged_once, posts
from tests.discord.support.acts_beside import start_again
from tests.discord.support.calls import BREAKS, fail
from tests.discord.support.insisting import info_of, play_turn, to_act
from tests.discord.support.played import begun, played_on
from tests.discord.support.stage import Shown, Stage, shown, stage
from tests.discord.support.table_talk import pass_hours, running, saying
from tests.discord.support.tables import FLOOD
from tests.discord.support.venue import talk

DENIED = ("did not count", "Nothing was opened", "did not let me finish")
ALL = None
"""A call fails until further notice."""
each_break = pytest.mark.parametrize("way", BREAKS)


class Answered:
    """What discord.py keeps of an answer."""

    reason = ""

    def __init__(self, status: int) -> None:
        self.status = status


def answered(status: int) -> discord.HTTPException:
    return discord.HTTPException(Answered(status), {"code": 7, "message": "no"})


DISCORD = ConnectionKey("discord.com", 443, True, True, None, None, None)
JUDGED = [
    (answered(400), CallRefused),
    (answered(429), CallRefused),
    (answered(408), CallUnanswered),
    (answered(502), CallUnanswered),
    (aiohttp.ClientConnectorDNSError(DISCORD, OSError(1, "no such host")), CallLost),
    (aiohttp.ConnectionTimeoutError(), CallLost),
    (discord.RateLimited(60.0), CallLost),
    (aiohttp.ServerDisconnectedError(), CallUnanswered),
    (aiohttp.ClientPayloadError(), CallUnanswered),
    (ConnectionResetError(104, "reset"), CallUnanswered),
    (TimeoutError(), CallUnanswered),
]


@pytest.mark.parametrize(("error", "kind"), JUDGED, ids=lambda each: getattr(each, "__name__", type(each).__name__))
def test_every_error_of_a_call_is_judged(error: Exception, kind: type[CallFailed]) -> None:
    assert type(failure_of(error)) is kind
    with pytest.raises(kind), calling():
        raise error


def test_an_error_of_our_own_is_none_of_a_call() -> None:
    assert failure_of(KeyError("x")) is None
    with pytest.raises(KeyError), calling():
        raise KeyError("x")


@pytest.mark.parametrize(("error", "calls"), [(TimeoutError(), 2), (answered(500), 1), (answered(403), 1)])
def test_a_call_is_made_again_where_the_connection_broke(error: Exception, calls: int) -> None:
    made = []

    async def call() -> str:
        made.append(error)
        if len(made) == 1:
            raise error
        return "done"

    async def play() -> None:
        if calls == 2:
            assert await repeated(call) == "done"
        else:
            with pytest.raises((CallRefused, CallUnanswered)):
                await repeated(call)

    asyncio.run(play())
    assert len(made) == calls


def follow_up(result: InteractionResult) -> Shown:
    """See the message that came after an answer could not be shown; Discord puts it in the place of one still open."""
    return shown(result.followups[-1] if result.followups else result.response)


# The table


@each_break
@pytest.mark.parametrize("times", [1, ALL])
@played_on(stage)
async def test_whoever_joins_and_starts_is_never_told_otherwise(on: Stage, way: str, times: int | None) -> None:
    ada, bilal, chloe = on.players.values()
    await on.type(ada, "game new", **FLOOD)
    for who, what, said in ((bilal, "join", "seat B"), (chloe, "join", "seat C"), (ada, "start", "Started.")):
        fail(on.env, "edit", way, on.channel.id, times)
        told = (await on.type(who, f"game {what}")).text
        assert said in told
        assert not any(denied in told for denied in DENIED)
        on.env.backend.faults.clear()
    assert (await info_of(on)).status is Status.RUNNING
    await pinged_once(on, 1)


@each_break
@played_on(stage)
async def test_a_table_whose_lobby_may_be_posted_is_open_once_or_not_at_all(on: Stage, way: str) -> None:
    ada = on.player("Ada")
    fail(on.env, "post", way, on.channel.id)
    told = (await on.type(ada, "game new", **FLOOD)).text
    found = await on.bot.services.tables.in_channel(on.channel.id)
    assert (found is not None) == BREAKS[way].after == ("The table is open" in told) == (DENIED[1] not in told)
    assert len(saying(on, "**Ada** (host)")) == BREAKS[way].after
    if found is not None:
        assert found.lobby_message_id == on.post.id
        await on.press(on.player("Bilal"), "Join", public=True)
        assert "**Bilal**" in shown(on.post).text


@each_break
@played_on(stage)
async def test_a_thread_that_may_be_open_is_looked_for(on: Stage, way: str) -> None:
    ada = on.player("Ada")
    await talk(on, 11)
    await on.type(ada, "game new", **FLOOD)
    fail(on.env, "open a thread", way, on.channel.id)
    told = (await on.press(ada, "Open a thread")).text
    assert ("The table is open" in told) == BREAKS[way].after
    if not BREAKS[way].after:
        assert "The table is open" in (await on.press(ada, "Try again")).text
    (thread,) = on.channel.threads
    assert await on.bot.services.tables.in_channel(thread.id) is not None


# A turn


async def chosen(on: Stage) -> MemberActor:
    """Let whoever must act open the panel and choose."""
    who = await to_act(on)
    await on.type(who, "play")
    await on.choose(who, on.panel(who).menu("🏛️")["custom_id"], ["ur"])
    return who


@each_break
@played_on(begun)
async def test_a_press_whose_acknowledgement_broke_counts_once(on: Stage, way: str) -> None:
    who = await to_act(on)
    await on.type(who, "play")
    fail(on.env, "acknowledge", way, on.channel.id)
    assert "1. City in Ur" in (await on.choose(who, on.panel(who).menu("🏛️")["custom_id"], ["ur"])).text
    fail(on.env, "acknowledge", way, on.channel.id)
    assert "Done" in (await on.press(who, "End action")).text
    assert (await on.bot.services.matches.load(1)).n == 2
    await pinged_once(on, 2)


@played_on(begun)
async def test_a_press_somebody_else_has_acknowledged_is_left_to_them(on: Stage) -> None:
    who = await chosen(on)
    on.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    await who.click(on.open[who.id].message, label="End action")
    await on.env.settle()
    assert await to_act(on) is who


@each_break
@played_on(begun)
async def test_a_choice_is_shown_though_the_connection_broke(on: Stage, way: str) -> None:
    who = await to_act(on)
    await on.type(who, "play")
    fail(on.env, "answer", way, on.channel.id)
    result = await who.select(on.open[who.id].message, ["ur"], custom_id=on.panel(who).menu("🏛️")["custom_id"])
    await on.env.settle()
    assert "1. City in Ur" in shown(result.response).text
    assert not result.followups


@each_break
@played_on(begun)
async def test_a_choice_that_cannot_be_shown_is_said_to_be_stored_and_leads_on(on: Stage, way: str) -> None:
    who = await to_act(on)
    await on.type(who, "play")
    fail(on.env, "answer", way, on.channel.id, ALL)
    result = await who.select(on.open[who.id].message, ["ur"], custom_id=on.panel(who).menu("🏛️")["custom_id"])
    await on.env.settle()
    on.env.backend.faults.clear()
    assert "I did what you asked" in follow_up(result).text
    opened = await who.click(result.followups[-1].message, label="Play")
    await on.env.settle()
    assert "1. City in Ur" in shown(opened.response).text


@played_on(begun)
async def test_a_refusal_that_cannot_be_shown_is_not_said_to_be_done(on: Stage) -> None:
    fail(on.env, "answer", "reset before", on.channel.id, ALL)
    result = await on.player("Ada").slash(on.channel, "game join")
    await on.env.settle()
    on.env.backend.faults.clear()
    assert "I did what you asked" not in follow_up(result).text
    assert "Play" in [part["label"] for part in follow_up(result).buttons]


# Posts


@each_break
@played_on(begun)
async def test_a_post_whose_answer_was_lost_is_looked_for(on: Stage, way: str) -> None:
    fail(on.env, "post", way, on.channel.id)
    await play_turn(on)
    await on.env.advance_time(MINUTE)
    await pinged_once(on, 2)


@each_break
@played_on(begun)
async def test_a_post_in_doubt_is_not_overtaken(on: Stage, way: str) -> None:
    """Its lines are told once, and it loses its buttons to the newer one."""
    fail(on.env, "post", way, on.channel.id)
    fail(on.env, "read the channel", "reset before", on.channel.id, ALL)
    await on.bot.services.outbox.add_line(1, Text("note-moved"))
    await play_turn(on)
    assert len(posts(on)) == 1 + BREAKS[way].after
    await play_turn(on)
    on.env.backend.faults.clear()
    await on.env.advance_time(2 * MINUTE)
    await pinged_once(on, 2 + BREAKS[way].after)
    told = [shown(each).text for each in posts(on)]
    assert sum("The match continues here." in each for each in told) == 1


# Votes


@each_break
@pytest.mark.parametrize("times", [1, ALL])
@played_on(running)
async def test_the_last_agree_to_a_pause_leaves_a_way_to_resume(on: Stage, way: str, times: int | None) -> None:
    ada, bilal, chloe = on.players.values()
    await on.type(ada, "game pause")
    (vote,) = saying(on, "proposes a pause")
    await bilal.click(vote, label="Agree")
    fail(on.env, "edit", way, on.channel.id, times)
    result = await chloe.click(vote, label="Agree")
    await on.env.settle()
    on.env.backend.faults.clear()
    assert not any(denied in shown(result.response).text for denied in DENIED)
    await pass_hours(on, 1)
    assert (await info_of(on)).status is Status.PAUSED
    assert await on.bot.services.votes.opened(1) == []
    note = next(each for each in on.channel.history() if "Resume" in labels(each))
    await ada.click(note, label="Resume")
    await on.env.settle()
    assert (await info_of(on)).status is Status.RUNNING


def labels(message: discord.Message) -> list[str]:
    return [part["label"] for part in shown(message).buttons]


@played_on(running)
async def test_a_stop_between_the_pause_and_the_end_of_its_vote_leaves_a_way_to_resume(on: Stage) -> None:
    ada, bilal, chloe = on.players.values()
    await on.type(ada, "game pause")
    votes = on.bot.services.votes
    (vote,) = await votes.opened(1)
    for who in (bilal, chloe):
        await votes.cast(vote.id, who.id, "agree")
    await on.bot.services.tables.pause(1)
    await start_again(on)
    assert await on.bot.services.votes.opened(1) == []
    (note,) = [each for each in on.channel.history() if "Resume" in labels(each)]
    await ada.click(note, label="Resume")
    await on.env.settle()
    assert (await info_of(on)).status is Status.RUNNING


# The start, and suggestions


@each_break
@played_on(begun)
async def test_commands_that_cannot_be_published_do_not_end_the_start(on: Stage, way: str) -> None:
    fail(on.env, "publish the commands", way, on.channel.id, times=4)
    await start_again(on)
    await play_turn(on)
    await pinged_once(on, 2)
    assert on.env.backend.faults
    await on.env.advance_time(2 * MINUTE)
    assert not on.env.backend.faults


@pytest.mark.parametrize("way", [404, *BREAKS])
def test_suggestions_that_come_too_late_are_a_line_in_the_log(
    tmp_path: Path, way: int | str, caplog: pytest.LogCaptureFixture
) -> None:
    @played_on(begun)
    async def suggested(on: Stage) -> None:
        fail(on.env, "acknowledge", way, on.channel.id)
        with caplog.at_level(logging.INFO):
            await (await to_act(on)).autocomplete(on.channel, "flood build", "area", "")
            await on.env.settle()

    suggested(tmp_path)
    (line,) = [each for each in caplog.records if "suggestions were not shown" in each.getMessage()]
    assert (line.levelno, line.exc_info) == (logging.INFO, None)
    assert [each for each in caplog.records if each.levelno >= logging.WARNING] == []
