"""What a combat has cost, where Units may flee to, and what is fought next. M16.6, M16.26, M16.31"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from engine.mesopotamia.combat.combat import ROLES, Role
from engine.mesopotamia.content.map import REGIONS
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.fighters import has_bid, party
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part, line_of
from render.games.mesopotamia.board.parties import parties_in
from render.games.mesopotamia.board.plates import plate
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Label, Sprite
from render.picture.theme import LAPIS, MUTED, SMALLEST, WHITE
from render.picture.type import fit, measure

ROW, PAD, WORDS = 84.0, 28.0, 40.0
HERE = (0.0, 0.0)
RETREAT = "retreat"
"""The kind of question by which it is chosen where a Unit flees to."""
BEGIN, END = LEFT + PAD, RIGHT - PAD


def combat_after(
    view: MesopotamiaView, audience: Audience, combats: Sequence[CombatView], top: float
) -> tuple[list[Drawn], float]:
    """Lay out rows below the first combat, as many as there is something to say, and say where they end."""
    first, *others = combats
    rows: list[Callable[[float], Iterator[Card | Label | Sprite]]] = [
        partial(losses, first),
        partial(_refuges, audience),
        partial(_third, view, audience, first),
        *(partial(_next, view, audience, combat) for combat in others),
    ]
    shapes: list[Drawn] = []
    for row in rows:
        if said := list(row(top + ROW / 2)):
            shapes += [*panel((LEFT, top, RIGHT, top + ROW)), *said]
            top += ROW + GAP
    return shapes, top


def losses(combat: CombatView, y: float) -> Iterator[Label | Sprite]:
    """Units of each party that are lost or have fled, below their party."""
    if not combat.lost and not combat.fled:
        return
    for role, x in zip(ROLES, (BEGIN, (LEFT + RIGHT) / 2 + 12), strict=True):
        yield from line_of(_gone(combat, role), (x, y))


def _gone(combat: CombatView, role: Role) -> list[Part]:
    seat, parts = party(combat, role), list[Part]()
    for units, mark in ((combat.lost, "fewer"), (combat.fled, "flees")):
        kinds = [unit.kind for unit in units if unit.role == role]
        for kind in dict.fromkeys(kinds):
            count = kinds.count(kind)
            parts += [str(count)] if count > 1 else []
            parts += [Sprite("fallen", HERE, 66, seat, kind) if mark == "fewer" else Sprite(f"{kind}_sign", HERE, 44)]
        if kinds and mark == "flees":
            parts += [Sprite("flees", HERE, 38)]
    return parts


def _refuges(audience: Audience, y: float) -> Iterator[Card | Label | Sprite]:
    """The regions the reader may choose from, if asked where a Unit flees to. M16.31"""
    regions = [each for each in audience.choices if each in REGIONS] if RETREAT in audience.asked else []
    if not regions:
        return
    yield Sprite("flees", (BEGIN + 20, y), 44)
    x = BEGIN + 58
    for region in regions:
        name = audience.say(f"region-{region}")
        wide = measure(name, "serif", SMALLEST) + 24
        if x + wide > END:
            return
        yield Card((x, y - 28, x + wide, y + 28), WHITE, LAPIS, 3, 12)
        yield Label(name, (x + wide / 2, y), SMALLEST, "serif")
        x += wide + 10


def _third(view: MesopotamiaView, audience: Audience, combat: CombatView, y: float) -> Iterator[Card | Label | Sprite]:
    """Those in the region who fight whoever is left there. M16.6"""
    fighting = [party(combat, role) for role in ROLES]
    others = [each for each in parties_in(view.regions[combat.region]) if each.seat not in fighting and each.fighters]
    if not others:
        return
    then = audience.say("picture-then")
    yield Label(then, (BEGIN, y), WORDS, fill=MUTED, anchor="left")
    x = BEGIN + measure(then, "sans", WORDS) + 18
    for each in others:
        shown = plate(each, 200, 54)
        yield from shown.shapes((x + shown.width / 2, y))
        x += shown.width + 10
    said, size = fit(audience.say("picture-against-left"), "sans", WORDS, END - x - 8, SMALLEST)
    yield Label(said, (x + 8, y), size, anchor="left")


def _next(view: MesopotamiaView, audience: Audience, combat: CombatView, y: float) -> Iterator[Label | Sprite]:
    """Another combat: where, between whom, and a tick if the reader has given the bid for it."""
    then = audience.say("picture-also")
    yield Label(then, (BEGIN, y), WORDS, fill=MUTED, anchor="left")
    x = BEGIN + measure(then, "sans", WORDS) + 18
    name = audience.say(f"region-{combat.region}")
    yield Label(name, (x, y), WORDS, "serif", anchor="left")
    marks = [_mark(combat, role) for role in ROLES]
    parts: list[Part] = [marks[0], Sprite("crossed_swords", HERE, 40, flat=True), marks[1]]
    if audience.reader is not None and has_bid(view, audience, combat, audience.reader):
        parts.append(Sprite("done", HERE, 40))
    yield from line_of(parts, (x + measure(name, "serif", WORDS) + 24, y))


def _mark(combat: CombatView, role: Role) -> Sprite:
    seat = party(combat, role)
    return Sprite("tribe_sign", HERE, 44) if seat is None else Sprite("badge", HERE, 46, seat)
