"""The whole board of Mesopotamia as a scene."""

from __future__ import annotations

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import candidates_in
from render.games.mesopotamia.board.draft import draft, in_draft
from render.games.mesopotamia.board.frame import FRAMES, GARDENS, MAP, TRACKS
from render.games.mesopotamia.board.gardens import gardens
from render.games.mesopotamia.board.header import header
from render.games.mesopotamia.board.key import events_key, strip_key, units_key
from render.games.mesopotamia.board.map import map_drawn
from render.games.mesopotamia.board.melee import melee
from render.games.mesopotamia.board.place import Place
from render.games.mesopotamia.board.strips import strips
from render.games.mesopotamia.board.tracks import tracks
from render.games.mesopotamia.board.trade import trade
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Scene

WHOLE = Place(MAP)
"""The map as it stands on the board."""


def board(view: MesopotamiaView, audience: Audience) -> Scene:
    """Lay the board out: land, panels and keys stay, what the players do goes over them."""
    sheet = FRAMES[len(view.players)]
    return Scene(
        height=sheet.height,
        base=(
            WHOLE.ground,
            *(card for box in (GARDENS, TRACKS, sheet.trade) for card in panel(box)),
            *units_key(audience),
            *events_key(audience),
            *(strip_key(audience, sheet.strip_key) if sheet.strip_key else ()),
        ),
        over=(
            *header(view, audience),
            *map_drawn(view, audience, WHOLE, candidates_in(view, audience)),
            *gardens(view, audience),
            *melee(view, audience),
            *tracks(view),
            *(draft(view, audience, sheet) if in_draft(view) else trade(view, sheet)),
            *strips(view, audience, sheet),
        ),
    )
