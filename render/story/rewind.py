"""Points to go back to, in words: what was done there, whose actions would go with it, and who is asked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.entries import Entry
from render.story.line import Folding, RecapLine
from render.story.own_events import own_events
from render.story.recap import recap
from render.story.wording import fitting, plain
from render.text.phrases import cut
from render.text.words import MissingWords, Words

LABEL, NOTE = 80, 100
"""Three lines of a phone name an action; its note may be as long as Discord lets it."""
PARTED = " · "


class TurnCounts(Protocol):
    """What a rewind takes away, or brings back as it is undone."""

    @property
    def people(self) -> Mapping[Seat, int]:
        """How many turns of each person."""

    @property
    def code(self) -> int:
        """How many turns of bots."""


class Turn(Protocol):
    """A turn that may be undone, with all that came after it."""

    @property
    def seat(self) -> Seat | None:
        """Whose turn it was; None if several acted at once."""

    @property
    def kind(self) -> str:
        """What its first answer was about; `quiet-<kind>` of a game's words names a turn that changed nothing."""

    @property
    def events(self) -> Sequence[Event]:
        """What came of it."""

    @property
    def going(self) -> TurnCounts:
        """What would go, itself included."""


class RewindOption(msgspec.Struct, frozen=True):
    """A point to rewind to, as an entry of a menu."""

    label: str
    note: str


def rewind_lines(words: Words, folding: Folding, undone: Iterable[Entry], names: Sequence[str]) -> list[str]:
    """Tell the table what a rewind would undo, as bystanders know it."""
    return recap(words, folding, undone, names)


def rewind_option(
    words: Words, folding: Folding, turn: Turn, reader: Seat, asked: Sequence[Seat], names: Sequence[str]
) -> RewindOption:
    """Name a turn by what was done in it, and say who is asked and what else would go; `names` of controls."""
    own = reader if turn.seat is None else turn.seat
    others = {seat: count - (seat == own) for seat, count in turn.going.people.items()}
    took = taken(words, others, turn.going.code, reader, names)
    goes = words.say(Text("rewind-also", {"said": took}) if took else Text("rewind-only"))
    note = PARTED.join([way(words, asked, names), goes])  # whom it asks must not be what is cut off
    return RewindOption(cut(deed(words, folding, turn, reader, names), LABEL), cut(note, NOTE))


def deed(words: Words, folding: Folding, turn: Turn, reader: Seat, names: Sequence[str]) -> str:
    """Name a turn: whose it was and what was done first, and how much more."""
    events = turn.events if turn.seat is None else own_events(turn.seat, turn.events)
    is_own = turn.seat == reader
    lines = [line for line in (folding.so_far(events) if is_own else folding.lines(events)) if not line.aside]
    who = words.say(Text("rewind-you")) if is_own else "" if turn.seat is None else names[turn.seat]
    named = [who if seat == turn.seat else name for seat, name in enumerate(names)]
    first = plain(fitting(words, lines[0] if lines else _quiet(words, turn.kind), named)).rstrip(".")
    if len(lines) > 1:
        first = words.say(Text("rewind-and-more", {"said": first, "count": len(lines) - 1}))
    return first if not who or first.startswith(who) else f"{who}{PARTED}{first}"


def taken(words: Words, people: Mapping[Seat, int], code: int, reader: Seat, names: Sequence[str]) -> str:
    """Say how many actions of whom would go, the reader's first, then those of others, of bots last."""
    whose = [Text("rewind-yours", {"count": people[reader]})] if people.get(reader) else []
    whose += [
        Text("rewind-theirs", {"count": count, "seat": seat})
        for seat, count in sorted(people.items())
        if count and seat != reader
    ]
    whose += [Text("rewind-bots", {"count": code})] if code else []
    return ", ".join(words.say(text, names) for text in whose)


def way(words: Words, asked: Collection[Seat], names: Sequence[str]) -> str:
    """Say who is asked, or that it happens at once."""
    return words.say(Text("rewind-asks", {"seats": sorted(asked)}) if asked else Text("rewind-at-once"), names)


def _quiet(words: Words, kind: str) -> RecapLine:
    """Name a turn in which nothing happened by what was asked, if the game has words for that."""
    said = Text(f"quiet-{kind.replace('.', '-')}")
    with suppress(MissingWords):
        words.say(said)
        return RecapLine((said,))
    return RecapLine((Text("rewind-quiet"),))
