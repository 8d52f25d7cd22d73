"""A player's turn in a line, or several if much was done; what is built of the Gardens is a line of its own."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mesopotamia.events.build import GardensBuilt, GardenTurned
from engine.mesopotamia.events.turn import DiceRolled, TurnEnded
from render.games.mesopotamia.recap import opponent
from render.games.mesopotamia.recap.clauses import Clause, clauses
from render.story.group import EventGroup
from render.story.line import Deed, RecapLine
from render.story.tally import sentence
from render.text.phrases import Phrase, phrase

A_LINE = 3
"""So wide a line is; more clauses in one are hard to read on a phone."""


def turn(group: EventGroup) -> list[RecapLine]:
    """Everything done with pawn and dice, the Gardens before it, and the dice for the next turn. M5"""
    if isinstance(group.events[0], GardenTurned):
        return [RecapLine((group.events[0],), dull=True)]
    done = clauses(group.events)
    parts = _parted(done)
    lines = [_line(group, part, is_last=part is parts[-1]) for part in parts]
    gardens = [_gardens(group, event) for event in group.all(GardensBuilt)]
    besides = opponent.in_turn(group.events, len(lines) or len(gardens))
    if not lines and not gardens and not besides:
        lines = _idle(group)
    return [*gardens, *lines, *besides]


def _parted(done: Sequence[Clause]) -> list[list[Clause]]:
    """Part clauses into lines, in their order."""
    parts: list[list[Clause]] = []
    for clause in done:
        if parts and sum(each.width for each in parts[-1]) + clause.width <= A_LINE:
            parts[-1].append(clause)
        else:
            parts.append([clause])
    return parts


def _line(group: EventGroup, done: Sequence[Clause], is_last: bool) -> RecapLine:
    """At length with the dice that were rolled, then more and more briefly."""
    at_length = _said(group, [each.at_length for each in done])
    rolled = [phrase("recap-rolled", said=at_length, faces=event.faces) for event in group.all(DiceRolled)]
    deeds = tuple(deed for each in done for deed in each.deeds)
    wordings = (
        *(rolled[-1:] if is_last else []),
        at_length,
        _said(group, [each.briefly for each in done]),
        _said(group, [each.least or each.briefly for each in done]),
        sentence(group.seat, deeds),
    )
    weighty = opponent.acts_by_cards(group.events)
    dull = all(each.dull for each in done) and not weighty
    return RecapLine(wordings, (group.seat,), dull=dull, deeds=deeds, complete=len(wordings) - 2, weighty=weighty)


def _said(group: EventGroup, deeds: list[Phrase]) -> Phrase:
    return phrase("recap-line", seat=group.seat, deeds=deeds)


def _gardens(group: EventGroup, event: GardensBuilt) -> RecapLine:
    """A level of the Hanging Gardens, and what the next one needs. M9.8-M9.10, M4.10"""
    about = {"seat": event.seat, "level": event.level, "vp": event.vp, "is_last": event.is_last}
    turned = [each.garden for each in group.all(GardenTurned) if each.level == event.level + 1]
    wordings = [phrase("recap-gardens-next", **about, garden=garden) for garden in turned]
    deeds = (Deed("recap-tally-gardens"),)
    return RecapLine((*wordings, phrase("recap-gardens", **about)), (event.seat,), points=True, deeds=deeds)


def _idle(group: EventGroup) -> list[RecapLine]:
    """A turn in which nothing was done, or the part of one that does not say."""
    if any(isinstance(event, TurnEnded) for event in group.events):
        return [RecapLine((phrase("recap-idle", seat=group.seat),), (group.seat,), dull=True)]
    return [RecapLine((group.events[-1],), aside=True, dull=True)]
