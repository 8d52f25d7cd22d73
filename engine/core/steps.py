"""Steps that more than one game uses."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.decision import Decision, Move, OneOf, Option, Seat, Text
from engine.core.game import Ctx, State, Step

END = "end"
"""The kind of the question that ends a turn."""


class EndTurn(Step[Any], tag="core.EndTurn"):
    """The last word of a turn: asked only while something of it can still be taken back."""

    seat: Seat
    label: Text = Text("end-turn")
    prompt: Text = Text("end-prompt")
    """What is ended, in the words of the game."""

    def asks(self, s: State) -> Iterable[Decision]:
        """Ask for the end of the turn; after dice or forced answers alone there is nothing to confirm."""
        if s.draft[self.seat]:
            end = OneOf((Option(END, self.label),))
            yield Decision(self.seat, END, end, self.prompt, default=END, always=True, ends=END)

    def take(self, s: State, move: Move, ctx: Ctx) -> None:
        """End the turn; it can no longer be taken back."""
        ctx.commit()

    def run(self, s: State, ctx: Ctx) -> None:
        """Pass the duty on."""
        s.pop()


def is_at_turn(s: State, seat: Seat) -> bool:
    """Say whether a seat is in the middle of a turn: it has begun one whose end is still to come."""
    return any(isinstance(each, EndTurn) and each.seat == seat for each in s.stack)
