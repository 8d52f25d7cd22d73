"""A stored match brought back to life: position, drafts and open questions."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from db import progress
from db.match import log
from db.store.connection import Row, Source
from db.store.sums import is_whole
from db.table.info import COLUMNS, SEATS, SINCE, Status, TableInfo, game_of, refused, table_of
from engine.core.decision import Decision, Seat, Text
from engine.core.dice import SeededDice
from engine.core.errors import Damaged
from engine.core.game import Event, Game
from engine.core.match import Match, Press
from engine.core.play import waiting_on

LOG = logging.getLogger(__name__)
Check: TypeAlias = Callable[[TableInfo], None]
"""Raises Refused if whoever asks may not know of a table."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match as of its last stored press."""

    info: TableInfo
    game: Game[Any]
    match: Match[Any]
    n: int
    """Number of the last stored press."""
    commit_n: int
    """Number of the last commit."""
    asked: tuple[Decision, ...]
    """The questions that are open."""
    waiting: frozenset[Seat]
    """The seats that must act."""
    drafts: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)
    """Numbers of the presses in each seat's draft."""
    undone: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)
    """Numbers of the presses each seat may redo, the next one last."""
    lost: tuple[int, ...] = ()
    """Numbers of draft presses that no longer apply: the rules were mended meanwhile, or the disk is damaged."""

    def asks(self, seat: Seat | None) -> bool:
        """Whether a seat is asked anything, be it only what it need not answer."""
        return any(decision.seat == seat for decision in self.asked)

    def needs(self, seat: Seat) -> bool:
        """Whether the match waits for a seat."""
        return self.info.status is Status.RUNNING and seat in self.waiting

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats for which a bot has to answer now."""
        if self.info.status is not Status.RUNNING:
            return frozenset()
        return frozenset(seat for seat in self.waiting if self.info.seat(seat).played_by_bot)

    def drafted(self, seat: Seat) -> list[Event]:
        """Tell a seat what it has done that does not count yet, as far as it may know what came of it."""
        return [event for press in self.match.draft_of(seat) for event in log.told_to(seat, press)]


async def load(source: Source, games: Mapping[str, Game[Any]], match_id: int, check: Check | None = None) -> Loaded:
    """Read a match; raise Refused if it has not begun, Damaged if no snapshot of it is whole.

    Each row is read once: the table with what the dice need, the snapshot, and what is not settled. `check` may refuse
    the table before anything else is said of it, to those who must not even know that there is one.
    """
    row = await _match_row(source, match_id)
    info = table_of(row)
    if check is not None:
        check(info)
    if info.status in (Status.LOBBY, Status.CLOSED):
        raise refused("table-not-started")
    game = game_of(games, info.game)
    state = await log.state_at(source, game, match_id, row["commit_n"])
    rows = await source.rows(
        f"select * from presses where match_id = ? and final_n is null and gone in ({progress.LIVE}, {progress.UNDONE})"
        " order by gone, undone, n",
        match_id,
    )
    whole, broken = _whole(rows, row)
    unsettled = [(each["gone"], log.logged(game, each)) for each in whole]
    drafts = [each for gone, each in unsettled if gone == progress.LIVE]
    undone = [each for gone, each in unsettled if gone == progress.UNDONE]
    match = Match(game, state, SeededDice(row["seed"]), [each.press for each in drafts])
    match.remember_undone(each.press for each in undone)
    kept, lost = _numbers(match, drafts)
    lost = (*lost, *broken)
    if lost:
        LOG.warning("of the drafts of match %d the presses %s no longer apply and are given up", match_id, lost)
    asked = match.asked
    return Loaded(
        info=info,
        game=game,
        match=match,
        n=row["last"],
        commit_n=row["commit_n"],
        asked=asked,
        waiting=waiting_on(asked),
        drafts=kept,
        undone=_by_seat(undone),
        lost=lost,
    )


def _whole(rows: list[Row], match: Row) -> tuple[list[Row], tuple[int, ...]]:
    """Tell the presses that do not count yet from those that are damaged, and all that were made after one of these.

    Raise Damaged if such a press may have counted, for then nobody knows what does.
    """
    damaged = [row["n"] for row in rows if not is_whole(row)]
    if (match["snapshot_n"] or 0) > match["commit_n"] or any(n <= match["commit_n"] for n in damaged):
        LOG.error("what counts of match %d is damaged after press %d", match["id"], match["commit_n"])
        raise Damaged(Text("damaged-altered"))
    first = min(damaged, default=None)
    broken = () if first is None else tuple(row["n"] for row in rows if row["n"] >= first)
    return [row for row in rows if row["n"] not in broken], broken


def after(
    loaded: Loaded,
    info: TableInfo,
    n: int,
    press: Press,
    *,
    drafts: Mapping[Seat, tuple[int, ...]],
    undone: Mapping[Seat, tuple[int, ...]],
) -> Loaded:
    """See the match after a press that was applied to it and stored under a number."""
    asked = loaded.match.asked
    return replace(
        loaded,
        info=info,
        n=n,
        commit_n=n if press.commit else loaded.commit_n,
        asked=asked,
        waiting=waiting_on(asked),
        drafts=drafts,
        undone=undone,
        lost=(),
    )


async def _match_row(source: Source, match_id: int) -> Row:
    """Read at once the table, the last press, the last commit that counts, and the seed, which is seen nowhere else."""
    newest = "select {} from presses where match_id = matches.id{}"
    row = await source.row(
        f"select {COLUMNS}, {SEATS}, {SINCE}, seed, coalesce(({newest.format('max(n)', '')}), -1) as last,"
        f" coalesce(({newest.format('max(final_n)', f' and gone = {progress.LIVE}')}), -1) as commit_n,"
        " (select max(n) from snapshots where match_id = matches.id) as snapshot_n"
        " from matches where id = ?",
        match_id,
    )
    if row is None:
        raise refused("table-unknown", match=match_id)
    return row


def _numbers(match: Match[Any], drafts: list[log.Logged]) -> tuple[dict[Seat, tuple[int, ...]], tuple[int, ...]]:
    """Tell the numbers of the drafts that still apply, seat by seat, from those that do not."""
    stored = _by_seat(drafts)
    kept = {seat: numbers[: len(match.draft_of(seat))] for seat, numbers in stored.items()}
    lost = (n for seat, numbers in stored.items() for n in numbers[len(kept[seat]) :])
    return {seat: numbers for seat, numbers in kept.items() if numbers}, tuple(lost)


def _by_seat(rows: list[log.Logged]) -> dict[Seat, tuple[int, ...]]:
    numbers: dict[Seat, tuple[int, ...]] = {}
    for row in rows:
        numbers[row.press.seat] = (*numbers.get(row.press.seat, ()), row.n)
    return numbers


class Seed:
    """A secret on its way into the database: nothing that prints it, logs included, shows it."""

    def __init__(self, value: bytes) -> None:
        self._value = value

    def __conform__(self, protocol: object) -> bytes:
        """Hand the secret to SQLite."""
        return self._value

    def __repr__(self) -> str:
        return "Seed(secret)"
