"""Every call to Discord that the bot makes, by name; what is not here is not proven to be allowed to fail."""

from __future__ import annotations

import re

from simcord.env import Env

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
    "delete the thread": ("DELETE", "/channels/*"),
    "archive the thread": ("PATCH", "/channels/*"),
    "show the thread": ("PUT", "/channels/*/thread-members/*"),
    "look for a member": ("GET", "/guilds/*/members/*"),
    "ask for the owner": ("GET", "/oauth2/applications/@me"),
}
IF_OTHERS_FAIL = {"answer anew", "delete the thread", "archive the thread"}
"""Calls that are made only where another one has failed, and have tests of their own."""
NAMES = {call: name for name, call in CALLS.items()}
STATUSES = (403, 404, 429, 500)
IN_TESTS = ("GET", "/applications/*/commands")
"""A test looks itself which commands were published."""


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


def fail(env: Env, call: str, status: int, channel_id: int, times: int | None = 1) -> None:
    """Let Discord answer a call with an error, once or until further notice."""
    method, path = CALLS[call]
    if call == "find the channel":  # the pattern would fit what is in it as well
        path = f"/channels/{channel_id}"
    env.inject_error(method, path, status=status, times=times)
