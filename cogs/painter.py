"""Painting beside the event loop, one picture at a time; of each kind of picture of a match only the newest."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from cogs.registry import PlayableGame
from render.picture.draw import picture_of, rehearsal
from render.picture.scene import Scene, fingerprint

LOG = logging.getLogger(__name__)
T = TypeVar("T")
PATIENCE, LONG_PATIENCE = 3.0, 60.0
"""Seconds after which a post goes out without its picture, and without its replay."""
KEPT = 64
"""So many pictures are kept, for those who look again at what has not changed."""


class _Job:
    """A picture that is wanted; whoever asks for a newer one of the same kind replaces what is laid out."""

    def __init__(self, lay_out: Callable[[], Scene]) -> None:
        self.lay_out = lay_out
        self.picture: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()


class Pictures:
    """The painter's desk."""

    def __init__(self, paint: Callable[[Scene], bytes] = picture_of) -> None:
        self._paint = paint
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="painter")
        self._turn = asyncio.Lock()
        self._wanted: dict[Hashable, _Job] = {}
        self._at_work: set[asyncio.Task[None]] = set()
        self._primer = ThreadPoolExecutor(1, thread_name_prefix="primer")
        self._idle = threading.Event()
        self._idle.set()
        self._closed = False
        self._prepared: set[tuple[str, int, str]] = set()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()

    async def picture(self, match_id: int, kind: Hashable, lay_out: Callable[[], Scene]) -> bytes | None:
        """Paint a picture of a match; None if that fails or takes too long: then words must do."""
        about = (match_id, kind)
        job = self._wanted.get(about)
        if job is None:
            job = self._wanted[about] = _Job(lay_out)
            work = asyncio.create_task(self._work(about, job), name=f"picture of match {match_id}")
            self._at_work.add(work)
            self._idle.clear()
            work.add_done_callback(self._done)
        else:
            job.lay_out = lay_out
        return await self._in_time(match_id, asyncio.shield(job.picture), PATIENCE)

    def _done(self, work: asyncio.Task[None]) -> None:
        self._at_work.discard(work)
        if not self._at_work:
            self._idle.set()

    async def replay(self, match_id: int, draw: Callable[[], bytes]) -> bytes | None:
        """Paint a match as a moving picture; it takes seconds, and pictures others wait for are painted meanwhile."""
        return await self._in_time(match_id, self._replay(match_id, draw), LONG_PATIENCE)

    async def _in_time(self, match_id: int, work: Awaitable[bytes | None], patience: float) -> bytes | None:
        try:
            return await asyncio.wait_for(work, patience)
        except TimeoutError:
            LOG.warning("a picture of match %d takes too long", match_id)
            return None

    async def _work(self, about: tuple[int, Hashable], job: _Job) -> None:
        picture = None
        try:
            async with self._turn:
                del self._wanted[about]  # from here on a newer one is a job of its own
                picture = await self._beside(self._painted, job.lay_out)
        except Exception:
            LOG.exception("a picture of match %d could not be painted", about[0])
        job.picture.set_result(picture)

    def _painted(self, lay_out: Callable[[], Scene]) -> bytes:
        """Lay out and paint, unless the very same picture is there already."""
        scene = lay_out()
        key = fingerprint(scene)
        picture = self._kept.pop(key, None) or self._paint(scene)
        self._kept[key] = picture
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    async def _replay(self, match_id: int, draw: Callable[[], bytes]) -> bytes | None:
        try:
            return await self._beside(draw)
        except Exception:
            LOG.exception("the replay of match %d could not be painted", match_id)
            return None

    async def _beside(self, work: Callable[..., T], *args: object) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def prepare(self, game: PlayableGame, seats: Iterable[int], language: str) -> None:
        """Paint what all boards of a game have in common before anybody waits for it; what is asked for goes first."""
        for players in seats:
            about = (game.rules.key, players, language)
            if game.presentation.pictures is not None and about not in self._prepared:
                self._prepared.add(about)
                self._primer.submit(self._prime, game, players, language)

    def _prime(self, game: PlayableGame, players: int, language: str) -> None:
        shown = game.presentation
        self._idle.wait()
        if self._closed or shown.pictures is None:
            return
        pictures = shown.pictures
        try:
            self._painted(lambda: rehearsal(game.rules, pictures, players, shown.words(language)))
        except Exception:
            LOG.exception("what all boards of %s have in common could not be painted", shown.key)

    def close(self) -> None:
        """Stop painting: what is not begun is given up."""
        self._closed = True
        self._idle.set()
        for threads in (self._threads, self._primer):
            threads.shutdown(wait=False, cancel_futures=True)
