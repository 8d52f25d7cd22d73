"""The strip of the Automaton: Action cards and Strategy cards, technologies, and what it has on the map. M17"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from engine.mesopotamia.content.empires import FIGURES
from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.counted import (
    BESIDE,
    NARROW_TAB,
    NUMBER,
    SIGN,
    counted,
    seen_points,
    units_of,
    units_width,
)
from render.games.mesopotamia.board.opponent_name import opponent_name
from render.games.mesopotamia.board.strategies import strategy_chips
from render.games.mesopotamia.board.strip_cards import strip_cards
from render.picture.audience import Audience
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import KEY_FACT, MUTED, SMALLEST
from render.picture.type import fit, measure

Part: TypeAlias = Card | Label | Sprite
STAR, SMALL_STAR = 112.0, 94.0
"""Size of the star of points, in a full strip and in a half one."""
ALWAYS = "+1"
"""The action it takes besides those of its Action cards. M17.12"""


def automaton_full(view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box) -> Iterator[Part]:
    """Four rows below and beside its name: what it holds and draws, technologies, Strategy cards, figures left."""
    begin, top, right, bottom = box
    side = view.players[opponent.side]
    end = right - STAR - 24
    yield from _holds(view, opponent, (begin + 580, top + 34))
    yield from units_of(side, (begin + 690, top + 34))
    yield from counted(Sprite("amphora", (begin + 890, top + 34), 32, opponent.side, flat=True), side.stock["amphora"])
    yield from strip_cards(view, opponent.side, across((begin - 4, top + 65, end, top + 109), 6, 8), signs=False)
    yield from _draws(opponent, (begin, top + 140))
    yield from strategy_chips(opponent, audience.since, (begin + 160, top + 117, right - 12, top + 163))
    figures = [kind for kind in FIGURES if kind != "amphora"]
    for kind, place in zip(figures, across((begin, top, right - 40, bottom), len(figures), 0), strict=True):
        yield from counted(Sprite(f"{kind}_sign", (place[0] + 18, bottom - 27), SIGN), side.stock[kind])
    yield Sprite(
        "points", (right - STAR / 2 - 14, top + STAR / 2 + 3), STAR, text=str(seen_points(view, opponent.side))
    )


def automaton_half(view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box) -> Iterator[Part]:
    """Four rows: name and Units, what it draws and holds, Strategy cards, technologies; the star at the upper two."""
    left, top, right, bottom = box
    begin, end, side = left + NARROW_TAB + 9, right - 9, view.players[opponent.side]
    score = (end - SMALL_STAR / 2, top + SMALL_STAR / 2 + 6)
    units = score[0] - SMALL_STAR / 2 - 10 - units_width(side)
    name, size = fit(opponent_name(audience, opponent), "serif", KEY_FACT, units - begin - 12, SMALLEST)
    yield Label(name, (begin + 2, top + 31), size, "serif", anchor="left")
    yield from units_of(side, (units, top + 31))
    yield from _draws(opponent, (begin, top + 84))
    yield from _holds(view, opponent, (begin + 160, top + 84))
    amphora = Sprite("amphora", (begin + 310, top + 84), 32, opponent.side, flat=True)
    yield from counted(amphora, side.stock["amphora"])
    yield from strategy_chips(opponent, audience.since, (begin - 3, top + 111, end, top + 155))
    yield from strip_cards(view, opponent.side, across((begin - 3, bottom - 49, end, bottom - 7), 6, 5), signs=False)
    yield Sprite("points", score, SMALL_STAR, text=str(seen_points(view, opponent.side)))


def _draws(opponent: OpponentView, at: Point) -> Iterator[Label | Sprite]:
    """How many Action cards it will draw with the Ziggurat it has, and the action it always takes. M17.9, M17.12"""
    x, y = at
    yield from counted(Sprite("action_card", (x + 17, y), 34), opponent.action_cards)
    beside = x + 34 + BESIDE + measure(str(opponent.action_cards), "number", NUMBER) + 10
    yield Label(ALWAYS, (beside, y), NUMBER - 6, "number", MUTED, "left")


def _holds(view: MesopotamiaView, opponent: OpponentView, at: Point) -> Iterator[Label | Sprite]:
    """Its Phalanxes: it has no other resources. M17.4"""
    held = view.players[opponent.side].holding.get("phalanx", 0)
    yield from counted(Sprite("phalanx", (at[0] + SIGN / 2, at[1]), SIGN, flat=True), held)
