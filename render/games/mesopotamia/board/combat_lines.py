"""The lines of a battle: front Units face each other with their totals and what would come of it. M16.21-M16.28"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from engine.mesopotamia.combat.combat import ROLES, Combatant, Role
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.combat_card import CARD, CHIP, combat_card, undrawn_card, waiting_card
from render.games.mesopotamia.board.combat_outcome import MIDDLE, foresee, outcome, outlook
from render.games.mesopotamia.board.fighters import OTHER, fighter, fighters, party, unbid_role, winner_of_ties
from render.picture.panel import panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import CREAM, LAPIS, WIDTH

PAD, GAP = 22.0, 12.0
"""Room inside a panel, and between cards."""
COLUMNS, BEHIND = 2, 2
"""Cards a row of each party before lines are arranged, and Units that fit behind the front as cards."""
CHIPS = 6
"""How many small ones there is room for; the last one stands for all the others."""


class _Queue(msgspec.Struct, frozen=True):
    """The Units of a party in a line, the front one first."""

    role: Role
    units: tuple[Combatant, ...]


def lines_height(combat: CombatView) -> float:
    """How high the lines are, or the cards of both parties before they are arranged."""
    if combat.lines:
        return len(combat.lines) * (CARD[1] + 2 * PAD + 6) - 6
    rows = max(-(-len(fighters(combat, role)) // COLUMNS) for role in ROLES)
    return rows * (CARD[1] + GAP) - GAP + 2 * PAD


def combat_lines(view: MesopotamiaView, combat: CombatView, box: Box) -> Iterator[Drawn]:
    """Lay out a panel a line; without lines, one for all."""
    if not combat.lines:
        yield from panel(box)
        for role in ROLES:
            yield from _unarranged(combat, role, box, hidden=role == unbid_role(view, combat))
        return
    units, present = {unit.id: fighter(unit) for unit in combat.units}, _present(combat)
    for n, line in enumerate(combat.lines):
        top = box[1] + n * (CARD[1] + 2 * PAD + 6)
        place = (box[0], top, box[2], top + CARD[1] + 2 * PAD)
        sides = {"attacker": line.attackers, "defender": line.defenders}
        queues = [_Queue(role, tuple(units[each] for each in sides[role] if each in units)) for role in ROLES]
        yield from _line(view, combat, queues, place, str(n + 1), n == present)


def _present(combat: CombatView) -> int | None:
    """Find the line that is being fought: the first in which both parties are left. M16.23"""
    open_lines = (n for n, line in enumerate(combat.lines) if line.attackers and line.defenders)
    return next(open_lines, None) if combat.stage == "fights" else None


def _unarranged(combat: CombatView, role: Role, box: Box, *, hidden: bool) -> Iterator[Card | Label | Sprite]:
    """Cards of a party from the outside inward, with what counts against any of the others.

    Those of a side that does not bid are drawn later: until then they lie face down. M17.29
    """
    against = fighters(combat, OTHER[role])
    for n, unit in enumerate(fighters(combat, role)):
        across = PAD + (n % COLUMNS) * (CARD[0] + GAP)
        left = box[0] + across if role == "attacker" else box[2] - across - CARD[0]
        corner = (left, box[1] + PAD + (n // COLUMNS) * (CARD[1] + GAP))
        if hidden and not unit.card:
            yield from undrawn_card(unit, party(combat, role), corner)
        else:
            yield from combat_card(unit, party(combat, role), corner, against, now=False)


def _line(
    view: MesopotamiaView, combat: CombatView, queues: Sequence[_Queue], box: Box, number: str, now: bool
) -> Iterator[Drawn]:
    yield from panel(box)
    top = box[1]
    attackers, defenders = queues[0].units, queues[1].units
    for queue, others in zip(queues, (defenders, attackers), strict=True):
        yield from _queue(combat, queue, others[:1], top + PAD, now)
    if attackers and defenders:
        foreseen = foresee(attackers[0], defenders[0], winner_of_ties(view, combat))
        reacts = unbid_role(view, combat)
        middle = top + PAD + CARD[1] / 2
        if reacts is None:
            yield from outcome(combat, foreseen, middle, now)
        else:
            yield from outlook(foreseen, reacts, middle, now)
    yield Card((WIDTH / 2 - 29, top + 8, WIDTH / 2 + 29, top + 54), LAPIS, radius=8)
    yield Label(number, (WIDTH / 2, top + 31), 38, "number", CREAM)


def _queue(
    combat: CombatView, queue: _Queue, against: Sequence[Combatant], top: float, now: bool
) -> Iterator[Card | Label | Sprite]:
    """The front Unit beside the middle, one behind it as a card too, several as small ones."""
    seat, outward = party(combat, queue.role), -1 if queue.role == "attacker" else 1
    units = queue.units[:1] if len(queue.units) > BEHIND else queue.units
    edge = WIDTH / 2 + outward * MIDDLE / 2
    for n, unit in enumerate(units):
        left = edge if outward > 0 else edge - CARD[0]
        yield from combat_card(unit, seat, (left, top), against, now=now and n == 0)
        edge += outward * (CARD[0] + GAP)
    behind = queue.units[len(units) :]
    for n, unit in enumerate(behind[:CHIPS]):
        column, row = divmod(n, 3)
        x = edge + outward * column * (CHIP[0] + 8)
        more = len(behind) - CHIPS + 1 if n == CHIPS - 1 and len(behind) > CHIPS else 0
        corner = (x if outward > 0 else x - CHIP[0], top + row * (CHIP[1] + 8))
        yield from waiting_card(unit, seat, corner, more)
