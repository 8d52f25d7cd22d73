"""Plays random matches in several servers while everything goes wrong, then calms down and judges.

Discord refuses calls, connections break before and after a call has taken effect, the disk is full now and then,
simulated days pass, and the bot is killed or restarted again and again; people press and type what they like, two at
once. Half of the time is one long life, to see whether memory grows. In the end nothing goes wrong any more, some hours
pass, and it is judged:

- lost: a press that an answer had promised is not stored;
- doubled: a letter was posted twice;
- leaked: a seed or the token was sent, or a private panel shown to all;
- silent: somebody must act and no post says so, a letter is under way for ever, or a panel does not open;
- errors: the bot logged an error, or the database is damaged.
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import os
import random
import signal
import sqlite3
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.judge import doubled, leaked, silent
from tests.soak.life import Complained, Leaked, Missed, Plan, Promised, Report, Standing, run

FRESH = multiprocessing.get_context("forkserver")
"""Makes processes that begin with everything imported and read, and nothing else."""
FRESH.set_forkserver_preload(["tests.discord.support.warmed"])
SHORTEST, LONGEST = 2.0, 20.0
"""Seconds a life lasts that will be cut short."""
KILLED = 0.7
"""How many of those are killed; the others end in good order."""
CALM = 120.0
"""Seconds in which the bot must have delivered everything."""
SHOWN = 5
"""Of each kind of finding so many are printed."""


@dataclass
class Soak:
    """What was seen so far."""

    folder: Path
    presses: int = 0
    faults: int = 0
    kills: int = 0
    memory: list[int] = field(default_factory=list)
    promised: dict[int, int] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    leaked: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def live(self, plan: Plan, kill_after: float | None = None) -> None:
        """Let the bot live once, hear all of it, and see that everything promised is there."""
        ours, theirs = multiprocessing.Pipe(duplex=False)
        process = FRESH.Process(target=run, args=(plan, theirs))
        process.start()
        theirs.close()
        patience = plan.seconds + CALM
        end, last = time.monotonic() + (patience if kill_after is None else kill_after), Standing(0, 0, 0)
        for report in _heard(ours, end):
            if isinstance(report, Standing):
                last = report
                self.memory.append(report.memory)
            else:
                self._take(report)
        if kill_after is not None and process.is_alive():
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
            self.kills += 1
        process.join(CALM)
        if process.is_alive():
            self.silent.append(f"life {plan.seed} does not come to an end")
            process.kill()
        elif process.exitcode not in (0, -signal.SIGKILL):
            self.errors.append(f"life {plan.seed} ended with {process.exitcode}")
        self.presses, self.faults = self.presses + last.presses, self.faults + last.faults
        self._check()

    def _take(self, report: Report) -> None:
        match report:
            case Promised(presses):
                for match_id, n in presses.items():
                    self.promised[match_id] = max(n, self.promised.get(match_id, 0))
            case Leaked(where):
                self.leaked.append(where)
            case Missed(what):
                self.silent.append(what)
            case Complained(what):
                self.errors.append(what)

    def _check(self) -> None:
        with contextlib.closing(sqlite3.connect(self.folder / "bot.db")) as db:
            if db.execute("pragma integrity_check").fetchone() != ("ok",):
                self.errors.append("the database is damaged")
            stored = dict(db.execute("select match_id, max(n) from presses group by match_id"))
        for match_id, n in self.promised.items():
            if stored.get(match_id, -1) < n:
                self.lost.append(f"press {n} of match {match_id}")
                self.promised[match_id] = stored.get(match_id, -1)

    def verdict(self) -> str:
        """Judge, say what was found, and sum it up in one line."""
        twice = doubled(self.folder)
        self.leaked += leaked(self.folder)
        self.silent += silent(self.folder)
        for name, found in (
            ("lost", self.lost),
            ("doubled", twice),
            ("leaked", self.leaked),
            ("silent", self.silent),
            ("errors", self.errors),
        ):
            for each in found[:SHOWN]:
                print(f"{name}: {each}")
        return (
            f"soak: presses={self.presses} faults={self.faults} kills={self.kills} lost={len(self.lost)}"
            f" doubled={len(twice)} leaked={len(self.leaked)} silent={len(self.silent)} errors={len(self.errors)}"
        )


def _heard(told: Connection, end: float) -> Iterator[Report]:
    with contextlib.suppress(EOFError):
        while (left := end - time.monotonic()) > 0:
            if told.poll(min(left, 1.0)):
                yield told.recv()


def main(arguments: list[str] | None = None) -> int:
    """Soak for so many minutes."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    chance, seconds = random.Random(chosen.seed), chosen.minutes * 60
    with TemporaryDirectory() as folder:
        soak, end, life = Soak(Path(folder)), time.monotonic() + seconds / 2, 0
        while time.monotonic() < end:
            life += 1
            lasting = chance.uniform(SHORTEST, LONGEST)
            killed = chance.random() < KILLED
            plan = Plan(soak.folder, chosen.seed * 1000 + life, lasting * 2 if killed else lasting)
            soak.live(plan, lasting if killed else None)
        soak.memory.clear()
        soak.live(Plan(soak.folder, chosen.seed * 1000 + life + 1, seconds / 2))
        begun, ended = (soak.memory[0], soak.memory[-1]) if soak.memory else (0, 0)
        print(f"memory of the long life: {begun} MB after its first acts, {ended} MB at its end")
        soak.live(Plan(soak.folder, chosen.seed * 1000 + life + 2, CALM, calm=True))
        verdict = soak.verdict()
    print(verdict)
    return 0 if verdict.endswith("lost=0 doubled=0 leaked=0 silent=0 errors=0") else 1


if __name__ == "__main__":
    sys.exit(main())
