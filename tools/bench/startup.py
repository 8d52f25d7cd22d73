"""The start: how long until the bot answers, and how much memory it takes, with many matches stored.

The bot starts in a fresh process, on a database in which one match in ten is still running. Its time counts from the
start of that process, imports and all. Ready is when Discord has told it of all servers; at that moment a player types
`/play`, and the start is over when the panel arrives. The memory is the most the process held until nothing was left to
do. Both include the simulated Discord, which a bot on the real one does not load.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from simcord.backend import Backend

from tools.bench.figures import say
from tools.bench.many_matches import build
from tools.bench.models import Models
from tools.bench.servers import lay_out

ROOT = Path(__file__).parents[2]
RUNNING = 10
"""One match in so many is still running."""


def measure(models: Models, stored: int = 10_000, lives: int = 3) -> None:
    """Print the figures of the start for one game: the median of several."""
    with TemporaryDirectory() as folder:
        path, tables = Path(folder) / "two-rivers.db", max(1, stored // RUNNING)
        asyncio.run(build(path, models, lay_out(Backend(), tables, models.seats), stored))
        seen = [_live(path, tables, models.seats) for _ in range(lives)]
        size = path.stat().st_size
    name = f"{models.game}, {stored} stored matches,"
    say(f"{name} database", size / 1e6, "MB")
    say(f"{name} start to ready", median(each["ready"] for each in seen), "s", 2)
    say(f"{name} start to first panel", median(each["answered"] for each in seen), "s", 2)
    say(f"{name} resident memory (max)", max(each["memory"] for each in seen) * 1024 / 1e6, "MB")


def _live(path: Path, tables: int, seats: int) -> dict[str, float]:
    with closing(sqlite3.connect(path)) as db:
        ((waiting,),) = db.execute("select waiting from matches where id = 1")
    seat = json.loads(waiting)[0]
    call = [
        sys.executable,
        "-m",
        "tools.bench.one_start",
        str(time.time()),
        str(path),
        *map(str, (tables, seats, seat)),
    ]
    done = subprocess.run(call, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    lived: dict[str, float] = json.loads(done.stdout)
    return lived
