"""Adding to a message that is in the channel: everything that is in it stays as it is."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.border.components import Item, screen
from cogs.border.plain import WHOLE, keep_attached


def with_more(message: discord.Message, more: Sequence[Item]) -> ui.LayoutView | None:
    """Put more above the last text of a message; None if it was posted in plain words, or has no room for it."""
    if not message.flags.components_v2:
        return None
    view = ui.LayoutView.from_message(message, timeout=None)
    items: list[Item] = list(view.children)
    view.stop()
    for item in items:
        if isinstance(item, ui.MediaGallery | ui.File):
            keep_attached(item, message)
    last = max((n for n, item in enumerate(items) if isinstance(item, ui.TextDisplay)), default=0)
    added = screen([*items[:last], *more, *items[last:]])
    return added if added.content_length() < WHOLE else None
