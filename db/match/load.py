"""A stored match brought back to life: position, draft and open questions."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from db import progress
from db.match import log
from db.store.connection import Source
from db.table.info import Status, TableInfo, game_of, info_of, refused
from engine.core.decision import Decision, Seat
from engine.core.dice import SeededDice
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.match import Match
from engine.core.play import waiting_on

LOG = logging.getLogger(__name__)


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
    numbers: tuple[int, ...] = ()
    """Numbers of the presses in the draft."""
    undone: tuple[int, ...] = ()
    """Numbers of the presses that may be redone, the next one last."""
    lost: tuple[int, ...] = ()
    """Numbers of draft presses that no longer apply, because the rules were mended meanwhile."""


async def load(source: Source, games: Mapping[str, Game[Any]], match_id: int) -> Loaded:
    """Read a match; raise Refused if it has not begun, Damaged if no snapshot of it is whole."""
    info = await info_of(source, match_id)
    if info.status in (Status.LOBBY, Status.CLOSED):
        raise refused("table-not-started")
    game = game_of(games, info.game)
    last, commit, dice = await _last_numbers(source, match_id)
    state = await log.state_at(source, game, match_id, commit)
    draft = await log.read(source, game, match_id, f"n > ? and gone = {progress.LIVE}", commit)
    undone = await source.rows(
        f"select * from presses where match_id = ? and gone = {progress.UNDONE} order by undone", match_id
    )
    lost: tuple[int, ...] = ()
    try:
        match = Match(game, state, dice, [row.press for row in draft])
    except Refused:
        LOG.warning("the draft of match %d no longer applies and is given up", match_id, exc_info=True)
        match, lost, draft = Match(game, state, dice), tuple(row.n for row in draft), []
    match.undone = [log.logged(game, row).press for row in undone]
    return Loaded(
        info=info,
        game=game,
        match=match,
        n=last,
        commit_n=commit,
        asked=match.asked,
        waiting=waiting_on(match.asked),
        numbers=tuple(row.n for row in draft),
        undone=tuple(row["n"] for row in undone),
        lost=lost,
    )


def after_press(loaded: Loaded, info: TableInfo, n: int) -> Loaded:
    """Bring a loaded match up to date after a press that was applied to it and stored under a number."""
    asked, draft = loaded.match.asked, loaded.match.draft
    numbers = (*loaded.numbers, n) if draft else ()
    return replace(
        loaded,
        info=info,
        n=n,
        commit_n=loaded.commit_n if draft else n,
        asked=asked,
        waiting=waiting_on(asked),
        numbers=numbers,
        undone=(),
        lost=(),
    )


async def _last_numbers(source: Source, match_id: int) -> tuple[int, int, SeededDice]:
    """Read at once the last press, the last commit that counts, and the dice; their seed is seen nowhere else."""
    newest = "select n from presses where match_id = matches.id{} order by n desc limit 1"
    row = await source.row(
        f"select seed, coalesce(({newest.format('')}), -1) as last,"
        f" coalesce(({newest.format(f' and {progress.COUNTS}')}), -1) as commit_n from matches where id = ?",
        match_id,
    )
    assert row is not None
    return row["last"], row["commit_n"], SeededDice(row["seed"])


class Seed:
    """A secret on its way into the database: nothing that prints it, logs included, shows it."""

    def __init__(self, value: bytes) -> None:
        self._value = value

    def __conform__(self, protocol: object) -> bytes:
        """Hand the secret to SQLite, and to nothing else."""
        return self._value

    def __repr__(self) -> str:
        return "Seed(secret)"
