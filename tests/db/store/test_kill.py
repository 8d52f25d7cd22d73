"""The process is killed at any moment: whatever it had acknowledged is there, and the file is sound."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import multiprocessing
import random
import time
from multiprocessing.connection import Connection
from pathlib import Path

from db.match.load import Loaded
from db.table.info import Status
from engine.core.errors import NothingToUndo
from tests.db.desk import Desk, desk, dump, faults, run
from tests.db.match.test_matches import FLOOD

KILLS = 20
Word = tuple[int, int, str]
"""What the child says after each thing done: match, number of the last press, fingerprint of the position."""


def child(folder: str, seed: int, pipe: Connection) -> None:
    """Play on for ever, saying so after every press."""
    asyncio.run(play_on(Path(folder), random.Random(seed), pipe))


async def play_on(folder: Path, chooser: random.Random, pipe: Connection) -> None:
    async with desk(folder) as at:
        for channel in itertools.count(chooser.randrange(1 << 40)):
            live = [info.id for info in await at.tables.live() if info.status is Status.RUNNING]
            number = live[0] if live else (await at.begun(FLOOD, channel)).info.id
            while True:
                loaded = await at.play(number, 1, chooser)
                if chooser.random() < 0.2:
                    with contextlib.suppress(NothingToUndo):
                        loaded = await at.matches.undo(number, min(loaded.waiting, default=0))
                pipe.send((number, loaded.n, fingerprint(loaded)))
                await post(at)
                if not loaded.waiting:
                    break


def fingerprint(loaded: Loaded) -> str:
    return hashlib.sha256(b"".join(dump(loaded))).hexdigest()


async def post(at: Desk) -> None:
    """Send what is to be sent, as the bot would."""
    letter = await at.outbox.take()
    if letter is not None:
        await at.outbox.sent(letter, letter.id + 1000)


async def verify(folder: Path, last: Word) -> None:
    """The match stands where it was when last spoken of, or one press further: stored, but no longer acknowledged."""
    number, n, position = last
    async with desk(folder) as at:
        loaded = await at.matches.load(number)
        assert loaded.n in (n, n + 1)
        numbers = [row[0] for row in await at.db.rows("select n from presses where match_id = ? order by n", number)]
        assert numbers == list(range(loaded.n + 1))
        if loaded.n == n:
            assert fingerprint(loaded) == position
        doubtful = await at.outbox.in_doubt()
        assert len(doubtful) <= 1
        for letter in doubtful:
            await at.outbox.sent(letter, letter.id + 1000)


def test_every_acknowledged_press_survives_being_killed(tmp_path: Path) -> None:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.db.store.test_kill"])
    chooser, presses = random.Random(1), 0
    for kill in range(KILLS):
        mine, theirs = context.Pipe(duplex=False)
        process = context.Process(target=child, args=(str(tmp_path), kill, theirs))
        process.start()
        theirs.close()
        last: Word = mine.recv()
        time.sleep(chooser.random() * 0.15)
        process.kill()
        process.join()
        words = 1
        try:
            while True:
                last, words = mine.recv(), words + 1
        except EOFError:
            presses += words
        run(verify(tmp_path, last))
    assert faults(tmp_path) == []
    assert presses > 2 * KILLS
