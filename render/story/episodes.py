"""Episodes: what is over and can be looked at by itself for a while, such as a combat, as picture and in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from render.story.line import Folding
from render.story.wording import in_words, plain
from render.text.board import ALT, holding
from render.text.phrases import Phrase, say
from render.text.words import Words

LONGEST = 600
"""So many characters a line may have: here nobody waits for the next one, and nothing is left out."""
NOBODY: Seat = -1
"""In place of a reader who does not play."""


class Episode(msgspec.Struct, frozen=True):
    """One of them, as its reader may know it."""

    key: str
    """Tells it from the others of its match."""
    title: Phrase
    """What it is called in a menu."""
    events: tuple[Event, ...]


class Episodes(Protocol):
    """How a game finds the episodes in what has happened of late."""

    closeup: str
    """The close-up that shows one, by name."""
    chapter: type[Event]
    """With such an event a round begins, or whatever players count by."""
    chapters: int
    """So many rounds, the present one included, an episode can be looked at."""

    def found(self, happened: Sequence[Event]) -> list[Episode]:
        """Find those that are over, the newest first."""


def told(
    words: Words, folding: Folding, episode: Episode, names: Sequence[str], reader: Seat | None = None
) -> list[str]:
    """Tell an episode to a reader line by line, nothing left out; if it hit them, they are printed in bold."""
    lines = [line.in_log() for line in folding.lines(episode.events)]
    return [
        in_words(words, line, names, bold=False, reader=NOBODY if reader is None else reader, most=LONGEST)
        for line in lines
    ]


def alt_text(words: Words, folding: Folding, episode: Episode, names: Sequence[str]) -> str:
    """Tell an episode to those who cannot see its picture, as far as an alt text holds; `names` need no escaping."""
    lines = (plain(say(words, line.in_log().wordings[0], names)) for line in folding.lines(episode.events))
    return "\n".join(holding([say(words, episode.title, names), *lines], ALT))
