"""M13.5-M13.9: the two tracks, and who is ahead on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.decision import Seat
from engine.mesopotamia.content.tokens import SQUARES, UNIT_LIMIT
from engine.mesopotamia.state import MesopotamiaState

Track = list[list[Seat]]


def square_of(track: Track, side: Seat) -> int:
    """The square of a side's seal, counted from 1."""
    return next(number for number, pile in enumerate(track, 1) if side in pile)


def ranked(track: Track) -> list[Seat]:
    """The sides on a track, whoever is ahead first. M13.8

    >>> ranked([[1, 0], [], [2]])
    [2, 1, 0]
    """
    return [side for pile in reversed(track) for side in pile]


def is_ahead(track: Track, side: Seat, other: Seat) -> bool:
    """Whether a side is ahead of another. M13.8"""
    order = ranked(track)
    return order.index(side) < order.index(other)


def advance(track: Track, side: Seat, steps: int, is_locked: bool = True) -> int:
    """Move a seal on and put it on top of those there; give how many squares it went. M13.7, M13.9

    The Defenders of Ur enter a last square that is not locked for them. M18.4

    >>> track = [[0, 1], [2], *([] for _ in range(8))]
    >>> advance(track, 1, 1), track[:2]
    (1, [[0], [1, 2]])
    """
    here = square_of(track, side)
    there = min(here + steps, SQUARES)
    if is_locked and there == SQUARES and here < SQUARES and track[-1]:
        there -= 1  # the last square holds one seal
    if there == here:
        return 0
    track[here - 1].remove(side)
    track[there - 1].insert(0, side)
    return there - here


class Overtaken(NamedTuple):
    """Who fell behind on a track, and if anybody did, how all stand there now. M13.8"""

    seats: list[Seat]
    ranked_seats: list[Seat] = []
    ranked_squares: list[int] = []


def overtaken(before: Sequence[Seat], track: Track, side: Seat) -> Overtaken:
    """Find those who were ahead of a side and are not any more; `before` is how they were ranked. M13.8

    >>> overtaken([2, 1, 0], [[1], [0, 2]], 0)
    Overtaken(seats=[2, 1], ranked_seats=[0, 2, 1], ranked_squares=[2, 2, 1])
    >>> overtaken([2, 1, 0], [[1], [0], [2]], 2)
    Overtaken(seats=[], ranked_seats=[], ranked_squares=[])
    """
    seats = [other for other in before[: before.index(side)] if is_ahead(track, side, other)]
    order = ranked(track) if seats else []
    return Overtaken(seats, order, [square_of(track, other) for other in order])


def can_advance(track: Track, side: Seat) -> bool:
    """Whether a seal could move at all. M13.10"""
    here = square_of(track, side)
    return here < SQUARES - 1 or (here == SQUARES - 1 and not track[-1])


def population_of(s: MesopotamiaState, side: Seat) -> int:
    """The Population level of a side. M13.3"""
    return square_of(s.population, side)


def is_bound(s: MesopotamiaState, side: Seat) -> bool:
    """Whether Unit limit and Ziggurat cap bind a side. M18.19"""
    return s.automaton is not None or not s.is_unasked(side)


def unit_limit(s: MesopotamiaState, side: Seat) -> int:
    """How many Units a side may have on the map. M13.4"""
    return UNIT_LIMIT[population_of(s, side) - 1]
