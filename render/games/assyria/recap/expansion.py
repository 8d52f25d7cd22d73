"""A player's expansion turn in a line: new huts, supply, famine, wells, and what all that brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria import events as e
from render.story.group import EventGroup
from render.story.line import Deed, RecapLine
from render.text.phrases import Part, Phrase, Row, phrase

COMPLETE = 3
"""So many wordings name every hex that gained or lost a hut, and every well."""


def expansion(group: EventGroup) -> list[RecapLine]:
    """Say where and how, then less and less of it; camels and points stand at the end. A6"""
    placed, room, lost, wells = _placed(group), _kept(group), _starved(group), _wells(group)
    few_wells, few_lost, few_placed = (said(group, "-briefly") for said in (_wells, _starved, _placed))
    gains, few_gains = _gains(group), _gains(group, "-briefly")
    wordings = (
        _line(group, [*placed, *room, *_fed_with(group), *lost, *wells], gains),
        _line(group, [*placed, *room, *_fed(group), *lost, *wells], gains),
        _line(group, [*placed, *lost, *wells], gains),
        _line(group, [*placed, *lost, *few_wells], gains),
        _line(group, [*placed, *lost, *few_wells], few_gains),
        _line(group, [*_staying(group), *lost, *few_wells], few_gains),
        _line(group, [*few_placed, *lost, *few_wells], few_gains),
        _line(group, [*few_placed, *few_lost, *few_wells], few_gains),
    )
    dull = not (lost or wells)
    return [RecapLine(wordings, (group.seat,), dull=dull, deeds=_sums(group), complete=COMPLETE)]


def _sums(group: EventGroup) -> tuple[Deed, ...]:
    sums = {
        "recap-tally-places": len(group.all(e.HutPlaced)),
        "recap-tally-starves": sum(len(event.hexes) for event in group.all(e.Starved)),
        "recap-tally-wells": len(group.all(e.WellBuilt)),
        "recap-tally-vp": _points(group),
    }
    return tuple(Deed(key, count) for key, count in sums.items() if count)


def _line(group: EventGroup, deeds: Sequence[Phrase], gains: Sequence[Phrase]) -> Phrase:
    said: dict[str, Part] = {"deed": deeds, "gains": Row(tuple(gains))}
    key = "recap-gains" if not deeds else "recap-expands" if gains else "recap-line"
    return phrase(key, seat=group.seat, **said)


def _placed(group: EventGroup, much: str = "") -> list[Phrase]:
    hexes = [event.hex for event in group.all(e.HutPlaced)]
    return [phrase(f"recap-places{much}", hexes=hexes, huts=len(hexes))] if hexes else []


def _staying(group: EventGroup) -> list[Phrase]:
    """How many, and which of them are still there after famine, if not all or none are."""
    hexes = [event.hex for event in group.all(e.HutPlaced)]
    starved = {hex_id for event in group.all(e.Starved) for hex_id in event.hexes}
    staying = [hex_id for hex_id in hexes if hex_id not in starved]
    if not 0 < len(staying) < len(hexes):
        return _placed(group, "-briefly")
    return [phrase("recap-places-kept", huts=len(hexes), hexes=staying)]


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


def _starved(group: EventGroup, much: str = "") -> list[Phrase]:
    return [phrase(f"recap-starves{much}", hexes=each.hexes, huts=len(each.hexes)) for each in group.all(e.Starved)]


def _wells(group: EventGroup, much: str = "") -> list[Phrase]:
    corners = [event.corner for event in group.all(e.WellBuilt)]
    return [phrase(f"recap-wells{much}", corners=corners, wells=len(corners))] if corners else []


def _points(group: EventGroup) -> int:
    """A6.23, A6.25, A6.26"""
    wells = sum(event.vp for event in group.all(e.WellBuilt))
    return wells + sum(event.huts_vp + event.tiles_vp for event in group.all(e.PrestigeScored))


def _gains(group: EventGroup, much: str = "") -> list[Phrase]:
    """Camels, then points with those of the wells, which were booked before. A6.23"""
    taken = group.all(e.IncomeTaken)
    gains = [phrase(f"recap-income{much}", camels=event.camels, lost=event.lost) for event in taken]
    wells_vp, vp = sum(event.vp for event in group.all(e.WellBuilt)), _points(group)
    return [*gains, phrase(f"recap-prestige{much}", vp=vp, wells_vp=wells_vp)] if vp else gains
