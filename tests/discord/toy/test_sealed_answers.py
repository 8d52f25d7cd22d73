"""Sealed answers of three seats, in two steps each: drafts are each seat's own, whoever else answers meanwhile."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.support.crowd import nothing_logged
from tests.discord.support.stage import Shown, Stage, acted, shown
from tests.discord.support.table_talk import HOUR, moderator, pass_hours, saying
from tests.discord.toy.delta import (
    DEALT,
    asked,
    bid,
    delta,
    loaded_match,
    rest,
    seat_of,
    seed_with,
    set_up,
    turns_played,
)

LOW = {1, 2, 3}
CALM = seed_with({DEALT: LOW, DEALT + 1: LOW})
"""No water comes in the first two rounds."""
SEALS = {"offering": "Seal the offering", "omens": "Seal the omens"}
TAKES_BACK = {"offering": "Take the offering back", "omens": "Take the omens back"}
OPENED = {"offering": "gives", "omens": "shows"}
LOOKS = ("play", "board", "hand", "log", "catchup", "game info", "game rewind")


async def to_wave(table: Stage, kind: str) -> None:
    """Play to the first offering, or to the omens a round later."""
    await bid(table, Ada=1, Bilal=0, Chloe=0)
    for _ in range(3):
        await rest(table)
    if kind == "omens":
        for who in list(table.players.values()):
            await table.type(who, "delta offer", goods="0", end="yes")
        await bid(table, Chloe=0, Ada=1, Bilal=0)
        for _ in range(3):
            await rest(table)
    assert {each.kind for each in (await loaded_match(table)).asked} == {kind}


def pings(table: Stage) -> list[int]:
    """Everybody who was pinged in the channel, as often as it was done."""
    messages = table.env.backend.messages[table.channel.id].values()
    return sorted(user for message in messages for user in message.ping_user_ids)


class Hand:
    """What one player does in a wave: choose, change their mind, seal, perhaps take it back and seal again."""

    def __init__(self, table: Stage, who: MemberActor, kind: str, chance: random.Random) -> None:
        self.who = who
        self.drafted = 0
        """Presses that must be there however the others go on."""
        self.is_done = False
        self._table, self._kind, self._chance = table, kind, chance
        self._is_open = False
        steps = [self._choose, self._undo, self._redo] if chance.random() < 0.6 else [self._choose]
        steps += [self._undo, self._choose] if chance.random() < 0.3 else []
        steps += [self._seal]
        if chance.random() < 0.4:
            steps += [self._take_back, self._choose, self._seal]
        self.steps: list[Callable[[], Coroutine[Any, Any, None]]] = steps

    async def step(self) -> None:
        """Do the next thing, on a panel that is opened anew now and then."""
        if not self._is_open or self._chance.random() < 0.3:
            await self._table.type(self.who, "play")
            self._is_open = True
        do = self.steps.pop(0)
        if do == self._take_back and not self._others_think():
            self.steps.clear()
            return
        await do()

    def _others_think(self) -> bool:
        return control_or_none(self._table.panel(self.who), TAKES_BACK[self._kind]) is not None

    async def _choose(self) -> None:
        seen = self._table.panel(self.who)
        picks = [part for part in seen.buttons if ":pick:" in part["custom_id"] and "seal" not in part["custom_id"]]
        control = self._chance.choice([*seen.menus, *picks])
        if "options" in control:
            value = self._chance.choice(control["options"])["value"]
            await self._table.choose(self.who, control["custom_id"], [value])
        else:
            await self._table.press_id(self.who, control["custom_id"])
        self.drafted = 1

    async def _undo(self) -> None:
        await self._table.press(self.who, "Undo step")
        self.drafted = 0

    async def _redo(self) -> None:
        await self._table.press(self.who, "Redo")
        self.drafted = 1

    async def _seal(self) -> None:
        await self._table.press(self.who, SEALS[self._kind])
        self.drafted, self.is_done = 0, True

    async def _take_back(self) -> None:
        await self._table.press(self.who, TAKES_BACK[self._kind])
        self.is_done = False


def control_or_none(seen: Shown, label: str) -> dict[str, Any] | None:
    """Find a button by what it says."""
    return next((part for part in seen.buttons if part["label"] == label), None)


@pytest.mark.parametrize("kind", ["offering", "omens"])
@pytest.mark.parametrize("seed", range(4))
def test_in_any_order_nobody_loses_a_draft_and_nobody_is_pinged_twice(tmp_path: Path, kind: str, seed: int) -> None:
    @acted
    async def play(tmp_path: Path) -> None:
        chance = random.Random(f"{kind} {seed}")
        async with delta(tmp_path) as table:
            with nothing_logged(table):
                await set_up(table, seed=CALM)
                await to_wave(table, kind)
                before, posts = pings(table), len(table.channel.history())
                entries = await turns_played(table)
                hands = [Hand(table, who, kind, chance) for who in table.players.values()]
                while left := [hand for hand in hands if hand.steps]:
                    last = chance.choice(left)
                    await last.step()
                    if all(hand.is_done for hand in hands):
                        break
                    await table.env.settle()
                    loaded = await loaded_match(table)
                    for hand in hands:
                        drafted = loaded.match.draft_of(await seat_of(table, hand.who))
                        assert len(drafted) == hand.drafted, f"{hand.who.name} has lost or won a press"
                    assert pings(table) == before, "somebody was pinged again while all are thinking"
                    assert len(table.channel.history()) == posts
                await table.env.advance_time(61)
                opened = [text for text in map(shown, table.channel.history()[:]) if OPENED[kind] in text.text]
                assert len(table.channel.history()) == posts + 1, "what was opened is posted exactly once"
                assert len(opened) == 1
                new = [user for user in pings(table) if pings(table).count(user) > before.count(user)]
                assert last.who.id not in new, "whoever pressed last needs no ping"
                assert {each.id for each in await asked(table)} - {last.who.id} == set(new)
                assert await turns_played(table) == entries + 1

    play(tmp_path)


@acted
async def test_bids_of_all_are_one_entry_of_the_rewind(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table, seed=CALM)
        await bid(table, Ada=0, Chloe=2)
        await table.type(table.player("Ada"), "delta bid", silver=1)
        await bid(table, Bilal=1)
        assert (await loaded_match(table)).match.committed.bids == [1, 1, 2]
        assert await turns_played(table) == 1


@acted
async def test_what_is_opened_is_posted_though_the_last_to_seal_acts_next(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table, seed=CALM)
        posts, before = len(table.channel.history()), pings(table)
        await bid(table, Bilal=0, Chloe=0, Ada=1)
        assert await asked(table) == [table.player("Ada")]
        assert len(saying(table, "Bids:")) == 1
        assert len(table.channel.history()) == posts + 1
        assert pings(table) == before, "Ada has just pressed"


def settled(content: str) -> str:
    """Leave out moments, which are later each time."""
    return re.sub(r"<t:\d+", "<t:", content)


async def seen_by(table: Stage, who: MemberActor) -> dict[str, str]:
    """Look at everything others may look at, pictures and completions included."""
    looks = {command: table.content(await table.type(who, command)) for command in LOOKS}
    looks["post"] = table.content(shown(table.post))
    for command, option in (("delta offer", "goods"), ("delta bid", "silver"), ("game rewind", "to"), ("log", "turn")):
        looks[option] = str(await who.autocomplete(table.channel, command, option, ""))
    return {about: settled(content) for about, content in looks.items()}


@acted
async def test_nothing_of_a_draft_or_a_sealed_answer_is_seen_by_others(tmp_path: Path) -> None:
    given = ("0", "1 grain", "1 fish, 1 reed")
    told: list[list[dict[str, str]]] = []
    for n, goods in enumerate(given):
        folder = tmp_path / str(n)
        folder.mkdir()
        async with delta(folder) as table:
            await set_up(table, seed=CALM)
            await to_wave(table, "offering")
            ada, bilal, _ = table.players.values()
            guest = table.guild.add_member(table.env.create_user("Guest"))
            at_first = await seen_by(table, bilal)
            looks = []
            for press in ("choose", "Undo step", "Redo", SEALS["offering"]):
                if press == "choose":
                    await table.type(ada, "delta offer", goods=goods)
                else:
                    await table.press(ada, press)
                looks += [await seen_by(table, bilal), await seen_by(table, guest)]
            assert all(look == at_first for look in looks[:6:2]), "a draft shows"
            told.append(looks)
    assert told[0] == told[1] == told[2]


@acted
async def test_whoever_was_asked_first_has_waited_longest_whoever_answers_meanwhile(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table, seed=CALM)
        ada, bilal, chloe = table.players.values()
        since = (await loaded_match(table)).info.asked_since[await seat_of(table, chloe)]
        await table.env.advance_time(29 * HOUR)
        await table.type(ada, "delta bid", silver=1)
        await table.env.advance_time(HOUR)
        await table.type(bilal, "delta bid", silver=1)
        moment = f"<t:{round(since.timestamp())}:R>"
        for who in (ada, bilal):
            assert moment in (await table.type(who, "game list")).text
        assert (await loaded_match(table)).info.asked_since == {await seat_of(table, chloe): since}


@acted
async def test_after_a_pause_drafts_are_there_and_whoever_resumed_is_not_pinged(tmp_path: Path) -> None:
    async with delta(tmp_path) as table:
        await set_up(table, seed=CALM)
        await to_wave(table, "offering")
        ada, bilal, chloe = table.players.values()
        await table.type(ada, "delta offer", goods="1 grain", end="yes")
        await table.type(bilal, "delta offer", goods="1 grain")
        before = pings(table)
        await table.type(moderator(table, manage_guild=True), "game pause")
        await table.type(bilal, "game resume")
        await pass_hours(table, 0)
        assert sorted([*before, chloe.id]) == pings(table), "only Chloe has to be told that it goes on"
        drafts = (await loaded_match(table)).match
        assert [len(drafts.draft_of(seat)) for seat in range(3)] == [0, 1, 0]
