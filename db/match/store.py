"""Storing what happened: the press, the snapshot, who is waited for and what is to be told, in one transaction."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

from db import progress
from db.match import log
from db.match.load import Loaded
from db.outbox import QUIETLY, put
from db.store.connection import Transaction
from db.store.timestamps import written
from db.table import waits
from db.table.info import Status, TableInfo, info_of
from engine.core.decision import Seat
from engine.core.match import Press
from engine.core.play import waiting_on


async def store_press(
    tx: Transaction, loaded: Loaded, press: Press, now: datetime, user_id: int | None = None, redone: int | None = None
) -> bool:
    """Store a press that was applied to a loaded match; say whether the channel is to be told."""
    match_id, match, n = loaded.info.id, loaded.match, loaded.n + 1
    if user_id is not None:
        await tx.run("update seats set away = 0 where match_id = ? and seat = ?", match_id, press.seat)
    info = await info_of(tx, match_id)
    info.check_running()
    await log.write(tx, loaded.game, match_id, n, press, now, user_id=user_id)
    await discard(tx, match_id, loaded.undone if redone is None else [redone])
    await discard(tx, match_id, loaded.lost)
    if press.commit:
        await log.snapshot(tx, loaded.game, match_id, n, match.state)
        if user_id is not None:
            await tx.run("update seats set seen_n = ? where match_id = ? and seat = ?", n, match_id, press.seat)
    waiting, over = waiting_on(match.asked), match.state.result is not None
    passed_on = over or waiting != loaded.waiting
    goes_on = press.commit and press.ended and not passed_on and user_id is not None
    if passed_on:
        await set_waiting(tx, info, waiting, now, Status.OVER if over else Status.RUNNING)
        if over:
            await put(tx, match_id, "end", n, now)
        elif any(each.seat != press.seat for each in info.people_among(waiting - loaded.waiting)):
            await put(tx, match_id, "turn", n, now)
    else:
        await tx.run("update matches set updated_at = ? where id = ?", written(now), match_id)
    if goes_on:  # others learn what was done; the player, who has ended a turn and begins another, needs no ping
        await put(tx, match_id, "turn", n, now, QUIETLY)
    if user_id is not None:
        await waits.restart(tx, info, press.seat, now)
    return passed_on or goes_on


async def set_waiting(
    tx: Transaction, info: TableInfo, waiting: Collection[Seat], now: datetime, status: Status = Status.RUNNING
) -> None:
    """Remember who must act from now on."""
    at = written(now)
    await tx.run(
        "update matches set status = ?, waiting = ?, asked_at = ?, updated_at = ? where id = ?",
        *(status, json.dumps(sorted(waiting)), at, at, info.id),
    )
    await waits.sync(tx, info, waiting, now)


async def store_taken_back(
    tx: Transaction, loaded: Loaded, before: Sequence[Press], gone: Sequence[Press], now: datetime
) -> None:
    """Store that presses of the draft were taken back: `before` was the draft, the match is what is left."""
    match_id = loaded.info.id
    (await info_of(tx, match_id)).check_running()
    numbers = {id(press): n for press, n in zip(before, loaded.numbers, strict=True)}
    for order, press in enumerate(reversed(gone), start=len(loaded.undone) + 1):
        await tx.run(
            f"update presses set gone = {progress.UNDONE}, undone = ? where match_id = ? and n = ?",
            *(order, match_id, numbers.pop(id(press))),
        )
    for n, press in zip(numbers.values(), loaded.match.draft, strict=True):
        await log.rewrite(tx, loaded.game, match_id, n, press)
    await discard(tx, match_id, loaded.lost)
    await tx.run("update matches set updated_at = ? where id = ?", written(now), match_id)


async def discard(tx: Transaction, match_id: int, numbers: Iterable[int]) -> None:
    """Mark presses that cannot be redone: another answer took their place, or the rules no longer take them."""
    for n in numbers:
        await tx.run(f"update presses set gone = {progress.DISCARDED} where match_id = ? and n = ?", match_id, n)
