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
from cogs.border.calling import ACKNOWLEDGED, CallFailed, CallLost, CallRefused, CallUnanswered, calling, repeated
from cogs.border.components import freshen_menus, notice
from cogs.border.custom_ids import PanelPress, as_written, parse
from cogs.border.match_buttons import match_button
from cogs.border.plain import plain
from cogs.border.ways_on import LeadingTo, WayOn, way_buttons, ways_on
from cogs.border.wording import say_refusal
from cogs.reader import Reader, discord_language, language_of
from db.table.info import TableInfo
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
        result = await _done(interaction, work)
        return result.shown if await _show(interaction, result) else None
    finally:
        interaction.client.at_work -= 1


async def show_meanwhile(interaction: Interaction, shown: Shown) -> None:
    """Show something until the work under way is done; if that cannot be, what comes of the work may still be."""
    try:
        await _edit_answer(interaction, shown)
    except CallFailed:
        LOG.info("what is shown meanwhile could not be", exc_info=True)


async def close_answer(interaction: Interaction) -> None:
    """Take away the private message that was pressed; a post stays."""
    pressed = interaction.message
    if not await responded(lambda: interaction.response.defer()) or pressed is None or not pressed.flags.ephemeral:
        return
    try:
        await repeated(interaction.delete_original_response)
    except CallFailed:
        LOG.info("a private message stays, or is gone already", exc_info=True)


async def responded(respond: Callable[[], Awaitable[object]]) -> bool:
    """Answer an interaction for the first time; say whether Discord has the answer.

    If the connection broke, the answer is given once more: one that had arrived is refused as given already.
    """
    try:
        with calling():
            await respond()
        return True
    except (CallLost, CallUnanswered):
        LOG.info("an interaction is acknowledged once more", exc_info=True)
    except CallRefused:  # too late or gone: whoever pressed was told so by Discord, and nothing is done
        LOG.warning("an interaction could not be acknowledged", exc_info=True)
        return False
    try:
        with calling():
            await respond()
    except CallFailed as failure:
        if failure.code != ACKNOWLEDGED:
            LOG.warning("an interaction could not be acknowledged", exc_info=True)
            return False
    return True


async def _acknowledged(interaction: Interaction) -> bool:
    pressed, response = interaction.message, interaction.response
    if pressed is not None and pressed.flags.ephemeral:
        return await responded(lambda: response.defer())
    return await responded(lambda: response.defer(ephemeral=True, thinking=True))


async def _edit_answer(interaction: Interaction, shown: Shown) -> None:
    async def edited() -> None:
        for file in shown.files:
            file.reset()
        await interaction.edit_original_response(view=shown.view, attachments=shown.files)

    await repeated(edited)


async def _show(interaction: Interaction, result: _Result) -> bool:
    """Show a result; say whether whoever pressed sees it. If not, what was done is said in a message of its own."""
    freshen_menus(result.shown.view, interaction.id)
    try:
        await _edit_answer(interaction, result.shown)
        return True
    except CallFailed as failure:
        LOG.warning("an answer could not be shown", exc_info=True)
        refused = isinstance(failure, CallRefused) and failure.unreadable
    try:
        if refused:
            await _show_plainly(interaction, result.shown)
            return True
        unseen = await _unseen(interaction) if result.worked else result.shown.view
        with calling():
            await interaction.followup.send(view=unseen, ephemeral=True)
    except CallFailed:
        LOG.warning("nor could that be said", exc_info=True)
    return False


async def _show_plainly(interaction: Interaction, shown: Shown) -> None:
    """Show in plain words what was refused; a message that has components keeps them, so that needs a new one."""
    pressed = interaction.message
    content, controls = plain(shown.view)
    if pressed is not None and pressed.flags.ephemeral and pressed.flags.components_v2:
        with calling():
            await interaction.followup.send(content, view=controls, ephemeral=True)
    else:
        await repeated(lambda: interaction.edit_original_response(content=content, view=controls))


async def _why(interaction: Interaction, refused: Refused) -> Shown:
    """Word a refusal with the words of the game that is or was played in this channel, and show what can be pressed.

    One that leads to another table has the words of that, and what can be pressed there.
    """
    if isinstance(refused, LeadingTo):
        reader, ways = await _at(interaction, refused.info, refused.text.key)
        ways += way_buttons(reader, (WayOn.LIST,), None)
    else:
        reader, ways = await _where(interaction, refused.text.key)
    return Shown(notice(reader.mention(say_refusal(reader.words, refused, reader.names)), ways))


async def _where(interaction: Interaction, refusal: str = "") -> tuple[Reader, list[Button[str]]]:
    """Find the words of the game that is or was played in this channel, and what somebody may press there."""
    services, channel_id = interaction.client.services, interaction.channel_id or 0
    info = await services.tables.in_channel(channel_id) or await services.tables.last_in_channel(channel_id)
    return await _at(interaction, info, refusal)


async def _at(interaction: Interaction, info: TableInfo | None, refusal: str) -> tuple[Reader, list[Button[str]]]:
    """Find the words of the game of a table, and what somebody may press who stands there as they do."""
    services = interaction.client.services
    reader = services.reading(await language_of(interaction), info)
    most = 0 if info is None else max(services.games[info.game].rules.seats)
    return reader, way_buttons(reader, ways_on(refusal, info, interaction.user.id, most), info)


async def _unseen(interaction: Interaction, reference: str = "") -> ui.LayoutView:
    """Say that something was done and stored but could not be shown, and offer the way on from there."""
    reader, key = interaction.client.services.reading(await _language(interaction)), "reply-unseen"
    ways = _again(interaction, reader)
    if _panel_press(interaction) is None:
        try:
            key, (reader, ways) = "reply-stored", await _where(interaction)
        except Exception:
            LOG.warning("nobody knows what can be pressed now", exc_info=True)
    said = reader.say(key)
    return notice(f"{said}\n{reader.say('reply-unseen-note', reference=reference)}" if reference else said, ways)


async def _language(interaction: Interaction) -> str:
    """Look up the language somebody chose; if the database fails, take that of their Discord."""
    try:
        return await language_of(interaction)
    except Exception:
        LOG.warning("what somebody chose cannot be read", exc_info=True)
        return discord_language(interaction)


@dataclass(frozen=True, slots=True)
class _Result:
    """What is to be shown, and whether the work itself gave it, so that it is done."""

    shown: Shown
    worked: bool = False


async def _done(interaction: Interaction, work: Work) -> _Result:
    reader = interaction.client.services.reading(await _language(interaction))
    say = reader.say
    if interaction.client.stopping:
        return _Result(Shown(notice(say("reply-restarting"), _again(interaction, reader))))
    try:
        try:
            return _Result(await work(), worked=True)
        except Refused as refused:
            return _Result(await _why(interaction, refused))
    except CallFailed:
        LOG.warning("Discord kept a press from being done", exc_info=True)
        return _Result(Shown(notice(say("reply-discord"), _again(interaction, reader))))
    except StoredButNotShown as unseen:
        if isinstance(unseen.__cause__, CallFailed):
            LOG.warning("Discord kept what follows a press from being shown", exc_info=True)
            return _Result(Shown(await _unseen(interaction)))
        return _Result(Shown(await _unseen(interaction, _noted())))
    except Exception:
        said = f"{say('reply-fault')}\n{say('reply-fault-note', reference=_noted())}"
        return _Result(Shown(notice(said, _again(interaction, reader))))


def _noted() -> str:
    """Write down the error at hand under a reference by which whoever was told of it can be helped."""
    reference = secrets.token_hex(3)
    LOG.exception("press %s failed", reference)
    return reference


def _panel_press(interaction: Interaction) -> PanelPress | None:
    return parse(_custom_id(interaction))


def _custom_id(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    return as_written(str(data.get("custom_id", "")))


def _again(interaction: Interaction, reader: Reader) -> list[Button[str]]:
    """Offer what to press after a fault took the place of a panel: the panel, or the same button once more."""
    press = _panel_press(interaction)
    if press is not None:
        return [match_button(reader, "open", "button-play", press.match_id)]
    data: Any = interaction.data or {}
    again = Button(_custom_id(interaction), reader.say("button-again"))
    return [again] if data.get("component_type") == BUTTON else []
