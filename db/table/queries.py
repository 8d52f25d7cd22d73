"""Finding tables: by number, place, people, and what is waited for."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from db.store.connection import Database
from db.store.timestamps import read_maybe, written
from db.table.info import IS_LIVE, TableInfo, info_of, infos
from db.table.results import AloneResult, alone_results
from engine.core.decision import Seat


class TableQueries:
    """Reads what is known of tables; changes nothing."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def get(self, match_id: int) -> TableInfo:
        """Read a table; raise Refused if there is none with this number."""
        return await info_of(self._db, match_id)

    async def in_channel(self, channel_id: int) -> TableInfo | None:
        """Find the live table of a channel; there is one at most."""
        return next(iter(await infos(self._db, f"channel_id = ? and {IS_LIVE}", channel_id)), None)

    async def last_in_channel(self, channel_id: int) -> TableInfo | None:
        """Find the match that was played last in a channel, if there was one."""
        where = "id = (select max(id) from matches where channel_id = ? and status in ('over', 'ended'))"
        return next(iter(await infos(self._db, where, channel_id)), None)

    async def last_change(self) -> datetime | None:
        """Say when anything was changed at a table last; None if there is no table."""
        row = await self._db.row("select max(updated_at) from matches")
        return None if row is None else read_maybe(row[0])

    async def of_user(self, user_id: int, guild_id: int | None = None) -> list[TableInfo]:
        """Find the live tables a user sits at, in one server or everywhere."""
        where = (
            f"id in (select match_id from seats where user_id = ?) and {IS_LIVE} and guild_id is coalesce(?, guild_id)"
        )
        return await infos(self._db, where, user_id, guild_id)

    async def live(self, guild_id: int | None = None) -> list[TableInfo]:
        """Find the live tables of a server, or of all."""
        return await infos(self._db, f"{IS_LIVE} and guild_id is coalesce(?, guild_id)", guild_id)

    async def played_by(self, user_id: int, guild_id: int, most: int = 25) -> list[TableInfo]:
        """Find the last tables of a server a user has sat at, finished ones too."""
        where = "id in (select match_id from seats join matches on id = match_id"
        where += " where user_id = ? and guild_id = ? order by match_id desc limit ?)"
        return await infos(self._db, where, user_id, guild_id, most)

    async def alone_results(self, user_id: int) -> list[AloneResult]:
        """Read what somebody reached in matches that they played alone, the newest first."""
        return await alone_results(self._db, user_id)

    async def former_seat(self, match_id: int, user_id: int) -> Seat | None:
        """Find the seat somebody played last in a match, whoever has it now."""
        played = "select seat from presses where match_id = ? and user_id = ? order by n desc limit 1"
        row = await self._db.row(played, match_id, user_id)
        return None if row is None else row["seat"]

    async def waiting_for_bots(self) -> list[int]:
        """Find the running matches in which it is a bot's turn: at start-up, those that a stop interrupted."""
        rows = await self._db.rows(
            "select distinct m.id from matches m join json_each(m.waiting) w"
            " join seats s on s.match_id = m.id and s.seat = w.value"
            f" where m.{IS_LIVE} and m.status = 'running' and (s.user_id is null or s.away) order by m.id"
        )
        return [row["id"] for row in rows]

    async def kinds(self) -> list[tuple[str, int, str]]:
        """List game, number of players and language of all running matches, each once, to prepare their boards."""
        rows = await self._db.rows(
            "select distinct game, (select count(*) from seats where match_id = id) as players, language"
            f" from matches where {IS_LIVE} and status = 'running' order by 1, 2, 3"
        )
        return [(row["game"], row["players"], row["language"]) for row in rows]

    async def servers(self) -> dict[int | None, int]:
        """Count the live tables of each server; None: of no server."""
        rows = await self._db.rows(f"select guild_id, count(*) as tables from matches where {IS_LIVE} group by 1")
        return {row["guild_id"]: row["tables"] for row in rows}

    async def stale_lobbies(self, before: datetime) -> list[TableInfo]:
        """Find the lobbies in which nothing has happened since a moment."""
        return await infos(self._db, f"{IS_LIVE} and status = 'lobby' and updated_at < ?", written(before))

    async def opened_with(self, option: Literal["rematch_of", "asked_in"], value: int) -> TableInfo | None:
        """Find the table opened as a rematch of a match, or by a control of a private message, if it is not closed."""
        where = f"json_extract(options, '$.{option}') = ? and status != 'closed'"
        return next(iter(await infos(self._db, where, str(value))), None)
