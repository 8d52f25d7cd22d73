"""The strip of the Defenders of Ur: how near they are to their goal, and the Units they still have. M18"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.mesopotamia.content.solo import SIEGE
from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.counted import SIGN, counted
from render.games.mesopotamia.board.gardens import WANTED
from render.games.mesopotamia.board.strip_cards import EDGE, LEVELS
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.theme import GOLD, INK, KEY_FACT, LAPIS, MUTED, PAPER, RUST, SMALLEST
from render.picture.type import measure

Part: TypeAlias = Card | Label | Sprite
NEAR = 8
"""From this square on a track warns. M18.4"""
LOW, FLAG = 30.0, 58.0
"""Height of a square of a track, and room for the flag at its end."""
EMPTY, FREE = "#EDDFB8", "#CDB98A"


def siege_strip(view: MesopotamiaView, opponent: OpponentView, box: Box) -> Iterator[Part]:
    """Three rows: what they hold beside their name, both tracks up to the goal, and the reserve."""
    begin, top, right, bottom = box
    side = view.players[opponent.side]
    held = (
        (Sprite("phalanx", (begin + 598, top + 34), SIGN, flat=True), side.holding.get("phalanx", 0)),
        (Sprite("flag", (begin + 716, top + 34), 34), side.units),
        (Sprite("ship_sign", (begin + 834, top + 34), SIGN), _ships(view, opponent)),
        (Sprite("action_card", (begin + 954, top + 34), 34), SIEGE.action_cards_per_turn),
    )
    for sign, count in held:
        yield from counted(sign, count)
    tracks = (("hidden_plain", side.event), ("people", side.population))
    for (track, square), place in zip(tracks, across((begin, top + 66, right - 14, top + 124), 2, 24), strict=True):
        yield from track_to_goal(track, square, opponent.goal, place)
    yield from reserve(opponent, side.population, (begin - 4, bottom - 84, right - 12, bottom - 14))


def _ships(view: MesopotamiaView, opponent: OpponentView) -> int:
    return sum(sides.count(opponent.side) for sides in view.ships.values())


def track_to_goal(sign: str, square: int, goal: int, box: Box) -> Iterator[Part]:
    """Lay out a track as cells that fill up to a flag, with the square in figures; near the goal in rust. M18.4"""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    warns = square >= NEAR
    yield Sprite(sign, (left + 22, middle), 44, flat=True)
    said = f"{square}/{goal}"
    end = right - measure("10/10", "number", KEY_FACT)
    yield Label(said, (right, middle), KEY_FACT, "number", RUST if warns else INK, "right")
    cells = across((left + 54, middle - LOW / 2, end - FLAG, middle + LOW / 2), goal, 4)
    for number, cell in enumerate(cells, 1):
        filled = number <= square
        fill = (RUST if warns else GOLD) if filled else EMPTY
        yield Card(cell, fill, INK if filled else FREE, 2, 6)
    yield Sprite("goal", (cells[-1][2] + 26, middle), 38)


def reserve(opponent: OpponentView, population: int, box: Box) -> Iterator[Part]:
    """Lay out the reserve, kind by kind: how many, and from which square of the Population track on they come. M18.7"""
    for each, place in zip(SIEGE.reserve_units, across(box, len(SIEGE.reserve_units), 8), strict=True):
        left, top, right, bottom = place
        middle, left_over = (top + bottom) / 2, opponent.reserve.get(each.type, 0)
        ready = population >= each.square
        yield Card(place, LEVELS[2] if ready and left_over else PAPER, EDGE, 1.5, 10)
        yield from counted(Sprite(f"{each.type}_sign", (left + 36, middle), 50), left_over)
        words = f"≥{each.square}"
        begin = right - measure(words, "number", SMALLEST) - 58
        yield Card(
            (begin, top + 10, right - 8, bottom - 10), PAPER if ready else WANTED, FREE if ready else LAPIS, 2.5, 8
        )
        yield Label(words, (begin + 8, middle), SMALLEST, "number", MUTED if ready else LAPIS, "left")
        yield Sprite("people", (right - 30, middle), 34, faded=ready)
