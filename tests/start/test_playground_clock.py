"""The clock of the playground: what the page counts from goes with the simulated Discord, and can be put forward."""

import asyncio
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from start.playground_clock import LOOKED_AFTER, STRIDE, PlaygroundClock


class Behind:
    """A simulated Discord whose clock is behind."""

    def __init__(self, seconds: float) -> None:
        self._now = datetime.now(UTC) - timedelta(seconds=seconds)
        self.lived = 0.0
        """Seconds that were lived through, not leapt over."""
        self.backend = SimpleNamespace(transcript=[], advance_clock=self._leap)

    def now(self) -> datetime:
        return self._now

    def _leap(self, seconds: float) -> None:
        self._now += timedelta(seconds=seconds)

    async def advance_time(self, seconds: float) -> None:
        self.lived += seconds
        self._leap(seconds)


def caught_up(seconds: float, ahead: float = 0.0) -> tuple[Any, Any]:
    env: Any = Behind(seconds)
    page: Any = SimpleNamespace(capture_time=env.now(), refresh=None)
    asyncio.run(PlaygroundClock(env, ahead).catch_up(page))
    return env, page


def test_the_page_counts_from_the_present_of_the_simulated_discord() -> None:
    env, page = caught_up(120)
    assert page.capture_time == env.now()
    assert abs(datetime.now(UTC) - page.capture_time) < timedelta(seconds=30)


def test_a_long_sleep_is_made_up_for_in_strides() -> None:
    env, page = caught_up(5 * STRIDE)
    assert page.capture_time == env.now()
    assert datetime.now(UTC) - env.now() > timedelta(seconds=3 * STRIDE)


def test_a_clock_that_was_put_forward_goes_on_from_there() -> None:
    env, _ = caught_up(120 - 3600, ahead=3600)
    assert abs(env.now() - datetime.now(UTC) - timedelta(hours=1)) < timedelta(seconds=30)


def test_a_leap_is_not_lived_through_but_looked_after() -> None:
    env: Any = Behind(0)
    page: Any = SimpleNamespace(capture_time=env.now(), refresh=None)

    async def test() -> PlaygroundClock:
        clock = PlaygroundClock(env)
        keeping = asyncio.create_task(clock.keep(page))
        clock.leap(12 * 3600.0)
        await asyncio.sleep(0.05)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        return clock

    clock = asyncio.run(test())
    assert env.lived == LOOKED_AFTER
    assert clock.ahead == 12 * 3600.0 + LOOKED_AFTER
    assert page.capture_time == env.now() > datetime.now(UTC) + timedelta(hours=12)


def test_a_press_on_the_page_and_a_leap_wait_for_each_other() -> None:
    env: Any = Behind(0)
    under_way: list[str] = []
    overlapped: list[list[str]] = []

    async def taking_its_time(what: str) -> dict[str, Any]:
        under_way.append(what)
        overlapped.append(list(under_way))
        await asyncio.sleep(0.01)
        under_way.remove(what)
        return {"settlement": "settled"}

    async def advance_time(_: float) -> None:
        await taking_its_time("leap")

    async def press(*_: Any) -> dict[str, Any]:
        return await taking_its_time("press")

    env.advance_time = advance_time
    page: Any = SimpleNamespace(capture_time=env.now(), refresh=None, _action=press)

    async def test() -> list[dict[str, Any]]:
        clock = PlaygroundClock(env)
        clock.take_turns_with(page)
        keeping = asyncio.create_task(clock.keep(page))
        clock.leap(36 * 3600.0)
        await asyncio.sleep(0.005)
        done = [await page._action("tab", {}) for _ in range(2)]
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)
        return done

    assert [each["settlement"] for each in asyncio.run(test())] == ["settled", "settled"]
    assert overlapped[:4] == [["leap"], ["press"], ["leap"], ["press"]]


def test_what_the_page_shows_is_counted_anew_after_a_leap_that_brought_something() -> None:
    env: Any = Behind(0)
    shown: dict[str, Any] = {"1": {"content": "asked <t:0:R>"}}
    tab = SimpleNamespace(snapshot={"messages": shown})

    async def refresh() -> None:
        pass

    async def advance_time(_: float) -> None:
        env.backend.transcript.append("a reminder")

    env.advance_time = advance_time
    page: Any = SimpleNamespace(capture_time=env.now(), refresh=refresh, _pages={"tab": tab})

    async def test() -> None:
        clock = PlaygroundClock(env)
        keeping = asyncio.create_task(clock.keep(page))
        clock.leap(12 * 3600.0)
        await asyncio.sleep(0.05)
        keeping.cancel()
        await asyncio.gather(keeping, return_exceptions=True)

    asyncio.run(test())
    assert shown["1"]["counted_from"] == env.now().isoformat()
