"""Tables before, beside and after play: lobby, seats, options, pause and end."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Literal

from db.outbox import post_held, put
from db.progress import last_commit, last_press
from db.store.connection import Database, Transaction
from db.store.timestamps import Clock, written
from db.table import votes, waits
from db.table.info import SeatInfo, Status, TableInfo, check_free, game_of, info_of, refused
from db.table.queries import TableQueries
from engine.core.decision import Seat
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.levels import Level
from engine.core.options import unknown

REMOVED = "removed"
"""The option of a lobby that keeps whom its host has removed."""
LEVEL = "bot_level"
"""The option of a table that keeps the level chosen last for a bot of its lobby."""


def removed_from(info: TableInfo) -> list[int]:
    """List the users whom the host of a lobby has removed and who have not joined again."""
    users = (int(user) for user in info.options.get(REMOVED, "").split(",") if user)
    return [user for user in users if info.seat_of(user) is None]


def level_chosen(info: TableInfo) -> Level:
    """Say which level a bot has that is added to a lobby now."""
    return Level(info.options.get(LEVEL, Level.NORMAL))


class Tables(TableQueries):
    """Creates tables and changes everything about them but the position."""

    def __init__(self, db: Database, games: Mapping[str, Game[Any]], clock: Clock) -> None:
        super().__init__(db)
        self._games = games
        self._clock = clock

    async def create(
        self,
        game: str,
        language: str,
        host_id: int,
        host_name: str,
        guild_id: int | None,
        channel_id: int,
        options: Mapping[str, str] | None = None,
        game_options: Mapping[str, str] | None = None,
    ) -> TableInfo:
        """Open a lobby, its host in the first seat; raise Refused if the channel has a live table."""
        strange = unknown(game_of(self._games, game).options, game_options or {})
        if strange is not None:
            raise Refused(strange)
        at = written(self._clock())
        async with self._db.transaction() as tx:
            await check_free(tx, channel_id)
            row = await tx.row(
                "insert into matches (game, status, language, options, game_options, host_id, guild_id, channel_id,"
                " created_at, updated_at) values (?, 'lobby', ?, ?, ?, ?, ?, ?, ?, ?) returning id",
                *(game, language, json.dumps(dict(options or {})), json.dumps(dict(game_options or {})), host_id),
                *(guild_id, channel_id, at, at),
            )
            assert row is not None
            await add_seat(tx, row["id"], 0, host_id, host_name)
        return await self.get(row["id"])

    async def join(self, match_id: int, user_id: int, name: str) -> TableInfo:
        """Seat a user in the first free seat."""
        async with self._lobby(match_id) as (tx, info):
            await add_seat(tx, match_id, self._free_seat(info, user_id), user_id, name)
        return await self.get(match_id)

    async def leave(self, match_id: int, user_id: int) -> TableInfo:
        """Free a user's seat; the next one becomes host, and a lobby without people is closed."""
        async with self._lobby(match_id) as (tx, info):
            seat = info.seat_of(user_id)
            if seat is None:
                raise refused("table-not-seated")
            await tx.run("delete from seats where match_id = ? and seat = ?", match_id, seat)
            people = [each.user_id for each in info.seats if each.user_id not in (None, user_id)]
            if not people:
                await tx.run("update matches set status = 'closed' where id = ?", match_id)
            elif user_id == info.host_id:
                await tx.run("update matches set host_id = ? where id = ?", people[0], match_id)
        return await self.get(match_id)

    async def add_bot(
        self, match_id: int, name: str = "", seated: int | None = None, level: Level | None = None
    ) -> TableInfo:
        """Seat a bot in the first free seat; a control says how many sat there, so that pressed twice it adds one.

        It has the level that was chosen last at this table, unless one is given.
        """
        async with self._lobby(match_id) as (tx, info):
            if seated is not None and seated < len(info.seats) < max(game_of(self._games, info.game).seats):
                raise refused("refused-settled")
            await add_seat(tx, match_id, self._free_seat(info, None), None, name, level or level_chosen(info))
        return await self.get(match_id)

    async def choose_level(self, match_id: int, seat: Seat, level: Level) -> TableInfo:
        """Choose in a lobby how well the bot of a seat plays; those added after it play as well."""
        async with self._lobby(match_id) as (tx, info):
            await _set_level(tx, info, seat, level)
            options = json.dumps({**info.options, LEVEL: level})
            await tx.run("update matches set options = ? where id = ?", options, match_id)
        return await self.get(match_id)

    async def remove_bot(self, match_id: int, seat: Seat | None = None) -> TableInfo:
        """Free the seat of a bot: this one, or the last."""
        async with self._lobby(match_id) as (tx, info):
            bots = [each.seat for each in info.seats if each.bot and seat in (None, each.seat)]
            if not bots:
                raise refused("table-no-bot")
            await tx.run("delete from seats where match_id = ? and seat = ?", match_id, bots[-1])
        return await self.get(match_id)

    async def remove_person(self, match_id: int, user_id: int) -> TableInfo:
        """Free the seat of somebody else at the word of the host; the lobby says so until they join again."""
        async with self._lobby(match_id) as (tx, info):
            if info.seat_of(user_id) is None or user_id == info.host_id:
                raise refused("refused-settled")
            await tx.run("delete from seats where match_id = ? and user_id = ?", match_id, user_id)
            removed = sorted({*removed_from(info), user_id})
            options = json.dumps({**info.options, REMOVED: ",".join(map(str, removed))})
            await tx.run("update matches set options = ? where id = ?", options, match_id)
        return await self.get(match_id)

    async def set_options(
        self, match_id: int, options: Mapping[str, str] | None = None, language: str | None = None
    ) -> TableInfo:
        """Change some options of a lobby, or the language of its channel."""
        async with self._lobby(match_id) as (tx, info):
            await tx.run(
                "update matches set options = ?, language = ? where id = ?",
                *(json.dumps({**info.options, **(options or {})}), language or info.language, match_id),
            )
        return await self.get(match_id)

    async def set_game_option(self, match_id: int, key: str, value: str) -> TableInfo:
        """Choose an option of the game in its lobby; raise Refused if it has none such.

        A choice that does not go with others is kept: the lobby says why it cannot start until one of them changes.
        """
        async with self._lobby(match_id) as (tx, info):
            strange = unknown(game_of(self._games, info.game).options, {key: value})
            if strange is not None:
                raise Refused(strange)
            chosen = json.dumps({**info.game_options, key: value})
            await tx.run("update matches set game_options = ? where id = ?", chosen, match_id)
        return await self.get(match_id)

    async def set_message(self, match_id: int, kind: Literal["lobby", "board"], message_id: int | None) -> None:
        """Remember which message is the lobby or the board of a table."""
        async with self._db.transaction() as tx:
            await tx.run(f"update matches set {kind}_message_id = ? where id = ?", message_id, match_id)

    async def move(self, match_id: int, channel_id: int, guild_id: int | None) -> TableInfo:
        """Move a live table to another channel; what it waits for and votes on is posted there."""
        async with self._change(match_id) as (tx, info):
            if not info.live:
                raise refused("table-over")
            await check_free(tx, channel_id, but=match_id)
            await tx.run(
                "update matches set channel_id = ?, guild_id = ?, lobby_message_id = null, board_message_id = null"
                " where id = ?",
                *(channel_id, guild_id, match_id),
            )
            await waits.clear_reminders(tx, info)
            await waits.ping_again(tx, match_id)
            await votes.post_again(tx, match_id, self._clock())
            await self._post(tx, info)
        return await self.get(match_id)

    async def close(self, match_id: int) -> TableInfo:
        """Close a lobby that will not start; its channel is free again."""
        async with self._lobby(match_id) as (tx, _):
            await tx.run("update matches set status = 'closed' where id = ?", match_id)
        return await self.get(match_id)

    async def replace(self, match_id: int, seat: Seat, user_id: int, name: str) -> TableInfo:
        """Hand a seat of a running match to another user, with everything it may see and must answer."""
        async with self._change(match_id) as (tx, info):
            _check_begun(info)
            owner = info.seat(seat)
            if info.seat_of(user_id) is not None:
                raise refused("table-already-seated")
            await tx.run(
                "update seats set user_id = ?, name = ?, away = 0 where match_id = ? and seat = ?",
                *(user_id, name, match_id, seat),
            )
            if info.host_id == owner.user_id:
                await tx.run("update matches set host_id = ? where id = ?", user_id, match_id)
            await waits.reopen(tx, await info_of(tx, match_id), [seat], self._clock())
            if seat in info.waiting:
                await self._post(tx, info)
        return await self.get(match_id)

    async def set_away(self, match_id: int, seat: Seat, away: bool, level: Level = Level.NORMAL) -> TableInfo:
        """Let a bot play for the owner of a seat, or give it back; raise Refused if it is so already."""
        async with self._change(match_id) as (tx, info):
            _check_begun(info)
            if info.seat(seat).bot:
                raise refused("table-seat-is-bot", seat=seat)
            if info.seat(seat).away is away:
                raise refused("bot-seat-already" if away else "bot-not-away")
            await tx.run(
                "update seats set away = ?, level = ? where match_id = ? and seat = ?", away, level, match_id, seat
            )
            await waits.sync(tx, await info_of(tx, match_id), info.waiting, self._clock())
            if info.seat(seat).away and not away and seat in info.waiting:
                await self._post(tx, info)
        return await self.get(match_id)

    async def set_level(self, match_id: int, seat: Seat, level: Level) -> TableInfo:
        """Let the bot of a seat, or the one that sits in for its owner, play on at another level."""
        async with self._change(match_id) as (tx, info):
            _check_begun(info)
            await _set_level(tx, info, seat, level)
        return await self.get(match_id)

    async def pause(self, match_id: int) -> TableInfo:
        """Stop a running match for a while: no answers, no reminders. What was played last is posted before."""
        async with self._change(match_id) as (tx, info):
            info.check_running()
            await post_held(tx, match_id)
            await tx.run("update matches set status = 'paused' where id = ?", match_id)
        return await self.get(match_id)

    async def resume(self, match_id: int, by: int | None = None) -> TableInfo:
        """Go on with a paused match: whoever must act is told again, unless they resumed it, and has all the time."""
        async with self._change(match_id) as (tx, info):
            if info.status is not Status.PAUSED:
                raise refused("table-not-paused")
            await tx.run("update matches set status = 'running' where id = ?", match_id)
            presser = None if by is None else info.seat_of(by)
            await waits.reopen(tx, info, info.waiting, self._clock(), presser)
            await self._post(tx, await info_of(tx, match_id))
        return await self.get(match_id)

    async def end(self, match_id: int) -> TableInfo:
        """End a match before its end."""
        async with self._change(match_id) as (tx, info):
            _check_begun(info)
            await tx.run("update matches set status = 'ended', waiting = '[]' where id = ?", match_id)
            await waits.sync(tx, info, (), self._clock())
            await put(tx, match_id, "end", await last_press(tx, match_id), self._clock())
        return await self.get(match_id)

    @asynccontextmanager
    async def _change(self, match_id: int) -> AsyncIterator[tuple[Transaction, TableInfo]]:
        async with self._db.transaction() as tx:
            yield tx, await info_of(tx, match_id)
            await tx.run("update matches set updated_at = ? where id = ?", written(self._clock()), match_id)

    @asynccontextmanager
    async def _lobby(self, match_id: int) -> AsyncIterator[tuple[Transaction, TableInfo]]:
        async with self._change(match_id) as (tx, info):
            if info.status is not Status.LOBBY:
                raise refused("table-begun" if info.status in (Status.RUNNING, Status.PAUSED) else "table-over")
            yield tx, info

    def _free_seat(self, info: TableInfo, user_id: int | None) -> Seat:
        if user_id is not None and info.seat_of(user_id) is not None:
            raise refused("table-already-seated")
        most = max(game_of(self._games, info.game).seats)
        taken = {each.seat for each in info.seats}
        for seat in range(most):
            if seat not in taken:
                return seat
        raise refused("table-full", most=most)

    async def _post(self, tx: Transaction, info: TableInfo) -> None:
        if info.status is Status.RUNNING:
            await put(tx, info.id, "turn", await last_commit(tx, info.id), self._clock())


def _check_begun(info: TableInfo) -> None:
    if info.status not in (Status.RUNNING, Status.PAUSED):
        raise refused("table-not-started" if info.status is Status.LOBBY else "table-over")


async def add_seat(
    tx: Transaction, match_id: int, seat: Seat, user_id: int | None, name: str, level: Level = Level.NORMAL
) -> None:
    """Seat a user, or (None) a bot of a level."""
    await tx.run(
        "insert into seats (match_id, seat, user_id, name, level) values (?, ?, ?, ?, ?)",
        *(match_id, seat, user_id, name, level),
    )


async def _set_level(tx: Transaction, info: TableInfo, seat: Seat, level: Level) -> None:
    if not info.seat(seat).played_by_bot:
        raise refused("level-no-bot", seat=seat)
    await tx.run("update seats set level = ? where match_id = ? and seat = ?", level, info.id, seat)


__all__ = ["SeatInfo", "Status", "TableInfo", "Tables", "add_seat"]
