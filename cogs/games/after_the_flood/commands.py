"""After the Flood by commands: every action typed, each as one press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.games.after_the_flood import parts as parts
from cogs.translation import named
from cogs.typed.command_cog import TypedCog, typed
from render.games.after_the_flood import PRESENTATION

if TYPE_CHECKING:
    from cogs.client import Interaction

command = partial(typed, PRESENTATION, "flood")
Few: TypeAlias = Range[int, 1, 20]
"""A number of pieces; what is legal the rules say."""


class AfterTheFlood(
    TypedCog,
    group_name=named("command-flood", PRESENTATION),
    group_description=named("command-flood-about", PRESENTATION),
):
    """The actions of After the Flood."""

    game = PRESENTATION.key

    @command("build", parts.BUILD, ("area", "moving"))
    async def build(
        self,
        interaction: Interaction,
        area: str,
        moving: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Build a city, or move one."""
        await self.move(interaction, parts.BUILD, end, area=area, moving=moving, pay=pay)

    @command("place", parts.PLACE, ("resource", "area", "workers"), numbers=("workers",), messages={"area": "place"})
    async def place(
        self,
        interaction: Interaction,
        resource: str | None = None,
        area: str | None = None,
        workers: Few | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Place workers for a resource."""
        await self.move(interaction, parts.PLACE, end, resource=resource, area=area, workers=workers, pay=pay)

    @command("scribe", parts.scribe, ("to", "from_"))
    async def scribe(
        self,
        interaction: Interaction,
        to: str,
        from_: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Let a scribe place or move a worker."""
        await self.move(interaction, parts.scribe, end, to=to, from_=from_, pay=pay)

    @command("trade", parts.TRADE, parts.SWAPS)
    async def trade(
        self,
        interaction: Interaction,
        swap: str,
        swap2: str | None = None,
        swap3: str | None = None,
        swap4: str | None = None,
        swap5: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Trade up to five times."""
        swaps = dict(zip(parts.SWAPS, (swap, swap2, swap3, swap4, swap5), strict=True))
        await self.move(interaction, parts.TRADE, end, pay=pay, **swaps)

    @command("tools", parts.tools, ("number",), plain=("number",))
    async def tools(
        self, interaction: Interaction, number: Few, pay: str | None = None, end: str | None = None
    ) -> None:
        """Make tools."""
        await self.move(interaction, parts.tools, end, number=number, pay=pay)

    @command("empire", parts.EMPIRE, ("name", "buy", "equip", "home", "armies"), numbers=("armies",))
    async def empire(
        self,
        interaction: Interaction,
        name: str | None = None,
        buy: str | None = None,
        equip: str | None = None,
        home: str | None = None,
        armies: Few | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Start an empire, or go on starting it."""
        await self.move(
            interaction, parts.EMPIRE, end, name=name, buy=buy, equip=equip, home=home, armies=armies, pay=pay
        )

    @command("expand", parts.EXPAND, ("target",))
    async def expand(
        self, interaction: Interaction, target: str, pay: str | None = None, end: str | None = None
    ) -> None:
        """Invade, destroy, reinforce or re-start."""
        await self.move(interaction, parts.EXPAND, end, target=target, pay=pay)

    @command("fight", parts.fight, ("do",), plain=("do",))
    @app_commands.choices(
        do=[
            Choice(name=named("choice-flood-roll", PRESENTATION), value="roll"),
            Choice(name=named("choice-flood-call-off", PRESENTATION), value="call_off"),
        ]
    )
    async def fight(self, interaction: Interaction, do: str, end: str | None = None) -> None:
        """Roll the dice, or call the attack off."""
        await self.move(interaction, parts.fight, end, do=do)

    @command("city", parts.CITY, ("city", "giving"))
    async def city(
        self, interaction: Interaction, city: str | None = None, giving: str | None = None, end: str | None = None
    ) -> None:
        """Expand a city."""
        await self.move(interaction, parts.CITY, end, city=city, giving=giving)

    @command("pass", parts.PASS, ("bid",))
    async def passing(self, interaction: Interaction, bid: str | None = None, end: str | None = None) -> None:
        """Pass, with or without a bid."""
        await self.move(interaction, parts.PASS, end, bid=bid)
