"""A process that thinks, as the bot sees it: started, asked one thing at a time, ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from typing import Self

from cogs.thinking.messages import LENGTH, REPLY, Reply

WORKER = "cogs.thinking.worker"
SECRETS = ("DISCORD_TOKEN",)
"""What the environment of the bot holds and a process that thinks need not know."""


class ProcessEnded(Exception):
    """The process is gone, and what it was asked is still open."""


class CannotStart(Exception):
    """No process can be started on this machine."""


class ThinkingProcess:
    """One process that thinks."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> Self:
        """Start one with the code that runs here; raise CannotStart if the machine does not let us."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", WORKER), stdin=PIPE, stdout=PIPE, env=environment()
            )
        except (OSError, NotImplementedError, ValueError) as error:
            raise CannotStart(str(error)) from error
        return cls(process)

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    @property
    def is_alive(self) -> bool:
        """Whether it can be asked anything, as far as is known."""
        return self._process.returncode is None

    async def ask(self, question: bytes) -> Reply:
        """Ask something, with its length before it, and wait for the reply; raise ProcessEnded if none comes."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(question)
            await stdin.drain()
            length = int.from_bytes(await stdout.readexactly(LENGTH), "big")
            reply: Reply = REPLY.decode(await stdout.readexactly(length))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise ProcessEnded(f"process {self.pid} is gone") from error
        return reply

    def kill(self) -> None:
        """End it at once, whatever it does.

        `Process.kill` would look first whether it is gone, and take that news from asyncio, which waits for it.
        """
        if self.is_alive:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)

    async def ended(self) -> None:
        """Wait until it is gone."""
        await self._process.wait()


def environment() -> dict[str, str]:
    """Give a process the same code to run, and strings the same hashes everywhere: so sets have the same order."""
    kept = {name: value for name, value in os.environ.items() if name not in SECRETS}
    return kept | {"PYTHONPATH": os.pathsep.join(each or os.getcwd() for each in sys.path), "PYTHONHASHSEED": "0"}
