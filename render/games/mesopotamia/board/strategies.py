"""The Strategy cards of the Automaton in the order in which they act, with their marks. M17.8, M17.10"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.game import Event
from engine.mesopotamia.content.solo import STRATEGIES
from engine.mesopotamia.content.strategy import HALVES, Half
from engine.mesopotamia.events.automaton import StrategyActed
from engine.mesopotamia.view.opponent import OpponentView, StrategyView
from render.games.mesopotamia.board.strip_cards import EDGE
from render.picture.panel import across
from render.picture.scene import Box, Card, Label, Point, Sprite
from render.picture.theme import CREAM, LAPIS, MUTED, PAPER

MOST = 4
"""So many cards stand in a strip; usually there are three. M17.16"""
TAG, SIGN, NUMBER = 50.0, 37.0, 40.0
"""Room for a priority, size of the sign of an action, and of a priority."""
NARROW, SMALL = 140.0, 33.0
"""On cards of this width signs are smaller, and how large."""
LEAST = 32.0
"""A smaller tick is not told from others on a phone."""
TICK = (0.3, -0.24, 0.68)
"""Where the tick of a marked action stands beside the middle of its sign, and its size, as parts of the sign's."""


def in_order(opponent: OpponentView) -> list[StrategyView]:
    """Put those cards first that act first as things stand. M17.8"""
    return sorted(opponent.row, key=lambda each: each.priority)


def newly_marked(happened: Sequence[Event]) -> set[tuple[str, Half]]:
    """Find the actions that were marked since the reader last moved, with their cards."""
    return {(event.strategy, event.half) for event in happened if isinstance(event, StrategyActed)}


def strategy_chips(opponent: OpponentView, happened: Sequence[Event], box: Box) -> Iterator[Card | Label | Sprite]:
    """Lay out the cards side by side: priority, then both actions; of too many the last place says how many more."""
    row, new = in_order(opponent), newly_marked(happened)
    shown = row if len(row) <= MOST else row[: MOST - 1]
    for card, place in zip(shown, across(box, max(3, min(len(row), MOST)), 6), strict=False):
        yield from _chip(card, new, place)
    if len(shown) < len(row):
        left, top, right, bottom = across(box, MOST, 6)[-1]
        at = ((left + right) / 2, (top + bottom) / 2)
        yield Label(f"+{len(row) - len(shown)}", at, NUMBER, "number", MUTED)


def _chip(card: StrategyView, new: set[tuple[str, Half]], box: Box) -> Iterator[Card | Label | Sprite]:
    left, top, right, bottom = box
    middle, tag = (top + bottom) / 2, min(TAG, (right - left) * 0.36)
    sign = SIGN if right - left > NARROW else SMALL
    yield Card(box, PAPER, EDGE, 1.5, 8)
    yield Card((left, top, left + tag, bottom), LAPIS, radius=8)
    yield Label(str(card.priority), (left + tag / 2, middle), min(NUMBER, tag * 0.77), "number", CREAM)
    for half, place in zip(HALVES, across((left + tag, top, right, bottom), 2, 0), strict=True):
        yield from action_of(card, half, ((place[0] + place[2]) / 2, middle), sign, new)


def action_of(card: StrategyView, half: Half, at: Point, size: float, new: set[tuple[str, Half]]) -> Iterator[Sprite]:
    """Lay out an action of a card; one that is marked is pale with a tick, which shines while it is new. M17.10"""
    marked = half in card.marked
    yield Sprite(STRATEGIES[card.card].half(half).action, at, size, faded=marked)
    if marked:
        corner = (at[0] + size * TICK[0], at[1] + size * TICK[1])
        yield Sprite("done", corner, max(size * TICK[2], LEAST), ring=(card.card, half) in new)
