"""What a close-up shows, in words, for those who cannot see it: the lines of the board or stock that it is about."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.decision import Seat
from engine.mesopotamia.view.table import MesopotamiaView
from render.games.mesopotamia.board.candidates import NOTHING
from render.games.mesopotamia.board.closeups import OPPONENT
from render.games.mesopotamia.board.mine import around
from render.games.mesopotamia.board.parts import PARTS, regions_in
from render.games.mesopotamia.stock import stock_of
from render.games.mesopotamia.text import MesopotamiaText, map_lines
from render.text.phrases import Sayable


def closeup_text(name: str, view: MesopotamiaView, seat: Seat | None) -> list[Sayable]:
    """Choose the lines that tell a close-up to a seat, or to who does not play; none for the keys to the picture."""
    if name == "sheet":
        return [] if seat is None else list(stock_of(view, seat))
    if name in PARTS:
        return [line.text for line in map_lines(view, regions_in(name))]
    if name == "mine":
        near = view.regions if seat is None else around(view, seat, NOTHING)
        return [*_lines(view, _players(seat)), *(line.text for line in map_lines(view, near))]
    if name == "markets":
        return _lines(view, ["gardens", *(f"trade {slot.level}" for slot in view.trade)])
    if name == "combat":
        return _lines(view, [f"combat {combat.region}" for combat in view.combats])
    if name == OPPONENT and view.opponent is not None:
        return _lines(view, [*_players(view.opponent.side), "opponent", "ways"])
    return []


def _players(seat: Seat | None) -> list[str]:
    return [] if seat is None else [f"player {seat}", f"means {seat}"]


def _lines(view: MesopotamiaView, about: Collection[str]) -> list[Sayable]:
    """Take the lines of the board about some things, in the order of the board."""
    return [line.text for line in MesopotamiaText().board(view) if line.about in about]
