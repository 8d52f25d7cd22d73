"""The sender: takes what the outbox holds and posts it once, newest first; and lets bots play before it does."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

from cogs.border.arrived import KnownBy, find_message
from cogs.border.calling import CallFailed, CallRefused, CallUnanswered, repeated
from cogs.border.plain import send, without_buttons
from cogs.mail.letters import Note
from db.match.matches import Matches
from db.outbox import END, POSTS, Letter, Outbox
from db.store.timestamps import Clock
from db.table.info import TableInfo
from db.table.tables import Tables

if TYPE_CHECKING:
    from cogs.client import TwoRivers

LOG = logging.getLogger(__name__)
PATIENCE = 60.0
"""Seconds after which the outbox is looked into even if nobody woke the sender and nothing is due before."""
SOON = timedelta(seconds=1)
"""What is due already, but cannot be sent yet, is looked at again no sooner."""
RETRY = (timedelta(seconds=5), timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))
QUICK = 1.0
"""Seconds within which bots have played that do not think."""
LONG = 60.0
"""Seconds after which the letters of a match wait no longer for its bots."""
SENDERS = 8
"""So many letters are on their way at once, of a match one."""


class Sender:
    """Posts letters; a service that rooms wake, and that the client starts and stops."""

    def __init__(self, outbox: Outbox, tables: Tables, matches: Matches, clock: Clock, silent: set[int]) -> None:
        self._outbox, self._tables, self._matches, self._clock = outbox, tables, matches, clock
        self._silent = silent
        """Matches whose channel takes no posts at present; kept up to date here, and read by others."""
        self._client: TwoRivers
        self._tick: tasks.Loop[Callable[[], Coroutine[Any, Any, None]]] | None = None
        self._pause = timedelta(seconds=PATIENCE)
        self._notes: dict[str, Note] = {}
        self._playing: Counter[int] = Counter()
        """Matches whose bots play before their letters go out."""
        self._beginning = asyncio.Semaphore(SENDERS)
        self._made_good = False
        """What an earlier process left behind is taken care of."""
        self._taking = asyncio.Lock()
        """Held while a letter is taken up, until it is known who carries it."""
        self._carried: set[int] = set()
        """Letters that are being sent or looked for just now; any other that is marked as being sent is in doubt."""
        self._arrived_as: dict[int, int] = {}
        """The messages of letters that are in their channels, while that could not be stored."""
        self._unread: set[int] = set()
        """Letters in doubt whose channel refused once to be read: if it does so again they are sent, known by nonce."""
        self._is_in_doubt = False
        """Something is to be looked for soon."""
        self._again = False
        self._senders: set[asyncio.Task[None]] = set()
        self._lookers: set[asyncio.Task[None]] = set()
        self._bots: set[asyncio.Task[None]] = set()

    def start(self, client: TwoRivers) -> None:
        """Begin, as soon as the client is ready, with what an earlier process left behind."""
        self._client = client
        self._tick = tasks.loop(seconds=PATIENCE)(self._look)
        self._tick.before_loop(client.wait_until_ready)
        self._pause = _pause_of(self._tick)
        self._tick.start()

    async def stop(self) -> None:
        """Send nothing more; what is left stays in the outbox."""
        if self._tick is not None:
            self._tick.cancel()
        await self.at_rest()

    async def at_rest(self) -> None:
        """Wait until the bots have played and the letters are sent that were to be."""
        while under_way := (*self._senders, *self._lookers, *self._bots):  # what ends may begin another
            await asyncio.gather(*under_way, return_exceptions=True)

    def take_letters(self, kind: str, note: Note) -> None:
        """Learn from a room how the letters of a kind are drawn."""
        self._notes[kind] = note

    def moved(self, match_id: int) -> None:
        """Let listeners to `table_moved` see after votes and reminders, though there is nothing to send or to play."""
        self._client.dispatch("table_moved", match_id)

    def wake(self, match_id: int) -> None:
        """Let bots play in a match, then send what there is to send; listeners to `table_moved` look after the rest."""
        self.moved(match_id)
        self._let_play(match_id)

    def play_bots(self, match_id: int) -> asyncio.Task[None]:
        """Let the bots of a match play; whoever shows what comes next waits for the end of it."""
        return _started(self._bots_play(match_id), self._bots)

    async def try_again(self, match_id: int) -> None:
        """Send at once what was put back: the channel may take posts again."""
        if not await self._outbox.waiting(match_id):
            self._silent.discard(match_id)
        await self._outbox.hurry(match_id)
        self._start()

    async def _look(self) -> None:
        """Look into the outbox now and then, for letters that were held, are to be tried again, or are in doubt."""
        assert self._tick is not None
        self._tick.change_interval(seconds=self._pause.total_seconds())
        for duty in (self._make_good, self._settle_doubts):
            try:
                await duty()
            except Exception:
                LOG.exception("the sender stumbled")
        self._start()

    async def _set_alarm(self) -> None:
        """Let the loop go round when the next letter is due or in doubt, if that is before its time."""
        due = await self._outbox.next_try(self._playing)
        if self._is_in_doubt:
            soon = self._clock() + RETRY[0]
            due = soon if due is None else min(due, soon)
        if due is None or self._tick is None or self._tick.next_iteration is None:
            return
        due = max(due, self._clock() + SOON)
        if due < self._tick.next_iteration:
            before = self._tick.next_iteration - _pause_of(self._tick)
            self._tick.change_interval(seconds=max(0.0, (due - before).total_seconds()))

    async def _make_good(self) -> None:
        """Make good what an earlier process has left: nobody is looking at its panels any more."""
        if self._made_good:
            return
        await self._outbox.not_shown()
        await self._outbox.hurry()
        for match_id in await self._tables.waiting_for_bots():
            self._let_play(match_id)
        self._made_good = True

    def _start(self) -> None:
        """Set one more sender to work, so that no match waits for the slow channel of another."""
        if len(self._senders) >= SENDERS:
            self._again = True  # whoever is done first looks again
            return
        _started(self._run(), self._senders)

    async def _run(self) -> None:
        self._again = True
        while self._again:
            self._again = False
            try:
                await self._drain()
                await self._set_alarm()
            except Exception:
                LOG.exception("the sender stumbled")

    async def _drain(self) -> None:
        while (letter := await self._take()) is not None:
            await self._send(letter)

    async def _take(self) -> Letter | None:
        async with self._taking:
            letter = await self._outbox.take(self._playing)
            if letter is not None:
                self._carried.add(letter.id)
        return letter

    def _let_play(self, match_id: int) -> None:
        self._playing[match_id] += 1  # from here on, so that nobody sends before
        _started(self._play_then_send(match_id), self._bots)

    async def _play_then_send(self, match_id: int) -> None:
        """Let bots play, then send what there is to send of the match. Letters of others do not wait for it.

        Nor do its own for very long; whoever thinks makes room for the bots of other matches to begin.
        """
        try:
            async with self._beginning:
                playing = self.play_bots(match_id)
                await asyncio.wait({playing}, timeout=QUICK)
            await asyncio.wait({playing}, timeout=LONG)
        finally:
            self._playing[match_id] -= 1
            self._playing += Counter()  # without those that are at 0
        self._start()
        if not playing.done():
            await asyncio.wait({playing})
            self._start()

    async def _bots_play(self, match_id: int) -> None:
        try:
            await self._matches.play_bots(match_id)
        except Exception:
            LOG.exception("the bots of match %d stumbled", match_id)

    async def _send(self, letter: Letter) -> None:
        """Send a letter; whatever goes wrong, it is put back, or stays in doubt and is looked for."""
        try:
            await self._deliver(letter)
        except Exception:
            LOG.exception("nobody noted what became of a %s of match %d", letter.kind, letter.match_id)
            self._is_in_doubt = True
        finally:
            self._carried.discard(letter.id)

    async def _deliver(self, letter: Letter) -> None:
        info = await self._tables.get(letter.match_id)
        try:
            message_id = await self._post(info, letter)
        except CallUnanswered:
            LOG.warning("nobody knows whether a %s of match %d arrived", letter.kind, info.id, exc_info=True)
            self._is_in_doubt = True
        except Exception as error:
            if isinstance(error, CallRefused) and error.closed:
                self._silent.add(info.id)
            LOG.warning("a post of match %d failed and is tried again", info.id, exc_info=True)
            pause = RETRY[min(letter.tried, len(RETRY) - 1)]
            await self._outbox.failed(letter, self._clock() + pause)
        else:
            if message_id is None:
                await self._outbox.drop(letter)
            else:
                await self._arrived(info, letter, message_id)

    async def _post(self, info: TableInfo, letter: Letter) -> int | None:
        """Post a letter and give its message; None if there is nothing left to say."""
        channel = await self._channel(info)
        post = await self._notes[letter.kind].draw(letter)
        if post is None:
            return None
        nonce = f"{letter.match_id}.{letter.id}"  # what Discord has taken but not confirmed is not posted twice
        about = f"a {letter.kind} of match {info.id}"
        known_by = self._known_by(letter)
        sent = await send(channel, post.view, post.mentions, about, known_by, post.files, nonce, post.quiet)
        return sent.id

    async def _arrived(self, info: TableInfo, letter: Letter, message_id: int) -> None:
        """Remember that a letter is in the channel, last of all: until then it is looked for. Then tidy up after it."""
        self._arrived_as[letter.id] = message_id
        try:
            await self._notes[letter.kind].arrived(letter, message_id)
        except Exception:  # the message is there, and must not keep those after it from being sent
            LOG.exception("what follows a %s of match %d stumbled", letter.kind, letter.match_id)
        await self._outbox.sent(letter, message_id)
        del self._arrived_as[letter.id]
        self._silent.discard(info.id)
        if letter.kind in POSTS:
            taken_back = await self._taken_back(info, letter)
            if info.board_message_id != message_id:
                await self.strip(info, info.board_message_id in taken_back)
            await self._mark(info, [each for each in taken_back if each not in (message_id, info.board_message_id)])
            if letter.kind == END:
                await self._strip_notes(info)
            self._client.dispatch("table_told", info.id)

    async def _channel(self, info: TableInfo) -> discord.abc.MessageableChannel:
        client, number = self._client, info.channel_id
        channel = client.get_channel(number) or await repeated(lambda: client.fetch_channel(number))
        assert isinstance(channel, discord.abc.Messageable)
        return channel

    def _known_by(self, letter: Letter) -> KnownBy:
        assert self._client.user is not None
        return KnownBy(self._client.user.id, self._notes[letter.kind].marks(letter))

    async def strip(self, info: TableInfo, is_taken_back: bool = False) -> None:
        """Take buttons and whose turn it was off the post before, and say in it if what it tells was taken back.

        If that cannot be, the buttons stay and say that the board has moved on.
        """
        if info.board_message_id is not None:
            note = self._notes[POSTS[0]]
            heading = "" if note.heading_later is None else note.heading_later(info)
            remark = note.taken_back(info) if is_taken_back and note.taken_back is not None else ""
            await self._strip(info, info.board_message_id, heading, remark)

    async def _taken_back(self, info: TableInfo, letter: Letter) -> list[int]:
        """Find the posts that tell what was taken back since the last one; a remark is not worth a stumble."""
        try:
            return await self._outbox.posts_taken_back(letter, info.told_n)
        except Exception:
            LOG.exception("which posts of match %d were taken back is not known", info.id)
            return []

    async def _mark(self, info: TableInfo, messages: Sequence[int]) -> None:
        """Say in older posts that what they tell was taken back; one that cannot be edited stays as it is."""
        taken_back = self._notes[POSTS[0]].taken_back
        if taken_back is not None:
            for message_id in messages:
                await self._strip(info, message_id, remark=taken_back(info))

    async def _strip_notes(self, info: TableInfo) -> None:
        """Take the buttons off votes and notes of a match that is over: no seat is to be taken back, no pause ended."""
        for message_id in await self._outbox.notes_sent(info.id):
            await self._strip(info, message_id)

    async def _strip(self, info: TableInfo, message_id: int, heading: str = "", remark: str = "") -> None:
        channel = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
        try:
            message = await repeated(lambda: channel.fetch_message(message_id))
            await repeated(lambda: message.edit(view=without_buttons(message, heading, remark)))
        except CallFailed:
            LOG.info("a message of match %d keeps its buttons, or is gone", info.id)

    async def _settle_doubts(self) -> None:
        """Look for the letters that are marked as being sent though nobody sends them: a stop, a fault, no answer."""
        self._is_in_doubt = False
        async with self._taking:
            in_doubt = [letter for letter in await self._outbox.in_doubt() if letter.id not in self._carried]
            self._carried.update(letter.id for letter in in_doubt)
        for letter in in_doubt:
            _started(self._settle(letter), self._lookers)

    async def _settle(self, letter: Letter) -> None:
        """Look whether a letter has arrived; until it is known, it waits."""
        try:
            info = await self._tables.get(letter.match_id)
            found = self._arrived_as.get(letter.id) or await self._find(info, letter)
            if found is None:
                await self._outbox.failed(letter, self._clock())
            else:
                await self._arrived(info, letter, found)
            self._start()
        except Exception:
            LOG.warning("nobody knows whether a post of match %d arrived", letter.match_id, exc_info=True)
        finally:
            self._carried.discard(letter.id)

    async def _find(self, info: TableInfo, letter: Letter) -> int | None:
        try:
            found = await find_message(await self._channel(info), self._known_by(letter))
        except CallRefused as refusal:
            if not refusal.closed:
                raise
            if letter.id not in self._unread:
                self._unread.add(letter.id)
                raise
            LOG.info("the history of match %d cannot be read", info.id)
            found = None
        self._unread.discard(letter.id)
        return None if found is None else found.id


def _started(work: Coroutine[Any, Any, None], tasks_of_kind: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Begin something that the end of the process waits for."""
    task = asyncio.create_task(work, name="sender")
    tasks_of_kind.add(task)
    task.add_done_callback(tasks_of_kind.discard)
    return task


def _pause_of(loop: tasks.Loop[Any]) -> timedelta:
    """Say how long a loop pauses from one round to the next."""
    return timedelta(seconds=loop.seconds or 0, minutes=loop.minutes or 0)
