"""A player's expansion turn in a line: new huts, supply, famine, and what all that brings; wells in another."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria import events as e
from render.story.group import EventGroup
from render.story.line import Deed, RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

COMPLETE = 2
"""So many wordings name every hex that gained or lost a hut."""


def expansion(group: EventGroup) -> list[RecapLine]:
    """Say where, or else how many; camels and points stand at the end. Then the wells. A6

    Huts that were lost are never named beside new ones that are only counted: they would be taken for these. How huts
    were fed is left to the log.
    """
    placed, room, lost = _placed(group), _kept(group), _starved(group)
    gains, few_gains = _gains(group), _gains(group, "-briefly")
    told = (
        ([*placed, *room, *lost], gains),
        ([*placed, *room, *lost], few_gains),
        ([*_placed(group, "-briefly"), *_lost_in_numbers(group)], few_gains),
    )
    in_log = (([*placed, *room, *fed, *lost], gains) for fed in (_fed_with(group), _fed(group)))
    wordings, headed = (
        tuple(_line(group, deeds, brought) for deeds, brought in each if deeds or brought) for each in (told, in_log)
    )
    summed = _sums(group)
    line = RecapLine(
        wordings or headed,
        (group.seat,),
        dull=not lost,
        deeds=summed,
        headed=headed,
        roomy=bool(lost),
        complete=COMPLETE,
    )
    return [*([line] if headed else []), *_wells(group)]


def _sums(group: EventGroup) -> tuple[Deed, ...]:
    new, older = _starved_by_age(group)
    sums = {
        "recap-tally-places": len(group.all(e.HutPlaced)),
        "recap-tally-starves-new": new,
        "recap-tally-starves-older": older,
        "recap-tally-vp": _prestige(group),
    }
    return tuple(Deed(key, count) for key, count in sums.items() if count)


def _wells(group: EventGroup) -> list[RecapLine]:
    """Where, and what they bring: a line of their own, as they bring much and close hexes to everybody. A6.23"""
    built = group.all(e.WellBuilt)
    if not built:
        return []
    corners, vp = [event.corner for event in built], sum(event.vp for event in built)
    said = phrase("recap-line", seat=group.seat, deed=phrase("recap-wells", corners=corners, wells=len(built), vp=vp))
    each = (phrase("recap-tally-well", corner=event.corner, vp=event.vp) for event in built)
    deeds = tuple(Deed("recap-tally-wells", item=well) for well in each)
    return [RecapLine((said,), (group.seat,), points=True, scored=(group.seat,), deeds=deeds)]


def _line(group: EventGroup, deeds: Sequence[Phrase], gains: Sequence[Phrase]) -> Phrase:
    said: dict[str, Part] = {"deed": deeds, "gains": Row(tuple(gains))}
    key = "recap-gains" if not deeds else "recap-expands" if gains else "recap-expands-only"
    return phrase(key, seat=group.seat, **said)


def _placed(group: EventGroup, much: str = "") -> list[Phrase]:
    hexes = [event.hex for event in group.all(e.HutPlaced)]
    return [phrase(f"recap-places{much}", hexes=hexes, huts=len(hexes))] if hexes else []


def _kept(group: EventGroup) -> list[Phrase]:
    """A6.5"""
    return [phrase("recap-no-room", huts=event.huts) for event in group.all(e.HutsKept)]


def _fed(group: EventGroup) -> list[Phrase]:
    """How many of how many huts; after famine it is known how many there were. A6.17"""
    fed = sum(len(event.hexes) for event in group.all(e.Fed))
    starved = sum(len(event.hexes) for event in group.all(e.Starved))
    return [phrase("recap-feeds", fed=fed, huts=fed + starved, all=not starved)] if fed or starved else []


def _fed_with(group: EventGroup) -> list[Phrase]:
    cards = [event.card for event in group.all(e.Fed)]
    fed = _fed(group)
    return [phrase("recap-feeds-with", fed=each, cards=cards) for each in fed] if cards else fed


def _starved(group: EventGroup) -> list[Phrase]:
    return [phrase("recap-starves", hexes=each.hexes) for each in group.all(e.Starved)]


def _lost_in_numbers(group: EventGroup) -> list[Phrase]:
    new, older = _starved_by_age(group)
    counts = {"recap-tally-starves-new": new, "recap-tally-starves-older": older}
    return [phrase(key, count=count) for key, count in counts.items() if count]


def _starved_by_age(group: EventGroup) -> tuple[int, int]:
    """Count the huts lost that were placed this turn, and the others."""
    placed = {event.hex for event in group.all(e.HutPlaced)}
    lost = [hex_id for event in group.all(e.Starved) for hex_id in event.hexes]
    new = sum(hex_id in placed for hex_id in lost)
    return new, len(lost) - new


def _prestige(group: EventGroup) -> int:
    """A6.25, A6.26"""
    return sum(event.huts_vp + event.tiles_vp for event in group.all(e.PrestigeScored))


def _gains(group: EventGroup, much: str = "") -> list[Phrase]:
    """Camels, then points; those of wells are told with them. A6.23"""
    taken, vp = group.all(e.IncomeTaken), _prestige(group)
    gains = [phrase(f"recap-income{much}", camels=event.camels, lost=event.lost) for event in taken]
    return [*gains, phrase("recap-prestige", vp=vp)] if vp else gains
