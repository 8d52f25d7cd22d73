"""Matches under way: every change of a position goes through here, one at a time a match, and is stored on return."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from db import progress
from db.match import log, records, rewind, turns, undo_rewind
from db.match.load import Check, Loaded, load
from db.match.locks import Locks
from db.match.log import HistoryEntry
from db.match.panels import Panels
from db.match.players import Players, PlayLater, Strong
from db.match.records import User
from db.match.rewind import TurnBack
from db.match.start import begin_match
from db.match.store import seats_at_panel, store_press, store_taken_back
from db.match.turns import PlayedTurn
from db.match.undo_rewind import LastRewind
from db.store.connection import Database, Transaction
from db.store.timestamps import Clock, utc_now
from db.table.info import game_of, info_of
from engine.core.decision import Answer, Decision, Move, Seat, Text
from engine.core.errors import RunawayRules, Stale
from engine.core.game import Bot, Event, Game, default_of
from engine.core.match import Press
from engine.core.path import Part
from engine.core.play import named

LOG = logging.getLogger(__name__)
CIRCLE = 10_000
"""So many presses of bots in a row are no match."""
DITHERING = 100
"""After so many presses without a commit a bot is taken to have no idea, and its defaults are used."""

REMEMBERED = 64
"""For so many seats it is remembered what they may go back to."""


@dataclass(frozen=True, slots=True)
class Applied:
    """What an answer led to."""

    loaded: Loaded
    """The match afterwards."""
    press: Press
    moved: bool
    """Something has come to count since the match was opened: what waited for others may be out of date."""
    to_tell: bool
    """There is something for the sender to do: a letter to send, or a bot that must act."""


class OpenMatch:
    """A match loaded under its lock, in a transaction: what is done to it is stored when both are left."""

    def __init__(self, tx: Transaction, loaded: Loaded, now: datetime, panels: Panels) -> None:
        self._tx = tx
        self._now = now
        self._panels = panels
        self._letters = False
        self.loaded = loaded
        """The match as it stands after what was done so far."""
        self.moved = False
        """Something has come to count since it was opened."""

    @property
    def to_tell(self) -> bool:
        """Whether there is something for the sender to do: a letter of any of the presses, or a bot that must act.

        Bots asked together with people do not wait for them.
        """
        return self.moved and (self._letters or _for_bot(self.loaded) is not None)

    async def answer(
        self, seat: Seat, token: str, answers: Sequence[Answer | Move | Part], user_id: int | None
    ) -> Applied:
        """Apply the answers of a seat as one press: the first to the question named, each other to what is asked then.

        Raise Stale if that question is no longer open, IllegalMove if an answer is not legal, Refused if the seat is
        not this user's (None: the table itself, which may do everything); then nothing has changed.
        """
        self.loaded.info.check_owner(seat, user_id)
        self.loaded.info.check_running()
        press = self.loaded.match.answer(seat, token, answers)
        await self._store(press, user_id)
        return Applied(self.loaded, press, self.moved, self.to_tell)

    async def undo(self, seat: Seat, user_id: int | None, token: str | None = None) -> Loaded:
        """Take back the last press of a seat; raise NothingToUndo if there is none since its last commit.

        A control names the question it stood beside, so that pressed twice it takes back once: the second is Stale.
        """
        self._check(seat, user_id, token)
        self.loaded.match.undo(seat)
        return await self._taken_back(seat, 1)

    async def restart(self, seat: Seat, user_id: int | None, token: str | None = None) -> Loaded:
        """Take back all presses of a seat since its last commit."""
        self._check(seat, user_id, token)
        return await self._taken_back(seat, len(self.loaded.match.restart(seat)))

    async def redo(self, seat: Seat, user_id: int | None, token: str | None = None) -> Loaded:
        """Repeat the press of this seat that was taken back last."""
        self._check(seat, user_id, token)
        press = self.loaded.match.redo(seat)
        redone = self.loaded.undone[seat][-1]
        await self._store(press, user_id, redone)
        return self.loaded

    async def _store(self, press: Press, user_id: int | None, redone: int | None = None) -> None:
        before = self.loaded.info
        at_panel = seats_at_panel(self.loaded, user_id, self._panels.of(before.id))
        stored = await store_press(self._tx, self.loaded, press, self._now, user_id, redone, at_panel)
        self.loaded, is_due = stored
        for seat in at_panel:
            if press.turn_over or seat not in before.asked_since:
                self._panels.promise(before.id, before.seat(seat).user_id or 0, seat, self.loaded.n)
        self.moved |= press.commit
        self._letters |= is_due

    def _check(self, seat: Seat, user_id: int | None, token: str | None) -> None:
        self.loaded.info.check_owner(seat, user_id)
        if token is not None:
            named(self.loaded.asked, seat, token)

    async def _taken_back(self, seat: Seat, count: int) -> Loaded:
        self.loaded = await store_taken_back(self._tx, self.loaded, seat, count, self._now)
        return self.loaded


class Matches:
    """All matches. A second press waits for the first; each is judged by the position it then finds.

    `bots` puts other players of code in place of those the games bring along; `strong` answers for seats of that level.
    """

    def __init__(
        self,
        db: Database,
        games: Mapping[str, Game[Any]],
        clock: Clock = utc_now,
        bots: Mapping[str, Callable[[], Bot]] | None = None,
        strong: Strong | None = None,
    ) -> None:
        self._db = db
        self._games = games
        self._clock = clock
        self._players = Players(db, bots or {}, strong)
        self.panels = Panels()
        """Who is told what comes next on a panel, so that no post is needed for it."""
        self._one_at_a_time = Locks()
        self._bots_at_a_time = Locks()
        self._game_keys: dict[int, str] = {}
        """Which game each match is of, as far as it was asked: that never changes, nor is a number given twice."""
        self._turns_back: OrderedDict[tuple[int, Seat, int], list[TurnBack]] = OrderedDict()
        """What a seat may go back to after a commit: asked for at every letter somebody types, and not cheap."""

    async def start(self, match_id: int, seed: bytes | None = None) -> Loaded:
        """Begin the match of a lobby; its seed is never seen again."""
        async with self._one_at_a_time(match_id):
            game = await self._game(match_id)
            async with self._db.transaction() as tx:
                await begin_match(tx, match_id, game, seed or secrets.token_bytes(16), self._clock())
            return await load(self._db, self._games, match_id)

    async def load(self, match_id: int, check: Check | None = None) -> Loaded:
        """Load a match as it stands."""
        async with self._one_at_a_time(match_id):
            return self._known(await load(self._db, self._games, match_id, check))

    @asynccontextmanager
    async def opened(self, match_id: int, check: Check | None = None) -> AsyncIterator[OpenMatch]:
        """Open a match for one press: loaded once, changed in one transaction, nobody else in between."""
        async with self._one_at_a_time(match_id), self._db.transaction() as tx:
            loaded = self._known(await load(tx, self._games, match_id, check))
            yield OpenMatch(tx, loaded, self._clock(), self.panels)

    async def _game(self, match_id: int) -> Game[Any]:
        """Find out which game a match is of."""
        if match_id not in self._game_keys:
            self._game_keys[match_id] = (await info_of(self._db, match_id)).game
        return game_of(self._games, self._game_keys[match_id])

    def _known(self, loaded: Loaded) -> Loaded:
        """Remember which game a match is of, so that reading its log needs no other row."""
        self._game_keys[loaded.info.id] = loaded.info.game
        return loaded

    async def answer(
        self, match_id: int, seat: Seat, token: str, answers: Sequence[Answer | Move | Part], user_id: int | None
    ) -> Applied:
        """Apply the answers of a seat as one press, see OpenMatch."""
        async with self.opened(match_id) as match:
            return await match.answer(seat, token, answers, user_id)

    async def undo(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Take back the last press of a seat, see OpenMatch."""
        async with self.opened(match_id) as match:
            return await match.undo(seat, user_id, token)

    async def restart(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Take back all presses of a seat since its last commit, see OpenMatch."""
        async with self.opened(match_id) as match:
            return await match.restart(seat, user_id, token)

    async def redo(self, match_id: int, seat: Seat, user_id: int | None = None, token: str | None = None) -> Loaded:
        """Repeat the press of this seat that was taken back last, see OpenMatch."""
        async with self.opened(match_id) as match:
            return await match.redo(seat, user_id, token)

    async def play_bots(self, match_id: int) -> bool:
        """Answer for bots and for those who are away until it is a person's turn; say whether anything was played.

        Whoever calls meanwhile for the same match waits, and finds it played.
        While bots think, others may look at the match and press.
        """
        async with self._bots_at_a_time(match_id):
            played = False
            for _ in range(CIRCLE):
                loaded = await self.load(match_id)
                question = _for_bot(loaded)
                if question is None:
                    return played
                try:
                    answer = await self._think(loaded, question)
                except PlayLater:
                    return played
                async with self.opened(match_id) as match:
                    if _for_bot(match.loaded) == question:  # else somebody was faster, or is back
                        await match.answer(question.seat, question.token, [answer], None)
                        played = True
        raise RunawayRules(f"the bots of match {match_id} play in a circle")

    async def _think(self, loaded: Loaded, question: Decision) -> Answer:
        """Ask a bot, outside the event loop; one that fails, dithers or takes too long is replaced by the default."""
        if len(loaded.match.draft_of(question.seat)) < DITHERING:
            try:
                answer = await self._players.answer(loaded, question)
            except PlayLater:
                raise
            except TimeoutError:
                LOG.error("the bot of match %d thinks too long about %s", loaded.info.id, question.kind)
            except Exception:
                LOG.exception("the bot of match %d failed at %s", loaded.info.id, question.kind)
            else:
                if question.choice.accepts(answer):
                    return answer
                LOG.error("the bot of match %d gave no legal answer to %s", loaded.info.id, question.kind)
        return default_of(question)

    async def take_default(self, match_id: int, seat: Seat) -> Applied:
        """Answer for an absent player what such players are taken to say, until their turn is over."""
        async with self.opened(match_id) as match:
            for _ in range(DITHERING):
                question = _required(match.loaded, seat)
                applied = await match.answer(seat, question.token, [default_of(question)], None)
                if seat not in applied.loaded.waiting or applied.press.turn_over:
                    return applied
        raise RunawayRules(f"the defaults of match {match_id} do not end a turn")

    async def position(self, match_id: int, n: int) -> Any:
        """Rebuild the position after a press that was made before."""
        game = await self._game(match_id)
        return await log.state_at(self._db, game, match_id, n)

    async def history(self, match_id: int, reader: Seat | None) -> list[HistoryEntry]:
        """Tell one reader everything that counts, as far as they may know it."""
        return await self.since(match_id, -1, reader)

    async def since(self, match_id: int, n: int, reader: Seat | None, until: int | None = None) -> list[HistoryEntry]:
        """Tell one reader what came to count after a commit, up to another one or the last, as far as they may know."""
        game = await self._game(match_id)
        return await log.history(self._db, game, match_id, n, reader, until)

    async def since_event(
        self, match_id: int, kind: type[Event], times: int, reader: Seat | None
    ) -> list[HistoryEntry]:
        """Tell one reader what came to count since an event of a kind last happened, so many times."""
        return await log.since_event(self._db, await self._game(match_id), match_id, kind, times, reader)

    async def commits(self, match_id: int, numbers: Collection[int], reader: Seat | None) -> list[HistoryEntry]:
        """Tell one reader what came of some commits by themselves, as far as they may know it."""
        return await log.commits(self._db, await self._game(match_id), match_id, numbers, reader)

    async def lately(self, loaded: Loaded, seat: Seat, turns: Collection[int]) -> list[HistoryEntry]:
        """Tell a seat at once all that its panel may need: what is news to it, and what was done in some turns."""
        after = loaded.info.seat(seat).seen_n - 1
        return await log.lately(self._db, loaded.game, loaded.info.id, after, seat, turns)

    async def turns_back(self, match_id: int, seat: Seat) -> list[TurnBack]:
        """List the turns a seat may ask to undo, newest first: its own last ones and the last of everybody else."""
        about = match_id, seat, await progress.last_commit(self._db, match_id)
        if about not in self._turns_back:
            game = await self._game(match_id)
            self._turns_back[about] = await rewind.turns_back(self._db, game, match_id, seat)
            while len(self._turns_back) > REMEMBERED:
                self._turns_back.popitem(last=False)
        return self._turns_back[about]

    async def turns(self, match_id: int) -> list[PlayedTurn]:
        """List all turns that count, the oldest first."""
        return await turns.turns_since(self._db, match_id, 0)

    async def ends_of_turns(self, match_id: int) -> list[int]:
        """List the commits with which the set-up and each turn that counts ended, the last one so far included."""
        return await turns.ends_of_turns(self._db, match_id)

    async def rewind(
        self,
        match_id: int,
        to_n: int,
        by: Seat | None,
        agreed_at: int | None = None,
        presser: Seat | None = None,
    ) -> Loaded:
        """Go back to a commit; chance goes on from where it was. Refuse if there were commits after `agreed_at`.

        `presser` has just pressed for it, and needs no ping if a panel shows them what follows.
        """
        async with self._one_at_a_time(match_id):
            looking = self.panels.of(match_id)
            async with self._db.transaction() as tx:
                at_panel = await rewind.rewind(
                    tx, self._games, match_id, to_n, by, self._clock(), agreed_at, presser, looking
                )
            return self._promised(await load(self._db, self._games, match_id), at_panel)

    def _promised(self, loaded: Loaded, at_panel: Collection[Seat]) -> Loaded:
        """Note who is to see at a panel what a rewind asks of them."""
        for seat in at_panel:
            self.panels.promise(loaded.info.id, loaded.info.seat(seat).user_id or 0, seat, loaded.n)
        return loaded

    async def last_rewind(self, match_id: int) -> LastRewind | None:
        """Find the rewind that can still be taken back, as nothing was committed since."""
        return await undo_rewind.last_rewind(self._db, match_id)

    async def taken_by(self, match_id: int, rewind_n: int) -> list[HistoryEntry]:
        """Tell what a rewind took away, as everybody may know it."""
        return await log.taken_by(self._db, await self._game(match_id), match_id, rewind_n)

    async def undo_rewind(
        self, match_id: int, by: Seat | None, agreed_at: int | None = None, presser: Seat | None = None
    ) -> Loaded:
        """Take the last rewind back; raise Refused if something was committed since, or after `agreed_at`."""
        async with self._one_at_a_time(match_id):
            looking = self.panels.of(match_id)
            async with self._db.transaction() as tx:
                at_panel = await undo_rewind.undo_rewind(
                    tx, self._games, match_id, by, self._clock(), agreed_at, presser, looking
                )
            return self._promised(await load(self._db, self._games, match_id), at_panel)

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
    bots = loaded.bots
    return next((each for each in loaded.asked if each.seat in bots and not each.optional), None)


def _required(loaded: Loaded, seat: Seat) -> Decision:
    """Find the question a seat must answer."""
    for question in loaded.asked:
        if question.seat == seat and not question.optional:
            return question
    raise Stale(Text("refused-not-asked", {"seats": sorted(loaded.waiting)}))
