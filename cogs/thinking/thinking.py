"""The service that thinks: about an answer, and about who will win."""

from __future__ import annotations

import asyncio
import logging
import os
from typing import Any

from cogs.thinking.fair_queue import FairQueue, Urgency
from cogs.thinking.messages import Answered, Asked, Failed, Reply, Shares, ThinkAbout, WhoWins, framed
from cogs.thinking.process import CannotStart, ProcessEnded, ThinkingProcess
from cogs.thinking.worker import whereabouts
from engine.core.codec import codec_of
from engine.core.decision import Decision, Seat
from engine.core.game import Game, State
from engine.search.thought import Thought
from engine.search.worlds import world

LOG = logging.getLogger(__name__)
PATIENCE, LONG_PATIENCE = 20.0, 120.0
"""Seconds a process may think about an answer, and about a hint or who will win; one that takes longer is ended."""
TRIES = 2
"""So often a question is asked if the process that thinks about it is gone."""
IDLE = 600.0
"""Seconds after which a process that nobody asks anything is ended."""
GOING = 10.0
"""Seconds another process waits at most until one that was ended is gone: they would be more than there may be."""


class CannotThink(RuntimeError):
    """No answer was found in time, or whoever thought was stopped; the question is still open."""


class StoppedThinking(CannotThink):
    """The bot is being stopped: nobody thinks any more."""


class _Request:
    """Something to think about, and whoever waits for it."""

    def __init__(self, asked: Asked, patience: float) -> None:
        self.question = framed(asked)
        self.patience = patience
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()

    def settle(self, reply: Reply) -> None:
        """Give whoever waits what came of it."""
        if not self.reply.done():
            self.reply.set_result(reply)

    def fail(self, error: CannotThink) -> None:
        """Tell whoever waits that nothing came of it."""
        if not self.reply.done():
            self.reply.set_exception(error)


class Thinking:
    """Thinks beside the event loop, in at most so many processes; made once, closed with the bot.

    They are started when first needed: a bot on which nobody plays strong has none.
    """

    def __init__(
        self, most: int | None = None, patience: float = PATIENCE, long_patience: float = LONG_PATIENCE
    ) -> None:
        self.most = most or max(1, cores() - 1)
        """So many processes there are at most: one core is left to the bot, if there are several."""
        self._patience, self._long_patience = patience, long_patience
        self._queue: FairQueue[_Request] = FairQueue()
        self._at_work: dict[asyncio.Task[None], _Request] = {}
        self._idle: dict[ThinkingProcess, asyncio.TimerHandle] = {}
        self._ending: set[asyncio.Task[None]] = set()
        self._processes: set[ThinkingProcess] = set()
        self._closed = False
        self._told = False
        """It was said that no process can be started."""

    @property
    def processes(self) -> frozenset[int]:
        """The numbers of the processes there are."""
        return frozenset(process.pid for process in self._processes)

    def is_about(self, match_id: int) -> bool:
        """Whether something of a match is thought about, or waits for it."""
        return self._queue.is_about(match_id)

    async def think(
        self,
        game: Game[Any],
        state: State,
        question: Decision,
        seed: bytes,
        effort: int | None = None,
        *,
        explain: bool = False,
        match_id: int | None = None,
        urgency: Urgency = Urgency.HINT,
    ) -> Thought:
        """Think about a question; raise CannotThink if nothing comes of it. The state is as its seat sees it.

        What the seat cannot know is dealt anew before anything leaves this process.
        """
        seen, seat = imagined(game, state, question.seat), question.seat
        asked = ThinkAbout(whereabouts(game), seen, seat, question.kind, seed, effort or game.effort, explain)
        reply = await self._reply(asked, match_id, urgency, self._long_patience if explain else self._patience)
        assert isinstance(reply, Answered)
        return reply.thought

    async def chances(
        self, game: Game[Any], state: State, seed: bytes, tries: int, *, match_id: int | None = None
    ) -> list[float]:
        """Estimate each seat's chance of winning; raise CannotThink if nothing comes of it."""
        asked = WhoWins(whereabouts(game), imagined(game, state, None), seed, tries)
        reply = await self._reply(asked, match_id, Urgency.CHANCES, self._long_patience)
        assert isinstance(reply, Shares)
        return reply.chances

    def close(self) -> None:
        """Think no more; whoever waits gets StoppedThinking, and all processes are ended."""
        self._closed = True
        for request in (*self._queue, *self._at_work.values()):
            request.fail(StoppedThinking("the bot is being stopped"))
        for timer in self._idle.values():
            timer.cancel()
        self._idle.clear()
        for process in self._processes:
            process.kill()

    async def wait_closed(self) -> None:
        """Wait until no process is left, after `close`."""
        await asyncio.gather(*self._at_work, *self._ending, return_exceptions=True)
        for process in tuple(self._processes):
            await self._ended(process)

    async def _reply(self, asked: Asked, match_id: int | None, urgency: Urgency, patience: float) -> Reply:
        if self._closed:
            raise StoppedThinking("the bot is being stopped")
        request = _Request(asked, patience)
        self._queue.put(urgency, match_id, request)
        self._set_to_work()
        reply = await request.reply
        if isinstance(reply, Failed):
            raise CannotThink(reply.why)
        return reply

    def _set_to_work(self) -> None:
        """Have something thought about by every process there may be; one task each, which ends with the thought."""
        while len(self._at_work) < self.most and (taken := self._queue.take()) is not None:
            match, request = taken

            def done(work: asyncio.Task[None], match: object = match) -> None:
                del self._at_work[work]
                self._queue.done(match)
                self._set_to_work()

            work = asyncio.create_task(self._work(request), name="thinking")
            self._at_work[work] = request
            work.add_done_callback(done)

    async def _work(self, request: _Request) -> None:
        """Ask a process; if that is gone before it replies, ask another one once."""
        try:
            for _ in range(TRIES):
                if request.reply.done():  # nobody waits any more
                    return
                reply = await self._asked(request)
                if reply is not None:
                    request.settle(reply)
                    return
            request.fail(CannotThink("the processes that thought about it are gone"))
        except CannotThink as error:
            request.fail(error)
        except Exception as error:
            LOG.exception("thinking stumbled")
            request.fail(CannotThink(str(error)))
        finally:
            request.fail(CannotThink("whoever thought about it was stopped"))

    async def _asked(self, request: _Request) -> Reply | None:
        """Ask a process; None if it is gone. One that takes too long or fails is ended."""
        process, is_whole = await self._process(), False
        try:
            reply = await asyncio.wait_for(process.ask(request.question), request.patience)
            is_whole = not isinstance(reply, Failed)
            return reply
        except ProcessEnded:
            if not self._closed:
                LOG.warning("process %d, which thought about something, is gone", process.pid)
            return None
        except TimeoutError:
            LOG.warning("process %d thinks for more than %.0f s and is ended", process.pid, request.patience)
            raise CannotThink(f"no answer within {request.patience:.0f} s") from None
        finally:
            if is_whole and not self._closed:
                self._let_idle(process)
            else:
                self._end(process)

    async def _process(self) -> ThinkingProcess:
        """Take a process that has nothing to do, or start one."""
        while self._idle:
            process, timer = self._idle.popitem()
            timer.cancel()
            if process.is_alive:
                return process
            self._end(process)
        if self._ending:
            await asyncio.wait(self._ending, timeout=GOING)
        try:
            process = await ThinkingProcess.start()
        except CannotStart as error:
            if not self._told:
                self._told = True
                LOG.error("no process can be started, so nobody plays strong: %s", error)
            raise CannotThink(str(error)) from error
        self._processes.add(process)
        if self._closed:
            self._end(process)
            raise StoppedThinking("the bot is being stopped")
        return process

    def _let_idle(self, process: ThinkingProcess) -> None:
        def too_long() -> None:
            del self._idle[process]
            self._end(process)

        self._idle[process] = asyncio.get_running_loop().call_later(IDLE, too_long)

    def _end(self, process: ThinkingProcess) -> None:
        process.kill()
        ending = asyncio.create_task(self._ended(process), name="end of thinking")
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _ended(self, process: ThinkingProcess) -> None:
        await process.ended()
        self._processes.discard(process)


def cores() -> int:
    """Count the cores this process may use, which may be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):  # not on every system
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def imagined(game: Game[Any], state: State, seat: Seat | None) -> bytes:
    """Write a state as a seat (None: a bystander) may imagine it: the same bytes whatever is hidden from that seat."""
    return codec_of(game).store(world(game, state, seat, b"", 0)[0])
