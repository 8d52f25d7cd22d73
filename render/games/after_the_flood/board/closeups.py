"""Close-ups, for one reader: Sumer enlarged, the own pieces among all others, and what can be traded where."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.after_the_flood.data import SUMER
from engine.after_the_flood.view import AfterTheFloodView
from engine.core.decision import Seat
from render.games.after_the_flood.board import geometry
from render.games.after_the_flood.board.changes import changes_of
from render.games.after_the_flood.board.frame import GAP, STRIP, TITLE, WHOLE, MapFrame
from render.games.after_the_flood.board.markets import HIGH, markets
from render.games.after_the_flood.board.names import printed
from render.games.after_the_flood.board.pieces import pieces
from render.games.after_the_flood.board.strips import strip
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Drawn, Label, Scene, Sprite
from render.picture.theme import KEY_FACT, PAPER, WIDTH


def sumer(view: AfterTheFloodView, audience: Audience) -> Scene:
    """Show the nine areas of Sumer, half as large again."""
    part = _around([geometry.AREAS[area].polygon for area in SUMER])
    down = (part[3] - part[1]) * geometry.ASPECT / (part[2] - part[0]) * WIDTH
    frame = MapFrame((0, TITLE, WIDTH, TITLE + down), part)
    return Scene(
        height=round(TITLE + down),
        base=tuple(_inside(printed(audience, frame), frame.box)),
        over=(
            *_inside(pieces(view, changes_of(audience.since), audience, frame), frame.box),
            *_title("closeup-sumer", audience),
        ),
    )


def mine(view: AfterTheFloodView, audience: Audience, seat: Seat | None) -> Scene:
    """Show a player's own pieces strongly and all others pale, with the own strip."""
    owner = view.order[0] if seat is None else seat
    shapes = (_for(shape, owner) for shape in pieces(view, changes_of(()), audience))
    below = WHOLE.box[3] + GAP
    return Scene(
        height=round(below + STRIP + GAP),
        base=tuple(printed(audience)),
        over=(*_title("closeup-mine", audience), *shapes, *strip(view, audience, owner, below)),
    )


def trade(view: AfterTheFloodView, audience: Audience, seat: Seat | None) -> Scene:
    """List the markets with who trades there, and the goods with what is left of them and what pays for them."""
    top = float(TITLE + GAP)
    shapes = (*_title("closeup-trade", audience), *markets(view, audience, seat, top))
    return Scene(height=round(top + HIGH + GAP), base=(), over=shapes)


def _title(key: str, audience: Audience) -> Iterator[Card | Label]:
    yield Card((0, 0, WIDTH, TITLE), PAPER, radius=0)
    yield Label(audience.say(key), (24, TITLE / 2), KEY_FACT + 2, "serif", anchor="left")


def _around(polygons: list[tuple[tuple[float, float], ...]], margin: float = 0.02) -> Box:
    points = [point for polygon in polygons for point in polygon]
    across, down = [x for x, _ in points], [y for _, y in points]
    return (min(across) - margin, min(down) - margin, max(across) + margin, max(down) + margin)


def _inside(shapes: Iterable[Drawn], box: Box) -> Iterator[Drawn]:
    """Leave out what stands outside a box, or so near its edge that it would be cut."""
    for shape in shapes:
        if isinstance(shape, Label | Sprite):
            x, y = shape.at
            room = 60 if isinstance(shape, Label) else shape.size * 0.6 + 6
            if not (box[0] + room < x < box[2] - room and box[1] + room < y < box[3] - room):
                continue
        yield shape


def _for(shape: Drawn, owner: Seat) -> Drawn:
    """Make what belongs to others pale."""
    if isinstance(shape, Sprite) and shape.seat is not None and shape.seat != owner:
        return Sprite(shape.kind, shape.at, shape.size, shape.seat, shape.text, faded=True)
    return shape
