"""The appraiser: finds out, position by position, how likely each seat was to win; slowly, beside everything else."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Mapping
from typing import Any

from cogs.thinking.thinking import CannotThink, Thinking
from db.match.chances import Chances
from db.match.matches import Matches
from db.table.info import Status, TableInfo
from db.table.tables import Tables
from engine.core.game import Game, State
from engine.search.swings import FINE, Appraisal, next_look

LOG = logging.getLogger(__name__)
AT_ONCE = 10
"""So often a position is played on before whoever is in a hurry may go first; what came of it is stored."""
PAUSE = 0.5
"""Seconds between two looks whether nobody is in a hurry any more."""


class Appraiser:
    """Appraises one position at a time; what is stored is not done again after a restart."""

    def __init__(
        self, games: Mapping[str, Game[Any]], chances: Chances, tables: Tables, matches: Matches, thinking: Thinking
    ) -> None:
        self._games, self._thinking = games, thinking
        self._chances, self._tables, self._matches = chances, tables, matches

    async def appraise(self, match_id: int, is_busy: Callable[[], bool]) -> bool:
        """Find out all there is to find out about a match at present; say whether it is over and all is known."""
        at: tuple[int, State] | None = None
        while True:
            while is_busy():
                await asyncio.sleep(PAUSE)
            known = await self._chances.of(match_id)
            info = await self._tables.get(match_id)
            is_over = info.status is Status.OVER
            ends = await self._matches.ends_of_turns(match_id) if is_over else []
            n = next_look(known, ends, max(known, default=None) if is_over else None)
            if n is None:
                return is_over
            if at is None or at[0] != n:
                at = n, await self._matches.position(match_id, n)
            found = await self._look(info, at[1], known.get(n, Appraisal(n, is_round=False)))
            if found is None:
                return False
            await self._chances.keep(match_id, found)

    async def _look(self, info: TableInfo, state: State, known: Appraisal) -> Appraisal | None:
        """Play a position on some more; None if that cannot be now. How a match ended is certain."""
        tries = AT_ONCE if state.result is None else FINE
        seed = hashlib.blake2b(f"{info.id} {known.tries}".encode(), digest_size=16).digest()
        try:
            return known.with_more(tries, await self._thinking.chances(self._games[info.game], state, seed, tries))
        except CannotThink:
            LOG.info("nobody can say at present who will win match %d", info.id)
            return None
