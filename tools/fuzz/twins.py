"""Twins of a state that differ only in what a seat cannot know: if the seat can tell them apart, something leaks."""

from __future__ import annotations

from typing import Any, Generic

from engine.core.codec import codec_of
from engine.core.decision import Decision, Move, Seat
from engine.core.dice import Dice
from engine.core.game import Game, S, State
from engine.core.play import Outcome, advance, pending, shown
from engine.core.veil import veiled
from tools.fuzz.faults import Check, Fault


def known(game: Game[S], state: S, seat: Seat | None) -> dict[str, Any]:
    """Collect all that a seat is shown: the view, its status, its own questions, and who else is asked what."""
    view = game.view(state, seat)
    asked = pending(state)
    return {
        "view": view,
        "status": game.status(view, seat),
        "questions": [decision for decision in asked if decision.seat == seat],
        "waiting": [(decision.seat, decision.kind) for decision in asked if decision.seat != seat],
    }


def readers(state: State) -> list[Seat | None]:
    """List who is shown this state: everybody at a commit, within a draft only those whose draft it is."""
    drafting = [seat for seat in range(state.seats) if state.draft[seat]]
    return [*drafting] if drafting else [None, *range(state.seats)]


class Twins(Generic[S]):
    """The twins of one state, for each seat and for a bystander; there is none where nothing is hidden."""

    def __init__(self, game: Game[S], state: S) -> None:
        self._game = game
        self._state = state
        self._sealed = any(decision.sealed for decision in pending(state))
        twins = ((seat, veiled(game, state, seat)) for seat in (None, *range(state.seats)))
        self._twins = {seat: twin for seat, twin in twins if twin != state}
        self._asked: dict[Seat | None, tuple[Decision, ...]] = {}
        """What is asked in a twin, once a move was played in it."""

    def check_views(self) -> None:
        """Nothing a seat is shown depends on what it cannot know."""
        for seat in readers(self._state):
            if seat in self._twins:
                _compare(seat, known(self._game, self._state, seat), known(self._game, self._twins[seat], seat))

    def check_move(self, move: Move, real: Outcome[S], dice: Dice) -> None:
        """What a move teaches its player commits, and what others are told of it betrays nothing."""
        for seat in self._twins:
            if seat == move.seat:
                if not real.commit:
                    self._check_taught(move, real, self._played(seat, move, dice))
            elif not any(self._state.draft) and not self._sealed:
                self._check_told(seat, real, self._played(seat, move, dice))

    def _played(self, seat: Seat | None, move: Move, dice: Dice) -> Outcome[S] | None:
        """Play a move in a copy of a twin, where it may be impossible: another hand, other moves."""
        twin = self._twins[seat]
        try:
            if seat not in self._asked:
                self._asked[seat] = pending(twin)
            return advance(codec_of(self._game).copy(twin), self._asked[seat], move, dice)
        except Exception:
            return None

    def _check_taught(self, move: Move, real: Outcome[S], twin: Outcome[S] | None) -> None:
        """A move that can be taken back leads to the same in both twins."""
        if twin is None or twin.commit:
            raise Fault(Check.LEAK, f"{move} can be taken back, but not whatever is hidden from seat {move.seat}")
        told = {"events": shown(real.events, move.seat)}, {"events": shown(twin.events, move.seat)}
        _compare(move.seat, *told)
        _compare(move.seat, known(self._game, real.state, move.seat), known(self._game, twin.state, move.seat))

    def _check_told(self, seat: Seat | None, real: Outcome[S], twin: Outcome[S] | None) -> None:
        """A seat that sees the same after a move in both twins was also told the same; mostly it was, in any case."""
        if twin is None or shown(real.events, seat) == shown(twin.events, seat):
            return
        if known(self._game, twin.state, seat) == known(self._game, real.state, seat):
            _compare(seat, {"events": shown(real.events, seat)}, {"events": shown(twin.events, seat)})


def _compare(seat: Seat | None, real: dict[str, Any], twin: dict[str, Any]) -> None:
    for what, own in real.items():
        if own != twin[what]:
            who = "a bystander" if seat is None else f"seat {seat}"
            raise Fault(Check.LEAK, f"the {what} of {who} depend on what is hidden: {own!r} or {twin[what]!r}"[:1000])
