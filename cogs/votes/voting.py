"""Answers to votes: what is pressed in their messages, and votes that end because the match went on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from cogs.access.finding import table_of
from cogs.border.acknowledging import Shown, after_storing, privately
from cogs.border.components import notice
from cogs.border.table_ids import TablePress, number_in
from cogs.mail.letters import Note
from cogs.reader import language_of
from cogs.votes.ballot import ballot_marks, say_counted
from cogs.votes.votes import TableVotes, decided_marks
from db.table.info import refused

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers


class Voting(commands.Cog):
    """Takes the answers of those who are asked."""

    def __init__(self, client: TwoRivers) -> None:
        self._services = client.services
        self._votes = TableVotes(client)
        client.take_presses(("vote",), self.pressed)
        client.services.sender.take_letters("vote", Note(self._votes.draw, ballot_marks, self._votes.arrived))
        client.services.sender.take_letters("decided", Note(self._votes.draw_decided, decided_marks))

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Take an answer, show the vote as it is then, and do what it decides."""
        await privately(interaction, lambda: self._cast(interaction, press))

    async def _cast(self, interaction: Interaction, press: TablePress) -> Shown:
        number, _, choice = press.about.partition(".")
        info = await table_of(interaction, press.match_id)
        vote = await self._services.votes.get(number_in(number))
        if vote.match_id != info.id:
            raise refused("table-vote-closed")
        if vote.outcome is not None:
            await self._votes.show(vote, vote.outcome)
            raise refused("table-vote-closed")
        if vote.kind != "offer" and info.seat_of(interaction.user.id) is None:
            raise refused("table-vote-not-asked")
        vote = await self._services.votes.cast(vote.id, interaction.user.id, choice)
        with after_storing():
            if not await self._votes.decided(vote):
                await self._votes.show(vote)
            reader = self._services.reading(await language_of(interaction), info)
            return Shown(notice(say_counted(vote, reader, choice)))

    @commands.Cog.listener()
    async def on_table_moved(self, match_id: int) -> None:
        """Close the votes whose question has gone."""
        await self._votes.close_outdated(match_id)


async def setup(client: TwoRivers) -> None:
    """Load the cog."""
    await client.add_cog(Voting(client))
