"""Storing what happened: the press, the snapshot, who is waited for and what is to be told, in one transaction."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from db import progress
from db.match import log
from db.match.load import Loaded, after
from db.outbox import put
from db.store.connection import Transaction
from db.store.timestamps import written
from db.table import waits
from db.table.info import SeatInfo, Status, TableInfo
from engine.core.decision import Seat
from engine.core.match import Press
from engine.core.play import waiting_on


async def store_press(
    tx: Transaction, loaded: Loaded, press: Press, now: datetime, user_id: int | None = None, redone: int | None = None
) -> Loaded:
    """Store a press that was applied to a loaded match, and see the match as it is then.

    The table is told if the press is news, or if earlier news is still untold; while only bots are waited for, news
    waits for the press that leads to a person.
    """
    match_id, match, n = loaded.info.id, loaded.match, loaded.n + 1
    loaded.info.check_running()
    await log.write(tx, loaded.game, match_id, n, press, now, user_id=user_id)
    await log.discard(tx, match_id, loaded.undone.get(press.seat, ()) if redone is None else [redone])
    await log.discard(tx, match_id, loaded.lost)
    drafts = await _settle_drafts(tx, loaded, press, n)
    if press.commit:
        await log.snapshot(tx, loaded.game, match_id, n, match.committed)
    info = await _seen(tx, loaded.info, press, n, user_id)
    waiting, over = waiting_on(match.asked), match.committed.result is not None
    is_due = over or ((press.news or info.untold) and bool(info.people_among(waiting)))
    info = replace(
        info,
        status=Status.OVER if over else info.status,
        waiting=tuple(sorted(waiting)),
        untold=not is_due and (press.news or info.untold),
        updated_at=now,
    )
    await _update(tx, info)
    presser = None if user_id is None else press.seat
    info = replace(info, asked_since=await waits.sync(tx, info, waiting, now, presser, press.turn_over))
    if is_due:
        await put(tx, match_id, "end" if over else "turn", n, now)
    left = () if redone is None else loaded.undone[press.seat][:-1]
    return after(loaded, info, n, press, drafts=drafts, undone=_changed(loaded.undone, press.seat, left))


async def _settle_drafts(tx: Transaction, loaded: Loaded, press: Press, n: int) -> dict[Seat, tuple[int, ...]]:
    """Let the draft of whoever committed count, and see what that left of the drafts of others."""
    match_id, match = loaded.info.id, loaded.match
    drafts = dict(loaded.drafts)
    if not press.commit:
        drafts[press.seat] = (*drafts.get(press.seat, ()), n)
        return drafts
    await log.settle(tx, match_id, drafts.pop(press.seat, ()), n)
    for seat, numbers in list(drafts.items()):
        presses = match.draft_of(seat)
        await log.discard(tx, match_id, numbers[len(presses) :])
        for number, again in zip(numbers, presses, strict=False):
            await log.rewrite(tx, loaded.game, match_id, number, again)
        drafts[seat] = numbers[: len(presses)]
    return {seat: numbers for seat, numbers in drafts.items() if numbers}


async def _seen(tx: Transaction, info: TableInfo, press: Press, n: int, user_id: int | None) -> TableInfo:
    """Remember that the owner of a seat is there, and which commit of their own they saw last."""
    if user_id is None:
        return info
    before = info.seat(press.seat)
    owner = replace(before, away=False, seen_n=n if press.commit else before.seen_n)
    if owner != before:
        await tx.run(
            "update seats set away = 0, seen_n = ? where match_id = ? and seat = ?", owner.seen_n, info.id, owner.seat
        )
    return replace(info, seats=tuple(_with(info.seats, owner)))


def _with(seats: Sequence[SeatInfo], owner: SeatInfo) -> list[SeatInfo]:
    return [owner if each.seat == owner.seat else each for each in seats]


async def set_waiting(
    tx: Transaction, info: TableInfo, waiting: Collection[Seat], now: datetime, status: Status = Status.RUNNING
) -> None:
    """Remember who must act from now on, and that there is nothing left to be told but by a letter of its own."""
    changed = replace(info, status=status, waiting=tuple(sorted(waiting)), untold=False, updated_at=now)
    await _update(tx, changed)
    await waits.sync(tx, changed, waiting, now)


async def _update(tx: Transaction, info: TableInfo) -> None:
    await tx.run(
        "update matches set status = ?, waiting = ?, untold = ?, updated_at = ? where id = ?",
        *(info.status, json.dumps(info.waiting), info.untold, written(info.updated_at), info.id),
    )


async def store_taken_back(tx: Transaction, loaded: Loaded, seat: Seat, count: int, now: datetime) -> Loaded:
    """Store that a seat has taken back its last presses, and see the match as it is then."""
    match_id = loaded.info.id
    loaded.info.check_running()
    numbers, undone = loaded.drafts[seat], loaded.undone.get(seat, ())
    kept, gone = numbers[:-count], numbers[-count:]
    for order, n in enumerate(reversed(gone), start=len(undone) + 1):
        await tx.run(
            f"update presses set gone = {progress.UNDONE}, undone = ? where match_id = ? and n = ?", order, match_id, n
        )
    await log.discard(tx, match_id, loaded.lost)
    await tx.run("update matches set updated_at = ? where id = ?", written(now), match_id)
    asked = loaded.match.asked
    return replace(
        loaded,
        asked=asked,
        waiting=waiting_on(asked),
        drafts=_changed(loaded.drafts, seat, kept),
        undone={**loaded.undone, seat: (*undone, *reversed(gone))},
        lost=(),
    )


def _changed(numbers: Mapping[Seat, tuple[int, ...]], seat: Seat, now: tuple[int, ...]) -> dict[Seat, tuple[int, ...]]:
    return {each: kept for each, kept in {**numbers, seat: now}.items() if kept}
