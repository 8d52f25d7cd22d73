"""The border to Discord: every interaction is acknowledged first, and whatever happens is told to whoever pressed."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from cogs.border.buttons import Button
from cogs.border.components import freshen_menus, notice
from cogs.border.custom_ids import as_written, parse
from cogs.border.match_buttons import match_button
from cogs.border.plain import REFUSED, plain
from cogs.border.ways_on import way_buttons, ways_on
from cogs.border.wording import say_refusal
from cogs.reader import Reader, discord_language, language_of
from engine.core.errors import Refused

if TYPE_CHECKING:
    from cogs.client import Interaction

LOG = logging.getLogger(__name__)
BUTTON = discord.ComponentType.button.value


@dataclass(frozen=True, slots=True)
class Shown:
    """What a press or command leads to, for the eyes of whoever pressed."""

    view: ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


Work = Callable[[], Awaitable[Shown]]


class StoredButNotShown(Exception):
    """What was asked for is stored, but what follows could not be drawn."""


@contextlib.contextmanager
def after_storing() -> Iterator[None]:
    """Draw what follows from something that is stored: whatever goes wrong, nobody is told that it was not taken."""
    try:
        yield
    except Exception as error:
        raise StoredButNotShown from error


async def privately(interaction: Interaction, work: Work) -> Shown | None:
    """Acknowledge, do the work, show the result: in the private message that was pressed, else in a new one.

    Give what was really shown: None if Discord did not take it, and something else than the work gave if that failed.
    """
    interaction.client.at_work += 1
    try:
        if not await _acknowledged(interaction):
            return None
        done = await _done(interaction, work)
        return done if await _show(interaction, done) else None
    finally:
        interaction.client.at_work -= 1


async def show_meanwhile(interaction: Interaction, shown: Shown) -> None:
    """Show something until the work under way is done; if that cannot be, what comes of the work may still be."""
    try:
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)
    except discord.HTTPException:
        LOG.info("what is shown meanwhile could not be", exc_info=True)


async def _show(interaction: Interaction, shown: Shown) -> bool:
    """Show a result; say whether whoever pressed sees it."""
    freshen_menus(shown.view, interaction.id)
    try:
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)
    except discord.HTTPException as error:
        LOG.warning("an answer could not be shown", exc_info=True)
        with contextlib.suppress(discord.HTTPException):
            if error.status in REFUSED:
                await _show_plainly(interaction, shown)
                return True
            unseen = interaction.client.services.reading(await _language(interaction)).say("reply-unseen")
            await interaction.followup.send(view=notice(unseen), ephemeral=True)
        return False
    return True


async def _show_plainly(interaction: Interaction, shown: Shown) -> None:
    """Show in plain words what was refused; a message that has components keeps them, so that needs a new one."""
    pressed = interaction.message
    content, controls = plain(shown.view)
    if pressed is not None and pressed.flags.ephemeral and pressed.flags.components_v2:
        await interaction.followup.send(content, view=controls, ephemeral=True)
    else:
        await interaction.edit_original_response(content=content, view=controls)


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


async def _why(interaction: Interaction, refused: Refused) -> Shown:
    """Word a refusal with the words of the game that is or was played in this channel, and show what can be pressed."""
    services, channel_id = interaction.client.services, interaction.channel_id or 0
    info = await services.tables.in_channel(channel_id) or await services.tables.last_in_channel(channel_id)
    reader = services.reading(await language_of(interaction), info)
    most = 0 if info is None else max(services.games[info.game].rules.seats)
    ways = ways_on(refused.text.key, info, interaction.user.id, most)
    return Shown(notice(say_refusal(reader.words, refused, reader.names), way_buttons(reader, ways, info)))


async def _language(interaction: Interaction) -> str:
    """Look up the language somebody chose; if the database fails, take that of their Discord."""
    try:
        return await language_of(interaction)
    except Exception:
        LOG.warning("what somebody chose cannot be read", exc_info=True)
        return discord_language(interaction)


async def _done(interaction: Interaction, work: Work) -> Shown:
    reader = interaction.client.services.reading(await _language(interaction))
    say = reader.say
    if interaction.client.stopping:
        return Shown(notice(say("reply-restarting"), _again(interaction, reader)))
    try:
        try:
            return await work()
        except Refused as refused:
            return await _why(interaction, refused)
    except discord.HTTPException:
        LOG.warning("Discord kept a press from being done", exc_info=True)
        return Shown(notice(say("reply-discord"), _again(interaction, reader)))
    except Exception as error:
        reference = secrets.token_hex(3)
        LOG.exception("press %s failed", reference)
        told = "reply-unseen" if isinstance(error, StoredButNotShown) else "reply-fault"
        said = f"{say(told)}\n{say(f'{told}-note', reference=reference)}"
        return Shown(notice(said, _again(interaction, reader)))


def _again(interaction: Interaction, reader: Reader) -> list[Button[str]]:
    """Offer what to press after a fault took the place of a panel: the panel, or the same button once more."""
    data: Any = interaction.data or {}
    custom_id = as_written(str(data.get("custom_id", "")))
    press = parse(custom_id)
    if press is not None:
        return [match_button(reader, "open", "button-play", press.match_id)]
    return [Button(custom_id, reader.say("button-again"))] if data.get("component_type") == BUTTON else []
