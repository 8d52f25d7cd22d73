"""A turn begins and ends; and the end of the match."""

from __future__ import annotations

from itertools import zip_longest

from engine.assyria import events as e
from engine.assyria.agriculture import ROWS
from engine.core.decision import Seat
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.story.seats import by_seat, in_order
from render.text.phrases import Phrase, Row, phrase


def began(group: EventGroup) -> list[RecapLine]:
    """What was drawn by lot, the cards sown, and that the discard pile was shuffled.

    The headings of posts and panels tell the reign and how many huts are new.
    """
    turn = group.first(e.TurnBegan)
    if turn is None:
        return [RecapLine((event,)) for event in group.events]
    lots = [RecapLine((phrase("recap-lot", order=in_order(event.seats)),)) for event in group.all(e.OrderDrawn)]
    shuffled = [RecapLine((event,), dull=True) for event in group.all(e.Reshuffled)]
    where = {"turn": turn.turn, "reign": turn.reign, "value": turn.value}
    opens = phrase("log-turn", **where)
    columns = [_sown(event) for event in group.all(e.Sown)]
    if lots or not columns:
        begins, headed = phrase("recap-begins" if lots else "recap-turn", **where), phrase("recap-value", **where)
        first = RecapLine((begins,), opens=opens, headed=(headed,), dull=True, needed=not lots)
        return [first, *lots, *(RecapLine(said, dull=True, needed=True) for said in columns), *shuffled]
    wordings, in_log = (
        tuple(phrase(key, said=said, **where) for each in columns for said in each)
        for key in ("recap-turn-sown", "recap-value-sown")
    )
    return [RecapLine(wordings, opens=opens, headed=in_log, dull=True, needed=True), *shuffled]


def _sown(event: e.Sown) -> tuple[Phrase, ...]:
    """The cards of each column, in signs where there is not room for words; the turn is played with them. A5.3"""
    return tuple(phrase("recap-sown", columns=columns) for columns in _columns(event))


def _columns(event: e.Sown) -> tuple[Row, Row]:
    """All columns in words, and in signs: the cards of the second row lie below those of the first. A5.3"""
    wide = -(-len(event.cards) // ROWS)
    columns = list(zip_longest(event.cards[:wide], event.cards[wide:]))
    in_words = (phrase("recap-column", first_card=first, second_card=second) for first, second in columns)
    in_signs = (phrase("recap-column-signs", cards=[card for card in column if card]) for column in columns)
    return Row(tuple(in_words)), Row(tuple(in_signs))


def ended(group: EventGroup) -> list[RecapLine]:
    """The scores as they stand, the highest first, and what the turn brought."""
    lines = []
    for event in group.all(e.TurnEnded):
        stand = phrase("by-turn", turn=event.turn, scores=by_seat(event.vp_per_seat))
        vp = event.vp_per_seat
        scores = Row(tuple(_score(event, seat) for seat in sorted(range(len(vp)), key=lambda seat: -vp[seat])))
        ends = phrase("recap-turn-ends", turn=event.turn, scores=scores)
        lines.append(RecapLine((ends,), milestone=stand))
    return lines


def _score(event: e.TurnEnded, seat: Seat) -> Phrase:
    """How many points a player has, and how many of them this turn brought; in the first one it brought all."""
    vp, gained = event.vp_per_seat, event.gained_per_seat
    if gained in ([], vp) or not gained[seat]:
        return phrase("recap-score", seat=seat, n=vp[seat])
    return phrase("recap-gained", seat=seat, n=vp[seat], gained=gained[seat])


def final(group: EventGroup) -> list[RecapLine]:
    """What everybody has left scores, then the result."""
    lines = []
    if scored := group.all(e.FinalScored):
        at_length = phrase("recap-final", items=Row(tuple(map(_left, scored))))
        sums = [phrase("recap-score", seat=event.seat, n=_points(event)) for event in scored]
        seats = tuple(event.seat for event in scored if _points(event))
        wordings = (at_length, phrase("recap-final", items=Row(tuple(sums))))
        lines.append(RecapLine(wordings, points=True, scored=seats))
    for event in group.all(e.MatchEnded):
        stand = phrase("by-turn-final", scores=by_seat(event.vp_per_seat))
        lines.append(RecapLine((event, stand), milestone=stand, result=True))
    return lines


def _left(event: e.FinalScored) -> Phrase:
    left = {"tiles": event.tiles_vp, "plow": event.plow_vp, "camels": event.camels_vp}
    return phrase("recap-left", seat=event.seat, vp=_points(event), **left)


def _points(event: e.FinalScored) -> int:
    return event.tiles_vp + event.plow_vp + event.camels_vp
