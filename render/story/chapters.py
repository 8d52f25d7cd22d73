"""Where chapters of a match begin, such as its turns, found without telling what is in them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from render.story.line import Folding
from render.text.phrases import say
from render.text.words import Words


def chapter_begun(words: Words, folding: Folding, events: Sequence[Event]) -> str | None:
    """Word the heading of the chapter that begins with some events; the last one if several do, None if none does."""
    opened = [line.opens for line in folding.lines(events) if line.opens is not None]
    return say(words, opened[-1]) if opened else None
