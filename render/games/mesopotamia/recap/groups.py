"""Which events of Mesopotamia belong together: a turn, a Combat phase, an Event, the end of a round."""

from __future__ import annotations

from collections.abc import Iterable

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
from engine.mesopotamia.events.chapters import events_of
from render.story.group import EventGroup
from render.story.line import actor

AT_THE_END = (tokens.EventRoundPassed, tokens.EventPaused, tokens.ChoiceOwed)
"""What Events bring by themselves when a round ends. M4.5"""
CHAPTERS: dict[str, tuple[type[Event], ...]] = {
    "set_up": (*events_of(setup), siege.UrManned),
    "round": (rounds.RoundBegan,),
    "turn": (
        *events_of(turn),
        *events_of(explore),
        *events_of(build),
        *events_of(economy),
        *events_of(automaton),
        siege.DefendersIdle,
        siege.UrEntered,
        siege.GoalReached,
        guardians.TribeOverrun,
        guardians.EventTrampled,
        guardians.EnemyStayed,
        guardians.HomeLost,
    ),
    "event": tuple(kind for kind in events_of(tokens) if kind not in AT_THE_END),
    "combat": (*events_of(combat), *events_of(battle)),
    "end": (*AT_THE_END, guardians.WaveRepelled, guardians.WavePlaced, rounds.RoundEnded),
    "final": tuple(events_of(scoring)),
}
"""The events of each chapter of the rules."""
_CHAPTER = {event: chapter for chapter, events in CHAPTERS.items() for event in events}
_TOGETHER = {"set_up", "combat", "end", "final"}
"""Chapters whose events belong together, whoever acted."""


def grouped(events: Iterable[Event]) -> list[EventGroup]:
    """Put events together in the order they happened; an Event belongs to the turn in which it was revealed."""
    groups: list[EventGroup] = []
    for event in events:
        chapter = _CHAPTER[type(event)]
        if groups and _belongs(event, chapter, groups[-1]):
            groups[-1].events.append(event)
            if chapter == "turn" and groups[-1].chapter == "event":
                groups[-1].chapter = chapter  # a choice that was owed comes before the turn, M14.21
        else:
            groups.append(EventGroup(chapter, [event]))
    return groups


def _belongs(event: Event, chapter: str, group: EventGroup) -> bool:
    if isinstance(event, build.GardenTurned):
        return group.chapter in ("set_up", "turn")
    if chapter in _TOGETHER:
        return group.chapter == chapter
    if group.chapter == "end":
        return chapter == "event" and _is_of_this_round(event, group)
    if group.chapter not in ("turn", "event") or actor(event) != actor(group.events[0]):
        return False
    is_over = any(isinstance(each, turn.TurnEnded) for each in group.events)
    return isinstance(event, turn.DiceRolled) if is_over else True


def _is_of_this_round(event: Event, group: EventGroup) -> bool:
    """Say whether what an Event gives comes of a round that was counted for it. M14.13"""
    passed = group.all(tokens.EventRoundPassed)
    return bool(passed) and getattr(event, "region", None) == passed[-1].region and actor(event) == passed[-1].seat
