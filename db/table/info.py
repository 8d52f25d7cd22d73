"""What is known of a table (a match from its lobby to its end) without loading the position."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from datetime import datetime
from enum import IntEnum, StrEnum
from typing import Any

from db.store.connection import Row, Source
from db.store.timestamps import read
from engine.core.decision import Arg, Seat, Text
from engine.core.errors import Refused
from engine.core.game import Game
from engine.core.levels import Level


class Status(StrEnum):
    """Where a table is on its way."""

    LOBBY = "lobby"
    RUNNING = "running"
    PAUSED = "paused"
    OVER = "over"
    """Played to the end."""
    ENDED = "ended"
    """Ended by the table before."""
    CLOSED = "closed"
    """A lobby given up."""


class Untold(IntEnum):
    """What no letter tells yet, because only bots are waited for."""

    NOTHING = 0
    NEWS = 1
    """Somebody acts next, or a turn is over."""
    ANNOUNCED = 2
    """What was opened, say: other people at the table are told of it without delay."""
    ROUND = 3
    """A round is over: the channel is told of it without delay, though everybody may be looking at a panel."""


LIVE = (Status.LOBBY, Status.RUNNING, Status.PAUSED)

SOLO = "solo"
"""The option of a table that somebody opened for themselves alone: nobody joins it, and it starts at once."""

HINTS, OFF = "hints", "off"
"""The option of a table that gives no hints, and what it says then; they are given unless it does."""

IS_LIVE = "status in ('lobby', 'running', 'paused')"
"""The same, as a condition on the matches; word for word that of their index."""


def refused(key: str, **args: Arg) -> Refused:
    """Say why something cannot be done, to be worded later."""
    return Refused(Text(key, args))


def game_of(games: Mapping[str, Game[Any]], key: str) -> Game[Any]:
    """Find a game by its key; raise Refused if this bot does not have it."""
    if key not in games:
        raise refused("table-unknown-game")
    return games[key]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who has a seat."""

    seat: Seat
    user_id: int | None
    name: str
    away: bool
    """A bot plays for the owner until he is back."""
    seen_n: int
    """The press that ended the owner's own doing last; what it set off and what came later is news."""
    level: Level = Level.NORMAL
    """How well a bot plays here, be it for good or for the owner."""

    @property
    def bot(self) -> bool:
        """Say whether the seat is a bot's for good."""
        return self.user_id is None

    @property
    def played_by_bot(self) -> bool:
        """Say whether a bot answers for this seat now."""
        return self.bot or self.away


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A table as its lobby post, the list of tables and every access check see it."""

    id: int
    game: str
    status: Status
    language: str
    options: dict[str, str]
    """What the table chose for itself: reminders, a start without asking, where it comes from."""
    game_options: dict[str, str]
    """What it chose of the options its game declares; the rest has its default."""
    host_id: int
    guild_id: int | None
    channel_id: int
    lobby_message_id: int | None
    board_message_id: int | None
    waiting: tuple[Seat, ...]
    """The seats that must act."""
    told_n: int
    """The last press told in the channel; -1 while nothing was."""
    untold: Untold
    """What the next letter has to tell besides what leads to it."""
    created_at: datetime
    updated_at: datetime
    seats: tuple[SeatInfo, ...]
    asked_since: dict[Seat, datetime]
    """Since when each person who must act has been asked to."""

    @property
    def live(self) -> bool:
        """Say whether the table holds its channel."""
        return self.status in LIVE

    @property
    def is_alone(self) -> bool:
        """Say whether one person plays without anybody else at the table, against what the rules play."""
        return self.status is not Status.LOBBY and len(self.seats) == 1

    @property
    def gives_hints(self) -> bool:
        """Say whether players may ask what the strong player would do."""
        return self.options.get(HINTS) != OFF

    @property
    def waiting_since(self) -> datetime | None:
        """Since when the table has waited for the one who lets it wait longest; None if it waits for nobody."""
        return min(self.asked_since.values(), default=None)

    def seat_of(self, user_id: int) -> Seat | None:
        """Find the seat of a user; None if they have none."""
        return next((each.seat for each in self.seats if each.user_id == user_id), None)

    def seat(self, seat: Seat) -> SeatInfo:
        """Find who has a seat; raise Refused if there is no such seat."""
        for each in self.seats:
            if each.seat == seat:
                return each
        raise refused("table-no-such-seat", number=seat + 1)

    def check_owner(self, seat: Seat, user_id: int | None) -> None:
        """Raise Refused unless the seat is this user's; None is the table itself, which may."""
        if user_id is not None and self.seat(seat).user_id != user_id:
            raise refused("table-not-your-seat", seat=seat)

    def check_running(self) -> None:
        """Raise Refused with the reason if nobody can play now."""
        if self.status is not Status.RUNNING:
            reasons = {Status.LOBBY: "table-not-started", Status.PAUSED: "table-paused"}
            raise refused(reasons.get(self.status, "table-over"))

    def people_among(self, seats: Iterable[Seat]) -> list[SeatInfo]:
        """Leave of some seats those that a person plays now."""
        return [each for each in self.owned_among(seats) if not each.away]

    def owned_among(self, seats: Iterable[Seat]) -> list[SeatInfo]:
        """Leave of some seats those that belong to a person, though a bot may sit in for them."""
        wanted = set(seats)
        return [each for each in self.seats if each.seat in wanted and not each.bot]

    @property
    def away(self) -> frozenset[int]:
        """The users for whom a bot sits in."""
        return frozenset(each.user_id for each in self.seats if each.user_id is not None and each.away)


FIELDS = tuple(field.name for field in fields(TableInfo))
COLUMNS = (
    "id, game, status, language, options, game_options, host_id, guild_id, channel_id, lobby_message_id,"
    " board_message_id, waiting, told_n, untold, created_at, updated_at"
)
"""Of the matches, everything but what belongs to the dice."""
SEATS = (
    "(select json_group_array(json_array(seat, user_id, name, away, seen_n, level))"
    " from (select * from seats where match_id = matches.id order by seat)) as seats"
)
"""Their seats, read in the same statement: every trip to the database is time in which somebody waits."""
SINCE = "(select json_group_array(json_array(seat, asked_at)) from waits where match_id = matches.id) as asked_since"
"""Since when each seat is waited for, in the same statement too."""


async def info_of(source: Source, match_id: int) -> TableInfo:
    """Read one table; raise Refused if there is none with this number."""
    for found in await infos(source, "id = ?", match_id):
        return found
    raise refused("table-unknown", match=match_id)


async def infos(source: Source, where: str, *args: object) -> list[TableInfo]:
    """Read the tables of a condition, oldest first."""
    rows = await source.rows(f"select {COLUMNS}, {SEATS}, {SINCE} from matches where {where} order by id", *args)
    return [table_of(row) for row in rows]


async def check_free(source: Source, channel_id: int, but: int = 0) -> None:
    """Raise Refused if a channel has a live table, other than one that may."""
    found = await source.row(f"select id from matches where channel_id = ? and id != ? and {IS_LIVE}", channel_id, but)
    if found is not None:
        raise refused("table-channel-taken", match=found["id"])


def _seat(seat: Seat, user_id: int | None, name: str, away: int, seen_n: int, level: str) -> SeatInfo:
    return SeatInfo(seat, user_id, name, bool(away), seen_n, Level(level))


def table_of(row: Row) -> TableInfo:
    """Read a table from a row of COLUMNS, SEATS and SINCE, whatever else is in it."""
    values = {name: row[name] for name in FIELDS}
    values |= {
        "status": Status(row["status"]),
        "options": json.loads(row["options"]),
        "game_options": json.loads(row["game_options"]),
        "untold": Untold(row["untold"]),
        "waiting": tuple(json.loads(row["waiting"])),
        "created_at": read(row["created_at"]),
        "updated_at": read(row["updated_at"]),
        "seats": tuple(_seat(*fields) for fields in json.loads(row["seats"])),
        "asked_since": {seat: read(since) for seat, since in json.loads(row["asked_since"])},
    }
    return TableInfo(**values)
