"""Mesopotamia by commands: every decision typed, each as one press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from discord import app_commands
from discord.app_commands import Choice, Range

from cogs.games.mesopotamia import parts as parts
from cogs.translation import named
from cogs.typed.command_cog import YES, TypedCog, typed
from render.games.mesopotamia import PRESENTATION

if TYPE_CHECKING:
    from cogs.client import Interaction

command = partial(typed, PRESENTATION, "mesopotamia")
Few: TypeAlias = Range[int, 1, 3]
"""No card allows more squares at once."""
SAYS_YES = [Choice(name=named("choice-yes"), value=YES)]


class Mesopotamia(
    TypedCog,
    group_name=named("command-mesopotamia", PRESENTATION),
    group_description=named("command-mesopotamia-about", PRESENTATION),
):
    """The decisions of Mesopotamia."""

    game = PRESENTATION.key
    closing = parts.DONE

    # Set-up

    @command("role", parts.ROLE, ("letter",))
    async def role(self, interaction: Interaction, letter: str) -> None:
        """Take a role."""
        await self.move(interaction, parts.ROLE, None, letter=letter)

    @command("empire", parts.EMPIRE, ("name",))
    async def empire(self, interaction: Interaction, name: str) -> None:
        """Choose an Empire."""
        await self.move(interaction, parts.EMPIRE, None, name=name)

    @command(
        "start", parts.START, ("region", "die", "place", "section"), messages={"region": "start", "place": "outpost"}
    )
    async def start(
        self,
        interaction: Interaction,
        region: str | None = None,
        die: str | None = None,
        place: str | None = None,
        section: str | None = None,
    ) -> None:
        """Choose a Start Region, and what the Empire begins with there."""
        await self.move(interaction, parts.START, None, region=region, die=die, place=place, section=section)

    @command("quests", parts.QUESTS, ("keep",))
    async def quests(self, interaction: Interaction, keep: str) -> None:
        """Keep Quests."""
        await self.move(interaction, parts.QUESTS, None, keep=keep)

    # The six actions

    @command("explore", parts.explore, ("to", "unit", "ram", *parts.PLACES_AT_ONCE[1:], "pay"), plain=("ram",))
    @app_commands.choices(ram=SAYS_YES)
    async def explore(
        self,
        interaction: Interaction,
        to: str | None = None,
        unit: str | None = None,
        ram: str | None = None,
        to2: str | None = None,
        to3: str | None = None,
        to4: str | None = None,
        to5: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Move Units and Ships."""
        places = dict(zip(parts.PLACES_AT_ONCE, (to, to2, to3, to4, to5), strict=True))
        await self.move(interaction, parts.explore, end, unit=unit, ram=ram, pay=pay, **places)

    @command("build", parts.BUILD, ("item", "place", "item2", "place2", "pay"))
    async def build(
        self,
        interaction: Interaction,
        item: str | None = None,
        place: str | None = None,
        item2: str | None = None,
        place2: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Build something."""
        await self.move(interaction, parts.BUILD, end, item=item, place=place, item2=item2, place2=place2, pay=pay)

    @command("research", parts.RESEARCH, ("convert", *parts.DISCOVERIES_AT_ONCE, "pay"))
    async def research(
        self,
        interaction: Interaction,
        convert: str | None = None,
        discover: str | None = None,
        discover2: str | None = None,
        discover3: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Convert Clay and discover technologies."""
        found = dict(zip(parts.DISCOVERIES_AT_ONCE, (discover, discover2, discover3), strict=True))
        await self.move(interaction, parts.RESEARCH, end, convert=convert, pay=pay, **found)

    @command("gather", parts.GATHER, (*parts.SOURCES_AT_ONCE, *parts.TRADES_AT_ONCE, "pay"))
    async def gather(
        self,
        interaction: Interaction,
        source: str | None = None,
        source2: str | None = None,
        source3: str | None = None,
        source4: str | None = None,
        source5: str | None = None,
        trade: str | None = None,
        trade2: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Gather resources, then trade."""
        sources = dict(zip(parts.SOURCES_AT_ONCE, (source, source2, source3, source4, source5), strict=True))
        await self.move(interaction, parts.GATHER, end, pay=pay, trade=trade, trade2=trade2, **sources)

    @command("trade", parts.TRADE, parts.TOKENS_AT_ONCE)
    async def trade(
        self, interaction: Interaction, token: str, token2: str | None = None, end: str | None = None
    ) -> None:
        """Trade, before gathering or after it."""
        await self.move(interaction, parts.TRADE, end, token=token, token2=token2)

    @command(
        "war",
        parts.WAR,
        ("unit", "place", "unit2", "place2", "pay"),
        messages={"unit": "new", "place": "camp", "unit2": "new2", "place2": "camp2"},
    )
    async def war(
        self,
        interaction: Interaction,
        unit: str | None = None,
        place: str | None = None,
        unit2: str | None = None,
        place2: str | None = None,
        pay: str | None = None,
        end: str | None = None,
    ) -> None:
        """Take Phalanxes and create Units."""
        await self.move(interaction, parts.WAR, end, unit=unit, place=place, unit2=unit2, place2=place2, pay=pay)

    @command("growth", parts.growth, ("times", "pay"), plain=("times",))
    async def growth(
        self, interaction: Interaction, times: Few | None = None, pay: str | None = None, end: str | None = None
    ) -> None:
        """Pay Food for squares of the Population track."""
        await self.move(interaction, parts.growth, end, times=times, pay=pay)

    # The rest of a turn

    @command("reroll", parts.REROLL, ("dice",))
    async def reroll(self, interaction: Interaction, dice: str) -> None:
        """Roll dice again."""
        await self.move(interaction, parts.REROLL, None, dice=dice)

    @command("pawn", parts.PAWN, ())
    async def pawn(self, interaction: Interaction, end: str | None = None) -> None:
        """Put the pawn aside."""
        await self.move(interaction, parts.PAWN, end)

    @command("event", parts.EVENT, ("first", "option", "choice"))
    async def event(
        self,
        interaction: Interaction,
        first: str | None = None,
        option: str | None = None,
        choice: str | None = None,
        end: str | None = None,
    ) -> None:
        """Resolve an Event."""
        await self.move(interaction, parts.EVENT, end, first=first, option=option, choice=choice)

    # Combat

    @command("order", parts.order, ("first",), messages={"first": "order"})
    async def order(self, interaction: Interaction, first: str | None = None) -> None:
        """Put combats into an order."""
        await self.move(interaction, parts.order, None, first=first)

    @command("bid", parts.BID, ("phalanxes",), messages={"phalanxes": "bid"})
    async def bid(self, interaction: Interaction, phalanxes: str) -> None:
        """Bid; again, to bid anew."""
        await self.move(interaction, parts.BID, None, phalanxes=phalanxes)

    @command("allot", parts.allot, ("phalanxes",), messages={"phalanxes": "allot"})
    async def allot(self, interaction: Interaction, phalanxes: str | None = None) -> None:
        """Put Phalanxes on cards."""
        await self.move(interaction, parts.allot, None, phalanxes=phalanxes)

    @command("lines", parts.lines, ("lines",))
    async def lines(self, interaction: Interaction, lines: str | None = None) -> None:
        """Arrange the lines."""
        await self.move(interaction, parts.lines, None, lines=lines)

    @command(
        "retreat",
        parts.retreat,
        parts.PLACES_AT_ONCE,
        messages={each: each.replace("to", "flee") for each in parts.PLACES_AT_ONCE},
    )
    async def retreat(
        self,
        interaction: Interaction,
        to: str | None = None,
        to2: str | None = None,
        to3: str | None = None,
        to4: str | None = None,
        to5: str | None = None,
    ) -> None:
        """Say where Units flee."""
        places = dict(zip(parts.PLACES_AT_ONCE, (to, to2, to3, to4, to5), strict=True))
        await self.move(interaction, parts.retreat, None, **places)

    @command("fatigue", parts.FATIGUE, ("row",))
    async def fatigue(self, interaction: Interaction, row: str) -> None:
        """Say which row of a tired Unit loses a Phalanx."""
        await self.move(interaction, parts.FATIGUE, None, row=row)

    @command("lose", parts.LOSE, ("unit",), messages={"unit": "lose"})
    async def lose(self, interaction: Interaction, unit: str) -> None:
        """Choose the Unit that is lost."""
        await self.move(interaction, parts.LOSE, None, unit=unit)

    @command("settlement", parts.SETTLEMENT, ("do", "region"), plain=("do",), messages={"region": "taken"})
    @app_commands.choices(
        do=[
            Choice(name=named(f"choice-mesopotamia-{each}", PRESENTATION), value=each)
            for each in ("conquer", "destroy", "leave")
        ]
    )
    async def settlement(self, interaction: Interaction, do: str, region: str | None = None) -> None:
        """Take another's Settlement, or not."""
        await self.move(interaction, parts.SETTLEMENT, None, do=do, region=region)

    @command("done", parts.DONE, ())
    async def done(self, interaction: Interaction) -> None:
        """Leave the action under way, or end the turn."""
        await self.move(interaction, parts.DONE, None)
