"""Every call to Discord that the bot makes, by name; what is not here is not proven to be allowed to fail."""

from __future__ import annotations

import asyncio
import fnmatch
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest
from simcord.env import Env
from simcord.http import router
from simcord.types import HttpLogEntry

CALLS = {
    "publish the commands": ("PUT", "/applications/*/commands"),
    "acknowledge": ("POST", "/interactions/*/callback"),
    "answer": ("PATCH", "/webhooks/*/messages/@original"),
    "answer anew": ("POST", "/webhooks/*"),
    "close an answer": ("DELETE", "/webhooks/*/messages/@original"),
    "find the channel": ("GET", "/channels/*"),
    "post": ("POST", "/channels/*/messages"),
    "look at a message": ("GET", "/channels/*/messages/*"),
    "edit": ("PATCH", "/channels/*/messages/*"),
    "delete": ("DELETE", "/channels/*/messages/*"),
    "read the channel": ("GET", "/channels/*/messages"),
    "open a thread": ("POST", "/channels/*/threads"),
    "look for a thread": ("GET", "/guilds/*/threads/active"),
    "delete the thread": ("DELETE", "/channels/*"),
    "archive the thread": ("PATCH", "/channels/*"),
    "open direct messages": ("POST", "/users/@me/channels"),
    "show the thread": ("PUT", "/channels/*/thread-members/*"),
    "look for a member": ("GET", "/guilds/*/members/*"),
    "ask for the owner": ("GET", "/oauth2/applications/@me"),
}
IF_OTHERS_FAIL = {"answer anew", "look for a thread", "delete the thread", "archive the thread"}
"""Calls that are made only where another one has failed, and have tests of their own."""
NAMES = {call: name for name, call in CALLS.items()}
IN_TESTS = ("GET", "/applications/*/commands")
"""A test looks itself which commands were published."""


@dataclass(frozen=True)
class Break:
    """A connection that breaks, before or after Discord has done what it was called for."""

    error: Callable[[], Exception]
    after: bool


STATUSES = (403, 404, 429, 500)
BREAKS: Mapping[str, Break] = {
    "reset before": Break(lambda: aiohttp.ClientOSError(104, "Connection reset by peer"), after=False),
    "reset after": Break(aiohttp.ServerDisconnectedError, after=True),
    "time-out before": Break(aiohttp.ServerTimeoutError, after=False),
    "time-out after": Break(asyncio.TimeoutError, after=True),
}
WAYS: tuple[int | str, ...] = (*STATUSES, *BREAKS)
"""Every way in which a call may fail: Discord answers with an error, or the connection breaks."""
BROKEN = "broken connection"


def made(env: Env, since: int = 0) -> set[str]:
    """Name the calls made since so many; one that has no name is given as it is."""
    calls = {(each.method, _pattern(each.path)) for each in env.http_requests[since:]}
    return {NAMES.get(call, " ".join(call)) for call in calls - {IN_TESTS}}


def check_calls(env: Env) -> None:
    """Fail if the bot made a call that is not in the table."""
    assert made(env) <= CALLS.keys(), "a call to Discord that no test lets fail"


def _pattern(path: str) -> str:
    found = re.sub(r"/\d+", "/*", path)
    return re.sub(r"/(webhooks|interactions)/\*/[^/]+", r"/\1/*", found)


def fail(env: Env, call: str, way: int | str, channel_id: int, times: int | None = 1) -> None:
    """Let a call fail, once or until further notice: Discord answers with a status, or the connection breaks."""
    method, path = CALLS[call]
    if call == "find the channel":  # the pattern would fit what is in it as well
        path = f"/channels/{channel_id}"
    if isinstance(way, int):
        env.inject_error(method, path, status=way, times=times)
        return
    fault = {"method": BROKEN, "call": method, "path": path, "break": BREAKS[way], "times": times}
    env.backend.faults.append(fault)  # simcord knows no such method, so that it leaves the fault to what is below


def break_connections(patch: pytest.MonkeyPatch) -> None:
    """Let connections of the simulated Discord break where a test says so."""
    dispatch = router.dispatch

    def breaking(backend: Any, method: str, path: str, **given: Any) -> Any:
        broken = _broken(backend, method, path)
        if broken is not None and not broken.after:
            backend.http_requests.append(HttpLogEntry(method, path, {}, None, None))
            raise broken.error()
        answer = dispatch(backend, method, path, **given)
        if broken is not None:
            raise broken.error()
        return answer

    patch.setattr(router, "dispatch", breaking)


def _broken(backend: Any, method: str, path: str) -> Break | None:
    for fault in backend.faults:
        if fault["method"] == BROKEN and fault["call"] == method and fnmatch.fnmatch(path, fault["path"]):
            if fault["times"] is not None:
                fault["times"] -= 1
                if not fault["times"]:
                    backend.faults.remove(fault)
            found: Break = fault["break"]
            return found
    return None
