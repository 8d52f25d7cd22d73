"""What time brings: reminders, and the end of votes that nobody decided."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands, tasks
from discord.utils import format_dt

from cogs.access.finding import table_of
from cogs.access.place import address
from cogs.border.acknowledging import Shown, privately
from cogs.border.buttons import Button, Buttons
from cogs.border.calling import CallFailed, CallRefused, repeated
from cogs.border.components import link, notice, row, screen, text
from cogs.border.table_ids import TablePress, table_id
from cogs.channel.turn_post import mark_of
from cogs.mail.letters import Note, PublicPost
from cogs.reader import language_of
from cogs.votes.recovery import ask_about_those_gone
from cogs.votes.votes import TableVotes
from db.outbox import Letter
from db.store.timestamps import read, written
from db.table.info import Status, refused
from db.table.waits import Wait
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Interaction, TwoRivers

LOG = logging.getLogger(__name__)
INTERVAL = 5.0
"""Minutes between two looks at the clock."""


class RemindersCog(commands.Cog):
    """Looks at the clock now and then; what fell due while the bot was away is done at the first look."""

    def __init__(self, client: TwoRivers) -> None:
        self._client = client
        self._services = client.services
        self._votes = TableVotes(client)
        self._lost: set[int] = set()
        """Shards that have lost Discord; nobody can press anything there."""
        client.take_presses(("mute",), self.pressed)
        client.services.sender.take_letters(
            "reminder", Note(self._drawn, lambda letter: {mark_of(letter)}, self._arrived)
        )

    async def cog_load(self) -> None:
        """Begin to look."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Look no more."""
        self.tick.cancel()

    @tasks.loop(minutes=INTERVAL)
    async def tick(self) -> None:
        """Do everything that is due; what stumbles does not keep the rest from being done."""
        if self._lost:
            return
        for duty in (
            self._services.heartbeat.beat,
            self._votes.make_good,
            self._remind,
            self._tidy,
            self._votes.close_expired,
        ):
            try:
                await duty()
            except Exception:
                LOG.exception("%s stumbled", duty.__name__)

    @tick.before_loop
    async def _before(self) -> None:
        await self._client.wait_until_ready()
        try:
            await self._services.heartbeat.back()
        except Exception:
            LOG.exception("the time without the bot could not be given back")

    # Discord out of reach

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Look at the clock no more: nobody can play, so nobody is late."""
        self._lost.add(shard_id)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard_id: int) -> None:
        """Go on after a new session with Discord."""
        await self._reached(shard_id)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard_id: int) -> None:
        """Go on with the same session."""
        await self._reached(shard_id)

    async def _reached(self, shard_id: int) -> None:
        self._lost.discard(shard_id)
        if not self._lost and self._client.is_ready():
            await self._services.heartbeat.back()

    # Reminders

    async def _remind(self) -> None:
        for wait in await self._services.waits.due():
            info = await self._services.tables.get(wait.match_id)
            if wait.seat in await ask_about_those_gone(self._client, info):
                continue
            await self._services.outbox.put_once(wait.match_id, "reminder", _payload(wait))
            self._services.sender.wake(wait.match_id)

    async def _drawn(self, letter: Letter) -> PublicPost | None:
        wait = await self._wait(letter)
        info = await self._services.tables.get(letter.match_id)
        if wait is None or wait.muted or info.status is not Status.RUNNING or _payload(wait) != letter.payload:
            return None
        reader = self._services.reading(info.language, info)
        said = reader.say(
            "reminder-text", mention=f"<@{wait.user_id}>", game=info.game, when=format_dt(wait.since, "R")
        )
        buttons = (
            Button(mark_of(letter), reader.say("button-play"), "end"),
            Button(table_id("mute", info.id, str(wait.seat)), reader.say("button-mute")),
        )
        others = [each for each in info.seats if not each.bot and each.seat != wait.seat]
        if wait.alone and others:
            said = f"{said} {reader.say('reminder-only-one')}"
        items = [text(said), row(Buttons(buttons))]
        if info.board_message_id is not None:
            items.append(link(reader.say("button-to-board"), address(info, info.board_message_id)))
        users = [discord.Object(wait.user_id)]
        return PublicPost(
            screen(items), discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)
        )

    async def _arrived(self, letter: Letter, message_id: int) -> None:
        """Count a reminder, delete the one before, and after the last one ask the table."""
        wait = await self._wait(letter)
        if wait is None or wait.reminded == letter.payload["nth"]:
            wait = await self._services.waits.reminded(wait or _gone(letter), message_id)
        await self._tidy()
        if wait.next_at is None and await self._wait(letter) is not None:
            info = await self._services.tables.get(letter.match_id)
            with contextlib.suppress(Refused):  # they are asked already, or there is nobody to ask
                await self._votes.ask_absent(info, wait.seat)

    async def _wait(self, letter: Letter) -> Wait | None:
        """Find the wait a reminder is about, if it still lasts."""
        about = letter.payload["seat"], letter.payload["since"]
        waits = await self._services.waits.of(letter.match_id)
        return next((each for each in waits if (each.seat, written(each.since)) == about), None)

    async def pressed(self, interaction: Interaction, press: TablePress) -> None:
        """Send no more reminders this turn to whoever asks so for themselves."""

        async def work() -> Shown:
            info = await table_of(interaction, press.match_id)
            seat = info.seat_of(interaction.user.id)
            if seat is None:
                raise refused("reply-no-seat")
            reader = self._services.reading(await language_of(interaction), info)
            if press.about != str(seat):
                raise refused("vote-nobody", seat=seat)
            await self._services.waits.mute(info.id, seat)
            return Shown(notice(reader.say("reminder-muted")))

        await privately(interaction, work)

    # Tidying up

    @commands.Cog.listener()
    async def on_table_moved(self, match_id: int) -> None:
        """Delete the reminders of those who have played."""
        await self._tidy()

    async def _tidy(self) -> None:
        for stale in await self._services.waits.stale_messages():
            place = self._client.get_partial_messageable(stale.channel_id)
            try:
                await repeated(place.get_partial_message(stale.message_id).delete)
            except CallFailed as failure:
                if not (isinstance(failure, CallRefused) and failure.closed):
                    LOG.warning("message %d cannot be deleted now", stale.message_id, exc_info=True)
                    continue
                LOG.info("message %d is gone already", stale.message_id)
            await self._services.waits.cleared(stale)


def _payload(wait: Wait) -> Mapping[str, Any]:
    return {"seat": wait.seat, "since": written(wait.since), "nth": wait.reminded, "user": wait.user_id}


def _gone(letter: Letter) -> Wait:
    """Make up the wait of a reminder whose reader has played meanwhile."""
    about = letter.payload
    return Wait(
        letter.match_id, about["seat"], about["user"], read(about["since"]), about["nth"], False, None, None, False
    )


async def setup(client: TwoRivers) -> None:
    """Load the reminders; they are posted by the sender, and what nobody decided is closed by the votes."""
    await client.add_cog(RemindersCog(client))
