"""The sheet of the side that nobody sits at: all that is known of how it plays, nothing of what it will draw. M20.1"""

from __future__ import annotations

from collections.abc import Iterator

from engine.mesopotamia.view.opponent import OpponentView
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.automaton_sheet import automaton_sheet
from render.games.mesopotamia.board.closeup_title import LINE, TITLE, closeup_head, closeup_title
from render.games.mesopotamia.board.counted import seen_points
from render.games.mesopotamia.board.enemy_sheet import enemy_sheet
from render.games.mesopotamia.board.frame import GAP, LEFT, RIGHT
from render.games.mesopotamia.board.opponent_name import SIGNS, beside_name, opponent_name
from render.games.mesopotamia.board.siege_sheet import siege_sheet
from render.picture.audience import Audience
from render.picture.panel import panel
from render.picture.scene import Card, Drawn, Label, Scene, Sprite
from render.picture.theme import KEY_FACT, MUTED, SMALLEST
from render.picture.type import fit, measure

NONE = 110.0
"""Height of the panel that says that there is no such side."""
STAR = 56.0


def opponent_sheet(view: MesopotamiaView, audience: Audience) -> Scene:
    """Lay out the sheet of the mode that is played; without such a side, say so."""
    opponent = view.opponent
    if opponent is None:
        return _none(audience)
    laid = {"automaton": automaton_sheet, "siege": siege_sheet, "guardians": enemy_sheet}
    shapes: list[Drawn] = [*_head(view, opponent, audience)]
    below, bottom = laid[opponent.mode](view, opponent, audience, TITLE + GAP)
    return Scene(height=round(bottom), base=(), over=(*shapes, *below))


def _none(audience: Audience) -> Scene:
    box = (LEFT, TITLE + GAP, RIGHT, TITLE + GAP + NONE)
    words, size = fit(audience.say("picture-no-opponent"), "sans", 42, RIGHT - LEFT - 60, SMALLEST)
    shapes = (
        *closeup_title("opponent", audience),
        *panel(box),
        Label(words, (LEFT + 30, (box[1] + box[3]) / 2), size, anchor="left"),
    )
    return Scene(height=round(box[3] + GAP), base=(), over=shapes)


def _head(view: MesopotamiaView, opponent: OpponentView, audience: Audience) -> Iterator[Card | Label | Sprite]:
    """Who it is: badge, sign, name, how hard and of which Empire; the Automaton has points too. M17.39, M18.18"""
    yield from closeup_head()
    middle, end = (TITLE - LINE) / 2, RIGHT - 12
    yield Sprite("badge", (LEFT + 38, middle), 48, opponent.side)
    yield Sprite(SIGNS[opponent.mode], (LEFT + 100, middle), 48)
    if opponent.mode == "automaton":
        yield Sprite("points", (end - STAR / 2, middle), STAR, text=str(seen_points(view, opponent.side)))
        end -= STAR + 14
    name, size = fit(opponent_name(audience, opponent), "serif", KEY_FACT + 2, 480, SMALLEST)
    yield Label(name, (LEFT + 138, middle), size, "serif", anchor="left")
    x = LEFT + 158 + measure(name, "serif", size)
    words, small = fit(" · ".join(beside_name(view, opponent, audience)), "sans", 40, end - x, SMALLEST)
    if words:
        yield Label(words, (x, middle + 3), small, fill=MUTED, anchor="left")
