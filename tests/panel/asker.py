"""A game that asks one made-up question, and another after it: for lists longer than any real game has."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeAlias

from engine.core.bots import AbsentBot, Bot
from engine.core.decision import Answer, Choice, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.dice import LoadedDice
from engine.core.game import Ctx, Event, Game, Result, Setup, Stack, State, Step
from engine.core.match import Match
from engine.core.play import resume


class Book(State):
    """What was answered."""

    answers: list[str] = []


Asking: TypeAlias = Decision | Callable[[Book], Iterable[Decision]]


class Asked(Event, frozen=True, tag="asker.Asked"):
    """Something was answered."""

    seat: Seat


SCRIPTS: list[tuple[Asking, ...]] = []
"""What is asked in each match; choices are no part of a state, so a state only says which."""


class Ask(Step[Book], tag="asker.Ask"):
    """One question after the other."""

    script: int
    asked: int = 0

    def asks(self, s: Book) -> Iterable[Decision]:
        """Ask the next of them; some depend on what was answered before, some are open side by side."""
        asking = SCRIPTS[self.script][self.asked]
        return asking(s) if callable(asking) else [asking]

    def take(self, s: Book, move: Move, ctx: Ctx) -> None:
        """Write the answer down."""
        s.answers.append(str(move.answer))
        if f"{move.answer}".startswith("reveal"):
            ctx.commit()
        if not str(move.answer).startswith(("again", "reveal")):
            self.asked += 1
        if self.asked == len(SCRIPTS[self.script]):
            s.result = Result([0], [[0]], "over", [0])


class Asker(Game[Book]):
    """The rules of a game without any."""

    key: ClassVar[str] = "asker"
    seats: ClassVar[tuple[int, ...]] = (1,)
    state: ClassVar[type[Book]] = Book
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (Ask,)
    events: ClassVar[tuple[type[Event], ...]] = (Asked,)
    endings: ClassVar[tuple[str, ...]] = ("over",)

    def setup(self, setup: Setup) -> Book:
        """Lay nothing out."""
        return Book(seats=1)

    def view(self, s: Book, seat: Seat | None) -> Book:
        """Show everything."""
        return s

    def status(self, view: Book, seat: Seat | None) -> list[Text]:
        """Say nothing of importance."""
        return [Text("asker-status")]

    def bot(self) -> Bot:
        """Let nobody think."""
        return AbsentBot()

    def veil(self, s: Book, seat: Seat | None, ctx: Ctx) -> None:
        """Hide nothing."""

    def check(self, s: Book) -> None:
        """Expect nothing."""


ASKER = Asker()


FLAGS = ("optional", "sealed", "always", "ends")
"""What belongs to the question itself; everything else is a hint."""


def question(choice: Choice, kind: str = "first", default: Answer | None = None, **flags: Any) -> Decision:
    """Make up a question with such flags and hints."""
    hints = Hints(**{name: value for name, value in flags.items() if name not in FLAGS})
    own = {name: value for name, value in flags.items() if name in FLAGS}
    return Decision(0, kind, choice, Text("asker-prompt"), default, hints=hints, **own)


def options(count: int, *, groups: int = 0, long: int = 0) -> tuple[Option, ...]:
    """Give options, in groups of equal size if wanted, with ids of some length if wanted."""
    return tuple(
        Option(f"o{n}".ljust(long, "x"), Text("asker-option", {"n": n}), group=f"g{n % groups}" if groups else "")
        for n in range(count)
    )


def one_of(count: int, kind: str = "first", **flags: Any) -> Decision:
    """Give a question with so many options."""
    return question(OneOf(options(count)), kind, **flags)


def match_of(*questions: Asking) -> Match[Book]:
    """Begin a match that asks these questions and is over.

    An answer that begins with "again" leads to the same question again, one that begins with "reveal" commits, too.
    """
    SCRIPTS.append(questions)
    state = Book(seats=1, stack=Stack([Ask(len(SCRIPTS) - 1)]))
    return Match(ASKER, resume(state, LoadedDice(())).state, LoadedDice(()))
