"""Levels of bots: chosen at the table, kept, and each seat is played by a player of its own level."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from db.match import players
from db.match.load import Loaded
from db.match.matches import Matches
from db.match.players import PlayLater, Strong
from engine.core.bots import AbsentBot
from engine.core.decision import Answer, Decision
from engine.core.errors import Damaged, Refused
from engine.core.game import Bot, Game, default_of
from engine.core.levels import Level
from engine.core.record import read_record
from tests.db.desk import ADA, ALL, BILAL, CHANNEL, GUILD, Desk, desk, run
from tests.toy import TOY

EASY, NORMAL, STRONG = Level


async def lobby(at: Desk, *levels: Level | None) -> int:
    """Open a lobby of Ada and some bots."""
    info = await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
    for level in levels:
        await at.tables.add_bot(info.id, level=level)
    return info.id


async def levels_of(at: Desk, number: int) -> list[Level]:
    return [each.level for each in (await at.tables.get(number)).seats]


def test_a_bot_is_normal_unless_chosen_and_the_next_one_plays_like_the_one_chosen_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, None)
            assert await levels_of(at, number) == [NORMAL, NORMAL]
            await at.tables.choose_level(number, 1, STRONG)
            await at.tables.add_bot(number)
            assert await levels_of(at, number) == [NORMAL, STRONG, STRONG]
            await at.tables.choose_level(number, 2, EASY)
            assert await levels_of(at, number) == [NORMAL, STRONG, EASY]

    run(test())


def test_levels_outlive_a_start_of_the_match_and_of_the_bot_though_a_seat_before_is_free(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, None, STRONG)
            await at.tables.remove_bot(number, 1)
            await at.tables.join(number, BILAL, "Bilal")
            await at.tables.leave(number, BILAL)
            await at.matches.start(number)
        async with desk(tmp_path) as at:
            assert await levels_of(at, number) == [NORMAL, STRONG]

    run(test())


def test_only_the_seat_of_a_bot_has_a_level_to_choose(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, None)
            for seat in (0, 2):
                with pytest.raises(Refused):
                    await at.tables.choose_level(number, seat, EASY)
            with pytest.raises(Refused):  # that is for later
                await at.tables.set_level(number, 1, EASY)
            await at.matches.start(number)
            with pytest.raises(Refused):  # that was for the lobby
                await at.tables.choose_level(number, 1, EASY)
            with pytest.raises(Refused):
                await at.tables.set_level(number, 0, EASY)
            await at.tables.end(number)
            with pytest.raises(Refused):
                await at.tables.set_level(number, 1, EASY)
            assert await levels_of(at, number) == [NORMAL, NORMAL]

    run(test())


def test_whoever_is_away_chooses_for_this_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = (await at.begun()).info.id
            await at.tables.set_away(number, 1, True, STRONG)
            assert await levels_of(at, number) == [NORMAL, STRONG, NORMAL]
            await at.tables.set_level(number, 1, EASY)
            assert await levels_of(at, number) == [NORMAL, EASY, NORMAL]
            await at.tables.set_away(number, 1, False)
            await at.tables.set_away(number, 1, True)
            assert await levels_of(at, number) == [NORMAL, NORMAL, NORMAL]

    run(test())


class Named:
    """A game whose players say which of them was asked, and answer as absent players do."""

    def __init__(self, asked: list[str]) -> None:
        self._asked = asked

    def player(self, name: str) -> Callable[[Game[Any]], Bot]:
        asked = self._asked

        class Player(AbsentBot):
            def answer(self, view: Any, decision: Decision) -> Answer:
                asked.append(name)
                return super().answer(view, decision)

        return lambda _: Player()

    async def strong(self, loaded: Loaded, question: Decision, _: int) -> Answer:
        """Think for strong seats; the match holds the question that is asked."""
        assert loaded.game is TOY
        assert question in loaded.asked
        self._asked.append("strong")
        return default_of(question)


@pytest.mark.parametrize(
    ("level", "thinks", "played_by"),
    [(EASY, True, "easy"), (NORMAL, True, "normal"), (STRONG, True, "strong"), (STRONG, False, "normal")],
)
def test_the_player_of_its_level_answers_for_a_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: Level, thinks: bool, played_by: str
) -> None:
    asked: list[str] = []
    named = Named(asked)
    monkeypatch.setattr(type(TOY), "bot", named.player("normal"))
    monkeypatch.setattr(type(TOY), "easy_bot", named.player("easy"))

    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, level)
            matches = Matches(at.db, ALL, at.clock, strong=named.strong if thinks else None)
            await matches.start(number)
            assert await matches.play_bots(number)
            assert set(asked) == {played_by}

    run(test())


async def fails(_: Loaded, __: Decision, ___: int) -> Answer:
    raise RuntimeError("overstayed")


async def gives_nonsense(_: Loaded, __: Decision, ___: int) -> Answer:
    return "nonsense"


async def is_stopped(_: Loaded, __: Decision, ___: int) -> Answer:
    raise PlayLater


@pytest.mark.parametrize("strong", [fails, gives_nonsense])
def test_the_usual_player_answers_in_place_of_a_strong_one_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, strong: Strong
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(type(TOY), "bot", Named(asked).player("normal"))

    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, STRONG)
            matches = Matches(at.db, ALL, at.clock, strong=strong)
            await matches.start(number)
            assert await matches.play_bots(number)
            assert asked

    run(test())


def test_while_the_bot_is_stopped_nobody_answers_for_a_strong_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, STRONG)
            matches = Matches(at.db, ALL, at.clock, strong=is_stopped)
            before = await matches.start(number)
            assert not await matches.play_bots(number)
            assert (await matches.load(number)).asked == before.asked
            assert await at.tables.waiting_for_bots() == [number], "it goes on at the next start"

    run(test())


def test_a_strong_player_may_wait_longer_for_its_turn_than_others_may_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "THINKING", 0.01)
    asked: list[str] = []
    named = Named(asked)

    async def waits(loaded: Loaded, question: Decision, before: int) -> Answer:
        await asyncio.sleep(0.05)
        return await named.strong(loaded, question, before)

    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, STRONG)
            matches = Matches(at.db, ALL, at.clock, strong=waits)
            await matches.start(number)
            assert await matches.play_bots(number)
            assert set(asked) == {"strong"}

    run(test())


def test_a_record_says_how_well_the_bots_played_last_and_brings_them_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, STRONG, EASY)
            await at.matches.start(number)
            await at.tables.set_level(number, 1, EASY)
            await at.tables.set_level(number, 2, STRONG)
            raw = await at.matches.export(number)
            assert read_record(raw).levels == {1: EASY, 2: STRONG}
            again = await at.matches.import_record(raw, GUILD, CHANNEL + 1, [None, (BILAL, "Bilal"), None])
            assert await levels_of(at, again) == [NORMAL, NORMAL, STRONG]

    run(test())


def test_a_record_without_bots_or_from_before_there_were_levels_says_nothing_of_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = (await at.begun()).info.id
            raw = await at.matches.export(number)
            assert b"levels" not in raw
            again = await at.matches.import_record(raw, GUILD, CHANNEL + 1, [None, (BILAL, "Bilal"), None])
            assert await levels_of(at, again) == [NORMAL, NORMAL, NORMAL]

    run(test())


def test_a_record_with_a_level_that_there_is_not_is_damaged(tmp_path: Path) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at:
            number = await lobby(at, STRONG)
            await at.matches.start(number)
            raw = (await at.matches.export(number)).replace(b'"strong"', b'"divine"')
            with pytest.raises(Damaged):
                await at.matches.import_record(raw, GUILD, CHANNEL + 1, [(BILAL, "Bilal"), None])

    run(test())
