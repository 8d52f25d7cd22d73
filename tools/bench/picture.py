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

from cogs.games import GAMES
from render.picture.draw import draw_replay, picture_of, rehearsal
from render.text.words import LANGUAGES
from tools.bench.figures import percentile, say, say_spread
from tools.gallery.exhibits import audience, pictures_of
from tools.gallery.positions import Position, played, random_positions
from tools.games import exhibition

ROOT = Path(__file__).parents[2]
TICK = 0.001
FIRST = "import sys; from tools.bench.picture import first; first(sys.argv[1])"


def measure(game: str, positions: int = 120, colds: int = 3, seed: int = 2) -> None:
    """Print the figures of a game that has pictures."""
    name = f"{game} picture"
    say(f"{name}, cold", min(_cold(game) for _ in range(colds)), "s", 2)
    found = list(random_positions(GAMES[game].rules, positions, seed))
    _prepare(game)
    times, shares, sizes = _warm(game, found)
    say_spread(f"{name}, warm", times)
    say_spread(f"{name}, warm, processor", shares)
    say(f"{name} (p50)", percentile(sizes, 50) / 1024, "KiB")
    say(f"{name} (max)", max(sizes) / 1024, "KiB")
    full = _full(game)
    _draw(game, full)
    times, shares, sizes = _warm(game, [full] * 10)
    say_spread(f"{name}, crowded, processor", shares)
    say(f"{name}, crowded", sizes[0] / 1024, "KiB")
    gaps = asyncio.run(_kept_waiting(game, found))
    say(f"{name}, other work waits (p99)", 1000 * percentile(gaps, 99), "ms", 1)
    say(f"{name}, other work waits (max)", 1000 * max(gaps), "ms", 1)
    _replay(game, name, seed)


def first(game: str) -> None:
    """Draw the most crowded position, with nothing prepared: what a fresh process does."""
    _draw(game, _full(game))


def _full(game: str) -> Position:
    """Lay out the most crowded position of the most players."""
    *_, crowded = exhibition(game).crowded.values()
    return Position(crowded(), (1,))


def _cold(game: str) -> float:
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST, game], cwd=ROOT, check=True)
    return time.perf_counter() - begun


def _prepare(game: str) -> None:
    """Do what the bot does before anybody waits for a picture: draw what all of them have in common."""
    about = GAMES[game].rules
    for players in about.seats:
        for language in LANGUAGES:
            picture_of(rehearsal(about, pictures_of(game), players, GAMES.words(language, game)))


def _draw(game: str, position: Position, n: int = 0) -> int:
    told = audience(game, LANGUAGES[n % len(LANGUAGES)], position)
    return len(picture_of(pictures_of(game).board(position.view, told)))


def _warm(game: str, positions: Sequence[Position]) -> tuple[list[float], list[float], list[int]]:
    times, shares, sizes = [], [], []
    for n, position in enumerate(positions):
        begun, used = time.perf_counter(), time.thread_time()
        sizes.append(_draw(game, position, n))
        times.append(time.perf_counter() - begun)
        shares.append(time.thread_time() - used)
    return times, shares, sizes


async def _kept_waiting(game: str, positions: Sequence[Position]) -> list[float]:
    """Draw in a thread; give how much later than it should each tick of the loop came."""
    drawing = asyncio.create_task(asyncio.to_thread(_warm, game, positions))
    gaps = []
    while not drawing.done():
        begun = time.perf_counter()
        await asyncio.sleep(TICK)
        gaps.append(time.perf_counter() - begun - TICK)
    return gaps


def _replay(game: str, name: str, seed: int) -> None:
    about = GAMES[game].rules
    record = played(about, max(about.seats), seed)
    begun, used = time.perf_counter(), time.process_time()
    size = len(draw_replay(about, pictures_of(game), record, audience(game, "en")))
    say(f"{name}, replay of {len(record.entries)} moves", time.perf_counter() - begun, "s", 1)
    say(f"{name}, replay, processor", time.process_time() - used, "s", 1)
    say(f"{name}, replay", size / 1024, "KiB")
