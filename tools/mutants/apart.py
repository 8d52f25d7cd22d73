"""Work in a process of its own, which may break or hang without harm."""

from __future__ import annotations

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable

import msgspec

MEMORY = 4 * 2**30
"""More bytes no test needs; rules gone wild fail when they ask for more."""


def apart(work: Callable[[], object]) -> bytes | None:
    """Do some work in a fork and give its result as JSON, or nothing if the process did not come to an end."""
    reading, writing = os.pipe()
    sys.stdout.flush()
    child = os.fork()
    if not child:
        os.close(reading)
        _be_child(work, writing)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        result = pipe.read()
    _, status = os.waitpid(child, 0)
    return result if status == 0 else None


def _be_child(work: Callable[[], object], writing: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        result = msgspec.json.encode(work())
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(result)
    except BaseException:
        traceback.print_exc()
        os._exit(1)
    os._exit(0)


def limit(seconds: float) -> None:
    """Let this process be ended after so many seconds of computing, or ten times as many of waiting; 0 lifts it."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 * seconds)
