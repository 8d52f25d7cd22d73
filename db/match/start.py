"""The first row of a match: seats numbered, lots drawn, the first question asked."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from db.match import log
from db.match.chances import note_round
from db.match.load import Seed
from db.match.store import set_waiting
from db.outbox import put
from db.store.connection import Transaction
from db.table.info import Status, info_of, refused
from engine.core.dice import SeededDice
from engine.core.game import Game, Setup, State
from engine.core.match import Press
from engine.core.play import begin, completed, waiting_on


async def begin_match(tx: Transaction, match_id: int, game: Game[Any], seed: bytes, now: datetime) -> None:
    """Turn a lobby into a running match; raise Refused if it is none, or the number of players does not fit."""
    info = await info_of(tx, match_id)
    if info.status is not Status.LOBBY:
        raise refused("table-begun" if info.live else "table-over")
    setup = completed(game, Setup(len(info.seats), info.game_options))
    outcome = begin(game, setup, SeededDice(seed))
    for seat, each in enumerate(info.seats):  # gaps were left by those who went
        await tx.run("update seats set seat = ? where match_id = ? and seat = ?", seat, match_id, each.seat)
    first = log.without_moves(0, outcome.draws, outcome.events)
    await store_beginning(tx, match_id, game, setup, seed, first, outcome.state, now)
    info = await info_of(tx, match_id)
    waiting, over = waiting_on(outcome.asked), outcome.state.result is not None
    await set_waiting(tx, info, waiting, now, Status.OVER if over else Status.RUNNING)
    if over or info.people_among(waiting):
        await put(tx, match_id, "end" if over else "turn", 0, now)


async def store_beginning(
    tx: Transaction,
    match_id: int,
    game: Game[Any],
    setup: Setup,
    seed: bytes,
    first: Press,
    state: State,
    now: datetime,
) -> None:
    """Store what a match was begun with, and what chance gave before the first question."""
    await tx.run(
        "update matches set rules = ?, setup = ?, seed = ? where id = ?",
        *(state.rules, json.dumps({"seats": setup.seats, "options": setup.options}), Seed(seed), match_id),
    )
    await log.write(tx, game, match_id, 0, first, now)
    await log.snapshot(tx, game, match_id, 0, state)
    await note_round(tx, match_id, 0)


def setup_of(stored: str) -> Setup:
    """Read back how a match was begun."""
    fields = json.loads(stored)
    return Setup(fields["seats"], fields["options"])
