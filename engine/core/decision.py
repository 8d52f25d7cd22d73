"""Questions to a seat and their answers: the whole border between a game and whoever plays it."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import msgspec

from engine.core.choice import (
    Amounts,
    Answer,
    Arg,
    Choice,
    Chooser,
    Number,
    OneOf,
    Option,
    Some,
    Text,
    counts_of,
    pieces,
)

__all__ = [
    "Amounts",
    "Answer",
    "Arg",
    "Choice",
    "Chooser",
    "Decision",
    "Move",
    "Number",
    "OneOf",
    "Option",
    "Seat",
    "Some",
    "Text",
    "counts_of",
    "pieces",
]

Seat: TypeAlias = int


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat, with everything needed to show it and to judge an answer."""

    seat: Seat
    kind: str
    choice: Choice
    prompt: Text
    default: Answer | None = None
    """What an absent player is taken to say."""
    optional: bool = False
    """May be answered, nobody waits for it (retract, reactions)."""
    sealed: bool = False
    """Secret until all sealed answers are in."""
    always: bool = False
    """Asked even if there is one answer only: the last moment for undo, or because asking less would tell a secret."""
    join: bool = False
    """Belongs together with the question it leads to: both may be shown as one list."""
    carry: bool = False
    """Comes between a choice and its parts, with a default that is nearly always right: shown beside them, preset."""
    several: int = 1
    """How many answers may be given at once; the question comes again until done."""
    proposed: str = ""
    """An option worked out for the player, to be taken with one press; the others are for choosing oneself."""
    ends: str = ""
    """The answer that ends the seat's turn, if there is one among the options."""
    menu: Text | None = None
    """What a menu of its answers is called, if that says more than "Choose…"."""
    none: Text | None = None
    """What choosing nothing is called, if it depends on the position; else `empire.buy` has `empire-buy-none`."""
    refused: tuple[Text, ...] = ()
    """What a player might look for but cannot choose now, each with its reason; what matters most first."""
    nth: int = 0
    """How many answers this seat has given before: two questions alike are still two."""

    @property
    def token(self) -> str:
        """Twelve hex digits naming this question at this point of the match."""
        asked = msgspec.json.encode((self.seat, self.kind, self.nth, self.choice))
        return hashlib.blake2b(asked, digest_size=6).hexdigest()


class Move(msgspec.Struct, frozen=True):
    """A seat's answer to a question."""

    seat: Seat
    kind: str
    answer: Answer
