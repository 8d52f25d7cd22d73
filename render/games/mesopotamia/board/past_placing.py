"""What was placed in a combat that is over: below each row of the bids, or by rows where nobody bids. M16.17, M17.28"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.decision import Seat
from engine.mesopotamia.combat.combat import ROLES
from engine.mesopotamia.content.cards import ROWS
from render.games.mesopotamia.board.combat_after import BEGIN, PAD, ROW, WORDS
from render.games.mesopotamia.board.combat_bids import RULE, row_named, row_places
from render.games.mesopotamia.board.fighters import party
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.line_of import Part, length_of, line_of
from render.games.mesopotamia.board.replayed import Replayed
from render.picture.audience import Audience
from render.picture.panel import across, panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import MUTED
from render.picture.type import measure

BELOW, UNBID, HEADING = 54.0, 176.0, 58.0
"""Room below the bids for what was placed; height of what was placed without bids, and of its heading."""
HERE = (0.0, 0.0)
NUMBER = 38.0


def placed_below(fought: Replayed, box: Box) -> Iterator[Label | Sprite]:
    """Say below each row which kinds of Units got how many Phalanxes, and how many found no slot. M16.17"""
    for row, (left, _, right, bottom) in row_places(ROWS, box):
        allotted = fought.allotted.get(row)
        if allotted is None:
            continue
        parts: list[Part] = []
        for kind, count in allotted.units.items():
            parts += [Sprite(f"{kind}_sign", HERE, 40), f"+{count}"]
        if allotted.lost:
            parts += [Sprite("fewer", HERE, 36, flat=True), str(allotted.lost)]
        yield from line_of(parts, (left + (right - left - length_of(parts, NUMBER)) / 2, bottom - 24), number=NUMBER)


def simple_bids(audience: Audience, fought: Replayed, top: float) -> tuple[list[Drawn], float]:
    """Say what each party bid in a simple combat, and what came back to the loser. M16.50, M16.53"""
    box: Box = (LEFT, top, RIGHT, top + ROW)
    said, y = audience.say("picture-bids"), top + ROW / 2
    begin = BEGIN + measure(said, "sans", WORDS) + 24
    shapes: list[Drawn] = [*panel(box), Label(said, (BEGIN, y), WORDS, fill=MUTED, anchor="left")]
    for role, x in zip(ROLES, (begin, (LEFT + RIGHT) / 2 + PAD), strict=True):
        seat, bid = party(fought.combat, role), sum(fought.combat.bids.get(role, {}).values())
        parts: list[Part] = [_mark(seat), str(bid), Sprite("phalanx", HERE, 44, flat=True)]
        if role != fought.winner and seat is not None and bid // 2:
            parts += ["", Sprite("taken_back", HERE, 36), str(bid // 2)]
        shapes += line_of(parts, (x, y))
    return shapes, box[3] + GAP


def _mark(seat: Seat | None) -> Sprite:
    return Sprite("tribe_sign", HERE, 40) if seat is None else Sprite("badge", HERE, 42, seat, flat=True)


def placed_unbid(audience: Audience, fought: Replayed, top: float) -> tuple[list[Drawn], float]:
    """Say that nobody bid, and how many Phalanxes each party placed on which row. M17.28, M17.30"""
    box: Box = (LEFT, top, RIGHT, top + UNBID)
    said = Label(audience.say("picture-unbid"), (LEFT + 28, top + 12 + HEADING / 2 - 4), 38, fill=MUTED, anchor="left")
    shapes: list[Drawn] = [*panel(box), said]
    for row, place in row_places(ROWS, (LEFT, top + HEADING - 8, RIGHT, box[3])):
        if row != ROWS[0]:
            shapes.append(Card((place[0] - 10, place[1] + 6, place[0] - 8, place[3] - 6), RULE, radius=0))
        shapes += row_named(audience, row, place)
        for role, (left, _, right, bottom) in zip(ROLES, across(place, 2, 4), strict=True):
            seat, count = party(fought.combat, role), fought.placed.get(role, {}).get(row, 0)
            parts: list[Part] = [_mark(seat), f"+{count}", Sprite("placed", HERE, 36)]
            shapes += line_of(parts, (left + (right - left - length_of(parts, NUMBER)) / 2, bottom - 20), number=NUMBER)
    return shapes, box[3] + GAP
