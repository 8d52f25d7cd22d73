"""Three parts of the map, each as two sectors below each other, nearly twice as large as on the board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import candidates_in
from render.games.mesopotamia.board.closeup_title import TITLE, closeup_title
from render.games.mesopotamia.board.enlarged import drawn_there, enlarged, land
from render.games.mesopotamia.board.place import Place
from render.picture.audience import Audience
from render.picture.scene import Card, Drawn, Label, Scene
from render.picture.theme import LAPIS, PAPER, WIDTH

PARTS: dict[str, tuple[tuple[int, ...], ...]] = {
    "north": ((2,), (5,)),
    "middle": ((1, 0), (3,)),
    "south": ((6,), (4,)),
}
"""Which sectors are shown together, those in the west first; sector 0 is Nippur alone."""
HEADING, WORDS = 58.0, 40.0


def part(name: str, view: MesopotamiaView, audience: Audience) -> Scene:
    """Lay out a part of the map: its sectors have the names that lists of regions have."""
    base: list[Drawn] = []
    over: list[Drawn] = []
    places = shown_in(name)
    for sectors, where in zip(PARTS[name], places, strict=True):
        base += [*land(where), *_heading(audience.say(f"group-sector-{sectors[0]}"), where.box[1] - HEADING)]
        over += drawn_there(view, audience, where, candidates_in(view, audience))
    return Scene(height=round(places[-1].box[3]), base=tuple(base), over=(*closeup_title(name, audience), *over))


def shown_in(name: str) -> list[Place]:
    """Find the places of the map that a part shows, below each other, each with room for its heading."""
    found: list[Place] = []
    for sectors in PARTS[name]:
        top = found[-1].box[3] if found else TITLE
        found.append(enlarged(_regions(sectors), top + HEADING))
    return found


def regions_in(name: str) -> list[str]:
    """List the regions that a part shows."""
    return [region for sectors in PARTS[name] for region in _regions(sectors)]


def _regions(sectors: tuple[int, ...]) -> list[str]:
    return [region for region, printed in REGIONS.items() if printed.sector in sectors]


def _heading(words: str, top: float) -> Iterator[Card | Label]:
    yield Card((0, top, WIDTH, top + HEADING), PAPER, radius=0)
    yield Label(words, (24, top + HEADING / 2), WORDS, "serif", LAPIS, "left")
