"""Twins of a state that differ only in what somebody cannot know."""

from __future__ import annotations

from engine.core.codec import codec_of
from engine.core.decision import Seat
from engine.core.dice import SeededDice
from engine.core.game import Ctx, Game, S, State


def veiled(game: Game[S], state: S, seat: Seat | None) -> S:
    """Make a twin in which all that is hidden from a seat was dealt anew; the match's own chance is not touched."""
    twin = codec_of(game).copy(state)
    dice = SeededDice(codec_of(game).hash(state).encode())
    game.veil(twin, seat, Ctx(State(seats=state.seats, rules=state.rules), dice))
    return twin
