"""Why a side that nobody sits at acted: by which cards, with what came to nothing, and which cards are new. M17, M18"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.core.decision import Seat
from engine.core.game import Event
from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.content.strategy import Half, MoveUnits
from engine.mesopotamia.events import automaton, siege
from render.games.mesopotamia.dotted import dotted
from render.story.line import RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

A_LINE = 3
"""So wide a line is, as for the clauses of a turn."""
WIDE = 3
"""The width of an action with the reason why nothing came of it, which has a line of its own."""


class _Reason(msgspec.Struct, frozen=True):
    """One card with what it was drawn or marked for."""

    at_length: Phrase
    briefly: Phrase
    width: int = 1


def reasons(events: Sequence[Event], told: int) -> list[RecapLine]:
    """Say by which cards a side acted in so many lines that are told before, and what was lost. M17.10, M18.9"""
    for event in events:
        if isinstance(event, automaton.ActionCardsDrawn):
            if any(isinstance(each, automaton.StrategyRead | automaton.StrategyActed) for each in events):
                return _by_strategy(event.seat, [*_marked(events), *_lost(events), *_new(events)], told)
            return [_by_cards(event, events, told)]
    return []


def _by_strategy(seat: Seat, found: Iterable[_Reason], told: int) -> list[RecapLine]:
    """Tell the Strategy cards in as many lines as they take, each with what it explains. M17.10"""
    parts: list[list[_Reason]] = []
    for reason in found:
        if parts and sum(each.width for each in parts[-1]) + reason.width <= A_LINE:
            parts[-1].append(reason)
        else:
            parts.append([reason])
    lines = list[RecapLine]()
    for part in parts:
        key = "recap-strategy-more" if lines else "recap-strategy" if told else "recap-strategy-idle"
        said = dotted(each.at_length for each in part), dotted(each.briefly for each in part)
        wordings = tuple(phrase(key, seat=seat, items=items) for items in said)
        lines.append(_why(wordings, told + len(lines)))
    return lines


def _why(wordings: tuple[Phrase, ...], explained: int) -> RecapLine:
    """It stays with what it explains; where nothing was done it is all there is to tell."""
    return RecapLine(wordings, explains=explained, weighty=not explained, roomy=True, complete=1)


def _marked(events: Sequence[Event]) -> Iterable[_Reason]:
    """The actions that were marked, each with its card and priority, or why it turned out impossible. M17.14"""
    for n, acted in enumerate(events):
        if isinstance(acted, automaton.StrategyActed):
            why = _impossible(acted.strategy, acted.half) if _is_vain(acted, events[n:]) else None
            card: dict[str, Part] = {
                "technology": acted.technology,
                "strategy": acted.strategy,
                "priority": acted.priority,
                "why": why,
            }
            at_length = phrase("recap-by-strategy", **card, by=acted.by)
            briefly = phrase("recap-by-strategy-briefly", **card)  # whoever plays on learns above all which card acted
            yield _Reason(at_length, briefly, 1 if why is None else WIDE)


def _is_vain(acted: automaton.StrategyActed, later: Sequence[Event]) -> bool:
    return any(
        isinstance(each, automaton.StrategyActionLost)
        and (each.why, each.by, each.technology) == ("impossible", acted.by, acted.technology)
        for each in later
    )


def _impossible(strategy: str, half: Half) -> str:
    """What was wanted first, by the name of it: where to move, or the kind of the action. M17.17-M17.22"""
    action = STRATEGIES[strategy].half(half)
    first = action.ops[0]
    return first.target if isinstance(first, MoveUnits) else action.action


def _lost(events: Sequence[Event]) -> Iterable[_Reason]:
    """Action cards, Star and bonus that found no card. M17.10, M17.13"""
    for each in events:
        if isinstance(each, automaton.StrategyActionLost) and each.why == "no_card":
            about = {"technology": each.technology, "by": each.by}
            yield _Reason(phrase("recap-strategy-lost", **about), phrase("recap-strategy-lost-briefly", **about))


def _new(events: Sequence[Event]) -> Iterable[_Reason]:
    """The Strategy cards that came into the row, by which it may act next. M17.15, M17.16"""
    drawn = [each.strategies for each in events if isinstance(each, automaton.StrategiesDrawn)]
    cards = [card for cards in drawn for card in cards]
    if cards:
        at_length = phrase("recap-strategies-new", strategies=cards, count=len(cards))
        yield _Reason(at_length, phrase("recap-strategies-new-briefly", count=len(cards)), len(cards))


def _by_cards(drawn: automaton.ActionCardsDrawn, events: Sequence[Event], told: int) -> RecapLine:
    """The Action cards of the Defenders, with those that came to nothing. M18.9"""
    idle = [each.technology for each in events if isinstance(each, siege.DefendersIdle)]
    wordings = tuple(
        phrase("recap-cards-drawn", seat=drawn.seat, items=Row((*_drawn(drawn, idle, key), *_star(drawn))))
        for key in ("recap-card-drawn", "recap-card-drawn-briefly")
    )
    return _why(wordings, told)


def _drawn(drawn: automaton.ActionCardsDrawn, idle: Sequence[str], key: str) -> Iterable[Phrase]:
    return (phrase(key, technology=each, is_lost=each in idle) for each in drawn.technologies)


def _star(drawn: automaton.ActionCardsDrawn) -> Iterable[Phrase]:
    return (phrase("recap-star-drawn"),) if drawn.has_star else ()
