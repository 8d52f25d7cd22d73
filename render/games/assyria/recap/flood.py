"""The Flood in four lines at most: rivers, Assur, its dignitaries, offerings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.assyria import events as e
from engine.core.decision import Seat
from render.games.assyria.recap.together import in_a_row
from render.story.group import EventGroup
from render.story.line import RecapLine
from render.text.phrases import Phrase, Row, phrase


def flood(group: EventGroup) -> list[RecapLine]:
    """What everybody loses and scores; nothing is said of what nobody has. A9"""
    lines = list(map(_lost, group.all(e.Inundated)))
    if ranks := group.all(e.AssurScored):
        assur = phrase("recap-assur", clauses=in_a_row(ranks, _rank))
        lines.append(RecapLine((assur,), points=True, scored=_scored(ranks), decisive=True))
    rewarded = _scored(group.all(e.UpperRewarded))
    lines += [RecapLine((gifts,), points=True, scored=rewarded) for gifts in _gifts(group)]
    if offerings := group.all(e.OfferingsScored):
        said = phrase("recap-offerings", clauses=in_a_row(offerings, _offering))
        lines.append(RecapLine((said,), points=True, scored=_scored(offerings)))
    return lines


def _scored(events: Sequence[e.AssurScored | e.UpperRewarded | e.OfferingsScored]) -> tuple[Seat, ...]:
    """Who got points."""
    return tuple(event.seat for event in events if event.vp)


def _lost(event: e.Inundated) -> RecapLine:
    """How many huts of whom, and where, if there is room. A9.1"""
    losing = [seat for seat, huts in enumerate(event.huts_per_seat) if huts]
    where = Row(tuple(_where(event, seat) for seat in losing)) if losing else None
    numbers = _numbers(dict(enumerate(event.huts_per_seat)))
    wordings = tuple(phrase("recap-flood", reign=event.reign, lost=lost) for lost in (where, numbers))
    return RecapLine(wordings, hits=tuple(losing))


def _where(event: e.Inundated, seat: Seat) -> Phrase:
    hexes = [hex_id for hex_id, owner in zip(event.hexes, event.seats, strict=True) if owner == seat]
    return phrase("recap-inundated", seat=seat, n=event.huts_per_seat[seat], hexes=hexes)


def _rank(too: str, event: e.AssurScored) -> Phrase:
    """A9.6"""
    return phrase(f"recap-rank{too}", seat=event.seat, vp=event.vp, influence=event.influence)


def _gifts(group: EventGroup) -> list[Phrase]:
    """A9.9-A9.12: what each player got from all dignitaries."""
    gifts = [(event.seat, phrase("recap-gift-vp", vp=event.vp)) for event in group.all(e.UpperRewarded) if event.vp]
    gifts += [(event.seat, phrase("recap-gift-plow")) for event in group.all(e.PlowGiven)]
    camels = [event for event in group.all(e.CamelsGiven) if event.camels]
    gifts += [(event.seat, phrase("recap-gift-camels", camels=event.camels)) for event in camels]
    by_seat: dict[Seat, list[Phrase]] = {}
    for seat, gift in gifts:
        by_seat.setdefault(seat, []).append(gift)
    clauses = tuple(phrase("recap-gift", seat=seat, items=each) for seat, each in by_seat.items())
    if len(clauses) > 1 and any(len(each) > 1 for each in by_seat.values()):  # "and" stands between gifts of one player
        return [phrase("recap-gifts-mixed", clauses=Row(clauses[:-1]), last=clauses[-1])]
    return [phrase("recap-gifts", clauses=clauses)] if clauses else []


def _offering(too: str, event: e.OfferingsScored) -> Phrase:
    """A9.14"""
    how = {"sites": event.sites, "multiplier": event.multiplier}
    return phrase(f"recap-sites{too}", seat=event.seat, vp=event.vp, **how)


def _numbers(counts: Mapping[Seat, int]) -> Row | None:
    """Numbers beside names, of those who have any."""
    parts = tuple(phrase("per-seat", seat=seat, n=count) for seat, count in counts.items() if count)
    return Row(parts) if parts else None
