"""Wells: everybody digs once a round; what lies under three wells nobody knows, what the fourth holds is known."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.core.decision import Answer, Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, Event, Game, Result, Setup, Stack, State, Step

HIDDEN = ("left", "middle", "right")
KNOWN = "known"
EVERY = (*HIDDEN, KNOWN)


class Wells(State):
    """Where what lies, and who has how much."""

    under: list[int] = msgspec.field(default_factory=lambda: [9, 0, 0])
    """What lies under the wells that nobody has looked into; it stays there."""
    sure: int = 4
    rain: int = 0
    """Up to so much, by lot, comes to whatever is found."""
    rounds: int = 1
    detour: int = 0
    """Whoever digs elsewhere than in the middle first makes the match so many rounds longer."""
    points: list[float] = msgspec.field(default_factory=lambda: [0.0, 0.0])


class Dug(Event, frozen=True, tag="wells.Dug"):
    """Somebody has found so much."""

    seat: Seat
    found: int


class Round(Step[Wells], tag="wells.Round"):
    """Both dig, as long as there are rounds."""

    is_begun: bool = False

    def run(self, s: Wells, ctx: Ctx) -> None:
        if self.is_begun:
            ctx.end_round()
        self.is_begun = True
        if s.rounds == 0:
            scores = [int(each) for each in s.points]
            best = [seat for seat, score in enumerate(scores) if score == max(scores)]
            s.result = Result(scores, [best], "dry", best)
            s.pop()
            return
        s.rounds -= 1
        s.push(Dig(1))
        s.push(Dig(0))


class Dig(Step[Wells], tag="wells.Dig"):
    """One of them digs."""

    seat: Seat

    def asks(self, s: Wells) -> tuple[Decision, ...]:
        choice = OneOf(tuple(Option(well, Text("well")) for well in EVERY))
        return (Decision(self.seat, "dig", choice, Text("dig"), default=HIDDEN[1]),)

    def take(self, s: Wells, move: Move, ctx: Ctx) -> None:
        found = s.sure if move.answer == KNOWN else s.under[HIDDEN.index(str(move.answer))]
        ctx.emit(Dug(self.seat, found))
        s.points[self.seat] += found + (ctx.draw(s.rain + 1) if s.rain else 0)
        if move.answer != HIDDEN[1]:
            s.rounds, s.detour = s.rounds + s.detour, 0
        s.pop()


class Habitual:
    """Digs in the middle, come what may."""

    def answer(self, view: Any, decision: Decision) -> Answer:
        """Give the same answer every time."""
        return HIDDEN[1]


class WellsGame(Game[Wells]):
    """The rules."""

    key: ClassVar[str] = "wells"
    seats: ClassVar[tuple[int, ...]] = (2,)
    state: ClassVar[type[Wells]] = Wells
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (Round, Dig)
    events: ClassVar[tuple[type[Event], ...]] = (Dug,)
    endings: ClassVar[tuple[str, ...]] = ("dry",)

    def setup(self, setup: Setup) -> Wells:
        """Lay out a match of one round."""
        return Wells(seats=setup.seats, stack=Stack([Round()]))

    def view(self, s: Wells, seat: Seat | None) -> list[float]:
        """The points are all there is to see."""
        return list(s.points)

    def veil(self, s: Wells, seat: Seat | None, ctx: Ctx) -> None:
        """Nobody knows what lies where."""
        s.under.sort()
        ctx.shuffle(s.under)

    def bot(self) -> Habitual:
        """Make a creature of habit."""
        return Habitual()


class Foreseen(WellsGame):
    """The same with an estimate: whoever digs gets ten in every round to come, seat 1 a hundred."""

    def prospects(self, s: Wells) -> list[float]:
        """Add that to the points."""
        return [s.points[0] + 10 * s.rounds, s.points[1] + 100 * s.rounds]

    def doubt(self, s: Wells) -> float:
        """Say how sure that is."""
        return 1.0
