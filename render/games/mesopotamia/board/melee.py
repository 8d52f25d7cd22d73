"""A region with three parties or more: on the map they are numbers, so in the north-east all their figures stand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board import frame
from render.games.mesopotamia.board.parties import Party, parties_in
from render.games.mesopotamia.board.plates import Plate, plate
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import SMALLEST
from render.picture.type import fit

CROWDED = 3
"""So many parties have no room for their signs on the map."""
PAD, HEADING, LINE, GAP = 12.0, 40.0, 41.0, 4.0
SWORDS = 38.0


def melee(view: MesopotamiaView, audience: Audience, box: Box = frame.PARTIES) -> Iterator[Card | Label | Sprite]:
    """Lay out the first such region: its name, and a plate for each party; nothing if there is none."""
    region = next((region for region, now in view.regions.items() if len(parties_in(now)) >= CROWDED), None)
    if region is None:
        return
    yield from panel(box)
    left, top, right, _ = box[0] + PAD, box[1] + 9, box[2] - PAD, box[3]
    yield Sprite("crossed_swords", (left + SWORDS / 2, top + HEADING / 2), SWORDS)
    name, size = fit(audience.say(f"region-{region}"), "serif", 38, right - left - SWORDS - 8, SMALLEST)
    yield Label(name, (left + SWORDS + 8, top + HEADING / 2), size, "serif", anchor="left")
    for n, line in enumerate(_lines(parties_in(view.regions[region]), right - left)):
        x, y = left, top + HEADING + LINE / 2 + n * (LINE + GAP)
        for each in line:
            yield from each.shapes((x + each.width / 2, y))
            x += each.width + GAP


def _lines(parties: list[Party], room: float) -> list[list[Plate]]:
    """Part the parties into two lines, so that the larger ones have most room."""
    largest = sorted(parties, key=lambda party: -len(party.figures))
    above, below = largest[: len(largest) // 2], largest[len(largest) // 2 :]
    return [
        [plate(party, (room - GAP * (len(line) - 1)) / len(line), LINE) for party in line] for line in (above, below)
    ]
