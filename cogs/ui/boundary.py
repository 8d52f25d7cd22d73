"""The border to Discord: every interaction is acknowledged first, and whatever happens is told to whoever pressed."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import discord
from discord import ui

from cogs.reader import discord_language, language_of, reading
from cogs.ui.screen import notice
from cogs.ui.wording import say_refusal
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Interaction

LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shown:
    """What a press or command leads to, for the eyes of whoever pressed."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


Work = Callable[[], Awaitable[Shown]]


async def privately(interaction: Interaction, work: Work) -> None:
    """Acknowledge, do the work, show the result: in the private message that was pressed, else in a new one."""
    interaction.client.at_work += 1
    try:
        if await _acknowledged(interaction):
            await _show(interaction, await _done(interaction, work))
    finally:
        interaction.client.at_work -= 1


async def _show(interaction: Interaction, shown: Shown) -> None:
    try:
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)
    except discord.HTTPException:
        LOG.warning("an answer could not be shown", exc_info=True)
        unseen = reading(discord_language(interaction)).say("reply-unseen")
        with contextlib.suppress(discord.HTTPException):
            await interaction.followup.send(view=notice(unseen), ephemeral=True)


async def _acknowledged(interaction: Interaction) -> bool:
    pressed = interaction.message
    try:
        if pressed is not None and pressed.flags.ephemeral:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
    except discord.HTTPException:  # too late or gone: whoever pressed was told so by Discord, and nothing is done
        LOG.warning("an interaction could not be acknowledged", exc_info=True)
        return False
    return True


async def _why(interaction: Interaction, refused: Refused) -> str:
    """Word a refusal with the words of the game that is played in this channel, if there is one."""
    info = await interaction.client.services.tables.in_channel(interaction.channel_id or 0)
    reader = reading(await language_of(interaction), info)
    return say_refusal(reader.words, refused, reader.names)


async def _done(interaction: Interaction, work: Work) -> Shown:
    say = reading(discord_language(interaction)).say
    if interaction.client.stopping:
        return Shown(notice(say("reply-restarting")))
    try:
        try:
            return await work()
        except Refused as refused:
            return Shown(notice(await _why(interaction, refused)))
    except Exception:
        reference = secrets.token_hex(3)
        LOG.exception("press %s failed", reference)
        return Shown(notice(f"{say('reply-fault')}\n{say('reply-fault-note', reference=reference)}"))
