"""Who falls behind on a track by what another does: told whoever was passed, a line for a whole round. M13.8"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec import structs

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events.economy import Grew
from engine.mesopotamia.events.tokens import EventPeopled, EventResolved
from render.games.mesopotamia.dotted import dotted
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase

A_LINE = 8
"""So many names a line holds, or else the last ones would be cut off where names are long."""
Tracks: TypeAlias = dict[str, dict[Seat, list[Seat]]]
"""By track, who passed whom."""


def overtaking(events: Iterable[Event]) -> list[RecapLine]:
    """Tell track by track who passed whom: no deed of its own, as it comes of what was told before."""
    tracks: Tracks = {}
    for seat, track, overtaken in _passed(events):
        by_seat = tracks.setdefault(track, {}).setdefault(seat, [])
        by_seat += [other for other in overtaken if other not in by_seat]
    lines, room = list[Tracks](), 0
    for track, passed in tracks.items():
        for seat, who in passed.items():
            room -= 1 + len(who)
            if room < 0:
                lines.append({})
                room = A_LINE - 1 - len(who)
            lines[-1].setdefault(track, {})[seat] = who
    return list(map(_line, lines))


def _line(tracks: Tracks) -> RecapLine:
    line = _told(tracks)
    return structs.replace(line, apart={seat: _apart(tracks, seat) for seat in line.hits})


def _apart(tracks: Tracks, seat: Seat) -> tuple[RecapLine, ...]:
    """Part who passed a seat from who passed only others."""
    own, rest = Tracks(), Tracks()
    for track, passed in tracks.items():
        for passing, who in passed.items():
            (own if seat in who else rest).setdefault(track, {})[passing] = who
    return tuple(_told(each) for each in (own, rest) if each)


def _told(tracks: Tracks) -> RecapLine:
    said = phrase("recap-tracks", items=dotted(_track(track, passed) for track, passed in tracks.items()))
    hits = tuple(sorted({other for passed in tracks.values() for who in passed.values() for other in who}))
    return RecapLine((said,), hits=hits, overtaken=hits)


def _passed(events: Iterable[Event]) -> Iterator[tuple[Seat, str, list[Seat]]]:
    for event in events:
        match event:
            case EventResolved(overtaken_seats=overtaken) if overtaken:
                yield event.seat, "event", overtaken
            case Grew(overtaken_seats=overtaken) | EventPeopled(overtaken_seats=overtaken) if overtaken:
                yield event.seat, "population", overtaken


def _track(track: str, passed: dict[Seat, list[Seat]]) -> Phrase:
    told = tuple(phrase("recap-passes", seat=seat, overtaken_seats=who) for seat, who in passed.items())
    return phrase("recap-track", track_name=track, items=Row(told))
