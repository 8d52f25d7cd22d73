"""How much a player makes of what the hints of the ledger speak of: the usual weights, and those that won more."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player multiplies its gains and prices with; most are points."""

    camel: tuple[float, ...] = (2.0, 1.9, 1.6, 1.4, 1.2, 1.0, 0.8, 0.5)
    """What a camel can be turned into, by turn: tiles early on, half a point at the end. AS1, AS12"""
    kept: tuple[float, ...] = (1.0, 1.0, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5)
    """What a camel is worth that is kept for the next turn, by turn; after the last one half a point."""
    near_the_cap: float = 0.5
    """Part of that if there are so many camels that income would be lost. AS6"""
    symbol: float = 0.6
    """A symbol that may feed a hut in a later turn. AS7"""
    wild: float = 1.3
    """A card that feeds any hut in a later turn. AS8"""
    foresight: float = 0.7
    """Part of what a card would bring now that it is thought to bring next turn."""
    early: float = 0.4
    """What it is worth to come a place earlier in the turn order. AS9"""
    near: float = 0.25
    """What another hex of a food nearby adds to a card of it in the draft."""
    any_food: float = 2.0
    """What a card for any food promises in the draft."""
    rival: float = 3.0
    """What a rival near a starting space costs."""
    grown: float = 0.1
    """What a symbol of the first market adds to a starting space near such food."""
    hut: float = 1.0
    """How many times its points a fed hut is worth."""
    lasting: float = 0.25
    """Part of its points that a hut is thought to bring in each later turn; food is what limits huts. AS7"""
    hope: float = 0.15
    """A hut that is not fed may still be a bridge. AS7"""
    well: float = 1.0
    """How many times its points a well is worth."""
    half_well: float = 0.8
    """Two huts of three around a corner where a well could be next turn. AS4"""
    tile: float = 1.0
    """How many times the points it brings until the end a tile is worth. AS1"""
    next_tile: float = 0.5
    """What a tile is worth more in each turn to come if another may be laid on it."""
    further_levels: float = 0.4
    """Part of the points of further levels that a new ziggurat is credited with. AS2"""
    hut_given: float = 0.5
    """Part of the points of a hut that is given for a ziggurat, in each of two turns to come. AS2"""
    site_at_flood: float = 2.0
    """What a site brings at a later Flood. AS3"""
    offering: float = 1.0
    """How many times its points an offering is worth. AS3"""
    next_offering: float = 0.3
    """Part of what an offering brings with more steps that is credited to those on the way."""
    assur: float = 1.0
    """How many times as much as usual Assur brings."""
    doubt: float = 0.8
    """Part of a rank in Assur that stays, for each rival who can still answer before the Flood. AS9"""
    later: float = 0.6
    """And for each turn until then."""
    gift: float = 0.8
    """Part of its worth that a camel given by a dignitary has."""


NORMAL = Weights()
"""What the usual player goes by."""
