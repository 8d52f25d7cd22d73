"""A game of turns that end with dice: for what may be said beforehand about who is next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.core.bots import AbsentBot, Bot
from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.dice import Dice, LoadedDice
from engine.core.game import Ctx, Event, Game, Stack, State, Step
from engine.core.match import Match
from engine.core.play import resume
from engine.core.steps import EndTurn
from tests.panel.asker import Asked


class Baton(State):
    """Nothing but whose turn it is."""


class Ask(Step[Baton], tag="relay.Ask"):
    """Something to do, so that there is a turn to end."""

    seat: Seat

    def asks(self, s: Baton) -> Iterable[Decision]:
        options = tuple(Option(f"o{n}", Text("asker-option", {"n": n})) for n in range(2))
        yield Decision(self.seat, "go", OneOf(options), Text("asker-prompt"), default="o0")

    def take(self, s: Baton, move: Move, ctx: Ctx) -> None:
        s.pop()


class Roll(Step[Baton], tag="relay.Roll"):
    """Dice of these sides decide who is next, or do not."""

    sides: list[int]
    hangs: bool

    def run(self, s: Baton, ctx: Ctx) -> None:
        rolled = [ctx.draw(sides) for sides in self.sides]
        s.become(Ask(2 if self.hangs and rolled[0] == self.sides[0] - 1 else 1))


class Relay(Game[Baton]):
    """The rules."""

    key: ClassVar[str] = "asker"
    seats: ClassVar[tuple[int, ...]] = (3,)
    state: ClassVar[type[Baton]] = Baton
    steps: ClassVar[tuple[type[Step[Any]], ...]] = (Ask, Roll, EndTurn)
    events: ClassVar[tuple[type[Event], ...]] = (Asked,)
    endings: ClassVar[tuple[str, ...]] = ("over",)

    def view(self, s: Baton, seat: Seat | None) -> Baton:
        return s

    def status(self, view: Baton, seat: Seat | None) -> list[Text]:
        return [Text("asker-status")]

    def bot(self) -> Bot:
        return AbsentBot()


def relay(rolls: tuple[int, ...], hangs: bool, dice: Dice | None = None) -> Match[Baton]:
    """Stand before the end of the first seat's turn."""
    stack = Stack([Roll(list(rolls), hangs), EndTurn(0), Ask(0)])
    rolled = dice or LoadedDice([0] * len(rolls))
    match = Match(Relay(), resume(Baton(seats=3, stack=stack), rolled).state, rolled)
    match.press([Move(0, "go", "o0")])
    return match
