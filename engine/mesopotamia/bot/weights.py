"""How much a player makes of what the hints of the ledger speak of: the usual weights, and those that won more."""

from __future__ import annotations

import msgspec

from engine.mesopotamia.content.technologies import Action


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """What a computer player multiplies its gains and prices with."""

    rounds: float = 1.0
    """How many times as long as usual the match is thought to last."""
    technologies: dict[Action, float] = {}
    """How many times as much as usual the levels of a technology are worth; those not named as much."""
    levels: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """How many times as much levels 2, 3 and 4 of every technology are worth."""
    one_sign: float = 0.5
    """What each die is worth more while a card is paid with one sign, until the match is as long as usual; the pawn
    pays for gathering in any case. MH2"""
    saved: float = 0.65
    """How much of what something will bring is credited to the resources for it."""
    die: float = 0.6
    """What a Dingir die brings in a round. MH2"""
    tablet: float = 0.75
    """How much of a Discovery is credited to the Tablet for it."""
    discovery: float = 0.9
    """How much of the worth of a Tablet a Discovery has to bring."""
    saved_for_gardens: float = 0.65
    """How much of a Gardens tile is credited to the resources for it. MH18"""
    needed: float = 0.7
    """How much of a Gardens tile those squares and Settlements are worth that it asks for."""
    gardens: float = 1.25
    """What each point of a Gardens tile counts. MH18"""
    spent: float = 0.22
    """What a Phalanx costs that a fight will need. MH9"""
    unit: float = 1.0
    """How many times as much as usual a new Unit is worth."""
    liked: tuple[str, ...] = ()
    """Empires and Start Regions that are taken if they are free, the best first; others by whim."""


NORMAL = Weights()
"""What the usual player goes by."""
STRONG = Weights(
    rounds=1.31,
    technologies={"explore": 0.71, "build": 1.6, "gather": 1.82, "growth": 0.55},
    levels=(0.66, 1.63, 1.15),
    one_sign=0.6,
    saved=0.24,
    saved_for_gardens=1.05,
    die=1.05,
    tablet=0.48,
    discovery=0.56,
    gardens=2.4,
    spent=0.14,
    unit=0.63,
    liked=("elamite", "akkadian", "sumerian", "r04", "r02", "r01"),
)
"""What won more in matches of players whose weights were drawn at random: dice and gathering come first, then the race
for the Gardens, the only thing that is saved for; whoever wins at a full table has built most of them."""
