"""Positions of After the Flood laid out on a simulated Discord, to type commands at."""

from __future__ import annotations

from typing import Any

from simcord.actors import MemberActor

from db import log
from engine.core.codec import codec_of
from tests.discord.stage import Shown, Stage
from tests.rules.after_the_flood.table import PURPLE, RED, Table


class Scene:
    """Ada at a position laid out by hand; RED is hers."""

    def __init__(self, table: Stage) -> None:
        self.table = table
        self.ada = table.player("Ada")

    async def lay(self, position: Table) -> None:
        """Put the match into this position."""
        assert position.decision.seat == RED
        services = self.table.bot.services
        (info,) = await services.tables.live()
        loaded = await services.matches.load(info.id)
        async with services.db.transaction() as tx:
            await tx.run("delete from snapshots where match_id = ?", info.id)
            await log.snapshot(tx, loaded.game, info.id, loaded.commit_n, position.state)
            await tx.run("update matches set waiting = '[0]' where id = ?", info.id)

    async def type(self, command: str, who: MemberActor | None = None, **options: Any) -> Shown:
        """Type a command of the game."""
        return await self.table.type(who or self.ada, f"flood {command}", **_named(options))

    async def offered(
        self, command: str, option: str, typed: str = "", who: MemberActor | None = None, **filled: Any
    ) -> dict[str, str | int]:
        """See what autocomplete offers, values by names."""
        actor = who or self.ada
        choices = await actor.autocomplete(self.table.channel, f"flood {command}", option, typed, **_named(filled))
        assert len(choices) <= 25
        assert all(0 < len(choice["name"]) <= 100 and len(str(choice["value"])) <= 100 for choice in choices)
        return {choice["name"]: choice["value"] for choice in choices}

    async def state(self) -> Any:
        """Look at the position with Ada's draft in it."""
        (info,) = await self.table.bot.services.tables.live()
        return (await self.table.bot.services.matches.load(info.id)).match.state

    async def refused(self, why: str, command: str, who: MemberActor | None = None, **options: Any) -> Shown:
        """Type what is refused: the reason is told, and nothing changes."""
        (info,) = await self.table.bot.services.tables.live()
        before = await self.table.bot.services.matches.load(info.id)
        seen = await self.type(command, who, **options)
        after = await self.table.bot.services.matches.load(info.id)
        assert why in seen.text, seen.text
        assert codec_of(before.game).dump(before.match.state) == codec_of(after.game).dump(after.match.state)
        assert (before.n, before.asked) == (after.n, after.asked)
        return seen


def _named(options: dict[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_"): value for name, value in options.items()}


async def scene(table: Stage, position: Table | None = None) -> Scene:
    await table.start_match()
    made = Scene(table)
    if position is not None:
        await made.lay(position.act(RED) if not position.over and position.seat != RED else position)
    return made


def rich(turn: int = 1) -> Table:
    """Ada with some of everything."""
    table = Table(turn).hand(RED, grain=5, wood=4, metal=3, textile=3, tool=2, oil=2, gold=1)
    return table.available(RED, workers=8).hand(PURPLE, grain=2).available(PURPLE, workers=5)
