"""The whole board of After the Flood as a scene."""

from __future__ import annotations

from engine.after_the_flood.view import AfterTheFloodView
from render.games.after_the_flood.board import frame
from render.games.after_the_flood.board.changes import changes_of
from render.games.after_the_flood.board.corners import boxes, decline, empires, one_way
from render.games.after_the_flood.board.key import goods_left, key
from render.games.after_the_flood.board.names import printed
from render.games.after_the_flood.board.pieces import pieces
from render.games.after_the_flood.board.strips import strips
from render.games.after_the_flood.board.title import title
from render.picture.audience import Audience
from render.picture.scene import Scene


def board(view: AfterTheFloodView, audience: Audience) -> Scene:
    """Lay the board out: what is printed stays, what the players do goes over it."""
    players = len(view.players)
    return Scene(
        height=frame.height(players),
        base=(*printed(audience), *boxes(audience), *one_way(audience), *key(view, audience)),
        over=(
            *title(view, audience),
            *empires(view, audience),
            *decline(view, audience),
            *pieces(view, changes_of(audience.since), audience),
            *strips(view, audience),
            *goods_left(view, audience),
        ),
    )
