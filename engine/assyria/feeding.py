"""How huts can be fed: which cards fit, whether there is anything to choose, and how most huts stay alive."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from engine.assyria.data import CARDS, FOODS, HEXES, JOKER, PLOW, TURNS

Needs: TypeAlias = tuple[int, ...]
"""Unfed huts by food, in the order of the foods."""
Cards: TypeAlias = tuple[str, ...]
REMEMBERED = 4096


class Meal(NamedTuple):
    """A card and the huts it feeds."""

    card: str
    hexes: tuple[str, ...]


def is_wild(card: str) -> bool:
    """Say whether a card feeds a hut on any food. A1.6, A1.7"""
    return card == PLOW or CARDS[card].any_food


def symbols(card: str) -> int:
    """How many huts a card can feed. A6.9"""
    return 1 if card == PLOW else CARDS[card].symbols


def matching(card: str, unfed: Iterable[str]) -> list[str]:
    """The unfed huts a card could feed. A6.9"""
    return [hex for hex in unfed if is_wild(card) or CARDS[card].food == HEXES[hex].food]


def are_alike(card: str, unfed: Sequence[str], cards: Sequence[str]) -> bool:
    """Say whether it makes no difference which huts a card feeds: they share a food whose other cards feed the rest.

    Those cards must be played as long as they fit (A6.13), so no hut of that food starves.

    >>> are_alike("grape1", ["a3", "b4"], ["grape1", "grape2"]), are_alike("grape1", ["a3", "b4"], ["grape1", "joker"])
    (True, False)
    """
    huts = matching(card, unfed)
    foods = {HEXES[hex].food for hex in huts}
    others = list(cards)
    others.remove(card)
    rest = sum(symbols(other) for other in others if not is_wild(other) and CARDS[other].food in foods)
    return len(foods) == 1 and symbols(card) + rest >= len(huts)


def is_foregone(unfed: Sequence[str], cards: Sequence[str]) -> bool:
    """Say whether all ways to feed lead to the same huts fed and the same cards used, so that none need be chosen.

    >>> is_foregone(["a1", "a2"], ["palm1", "date2"]), is_foregone(["a1", "a2"], ["palm1", "joker"])
    (True, False)
    """
    needs = Counter(HEXES[hex].food for hex in unfed)
    return _is_foregone(tuple(needs[food] for food in FOODS), tuple(sorted(cards)))


@lru_cache(REMEMBERED)
def _is_foregone(needs: Needs, cards: Cards) -> bool:
    """Try all orders until two results differ; huts of a food are alike unless only some of them are fed."""
    found: tuple[Needs, Cards] | None = None
    seen = {(needs, cards)}
    open_ways = [(needs, cards)]
    while open_ways:
        here = open_ways.pop()
        further = set(_played(*here))
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
        for food, need in enumerate(needs):
            if need and (is_wild(card) or CARDS[card].food == FOODS[food]):
                yield (*needs[:food], max(0, need - symbols(card)), *needs[food + 1 :]), rest


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
    for food in FOODS:
        huts = sorted((hex for hex in unfed if HEXES[hex].food == food), key=dear.__getitem__)
        own = [card for card in cards if not is_wild(card) and CARDS[card].food == food] if huts else []
        for card in _fewest(own, len(huts)):
            fed, huts = huts[: symbols(card)], huts[symbols(card) :]
            meals.append(Meal(card, tuple(sorted(fed))))
        hungry += huts
    hungry.sort(key=dear.__getitem__)
    return meals + [Meal(card, (hex,)) for card, hex in zip(wild, hungry, strict=False)]


def _wild(cards: Sequence[str], turn: int) -> list[str]:
    """The cards for any food, the one to be spared last."""
    spared = PLOW if turn == TURNS else JOKER
    return sorted((card for card in cards if is_wild(card)), key=lambda card: card == spared)


class Spare(NamedTuple):
    """What would feed more huts: a `card` of their food, `joker`, `plow` or `none`; and how many of them."""

    fed_by: str
    huts: int


def spare(unfed: Sequence[str], cards: Sequence[str], turn: int = 1) -> dict[str, Spare]:
    """Say of each food what would feed more huts on it while all others are fed; a wild card counts for every food.

    >>> left = spare(["b3"], ["palm1", "date2", "joker"])
    >>> tuple(left["date"]), tuple(left["palm"]), tuple(spare(["b3"], ["joker"])["palm"])
    (('card', 2), ('joker', 1), ('none', 0))
    """
    left = dict.fromkeys(FOODS, 0)
    for hex in unfed:
        left[HEXES[hex].food] -= 1
    for card in cards:
        if not is_wild(card):
            left[CARDS[card].food] += symbols(card)
    hungry = -sum(count for count in left.values() if count < 0)
    wild = _wild(cards, turn)[hungry:]
    for_any = Spare(wild[0], len(wild)) if wild else Spare("none", 0)
    return {food: Spare("card", count) if count > 0 else for_any for food, count in left.items()}


def _fewest(cards: Sequence[str], huts: int) -> list[str]:
    """The cards to play on huts of their food: all, or if they are too many those that lose the fewest symbols."""
    ways = [way for size in range(len(cards) + 1) for way in combinations(cards, size)]
    enough = [way for way in ways if sum(map(symbols, way)) >= huts]
    best = min(enough, key=lambda way: (sum(map(symbols, way)), len(way))) if enough else cards
    return sorted(best, key=symbols, reverse=True)
