"""The whole board of After the Flood as a scene."""

from __future__ import annotations

from engine.after_the_flood.view import AfterTheFloodView
from render.boards.after_the_flood import frame
from render.boards.after_the_flood.changes import changes_of
from render.boards.after_the_flood.corners import boxes, empires, one_way
from render.boards.after_the_flood.key import key
from render.boards.after_the_flood.names import printed
from render.boards.after_the_flood.pieces import pieces
from render.boards.after_the_flood.strips import strips
from render.boards.after_the_flood.title import title
from render.picture.scene import Scene
from render.picture.telling import Telling


def board(view: AfterTheFloodView, telling: Telling) -> Scene:
    """Lay the board out: what is printed stays, what the players do goes over it."""
    players = len(view.players)
    return Scene(
        height=frame.height(players),
        base=(*printed(telling), *boxes(telling), *one_way(telling), *key(telling, players)),
        over=(
            *title(view, telling),
            *empires(view, telling),
            *pieces(view, changes_of(telling.since), telling),
            *strips(view, telling),
        ),
    )
