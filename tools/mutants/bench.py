"""Tests run one by one, by whoever decides which: pytest collects them, and a loop of our own takes over."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

FOLDERS = ("contract", "playthroughs", "bots", "fuzz", "panel", "typed", "render")
"""Tests of all games that could notice a fault in the rules of one."""
LEFT_OUT = "tests/render/picture"
"""Tests of pictures warm up for long, and see of the rules what those of boards in words see too."""


class Bench:
    """The tests of a game, collected, and the first failure among those that were run."""

    def __init__(self, loop: Callable[[Bench], None]) -> None:
        self._loop = loop
        self.tests: dict[str, pytest.Item] = {}
        self.failed: str | None = None

    def run(self, names: Iterable[str], before: Callable[[str], None] = lambda _: None) -> str | None:
        """Run tests in this order until one fails, and name that one."""
        self.failed = None
        tests = [self.tests[name] for name in names if name in self.tests]
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            before(test.nodeid)
            with silenced(2):
                test.ihook.pytest_runtest_protocol(item=test, nextitem=following)
            if self.failed is not None:
                break
        return self.failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Hand over to the loop."""
        self.tests = {test.nodeid: test for test in session.items}
        if not session.testsfailed:  # else some could not be collected
            self._loop(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the first failure."""
        if report.failed and self.failed is None:
            self.failed = report.nodeid


def collect(root: Path, game: str, loop: Callable[[Bench], None]) -> bool:
    """Collect the tests that belong to a game and hand them to a loop; say whether they could be collected.

    The game is imported first, so that pytest takes it as it is.
    """
    folders = [root / "engine" / game, *(root / "tests" / name for name in (f"rules/{game}", *FOLDERS))]
    paths = [str(folder) for folder in folders if folder.exists()]
    reached = []

    def counted(bench: Bench) -> None:
        reached.append(True)
        loop(bench)

    with tempfile.TemporaryDirectory() as scratch, silenced():
        __import__(f"engine.{game}")
        options = ["-s", "--basetemp", f"{scratch}/tests", "--ignore", str(root / LEFT_OUT)]
        pytest.main([*options, *paths], plugins=[Bench(counted)])
    return bool(reached)


@contextlib.contextmanager
def silenced(output: int = 1) -> Iterator[None]:
    """Keep what pytest and the tests print from an output."""
    kept = os.dup(output)
    with open(os.devnull, "w") as nothing:
        os.dup2(nothing.fileno(), output)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, output)
        os.close(kept)
