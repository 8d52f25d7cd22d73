"""Points to go back to, in words: what was done there, whose actions would go with it, and who is asked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

import msgspec

from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.entries import Entry, fold
from render.story.line import Folding, RecapLine
from render.story.own_events import own_events
from render.story.told import MOST_LINES, tell
from render.story.wording import plain
from render.text.phrases import cut, phrase, say
from render.text.words import MissingWords, Words

LABEL, NOTE = 80, 100
"""Three lines of a phone name an action; its note may be as long as Discord lets it."""
PARTED = " · "
LEAST = 3
"""So many lines at least tell what else would be undone."""


class TurnCounts(Protocol):
    """What a rewind takes away, or brings back as it is undone."""

    @property
    def people(self) -> Mapping[Seat, int]:
        """How many turns of each person."""

    @property
    def code(self) -> int:
        """How many turns of bots."""

    @property
    def chancing(self) -> Collection[Seat]:
        """The people for whom chance decided something in them."""

    @property
    def revealed(self) -> bool:
        """Something came to light in them that nobody knew before."""


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


def rewind_lines(
    words: Words,
    folding: Folding,
    undone: Iterable[Entry],
    names: Sequence[str],
    asker: Seat | None = None,
    asked: Collection[Seat] = (),
) -> list[str]:
    """Tell the table what a rewind would undo, as bystanders know it.

    First what the one who asks for it did, then what those did who are asked, then the rest; each as it happened.
    """
    lines = fold(folding, undone)
    own = [line for line in lines if asker in line.seats]
    theirs = [line for line in lines if line not in own and not set(asked).isdisjoint(line.seats)]
    rest = [line for line in lines if line not in own and line not in theirs]
    named = tell(words, [*own, *theirs], names, every=True).lines
    known = {seat for line in (*own, *theirs) for seat in line.seats}
    return [*named, *tell(words, rest, names, max(LEAST, MOST_LINES - len(named)), apart=known).lines]


def rewind_option(
    words: Words, folding: Folding, turn: Turn, reader: Seat, asked: Sequence[Seat], names: Sequence[str]
) -> RewindOption:
    """Name a turn by what was done in it, and say who is asked and what else would go; `names` of controls."""
    own = reader if turn.seat is None else turn.seat
    others = {seat: count - (seat == own) for seat, count in turn.going.people.items()}
    took = taken(words, others, turn.going.code, reader, names)
    goes = words.say(Text("rewind-also", {"said": took}) if took else Text("rewind-only"))
    how = way(words, turn.going, reader, asked, names)
    if len(how + PARTED + goes) > NOTE and took:
        goes = words.say(Text("rewind-also-many", {"count": sum(others.values()) + turn.going.code}))
    note = how + PARTED + goes  # whom it asks must not be what is cut off
    return RewindOption(cut(deed(words, folding, turn, reader, names), LABEL), cut(note, NOTE))


def deed(words: Words, folding: Folding, turn: Turn, reader: Seat, names: Sequence[str]) -> str:
    """Name a turn: whose it was and what was done first, and how much more, as fully as there is room for.

    To the reader a single step of their own is told as in their panel; of several the log tells best what came of all,
    by the reader's name, as a verb in the third person does not go with "you".
    """
    events = turn.events if turn.seat is None else own_events(turn.seat, turn.events)
    lines = [line for line in folding.so_far(events) if not line.aside]
    is_own = turn.seat == reader
    if not is_own or len(lines) > 1:
        lines = [line for line in folding.lines(events) if not line.aside]
    name = "" if turn.seat is None else names[turn.seat]
    who = words.say(Text("rewind-you")) if is_own else name
    more = sum(bool(line.seats) for line in lines[1:])
    for wording in (lines[0] if lines else _quiet(words, turn.kind)).wordings:
        first = plain(say(words, wording, names)).rstrip(".")
        if more:
            first = words.say(Text("rewind-and-more", {"said": first, "count": more}))
        names_it = turn.seat is None or first.startswith((f"{name} ", f"{name}\u00a0", f"{name}:"))
        named_so = first if names_it else f"{who}{PARTED}{first}"
        if len(named_so) <= LABEL:
            break
    return named_so


def taken(words: Words, people: Mapping[Seat, int], code: int, reader: Seat, names: Sequence[str]) -> str:
    """Say how many actions of whom would go, the reader's first, then those of others, of bots last."""
    whose = [phrase("rewind-yours", count=people[reader])] if people.get(reader) else []
    whose += [
        phrase("rewind-theirs", count=count, seat=seat)
        for seat, count in sorted(people.items())
        if count and seat != reader
    ]
    whose += [phrase("rewind-bots", count=code)] if code else []
    return say(words, phrase("set", said=whose), names) if whose else ""


def way(words: Words, going: TurnCounts, reader: Seat, asked: Collection[Seat], names: Sequence[str]) -> str:
    """Say who is asked, and why if no turn of theirs would go; or that it happens at once."""
    if not asked:
        return words.say(Text("rewind-at-once"))
    why = "none"
    if not set(asked) <= {seat for seat, count in going.people.items() if count}:
        why = "revealed" if going.revealed else "chance" if reader in going.chancing else "none"
    return words.say(Text("rewind-asks", {"seats": sorted(asked), "why": why}), names)


def otherwise(words: Words, *, chance: bool, bots: bool) -> list[str]:
    """Say what may come out differently when it is played again, in a line at most.

    Where there was chance, dice, in some games also what is turned up; where bots played, what they decide.
    """
    said = [_drawn_anew(words)] if chance else []
    said += [words.say(Text("rewind-bots-anew"))] if bots else []
    return [" ".join(said)] if said else []


def _drawn_anew(words: Words) -> str:
    with suppress(MissingWords):
        return words.say(Text("rewind-drawn"))
    return words.say(Text("rewind-dice"))


def _quiet(words: Words, kind: str) -> RecapLine:
    """Name a turn in which nothing happened by what was asked, if the game has words for that."""
    said = Text(f"quiet-{kind.replace('.', '-')}")
    with suppress(MissingWords):
        words.say(said)
        return RecapLine((said,))
    return RecapLine((Text("rewind-quiet"),))
