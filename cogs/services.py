"""Everything the cogs work with, made once from an open database and handed in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from discord.utils import utcnow

from cogs.painter import Pictures
from db.match.locks import Locks
from db.match.matches import Matches
from db.outbox import Outbox
from db.store.connection import Database
from db.store.thinning import MOST
from db.store.timestamps import Clock
from db.table.people import People
from db.table.tables import Tables
from db.table.votes import Votes
from db.table.waits import Waits
from engine import GAMES
from engine.core.game import Game


@dataclass(frozen=True, slots=True)
class Services:
    """The stores of one database, the games played on it, and the painter of their boards."""

    db: Database
    games: Mapping[str, Game[Any]]
    tables: Tables
    matches: Matches
    outbox: Outbox
    people: People
    waits: Waits
    votes: Votes
    clock: Clock
    pictures: Pictures
    backups: int = MOST
    """How many bytes all backups together may take."""
    silent: set[int] = field(default_factory=set)
    """Matches whose channel takes no posts at present."""
    drawing: Locks = field(default_factory=Locks)
    """Messages that many may change, lobbies and votes, are redrawn one edit after the other."""

    @classmethod
    def on(
        cls,
        db: Database,
        games: Mapping[str, Game[Any]] = GAMES,
        clock: Clock = utcnow,
        pictures: Pictures | None = None,
        backups: int = MOST,
    ) -> Self:
        """Open all stores on a database."""
        bots = {key: game.bot for key, game in games.items()}
        return cls(
            db=db,
            games=games,
            tables=Tables(db, games, clock),
            matches=Matches(db, games, clock, bots),
            outbox=Outbox(db, clock),
            people=People(db),
            waits=Waits(db, clock),
            votes=Votes(db, clock),
            clock=clock,
            pictures=pictures or Pictures(),
            backups=backups,
        )
