"""What happened, as posts and logs tell it: presses, with notes of the table between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from cogs.services import Services
from db.match.log import HistoryEntry
from db.table.info import TableInfo
from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.entries import Entry
from render.story.episodes import Episode
from render.story.line import actor
from render.story.own_events import events_set_off


def with_notes(told: Sequence[HistoryEntry], lines: Iterable[tuple[int, Text]] = ()) -> list[Entry]:
    """Put lines after the presses they belong to."""
    numbered: list[tuple[int, Entry]] = [(each.commit_n, each) for each in told]
    return [entry for _, entry in sorted([*numbered, *lines], key=lambda pair: pair[0])]


async def episodes_for(services: Services, info: TableInfo, reader: Seat | None) -> list[Episode]:
    """Find what is over and can be looked at by itself, such as the last combats, the newest first, as a reader may
    know it."""
    episodes = services.presentation(info).episodes
    if episodes is None:
        return []
    told = await services.matches.since_event(info.id, episodes.chapter, episodes.chapters, reader)
    return episodes.found([event for each in told for event in each.events])


async def recalled_for(
    services: Services, info: TableInfo, closeup: str, view: Any, reader: Seat | None
) -> list[Event]:
    """Tell a reader what a close-up shows of the past, whenever they last moved; nothing for most."""
    kind = services.presentation(info).recalled_by(closeup, view)
    told = [] if kind is None else await services.matches.since_event(info.id, kind, 1, reader)
    return [event for each in told for event in each.events]


async def news_for(services: Services, info: TableInfo, seat: Seat, reader: Seat | None) -> list[HistoryEntry]:
    """Tell a reader what is news to a player: what the end of their last turn set off by itself, and what came later.

    The reader is that player, or nobody in particular where everybody reads it.
    """
    told = await services.matches.since(info.id, info.seat(seat).seen_n - 1, reader)
    return news_among(info, seat, told)


def news_among(info: TableInfo, seat: Seat, told: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """Keep of what was read anyway what is news to a player."""
    seen_n = info.seat(seat).seen_n
    ended = [each for each in told if each.n == seen_n and each.seat == seat]
    later = [each for each in told if each.commit_n > seen_n]
    return [replace(each, events=tuple(events_set_off(seat, each.events))) for each in ended] + later


def news_besides(news: Sequence[HistoryEntry], seat: Seat, *, is_shared: bool) -> list[HistoryEntry]:
    """Keep of the news what others have answered since a seat acted, such as bids that lay sealed.

    In a turn that several share, what the seat's own press set off stays with it: a combat is told with the beginning
    that this press gave it.
    """
    others = [each for each in news if each.seat != seat]
    return [each for each in news if each.seat != seat or not each.undid] if is_shared and others else others


def done_together(lately: Sequence[HistoryEntry], turn: int, seat: Seat) -> list[Event]:
    """Find what a seat has done in a turn of several, with what that set off; nothing if it has not acted yet.

    Once others have acted too, the news tell how it goes on, and only the seat's own steps are kept.
    """
    entries = [each for each in lately if each.turn == turn]
    first = next((place for place, each in enumerate(entries) if each.seat == seat), len(entries))
    is_shared = any(each.seat not in (seat, None) for each in entries[first:])
    events = [event for each in entries[first:] for event in each.events]
    return [event for event in events if actor(event) == seat] if is_shared else events
