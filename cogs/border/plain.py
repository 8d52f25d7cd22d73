"""Plain mode: what Discord refuses as components goes out as ordinary text with the same controls, so play goes on."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.border.arrived import KnownBy, find_message
from cogs.border.calling import TOO_LARGE, CallFailed, CallLost, CallRefused, CallUnanswered, calling, repeated
from cogs.border.no_break import without_breaks

LOG = logging.getLogger(__name__)
LONGEST, ROWS, LABEL, OPTION, OPTIONS = 2000, 5, 80, 100, 25
"""What an ordinary message may hold."""
WHOLE = 4000
"""So many characters of text a message of components may hold."""
LAST = 2
"""So many rows at the bottom of a panel are never left out: the way back, and the end of the turn."""
MORE, NONCE = "…", 8


async def send(
    channel: discord.abc.Messageable,
    view: ui.LayoutView,
    mentions: discord.AllowedMentions,
    about: str,
    known_by: KnownBy,
    files: Sequence[discord.File] = (),
    nonce: str = "",
    quiet: bool = False,
) -> discord.Message:
    """Post a message of components; one that is refused is posted in plain words. `about` names it in the log.

    A quiet one makes no phone ring, not even in direct messages.

    If the answer is lost, the message is looked for: CallLost says that it is not there, CallUnanswered that nobody
    could look.
    """
    nonce = nonce or secrets.token_hex(NONCE)  # so that nothing is posted twice if a call is repeated
    try:
        try:
            with calling():
                return await channel.send(view=view, files=files, allowed_mentions=mentions, nonce=nonce, silent=quiet)
        except CallRefused as refusal:
            if not refusal.unreadable:
                raise
            LOG.error("Discord refuses %s, which goes out in plain words", about, exc_info=True)
            small_enough = () if refusal.status == TOO_LARGE else files
        for file in small_enough:
            file.reset()
        content, controls = plain(view)
        with calling():
            return await channel.send(
                content, view=controls, files=small_enough, allowed_mentions=mentions, nonce=nonce, silent=quiet
            )
    except CallUnanswered as unanswered:
        return await _found(channel, known_by, unanswered, about)


async def _found(
    channel: discord.abc.Messageable, known_by: KnownBy, unanswered: CallUnanswered, about: str
) -> discord.Message:
    """Look for a message of which nobody knows whether it was posted."""
    try:
        found = await find_message(channel, known_by)
    except CallFailed as failure:
        LOG.warning("nobody can look whether %s is there: %s", about, failure)
        raise unanswered from failure
    if found is None:
        raise CallLost(f"{about} is not there: {unanswered}", unanswered.status) from unanswered
    LOG.info("%s is there, though its answer was lost", about)
    return found


async def edit(message: discord.Message | discord.PartialMessage, view: ui.LayoutView) -> None:
    """Redraw a message; where components are refused, or it was posted in plain words, in plain words."""
    try:
        await repeated(lambda: message.edit(view=view))
    except CallRefused as refusal:
        if not refusal.unreadable:
            raise
        content, controls = plain(view)
        await repeated(lambda: message.edit(content=content, view=controls))


def without_buttons(message: discord.Message, heading: str = "", remark: str = "") -> ui.LayoutView | None:
    """Take the controls off a message, and give it another heading if there is one to give, a remark below it.

    None if it was posted in plain words, for those stay as they are. A remark for which there is no room is left out.
    """
    if not message.flags.components_v2:
        return None
    heading, remark = without_breaks(heading), without_breaks(remark)
    view = ui.LayoutView.from_message(message, timeout=None)
    for item in view.children:
        if isinstance(item, ui.ActionRow):
            view.remove_item(item)
        elif isinstance(item, ui.MediaGallery | ui.File):
            keep_attached(item, message)
        elif heading and isinstance(item, ui.TextDisplay):
            item.content = re.sub(r"\A### .*", lambda _: f"### {heading}", item.content)
    if remark and view.content_length() + len(remark) < WHOLE:
        _add_remark(view, remark)
    view.stop()
    return view


def _add_remark(view: ui.LayoutView, remark: str) -> None:
    """Put a small line below the heading of a message, once."""
    for item in view.children:
        if isinstance(item, ui.TextDisplay) and item.content.startswith("### ") and remark not in item.content:
            first, *rest = item.content.split("\n")
            item.content = "\n".join([first, remark, *rest])


def keep_attached(shown: ui.MediaGallery[Any] | ui.File[Any], message: discord.Message) -> None:
    """Let what is shown go on pointing to the files of its message: an address of one is good for a day only."""
    names = {attachment.id: attachment.filename for attachment in message.attachments}
    for item in [shown] if isinstance(shown, ui.File) else shown.items:
        name = names.get(item.media.attachment_id or 0)
        if name is not None:
            item.media = f"attachment://{name}"


def plain(view: ui.LayoutView) -> tuple[str, ui.View]:
    """Turn components into the text of an ordinary message, cut to what one may hold, and its controls."""
    items = list(view.walk_children())
    rows = [item for item in items if isinstance(item, ui.ActionRow)]
    controls = ui.View(timeout=None)
    for number, row in enumerate(rows if len(rows) <= ROWS else [*rows[: ROWS - LAST], *rows[-LAST:]]):
        for item in row.children:
            controls.add_item(_classic(item, number))
    controls.stop()
    return shortened([item.content for item in items if isinstance(item, ui.TextDisplay)]), controls


def shortened(blocks: Sequence[str]) -> str:
    r"""Join blocks of text; if they are too long, lines between heading and ping are left out, the oldest first.

    >>> shortened(["### Heading", "a" * 1990, "b\nc", "@Ada your action, please."])
    '### Heading\n…\nb\nc\n@Ada your action, please.'
    """
    lines = [(line, block.startswith("#")) for block in blocks[:-1] for line in block.split("\n")]
    lines += [(block, True) for block in blocks[-1:]]
    cut = 0
    while len(text := _left(lines, cut)) > LONGEST and cut < sum(not vital for _, vital in lines):
        cut += 1
    return text[:LONGEST]


def _left(lines: Sequence[tuple[str, bool]], cut: int) -> str:
    """Leave out so many of the lines that can be spared."""
    spared = [place for place, (_, vital) in enumerate(lines) if not vital][:cut]
    shown = [line if place not in spared else MORE for place, (line, _) in enumerate(lines)]
    return "\n".join(line for place, line in enumerate(shown) if place not in spared or place == spared[0])


def _classic(item: ui.Item[Any], row: int) -> ui.Item[Any]:
    """Make a control again, whatever is too long about it cut."""
    if isinstance(item, ui.Select):
        options = [_option(each) for each in item.options[:OPTIONS]]
        return ui.Select(
            custom_id=item.custom_id,
            placeholder=(item.placeholder or "")[:OPTION] or None,
            options=options,
            min_values=min(item.min_values, len(options)),
            max_values=min(item.max_values, len(options)),
            row=row,
        )
    assert isinstance(item, ui.Button)
    label = (item.label or "")[:LABEL] or MORE
    if item.url:
        return ui.Button(label=label, url=item.url, row=row)
    return ui.Button(label=label, custom_id=item.custom_id, style=item.style, disabled=item.disabled, row=row)


def _option(option: discord.SelectOption) -> discord.SelectOption:
    note = option.description and option.description[:OPTION]
    return discord.SelectOption(
        label=option.label[:OPTION], value=option.value, description=note, default=option.default
    )
