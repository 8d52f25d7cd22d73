"""Which events of Assyria belong together: a player's share of a phase, or what happens by itself."""

from __future__ import annotations

from collections.abc import Iterable

from engine.assyria import events as e
from engine.core.game import Event
from render.story.group import EventGroup
from render.story.line import actor

CHAPTERS: dict[str, tuple[type[Event], ...]] = {
    "turn": (e.OrderDrawn, e.TurnBegan, e.Reshuffled, e.Sown),
    "start": (e.StartChosen,),
    "draft": (e.DraftLaid, e.Drafted),
    "harvest": (e.Harvested, e.OrderSet),
    "expansion": (
        *(e.HutPlaced, e.HutsKept, e.Fed, e.Starved),
        *(e.WellBuilt, e.IncomeTaken, e.PrestigeScored),
    ),
    "actions": (e.BaseBuilt, e.ZigguratExtended, e.Intrigued, e.Offered, e.CardBought, e.ActionsEnded),
    "skipped": (e.ActionsSkipped,),
    "flood": (
        *(e.Inundated, e.AssurScored, e.UpperRewarded),
        *(e.PlowGiven, e.CamelsGiven, e.OfferingsScored),
    ),
    "turn_end": (e.TurnEnded, e.MarketCleared),
    "final": (e.FinalScored, e.MatchEnded),
}
"""The events of each chapter of the rules."""
_CHAPTER = {event: chapter for chapter, events in CHAPTERS.items() for event in events}
_OF_ONE = {"expansion", "actions"}
"""Chapters in which every player has a share of their own; in the others everybody is told together."""


def grouped(events: Iterable[Event]) -> list[EventGroup]:
    """Put events together in the order they happened."""
    groups: list[EventGroup] = []
    for event in events:
        if groups and _belongs(event, groups[-1]):
            groups[-1].events.append(event)
        else:
            groups.append(EventGroup(_CHAPTER[type(event)], [event]))
    return groups


def _belongs(event: Event, group: EventGroup) -> bool:
    if _CHAPTER[type(event)] != group.chapter:
        return False
    return group.chapter not in _OF_ONE or actor(event) == group.seat
