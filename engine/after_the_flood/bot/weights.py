"""How much a player makes of what the hints of the ledger speak of: the usual weights, and those that won more."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player multiplies its gains and prices with; most are points."""

    sites: dict[str, float]
    """What the special rule of a site is worth in each turn to come. F18"""
    for_a_city: dict[str, float]
    """Share of a city's points, by what a piece of it is hardest to get."""
    later_city: float = 0.6
    """A piece for the second city is worth so much of one for the first, and so on."""
    spare: dict[str, float]
    """Pieces that no city waits for, while there are turns to come."""
    least_gain: float = 0.3
    """A chain of swaps that gains less is not worth the trouble."""
    big_trade: float = 2.0
    """A trade that gains so much is not put off: armies may close the markets. FS4"""
    rank: float = 0.9
    """Chance that a better place in a box lasts until it pays; rivals answer."""
    empire_next: float = 0.35
    """What an army more is worth when an empire can be started with it next turn, when others may still come. FS6"""
    within_reach: float = 2
    """A rival behind by so many workers could still take over a home with one piece."""
    first_army: float = 2.1
    last_army: float = 0.4
    less_each: float = 0.12
    """What armies are worth: land runs out, so each is worth less than the one before. FS8"""
    top_rating: float = 3.2
    """What it is worth to be rated above all others. FS9"""
    army: float = 0.8
    """What an army is worth that may find a use later."""
    settler: float = 1.9
    """What an army is worth for which there is free land."""
    hold: float = 0.75
    """Chance to keep an area that a rival with armies left can reach."""
    is_careful: bool = False
    """Fights those who can strike back only with better armies: an area taken in turns costs both."""


NORMAL = Weights(
    sites={
        "babylon": 3.5,
        "sippar": 3.2,
        "nippur": 3.0,
        "ur": 2.6,
        "uruk": 2.0,
        "eridu": 1.8,
        "shuruppak": 1.0,
        "lagash": 0.5,
        "umma": 0.4,
    },
    for_a_city={"wood": 4.2, "tool": 3.6, "oil": 3.6, "gold": 3.8, "lapis": 4.0},
    spare={
        "grain": 1.5,
        "wood": 1.0,
        "metal": 1.8,
        "textile": 2.1,
        "tool": 2.6,
        "oil": 2.0,
        "gold": 1.8,
        "lapis": 1.0,
    },
)
"""What the usual player goes by."""
STRONG = replace(
    NORMAL,
    sites={
        "babylon": 5.9,
        "nippur": 3.4,
        "ur": 2.6,
        "sippar": 2.5,
        "uruk": 2.4,
        "eridu": 1.4,
        "shuruppak": 1.1,
        "umma": 0.47,
        "lagash": 0.45,
    },
    for_a_city={"tool": 4.1, "lapis": 3.3, "oil": 3.1, "gold": 2.5, "wood": 2.2},
    later_city=0.44,
    spare={
        "tool": 4.3,
        "oil": 2.0,
        "metal": 1.8,
        "gold": 1.8,
        "textile": 1.6,
        "grain": 1.0,
        "lapis": 1.0,
        "wood": 0.94,
    },
    least_gain=0.23,
    big_trade=1.55,
    rank=1.1,
    empire_next=0.6,
    first_army=3.9,
    less_each=0.054,
    top_rating=6.2,
    settler=1.75,
    hold=0.36,
    is_careful=True,
)
"""What won more in matches of players whose weights were drawn at random: many armies with the best equipment, and
fewer pieces kept for cities that may never be expanded."""
