"""The whole board of Assyria as a scene."""

from __future__ import annotations

from engine.assyria.data import COUNTS
from engine.assyria.view import AssyriaView
from render.games.assyria.board.assur import assur, visitors
from render.games.assyria.board.candidates import Candidates, candidates_of
from render.games.assyria.board.changes import changes_of
from render.games.assyria.board.counters import counters
from render.games.assyria.board.draft import draft
from render.games.assyria.board.expansion_cards import expansion_cards
from render.games.assyria.board.frame import FIELDS, FRAMES, GROUND_BOX
from render.games.assyria.board.header import header
from render.games.assyria.board.key import key
from render.games.assyria.board.market import market
from render.games.assyria.board.pieces import pieces
from render.games.assyria.board.strips import strips
from render.games.assyria.board.tracks import track_cells
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Ground, Scene


def _candidates(view: AssyriaView, audience: Audience) -> Candidates:
    """Find what the reader may choose; free starting spaces are shown to all, as they are printed on a board. A2.8"""
    players = len(view.players)
    if view.phase == "setup" and not view.passed_on and any(not view.players[seat].sites for seat in audience.waiting):
        free = tuple(hex_id for hex_id in COUNTS[players].start_hexes if view.hexes[hex_id].seat is None)
        return Candidates(free)
    return candidates_of(audience, players)


def board(view: AssyriaView, audience: Audience) -> Scene:
    """Lay the board out: land and panels stay, what the players do goes over them."""
    players = len(view.players)
    field, frame = FIELDS[players], FRAMES[players]
    boxes = (frame.market, frame.expansion, frame.assur, frame.tracks, frame.key)
    return Scene(
        height=frame.height,
        base=(
            Ground(f"assyria-{players}", GROUND_BOX[players]),
            *(card for box in boxes for card in panel(box)),
            *(() if view.passed_on else assur(audience, frame)),
        ),
        over=(
            *header(view, audience),
            *pieces(view, changes_of(audience.since), field, _candidates(view, audience)),
            *counters(view, frame),
            *market(view, audience, frame),
            *expansion_cards(view, audience, frame),
            *(draft(view, audience, frame) if view.passed_on else visitors(view, frame)),
            *track_cells(view, audience, frame),
            *strips(view, audience, frame),
            *key(view, audience, frame),
        ),
    )
