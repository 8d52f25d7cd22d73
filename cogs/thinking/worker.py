"""What runs in a process that thinks: `python -m cogs.thinking.worker` reads questions and writes thoughts.

It ends as soon as whoever started it is gone, be it in the middle of a thought.
"""

from __future__ import annotations

import contextlib
import functools
import importlib
import os
import signal
import sys
import traceback
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from cogs.thinking.messages import ASKED, LENGTH, Answered, Asked, Failed, Reply, Shares, ThinkAbout, framed
from engine.core.codec import codec_of
from engine.core.game import Game
from engine.search.chances import chances
from engine.search.thinking import think

MEMORY = 512 * 2**20
"""Bytes of memory a process may have."""
NICE = 10
"""By how much it stands back behind the bot, and whatever else the machine has to do."""


def main() -> None:
    """Think about one question after the other, until nobody is there to ask."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what anybody prints must not come between the answers
    be_modest()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):
        while True:
            answers.write(framed(reply_to(questions.get())))
            answers.flush()
    os._exit(0)


def be_modest() -> None:
    """Take little memory and only the time that others leave; Ctrl-C is for the bot, which ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(NICE)
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _listen(source: BinaryIO, questions: SimpleQueue[bytes]) -> None:
    """Take down what is asked, also while something is thought about; end the process when the pipe is closed."""
    while len(length := source.read(LENGTH)) == LENGTH:
        questions.put(source.read(int.from_bytes(length, "big")))
    os._exit(0)


def reply_to(question: bytes) -> Reply:
    """Think about a question; whatever goes wrong is told to whoever asked."""
    try:
        return _thought_through(ASKED.decode(question))
    except Exception:
        return Failed(traceback.format_exc())


def _thought_through(asked: Asked) -> Reply:
    game = found(asked.game)
    state = codec_of(game).restore(asked.state)
    if isinstance(asked, ThinkAbout):
        thought = think(game, state, asked.seat, asked.kind, asked.seed, asked.effort, explain=asked.explain)
        return Answered(thought)
    return Shares(chances(game, state, asked.seed, asked.tries))


def whereabouts(game: Game[Any]) -> str:
    """Say where the rules of a game are found; they keep nothing in mind, so that their class is enough."""
    return f"{type(game).__module__}:{type(game).__qualname__}"


@functools.cache
def found(where: str) -> Game[Any]:
    """Find the rules of a game by where they are; once, as much is worked out once for each."""
    module, _, name = where.partition(":")
    game: Game[Any] = getattr(importlib.import_module(module), name)()
    return game


if __name__ == "__main__":
    main()
