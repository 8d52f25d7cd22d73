"""The sheet of the Defenders of Ur: tracks up to the goal, the reserve, Action cards, and how each side wins. M18"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.opponent_cards import ROW, action_deck, last_turn
from render.games.mesopotamia.board.sheet_counts import COUNTS, HEADING, counts, heading
from render.games.mesopotamia.board.siege_strip import reserve, track_to_goal
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Box, Card, Drawn, Label, Sprite
from render.picture.theme import SMALLEST
from render.picture.type import fit

TRACK, RESERVE, WORDS = 92.0, 92.0, 38.0
"""Heights of a track and of the reserve, and size of words."""
BUILT = ("settlement", "wall")


def siege_sheet(
    view: MesopotamiaView, opponent: OpponentView, audience: Audience, top: float
) -> tuple[list[Drawn], float]:
    """Lay out the sheet from a height down, and say where it ends."""
    side = view.players[opponent.side]
    shapes: list[Drawn] = []
    for track, square in (("hidden_plain", side.event), ("people", side.population)):
        box = (LEFT, top, RIGHT, top + TRACK)
        shapes += [*panel(box), *track_to_goal(track, square, opponent.goal, (LEFT + 22, top, RIGHT - 26, box[3]))]
        top += TRACK + GAP
    ways = (
        (Sprite("goal", (0, 0), 42), audience.say("picture-siege-lost", goal=opponent.goal)),
        (Sprite("take", (0, 0), 44, flat=True), audience.say("picture-siege-won")),
        (Sprite("hidden_plain", (0, 0), 44, flat=True), audience.say("picture-siege-events", hard=opponent.is_hard)),
        (Sprite("war", (0, 0), 44), audience.say("picture-siege-war", count=-(-side.population // 3))),
    )
    for sign, said in ways:
        shapes += _told(sign, said, (LEFT, top, RIGHT, top + ROW - 10))
        top += ROW - 10 + GAP
    shapes += heading(audience.say("picture-reserve"), top)
    top += HEADING
    shapes += reserve(opponent, side.population, (LEFT, top, RIGHT, top + RESERVE))
    top += RESERVE + GAP
    draws = audience.say("picture-draws", count=SIEGE.action_cards_per_turn, cards=len(SIEGE.action_deck))
    shapes += action_deck(SIEGE.action_deck, draws, (LEFT, top, RIGHT, top + ROW))
    top += ROW + GAP
    shapes += last_turn(audience, (LEFT, top, RIGHT, top + ROW))
    top += ROW + GAP
    shapes += heading(audience.say("picture-on-map"), top)
    top += HEADING
    shapes += counts(_standing(view, opponent), (LEFT, top, RIGHT, top + COUNTS))
    return shapes, top + COUNTS + GAP


def _told(sign: Sprite, said: str, box: Box) -> Iterator[Card | Label | Sprite]:
    yield from panel(box)
    middle = (box[1] + box[3]) / 2
    yield Sprite(sign.kind, (box[0] + 46, middle), sign.size, flat=sign.flat)
    words, size = fit(said, "sans", WORDS, box[2] - box[0] - 110, SMALLEST)
    yield Label(words, (box[0] + 84, middle), size, anchor="left")


def _standing(view: MesopotamiaView, opponent: OpponentView) -> list[tuple[Sprite, int]]:
    """What they have on the map, and their Phalanxes and Amphorae."""
    seat, here = opponent.side, (0.0, 0.0)
    armies = [army.units for now in view.regions.values() for army in now.armies if army.side == seat]
    kinds = [each.type for each in SIEGE.reserve_units]
    units = [(Sprite(f"{kind}_sign", here, 46), sum(army.get(kind, 0) for army in armies)) for kind in kinds]
    built = {kind: sum(getattr(now, kind) == seat for now in view.regions.values()) for kind in BUILT}
    ships = sum(sides.count(seat) for sides in view.ships.values())
    return [
        (Sprite("phalanx", here, 46, flat=True), view.players[seat].holding.get("phalanx", 0)),
        *units,
        (Sprite("ship_sign", here, 46), ships),
        *((Sprite(f"{kind}_sign", here, 46), count) for kind, count in built.items()),
        (Sprite("amphora", here, 38, seat, flat=True), view.players[seat].stock["amphora"]),
    ]
