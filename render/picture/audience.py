"""What a picture needs besides the view: the reader's words, the players' names, and who is to act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from engine.core.decision import Arg, Seat
from engine.core.game import Event
from render.picture.type import can_write
from render.text.phrases import phrase, say
from render.text.words import Words


class Audience(msgspec.Struct, frozen=True):
    """For whom a picture is drawn, and since when."""

    words: Words
    names: Sequence[str]
    """Names by seat, then those of sides that nobody sits at; cleaned and short, without markdown."""
    waiting: Sequence[Seat] = ()
    """The seats that are to act."""
    since: Sequence[Event] = ()
    """What has happened since the reader last moved: it is marked as new."""
    choices: Sequence[str] = ()
    """What the reader may choose now, by the ids of the options: it is marked too. Nothing in public."""
    asked: Sequence[str] = ()
    """The kinds of the questions the reader is asked. None in public."""
    reader: Seat | None = None
    """Whose eyes it is for; None: everybody's."""
    about: Sequence[Mapping[str, Arg]] = ()
    """What the questions the reader is asked are about, each as it says itself. Nothing in public."""
    episode: Sequence[Event] = ()
    """What happened in an episode that is over, such as a combat, if a close-up is to show it."""
    lately: Sequence[Event] = ()
    """What happened since the event that a close-up goes back to, if it does, whenever the reader last moved."""

    def say(self, key: str, /, **args: str | int | bool) -> str:
        """Word a text of the picture."""
        return say(self.words, phrase(key, **args))

    def name(self, seat: Seat) -> str:
        """Give a player's name, or the seat's if there is none or our letters cannot write it."""
        name = self.names[seat] if seat < len(self.names) else ""
        return str(name) if name and can_write(name, "serif") else self.say("seat-name", letter=chr(ord("A") + seat))
