"""A turn begins and ends; and the end of the match."""

from __future__ import annotations

from itertools import zip_longest

from engine.assyria import events as e
from engine.assyria.agriculture import ROWS
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.story.seats import by_seat, in_order
from render.text.phrases import Phrase, Row, phrase


def began(group: EventGroup) -> list[RecapLine]:
    """Turn, reign and value with the cards sown if there is room; then what was drawn by lot or shuffled.

    Of the first turn only that it begins: the heading of the first post tells the rest.
    """
    turn = group.first(e.TurnBegan)
    if turn is None:
        return [RecapLine((event,)) for event in group.events]
    sown = [phrase("recap-sown", columns=_columns(event)) for event in group.all(e.Sown)]
    lots = [RecapLine((phrase("recap-lot", order=in_order(event.seats)),)) for event in group.all(e.OrderDrawn)]
    shuffled = [RecapLine((event,), dull=True) for event in group.all(e.Reshuffled)]
    where = {"turn": turn.turn, "reign": turn.reign, "value": turn.value}
    key = "recap-begins" if lots else "recap-turn"
    at_length = [phrase(f"{key}-sown", **where, sown=each) for each in sown]
    headed = [phrase("recap-value-sown", **where, sown=each) for each in sown]
    first = RecapLine(
        (*at_length, phrase(key, **where)),
        opens=phrase("log-turn", **where),
        headed=(*headed, phrase("recap-value", **where)),
        dull=True,
    )
    return [first, *lots, *shuffled]


def _columns(event: e.Sown) -> Row:
    """The cards of each column: those of the second row lie below those of the first. A5.3"""
    wide = -(-len(event.cards) // ROWS)
    columns = zip_longest(event.cards[:wide], event.cards[wide:])
    return Row(tuple(phrase("recap-column", first_card=first, second_card=second) for first, second in columns))


def ended(group: EventGroup) -> list[RecapLine]:
    """The scores as they stand."""
    lines = []
    for event in group.all(e.TurnEnded):
        scores = by_seat(event.vp_per_seat)
        stand = phrase("by-turn", turn=event.turn, scores=scores)
        lines.append(RecapLine((phrase("recap-turn-ends", turn=event.turn, scores=scores),), milestone=stand))
    return lines


def final(group: EventGroup) -> list[RecapLine]:
    """What everybody has left scores, then the result."""
    lines = []
    if scored := group.all(e.FinalScored):
        at_length = phrase("recap-final", items=Row(tuple(map(_left, scored))))
        sums = [phrase("per-seat", seat=event.seat, n=_points(event)) for event in scored]
        lines.append(RecapLine((at_length, phrase("recap-final", items=Row(tuple(sums)))), points=True))
    for event in group.all(e.MatchEnded):
        stand = phrase("by-turn-final", scores=by_seat(event.vp_per_seat))
        lines.append(RecapLine((event, stand), milestone=stand, result=True))
    return lines


def _left(event: e.FinalScored) -> Phrase:
    left = {"tiles": event.tiles_vp, "plow": event.plow_vp, "camels": event.camels_vp}
    return phrase("recap-left", seat=event.seat, vp=_points(event), **left)


def _points(event: e.FinalScored) -> int:
    return event.tiles_vp + event.plow_vp + event.camels_vp
