"""M13.1: Growth, Food for squares of the Population track."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.core.decision import Arg, Decision, Hints, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx
from engine.core.unread import bare
from engine.mesopotamia.actions.in_action import InAction
from engine.mesopotamia.content.empires import Resource
from engine.mesopotamia.content.technologies import Action
from engine.mesopotamia.events.economy import Grew
from engine.mesopotamia.holdings import can_pay, kept, pay, told, too_dear
from engine.mesopotamia.notes import LEAVE, refused
from engine.mesopotamia.scoring.victory_points import rise
from engine.mesopotamia.state import MesopotamiaState
from engine.mesopotamia.tracks import advance, can_advance, overtaken, population_of, ranked

PAY = "pay"


class Growth(InAction, tag="mesopotamia.Growth"):
    """D16: the first square is paid for with the action itself, more of them if the player wants to. M13.1"""

    action: ClassVar[Action] = "growth"
    paid: int = 0
    """How often Food was paid so far."""

    @classmethod
    def is_possible(cls, s: MesopotamiaState, seat: Seat, level: int) -> bool:
        """Whether the seal could move and the Food is there."""
        return can_pay(s, seat, _food(s, seat, level)) and can_advance(s.population, seat)

    @classmethod
    def refusal(cls, s: MesopotamiaState, seat: Seat, level: int) -> Text | None:
        """Why a square cannot be paid for, if so. M13.1, M13.10"""
        if not can_advance(s.population, seat):
            return refused("track_end")
        return too_dear(s, seat, _food(s, seat, level))

    def asks(self, s: MesopotamiaState) -> Iterable[Decision]:
        """Ask whether to pay once more, while the card allows it."""
        left = self.effect(s).times - self.paid
        if not self.paid or left <= 0 or not self.is_possible(s, self.seat, self.level):
            return
        square = population_of(s, self.seat) + 1
        yield Decision(
            self.seat,
            "growth",
            OneOf((bare(PAY) if s.unread else self._option(s, square), *self.ways_out(s))),
            Text("growth-prompt", {"square": square, "left": left}),
            default=self.skipped(s),
            about={"left": left, "square": square},
            ends=self.ends(s),
            hints=Hints(stop=LEAVE),
        )

    def _option(self, s: MesopotamiaState, square: int) -> Option:
        food = _food(s, self.seat, self.level)
        price: dict[str, Arg] = {"resources": told(food), "kept_resources": kept(s, self.seat, food)}
        note = Text("growth-note", {**price, **rise(s.population, self.seat)._asdict()})
        return Option(PAY, Text("growth-option", {"square": square}), note)

    def take(self, s: MesopotamiaState, move: Move, ctx: Ctx) -> None:
        """Pay once more, or leave it at that."""
        if not self.leaves(s, move):
            self._pay(s, ctx)

    def run(self, s: MesopotamiaState, ctx: Ctx) -> None:
        """Pay for the first square; afterwards nothing more can be done."""
        if self.paid:
            s.pop()
        else:
            self._pay(s, ctx)

    def _pay(self, s: MesopotamiaState, ctx: Ctx) -> None:
        food = _food(s, self.seat, self.level)
        pay(s, self.seat, food)
        before = ranked(s.population)
        advance(s.population, self.seat, 1)
        self.paid += 1
        passed = overtaken(before, s.population, self.seat)
        ctx.emit(Grew(self.seat, population_of(s, self.seat), food, *passed))

    def why_not(self, s: MesopotamiaState, move: Move) -> Text | None:
        """Say why no further square can be paid for."""
        return self.refusal(s, self.seat, self.level) if move.answer == PAY else super().why_not(s, move)


def _food(s: MesopotamiaState, seat: Seat, level: int) -> dict[Resource, int]:
    return {"food": s.players[seat].effect("growth", level).food}
