"""What else belongs to a combat that is over: Units in no fight, losses of a simple combat, Rams that followed. M16"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.mesopotamia.combat.combat import ROLES, Combatant, Role
from engine.mesopotamia.events.battle import RamsFollowed
from render.games.mesopotamia.board.combat_after import BEGIN, PAD, ROW, WORDS, losses
from render.games.mesopotamia.board.combat_card import CHIP, waiting_card
from render.games.mesopotamia.board.fighters import party
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.games.mesopotamia.board.replayed import Replayed
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Label, Sprite
from render.picture.theme import MUTED, SMALLEST, WIDTH
from render.picture.type import fit

HERE = (0.0, 0.0)
FLEES = Sprite("flees", HERE, 40)
HEADING = 50.0
IN_A_ROW = 4
"""So many Units of each party stand beside each other."""


def past_after(audience: Audience, fought: Replayed, top: float) -> tuple[list[Drawn], float]:
    """Lay out rows, as many as there is something to say, and say where they end."""
    shapes: list[Drawn] = []
    if fought.idle:
        rows = max(-(-len(_idle(fought, role)) // IN_A_ROW) for role in ROLES)
        high = HEADING + rows * (CHIP[1] + 8) + 16
        shapes += [*panel((LEFT, top, RIGHT, top + high)), *_unfought(audience, fought, top)]
        top += high + GAP
    for row in (partial(losses, fought.combat), *(partial(_rams, audience, fled) for fled in fought.rams)):
        if said := list(row(top + ROW / 2)):
            shapes += [*panel((LEFT, top, RIGHT, top + ROW)), *said]
            top += ROW + GAP
    return shapes, top


def _idle(fought: Replayed, role: Role) -> list[Combatant]:
    return [unit for unit in fought.idle if unit.role == role]


def _unfought(audience: Audience, fought: Replayed, top: float) -> Iterator[Card | Label | Sprite]:
    """Units that were in no fight, below their party."""
    yield Label(audience.say("picture-unfought"), (BEGIN, top + HEADING / 2 + 8), WORDS, fill=MUTED, anchor="left")
    for role, begin in zip(ROLES, (BEGIN, WIDTH / 2 + PAD), strict=True):
        for n, unit in enumerate(_idle(fought, role)):
            row, column = divmod(n, IN_A_ROW)
            corner = (begin + column * (CHIP[0] + 8), top + HEADING + 6 + row * (CHIP[1] + 8))
            yield from waiting_card(unit, party(fought.combat, role), corner)


def _rams(audience: Audience, fled: RamsFollowed, y: float) -> Iterator[Label | Sprite]:
    """Rams that went with the last Unit that fled. M8.7"""
    count = [str(fled.rams)] if fled.rams > 1 else []
    parts: list[Part] = [Sprite("badge", HERE, 46, fled.seat), *count, Sprite("ram_sign", HERE, 46), FLEES]
    yield from line_of(parts, (BEGIN, y))
    x = BEGIN + length_of(parts) + 14
    name, size = fit(audience.say(f"region-{fled.region}"), "serif", WORDS, RIGHT - PAD - x, SMALLEST)
    yield Label(name, (x, y), size, "serif", anchor="left")
