"""An exception in the middle of one press: whoever pressed is told, nothing is stored by half, the next press works."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

import db.match.matches
import db.table.tables
from db.outbox import Outbox
from engine.core.match import Match
from tests.discord.support.calls import fail
from tests.discord.support.crowd import many, press_at_once
from tests.discord.support.ending import end_action
from tests.discord.support.stage import Stage, acted, stage
from tests.discord.support.table_talk import running, to_play
from tests.discord.support.tables import FLOOD

FAULT = (
    "Something went wrong on my side. Your move did not count; nothing is lost.\n"
    "Press again. For the owner of the bot: error "
)
UNSEEN = "I did what you asked, but could not show the next step. `/play` shows it.\nFor the owner of the bot: error "
STORED = ("presses", "snapshots", "outbox", "waits", "matches", "seats", "votes")
PLACES: dict[str, tuple[Any, str]] = {
    "the rules": (Match, "answer"),
    "reading": (db.match.matches, "load"),
    "storing": (db.match.matches, "store_press"),
    "the end of the transaction": (aiosqlite.Connection, "commit"),
}
"""Where a press may stumble before it is stored."""


class Planted:
    """Makes a function fail the first time it is called: after its work, unless that would be too late to fail."""

    def __init__(self, work: Callable[..., Any], too_late: bool) -> None:
        self._work = work
        self._too_late = too_late
        self.hit = False

    def __get__(self, owner: Any, kind: Any = None) -> Callable[..., Any]:
        return lambda *args, **named: self(owner, *args, **named)

    def __call__(self, *args: Any, **named: Any) -> Any:
        first, self.hit = not self.hit, True
        if first and self._too_late:
            raise sqlite3.OperationalError("planted")
        done = self._work(*args, **named)
        if not first:
            return done
        if isinstance(done, Awaitable):
            return self._fail(done)
        raise RuntimeError("planted")

    async def _fail(self, done: Awaitable[Any]) -> Any:
        await done
        raise RuntimeError("planted")


@contextmanager
def planted(place: Any, name: str) -> Iterator[None]:
    """Plant an exception for one press."""
    fault = Planted(getattr(place, name), too_late=name == "commit")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(place, name, fault)
        yield
    assert fault.hit


@contextmanager
def faults_logged() -> Iterator[list[str]]:
    """Collect what is logged as an error."""
    logged: list[str] = []
    handler = logging.Handler(logging.ERROR)
    handler.emit = lambda record: logged.append(record.getMessage())  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield logged
    finally:
        logging.getLogger().removeHandler(handler)


async def everything(table: Stage) -> list[list[tuple[Any, ...]]]:
    """Read all that is stored of matches."""
    rows = [await table.bot.services.db.rows(f"select * from {name}") for name in STORED]
    return [[tuple(row) for row in found] for found in rows]


def reference(told: str, words: str) -> str:
    """Find the note in what somebody was told."""
    assert words in told, told
    found = re.search(r"For the owner of the bot: error ([0-9a-f]{6})\.", told)
    assert found is not None
    return found[1]


def at_rest(table: Stage) -> None:
    """Nothing is held by the press that failed."""
    assert not table.bot.services.matches._one_at_a_time(1).locked()
    assert table.bot.at_work == 0
    assert table.env.errors == []


@pytest.mark.parametrize("place", PLACES)
def test_before_it_is_stored_nothing_has_changed(tmp_path: Path, place: str) -> None:
    @acted
    async def stumbles(tmp_path: Path) -> None:
        async with running(tmp_path) as table:
            who = to_play(table)
            await table.type(who, "play")
            panel, build = table.open[who.id], table.panel(who).menu("🏛️ Build City")["custom_id"]
            before = await everything(table)
            with faults_logged() as logged, planted(*PLACES[place]):
                (answer,) = await press_at_once(table, many(who, panel, build, "ur")[:1])
            note = reference(answer.text, FAULT)
            assert logged == [f"press {note} failed"]
            assert await everything(table) == before
            at_rest(table)
            await table.press(who, "Play")
            build = table.panel(who).menu("🏛️ Build City")["custom_id"]
            assert "1. City in Ur" in (await table.choose(who, build, ["ur"])).text

    stumbles(tmp_path)


@pytest.mark.parametrize("place", PLACES)
def test_of_fifty_presses_one_stumbles_and_one_counts(tmp_path: Path, place: str) -> None:
    @acted
    async def stumbles(tmp_path: Path) -> None:
        async with running(tmp_path) as table:
            who = to_play(table)
            await table.type(who, "play")
            build = table.panel(who).menu("🏛️ Build City")["custom_id"]
            with planted(*PLACES[place]):
                answered = await press_at_once(table, many(who, table.open[who.id], build, "ur"))
            assert sum(FAULT in each.text for each in answered) == 1
            assert sum("So far" in each.text for each in answered) == len(answered) - 1
            assert (await table.bot.services.matches.load(1)).n == 1
            at_rest(table)

    stumbles(tmp_path)


@acted
async def test_a_panel_that_cannot_be_drawn_loses_no_move(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        panel, build = table.open[who.id], table.panel(who).menu("🏛️ Build City")["custom_id"]
        with faults_logged() as logged, planted(sys.modules["cogs.play.after_answer"], "panel_of"):
            (answer,) = await press_at_once(table, many(who, panel, build, "ur")[:1])
        note = reference(answer.text, UNSEEN)
        assert logged == [f"press {note} failed"]
        at_rest(table)
        seen = await table.press(who, "Play")
        assert "1. City in Ur" in seen.text
        with planted(sys.modules["cogs.play.living"], "panel_of"):
            told = (await table.press(who, "Undo step")).text
        reference(told, UNSEEN)
        assert not (await table.bot.services.matches.load(1)).match.drafts


@acted
async def test_the_next_player_is_pinged_though_the_answer_could_not_be_drawn(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], ["ur"])
        with planted(sys.modules["cogs.play.after_answer"], "with_silence_warning"):
            told = (await table.press(who, "End action")).text
        reference(told, UNSEEN)
        assert to_play(table) is not who


@pytest.mark.parametrize(("status", "name"), [(None, "shown"), (500, "not_shown")])
def test_that_a_panel_was_shown_or_not_may_fail_to_be_noted(tmp_path: Path, status: int | None, name: str) -> None:
    @acted
    async def stumbles(tmp_path: Path) -> None:
        async with running(tmp_path) as table:
            for _ in range(2):
                who = to_play(table)
                await table.type(who, "flood pass")
                await end_action(table, who)
            who = to_play(table)
            if status is not None:
                fail(table.env, "answer", status, table.channel.id)
            with faults_logged() as logged, planted(Outbox, name):
                await table.type(who, "flood build", area="Ur", end="yes")
            seat = list(table.players).index(who.id)
            assert logged == [f"nobody noted whether seat {seat} of match 1 was shown its panel"]
            at_rest(table)
            assert "### Your turn" in (await table.type(who, "play")).text

    stumbles(tmp_path)


@acted
async def test_a_control_of_the_lobby_is_offered_again(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        ada, bilal, _ = table.players.values()
        await table.type(ada, "game new", **FLOOD)
        before = await everything(table)
        with planted(db.table.tables, "add_seat"):
            told = (await table.press(bilal, "Join", public=True)).text
        reference(told, FAULT)
        assert await everything(table) == before
        assert "You have seat B." in (await table.press(bilal, "Try again")).text


@acted
async def test_whoever_presses_during_a_stop_is_led_back(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        table.bot.stopping = True
        build = table.panel(who).menu("🏛️ Build City")["custom_id"]
        assert "I am restarting." in (await table.choose(who, build, ["ur"])).text
        table.bot.stopping = False
        assert "Your turn" in (await table.press(who, "Play")).text
        assert (await table.bot.services.matches.load(1)).n == 0
