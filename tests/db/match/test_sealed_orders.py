"""Three seats choose and seal in every order there is: each keeps its draft, one letter opens all of it."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

from db.outbox import Letter
from engine.core.decision import Seat
from engine.core.dice import SeededDice
from tests.db.desk import CHANNEL, Desk, desk, required, run
from tests.toy.state import DRY

SEATS = (0, 1, 2)
ORDERS = sorted(set(itertools.permutations([0, 0, 1, 1, 2, 2])))
"""Whose press comes when: the first of a seat chooses, its second seals."""
DEALT = 9
CALM = next(seed for seed in (bytes([n]) * 16 for n in range(256)) if SeededDice(seed).below(6, DEALT) < DRY)
"""No water comes in the first round."""


async def sent(at: Desk) -> list[Letter]:
    """Send whatever is to be sent; give it."""
    letters = []
    while (letter := await at.outbox.take()) is not None:
        await at.outbox.sent(letter, 1)
        letters.append(letter)
    return letters


async def offering(at: Desk, channel: int) -> int:
    """Begin a match and play it to its first offering, all of it posted."""
    number = (await at.begun(channel=channel, seed=CALM)).info.id
    await at.bid(number, 0, 0, 0)
    for seat in SEATS:
        await at.say(number, seat, "rest", "end")
    loaded = await at.matches.load(number)
    assert {each.kind for each in loaded.asked} == {"offering"}
    await sent(at)
    return number


async def choose(at: Desk, number: int, seat: Seat) -> None:
    """Let a seat choose what it gives, each something else."""
    question = required(await at.matches.load(number), seat)
    await at.say(number, seat, question.choice.sample(random.Random(seat)))


def test_every_order_keeps_drafts_posts_once_and_is_one_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with desk(tmp_path) as at:
            for channel, order in enumerate(ORDERS, start=CHANNEL):
                number = await offering(at, channel)
                entries = len(await at.matches.turns(number))
                drafted = dict.fromkeys(SEATS, 0)
                sealed: list[Seat] = []
                for seat in order:
                    assert await sent(at) == [], "nothing is posted, and nobody pinged, while all are thinking"
                    if drafted[seat]:
                        await at.say(number, seat, "seal")
                        sealed.append(seat)
                    else:
                        await choose(at, number, seat)
                    drafted[seat] = 0 if seat in sealed else 1
                    match = (await at.matches.load(number)).match
                    assert {each: len(match.draft_of(each)) for each in SEATS} == drafted, order
                (letter,) = await sent(at)
                loaded = await at.matches.load(number)
                assert set(letter.pings) == loaded.waiting - {order[-1]}
                assert len(await at.matches.turns(number)) == entries + 1

    run(play())
