"""The bids of a combat: sealed ones by who has given theirs, open ones row by row. M16.14-M16.18, M16.50"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.mesopotamia.combat.combat import ROLES, Role
from engine.mesopotamia.content.cards import ROWS, Row
from engine.mesopotamia.view.combats import CombatView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.combat_card import colour_of
from render.games.mesopotamia.board.fighters import OTHER, has_bid, party, unbid_role
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.picture.audience import Audience
from render.picture.panel import across, inside, panel
from render.picture.pen import tinted
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import MUTED, SMALLEST
from render.picture.type import fit

SEALED, OPEN, UNBID = 142.0, 184.0, 78.0
"""Height of sealed and of open bids, and of the line that says that there are none."""
HERE = (0.0, 0.0)
RULE = "#D9C48F"
FIRST = ("bids", "place")
"""Stages before the cards of a side that does not bid are drawn. M17.29"""


def bids_height(view: MesopotamiaView, combat: CombatView) -> float:
    """How high the panel of the bids is; below those of a simple combat nothing is placed. M16.50"""
    if not combat.bids and unbid_role(view, combat) is not None:
        return UNBID
    return OPEN if combat.bids and not view.simple_combat else SEALED


def combat_bids(
    view: MesopotamiaView, audience: Audience, combat: CombatView, box: Box
) -> Iterator[Card | Label | Sprite]:
    """Lay out the bids; before they are opened nobody sees more than who has sealed one. M20.1"""
    yield from panel(box)
    if not combat.bids and unbid_role(view, combat) is not None:
        yield from _unbid(audience, combat, box)
        return
    if not combat.bids:
        yield from _sealed(view, audience, combat, box)
    elif view.simple_combat:
        yield from _simple(audience, combat, inside(box, 12))
    else:
        yield from open_bids(audience, combat, ROWS, box)


def _unbid(audience: Audience, combat: CombatView, box: Box) -> Iterator[Label]:
    """Say that nobody bids: one places Phalanxes before the other's cards are seen, who then reacts. M17.28-M17.30"""
    said = audience.say("picture-unbid-place" if combat.stage in FIRST else "picture-unbid-reacts")
    words, size = fit(said, "sans", 40, box[2] - box[0] - 56, SMALLEST)
    yield Label(words, (box[0] + 28, (box[1] + box[3]) / 2), size, fill=MUTED, anchor="left")


def open_bids(audience: Audience, combat: CombatView, rows: Sequence[Row], box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out bids that lie open, row beside row."""
    for row, place in row_places(rows, box):
        if row != rows[0]:
            yield Card((place[0] - 10, place[1] + 6, place[0] - 8, place[3] - 6), RULE, radius=0)
        yield from _row(audience, combat, row, place)


def row_places(rows: Sequence[Row], box: Box) -> Iterator[tuple[Row, Box]]:
    """Part the panel of the bids into a place for each row."""
    return zip(rows, across(inside(box, 12), len(rows), 16), strict=True)


def _sealed(view: MesopotamiaView, audience: Audience, combat: CombatView, box: Box) -> Iterator[Label | Sprite]:
    """Say that bids are sealed, with a tick for each that has been given; and name the rows they are for."""
    below = (box[0] + 12, box[3] - 64, box[2] - 12, box[3] - 12)
    if view.simple_combat:
        yield from _simple_head(audience, (below[0] + 12, *below[1:]))
    for row, place in [] if view.simple_combat else zip(ROWS, across(below, len(ROWS), 16), strict=True):
        yield from row_named(audience, row, (place[0] + 12, place[1], place[2], place[3]))
    middle = box[1] + 44
    yield Label(audience.say("picture-sealed"), (box[0] + 28, middle), 40, fill=MUTED, anchor="left")
    x = box[2] - 40
    for role in reversed(ROLES):
        seat = party(combat, role)
        player = combat.tribe_player if seat is None else seat
        if player is not None:
            mark = ("done", 44.0) if has_bid(view, audience, combat, player) else ("die_place", 36.0)
            yield Sprite(mark[0], (x - 20, middle), mark[1])
        at = (x - 78, middle)
        yield Sprite("tribe_sign", at, 42) if seat is None else Sprite("badge", at, 46, seat)
        x -= 150


def _row(audience: Audience, combat: CombatView, row: Row, box: Box) -> Iterator[Card | Label | Sprite]:
    """The name of a row, and for each party its bid, and below it what it places or takes back."""
    left, top, right, _ = box
    yield from row_named(audience, row, box)
    for role, place in zip(ROLES, across((left, top + 56, right, box[3]), 2, 4), strict=True):
        yield from _bid(combat, role, row, place)


def row_named(audience: Audience, row: Row, box: Box) -> Iterator[Label | Sprite]:
    """Lay out the sign and the name of a row at the head of a box."""
    yield from _named(Sprite(row, HERE, 44), audience.say(f"row-{row}"), box)


def _named(sign: Sprite, name: str, box: Box) -> Iterator[Label | Sprite]:
    left, top, right, _ = box
    yield Sprite(sign.kind, (left + 26, top + 28), sign.size, flat=sign.flat)
    words, size = fit(name, "serif", 42, right - left - 60, SMALLEST)
    yield Label(words, (left + 56, top + 28), size, "serif", anchor="left")


def _simple(audience: Audience, combat: CombatView, box: Box) -> Iterator[Label | Sprite]:
    """What each party bid in a simple combat, all of which counts. M16.51"""
    left, top, right, bottom = box
    yield from _simple_head(audience, box)
    for role, place in zip(ROLES, across((left, top + 60, right, bottom), 2, 4), strict=True):
        parts = _whose_bid(combat, role, sum(combat.bids.get(role, {}).values()))
        middle = (place[0] + place[2] - length_of(parts)) / 2
        yield from line_of(parts, (middle, (place[1] + place[3]) / 2))


def _simple_head(audience: Audience, box: Box) -> Iterator[Label | Sprite]:
    """Say what the one bid does: a simple combat knows no Force, Tactics and Mobility. M16.50"""
    yield from _named(Sprite("phalanx", HERE, 44, flat=True), audience.say("picture-simple-bid"), box)


def _whose_bid(combat: CombatView, role: Role, bid: int) -> list[Part]:
    seat = party(combat, role)
    whose = Sprite("tribe_sign", HERE, 40) if seat is None else Sprite("badge", HERE, 42, seat, flat=True)
    return [whose, str(bid), Sprite("phalanx", HERE, 40, flat=True)]


def _bid(combat: CombatView, role: Role, row: Row, box: Box) -> Iterator[Card | Label | Sprite]:
    seat, bid = party(combat, role), combat.bids.get(role, {}).get(row, 0)
    other = combat.bids.get(OTHER[role], {}).get(row, 0)
    left, top, right, _ = box
    if bid > other:
        colour = colour_of(seat)
        yield Card((left, top, right - 4, top + 52), tinted(colour, 0.75), colour, 3, 12)
    parts = _whose_bid(combat, role, bid)
    yield from line_of(parts, (left + (right - 4 - left - length_of(parts)) / 2, top + 26))
    below: list[Part] = []
    if bid > other:
        below = [f"+{bid - other}", Sprite("placed", HERE, 36)]
    elif bid < other and bid // 2 and seat is not None:
        below = [Sprite("taken_back", HERE, 36), str(bid // 2)]
    if below:
        yield from line_of(below, (left + (right - 4 - left - length_of(below)) / 2, top + 80), number=38)
