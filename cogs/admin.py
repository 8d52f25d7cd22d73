"""For the owner of the bot: matches to and from files, the check of all matches, and how the bot is doing."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import format_dt

from cogs.access.channels import obstacle
from cogs.border.acknowledging import Shown, privately
from cogs.border.calling import repeated
from cogs.border.components import notice, screen, text
from cogs.check_report import findings, summary
from cogs.fair_shares import newest_only
from cogs.reader import Reader, language_of
from cogs.table.list_matches import label
from cogs.translation import named
from db.match.check import check
from db.match.records import User
from db.store.backup import newest, newest_damaged
from db.table.info import Status, refused
from engine.core.record import check_size, read_record

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

SEATS = "abcdefgh"
"""The seats of a record for which people can be named, by the options of the command."""
MOST_OFFERED, MOST_DIFFERENCES, LINE = 25, 10, 200
Task: TypeAlias = Callable[[Reader], Awaitable[Shown]]


@app_commands.default_permissions(administrator=True)
@app_commands.guild_only()
class Admin(commands.GroupCog, group_name=named("command-admin"), group_description=named("command-admin-about")):
    """`/admin`: hidden from whoever does not manage the server, and refused to everybody but the owner of the bot."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._since = client.services.clock()

    async def _owned(self, interaction: Interaction, task: Task) -> None:
        async def work() -> Shown:
            if not await self._is_owner(interaction):
                raise refused("reply-owner-only")
            async with self._services.shares.one_of_few(interaction.user.id):
                return await task(self._services.reading(await language_of(interaction)))

        await privately(interaction, work)

    async def _is_owner(self, interaction: Interaction) -> bool:
        return await repeated(lambda: self._client.is_owner(interaction.user))

    @newest_only
    async def _offered(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Offer live matches while the owner types, and nothing to others."""
        if not await self._is_owner(interaction):
            return []
        language = await language_of(interaction)
        services = self._services
        labels = {each.id: label(each, services.reading(language, each)) for each in await services.tables.live()}
        found = [(match_id, said) for match_id, said in labels.items() if typed.casefold() in said.casefold()]
        return [app_commands.Choice(name=said, value=match_id) for match_id, said in found[:MOST_OFFERED]]

    @app_commands.command(name=named("command-admin-export"), description=named("command-admin-export-about"))
    @app_commands.rename(match=named("option-match"))
    @app_commands.describe(match=named("option-match-about"))
    @app_commands.autocomplete(match=_offered)
    async def export(self, interaction: Interaction, match: int) -> None:
        """Hand out the record of a match as a file; it holds neither seed nor people."""

        async def task(reader: Reader) -> Shown:
            info = await self._services.tables.get(match)
            record = await self._services.matches.export(match)
            file = discord.File(io.BytesIO(record), f"{info.game}-{match}.json")
            return Shown(screen([text(reader.say("admin-exported")), discord.ui.File(file)]), [file])

        await self._owned(interaction, task)

    @app_commands.command(name=named("command-admin-import"), description=named("command-admin-import-about"))
    @app_commands.rename(file=named("option-file"), **{seat: named(f"option-{seat}") for seat in SEATS})
    @app_commands.describe(file=named("option-file-about"), **{seat: named(f"option-{seat}-about") for seat in SEATS})
    async def import_(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        a: discord.Member | None = None,
        b: discord.Member | None = None,
        c: discord.Member | None = None,
        d: discord.Member | None = None,
        e: discord.Member | None = None,
        f: discord.Member | None = None,
        g: discord.Member | None = None,
        h: discord.Member | None = None,
    ) -> None:
        """Go on with a match from its record in this channel; a seat nobody is named for is a bot's."""

        async def task(reader: Reader) -> Shown:
            missing = obstacle(interaction, reader)
            if missing:
                return Shown(notice(missing))
            check_size(file.size)
            match_id = await self._imported(interaction, await repeated(file.read), [a, b, c, d, e, f, g, h])
            self._services.sender.wake(match_id)
            return Shown(notice(reader.say("admin-imported", channel=f"<#{interaction.channel_id}>")))

        await self._owned(interaction, task)

    async def _imported(self, interaction: Interaction, raw: bytes, people: list[discord.Member | None]) -> int:
        """Store a record with these people, bots in the other seats; of nobody, the owner takes the first seat."""
        users: list[User] = [None if each is None else (each.id, each.display_name) for each in people]
        if not any(users):
            users[0] = (interaction.user.id, interaction.user.display_name)
        seated = [user[0] for user in users if user is not None]
        if len(seated) != len(set(seated)):
            raise refused("table-already-seated")
        seats = (await asyncio.to_thread(read_record, raw)).setup.seats
        if any(users[seats:]):
            raise refused("table-record-seats", count=seats)
        users = [*users, *[None] * seats][:seats]
        channel_id, language = interaction.channel_id or 0, await language_of(interaction)
        return await self._services.matches.import_record(raw, interaction.guild_id, channel_id, users, language)

    @app_commands.command(name=named("command-admin-check"), description=named("command-admin-check-about"))
    async def check(self, interaction: Interaction) -> None:
        """Play every live match again and say what differs."""

        async def task(reader: Reader) -> Shown:
            report = await asyncio.to_thread(check, self._services.db.path, self._services.games.rules)
            found = findings(report, self._services.games, reader)[:MOST_DIFFERENCES]
            return Shown(notice("\n".join([summary(report, reader), *(line[:LINE] for line in found)])))

        await self._owned(interaction, task)

    @app_commands.command(name=named("command-admin-health"), description=named("command-admin-health-about"))
    async def health(self, interaction: Interaction) -> None:
        """Say how the bot is doing."""

        async def task(reader: Reader) -> Shown:
            services = self._services
            running = [each for each in await services.tables.live() if each.status is Status.RUNNING]
            about = services.db.path, services.db.path.parent / "backups"
            made = await asyncio.to_thread(newest, *about)
            damaged = await asyncio.to_thread(newest_damaged, *about)
            when = format_dt(self._since, "R")
            said = reader.say("admin-health", matches=len(running), waiting=await services.outbox.waiting(), when=when)
            backup = reader.say("admin-backup-none")
            if made is not None:
                backup = reader.say("admin-backup", when=format_dt(made, "R"))
            lines = [said, backup]
            if damaged is not None:
                lines.append(reader.say("admin-backup-damaged", when=format_dt(damaged, "R")))
            return Shown(notice("\n".join(lines)))

        await self._owned(interaction, task)


async def setup(client: TwoRivers) -> None:
    """Load the commands of the owner; they wake the sender for a match that was imported."""
    await client.add_cog(Admin(client))
