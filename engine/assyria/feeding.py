"""How huts can be fed: which cards fit, whether there is anything to choose, and how most huts stay alive."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engine.assyria.data import CARDS, FOODS, HEXES, JOKER, PLOW, TURNS

Needs: TypeAlias = tuple[int, ...]
"""Unfed huts by food, in the order of the foods."""
Cards: TypeAlias = tuple[str, ...]
REMEMBERED = 4096
WILD = frozenset({PLOW, *(card.id for card in CARDS.values() if card.any_food)})
"""The cards that feed a hut on any food. A1.6, A1.7"""
SYMBOLS = {PLOW: 1, **{card.id: card.symbols for card in CARDS.values()}}
FOOD_AT = {hex.id: FOODS.index(hex.food) for hex in HEXES.values()}
"""Which food grows on each hex, by its place among the foods."""
FEEDS = {card.id: (FOODS.index(card.food), card.symbols) for card in CARDS.values() if not card.any_food}
"""The food of each card that has one, by its place, and how many huts on it the card feeds."""


class Meal(NamedTuple):
    """A card and the huts it feeds."""

    card: str
    hexes: tuple[str, ...]


def is_wild(card: str) -> bool:
    """Say whether a card feeds a hut on any food. A1.6, A1.7"""
    return card in WILD


def symbols(card: str) -> int:
    """How many huts a card can feed. A6.9"""
    return SYMBOLS[card]


def matching(card: str, unfed: Iterable[str]) -> list[str]:
    """The unfed huts a card could feed. A6.9"""
    if card in WILD:
        return list(unfed)
    food = FEEDS[card][0]
    return [hex for hex in unfed if FOOD_AT[hex] == food]


def most_fed(unfed: Iterable[str], cards: Sequence[str]) -> int:
    """How many huts cards can feed in all: those of a food by its own cards, those left over by the wild ones. A6.14

    >>> most_fed(["b3", "c5"], ["palm1", "joker"]), most_fed(["a2", "c5"], ["palm1", "joker"])
    (2, 1)
    """
    return most_of(_needs(unfed), tuple(cards))


def feedable(card: str, unfed: Sequence[str], cards: Sequence[str], *, sacrifice: bool) -> list[str]:
    """The huts a card may be given to: unless `sacrifice` is allowed, as many must be fed in the end as can be. A6.14

    A card of one food takes nothing from huts on others, so only a wild one can be given away wrongly.

    >>> feedable("joker", ["b3", "c5"], ["palm1", "joker"], sacrifice=False)
    ['c5']
    """
    huts = matching(card, unfed)
    if sacrifice or not is_wild(card):
        return huts
    most, rest = most_fed(unfed, cards), _without(card, cards)
    return [hex for hex in huts if 1 + most_fed((other for other in unfed if other != hex), rest) == most]


def are_alike(card: str, unfed: Sequence[str], cards: Sequence[str], *, sacrifice: bool) -> bool:
    """Say whether it makes no difference which huts a card feeds: they share a food, and no hut of it will starve.

    That is so if other cards of the food feed the rest, for they must be played as long as they fit (A6.13); or, where
    nobody may sacrifice, if all huts can be fed (A6.14).

    >>> are_alike("grape1", ["a3", "b4"], ["grape1", "grape2"], sacrifice=True)
    True
    >>> [are_alike("grape1", ["a3", "b4"], ["grape1", "joker"], sacrifice=each) for each in (True, False)]
    [False, True]
    """
    huts = feedable(card, unfed, cards, sacrifice=sacrifice)
    foods = {HEXES[hex].food for hex in huts}
    if len(foods) != 1:
        return False
    others = _without(card, cards)
    rest = sum(symbols(other) for other in others if not is_wild(other) and CARDS[other].food in foods)
    all_fed = not sacrifice and most_fed(unfed, cards) == len(unfed)
    return all_fed or symbols(card) + rest >= len(huts)


def is_foregone(unfed: Iterable[str], cards: Sequence[str], *, sacrifice: bool) -> bool:
    """Say whether all ways to feed lead to the same huts fed and the same cards used, so that none need be chosen.

    >>> is_foregone(["a1", "a2"], ["palm1", "date2"], sacrifice=True)
    True
    >>> [is_foregone(["a1", "a2"], ["palm1", "joker"], sacrifice=each) for each in (True, False)]
    [False, True]
    """
    return _is_foregone(_needs(unfed), tuple(sorted(cards)), sacrifice)


@lru_cache(REMEMBERED)
def _is_foregone(needs: Needs, cards: Cards, sacrifice: bool) -> bool:
    """Try all orders until two results differ; huts of a food are alike unless only some of them are fed."""
    found: tuple[Needs, Cards] | None = None
    seen = {(needs, cards)}
    open_ways = [(needs, cards)]
    while open_ways:
        here = open_ways.pop()
        further = set(_played(*here) if sacrifice else _played_well(*here))
        if not further:
            if found not in (None, here):
                return False
            found = here
        new = sorted(further - seen)
        seen.update(new)
        open_ways += new
    left = needs if found is None else found[0]
    return all(after in (0, before) for before, after in zip(needs, left, strict=True))


def _played(needs: Needs, cards: Cards) -> Iterator[tuple[Needs, Cards]]:
    """Play each card that fits, on each food it fits."""
    for place, card in enumerate(cards):
        rest = cards[:place] + cards[place + 1 :]
        own = None if card in WILD else FEEDS[card][0]
        for food, need in enumerate(needs):
            if need and (own is None or own == food):
                yield (*needs[:food], max(0, need - SYMBOLS[card]), *needs[food + 1 :]), rest


def _played_well(needs: Needs, cards: Cards) -> Iterator[tuple[Needs, Cards]]:
    """Leave of these the ways after which as many huts starve as must."""
    starving = sum(needs) - most_of(needs, cards)
    return (way for way in _played(needs, cards) if sum(way[0]) - most_of(*way) == starving)


def _needs(unfed: Iterable[str]) -> Needs:
    needs = [0] * len(FOODS)
    for hex in unfed:
        needs[FOOD_AT[hex]] += 1
    return tuple(needs)


def most_of(needs: Needs, cards: Cards) -> int:
    """How many huts cards can feed, of so many on each food. A6.14"""
    return min(sum(needs), sum(_own(needs, cards)) + sum([card in WILD for card in cards]))


def _own(needs: Needs, cards: Cards) -> Needs:
    """How many huts of each food the cards of that food feed."""
    return tuple(map(min, needs, provided(cards)))


def provided(cards: Sequence[str]) -> list[int]:
    """How many huts of each food the cards of that food could feed."""
    huts = [0] * len(FOODS)
    for card in cards:
        if card not in WILD:
            food, count = FEEDS[card]
            huts[food] += count
    return huts


def unplayed(needs: Needs, cards: Cards, turn: int) -> Cards:
    """The cards that a plan for so many huts of each food leaves, in their order; which huts does not matter. A13.14

    >>> unplayed((0, 1, 0, 0, 0), ("palm1", "palm2", "joker", "plow"), 1)
    ('palm2', 'joker', 'plow')
    """
    left = list(cards)
    for food, huts in enumerate(needs):
        for card in _fewest(_of_food(food, cards), huts) if huts else ():
            left.remove(card)
    hungry = sum(needs) - sum(_own(needs, cards))
    for card in _wild(cards, turn)[:hungry]:
        left.remove(card)
    return tuple(left)


def _of_food(food: int, cards: Sequence[str]) -> Cards:
    return tuple([card for card in cards if card not in WILD and FEEDS[card][0] == food])


def _without(card: str, cards: Sequence[str]) -> list[str]:
    others = list(cards)
    others.remove(card)
    return others


def plan(unfed: Sequence[str], cards: Sequence[str], worth: Callable[[str], int], turn: int = 1) -> list[Meal]:
    """Feed as many huts as possible: of those the ones worth most, with as few symbols as possible. A13.14

    The Plow is used before a Joker, as it can be bought again; but not in the last turn, when it is worth a point.

    >>> plan(["b3", "c5"], ["palm1", "joker"], lambda hex: 1)
    [Meal(card='palm1', hexes=('b3',)), Meal(card='joker', hexes=('c5',))]
    """
    wild = _wild(cards, turn)
    meals: list[Meal] = []
    hungry: list[str] = []
    dear = {hex: (-worth(hex), hex) for hex in unfed}
    on_food: dict[int, list[str]] = {}
    for hex in sorted(unfed, key=dear.__getitem__):
        on_food.setdefault(FOOD_AT[hex], []).append(hex)
    for food in sorted(on_food):
        huts = on_food[food]
        for card in _fewest(_of_food(food, cards), len(huts)):
            fed, huts = huts[: symbols(card)], huts[symbols(card) :]
            meals.append(Meal(card, tuple(sorted(fed))))
        hungry += huts
    hungry.sort(key=dear.__getitem__)
    return meals + [Meal(card, (hex,)) for card, hex in zip(wild, hungry, strict=False)]


def best_fed(unfed: Sequence[str], cards: Sequence[str], worth: Callable[[Iterable[str]], int]) -> frozenset[str]:
    """Of all huts that cards could feed when they feed as many as possible, those worth most together. A6.14, A13.14

    >>> sorted(best_fed(["b3", "c5", "d4"], ["palm1", "joker"], lambda huts: "c5" not in huts))
    ['b3', 'd4']
    """
    count = most_fed(unfed, cards)
    if count == len(unfed):
        return frozenset(unfed)
    own = dict(zip(FOODS, _own(_needs(unfed), tuple(cards)), strict=True))
    ways = (
        huts
        for huts in combinations(sorted(unfed), count)
        if all(sum(HEXES[hex].food == food for hex in huts) >= least for food, least in own.items() if least)
    )
    return frozenset(max(ways, key=worth))


def _wild(cards: Sequence[str], turn: int) -> list[str]:
    """The cards for any food, the one to be spared last."""
    spared = PLOW if turn == TURNS else JOKER
    return sorted((card for card in cards if is_wild(card)), key=lambda card: card == spared)


class Spare(NamedTuple):
    """What would feed more huts: a `card` of their food, `joker`, `plow`, `either`; and how many of them.

    If nothing would, it is `short` where a card fits them, so that another hut may starve, and `none` where none does.
    """

    fed_by: str
    huts: int


def spare(unfed: Sequence[str], cards: Sequence[str], turn: int = 1) -> dict[str, Spare]:
    """Say of each food what would feed more huts on it while all others are fed; a wild card counts for every food.

    >>> left = spare(["b3"], ["palm1", "date2", "joker"])
    >>> tuple(left["date"]), tuple(left["palm"])
    (('card', 2), ('joker', 1))
    >>> [spare(["b3"], [card])["palm"].fed_by for card in ("joker", "palm1", "date2")]
    ['short', 'short', 'none']
    """
    left = dict.fromkeys(FOODS, 0)
    for hex in unfed:
        left[HEXES[hex].food] -= 1
    for card in cards:
        if not is_wild(card):
            left[CARDS[card].food] += symbols(card)
    hungry = -sum(count for count in left.values() if count < 0)
    wild = _wild(cards, turn)[hungry:]
    return {food: Spare("card", count) if count > 0 else _for_any(food, wild, cards) for food, count in left.items()}


def _for_any(food: str, wild: Sequence[str], cards: Sequence[str]) -> Spare:
    """Name the cards for any food that are left, else whether any card fits a food at all."""
    if wild:
        return Spare(wild[0] if len(set(wild)) == 1 else "either", len(wild))
    return Spare("short" if any(is_wild(card) or CARDS[card].food == food for card in cards) else "none", 0)


@lru_cache(maxsize=REMEMBERED)
def _fewest(cards: Cards, huts: int) -> Cards:
    """The cards to play on huts of their food: all, or if they are too many those that lose the fewest symbols."""
    ways = [way for size in range(len(cards) + 1) for way in combinations(cards, size)]
    enough = [way for way in ways if sum(map(symbols, way)) >= huts]
    best = min(enough, key=lambda way: (sum(map(symbols, way)), len(way))) if enough else cards
    return tuple(sorted(best, key=symbols, reverse=True))
