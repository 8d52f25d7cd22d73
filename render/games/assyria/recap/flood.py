"""The Flood in five lines at most: rivers, Assur, its dignitaries, offerings, and what begins anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

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
        scored = tuple(event.seat for event in ranks if event.vp)
        lines.append(RecapLine((assur,), points=True, scored=scored, decisive=True))
    offerings = group.all(e.OfferingsScored)
    lines += _gained(_gifts(group), offerings)
    if ranks or offerings:  # A9.13, A9.14
        anew = phrase("recap-flood-over", assur=bool(ranks), offerings=bool(offerings))
        lines.append(RecapLine((anew,), dull=True))
    return lines


def _gained(gifts: Mapping[Seat, Sequence[Phrase]], offerings: Sequence[e.OfferingsScored]) -> list[RecapLine]:
    """What the dignitaries gave, and what offerings brought; on their own panel players read first what they got."""
    lines = [*_given(gifts), *_offerings(offerings)]
    apart = dict[Seat, tuple[RecapLine, ...]]()
    for seat in dict.fromkeys([*gifts, *(event.seat for event in offerings)]):
        points = [phrase("recap-own-offerings", vp=event.vp) for event in offerings if event.seat == seat]
        got = phrase("recap-own-gains", items=[*gifts.get(seat, ()), *points])
        own = RecapLine((got,), points=True, scored=(seat,), decisive=True)
        given = _given({other: gift for other, gift in gifts.items() if other != seat})
        apart[seat] = (own, *given, *_offerings([event for event in offerings if event.seat != seat]))
    told_above: dict[Seat, tuple[RecapLine, ...]] = dict.fromkeys(apart, ())
    return [replace(line, apart=told_above if n else apart) for n, line in enumerate(lines)]


def _lost(event: e.Inundated) -> RecapLine:
    """How many huts of whom, and where, if there is room, by the names of the hexes. A9.1"""
    losing = [seat for seat, huts in enumerate(event.huts_per_seat) if huts]
    where = Row(tuple(_where(event, seat) for seat in losing)) if losing else None
    lost = ((seat, event.huts_per_seat[seat]) for seat in losing)
    numbers = Row(tuple(phrase("recap-lost", seat=seat, n=huts) for seat, huts in lost)) if losing else None
    wordings = tuple(phrase("recap-flood", reign=event.reign, lost=lost) for lost in (where, numbers))
    return RecapLine(wordings, hits=tuple(losing))


def _where(event: e.Inundated, seat: Seat) -> Phrase:
    hexes = sorted(hex_id for hex_id, owner in zip(event.hexes, event.seats, strict=True) if owner == seat)
    return phrase("recap-inundated", seat=seat, n=event.huts_per_seat[seat], hexes=hexes)


def _rank(too: str, event: e.AssurScored) -> Phrase:
    """A9.6"""
    return phrase(f"recap-rank{too}", seat=event.seat, vp=event.vp, influence=event.influence)


def _gifts(group: EventGroup) -> dict[Seat, list[Phrase]]:
    """A9.9-A9.12: what each player got from all dignitaries."""
    gifts = [(event.seat, phrase("recap-gift-vp", vp=event.vp)) for event in group.all(e.UpperRewarded) if event.vp]
    gifts += [(event.seat, phrase("recap-gift-plow")) for event in group.all(e.PlowGiven)]
    camels = [event for event in group.all(e.CamelsGiven) if event.camels]
    gifts += [(event.seat, phrase("recap-gift-camels", camels=event.camels)) for event in camels]
    by_seat: dict[Seat, list[Phrase]] = {}
    for seat, gift in gifts:
        by_seat.setdefault(seat, []).append(gift)
    return by_seat


def _given(gifts: Mapping[Seat, Sequence[Phrase]]) -> list[RecapLine]:
    clauses = tuple(phrase("recap-gift", seat=seat, items=each) for seat, each in gifts.items())
    if not clauses:
        return []
    if len(clauses) > 1 and any(len(each) > 1 for each in gifts.values()):  # "and" stands between gifts of one player
        said = phrase("recap-gifts-mixed", clauses=Row(clauses[:-1]), last=clauses[-1])
    else:
        said = phrase("recap-gifts", clauses=clauses)
    return [RecapLine((said,), points=True, scored=tuple(gifts))]


def _offerings(offerings: Sequence[e.OfferingsScored]) -> list[RecapLine]:
    if not offerings:
        return []
    numbers = (phrase("recap-score", seat=event.seat, n=event.vp) for event in offerings)
    clauses = map(_offering, offerings), numbers
    wordings = (phrase("recap-offerings", clauses=Row(tuple(said))) for said in clauses)
    return [RecapLine(tuple(wordings), points=True, scored=tuple(event.seat for event in offerings), complete=1)]


def _offering(event: e.OfferingsScored) -> Phrase:
    """A9.14"""
    return phrase("recap-sites", seat=event.seat, vp=event.vp, sites=event.sites, multiplier=event.multiplier)
