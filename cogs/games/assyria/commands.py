"""Assyria by commands: every decision typed, each as one press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from discord.app_commands import Range

from cogs.games.assyria import parts as parts
from cogs.translation import named
from cogs.typed.command_cog import TypedCog, typed
from engine.assyria.data import CAMELS_MAX
from render.games.assyria import PRESENTATION

if TYPE_CHECKING:
    from cogs.client import Interaction

command = partial(typed, PRESENTATION, "assyria")
Camels: TypeAlias = Range[int, 1, CAMELS_MAX]
"""As many as one can own; how many may be offered the rules say."""


class Assyria(
    TypedCog,
    group_name=named("command-assyria", PRESENTATION),
    group_description=named("command-assyria-about", PRESENTATION),
):
    """The decisions of Assyria."""

    game = PRESENTATION.key
    closing = parts.DONE

    # Set-up and harvest

    @command("start", parts.START, ("hex_",), messages={"hex_": "start"})
    async def start(self, interaction: Interaction, hex_: str, end: str | None = None) -> None:
        """Choose a starting space."""
        await self.move(interaction, parts.START, end, hex=hex_)

    @command("draft", parts.DRAFT, ("card",), messages={"card": "draft"})
    async def draft(self, interaction: Interaction, card: str, end: str | None = None) -> None:
        """Keep a card."""
        await self.move(interaction, parts.DRAFT, end, card=card)

    @command("harvest", parts.HARVEST, ("column",))
    async def harvest(self, interaction: Interaction, column: str, end: str | None = None) -> None:
        """Take a column."""
        await self.move(interaction, parts.HARVEST, end, column=column)

    # Expansion

    @command("huts", parts.HUTS, ("hex_", "hex2", "hex3", "hex4"))
    async def huts(
        self,
        interaction: Interaction,
        hex_: str,
        hex2: str | None = None,
        hex3: str | None = None,
        hex4: str | None = None,
        end: str | None = None,
    ) -> None:
        """Place new huts."""
        where = (hex_, hex2, hex3, hex4)
        await self.move(interaction, parts.HUTS, end, **dict(zip(parts.HUTS_AT_ONCE, where, strict=True)))

    @command("feed", parts.feed, ("card", "huts"), messages={"card": "feed"})
    async def feed(
        self, interaction: Interaction, card: str | None = None, huts: str | None = None, end: str | None = None
    ) -> None:
        """Feed huts with a card, or all as planned."""
        await self.move(interaction, parts.feed, end, card=card, huts=huts)

    @command("well", parts.WELL, parts.WELLS_AT_ONCE)
    async def well(
        self,
        interaction: Interaction,
        intersection: str,
        intersection2: str | None = None,
        intersection3: str | None = None,
        intersection4: str | None = None,
        end: str | None = None,
    ) -> None:
        """Build wells."""
        where = (intersection, intersection2, intersection3, intersection4)
        await self.move(interaction, parts.WELL, end, **dict(zip(parts.WELLS_AT_ONCE, where, strict=True)))

    # Actions

    @command("build", parts.BUILD, ("hex_",), messages={"hex_": "build"})
    async def build(self, interaction: Interaction, hex_: str, end: str | None = None) -> None:
        """Build a ziggurat."""
        await self.move(interaction, parts.BUILD, end, hex=hex_)

    @command("extend", parts.EXTEND, ("hex_",), messages={"hex_": "extend"})
    async def extend(self, interaction: Interaction, hex_: str, end: str | None = None) -> None:
        """Extend a ziggurat."""
        await self.move(interaction, parts.EXTEND, end, hex=hex_)

    @command("intrigue", parts.INTRIGUE, ("dignitary",))
    async def intrigue(self, interaction: Interaction, dignitary: str, end: str | None = None) -> None:
        """Intrigue in Assur."""
        await self.move(interaction, parts.INTRIGUE, end, dignitary=dignitary)

    @command("offer", parts.OFFER, ("camels",), numbers=("camels",))
    async def offer(self, interaction: Interaction, camels: Camels, end: str | None = None) -> None:
        """Make an offering."""
        await self.move(interaction, parts.OFFER, end, camels=camels)

    @command("buy", parts.BUY, ("card",), messages={"card": "buy"})
    async def buy(self, interaction: Interaction, card: str, end: str | None = None) -> None:
        """Buy a Food card or a Plow."""
        await self.move(interaction, parts.BUY, end, card=card)

    @command("done", parts.DONE, ())
    async def done(self, interaction: Interaction) -> None:
        """Build no more wells, or end the actions."""
        await self.move(interaction, parts.DONE, None)
