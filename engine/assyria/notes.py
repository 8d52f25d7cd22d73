"""How options and refusals read, with what a player on a phone needs beside them. A13"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.assyria.data import FOODS, HEXES, RIVERS, in_play, neighbours
from engine.core.decision import Arg, Option, Text

DONE = Option("done", Text("end-expansion"))
"""Ends an expansion turn; the turn of the game goes on."""


def refused(code: str, **args: Arg) -> Text:
    """Give a refusal by its code. A13.12

    >>> refused("hex_occupied", hex="d6")
    Text(key='refused-hex-occupied', args={'hex': 'd6'})
    """
    return Text(f"refused-{code.replace('_', '-')}", args)


def unknown_hex(players: int, hex: str) -> Text | None:
    """Refuse a name that is none, or of a hex that is not in play. A3.4"""
    if hex not in HEXES:
        return refused("unknown_hex")
    return None if hex in in_play(players) else refused("hex_not_in_play", hex=hex)


def hex_label(hex: str) -> Text:
    """A hex with its food."""
    return Text("hex-option", {"hex": hex, "food": HEXES[hex].food})


def start_option(players: int, hex: str) -> Option:
    """A starting space with the food and the rivers around it."""
    around = neighbours(players)[hex]
    rivers = sum(HEXES[other].terrain in RIVERS for other in around)
    return Option(hex, hex_label(hex), Text("start-note", {"foods": foods_of(around), "rivers": rivers}))


def foods_of(hexes: Iterable[str]) -> dict[str, int]:
    """How often each food grows on some hexes.

    >>> foods_of(["a4", "b3", "a1"])
    {'palm': 2, 'salt': 1}
    """
    found = Counter(HEXES[hex].food for hex in hexes)
    return {food: found[food] for food in FOODS if food in found}


def card_option(card: str, note: Text | None = None) -> Option:
    """A Food card or the Plow."""
    return Option(card, Text("card-option", {"card": card}), note)
