"""Matches under way: every change of a position goes through here, one at a time a match, and is stored on return."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from db import progress
from db.match import log, records, rewind
from db.match.answers import moves_for
from db.match.load import Loaded, after_press, load
from db.match.locks import Locks
from db.match.log import HistoryEntry
from db.match.records import User
from db.match.rewind import Commit
from db.match.start import begin_match
from db.match.store import store_press, store_taken_back
from db.store.connection import Database
from db.store.timestamps import Clock, utc_now
from db.table.info import Status, game_of, info_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.errors import RunawayRules, Stale
from engine.core.game import Bot, Game, default_of
from engine.core.match import Match, Press
from engine.core.play import named

LOG = logging.getLogger(__name__)
CIRCLE = 10_000
"""So many presses of bots in a row are no match."""
DITHERING = 100
"""After so many presses without a commit a bot is taken to have no idea, and its defaults are used."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What an answer led to."""

    loaded: Loaded
    """The match afterwards."""
    press: Press
    to_tell: bool
    """The channel is to be told: others must act, a turn is over, or the match is."""


class Matches:
    """All matches. A second press waits for the first; each is judged by the position it then finds.

    `bots` puts other players of code in place of those the games bring along.
    """

    def __init__(
        self,
        db: Database,
        games: Mapping[str, Game[Any]],
        clock: Clock = utc_now,
        bots: Mapping[str, Callable[[], Bot]] | None = None,
    ) -> None:
        self._db = db
        self._games = games
        self._clock = clock
        self._bots = bots or {}
        self._one_at_a_time = Locks()

    async def start(self, match_id: int, seed: bytes | None = None) -> Loaded:
        """Begin the match of a lobby; its seed is never seen again."""
        async with self._one_at_a_time(match_id):
            game = game_of(self._games, (await info_of(self._db, match_id)).game)
            async with self._db.transaction() as tx:
                await begin_match(tx, match_id, game, seed or secrets.token_bytes(16), self._clock())
            return await load(self._db, self._games, match_id)

    async def load(self, match_id: int) -> Loaded:
        """Load a match as of its last stored press, after whatever is being done to it just now."""
        async with self._one_at_a_time(match_id):
            return await load(self._db, self._games, match_id)

    async def answer(
        self, match_id: int, seat: Seat, token: str, answers: Sequence[Answer | Move], user_id: int | None
    ) -> Applied:
        """Apply the answers of a seat as one press: the first to the question named, each other to what is asked then.

        Raise Stale if that question is no longer open, IllegalMove if an answer is not legal, Refused if the seat is
        not this user's (None: the table itself, which may do everything); then nothing has changed.
        """
        async with self._one_at_a_time(match_id):
            loaded = await self._load_for(match_id, seat, user_id, None)
            return await self._press(loaded, seat, token, answers, user_id)

    async def _press(
        self, loaded: Loaded, seat: Seat, token: str, answers: Sequence[Answer | Move], user_id: int | None = None
    ) -> Applied:
        loaded.info.check_running()
        press = loaded.match.press(moves_for(loaded.match, loaded.asked, seat, token, answers))
        async with self._db.transaction() as tx:
            to_tell = await store_press(tx, loaded, press, self._clock(), user_id)
            info = await info_of(tx, loaded.info.id)
        return Applied(after_press(loaded, info, loaded.n + 1), press, to_tell)

    async def undo(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Take back the last press of a seat; raise NothingToUndo if there is none since the last commit.

        A control names the question it stood beside, so that pressed twice it takes back once: the second is Stale.
        """
        return await self._take_back(match_id, seat, user_id, token, lambda match: [match.undo(seat)])

    async def restart(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Take back all presses of a seat since the last commit."""
        return await self._take_back(match_id, seat, user_id, token, lambda match: match.restart(seat))

    async def _take_back(
        self,
        match_id: int,
        seat: Seat,
        user_id: int | None,
        token: str | None,
        take: Callable[[Match[Any]], list[Press]],
    ) -> Loaded:
        async with self._one_at_a_time(match_id):
            loaded = await self._load_for(match_id, seat, user_id, token)
            before = list(loaded.match.draft)
            gone = take(loaded.match)
            async with self._db.transaction() as tx:
                await store_taken_back(tx, loaded, before, gone, self._clock())
            return await load(self._db, self._games, match_id)

    async def _load_for(self, match_id: int, seat: Seat, user_id: int | None, token: str | None) -> Loaded:
        loaded = await load(self._db, self._games, match_id)
        loaded.info.check_owner(seat, user_id)
        if token is not None:
            named(loaded.asked, seat, token)
        return loaded

    async def redo(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Repeat the press of this seat that was taken back last."""
        async with self._one_at_a_time(match_id):
            loaded = await self._load_for(match_id, seat, user_id, token)
            press = loaded.match.redo(seat)
            async with self._db.transaction() as tx:
                await store_press(tx, loaded, press, self._clock(), user_id, redone=loaded.undone[-1])
            return await load(self._db, self._games, match_id)

    async def play_bots(self, match_id: int) -> bool:
        """Answer for bots and for those who are away until it is a person's turn; say whether anything was played."""
        played = False
        for _ in range(CIRCLE):
            loaded = await self.load(match_id)
            question = _for_bot(loaded)
            if question is None:
                return played
            answer = await self._think(loaded, question)
            async with self._one_at_a_time(match_id):
                loaded = await load(self._db, self._games, match_id)
                if _for_bot(loaded) == question:  # else somebody was faster, or is back
                    await self._press(loaded, question.seat, question.token, [answer])
                    played = True
        raise RunawayRules(f"the bots of match {match_id} play in a circle")

    async def _think(self, loaded: Loaded, question: Decision) -> Answer:
        """Ask a bot, outside the event loop; one that fails or dithers is replaced by the default."""
        bot = self._bots.get(loaded.info.game, loaded.game.bot)()
        view = loaded.game.view(loaded.match.seen_by(question.seat), question.seat)
        if len(loaded.match.draft) < DITHERING:
            try:
                answer = await asyncio.to_thread(bot.answer, view, question)
            except Exception:
                LOG.exception("the bot of match %d failed at %s", loaded.info.id, question.kind)
            else:
                if question.choice.accepts(answer):
                    return answer
                LOG.error("the bot of match %d gave no legal answer to %s", loaded.info.id, question.kind)
        return default_of(question)

    async def take_default(self, match_id: int, seat: Seat) -> Applied:
        """Answer for an absent player what such players are taken to say, until their turn is over."""
        async with self._one_at_a_time(match_id):
            for _ in range(DITHERING):
                loaded = await load(self._db, self._games, match_id)
                question = _required(loaded, seat)
                answer = default_of(question)
                applied = await self._press(loaded, seat, question.token, [answer])
                if seat not in applied.loaded.waiting or (applied.press.commit and answer == question.ends):
                    return applied
        raise RunawayRules(f"the defaults of match {match_id} do not end a turn")

    async def position(self, match_id: int, n: int) -> Any:
        """Rebuild the position after a press that was made before."""
        game = game_of(self._games, (await info_of(self._db, match_id)).game)
        return await log.state_at(self._db, game, match_id, n)

    async def history(self, match_id: int) -> list[HistoryEntry]:
        """Read everything that was committed and still counts, the oldest first."""
        return await self.since(match_id, -1)

    async def since(self, match_id: int, n: int) -> list[HistoryEntry]:
        """Read what was committed after a press and still counts, the oldest first."""
        game = game_of(self._games, (await info_of(self._db, match_id)).game)
        last = await progress.last_commit(self._db, match_id)
        rows = await log.read(self._db, game, match_id, f"n > ? and n <= ? and gone = {progress.LIVE}", n, last)
        return [log.history_entry(row) for row in rows]

    async def commits(self, match_id: int, limit: int = 10) -> list[Commit]:
        """List the last commits, newest first, with what a rewind to before each would undo."""
        game = game_of(self._games, (await info_of(self._db, match_id)).game)
        return await rewind.commits(self._db, game, match_id, limit)

    async def rewind(self, match_id: int, to_n: int, by: Seat | None, agreed_at: int | None = None) -> Loaded:
        """Go back to a commit; chance goes on from where it was. Refuse if there were commits after `agreed_at`."""
        async with self._one_at_a_time(match_id):
            async with self._db.transaction() as tx:
                await rewind.rewind(tx, self._games, match_id, to_n, by, self._clock(), agreed_at)
            return await load(self._db, self._games, match_id)

    async def export(self, match_id: int) -> bytes:
        """Write the record of a match: decisions and draws, never the seed, no people."""
        return await records.export(self._db, self._games, match_id)

    async def import_record(
        self, raw: bytes, guild_id: int | None, channel_id: int, users: Sequence[User], language: str = "en"
    ) -> int:
        """Make a match of a record and give its number; it goes on with a new seed."""
        played = await asyncio.to_thread(records.play_record, self._games, raw)
        return await records.store_record(
            self._db, self._games, played, guild_id, channel_id, users, language, self._clock()
        )


def _for_bot(loaded: Loaded) -> Decision | None:
    """Find a question that a bot has to answer."""
    if loaded.info.status is not Status.RUNNING:
        return None
    for question in loaded.asked:
        if not question.optional and loaded.info.seat(question.seat).played_by_bot:
            return question
    return None


def _required(loaded: Loaded, seat: Seat) -> Decision:
    """Find the question a seat must answer."""
    for question in loaded.asked:
        if question.seat == seat and not question.optional:
            return question
    raise Stale(Text("refused-not-asked", {"seats": sorted(loaded.waiting)}))
