"""Which events of After the Flood belong together: an action of a player, or an automatic phase."""

from __future__ import annotations

from collections.abc import Iterable

from engine.after_the_flood import events as e
from engine.core.game import Event
from render.story.group import EventGroup
from render.story.line import actor

CHAPTERS: dict[str, tuple[type[Event], ...]] = {
    "turn": (e.OrderDrawn, e.TurnBegan, e.Collected, e.Declined),
    "build": (e.CityBuilt, e.CityMoved, e.ScribeGained, e.ToolMakerGained),
    "place": (e.WorkersPlaced, e.ScribePlaced, e.ScribeMoved),
    "trade": (e.Swapped, e.ToolMade),
    "start": (e.EmpireStarted, e.ArmiesBought, e.ArmyEquipped, e.WorkersLeft, e.HomeEntered),
    "expand": (
        *(e.Invaded, e.Reentered, e.Reinforced, e.CityDestroyed, e.RepeatPaid),
        *(e.AttackDeclared, e.Rolled, e.AttackCalledOff, e.AttackFailed),
    ),
    "pass": (e.Passed,),
    "order": (e.OrderSet,),
    "empires": (e.EmpireScored,),
    "cities": (e.CityExpanded,),
    "turn_end": (e.TurnEnded,),
    "majorities": (e.MajorityScored,),
    "final": (e.MatchEnded,),
}
"""The events of each chapter of the rules; an extra cost belongs to whatever follows it."""
_CHAPTER = {event: chapter for chapter, events in CHAPTERS.items() for event in events}
_EVERYBODY = {"turn", "pass", "majorities"}
"""Chapters whose events belong together although they are of several players."""
_FIGHTING = (e.Rolled, e.AttackFailed)
"""Happens in a fight for a home area too."""
_OPENING = (e.CityBuilt, e.CityMoved, e.EmpireStarted)
"""Happens once in an action, and first."""


class ActionGroup(EventGroup):
    """Events that make one line."""

    payment: str = ""
    """The extra cost that was paid for the action."""


def grouped(events: Iterable[Event]) -> list[ActionGroup]:
    """Put events together in the order they happened."""
    groups: list[ActionGroup] = []
    payment = ""
    for event in events:
        if isinstance(event, e.OpportunityPaid):
            payment = event.payment
        elif groups and not payment and _belongs(event, groups[-1]):
            groups[-1].events.append(event)
        else:
            groups.append(ActionGroup(_CHAPTER[type(event)], [event], payment))
            payment = ""
    return groups


def _belongs(event: Event, group: ActionGroup) -> bool:
    if isinstance(event, _FIGHTING) and group.chapter == "start":
        return group.seat == actor(event)
    if _CHAPTER[type(event)] != group.chapter or isinstance(event, _OPENING):
        return False
    return group.chapter in _EVERYBODY or actor(event) == actor(group.events[0])
