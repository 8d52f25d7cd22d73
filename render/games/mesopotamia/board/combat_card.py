"""A Combat card with its Unit: three rows, each with its worth and its slots. M16.11, M16.17"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import Combatant
from engine.mesopotamia.content.cards import COMBAT_CARDS, NO_CARD, ROWS
from engine.mesopotamia.content.empires import FIGHTERS
from render.games.mesopotamia.board.fighters import counts
from render.games.mesopotamia.board.plates import TRIBE
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import CREAM, HALO, INK, MUTED, PAPER, SEATS

CARD = (226.0, 262.0)
"""Width and height of a card."""
HEAD, RIM, LINE = 68.0, 7.0, "#DFCB98"
SIGN, SLOT, WORTH = 40.0, 28.0, 42.0
FEW, ALL = 30.0, 22.0
"""Size of the kinds over which Tactics count, and where they are all others: the sign between has to be seen. M16.11"""
UNKNOWN = "#E8D9B0"
"""The ground of a card that lies face down."""
CHIP = (112.0, 82.0)
"""Width and height of a Unit that waits behind others."""


def colour_of(seat: Seat | None) -> str:
    """Give the colour of a party; a Tribe is grey."""
    return TRIBE if seat is None else SEATS[seat].colour


def ink_of(seat: Seat | None) -> str:
    """Give the colour of what is written on it."""
    return CREAM if seat is None else SEATS[seat].on_it


def combat_card(
    unit: Combatant, seat: Seat | None, corner: tuple[float, float], against: Sequence[Combatant], now: bool
) -> Iterator[Card | Label | Sprite]:
    """Lay out a card; rows that do not count against those it meets are pale, that of the present fight shines."""
    (left, top), (wide, high) = corner, CARD
    box = (left, top, left + wide, top + high)
    if now:
        yield Card((left - 6, top - 6, left + wide + 6, top + high + 6), HALO, INK, 1.5, 20)
    yield Card(box, colour_of(seat), INK, 2, 16)
    yield from _head(unit, seat, box)
    yield Card((left + RIM, top + HEAD, left + wide - RIM, top + high - RIM), PAPER, radius=10)
    step = (high - HEAD - RIM) / len(ROWS)
    for n, row in enumerate(ROWS):
        y, pale = top + HEAD + step * (n + 0.5), not counts(unit, row, against)
        if n:
            yield Card((left + 16, y - step / 2 - 1, left + wide - 16, y - step / 2 + 1), LINE, radius=0)
        yield Sprite(row, (left + 36, y), SIGN - 2, faded=pale)
        yield Label(str(unit.value(row)), (left + 62, y), WORTH, "number", MUTED if pale else INK, "left")
        rows, filled = COMBAT_CARDS[unit.card] if unit.card else NO_CARD, unit.placed.get(row, 0)
        for place in range(rows.slots(row)):
            at = (left + 106 + place * (SLOT + 3), y)
            yield Sprite("placed" if place < filled else "slot", at, SLOT, faded=pale and place < filled)


def undrawn_card(unit: Combatant, seat: Seat | None, corner: tuple[float, float]) -> Iterator[Card | Label | Sprite]:
    """Lay out a Unit whose card is not drawn yet: nobody knows what it is worth. M17.29"""
    (left, top), (wide, high) = corner, CARD
    box = (left, top, left + wide, top + high)
    yield Card(box, colour_of(seat), INK, 2, 16)
    yield from _head(unit, seat, box)
    yield Card((left + RIM, top + HEAD, left + wide - RIM, top + high - RIM), UNKNOWN, radius=10)
    yield Label("?", (left + wide / 2, (top + HEAD + top + high - RIM) / 2), 110, "number", MUTED)


def _head(unit: Combatant, seat: Seat | None, box: Box) -> Iterator[Label | Sprite]:
    """Whose it is, which kind, and over which kinds its Tactics count."""
    left, top, right, _ = box
    middle, x = top + HEAD / 2 + 1, left + 14
    if seat is not None:
        yield Sprite("plate_badge", (x + 20, middle), 38, seat)
        x += 46
    yield Sprite(unit.kind, (x + 26, middle), 50, seat)
    over = COMBAT_CARDS[unit.card].advantage if unit.card else ()
    x, size = right - 12, FEW if len(over) < len(FIGHTERS) - 1 else ALL
    for kind in reversed(over):
        yield Sprite(kind, (x - size / 2, middle), size, seat)
        x -= size + 4
    if over:
        yield Label(">", (x, middle), 36, "number", ink_of(seat), "right")


def waiting_card(
    unit: Combatant, seat: Seat | None, corner: tuple[float, float], more: int = 0
) -> Iterator[Card | Label | Sprite]:
    """Lay out a Unit that waits behind others: its kind, Force, Tactics and Mobility; or how many more there are."""
    (left, top), (wide, high) = corner, CHIP
    yield Card((left, top, left + wide, top + high), colour_of(seat), INK, 2, 12)
    if more:
        yield Label(f"+{more}", (left + wide / 2, top + high / 2), 46, "number", ink_of(seat))
        return
    yield Sprite(unit.kind, (left + wide / 2, top + 24), 36, seat)
    said = "/".join(str(unit.value(row)) for row in ROWS)
    yield Label(said, (left + wide / 2, top + high - 22), 34, "number", ink_of(seat))
