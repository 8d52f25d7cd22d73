"""A player's action turn in a line: what the camels were spent on, and in the log how many are left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.assyria import events as e
from engine.assyria.data import OFFERINGS
from engine.core.decision import Seat, Text
from engine.core.game import Event
from render.story.group import EventGroup
from render.story.line import Deed, RecapLine
from render.text.phrases import Phrase, phrase

LENGTHS = (("", ""), ("", "-briefly"), ("-briefly", "-briefly"))
"""How levels of ziggurats, and how Assur and offerings are told, at length and then more and more briefly."""


def actions(group: EventGroup) -> list[RecapLine]:
    """Kinds of action in the order they were first done, each said once however often. A7

    How many camels are left is for the log: a gift of the Flood may follow. A9.12
    """
    seat, ended = group.seat, group.first(e.ActionsEnded)
    told = [_deeds(group, tiles, assur) for tiles, assur in LENGTHS]
    if ended is not None and not told[0]:
        return [RecapLine((phrase("recap-idle", seat=seat, camels=ended.camels),), (seat,), dull=True)]
    wordings = tuple(phrase("recap-line", seat=seat, deed=deeds) for deeds in (*told, _least(group)))
    in_log = () if ended is None else tuple(_with_camels(seat, deeds, ended.camels) for deeds in told)
    summed = _sums(group)
    acted = RecapLine(wordings, (seat,), deeds=summed, headed=in_log, complete=len(LENGTHS), roomy=True)
    return [acted, *_overtaken(group)]


def _with_camels(seat: Seat, deeds: Sequence[Phrase], camels: int) -> Phrase:
    return phrase("recap-acts", seat=seat, deed=deeds, camels=camels)


def _sums(group: EventGroup) -> tuple[Deed, ...]:
    return tuple(deed for event in group.events for deed in _sum(event))


def _sum(event: Event) -> list[Deed]:
    """What may be told with others of its kind: dignitaries and cards by name."""
    match event:
        case e.BaseBuilt():
            return [Deed("recap-tally-builds")]
        case e.ZigguratExtended():
            return [Deed("recap-tally-extends")]
        case e.Intrigued(_, dignitary):
            return [Deed("recap-tally-intrigues", item=phrase("recap-tally-dignitary", dignitary=dignitary))]
        case e.Offered(_, camels):
            return [Deed("recap-tally-offers", camels)]
        case e.CardBought(_, card):
            return [Deed("recap-tally-buys", item=phrase("recap-tally-card", card=card))]
    return []


def _overtaken(group: EventGroup) -> list[RecapLine]:
    """Who lost a rank in Assur, and how a tie was broken; it is no deed to be counted. A9.3

    What ranks bring changes until the Flood, so no points are told here: they would be wrong when they are read.
    """
    below = _below(group)
    if not below:
        return []
    last = group.all(e.Intrigued)[-1]
    said = {"seat": group.seat, "rank": rank_of(last), "overtaken": _whom(below)}
    tied = [seat for seat in below if seat in last.tied_seats or len(below) == 1]  # older matches do not tell with whom
    whom = _whom(tied) if len(tied) < len(below) else None
    at_length = [phrase("recap-overtakes-tied", **said, tie=last.tie, tied=whom)] if last.tie and tied else []
    wordings = (*at_length, phrase("recap-overtakes", **said))
    return [RecapLine(wordings, hits=tuple(below), overtaken=tuple(below), complete=1)]


def _whom(seats: Sequence[Seat]) -> list[Phrase]:
    return [phrase("recap-whom", seat=seat) for seat in seats]


def _below(group: EventGroup) -> list[Seat]:
    """Everybody whom the player overtook in Assur."""
    return list(dict.fromkeys(other for event in group.all(e.Intrigued) for other in event.overtaken_seats))


def _deeds(group: EventGroup, tiles: str, assur: str) -> list[Phrase]:
    return _as_done(group, _extended(group, tiles), _intrigued(group, assur), _offered(group, assur))


def _least(group: EventGroup) -> list[Phrase]:
    """Leave out with whom there was intrigue."""
    count, brief = len(group.all(e.Intrigued)), "-briefly"
    intrigue = phrase("recap-intrigues-least", count=count) if count else None
    return _as_done(group, _extended(group, brief), intrigue, _offered(group, brief))


def _as_done(
    group: EventGroup, extended: Phrase | None, intrigued: Phrase | None, offered: Phrase | None
) -> list[Phrase]:
    """Put kinds of action into the order in which they were first done."""
    told: dict[type[Event], Phrase | None] = {
        e.BaseBuilt: _built(group),
        e.ZigguratExtended: extended,
        e.Intrigued: intrigued,
        e.Offered: offered,
        e.CardBought: _bought(group),
    }
    done = (told.get(kind) for kind in dict.fromkeys(map(type, group.events)))
    return [deed for deed in done if deed is not None]


def _built(group: EventGroup) -> Phrase | None:
    hexes = [event.hex for event in group.all(e.BaseBuilt)]
    return phrase("recap-builds", hexes=hexes) if hexes else None


def _extended(group: EventGroup, much: str) -> Phrase | None:
    extended = group.all(e.ZigguratExtended)
    if not extended:
        return None
    if much:
        return phrase("recap-extends-briefly", hexes=[event.hex for event in extended])
    return phrase("recap-extends", items=[phrase("recap-tile", hex=event.hex, tile=event.tile) for event in extended])


def _intrigued(group: EventGroup, much: str) -> Phrase | None:
    """With whom, and how often, and the rank that it brings, unless a line of its own tells it. A9.3"""
    intrigues = group.all(e.Intrigued)
    if not intrigues:
        return None
    huts = Counter(event.dignitary for event in intrigues)
    whom = [
        phrase(f"recap-dignitary{much or ('-too' if n else '')}", dignitary=dignitary, huts=count)
        for n, (dignitary, count) in enumerate(huts.items())
    ]
    rank = None if _below(group) else rank_of(intrigues[-1])
    return phrase(f"recap-intrigues{much}", items=whom, rank=rank)


def rank_of(event: e.Intrigued) -> int | None:
    """Find the rank of whoever intrigued, if the event tells it."""
    return event.ranked_seats.index(event.seat) + 1 if event.ranked_seats else None


def _offered(group: EventGroup, much: str) -> Phrase | None:
    """All camels of the turn, and what every site is worth now. A1.11"""
    offers = group.all(e.Offered)
    if not offers:
        return None
    camels, multiplier = sum(event.camels for event in offers), OFFERINGS.multipliers[offers[-1].position]
    return phrase(f"recap-offers{much}", camels=camels, multiplier=multiplier)


def _bought(group: EventGroup) -> Phrase | None:
    cards = [event.card for event in group.all(e.CardBought)]
    return phrase("recap-buys", cards=cards) if cards else None


def skipped(group: EventGroup) -> list[RecapLine]:
    """Players who could do nothing: a note that begins with a name, as it is no deed to be counted. A12.2"""
    skipped = group.all(e.ActionsSkipped)
    return [RecapLine((Text("recap-skipped", {"seat": event.seat}),), dull=True) for event in skipped]
