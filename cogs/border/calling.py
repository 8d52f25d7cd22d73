"""What Discord did with a call, or may have done: decided here, for every call there is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import aiohttp
import discord

T = TypeVar("T")
FORBIDDEN, NOT_FOUND, TOO_LARGE, WAITED_TOO_LONG, AT_FAULT = 403, 404, 413, 408, 500
"""What Discord answers; from the last one on the fault is its own, and what it has done before is not known."""
UNREADABLE = frozenset({400, TOO_LARGE})
"""What Discord answers to a message it can make nothing of, or finds too large."""
ACKNOWLEDGED = 40060
"""The code of a refusal to acknowledge an interaction a second time."""
NEVER_SENT = (aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError, discord.RateLimited)
"""No connection was made, or the call was held back before it was made."""
BROKEN = (aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""A connection that broke, or was silent for too long, at any moment of a call."""


class CallFailed(Exception):
    """A call to Discord that was not confirmed; one of the three kinds below."""

    def __init__(self, why: str, status: int = 0, code: int = 0) -> None:
        super().__init__(why)
        self.status = status
        """What Discord answered, 0 if it did not."""
        self.code = code


class CallRefused(CallFailed):
    """Discord answered that it will not: nothing was done."""

    @property
    def gone(self) -> bool:
        """What the call is about is not there."""
        return self.status == NOT_FOUND

    @property
    def forbidden(self) -> bool:
        """The bot may not."""
        return self.status == FORBIDDEN

    @property
    def closed(self) -> bool:
        """A place is not there, or the bot may not enter."""
        return self.gone or self.forbidden

    @property
    def unreadable(self) -> bool:
        """Discord can make nothing of the message."""
        return self.status in UNREADABLE


class CallLost(CallFailed):
    """The call did not reach Discord: nothing was done."""


class CallUnanswered(CallFailed):
    """Nobody knows whether it was done: this has to be looked up, or the call made again if that does no harm."""


def failure_of(error: BaseException) -> CallFailed | None:
    """Judge what an error says of the call that raised it; None if it does not come from Discord or the way there."""
    match error:
        case CallFailed():
            return error
        case discord.HTTPException(status=status, code=code):
            unknown = status >= AT_FAULT or status == WAITED_TOO_LONG
            return (CallUnanswered if unknown else CallRefused)(str(error), status, code)
    if isinstance(error, NEVER_SENT):
        return CallLost(str(error))
    return CallUnanswered(str(error) or type(error).__name__) if isinstance(error, BROKEN) else None


@contextmanager
def calling() -> Iterator[None]:
    """Make a call to Discord; if it fails, the error is one of the three kinds. Nothing else is done inside."""
    try:
        yield
    except Exception as error:
        failure = failure_of(error)
        if failure is None or failure is error:
            raise
        raise failure from error


async def repeated(call: Callable[[], Awaitable[T]]) -> T:
    """Make a call that may as well be made twice; once more if the connection broke.

    Where Discord itself is at fault, discord.py has repeated it already.
    """
    try:
        with calling():
            return await call()
    except (CallLost, CallUnanswered) as failure:
        if failure.status:
            raise
    with calling():
        return await call()
