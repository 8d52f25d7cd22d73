"""Positions laid out on a simulated Discord, to type commands at; each game has its own scene."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from simcord.actors import MemberActor

from db.match import log
from db.match.store import set_waiting
from db.outbox import TOLD
from engine.core.decision import Decision
from tests.db.desk import dump, seen
from tests.discord.support.stage import Shown, Stage


class Position(Protocol):
    """A table of any game."""

    @property
    def state(self) -> Any: ...

    @property
    def decision(self) -> Decision: ...


class Scene:
    """Ada at a position laid out by hand; the first seat is hers."""

    group: ClassVar[str]
    """The command whose subcommands are typed."""

    def __init__(self, table: Stage) -> None:
        self.table = table
        self.ada = table.player("Ada")

    async def lay(self, position: Position) -> None:
        """Put the match into this position."""
        assert position.decision.seat == 0
        services = self.table.bot.services
        (info,) = await services.tables.live()
        loaded = await services.matches.load(info.id)
        async with services.db.transaction() as tx:
            await tx.run("delete from snapshots where match_id = ?", info.id)
            await log.snapshot(tx, loaded.game, info.id, loaded.commit_n, position.state)
            await set_waiting(tx, info, (0,), services.clock())
            await tx.run(f"update waits set pinged = {TOLD} where match_id = ?", info.id)

    async def type(self, command: str, who: MemberActor | None = None, **options: Any) -> Shown:
        """Type a command of the game."""
        return await self.table.type(who or self.ada, f"{self.group} {command}", **_named(options))

    async def offered(
        self, command: str, option: str, typed: str = "", who: MemberActor | None = None, **filled: Any
    ) -> dict[str, str | int]:
        """See what autocomplete offers, values by names."""
        name, actor = f"{self.group} {command}", who or self.ada
        choices = await actor.autocomplete(self.table.channel, name, option, typed, **_named(filled))
        assert len(choices) <= 25
        assert all(0 < len(choice["name"]) <= 100 and len(str(choice["value"])) <= 100 for choice in choices)
        return {choice["name"]: choice["value"] for choice in choices}

    async def state(self) -> Any:
        """Look at the position with Ada's draft in it."""
        (info,) = await self.table.bot.services.tables.live()
        return seen(await self.table.bot.services.matches.load(info.id))

    async def refused(self, why: str, command: str, who: MemberActor | None = None, **options: Any) -> Shown:
        """Type what is refused: the reason is told, and nothing changes."""
        (info,) = await self.table.bot.services.tables.live()
        before = await self.table.bot.services.matches.load(info.id)
        seen = await self.type(command, who, **options)
        after = await self.table.bot.services.matches.load(info.id)
        assert why in seen.text, seen.text
        assert dump(before) == dump(after)
        assert (before.n, before.asked) == (after.n, after.asked)
        return seen


def _named(options: dict[str, Any]) -> dict[str, Any]:
    return {name.rstrip("_"): value for name, value in options.items()}


async def names_of(table: Stage, group: str) -> tuple[str, dict[str, tuple[str, dict[str, str]]]]:
    """Give the French names of a group, its commands and options; every one has words about it that fit."""
    (found,) = [each for each in await table.bot.tree.fetch_commands() if each.name == group]
    payload: Any = found.to_dict()
    for each in payload["options"]:
        for part in (each, *each["options"]):
            assert 0 < len(part["description"]) <= 100
            assert 0 < len(part["description_localizations"]["fr"]) <= 100

    def french(part: Any) -> str:
        return str(part["name_localizations"]["fr"])

    return french(payload), {
        each["name"]: (french(each), {option["name"]: french(option) for option in each["options"]})
        for each in payload["options"]
    }
