"""A game of sealed bids in two steps, and then an arrangement: for what no real game asks for yet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from cogs.typed.parts import CommandPart, Parts
from engine.core.bots import AbsentBot, Bot
from engine.core.decision import (
    Amounts,
    Answer,
    Arrange,
    Choice,
    Decision,
    Hints,
    Move,
    OneOf,
    Option,
    Seat,
    Text,
    counts_of,
)
from engine.core.dice import LoadedDice
from engine.core.game import Ctx, Event, Game, Result, Stack, State, Step
from engine.core.match import Match
from engine.core.play import resume
from engine.core.steps import AllAtOnce
from render.text.words import Words
from tests.panel.asker import ASKER, Asked
from tests.panel.words import words_of
from tests.typed.keyboard import Keyboard

ROWS = tuple(Option(row, Text("asker-row", {"row": row})) for row in ("force", "tactics"))
TOWNS = tuple(Option(name.lower(), Text("asker-piece", {"piece": name})) for name in ("Umma", "Mari", "Ur", "Kish"))


class Sealed(State):
    """What was opened."""

    opened: dict[int, list[Answer]] = {}


class Bids(AllAtOnce[Sealed], tag="typed.Bids"):
    """Ticks, then a footer that seals them."""

    def question(self, s: Sealed, seat: Seat, so_far: Sequence[Answer]) -> Decision | None:
        if not so_far:
            choice = Amounts(ROWS, {"force": 7, "tactics": 3})
            return Decision(seat, "bid", choice, Text("asker-prompt"), default=(), sealed=True)
        if len(so_far) > 1:
            return None
        bid = "/".join(str(counts_of(so_far[0]).get(row.id, 0)) for row in ROWS)  # type: ignore[arg-type]
        seal = OneOf((Option("seal", Text("asker-seal", {"bid": bid})),))
        hints = Hints(footer="seal")
        return Decision(
            seat, "bid.seal", seal, Text("asker-prompt"), default="seal", sealed=True, always=True, hints=hints
        )

    def open(self, s: Sealed, ctx: Ctx, answers: dict[int, list[Answer]]) -> None:
        s.opened = answers
        s.push(Order())


class Order(Step[Sealed], tag="typed.Order"):
    """Who comes first."""

    choice: ClassVar[Choice] = Arrange(TOWNS)
    proposed: ClassVar[tuple[str, ...]] = ("mari", "umma", "ur", "kish")

    def asks(self, s: Sealed) -> Iterable[Decision]:
        hints = Hints(proposed=self.proposed)
        yield Decision(0, "order", self.choice, Text("asker-prompt"), default=self.proposed, hints=hints)

    def take(self, s: Sealed, move: Move, ctx: Ctx) -> None:
        s.opened[9] = [move.answer]
        s.result = Result([0, 0], [[0, 1]], "over", [])


class SealedBids(Game[Sealed]):
    """The rules."""

    key: ClassVar[str] = "asker"
    seats: ClassVar[tuple[int, ...]] = (2,)
    state: ClassVar[type[Sealed]] = Sealed
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (Bids, Order)
    events: ClassVar[tuple[type[Event], ...]] = (Asked,)
    endings: ClassVar[tuple[str, ...]] = ("over",)

    def view(self, s: Sealed, seat: Seat | None) -> Sealed:
        return s

    def status(self, view: Sealed, seat: Seat | None) -> list[Text]:
        return [Text("asker-status")]

    def bot(self) -> Bot:
        return AbsentBot()


class BidKeyboard(Keyboard):
    """Types at such a table."""

    def __init__(self) -> None:
        state = Sealed(seats=2, stack=Stack([Bids([0, 1])]))
        game = SealedBids()
        super().__init__(game, Match(game, resume(state, LoadedDice(())).state, LoadedDice(())))  # type: ignore[arg-type]

    def lay(self, position: Any, *dice: int) -> None:
        self.match = position

    @property
    def commands(self) -> dict[str, Parts]:
        """`bid` takes back what lies sealed, and bids; `order` arranges."""
        taken_back = CommandPart(("bids.take_back",), fixed="take_back")
        return {"bid": (taken_back, CommandPart(("bid",), "rows")), "order": (CommandPart(("order",), "towns"),)}

    def words(self, language: str) -> Words:
        return words_of(ASKER, language)
