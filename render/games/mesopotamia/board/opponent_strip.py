"""The strip of the side that nobody sits at: who it is, and what it plays by instead of dice and goods. M17-M19"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.automaton_strip import automaton_full, automaton_half
from render.games.mesopotamia.board.counted import NARROW_TAB
from render.games.mesopotamia.board.enemy_strip import enemy_strip
from render.games.mesopotamia.board.opponent_name import SIGNS, beside_name, opponent_name
from render.games.mesopotamia.board.siege_strip import siege_strip
from render.picture.audience import Audience
from render.picture.scene import Box, Card, Label, Sprite
from render.picture.strip import TAB, strip_ground
from render.picture.theme import KEY_FACT, MUTED, SMALLEST
from render.picture.type import fit, measure

Part: TypeAlias = Card | Label | Sprite
NAME = 664.0
"""Where the name and what stands beside it end in a full strip, from its left edge."""


def opponent_strip(
    view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box, *, full: bool
) -> Iterator[Part]:
    """Lay out the strip, as wide as the picture or half as wide; only the Automaton may have a half one. M1.15"""
    left, top, _, bottom = box
    tab = TAB if full else NARROW_TAB
    won = view.result.winners if view.result is not None else ()
    yield from strip_ground(box, opponent.side, opponent.side in won, tab)
    yield Sprite("badge", (left + tab / 2, top + 0.26 * (bottom - top)), 0.75 * tab, opponent.side)
    sign = Sprite(SIGNS[opponent.mode], (left + tab / 2, bottom - 0.26 * (bottom - top)), 0.62 * tab, opponent.side)
    yield sign
    if not full:
        yield from automaton_half(view, opponent, audience, box)
        return
    yield from _named(view, opponent, audience, box)
    free = (left + TAB + 14, *box[1:])
    match opponent.mode:
        case "automaton":
            yield from automaton_full(view, opponent, audience, free)
        case "siege":
            yield from siege_strip(view, opponent, free)
        case "guardians":
            yield from enemy_strip(view, opponent, audience, free)


def _named(view: MesopotamiaView, opponent: OpponentView, audience: Audience, box: Box) -> Iterator[Label]:
    """Who it is, and beside that how hard it is and of which Empire, as far as there is room."""
    begin, end = box[0] + TAB + 14, box[0] + NAME
    beside = beside_name(view, opponent, audience)
    least = measure(beside[0], "sans", SMALLEST) + 16 if beside else 0.0
    name, size = fit(opponent_name(audience, opponent), "serif", KEY_FACT, end - begin - least, SMALLEST)
    yield Label(name, (begin, box[1] + 34), size, "serif", anchor="left")
    x = begin + measure(name, "serif", size) + 16
    said = longest_of(beside, end - x)
    if said:
        words, small = fit(said, "sans", 36, end - x, SMALLEST)
        yield Label(words, (x, box[1] + 38), small, fill=MUTED, anchor="left")


def longest_of(parts: Sequence[str], room: float) -> str:
    """Join as many of some words as there is room for, the first first."""
    joined = [" · ".join(parts[:count]) for count in range(len(parts), 0, -1)]
    return next((said for said in joined if measure(said, "sans", SMALLEST) <= room), parts[0] if parts else "")
