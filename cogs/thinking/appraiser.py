"""The appraiser: finds out, position by position, how likely each seat was to win; slowly, beside everything else."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Mapping
from typing import Any

from cogs.thinking.thinking import Thinking
from db.match.chances import Chances
from db.match.matches import Matches
from db.table.info import Status, TableInfo
from db.table.tables import Tables
from engine.core.game import Game, State
from engine.search.swings import FINE, Appraisal, next_look

AT_ONCE = 5
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
        """Find out all there is to find out about a match that is over; say whether it still is.

        Raise CannotThink if nothing comes of it.
        """
        at: tuple[int, State] | None = None
        while True:
            while is_busy():
                await asyncio.sleep(PAUSE)
            info = await self._tables.get(match_id)
            if info.status is not Status.OVER:  # it never was, or somebody went back to before the end
                return False
            known = await self._chances.of(match_id)
            ends = await self._matches.ends_of_turns(match_id)
            n = next_look(known, ends)
            if n is None:
                return True
            if at is None or at[0] != n:
                at = n, await self._matches.position(match_id, n)
            so_far = known.get(n, Appraisal(n, is_round=n == ends[-1]))
            await self._chances.keep(match_id, await self._look(info, at[1], so_far))

    async def _look(self, info: TableInfo, state: State, known: Appraisal) -> Appraisal:
        """Play a position on some more. How a match ended is certain.

        All positions are played on with the same luck, so that they differ by what was done in between.
        """
        tries = AT_ONCE if state.result is None else FINE
        seed = hashlib.blake2b(f"{info.id} {known.tries}".encode(), digest_size=16).digest()
        game = self._games[info.game]
        return known.with_more(tries, await self._thinking.chances(game, state, seed, tries, match_id=info.id))
