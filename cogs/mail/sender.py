"""The sender: takes what the outbox holds and posts it once, newest first; and lets bots play before it does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import tasks

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
GONE = (discord.NotFound, discord.Forbidden)
"""What Discord answers where the bot may not write, or there is nothing left to write in."""
RETRY = (timedelta(seconds=5), timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1))
SENDERS = 8
"""So many letters are on their way at once, of a match one."""
HISTORY = 50
"""So many messages are searched for a post that may have been sent before the bot stopped."""


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
        self._playing: set[int] = set()
        self._in_doubt: list[Letter] = []
        """Letters of an earlier process that may be in their channels."""
        self._unread: set[int] = set()
        """Those of them whose channel refused once to be read: if it does so again, they are sent, known by nonce."""
        self._again = False
        self._senders: set[asyncio.Task[None]] = set()
        self._bots: set[asyncio.Task[None]] = set()

    def start(self, client: TwoRivers) -> None:
        """Begin, as soon as the client is ready, with what an earlier process left behind."""
        self._client = client
        self._tick = tasks.loop(seconds=PATIENCE)(self._look)
        self._tick.before_loop(self._before)
        self._pause = _pause_of(self._tick)
        self._tick.start()

    async def stop(self) -> None:
        """Send nothing more; what is left stays in the outbox."""
        if self._tick is not None:
            self._tick.cancel()
        await asyncio.gather(*self._senders, *self._bots, return_exceptions=True)

    def take_letters(self, kind: str, note: Note) -> None:
        """Learn from a room how the letters of a kind are drawn."""
        self._notes[kind] = note

    def moved(self, match_id: int) -> None:
        """Let listeners to `table_moved` see after votes and reminders, though there is nothing to send or to play."""
        self._client.dispatch("table_moved", match_id)

    def wake(self, match_id: int) -> None:
        """Let bots play in a match, then send what there is to send; listeners to `table_moved` look after the rest."""
        self.moved(match_id)
        self._playing.add(match_id)
        self._start()

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
        """Look into the outbox now and then, for letters that were held or are to be tried again."""
        assert self._tick is not None
        self._tick.change_interval(seconds=self._pause.total_seconds())
        await self._settle_doubts()
        self._start()

    async def _set_alarm(self) -> None:
        """Let the loop go round when the next letter is due, if that is before its time."""
        due = await self._outbox.next_try()
        if due is None or self._tick is None or self._tick.next_iteration is None:
            return
        due = max(due, self._clock() + SOON)
        if due < self._tick.next_iteration:
            before = self._tick.next_iteration - _pause_of(self._tick)
            self._tick.change_interval(seconds=max(0.0, (due - before).total_seconds()))

    async def _before(self) -> None:
        """Make good what an earlier process has left: nobody is looking at its panels any more."""
        await self._client.wait_until_ready()
        await self._outbox.not_shown()
        await self._outbox.hurry()
        self._in_doubt = await self._outbox.in_doubt()
        self._playing.update(await self._tables.waiting_for_bots())

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
        while self._playing:
            await self._bots_play(self._playing.pop())
        while (letter := await self._outbox.take()) is not None:
            await self._send(letter)

    async def _bots_play(self, match_id: int) -> None:
        try:
            await self._matches.play_bots(match_id)
        except Exception:
            LOG.exception("the bots of match %d stumbled", match_id)

    async def _send(self, letter: Letter) -> None:
        info = await self._tables.get(letter.match_id)
        try:
            channel = await self._channel(info)
            post = await self._notes[letter.kind].draw(letter)
            if post is None:
                await self._outbox.drop(letter)
                return
            nonce = f"{letter.match_id}.{letter.id}"  # what Discord has taken but not confirmed is not posted twice
            about = f"a {letter.kind} of match {info.id}"
            message = await send(channel, post.view, post.mentions, about, post.files, nonce)
        except Exception as error:
            if isinstance(error, GONE):
                self._silent.add(info.id)
            LOG.warning("a post of match %d failed and is tried again", info.id, exc_info=True)
            pause = RETRY[min(letter.tried, len(RETRY) - 1)]
            await self._outbox.failed(letter, self._clock() + pause)
        else:
            await self._arrived(letter, message.id)
            self._silent.discard(info.id)
            if letter.kind in POSTS:
                await self.strip(info)
                if letter.kind == END:
                    await self._strip_notes(info)
                self._client.dispatch("table_told", info.id)

    async def _arrived(self, letter: Letter, message_id: int) -> None:
        """Remember that a letter is in the channel, last of all: until then it is looked for after a stop."""
        try:
            await self._notes[letter.kind].arrived(letter, message_id)
        except Exception:  # the message is there, and must not keep those after it from being sent
            LOG.exception("what follows a %s of match %d stumbled", letter.kind, letter.match_id)
        await self._outbox.sent(letter, message_id)

    async def _channel(self, info: TableInfo) -> discord.abc.MessageableChannel:
        channel = self._client.get_channel(info.channel_id) or await self._client.fetch_channel(info.channel_id)
        assert isinstance(channel, discord.abc.Messageable)
        return channel

    async def strip(self, info: TableInfo) -> None:
        """Take the buttons off the post before; if that cannot be, they stay and say that the board has moved on."""
        if info.board_message_id is not None:
            await self._strip(info, info.board_message_id)

    async def _strip_notes(self, info: TableInfo) -> None:
        """Take the buttons off votes and notes of a match that is over: no seat is to be taken back, no pause ended."""
        for message_id in await self._outbox.notes_sent(info.id):
            await self._strip(info, message_id)

    async def _strip(self, info: TableInfo, message_id: int) -> None:
        channel = self._client.get_partial_messageable(info.channel_id, guild_id=info.guild_id)
        try:
            message = await channel.fetch_message(message_id)
            await message.edit(view=without_buttons(message))
        except discord.HTTPException:
            LOG.info("a message of match %d keeps its buttons, or is gone", info.id)

    async def _settle_doubts(self) -> None:
        """Look whether letters that were being sent when the bot stopped have arrived; until it is known, they wait."""
        for letter in list(self._in_doubt):
            try:
                info = await self._tables.get(letter.match_id)
                found = await self._find(info, letter)
                if found is None:
                    await self._outbox.failed(letter, self._clock())
                else:
                    await self._arrived(letter, found)
                    if letter.kind in POSTS and info.board_message_id != found:
                        await self.strip(info)
                self._in_doubt.remove(letter)
            except Exception:
                LOG.warning("nobody knows whether a post of match %d arrived", letter.match_id, exc_info=True)

    async def _find(self, info: TableInfo, letter: Letter) -> int | None:
        marks = set(self._notes[letter.kind].marks(letter))
        assert self._client.user is not None
        try:
            channel = await self._channel(info)
            async for message in channel.history(limit=HISTORY):
                if message.author.id == self._client.user.id and marks & _ids(message):
                    return message.id
        except GONE:
            if letter.id not in self._unread:
                self._unread.add(letter.id)
                raise
            LOG.info("the history of match %d cannot be read", info.id)
        return None


def _started(work: Coroutine[Any, Any, None], tasks_of_kind: set[asyncio.Task[None]]) -> asyncio.Task[None]:
    """Begin something that the end of the process waits for."""
    task = asyncio.create_task(work, name="sender")
    tasks_of_kind.add(task)
    task.add_done_callback(tasks_of_kind.discard)
    return task


def _pause_of(loop: tasks.Loop[Any]) -> timedelta:
    """Say how long a loop pauses from one round to the next."""
    return timedelta(seconds=loop.seconds or 0, minutes=loop.minutes or 0)


def _ids(message: discord.Message) -> set[str]:
    view = discord.ui.LayoutView.from_message(message, timeout=None)
    return {getattr(item, "custom_id", "") or "" for item in view.walk_children()}
