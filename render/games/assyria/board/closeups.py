"""Close-ups, for one reader: the land around the own pieces with what may be chosen, what feeds whom, all names."""

from __future__ import annotations

from collections.abc import Iterator

from engine.assyria.data import neighbours
from engine.assyria.view import AssyriaView
from engine.core.decision import Seat
from render.games.assyria.board.candidates import Candidates, candidates_of
from render.games.assyria.board.changes import changes_of
from render.games.assyria.board.extract import Extract, extract
from render.games.assyria.board.food_table import HIGH, food_table
from render.games.assyria.board.frame import FRAMES, GAP, HEADER, LEFT, RIGHT
from render.games.assyria.board.legend import picture_key
from render.games.assyria.board.names import SMALL
from render.games.assyria.board.pieces import pieces
from render.games.assyria.board.strips import strip
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Label, Scene
from render.picture.theme import KEY_FACT, SMALLEST

CLOSEUPS = ("mine", "food", "names", "key")
"""What can be looked at closely, by the key of its words: `closeup-mine`."""
TOP = HEADER[3] + 10
"""Where the land begins."""


def closeup(name: str, view: AssyriaView, audience: Audience, seat: Seat | None) -> Scene:
    """Lay a close-up out; who does not play has no part of the land and sees all of it."""
    candidates = candidates_of(audience, len(view.players))
    if name == "key":
        return picture_key(view, audience)
    if name == "food":
        return _food(view, audience, seat)
    if name == "mine" and seat is not None:
        return _mine(view, audience, seat, candidates)
    return _names(view, audience, candidates)


def _mine(view: AssyriaView, audience: Audience, seat: Seat, candidates: Candidates) -> Scene:
    """Show a player's part of the land, and below it the own strip with the cards."""
    part = extract(len(view.players), around(view, seat, candidates) or view.hexes, TOP)
    below = part.box[3] + GAP
    strip_box = (LEFT, below, RIGHT, below + FRAMES[len(view.players)].strip)
    return Scene(
        height=round(strip_box[3] + GAP),
        base=(part.ground,),
        over=(
            *_land(view, audience, part, candidates),
            *_title("closeup-mine", audience),
            *strip(view, audience, seat, strip_box),
        ),
    )


def _food(view: AssyriaView, audience: Audience, seat: Seat | None) -> Scene:
    """Show what a player has to feed and what with."""
    table = food_table(view, audience, seat, TOP)
    return Scene(height=round(TOP + HIGH + GAP), base=(), over=(*_title("closeup-food", audience), *table))


def _names(view: AssyriaView, audience: Audience, candidates: Candidates) -> Scene:
    """Show all land with names that can be read."""
    part = extract(len(view.players), view.hexes, TOP)
    return Scene(
        height=round(part.box[3]),
        base=(part.ground,),
        over=(*_land(view, audience, part, candidates), *_title("closeup-names", audience)),
    )


def around(view: AssyriaView, seat: Seat, candidates: Candidates) -> set[str]:
    """Find the hexes a player cares for: own pieces, or where the first may be, those next to them, and candidates."""
    near = neighbours(len(view.players))
    own = [hex_id for hex_id, now in view.hexes.items() if now.seat == seat] or candidates.hexes
    return {*own, *candidates.named, *(other for hex_id in own for other in near[hex_id])}


def _land(view: AssyriaView, audience: Audience, part: Extract, candidates: Candidates) -> Iterator[Drawn]:
    names = max(SMALLEST, SMALL * part.field.k)
    yield from pieces(view, changes_of(audience.since), part.field, candidates, names, part.box)


def _title(key: str, audience: Audience) -> Iterator[Card | Label]:
    yield from panel(HEADER)
    middle = (HEADER[1] + HEADER[3]) / 2 - 3
    yield Label(audience.say(key), (HEADER[0] + 22, middle), KEY_FACT, "serif", anchor="left")
