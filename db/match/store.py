"""Storing what happened: the press, the snapshot, who is waited for and what is to be told, in one transaction."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from db import progress
from db.match import log
from db.match.chances import note_round
from db.match.load import Loaded, after
from db.outbox import put
from db.store.connection import Transaction
from db.store.timestamps import written
from db.table import waits
from db.table.info import SeatInfo, Status, TableInfo, Untold, info_of
from db.table.results import note_result
from engine.core.decision import Seat
from engine.core.match import Press
from engine.core.play import waiting_on


async def store_press(
    tx: Transaction,
    loaded: Loaded,
    press: Press,
    now: datetime,
    user_id: int | None = None,
    redone: int | None = None,
    at_panel: Collection[Seat] = (),
) -> tuple[Loaded, bool]:
    """Store a press that was applied to a loaded match; see the match as it is then, and whether a letter is due.

    The table is told if the press is news, or if earlier news is still untold; while only bots are waited for, news
    waits for the press that leads to a person. If nobody must act but those who see so `at_panel`, the post may be
    held.
    """
    match_id, match, n = loaded.info.id, loaded.match, loaded.n + 1
    loaded.info.check_running()
    await log.write(tx, loaded.game, match_id, n, press, now, user_id=user_id)
    await log.discard(tx, match_id, loaded.undone.get(press.seat, ()) if redone is None else [redone])
    await log.discard(tx, match_id, loaded.lost)
    drafts = await _settle_drafts(tx, loaded, press, n)
    if press.commit:
        await log.snapshot(tx, loaded.game, match_id, n, match.committed)
    if press.round_over:
        await note_round(tx, match_id, n)
    info = await _seen(tx, loaded.info, press, n, user_id)
    waiting, over = waiting_on(match.asked), match.committed.result is not None
    people, untold = info.people_among(waiting), max(info.untold, _news_of(press))
    is_told = over or bool(untold and people)
    held = not over and _can_wait(info, untold, people, at_panel)
    info = replace(
        info,
        status=Status.OVER if over else info.status,
        waiting=tuple(sorted(waiting)),
        untold=Untold.NOTHING if is_told else untold,
        updated_at=now,
    )
    await _update(tx, info)
    if match.committed.result is not None:
        await note_result(tx, match_id, match.committed.result)
    presser = None if user_id is None else press.seat
    since = await waits.sync(tx, info, waiting, now, presser, press.turn_over, at_panel)
    info = replace(info, asked_since=since)
    if is_told:
        await put(tx, match_id, "end" if over else "turn", n, now, held=held)
    left = () if redone is None else loaded.undone[press.seat][:-1]
    stored = after(loaded, info, n, press, drafts=drafts, undone=_changed(loaded.undone, press.seat, left))
    return stored, is_told and not held


def seats_at_panel(loaded: Loaded, user_id: int | None, looking: Collection[int]) -> frozenset[Seat]:
    """Find who must act after a press, applied but not stored yet, and has a panel open that will show it.

    After a person's press that is their own panel alone: others may be looking at what was before it.
    """
    seats = {each.seat for each in loaded.info.seats if each.user_id in looking and user_id in (None, each.user_id)}
    return waiting_on(loaded.match.asked) & seats


async def settle_rewound(
    tx: Transaction,
    before: TableInfo,
    waiting: Collection[Seat],
    n: int,
    now: datetime,
    told: Mapping[str, object],
    status: Status = Status.RUNNING,
    presser: Seat | None = None,
    looking: Collection[int] = (),
) -> frozenset[Seat]:
    """Remember who must act after a rewind, and put in what tells of it; give who sees so at a panel.

    That is who has pressed for it, if they are looking. Where nobody else must act now or had to before, the post is
    held as after any press of theirs.
    """
    match_id = before.id
    at_panel = frozenset(seat for seat in waiting if seat == presser and before.seat(seat).user_id in looking)
    held = status is Status.RUNNING and all(
        each.seat in at_panel for each in before.people_among({*before.waiting, *waiting})
    )
    await waits.sync(tx, before, (), now)
    await set_waiting(tx, await info_of(tx, match_id), waiting, now, status, presser, at_panel)
    await put(tx, match_id, "end" if status is Status.OVER else "turn", n, now, told, held)
    return at_panel


def _news_of(press: Press) -> Untold:
    if press.round_over:
        return Untold.ROUND
    if press.announced:
        return Untold.ANNOUNCED
    return Untold.NEWS if press.news else Untold.NOTHING


def _can_wait(info: TableInfo, untold: Untold, asked: Sequence[SeatInfo], at_panel: Collection[Seat]) -> bool:
    """Say whether nobody would miss a post yet: neither those who are asked nor, of an announcement, anybody else."""
    if untold is Untold.ROUND:
        return False
    concerned = info.people_among(each.seat for each in info.seats) if untold is Untold.ANNOUNCED else asked
    return all(each.seat in at_panel for each in concerned)


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
    tx: Transaction,
    info: TableInfo,
    waiting: Collection[Seat],
    now: datetime,
    status: Status = Status.RUNNING,
    presser: Seat | None = None,
    at_panel: Collection[Seat] = (),
) -> None:
    """Remember who must act from now on, and that there is nothing left to be told but by a letter of its own.

    Whoever has just pressed for it is there, and is not pinged; nor are those who are about to see it at a panel.
    """
    changed = replace(info, status=status, waiting=tuple(sorted(waiting)), untold=Untold.NOTHING, updated_at=now)
    await _update(tx, changed)
    await waits.sync(tx, changed, waiting, now, presser, at_panel=at_panel)


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
