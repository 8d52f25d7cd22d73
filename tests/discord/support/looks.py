"""How often and how closely the simulated Discord looks whether the bot has come to rest.

Most of what a test would else do is wait, and a fifth of its work was to look into loops that sleep.
"""

from __future__ import annotations

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from simcord import _dpy_internals, _settlement, env
from simcord.env import Env

LOOK = 0.005
"""Seconds between two looks; simcord's own are ten times as many, after each press."""
PATIENCE = 60.0
"""Seconds it looks for at least where simcord would give up after five: while the bot starts on a busy machine, say."""
SLEEPS = "discord.ext.tasks loop interval"
"""What simcord says of a loop of the bot that waits for its next round."""


def look_often(patch: pytest.MonkeyPatch) -> None:
    """Let it look often, and into a loop that sleeps only once: it sleeps on until time passes."""
    patch.setattr(Env.settle, "__defaults__", (None, LOOK))
    idle = {**(Env._settle_internal.__kwdefaults__ or {}), "idle": LOOK}
    patch.setattr(Env._settle_internal, "__kwdefaults__", idle)
    settle = Env._settle_internal

    async def patiently(self: Env, *, timeout: float | None = None, **more: Any) -> None:
        await settle(self, timeout=None if timeout is None else max(timeout, PATIENCE), **more)

    patch.setattr(Env, "_settle_internal", patiently)
    sleepers = Sleepers()
    patch.setattr(env, "_is_parked", sleepers.is_parked)
    patch.setattr(env, "_virtualize_recognized_waits", sleepers.virtualize)


class Sleepers:
    """Remembers which loops of the bot were found asleep, on what they wait and when that was.

    A loop whose interval is changed waits on, but has another alarm: that one is looked at anew, else it would ring
    after so many real seconds.
    """

    def __init__(self) -> None:
        self._found: WeakKeyDictionary[asyncio.Task[Any], tuple[Any, Any, Any, float]] = WeakKeyDictionary()

    def is_parked(self, state: Any, task: asyncio.Task[Any], deadline: float) -> bool:
        """Say whether a task waits for something that only a test can bring about."""
        if self._sleeps_on(state, task):
            return True
        reason = _settlement._park_reason(state, task, deadline)
        if reason == SLEEPS:
            loop = _dpy_internals._tasks_loop_self(task)
            self._found[task] = (_waiter(task), loop, _alarm(loop), state.virtual_time)
        return reason is not None

    def virtualize(self, state: Any, pending: list[asyncio.Task[Any]]) -> None:
        """Let waits end by the time of the test alone; that of a loop found asleep does so already."""
        _settlement._virtualize_recognized_waits(state, [task for task in pending if not self._sleeps_on(state, task)])

    def _sleeps_on(self, state: Any, task: asyncio.Task[Any]) -> bool:
        waiter, loop, alarm, since = self._found.get(task, (None, None, None, 0.0))
        if waiter is None or waiter is not _waiter(task) or waiter.done():
            return False
        return alarm is _alarm(loop) and since == state.virtual_time


def _waiter(task: asyncio.Task[Any]) -> Any:
    return getattr(task, "_fut_waiter", None)


def _alarm(loop: Any) -> Any:
    """The timer that ends the sleep of a loop."""
    return getattr(getattr(loop, "_handle", None), "handle", None)
