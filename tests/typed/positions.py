"""Positions of both games that are good to type at; the first seat is to act."""

from __future__ import annotations

from engine.assyria import GAME as ASSYRIA
from engine.core.decision import Arg, Text
from tests.games import words_for
from tests.rules.after_the_flood.table import Table as FloodTable
from tests.rules.assyria.table import BLUE, RED, Table


def rich(turn: int = 1) -> FloodTable:
    """Ada with some of everything."""
    table = FloodTable(turn).hand(RED, grain=5, wood=4, metal=3, textile=3, tool=2, oil=2, gold=1)
    return table.available(RED, workers=8).hand(BLUE, grain=2).available(BLUE, workers=5)


def settled(turn: int = 1, value: int = 4, rules: int = ASSYRIA.rules) -> Table:
    """Two players with a ziggurat each, Ada's in B5; nothing else on the board."""
    return Table(2, turn, value, rules=rules).ziggurat(RED, "b5").ziggurat(BLUE, "e2")


def starting() -> Table:
    """Two players, Ada choosing the first starting space."""
    return _new([RED, BLUE])


def drafting(*cards: str) -> Table:
    """Two players, Ada choosing first among these cards."""
    table = _new([BLUE, RED]).answer("e2").end().answer("b5").end()
    state = table.state
    state.deck += state.passed_on
    state.passed_on = list(cards)
    for card in cards:
        state.deck.remove(card)
    return table


def _new(order: list[int]) -> Table:
    """A new match in which the lot gives this turn order."""
    return next(table for seed in range(100) if (table := Table.new(2, seed)).state.order == order)


def acting(camels: int = 10) -> Table:
    """Ada with huts, of which two can make room for a ziggurat, before cards for sale; both have camels."""
    table = settled().put(RED, "c5", "c6", "c7").camels(RED, camels).camels(BLUE, 5)
    return table.for_sale("palm1", "joker").act(RED)


def why(code: str, **args: Arg) -> str:
    """A refusal of A13.12 in English."""
    return words_for("assyria", "en").say(Text(f"refused-{code.replace('_', '-')}", args))
