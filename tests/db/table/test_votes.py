"""Votes: who is asked, what counts, when they close."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest

from db.table.votes import count
from engine.core.errors import Refused
from tests.db.desk import ADA, BILAL, CHLOE, DANA, desk, run


@pytest.mark.parametrize(
    ("answers", "verdict"),
    [
        ({}, None),
        ({1: "agree"}, None),
        ({1: "agree", 2: "agree"}, "agree"),
        ({1: "agree", 2: "refuse"}, "refuse"),
        ({2: "refuse"}, "refuse"),
        ({1: "bot", 2: "wait"}, None),
        ({1: "bot", 2: "bot"}, "bot"),
        ({1: "wait", 2: "wait"}, "wait"),
        ({9: "refuse", 1: "agree", 2: "agree"}, "agree"),
    ],
)
def test_one_refusal_or_everybody_decides(answers: dict[int, str], verdict: str | None) -> None:
    assert count([1, 2], answers) == verdict


def test_no_answer_decides_nothing() -> None:
    assert count([], {}) is None


def test_a_vote_that_asks_nobody_is_decided_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            assert (await at.votes.open(1, "end", [], opened_by=ADA)).verdict == "agree"
            assert (await at.votes.open(1, "absent", [], seat=1)).verdict == "wait"

    run(test())


def test_those_for_whom_a_bot_sits_in_are_waited_for_less_long_while_the_match_stands_still(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            for kind, hours in (("end", 48), ("pause", 48), ("rewind", 12), ("absent", 12)):
                vote = await at.votes.open(1, kind, [ADA, BILAL, CHLOE])
                assert vote.decided_without_at == vote.opened_at + timedelta(hours=hours)

    run(test())


@pytest.mark.parametrize(
    ("answers", "away", "verdict"),
    [
        ({1: "agree"}, {2, 3}, "agree"),
        ({1: "agree"}, {2}, None),
        ({1: "agree", 2: "refuse"}, {2, 3}, "refuse"),
        ({2: "agree"}, {2, 3}, None),
        ({}, {1, 2, 3}, None),
    ],
)
def test_without_those_away_the_others_decide_and_whoever_answered_counts(
    tmp_path: Path, answers: dict[int, str], away: set[int], verdict: str | None
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            vote = await at.votes.open(1, "end", [1, 2, 3])
            for user, choice in answers.items():
                vote = await at.votes.cast(vote.id, user, choice)
            assert vote.verdict_without(away) == verdict

    run(test())


def test_a_vote_runs_from_opening_to_its_verdict(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            vote = await at.votes.open(1, "rewind", [ADA, BILAL, CHLOE], payload={"to_n": 3}, opened_by=ADA)
            assert (vote.answers, vote.missing, vote.payload) == ({ADA: "agree"}, [BILAL, CHLOE], {"to_n": 3})
            await at.votes.set_message(vote.id, 77)
            await at.votes.cast(vote.id, BILAL, "agree")
            decided = await at.votes.cast(vote.id, CHLOE, "agree")
            assert (decided.verdict, decided.message_id) == ("agree", 77)
            closed = await asyncio.gather(*(at.votes.close(vote.id, "agree") for _ in range(5)))
            assert sorted(closed) == [False] * 4 + [True]
            assert (await at.votes.get(vote.id)).outcome == "agree"
            assert await at.votes.opened(1) == []

    run(test())


def test_wrong_answers_are_refused_and_an_answer_may_be_changed(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            vote = await at.votes.open(1, "absent", [ADA, CHLOE], seat=1)
            for user, choice, key in ((DANA, "bot", "not-asked"), (ADA, "agree", "no-such-answer")):
                with pytest.raises(Refused, match=f"table-vote-{key}"):
                    await at.votes.cast(vote.id, user, choice)
            await at.votes.cast(vote.id, ADA, "bot")
            await at.votes.cast(vote.id, CHLOE, "pause")
            assert (await at.votes.cast(vote.id, ADA, "pause")).verdict == "pause"
            await at.votes.close(vote.id, "pause")
            for number in (vote.id, 999):
                with pytest.raises(Refused, match="table-vote-closed"):
                    await at.votes.cast(number, ADA, "bot")
            with pytest.raises(Refused, match="table-vote-closed"):
                await at.votes.get(999)

    run(test())


def test_answers_at_once_all_count(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            vote = await at.votes.open(1, "end", [ADA, BILAL, CHLOE])
            await asyncio.gather(*(at.votes.cast(vote.id, user, "agree") for user in vote.asked))
            assert (await at.votes.get(vote.id)).verdict == "agree"

    run(test())


def test_one_vote_of_a_kind_about_a_seat_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            await at.votes.open(1, "absent", [ADA], seat=1)
            await at.votes.open(1, "absent", [ADA], seat=2)
            end = await at.votes.open(1, "end", [ADA])
            with pytest.raises(Refused, match="table-vote-open"):
                await at.votes.open(1, "absent", [CHLOE], seat=1)
            with pytest.raises(Refused, match="table-vote-open"):
                await at.votes.open(1, "end", [ADA])
            await at.votes.close(end.id, "refuse")
            await at.votes.open(1, "end", [ADA])

    run(test())


def test_votes_nobody_decides_expire(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            long = await at.votes.open(1, "end", [ADA])
            short = await at.votes.open(1, "rewind", [ADA], open_for=timedelta(hours=1))
            at.clock.forward(hours=2)
            assert [vote.id for vote in await at.votes.expired()] == [short.id]
            at.clock.forward(hours=46)
            assert [vote.id for vote in await at.votes.expired()] == [long.id, short.id]

    run(test())


def test_open_votes_of_all_matches_are_found_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            await at.begun()
            pause = await at.votes.open(1, "pause", [ADA])
            offer = await at.votes.open(1, "offer", [ADA], seat=1)
            assert [each.id for each in await at.votes.pending()] == [pause.id, offer.id]
            assert await at.votes.close(pause.id, "agree")
            assert [each.id for each in await at.votes.pending()] == [offer.id]

    run(test())
