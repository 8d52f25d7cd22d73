"""M3.2, M5.3: technology cards with what each Empire has of its own, and the Dingir dice."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from engine.mesopotamia.content.data import Table, read

Action: TypeAlias = Literal["explore", "build", "research", "gather", "war", "growth"]
ACTIONS: tuple[Action, ...] = ("explore", "build", "research", "gather", "war", "growth")
"""The six types of action, which are the six types of technology. M5.1"""
Colour: TypeAlias = Literal["white", "silver", "black"]
COLOURS: tuple[Colour, ...] = ("white", "silver", "black")
Sign: TypeAlias = Literal["an", "ud", "a", "ki", "gish", "she", "e", "lugal", "dub", "zi"]
TOP_LEVEL = 4


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card does; each type has its own of these. M14.20"""

    activations: int = 0
    bonus_ship_activations: int = 0
    builds: int = 0
    clay_in: int = 0
    tablets_out: int = 0
    conversions: int = 0
    discoveries: int = 0
    gather: int = 0
    trades: int = 0
    phalanxes: int = 0
    units: int = 0
    unlock: tuple[str, ...] = ()
    food: int = 0
    times: int = 0


COSTS = ("clay_in", "food")
"""What an effect costs: less is better."""
MEASURES = tuple(part for part in Effect.__struct_fields__ if part not in (*COSTS, "unlock"))
"""What an effect gives: more is better."""


class Technology(Table, frozen=True, kw_only=True):
    """A technology card: what pays for it with dice, and what it does."""

    type: Action
    level: int
    signs: tuple[Sign, ...]
    effect: Effect
    empire: str = ""
    """Whose own card it is; those without are common."""


class _Dice(Table, frozen=True, kw_only=True):
    star: Sign
    white: tuple[Sign, ...]
    silver: tuple[Sign, ...]
    black: tuple[Sign, ...]


class _Sign(Table, frozen=True, kw_only=True):
    id: Sign
    rarity: str


class _Meta(Table, frozen=True, kw_only=True):
    types: tuple[Action, ...]
    levels: int


class _Technologies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    meta: _Meta
    dice: _Dice
    sign: tuple[_Sign, ...]
    card: tuple[Technology, ...]
    override: tuple[Technology, ...]


_READ = read("technologies", _Technologies)
STAR: Sign = _READ.dice.star
"""Stands for any one sign. M5.3"""
FACES: dict[Colour, tuple[Sign, ...]] = {
    "white": _READ.dice.white,
    "silver": _READ.dice.silver,
    "black": _READ.dice.black,
}
"""The six faces of a die of each colour. M5.4"""
_CARDS = {(card.empire, card.type, card.level): card for card in (*_READ.card, *_READ.override)}


def technology(empire: str, action: Action, level: int) -> Technology:
    """The card of an Empire: its own if it has one, else the common one. M3.2"""
    return _card(empire, action, level)


@cache
def _card(empire: str, action: Action, level: int) -> Technology:
    return _CARDS.get((empire, action, level)) or _CARDS["", action, level]


def common_technology(action: Action, level: int) -> Technology:
    """The card of Empires that have none of their own. M3.2"""
    return _CARDS["", action, level]


def own_technologies(empire: str) -> list[Technology]:
    """The cards of an Empire that differ from the common ones in what they do or in their signs, in order. M3.2"""
    cards = (_CARDS.get((empire, action, level)) for action in ACTIONS for level in range(1, TOP_LEVEL + 1))
    return [card for card in cards if card is not None and _differs(card)]


def _differs(card: Technology) -> bool:
    common = common_technology(card.type, card.level)
    return card.effect != common.effect or set(card.signs) != set(common.signs)


def is_stronger(card: Technology) -> bool:
    """Whether an own card does more than the common one, or the same for less."""
    common = common_technology(card.type, card.level)
    more = [_more(card.effect, common.effect, part) for part in MEASURES]
    less = [_more(common.effect, card.effect, part) for part in COSTS]
    return max(*more, *less) > 0 <= min(*more, *less)


def _more(effect: Effect, other: Effect, part: str) -> int:
    difference: int = getattr(effect, part) - getattr(other, part)
    return difference
