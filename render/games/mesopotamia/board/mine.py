"""A player's part of the map: where own pieces stand, what lies around them, and what may be chosen now."""

from __future__ import annotations

from engine.core.decision import Seat
from engine.mesopotamia.content.map import REGIONS, SECTIONS
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import Candidates, candidates_in
from render.games.mesopotamia.board.closeup_title import TITLE, closeup_title
from render.games.mesopotamia.board.enlarged import drawn_there, enlarged, land
from render.games.mesopotamia.board.frame import FULL, GAP, LEFT, RIGHT
from render.games.mesopotamia.board.strips import strip
from render.picture.audience import Audience
from render.picture.scene import Drawn, Scene


def mine(view: MesopotamiaView, audience: Audience, seat: Seat | None) -> Scene:
    """Lay out a player's part, and the own strip below it; who does not play sees the whole map."""
    candidates = candidates_in(view, audience)
    where = enlarged((seat is not None and around(view, seat, candidates)) or REGIONS, TITLE)
    below: list[Drawn] = []
    bottom = where.box[3]
    if seat is not None:
        box = (LEFT, bottom + GAP, RIGHT, bottom + GAP + FULL)
        below, bottom = list(strip(view, audience, seat, box, full=True)), box[3] + LEFT
    return Scene(
        height=round(bottom),
        base=tuple(land(where)),
        over=(*closeup_title("mine", audience), *drawn_there(view, audience, where, candidates), *below),
    )


def around(view: MesopotamiaView, seat: Seat, candidates: Candidates) -> set[str]:
    """Find the regions a player cares for: with own pieces and those next to them, and what may be chosen."""
    own = {region for region, now in view.regions.items() if _has(view, region, seat)}
    afloat = [section for section, seats in view.ships.items() if seat in seats]
    beside = {
        each for section in (*afloat, *candidates.sections) for each in (SECTIONS[section].a, SECTIONS[section].b)
    }
    near = {other for region in own for other in REGIONS[region].adjacent}
    return {*own, *near, *beside, *candidates.regions}


def _has(view: MesopotamiaView, region: str, seat: Seat) -> bool:
    now = view.regions[region]
    is_there = any(army.side == seat and any(army.units.values()) for army in now.armies)
    return is_there or seat in (now.start_of, now.controller, now.settlement, now.wall)
