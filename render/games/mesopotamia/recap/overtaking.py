"""Who falls behind on a track by what another does: told whoever was passed. M13.8"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.events.economy import Grew
from engine.mesopotamia.events.tokens import EventPeopled, EventResolved
from render.story.line import RecapLine
from render.text.phrases import phrase


def overtaking(events: Iterable[Event]) -> list[RecapLine]:
    """Tell in a line for each player whom they passed on which track."""
    passed: dict[Seat, dict[str, list[Seat]]] = {}
    for seat, track, overtaken in _passed(events):
        on_track = passed.setdefault(seat, {}).setdefault(track, [])
        on_track += [other for other in overtaken if other not in on_track]
    return [_line(seat, tracks) for seat, tracks in passed.items()]


def _passed(events: Iterable[Event]) -> Iterator[tuple[Seat, str, list[Seat]]]:
    for event in events:
        match event:
            case EventResolved(overtaken_seats=overtaken) if overtaken:
                yield event.seat, "event", overtaken
            case Grew(overtaken_seats=overtaken) | EventPeopled(overtaken_seats=overtaken) if overtaken:
                yield event.seat, "population", overtaken


def _line(seat: Seat, tracks: dict[str, list[Seat]]) -> RecapLine:
    """Tell it as no deed of its own: it comes of what was told before."""
    items = [phrase("recap-passed", track_name=track, overtaken_seats=who) for track, who in tracks.items()]
    hits = tuple(sorted({other for who in tracks.values() for other in who}))
    return RecapLine((phrase("recap-passes", seat=seat, items=items),), hits=hits, overtaken=hits)
