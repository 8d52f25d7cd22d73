"""Pictures: how quickly they are drawn, how large they are, and whether the bot can do something else meanwhile.

Cold is the first picture in a fresh process, the imports of `render` included. Warm ones are of other positions of the
same game, laid out, painted and encoded; of their time the processor's share is printed too, which does not depend on
what else the machine does. While a thread draws, a coroutine ticks beside it: the longest time it was kept from
ticking is how long a press may have to wait for a picture. The replay is of a whole match of our own players.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from render.draw import board_of, draw_replay, picture_of
from render.picture.telling import Telling
from render.words import LANGUAGES, words_for
from tools.benching.figures import percentile, say, say_spread
from tools.gallery.positions import GAME, Position, crowded, played, random_positions

ROOT = Path(__file__).parents[2]
NAMES = ("Ada", "Bilal", "Maximilienne")
TICK = 0.001
FIRST = "from tools.benching.picture import first; first()"


def measure(positions: int = 60, colds: int = 3, seed: int = 2) -> None:
    """Print the figures of the game that has pictures."""
    name = f"{GAME.key} picture"
    say(f"{name}, cold", min(_cold() for _ in range(colds)), "s", 2)
    found = list(random_positions(positions, seed))
    for n in range(len(LANGUAGES)):
        _draw(found[0], n)
    times, shares, sizes = _warm(found)
    say_spread(f"{name}, warm", times)
    say_spread(f"{name}, warm, processor", shares)
    say(f"{name} (p50)", percentile(sizes, 50) / 1024, "KiB")
    say(f"{name} (max)", max(sizes) / 1024, "KiB")
    full = Position(crowded(), (1,))
    _draw(full)
    times, shares, sizes = _warm([full] * 10)
    say_spread(f"{name}, crowded, processor", shares)
    say(f"{name}, crowded", sizes[0] / 1024, "KiB")
    gaps = asyncio.run(_kept_waiting(found))
    say(f"{name}, other work waits (p99)", 1000 * percentile(gaps, 99), "ms", 1)
    say(f"{name}, other work waits (max)", 1000 * max(gaps), "ms", 1)
    _replay(name, seed)


def first() -> None:
    """Draw the most crowded position, with nothing prepared: what a fresh process does."""
    _draw(Position(crowded(), (1,)))


def _cold() -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST], cwd=ROOT, check=True)
    return time.perf_counter() - begun


def _draw(position: Position, n: int = 0) -> int:
    words = words_for(GAME.key, LANGUAGES[n % len(LANGUAGES)])
    telling = Telling(words, NAMES, position.waiting, position.since)
    return len(picture_of(board_of(GAME, position.view, telling)))


def _warm(positions: Sequence[Position]) -> tuple[list[float], list[float], list[int]]:
    times, shares, sizes = [], [], []
    for n, position in enumerate(positions):
        begun, used = time.perf_counter(), time.thread_time()
        sizes.append(_draw(position, n))
        times.append(time.perf_counter() - begun)
        shares.append(time.thread_time() - used)
    return times, shares, sizes


async def _kept_waiting(positions: Sequence[Position]) -> list[float]:
    """Draw in a thread; give how much later than it should each tick of the loop came."""
    drawing = asyncio.create_task(asyncio.to_thread(_warm, positions))
    gaps = []
    while not drawing.done():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        gaps.append(time.perf_counter() - begun - TICK)
    return gaps


def _replay(name: str, seed: int) -> None:
    record = played(seed)
    begun, used = time.perf_counter(), time.process_time()
    size = len(draw_replay(GAME, record, Telling(words_for(GAME.key, "en"), NAMES)))
    say(f"{name}, replay of {len(record.entries)} moves", time.perf_counter() - begun, "s", 1)
    say(f"{name}, replay, processor", time.process_time() - used, "s", 1)
    say(f"{name}, replay", size / 1024, "KiB")
