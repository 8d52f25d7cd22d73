"""What a recap is made of before it is worded, and how a game may fold its events into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from render.text.phrases import Phrase, Sayable


class Deed(msgspec.Struct, frozen=True):
    """Something of which a player may do much: told once, with its number or with all its places."""

    key: str
    """The clause that tells it, with a `$count`, or with `$items` if it has any."""
    count: int = 1
    item: Phrase | None = None
    """What or where it was; the same one several times is told once, with how often if that counts."""
    hits: tuple[Seat, ...] = ()
    """Whom it hit."""
    weights: Mapping[Seat, int] = {}
    """How heavy it was for them, as in a line."""
    lost: Mapping[Seat, int] = {}
    """How much they lost by it: told once for all that is added up, as a number beside each name."""
    loss: str = ""
    """The clause that tells such a number, with `$seat` and `$count`; of whoever did it, that with "-own"."""
    briefly: Phrase | None = None
    """Whom or what it was, where there is no room for more."""
    whom: Phrase | None = None
    """To whom it was done, if the item says only where: they are named once, with all places."""
    counts: bool = True
    """Whether it matters how often it was done."""
    places: tuple[str, ...] = ()
    """Who holds these places is told by it."""


class RecapLine(msgspec.Struct, frozen=True):
    """One line: a player's turn, an automatic phase, or a note of the table."""

    wordings: tuple[Sayable, ...]
    """The same thing said at length and then more and more briefly; the first that fits is told."""
    seats: tuple[Seat, ...] = ()
    """Whose turn it tells; their names are marked."""
    hits: tuple[Seat, ...] = ()
    """Who lost something by it, or was attacked: it is told them first, and to nobody left out."""
    overtaken: tuple[Seat, ...] = ()
    """Which of those it hit only fell behind, in a rank or a majority: they are told it after what they lost."""
    points: bool = False
    """Brings victory points: it is told before anything else that hit no reader."""
    dull: bool = False
    """Changes little for whomever it does not hit, such as a pass or a refill: left out before anything else."""
    deeds: tuple[Deed, ...] = ()
    """What was done, to be added up: where lines are left out, those of a player are told in sums."""
    blows: tuple[Deed, ...] = ()
    """What was done to those it hit, to be added up where so much hit somebody that there is not room for all."""
    besides: tuple[Deed, ...] = ()
    """What was done by the way and hit nobody, which the blows do not tell."""
    opens: Phrase | None = None
    """Heading of the chapter of the log that begins here."""
    headed: tuple[Phrase, ...] = ()
    """How the log tells it, if not as a post does: below that heading, without saying the same again, or with more.

    At length and then more and more briefly.
    """
    milestone: Phrase | None = None
    """How the players stand here: what is left of a match when it is told turn by turn."""
    result: bool = False
    """Tells how the match ended, which the final post says in its own way."""
    aside: bool = False
    """Goes with what follows, and does not name a turn by itself: an extra cost, say."""
    complete: int | None = None
    """So many wordings, from the first, name every place; the log tells one of these, however long. None: all do."""
    roomy: bool = False
    """May take as much room as what hit somebody to name every place."""
    weights: Mapping[Seat, int] = {}
    """How heavy it was for those it hit, by the measure of the game; where that is much, the heaviest comes first.

    Whoever is not named here lost something of weight 1, or fell behind, which is 0.
    """
    weighty: bool = False
    """Matters to all, though it may have hit nobody, such as a combat that was won: a post never folds it."""
    needed: bool = False
    """Tells what the turn that begins is played with, such as income: until that turn ends a post folds it last."""
    decisive: bool = False
    """Tells the points on which most depended: a panel tells it, and how the players stand, however little it holds."""
    scored: tuple[Seat, ...] = ()
    """To whom it brings points: where lines are left out on their own panel, it goes after all others that may."""
    concerns: tuple[Seat, ...] = ()
    """Whose own panel never folds it, though it is no new hit: it adds up or explains what they lost, or tells how
    their own combat ended and what they found there."""
    apart: Mapping[Seat, tuple[RecapLine, ...]] = {}
    """How it is told to one whom only a part of it hit: that part, and then the rest."""
    detail: bool = False
    """The log tells it by itself; among the news another line tells the gist of it."""
    gist: bool = False
    """Tells among the news the gist of such lines; in the log it would say the same again."""
    parts: bool = False
    """What came before is not added up with what comes after: a note that actions were undone."""
    places: tuple[str, ...] = ()
    """Who holds these places is told by it: what was done there last is told last."""
    chapter: Phrase | None = None
    """Heading of the turn it belongs to, where several are told and that one begins among them."""
    unaimed: bool = False
    """Nobody did it to those it hit, who were only passed on a track, say: they are told it among everything else."""
    explains: int = 0
    """So many lines right before it tell what it gives the reasons for: it stays as long as one of these does."""

    def weight(self, seat: Seat) -> int:
        """Say how heavy it was for one whom it hit."""
        return self.weights.get(seat, int(seat not in self.overtaken))

    @property
    def heaviest(self) -> int:
        """How heavy it was for whomever it hit most."""
        return max(map(self.weight, self.hits), default=0)

    @property
    def gravity(self) -> int:
        """How soon it is told everybody: what somebody lost, what is weighty by itself, who fell behind, the rest."""
        return 3 if self.heaviest else 2 if self.weighty else int(bool(self.hits))

    def in_log(self) -> RecapLine:
        """Word the line as the log tells it: below the heading that it opens, and with nothing left out."""
        return RecapLine(
            self.headed or self.wordings[: self.complete], self.seats, self.hits, self.overtaken, weighty=self.weighty
        )


class Folding(Protocol):
    """How a game puts events together; without one, each event is a line."""

    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """Fold what happened, a line for each player's turn."""

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """Fold what a player has done in a turn that is not over, addressed to that player."""


class OneByOne:
    """A line for each event."""

    def lines(self, events: Sequence[Event]) -> list[RecapLine]:
        """Tell every event; the one who acts is marked."""
        return [RecapLine((event,), () if (seat := actor(event)) is None else (seat,)) for event in events]

    def so_far(self, events: Sequence[Event]) -> list[RecapLine]:
        """Tell every event."""
        return self.lines(events)


def actor(event: Event) -> Seat | None:
    """Find the seat that caused an event; None for what happens by itself."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) else None
