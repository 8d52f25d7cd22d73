"""A region with three parties or more: on the map they are numbers, so in the north-east all their figures stand."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board import frame
from render.games.mesopotamia.board.parties import Party, parties_in
from render.games.mesopotamia.board.plates import Item, Plate, chip
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import SMALLEST
from render.picture.type import fit

CROWDED = 3
"""So many parties have no room for their signs on the map."""
PAD, HEADING, LINE, GAP = 12.0, 38.0, 42.0, 4.0
LINES, SIGN, SWORDS = 2, 30.0, 38.0
"""How many lines of plates there are, and sizes of signs."""


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
    """Set plates into two lines: with a sign for each figure if they fit, else for each kind, else numbers alone."""
    figures = [_plate(party, tuple((kind, 0) for kind in party.figures)) for party in parties]
    kinds = [_plate(party, tuple((kind, n if n > 1 else 0) for kind, n in party.counts)) for party in parties]
    numbers = [chip(party) for party in parties]
    parted = (_parted(plates, room) for plates in (figures, kinds, numbers))
    return next((lines for lines in parted if len(lines) <= LINES), _parted(numbers, room)[:LINES])


def _plate(party: Party, items: tuple[Item, ...]) -> Plate:
    return Plate(party, SIGN, 0 if party.seat is None else SIGN + 2, (items,))


def _parted(plates: list[Plate], room: float) -> list[list[Plate]]:
    """Begin a new line wherever the next plate does not fit, the widest plates first."""
    lines: list[list[Plate]] = []
    for each in sorted(plates, key=lambda plate: -plate.width):
        fits = (line for line in lines if sum(one.width + GAP for one in line) + each.width <= room)
        line = next(fits, None)
        if line is None:
            lines.append([each])
        else:
            line.append(each)
    return lines
