"""Whole matches through the simulated Discord, by players who press at random among what the bot shows them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from tests.discord.support.limits import check_limits
from tests.discord.support.stage import FOUR, Shown, Stage, shown, stage

pytestmark = pytest.mark.slow

LONGEST = 6000
"""No match takes more presses."""
ROUNDS = 60
"""So many presses are some rounds of a match."""
ANEW = 0.2
"""How often somebody in a hurry begins anew rather than go on."""
PATIENCE = 25
"""After so many presses in one turn a player takes it back and passes, so that matches end in good time."""


ASIDE = frozenset({"Board", "Close", "Read all", "Undo all", "Rules", "💡 Hint", "Undo", "Undo…"})
"""Buttons that lead to no answer."""


def leading_on(seen: Shown) -> list[dict[str, Any]]:
    """Give the buttons that lead to an answer."""
    return [part for part in seen.buttons if part["label"] not in ASIDE]


class RandomPlayer:
    """Presses anything that is lit, the end of the turn rather more often."""

    def __init__(self, table: Stage, chance: random.Random) -> None:
        self._table = table
        self._chance = chance
        self.presses = 0

    async def pressed(self) -> None:
        """A press was answered."""

    async def take_turn(self, who: MemberActor) -> None:
        """Open the panel from the post and press until the turn is over."""
        post = self._table.post_id
        seen = await self._table.press(who, "Play", public=True)
        for n in range(LONGEST):
            self.presses += 1
            await self.pressed()
            check_limits(self._table.open[who.id].components)
            if self._table.post_id != post or not (leading_on(seen) or seen.menus) or not await self._is_asked(who):
                return
            seen = await self._press(who, seen, hurry=n > PATIENCE)
        pytest.fail(f"{who.name} does not come to an end: {seen.text}")

    async def _is_asked(self, who: MemberActor) -> bool:
        """See whether the table still waits for somebody, or only for others who answer in secret as well."""
        info = await self._table.bot.services.tables.in_channel(self._table.channel.id)
        return info is not None and who.id in {info.seat(seat).user_id for seat in info.waiting}

    async def _press(self, who: MemberActor, seen: Shown, hurry: bool) -> Shown:
        labels = [part["label"] for part in seen.buttons]
        ends = [part for part in seen.buttons if ":end:" in part["custom_id"]]
        if ends and (hurry or self._chance.random() < 0.4):
            return await self._table.press_id(who, ends[0]["custom_id"])
        if hurry and "Undo all" in labels and not ends and self._chance.random() < ANEW:
            seen = await self._table.press(who, "Undo all")
        if hurry and "Pass" in [part["label"] for part in seen.buttons]:
            return await self._table.press(who, "Pass")
        controls: list[dict[str, Any]] = [*leading_on(seen), *seen.menus, *seen.menus]
        assert controls, seen.text
        control = self._chance.choice(controls)
        if control["type"] == 2:
            return await self._table.press_id(who, control["custom_id"])
        most = self._chance.randint(max(1, control["min_values"]), control["max_values"])
        values = self._chance.sample([option["value"] for option in control["options"]], most)
        return await self._table.choose(who, control["custom_id"], values)


@pytest.mark.parametrize(("game", "players"), [("after_the_flood", 3), ("assyria", 2)])
def test_a_match_is_played_to_its_end_by_pressing_what_is_shown(tmp_path: Path, game: str, players: int) -> None:
    async def play() -> None:
        async with stage(tmp_path, FOUR[:players]) as table:
            pinging = await play_match(table, game, LONGEST)
            assert "Well played" in shown(table.post).text
            check_limits(shown(table.post).components)
            assert pings(table) == pinging + 1
            assert {who.id for who in table.pinged} == set(table.players)
            assert f"{game}-1.json" in [file.filename for file in table.post.attachments]

    asyncio.run(play())


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_everybody_is_asked_in_turn(tmp_path: Path, players: int) -> None:
    async def play() -> None:
        async with stage(tmp_path, FOUR[:players]) as table:
            await play_match(table, "assyria", ROUNDS)
            asked = [each.ping_user_ids for each in table.env.backend.messages[table.channel.id].values()]
            assert {user_id for ids in asked for user_id in ids} == set(table.players)

    asyncio.run(play())


def pings(table: Stage) -> int:
    """How many messages in the channel have pinged somebody."""
    return sum(bool(message.ping_user_ids) for message in table.env.backend.messages[table.channel.id].values())


async def play_match(table: Stage, game: str, most: int) -> int:
    """Play to the end, or for so many presses; give how many posts have pinged somebody."""
    await table.start_match(game)
    player = RandomPlayer(table, random.Random(len(table.players)))
    told: list[int] = []
    pinging, at_turn = 0, list[MemberActor]()
    while "Well played" not in shown(table.post).text and player.presses < most:
        assert table.post_id not in told, "a turn was taken, but nobody else was told"
        told.append(table.post_id)
        check_limits(shown(table.post).components)
        (info,) = await table.bot.services.tables.live()
        waited_for = [table.players[info.seat(seat).user_id or 0] for seat in info.waiting]
        assert table.pinged == waited_for
        assert await table.bot.services.outbox.untold() == [], "somebody is left in the dark"
        pinging += waited_for != at_turn  # whoever goes on is named, but needs no ping
        assert pings(table) == pinging, "somebody was pinged twice for one turn, or not at all"
        at_turn = waited_for
        await player.take_turn(waited_for[0])
    return pinging
