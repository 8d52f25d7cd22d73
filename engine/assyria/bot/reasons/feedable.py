"""How many huts cards can feed in this turn, those included that are still to be placed."""

from __future__ import annotations

from collections.abc import Sequence

from engine.assyria.bot.seen import Seen
from engine.assyria.data import FOODS, NEIGHBOURS
from engine.assyria.feeding import FOOD_AT, WILD, most_fed, provided


def near_by(seen: Seen, hex: str) -> list[str]:
    """The empty hexes next to one. A6.2"""
    return [other for other in NEIGHBOURS[hex] if seen.is_empty(other)]


def fed_at_most(seen: Seen, cards: Sequence[str], new: int) -> int:
    """No more huts than these can be fed, wherever the new ones go."""
    left, wild = _left_over(seen, cards)
    empty = [hex for hex in seen.view.hexes if seen.is_empty(hex)]
    room = [sum(FOOD_AT[hex] == food for hex in empty) for food in range(len(FOODS))]
    return most_fed(seen.me.settled, cards) + min(new, wild + sum(map(min, left, room)))


def surely_fed(seen: Seen, cards: Sequence[str], new: int) -> int:
    """So many huts can be fed on the board as it is: new ones are placed one after the other where food is left."""
    left, wild = _left_over(seen, cards)
    free, fed = {*seen.me.around}, 0
    for _ in range(min(new, len(free))):
        hex = max(sorted(free), key=lambda each: (left[FOOD_AT[each]] > 0, _opened(seen, each, free, left)))
        if left[FOOD_AT[hex]]:
            left[FOOD_AT[hex]] -= 1
            fed += 1
        elif wild:
            wild -= 1
            fed += 1
        free = {*free, *near_by(seen, hex)} - {hex}
        if not free:
            break
    return most_fed(seen.me.settled, cards) + fed


def _opened(seen: Seen, hex: str, free: set[str], left: Sequence[int]) -> int:
    return sum(left[FOOD_AT[other]] > 0 for other in near_by(seen, hex) if other not in free)


def _left_over(seen: Seen, cards: Sequence[str]) -> tuple[list[int], int]:
    """What is left for new huts once those that stand are fed: symbols of each food, and cards for any food. A6.9"""
    left = provided(cards)
    for hex in seen.me.settled:
        left[FOOD_AT[hex]] -= 1
    hungry = -sum(count for count in left if count < 0)
    return [max(0, count) for count in left], max(0, sum(card in WILD for card in cards) - hungry)
