"""Everything the cogs work with, made once from an open database and handed in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from discord.utils import utcnow

from cogs.fair_shares import FairShares
from cogs.mail.sender import Sender
from cogs.painter import Pictures
from cogs.reader import Reader
from cogs.registry import Registry
from cogs.thinking.appraiser import Appraiser
from cogs.thinking.strong_player import StrongPlayer
from cogs.thinking.thinking import Thinking
from db.match.chances import Chances
from db.match.locks import Locks
from db.match.matches import Matches
from db.outbox import Outbox
from db.store.connection import Database
from db.store.thinning import MOST
from db.store.timestamps import Clock
from db.table.given_hints import GivenHints
from db.table.heartbeat import Heartbeat
from db.table.info import TableInfo
from db.table.people import People
from db.table.tables import Tables
from db.table.votes import Votes
from db.table.waits import Waits
from render.presentation import Presentation


@dataclass(frozen=True, slots=True)
class Services:
    """The stores of one database, the games played on it, the painter of their boards, and the sender of posts."""

    db: Database
    games: Registry
    tables: Tables
    matches: Matches
    outbox: Outbox
    people: People
    waits: Waits
    votes: Votes
    heartbeat: Heartbeat
    hints: GivenHints
    clock: Clock
    pictures: Pictures
    sender: Sender
    thinking: Thinking
    chances: Chances
    appraiser: Appraiser
    appraises: bool = False
    """Whether it is found out who was likely to win, which takes a processor for minutes a match."""
    backups: int = MOST
    """How many bytes all backups together may take."""
    silent: set[int] = field(default_factory=set)
    """Matches whose channel takes no posts at present."""
    drawing: Locks = field(default_factory=Locks)
    """Messages that many may change, lobbies and votes, are redrawn one edit after the other."""
    shares: FairShares = field(default_factory=FairShares)
    """What each person may ask for at once."""
    settling: set[int] = field(default_factory=set)
    """Votes that are being carried out, so that none is twice."""
    commands: dict[str, int] = field(default_factory=dict)
    """Ids of the published commands by their whole names."""

    @classmethod
    def on(
        cls,
        db: Database,
        games: Registry,
        clock: Clock = utcnow,
        pictures: Pictures | None = None,
        backups: int = MOST,
        thinking: Thinking | None = None,
        appraises: bool = False,
    ) -> Self:
        """Open all stores on a database."""
        thinking = thinking or Thinking()
        rules, silent = games.rules, set[int]()
        tables, outbox = Tables(db, rules, clock), Outbox(db, clock)
        matches = Matches(db, rules, clock, strong=StrongPlayer(thinking))
        chances = Chances(db)
        return cls(
            db=db,
            games=games,
            tables=tables,
            matches=matches,
            outbox=outbox,
            people=People(db),
            waits=Waits(db, clock),
            votes=Votes(db, clock),
            heartbeat=Heartbeat(db, clock),
            hints=GivenHints(db),
            clock=clock,
            pictures=pictures or Pictures(),
            sender=Sender(outbox, tables, matches, clock, silent),
            thinking=thinking,
            chances=chances,
            appraiser=Appraiser(rules, chances, tables, matches, thinking),
            appraises=appraises,
            backups=backups,
            silent=silent,
        )

    def reading(self, language: str, info: TableInfo | None = None) -> Reader:
        """Give the words of a language for a table, with the names of everybody at it; or for no table."""
        return replace(self.games.reading(language, info), commands=self.commands)

    def presentation(self, info: TableInfo) -> Presentation:
        """Give everything that shows the game of a table."""
        return self.games[info.game].presentation
