"""Everything that can happen in a match, chapter by chapter."""

from __future__ import annotations

from types import ModuleType

from engine.core.game import Event
from engine.mesopotamia.events import (
    automaton,
    battle,
    build,
    combat,
    economy,
    explore,
    guardians,
    rounds,
    scoring,
    setup,
    siege,
    tokens,
    turn,
)

CHAPTERS: tuple[ModuleType, ...] = (
    setup,
    rounds,
    turn,
    explore,
    build,
    economy,
    tokens,
    combat,
    battle,
    automaton,
    siege,
    guardians,
    scoring,
)


def events_of(chapter: ModuleType) -> list[type[Event]]:
    """The events a chapter defines, in the order in which they stand there."""
    defined = (each for each in vars(chapter).values() if isinstance(each, type) and issubclass(each, Event))
    return [each for each in defined if each.__module__ == chapter.__name__]


ALL_EVENTS: tuple[type[Event], ...] = tuple(event for chapter in CHAPTERS for event in events_of(chapter))
