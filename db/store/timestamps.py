"""Moments as the database keeps them: text in UTC that sorts by time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

Clock: TypeAlias = Callable[[], datetime]
"""Where the time comes from; tests bring their own."""


def utc_now() -> datetime:
    """Read the clock; tests put another one in its place."""
    return datetime.now(UTC)


def written(moment: datetime) -> str:
    """Write a moment.

    >>> written(datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))
    '2026-01-02T03:04:05.000+00:00'
    """
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")


def read(stored: str) -> datetime:
    """Read a moment back."""
    return datetime.fromisoformat(stored)


def read_maybe(stored: str | None) -> datetime | None:
    """Read a moment that may not have come yet."""
    return None if stored is None else read(stored)
