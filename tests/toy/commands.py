"""Delta by commands: a bid that may be made anew, an action, an offering."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from discord.app_commands import Range

from cogs.translation import named
from cogs.typed.command_cog import TypedCog, typed
from cogs.typed.parts import CommandPart
from engine.core.steps import TAKE_BACK
from tests.toy.presentation import PRESENTATION
from tests.toy.state import SILVER

if TYPE_CHECKING:
    from cogs.client import Interaction

command = partial(typed, PRESENTATION, "toy")
BID = (CommandPart((f"bid.{TAKE_BACK}",), fixed=TAKE_BACK), CommandPart(("bid",), "silver"))
"""Whoever has bid takes the bid back and bids anew."""
DO = (CommandPart(("action",), "action"), CommandPart(("ship", "feast", "hide"), "what"))
"""An action, and what it is done with if it asks for that."""
OFFER = (
    CommandPart((f"offering.{TAKE_BACK}",), fixed=TAKE_BACK),
    CommandPart(("offering",), "goods"),
    CommandPart(("offering.seal",)),
)
"""What is given; `end` seals it."""


class DeltaCommands(
    TypedCog,
    group_name=named("command-toy", PRESENTATION),
    group_description=named("command-toy-about", PRESENTATION),
):
    """The decisions of Delta that can be typed."""

    game = PRESENTATION.key

    @command("bid", BID, ("silver",), numbers=("silver",))
    async def bid(self, interaction: Interaction, silver: Range[int, 0, SILVER]) -> None:
        """Bid, or bid anew."""
        await self.move(interaction, BID, None, silver=silver)

    @command("do", DO, ("action", "what"))
    async def do(self, interaction: Interaction, action: str, what: str | None = None, end: str | None = None) -> None:
        """Take an action."""
        await self.move(interaction, DO, end, action=action, what=what)

    @command("offer", OFFER, ("goods",))
    async def offer(self, interaction: Interaction, goods: str, end: str | None = None) -> None:
        """Give to the river, and seal it if that is wanted."""
        await self.move(interaction, OFFER, end, goods=goods)
