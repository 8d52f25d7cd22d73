"""How all stand on a track where somebody fell behind: told whoever did, once for all moves of a round. M13.8"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events.economy import Grew
from engine.mesopotamia.events.tokens import EventPeopled, EventResolved
from render.games.mesopotamia.dotted import dotted
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase

A_LINE = 8
"""So many names a line holds, or else the last ones would be cut off where names are long."""
Step: TypeAlias = Grew | EventPeopled | EventResolved
"""What moves a seal on."""


class Standing(msgspec.Struct, frozen=True):
    """Who is ahead on a track now, and who was ahead of somebody who has passed them since."""

    track: str
    order: Sequence[Seat]
    squares: dict[Seat, int]
    overtaken: frozenset[Seat]


def overtaking(events: Iterable[Event]) -> list[RecapLine]:
    """Tell track by track how all stand: no deed of its own, as it comes of what was told before."""
    steps: dict[str, list[Step]] = {"event": [], "population": []}
    for event in events:
        if isinstance(event, Step):
            steps["event" if isinstance(event, EventResolved) else "population"].append(event)
    tracks = [_standing(track, moved) for track, moved in steps.items()]
    told = [standing for standing in tracks if standing.overtaken]
    if sum(len(standing.order) for standing in told) <= A_LINE:
        return [_line(told)] if told else []
    return [_line([standing]) for standing in told]


def _standing(track: str, moved: Sequence[Step]) -> Standing:
    """How all stand after some moves; nobody has fallen behind who has come back. Older matches do not say."""
    passing = [step for step in moved if step.ranked_seats]
    if not passing:
        return Standing(track, (), {}, frozenset())
    before, after = _before(passing[0]), passing[-1].ranked_seats
    squares = dict(zip(after, passing[-1].ranked_squares, strict=True))
    squares |= {step.seat: step.square for step in moved[moved.index(passing[-1]) :]}
    behind = {seat: set(before[before.index(seat) :]) for seat in before}
    overtaken = frozenset(seat for seat in after if behind[seat] & set(after[: after.index(seat)]))
    return Standing(track, after, squares, overtaken)


def _before(step: Step) -> list[Seat]:
    """How all were ranked until somebody passed others: directly behind the last of these."""
    others = [seat for seat in step.ranked_seats if seat != step.seat]
    place = max(others.index(seat) for seat in step.overtaken_seats) + 1
    return [*others[:place], step.seat, *others[place:]]


def _line(tracks: Sequence[Standing]) -> RecapLine:
    """Nobody meant those who were passed: who went on did so for themselves."""
    hits = tuple(sorted({seat for standing in tracks for seat in standing.overtaken}))
    said = phrase("recap-tracks", items=dotted(map(_track, tracks)))
    return RecapLine((said,), hits=hits, overtaken=hits, unaimed=True)


def _track(standing: Standing) -> Phrase:
    first, *others = standing.order
    row = Row(tuple(phrase("recap-follows", seat=seat, square=standing.squares[seat]) for seat in others))
    square = standing.squares[first]
    is_tie = square == standing.squares[others[0]]  # then whoever came last lies on top: M13.7
    return phrase("recap-track", track_name=standing.track, seat=first, square=square, is_tie=is_tie, items=row)
