"""Delta with players that are awkward to think with: each stands for something that can go wrong in a process."""

from __future__ import annotations

import os
import time
from typing import Any

from engine.core.bots import AbsentBot, Bot
from engine.core.decision import Answer, Decision
from tests.toy.game import Toy

SLOWLY = 0.2
"""Seconds it takes to make a slow player: enough to do something to it meanwhile."""


class _Endless(AbsentBot):
    def answer(self, view: Any, decision: Decision) -> Answer:
        while True:
            pass


class _Devouring(AbsentBot):
    def answer(self, view: Any, decision: Decision) -> Answer:
        eaten = []
        while True:
            eaten.append(bytearray(2**24))


class _Talking(AbsentBot):
    def answer(self, view: Any, decision: Decision) -> Answer:
        print("thinking aloud", flush=True)
        os.write(1, b"and past Python\n")
        return super().answer(view, decision)


class _Dying(AbsentBot):
    def answer(self, view: Any, decision: Decision) -> Answer:
        os._exit(9)


class SlowGame(Toy):
    """Takes its time."""

    def strong_bot(self) -> Bot:
        """Sleep, then make a player; that is asked for twice a thought."""
        time.sleep(SLOWLY)
        return self.bot()


class EndlessGame(Toy):
    """Never finds an answer."""

    def strong_bot(self) -> Bot:
        """Make a player that goes round in a circle."""
        return _Endless()


class DevouringGame(Toy):
    """Wants more memory than there is."""

    def strong_bot(self) -> Bot:
        """Make a player that takes all it can get."""
        return _Devouring()


class TalkingGame(Toy):
    """Prints."""

    def strong_bot(self) -> Bot:
        """Make a player that writes to the standard output."""
        return _Talking()


class DyingGame(Toy):
    """Ends whatever process thinks about it."""

    def strong_bot(self) -> Bot:
        """Make a player that ends its process."""
        return _Dying()
