"""When what a press leads to arrives at the simulated Discord.

The clock begins when the gateway dispatches the interaction. It stands still while the simulated Discord works on a
call of the bot, which takes the place of the network; what simcord does besides (it copies what the gateway sends, and
follows every task of the bot) is within the figures.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from simcord.backend import Backend
from simcord.http import router

CALLBACK = re.compile(r"POST /interactions/\d+/(?P<key>[^/]+)/callback")
ANSWER = re.compile(r"PATCH /webhooks/\d+/(?P<key>[^/]+)/messages/@original")
POST = re.compile(r"POST /channels/(?P<key>\d+)/messages")


@dataclass(slots=True)
class Times:
    """Moments of one press; None: it has not come to this."""

    begun: float
    acknowledged: float | None = None
    """The callback of the interaction has reached Discord."""
    answered: float | None = None
    """The edit of the private message, with the next question in it, has reached Discord."""
    posted: float | None = None
    """The next message in the channel was accepted."""
    offered: int = 0
    """How many choices a completion was answered with."""

    def taken(self, moment: str) -> float:
        """Say how many seconds it was to a moment that has come."""
        at = getattr(self, moment)
        assert at is not None, f"a press was never {moment}"
        return float(at - self.begun)


class Stopwatch:
    """Follows every press from the gateway to the calls it causes."""

    def __init__(self, discord: Backend) -> None:
        self._discord = discord
        self._elsewhere = 0.0
        self._by_token: dict[str, Times] = {}
        self._by_channel: dict[str, Times] = {}

    def of(self, token: str) -> Times:
        """Look up the moments of the press with this token."""
        return self._by_token[token]

    @contextmanager
    def running(self) -> Iterator[None]:
        """Follow what happens meanwhile."""
        self._discord.subscribers.insert(0, self._dispatched)
        with patch.object(router, "dispatch", self._timed(router.dispatch)):
            yield
        self._discord.subscribers.remove(self._dispatched)

    def now(self) -> float:
        """Say how much time has passed outside the simulated Discord."""
        return time.perf_counter() - self._elsewhere

    def _dispatched(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            times = Times(self.now())
            self._by_token[payload["token"]] = self._by_channel[payload["channel_id"]] = times

    def _timed(self, dispatch: Any) -> Any:
        def called(discord: Backend, method: str, path: str, **body: Any) -> Any:
            arrived, call = time.perf_counter(), f"{method} {path}"
            if found := CALLBACK.fullmatch(call):
                times = self._by_token[found["key"]]
                times.acknowledged = self.now()
                times.offered = len(((body.get("json") or {}).get("data") or {}).get("choices") or ())
            elif found := ANSWER.fullmatch(call):
                self._by_token[found["key"]].answered = self.now()
            try:
                return dispatch(discord, method, path, **body)
            finally:
                self._elsewhere += time.perf_counter() - arrived
                found = POST.fullmatch(call)
                waiting = self._by_channel.get(found["key"]) if found else None
                if waiting is not None and waiting.posted is None:
                    waiting.posted = self.now()

        return called
