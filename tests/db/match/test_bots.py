"""Bots, players who are away and players who are absent: the match goes on without them, and with them again."""

from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from db.match import matches, players
from db.table.info import Status
from engine.core.bots import AbsentBot, RandomBot
from engine.core.decision import Answer, Decision
from engine.core.errors import Refused, RunawayRules, Stale
from engine.core.game import Game
from tests.db.desk import ADA, BILAL, CHANNEL, GUILD, Desk, desk, faults, run, seen
from tests.db.match.test_matches import FLOOD, every_game
from tests.toy import TOY


def random_bot() -> RandomBot:
    return RandomBot(random.Random(7))


async def with_bots(at: Desk, game: Any = TOY, bots: int = 2) -> int:
    """Begin a match of Ada and some bots; without any, she plays against the rules of Delta."""
    options = {} if bots else {"rival": "automaton"}
    info = await at.tables.create(game.key, "en", ADA, "Ada", GUILD, CHANNEL, game_options=options)
    for _ in range(bots):
        await at.tables.add_bot(info.id)
    await at.matches.start(info.id, bytes(16))
    return info.id


@every_game
def test_bots_play_until_it_is_a_persons_turn_and_to_the_end(tmp_path: Path, game: Game[Any]) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await with_bots(at, game)
            for _ in range(200):
                await at.matches.play_bots(number)
                loaded = await at.matches.load(number)
                assert loaded.waiting <= {0}
                if not loaded.waiting:
                    break
                await at.matches.take_default(number, 0)
            assert loaded.info.status is Status.OVER
            assert not await at.matches.play_bots(number)

    run(test())


def test_a_bot_asked_together_with_people_plays_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            info = await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
            await at.tables.join(info.id, BILAL, "Bilal")
            await at.tables.add_bot(info.id)
            await at.matches.start(info.id, bytes(16))
            assert (await at.say(info.id, 0, 1)).to_tell, "the bot has not bid yet"
            assert await at.matches.play_bots(info.id)
            assert (await at.matches.load(info.id)).waiting == {1}
            assert not await at.matches.play_bots(info.id)

    run(test())


def test_the_sender_is_woken_for_letters_and_bots_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            for seat, bid, to_tell in ((0, 0, False), (1, 3, False), (2, 0, True)):
                applied = await at.say(1, seat, bid)
                assert applied.moved
                assert applied.to_tell == to_tell, "the last bid opens all of them"
            drafted = await at.say(1, 1, "rest")
            assert not drafted.moved
            assert not drafted.to_tell
            async with at.matches.opened(1) as match:
                token = next(each.token for each in match.loaded.asked if each.seat == 1 and not each.optional)
                await match.answer(1, token, ["end"], BILAL)
                seat = min(match.loaded.waiting)
                following = next(each for each in match.loaded.asked if each.seat == seat and not each.optional)
                last = await match.answer(seat, following.token, ["rest"], None)
                assert not last.press.commit
                assert last.to_tell, "what was done before it in the same go is to be told all the same"

    run(test())


def test_turns_of_bots_make_no_posts_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            number = await with_bots(at)
            await at.say(number, 0, 3)
            await at.matches.play_bots(number)
            await at.say(number, 0, "rest")
            assert await at.count("outbox") == 2
            loaded = (await at.say(number, 0, "end")).loaded
            assert loaded.waiting <= {1, 2}
            assert await at.count("outbox") == 2
            assert await at.tables.waiting_for_bots() == [number]
            assert await at.matches.play_bots(number)
            assert await at.count("outbox") == 3
            assert await at.tables.waiting_for_bots() == []
            assert [wait.seat for wait in await at.waits.of(number)] == [0]

    run(test())
    assert faults(tmp_path) == []


class Broken:
    """A bot that fails, or talks nonsense."""

    def answer(self, view: Any, decision: Decision) -> Answer:
        if decision.seat == 1:
            raise ZeroDivisionError
        return "nonsense"


def test_a_bot_that_fails_is_replaced_by_the_default(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: Broken}) as at:
            number = await with_bots(at)
            await at.say(number, 0, 3)
            assert await at.matches.play_bots(number)
            assert seen(await at.matches.load(number)).bids == [3, 0, 0]

    run(test())


class Pensive:
    """A bot that never comes to an answer."""

    def __init__(self) -> None:
        self.asked = threading.Event()

    def answer(self, view: Any, decision: Decision) -> Answer:
        self.asked.wait(2)
        return decision.choice.sample(random.Random(1))


def test_a_bot_that_thinks_too_long_is_replaced_by_the_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "THINKING", 0.01)

    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: Pensive}) as at:
            number = await with_bots(at)
            await at.say(number, 0, 3)
            assert await at.matches.play_bots(number)
            assert seen(await at.matches.load(number)).bids == [3, 0, 0]

    run(test())


def test_bots_that_play_in_a_circle_are_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await with_bots(at)
            monkeypatch.setattr(matches, "CIRCLE", 1)
            with pytest.raises(RunawayRules):
                await at.matches.play_bots(number)
            monkeypatch.undo()
            await at.matches.play_bots(number)

    run(test())


def test_several_calls_at_once_play_each_turn_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: random_bot}) as at:
            number = await with_bots(at)
            played = await asyncio.gather(*(at.matches.play_bots(number) for _ in range(5)))
            assert True in played
            assert (await at.matches.load(number)).n == 2

    run(test())
    assert faults(tmp_path) == []


def test_a_bot_plays_for_whoever_is_away_until_they_answer_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path, bots={TOY.key: AbsentBot}) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            await at.tables.set_away(1, 1, True)
            assert await at.waits.of(1) == []
            assert await at.matches.play_bots(1)
            loaded = await at.matches.load(1)
            assert loaded.waiting == {0}
            assert loaded.info.seat(1).away
            assert loaded.info.seat(1).seen_n == 2
            await at.say(1, 0, "rest", "end")
            loaded = await at.matches.load(1)
            assert loaded.waiting == {2}
            await at.say(1, 2, "rest", "end")
            loaded = await at.matches.load(1)
            question = next(each for each in loaded.asked if each.seat == 1)
            answer = question.choice.sample(random.Random(1))
            loaded = (await at.matches.answer(1, 1, question.token, [answer], BILAL)).loaded
            assert not loaded.info.seat(1).away

    run(test())


def test_an_owner_who_is_back_is_waited_for_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            await at.tables.set_away(1, 1, True)
            await at.tables.set_away(1, 1, False)
            assert not await at.matches.play_bots(1)
            assert [wait.seat for wait in await at.waits.of(1)] == [1]

    run(test())


def test_the_default_is_taken_for_an_absent_player_until_the_turn_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.bid(1, 0, 3, 0)
            await at.say(1, 1, "trade")
            applied = await at.matches.take_default(1, 1)
            assert applied.to_tell
            assert applied.loaded.waiting == {0}
            assert applied.loaded.info.seat(1).seen_n == 2
            with pytest.raises(Stale):
                await at.matches.take_default(1, 1)

    run(test())
    assert faults(tmp_path) == []


def test_the_default_ends_one_turn_even_if_the_same_seat_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await with_bots(at, bots=0)
            await at.matches.take_default(number, 0)
            loaded = await at.matches.load(number)
            assert seen(loaded).round <= 2

    run(test())


def test_a_match_of_absent_players_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            loaded = await at.begun(FLOOD)
            for _ in range(200):
                if not loaded.waiting:
                    break
                loaded = (await at.matches.take_default(1, min(loaded.waiting))).loaded
            assert loaded.info.status is Status.OVER

    run(test())


def test_nobody_plays_while_a_match_is_paused(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await with_bots(at)
            await at.tables.pause(number)
            assert not await at.matches.play_bots(number)
            for act in (at.say(number, 0, 1), at.matches.take_default(number, 0)):
                with pytest.raises(Refused, match="table-paused"):
                    await act
            await at.tables.resume(number)
            assert await at.matches.play_bots(number)

    run(test())
