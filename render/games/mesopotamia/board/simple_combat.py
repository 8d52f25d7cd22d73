"""The Units of a simple combat: each kind has a value, and the sum with the bid decides. M16.50, M16.51"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.combat.combat import ROLES, Role
from engine.mesopotamia.content.empires import UNITS
from engine.mesopotamia.view.combats import CombatView
from render.games.mesopotamia.board.combat_card import colour_of, ink_of
from render.games.mesopotamia.board.fighters import fighters, party
from render.picture.panel import across, inside, panel
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import INK

SIMPLE = 190.0
"""Height of both parties."""
UNIT, TOTAL = (76.0, 104.0), 120.0
"""Width and height of a Unit, and room for the sum."""


def simple_combat(combat: CombatView, box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out the Units of both parties with their values, and the sum with what was bid, if that is known."""
    yield from panel(box)
    for role, place in zip(ROLES, across(inside(box, 20), 2, 20), strict=True):
        yield from _party(combat, role, place)


def _party(combat: CombatView, role: Role, box: Box) -> Iterator[Card | Label | Sprite]:
    seat, units = party(combat, role), fighters(combat, role)
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    wide = min(UNIT[0], (right - left - TOTAL) / max(1, len(units)) - 6)
    for n, unit in enumerate(units):
        x = left + n * (wide + 6)
        yield Card((x, middle - UNIT[1] / 2, x + wide, middle + UNIT[1] / 2), colour_of(seat), INK, 2, 12)
        yield Sprite(unit.kind, (x + wide / 2, middle - 22), min(46.0, wide - 8), seat)
        yield Label(str(UNITS[unit.kind].simplified_value), (x + wide / 2, middle + 30), 38, "number", ink_of(seat))
    worth = sum(UNITS[unit.kind].simplified_value for unit in units) + sum(combat.bids.get(role, {}).values())
    yield Label(f"= {worth}", (right - 6, middle), 50, "number", anchor="right")
