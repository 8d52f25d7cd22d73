"""The clock of the playground: what the page counts from goes with the simulated Discord."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from start.playground import STRIDE, _catch_up


class Behind:
    """A simulated Discord whose clock is behind."""

    def __init__(self, seconds: float) -> None:
        self._now = datetime.now(UTC) - timedelta(seconds=seconds)
        self.backend = SimpleNamespace(transcript=[])

    def now(self) -> datetime:
        return self._now

    async def advance_time(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)


def caught_up(seconds: float) -> tuple[Any, Any]:
    env = Behind(seconds)
    page = SimpleNamespace(capture_time=env.now(), refresh=None)
    asyncio.run(_catch_up(env, page))  # type: ignore[arg-type]
    return env, page


def test_the_page_counts_from_the_present_of_the_simulated_discord() -> None:
    env, page = caught_up(120)
    assert page.capture_time == env.now()
    assert abs(datetime.now(UTC) - page.capture_time) < timedelta(seconds=30)


def test_a_long_sleep_is_made_up_for_in_strides() -> None:
    env, page = caught_up(5 * STRIDE)
    assert page.capture_time == env.now()
    assert datetime.now(UTC) - env.now() > timedelta(seconds=3 * STRIDE)
