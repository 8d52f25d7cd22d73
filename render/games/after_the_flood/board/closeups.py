"""Close-ups, for one reader: Sumer enlarged, the areas with own pieces, and what can be traded where."""

from __future__ import annotations

from collections.abc import Iterator

from engine.after_the_flood.data import SUMER
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat
from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.changes import changes_of
from render.games.after_the_flood.board.extract import around
from render.games.after_the_flood.board.frame import GAP, STRIP, TITLE, WHOLE, MapFrame
from render.games.after_the_flood.board.markets import HIGH, markets
from render.games.after_the_flood.board.names import ground, printed, printed_in
from render.games.after_the_flood.board.own_areas import holdings, land, own_areas, tiles
from render.games.after_the_flood.board.pieces import pieces
from render.games.after_the_flood.board.strips import strip
from render.picture.audience import Audience
from render.picture.scene import Card, Drawn, Label, Scene, Veil
from render.picture.theme import KEY_FACT, PAPER, WIDTH

BEYOND = 0.02
"""Land to be seen around Sumer, as a part of the map's width."""


def sumer(view: AfterTheFloodView, audience: Audience) -> Scene:
    """Show the nine areas of Sumer, half as large again; their neighbours, most of them cut, lie under a veil."""
    part = around([point for area in SUMER for point in geometry.AREAS[area].polygon], BEYOND)
    down = (part[3] - part[1]) * geometry.ASPECT / (part[2] - part[0]) * WIDTH
    frame = MapFrame((0, TITLE, WIDTH, TITLE + down), part)
    areas = [area for name, area in geometry.AREAS.items() if name in SUMER]
    return Scene(
        height=round(TITLE + down),
        base=(
            ground(frame),
            Veil(frame.box, tuple(frame.places(area.polygon) for area in areas)),
            *(shape for area in areas for shape in printed_in(area, audience, frame)),
        ),
        over=(
            *pieces(view, changes_of(audience.since), audience, frame, frozenset(SUMER)),
            *_title("closeup-sumer", audience),
        ),
    )


def mine(view: AfterTheFloodView, audience: Audience, seat: Seat | None) -> Scene:
    """Show where a player has something, each area enlarged, with the own strip; the whole map if that is nowhere."""
    owner, changes = view.order[0] if seat is None else seat, changes_of(audience.since)
    areas = tiles(own_areas(view, changes, owner), TITLE + GAP)
    if not areas:
        below = WHOLE.box[3] + GAP
        base: tuple[Drawn, ...] = tuple(printed(audience))
        over: tuple[Drawn, ...] = tuple(pieces(view, changes, audience))
    else:
        below = max(frame.box[3] for frame in areas.values()) + GAP
        base, over = tuple(land(areas)), tuple(holdings(view, changes, areas, audience, owner))
    return Scene(
        height=round(below + STRIP + GAP),
        base=base,
        over=(*over, *_title("closeup-mine", audience), *strip(view, audience, owner, below)),
    )


def trade(view: AfterTheFloodView, audience: Audience, seat: Seat | None) -> Scene:
    """List the markets with who trades there, and the goods with what is left of them and what pays for them."""
    top = float(TITLE + GAP)
    shapes = (*_title("closeup-trade", audience), *markets(view, audience, seat, top))
    return Scene(height=round(top + HIGH + GAP), base=(), over=shapes)


def _title(key: str, audience: Audience) -> Iterator[Card | Label]:
    yield Card((0, 0, WIDTH, TITLE), PAPER, radius=0)
    yield Label(audience.say(key), (24, TITLE / 2), KEY_FACT + 2, "serif", anchor="left")
