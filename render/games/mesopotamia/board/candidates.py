"""What the reader may choose on the map now: regions that are lit, and river sections that are ringed."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from engine.mesopotamia.content.empires import COUNTS
from engine.mesopotamia.content.map import REGIONS, SECTIONS, STARTS
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.geometry import LINES
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.shores import shore_in
from render.picture.audience import Audience
from render.picture.ground.curves import evenly
from render.picture.scene import Lit, Sprite

FRAME, RING = 6.0, 42.0
"""Width of the frame of a region, and size of the ring on a section, in units of the map."""


class Candidates(msgspec.Struct, frozen=True):
    """The regions and river sections that may be chosen; none on pictures for all."""

    regions: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()


NOTHING = Candidates()


def candidates_in(view: MesopotamiaView, audience: Audience) -> Candidates:
    """Find what may be chosen; free Start Regions are shown to all while one is chosen, as they lie open. M3.5"""
    chooses = [view.players[seat] for seat in audience.waiting if seat < len(view.players)]
    if view.phase == "setup" and any(player.empire and not player.start for player in chooses):
        starts = [STARTS[number] for number in COUNTS[len(view.players)].start_regions]
        return Candidates(tuple(region for region in starts if view.regions[region].start_of is None))
    return candidates_of(audience)


def candidates_of(audience: Audience) -> Candidates:
    """Find the regions and sections among the reader's choices; a Unit is chosen where it stands."""
    if audience.reader is None:
        return NOTHING
    meant = {_place(choice) for choice in audience.choices}
    return Candidates(
        tuple(region for region in REGIONS if region in meant),
        tuple(section for section in SECTIONS if section in meant),
    )


def _place(choice: str) -> str:
    """Find the place a choice leads to: of a way it is the end.

    >>> _place("spearman.r01.r07"), _place("ship.n12"), _place("end")
    ('r07', 'n12', '')
    """
    named = [part for part in choice.split(".") if part in REGIONS or part in SECTIONS]
    return named[-1] if named else ""


def lit(candidates: Candidates, where: Place) -> Iterator[Lit]:
    """Light the regions that may be chosen."""
    for region in candidates.regions:
        if region in where.shown:
            yield Lit(shore_in(where, region), FRAME * where.k)


def ringed(candidates: Candidates) -> Iterator[Sprite]:
    """Ring the sections that may be chosen, in units of the map."""
    for section in candidates.sections:
        yield Sprite("mooring", evenly(LINES[section], 1)[len(evenly(LINES[section], 1)) // 2], RING)
