"""Playing a position on with players of the game's own in every seat, to the end of some rounds or of the match."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import NamedTuple

from engine.core.decision import Decision, Move, Seat
from engine.core.dice import Dice
from engine.core.game import Bot, Game, Result, S
from engine.core.play import advance, pending

A_TURN = 1 << 12
"""No turn draws so many lots: that far apart are those of two turns that follow each other."""
LATER = "later"
"""Where points come from that are only expected: from what is still to be played."""
GUMBEL = 0.78
"""Turns a standard deviation into the scale at which the best of several doubtful numbers is a share each."""


class Played(NamedTuple):
    """Where playing on led."""

    points: list[float]
    """What each side has at the end, or may expect."""
    shares: list[float]
    """Each seat's share of the victory."""
    moves: int
    line: tuple[Move, ...]
    """What the seat that is looked at answered until another seat was asked or something came to light."""
    sources: Mapping[str, float]
    """Where the points of that seat come from, as far as the game tells."""


class TooLong(Exception):
    """Playing on took more answers than it was allowed to."""

    def __init__(self, moves: int) -> None:
        super().__init__(f"more than {moves} answers")
        self.moves = moves


def asked_first(asked: tuple[Decision, ...]) -> Decision:
    """Find the question that is answered next: the first that must be."""
    return next(decision for decision in asked if not decision.optional)


def play_on(
    game: Game[S],
    state: S,
    players: Mapping[Seat, Bot],
    dice: Dice,
    *,
    seat: Seat | None = None,
    rounds: int = 0,
    most: int | None = None,
) -> Played:
    """Play a state on in place, to the end of so many rounds (0: none is counted) if there is an estimate then.

    Raise TooLong if that takes more than the `most` answers it may take.
    A turn has the same luck whatever was drawn in those before it: so answers are told apart by less play.
    """
    asked, moves, over = pending(state), 0, 0
    line: list[Move] = []
    alone = seat is not None
    while asked:
        if moves == most:
            raise TooLong(moves)
        question = asked_first(asked)
        move = Move(
            question.seat, question.kind, players[question.seat].answer(game.view(state, question.seat), question)
        )
        alone = alone and question.seat == seat
        if alone:
            line.append(move)
        outcome = advance(state, asked, move, dice)
        asked, moves, alone = outcome.asked, moves + 1, alone and not outcome.commit
        state.drawn = max(state.drawn, state.turns_begun * A_TURN)
        over += outcome.round_over
        if rounds and outcome.round_over and over >= rounds and asked:
            expected = game.prospects(state)
            if expected is not None:
                shares = expected_shares(expected[: state.seats], game.doubt(state))
                return Played(expected, shares, moves, tuple(line), sources(game, state, seat, expected))
    assert state.result is not None
    shares = [share(state.result, each) for each in range(state.seats)]
    points = [float(score) for score in state.result.scores]
    return Played(points, shares, moves, tuple(line), sources(game, state, seat, points))


def sources(game: Game[S], state: S, seat: Seat | None, points: list[float]) -> dict[str, float]:
    """Say where the points of a seat come from: those it has, and what it may expect beyond them."""
    if seat is None:
        return {}
    scored = game.points(game.view(state, seat), seat)
    return {**scored, LATER: points[seat] - sum(scored.values())} if scored else {}


def expected_shares(points: list[float], doubt: float) -> list[float]:
    """Turn doubtful points into shares of the victory."""
    scale, best = max(GUMBEL * doubt, 0.01), max(points)
    weights = [exp((each - best) / scale) for each in points]
    return [weight / sum(weights) for weight in weights]


def share(result: Result, seat: Seat) -> float:
    """A seat's share of a victory."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def lead(points: list[float], seat: Seat) -> float:
    """By how much a seat is ahead of the best of the others."""
    return points[seat] - max([*points[:seat], *points[seat + 1 :]] or [0.0])
