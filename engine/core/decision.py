"""Questions to a seat and their answers: the whole border between a game and whoever plays it."""

from __future__ import annotations

import hashlib
from typing import TypeAlias

import msgspec

from engine.core.choices import (
    Amounts,
    Answer,
    Arrange,
    Choice,
    Chooser,
    Number,
    OneOf,
    Option,
    Some,
    counted,
    counts_of,
    pieces,
)
from engine.core.text import Arg, Text

__all__ = [
    "END_TURN",
    "NO_HINTS",
    "PROPOSED",
    "Alternative",
    "Amounts",
    "Answer",
    "Arg",
    "Arrange",
    "Choice",
    "Chooser",
    "Decision",
    "Hints",
    "Move",
    "Number",
    "OneOf",
    "Option",
    "Seat",
    "Some",
    "Text",
    "counted",
    "counts_of",
    "pieces",
]

Seat: TypeAlias = int
"""A side of the match. Those below the number of seats are played at the table, those above by the rules alone."""


END_TURN = Text("end-turn")
"""What the end of a turn is called where a game has no other word for what ends."""
PROPOSED = "proposed"
"""Stands as the footer of a question whose proposed answer is drawn there."""


class Alternative(msgspec.Struct, frozen=True, gc=False):
    """An answer beside a proposed one, and what would come of it."""

    answer: Answer
    note: Text


class Hints(msgspec.Struct, frozen=True, gc=False):
    """How a panel may show a question. Nothing here changes what is legal; a panel that ignores it all still works."""

    join: bool = False
    """Belongs together with the question it leads to: "Swap what?" and "for what?" become one list of swaps."""
    carry: bool = False
    """Comes between a choice and its parts, with an answer that is nearly always right: the piece that pays stands
    above the menus, preset to what is proposed, else to the default, and travels with whatever is chosen in them."""
    several: int = 1
    """How many answers may be ticked at once in one menu; the question comes again until done: up to three trades."""
    first: str = ""
    """The answer that makes others possible, which are ticked together with it although they cannot be given yet."""
    stop: str = ""
    """The answer that leaves a question which comes again: a button "Leave Build" below the menu, never a tick."""
    idle: str = ""
    """The answer among the others that gives up what could be done instead: a hint never calls it perhaps as good."""
    proposed: Answer | None = None
    """An answer worked out for the player, taken with one press; the others are for whoever chooses themselves."""
    others: tuple[Alternative, ...] = ()
    """Answers worth listing beside the proposed one, the best first; any other is put together by hand."""
    accept: Text | None = None
    """What taking that answer is called, if that says what it is: "Bid 4/1/0"; or if it is an arrangement, which is
    told anyway: "Fight as proposed"."""
    footer: str = ""
    """The answer drawn where End turn stands although no turn ends with it: an option such as "Bid 4/1/0", or
    PROPOSED."""
    among: Text | None = None
    """What it is called among proposals that follow each other and are taken with one press: "Tactics", "lines"."""
    mix: str = ""
    """Amounts of several kinds at once are the usual answer: their numbers are ticked in one menu, and the foot takes
    what they make together. It is the key of its words, "Bid 5/2/1", which get how many there are of each kind, and
    `count` in all."""
    listed: bool = False
    """Its answers stand in one list with their notes, also where a few of them lead to one more question."""
    forgoes: bool = False
    """The answer at the foot gives up what is offered above it: it stands there plainly, as no way on."""
    menu: Text | None = None
    """What a menu of its answers is called, if that says more than "Choose…": "Build in…"."""
    none: Text | None = None
    """What choosing nothing is called, if it depends on the position; else `empire.buy` has `empire-buy-none`."""
    limit: Text | None = None
    """What several answers at once have to share, told to whoever ticks more than that allows: "You have 1 textile"."""
    refused: tuple[Text, ...] = ()
    """What a player might look for but cannot choose now, each with its reason in small print; what matters first."""


NO_HINTS = Hints()


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question to one seat, with everything needed to show it and to judge an answer."""

    seat: Seat
    kind: str
    choice: Choice
    prompt: Text
    default: Answer | None = None
    """What an absent player is taken to say."""
    about: dict[str, Arg] = {}
    """What the question is about, for bots, pictures and whoever else needs it as data instead of words."""
    optional: bool = False
    """May be answered, nobody waits for it (taking a bid back, reactions)."""
    sealed: bool = False
    """Secret until all sealed answers are in."""
    always: bool = False
    """Asked even if there is one answer only: the last moment for undo, or because asking less would tell a secret."""
    ends: str = ""
    """The answer that ends the seat's turn, if there is one among the options."""
    hints: Hints = NO_HINTS
    ending: Text = END_TURN
    """What will end when this is all answered: the turn, or an action after which the turn of the game goes on. The
    core takes it from the steps this question belongs to."""
    nth: int = 0
    """How many answers this seat has given before: two questions alike are still two. The core fills it in."""

    @property
    def token(self) -> str:
        """Twelve hex digits naming this question at this point of the match."""
        asked = msgspec.json.encode((self.seat, self.kind, self.nth, self.choice))
        return hashlib.blake2b(asked, digest_size=6).hexdigest()

    @property
    def is_open(self) -> bool:
        """Whether its answers may be looked into beforehand: it hides nothing and is no mere confirmation."""
        return not (self.sealed or self.always or self.optional)

    @property
    def is_last(self) -> bool:
        """Whether nothing is left but to end the turn."""
        return bool(self.ends) and self.choice.only() == self.ends

    @property
    def footer(self) -> Answer | None:
        """The answer drawn at the foot of a panel: the one that ends the turn, or another of that weight."""
        named = self.ends or self.hints.footer
        return self.hints.proposed if named == PROPOSED else named or None

    @property
    def singles(self) -> tuple[Option, ...]:
        """The options that are an answer each, but for those with a place of their own: the footer and the stop."""
        apart = (self.footer, self.hints.stop)
        return tuple(option for option in self.choice.singles if option.id not in apart)


class Move(msgspec.Struct, frozen=True, gc=False):
    """A seat's answer to a question."""

    seat: Seat
    kind: str
    answer: Answer
