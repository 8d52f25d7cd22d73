"""A side that nobody sits at: why it did what it did, and what happens only with it. M17-M19"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.mesopotamia.events import automaton, guardians, setup, siege
from render.games.mesopotamia.recap.losses import Loss
from render.games.mesopotamia.recap.reasons import reasons
from render.story.group import EventGroup
from render.story.line import RecapLine

_OVER = (siege.UrEntered, siege.GoalReached, guardians.HomeLost)
"""What ends a match that one plays alone; the heading of the final post says it too. M18.3, M18.4, M19.6"""


def in_turn(events: Sequence[Event], told: int) -> list[RecapLine]:
    """What a turn tells besides its clauses: reasons, what was trampled, who stayed, and that the match is over.

    The reasons are those of so many lines that were told before; if there are none, of why nothing was done.
    """
    lines = reasons(events, told)
    for event in events:
        match event:
            case guardians.EventTrampled(owner_seat=owner):
                lines.append(RecapLine((event,), hits=(owner,), weights={owner: Loss.EVENT}))
            case guardians.TribeOverrun():
                lines.append(RecapLine((event,)))
            case guardians.EnemyStayed():
                lines.append(RecapLine((event,), dull=True))
    return [*lines, *(RecapLine((event,), weighty=True, result=True) for event in events if isinstance(event, _OVER))]


def acts_by_cards(events: Sequence[Event]) -> bool:
    """Whether the rules play a turn: whoever is next wants to know above all what came of it. M17.9, M18.9"""
    return any(isinstance(event, automaton.ActionCardsDrawn) for event in events)


def at_set_up(group: EventGroup) -> list[RecapLine]:
    """Which Empire it plays, and where it stands. M3.21, M18.6"""
    manned = [RecapLine((event,)) for event in group.all(siege.UrManned)]
    return manned or [RecapLine((event,)) for event in group.all(setup.OpponentDrawn)]


def at_the_end(group: EventGroup) -> list[RecapLine]:
    """Waves that are repelled and those that come. M19.4"""
    repelled = (RecapLine((event,), points=event.vp > 0, weighty=True) for event in group.all(guardians.WaveRepelled))
    return [*repelled, *(RecapLine((event,), weighty=True) for event in group.all(guardians.WavePlaced))]
