"""A side that nobody sits at: why it did what it did, and what happens only with it. M17-M19"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.game import Event
from engine.mesopotamia.events import automaton, guardians, setup, siege
from render.games.mesopotamia.dotted import dotted
from render.games.mesopotamia.recap.losses import Loss
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase

_OVER = (siege.UrEntered, siege.GoalReached, guardians.HomeLost)
"""What ends a match that one plays alone; the heading of the final post says it too. M18.3, M18.4, M19.6"""


def in_turn(events: Sequence[Event]) -> list[RecapLine]:
    """What a turn tells besides its clauses: reasons, what was trampled, who stayed, and that the match is over."""
    lines = _reasons(events)
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


def _reasons(events: Sequence[Event]) -> list[RecapLine]:
    """Say in a line by which cards it acted, and what was lost: the Automaton by its Strategy cards. M17.10, M18.9"""
    for event in events:
        if isinstance(event, automaton.ActionCardsDrawn):
            acted = [_acted(each, events) for each in events if isinstance(each, automaton.StrategyActed)]
            if acted or any(isinstance(each, automaton.StrategyRead) for each in events):
                return [_by_strategy(acted, events)]
            return [_by_cards(event, events)]
    return []


def _by_strategy(acted: Sequence[tuple[Phrase, Phrase]], events: Sequence[Event]) -> RecapLine:
    lost = [each for each in events if isinstance(each, automaton.StrategyActionLost) and each.why == "no_card"]
    missed = [
        [phrase(key, technology=each.technology, by=each.by) for each in lost]
        for key in ("recap-strategy-lost", "recap-strategy-lost-briefly")
    ]
    at_length, briefly = ([said[n] for said in acted] for n in (0, 1))
    told = ([*at_length, *missed[0]], [*at_length, *missed[1]], [*briefly, *missed[1]])
    return RecapLine(tuple(phrase("recap-strategy", items=dotted(each)) for each in told), dull=True, complete=1)


def _acted(acted: automaton.StrategyActed, events: Sequence[Event]) -> tuple[Phrase, Phrase]:
    """An action, at length with its card and priority; whether it turned out impossible. M17.14"""
    is_lost = any(
        isinstance(each, automaton.StrategyActionLost) and each.why == "impossible" and each.by == acted.by
        for each in events[events.index(acted) :]
        if getattr(each, "technology", None) == acted.technology
    )
    at_length = phrase(
        "recap-by-strategy",
        technology=acted.technology,
        strategy=acted.strategy,
        priority=acted.priority,
        by=acted.by,
        is_lost=is_lost,
    )
    return at_length, phrase("recap-by-strategy-briefly", technology=acted.technology, by=acted.by, is_lost=is_lost)


def _by_cards(drawn: automaton.ActionCardsDrawn, events: Sequence[Event]) -> RecapLine:
    """The Action cards of the Defenders, with those that came to nothing. M18.9"""
    idle = [each.technology for each in events if isinstance(each, siege.DefendersIdle)]
    cards = [phrase("recap-card-drawn", technology=each, is_lost=each in idle) for each in drawn.technologies]
    if drawn.has_star:
        cards.append(phrase("recap-star-drawn"))
    return RecapLine((phrase("recap-cards-drawn", seat=drawn.seat, items=Row(tuple(cards))),), dull=True)
