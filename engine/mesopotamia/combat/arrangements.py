"""M16.21: the ways in which so many Units of two sides can stand in lines, as places among each side's Units."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations, product
from math import comb, factorial
from typing import NamedTuple, TypeAlias

Places: TypeAlias = tuple[int, ...]
LinePlaces: TypeAlias = tuple[Places, Places]
"""A line with the queues of both sides."""
Arrangement: TypeAlias = tuple[LinePlaces, ...]


def how_many(own: int, other: int) -> int:
    """Count the arrangements whose lines have no order.

    >>> how_many(1, 1), how_many(2, 2), how_many(4, 3)
    (1, 6, 648)
    """
    return sum(
        factorial(other) * comb(other - 1, lines - 1) // factorial(lines) * factorial(own) * comb(own - 1, lines - 1)
        for lines in range(1, min(own, other) + 1)
    )


class Arrangements(NamedTuple):
    """All of them: the lines that occur, and which of these each arrangement is made of, by their numbers."""

    lines: tuple[LinePlaces, ...]
    made_of: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def arrangements(own: int, other: int) -> Arrangements:
    """List them: first those with few lines, and in these the Units by their ids.

    >>> len(arrangements(4, 3).made_of) == how_many(4, 3)
    True
    """
    numbers: dict[LinePlaces, int] = {}
    made_of = tuple(
        tuple(numbers.setdefault(line, len(numbers)) for line in zip(ours, theirs, strict=True))
        for lines in range(1, min(own, other) + 1)
        for theirs in _queues(other, lines)
        if all(theirs[n][0] < theirs[n + 1][0] for n in range(lines - 1))
        for ours in _queues(own, lines)
    )
    return Arrangements(tuple(numbers), made_of)


def listed(likely_ones: Sequence[Arrangement]) -> Arrangements:
    """Write a few arrangements in the same way."""
    numbers: dict[LinePlaces, int] = {}
    made_of = tuple(tuple(numbers.setdefault(line, len(numbers)) for line in lines) for lines in likely_ones)
    return Arrangements(tuple(numbers), made_of)


def _queues(units: int, lines: int) -> Iterator[tuple[Places, ...]]:
    """Generate the ways to part Units into so many queues."""
    for order in permutations(range(units)):
        for cuts in combinations(range(1, units), lines - 1):
            bounds = (0, *cuts, units)
            yield tuple(order[bounds[n] : bounds[n + 1]] for n in range(lines))


def likely(duels: Sequence[Sequence[int]], strength: Sequence[int]) -> list[Arrangement]:
    """Find a few arrangements that are probably good for one side, which comes first in their lines. MH12

    `duels` says how good a fight of each own Unit against each of the others is, `strength` which own Units last.
    """
    own, other = range(len(duels)), range(len(duels[0]))
    by_strength = sorted(own, key=lambda n: -strength[n])
    danger = [sum(duel[n] for duel in duels) for n in other]
    easiest_first = sorted(other, key=lambda n: -danger[n])
    fronts = _fronts(duels)
    rest = [n for n in by_strength if n not in fronts]
    others = [n for n in easiest_first if n not in fronts.values()]
    strongest = max(fronts, key=lambda n: (duels[n][fronts[n]] > 0, strength[n]))
    weakest = min(fronts, key=lambda n: duels[n][fronts[n]])
    found: list[Arrangement] = [
        tuple(
            ((n, *(rest if n == weakest else ())), (enemy, *(others if n == strongest else ())))
            for n, enemy in fronts.items()
        ),
        tuple(
            ((n, *rest[place :: len(fronts)]), (enemy, *others[place :: len(fronts)]))
            for place, (n, enemy) in enumerate(fronts.items())
        ),
    ]
    found += [
        ((tuple(ours), tuple(theirs)),)
        for ours in (by_strength, by_strength[::-1])
        for theirs in (easiest_first, easiest_first[::-1])
    ]
    return found


def _fronts(duels: Sequence[Sequence[int]]) -> dict[int, int]:
    """Pair Units, the best fights first."""
    pairs = sorted((-duel, n, enemy) for n, row in enumerate(duels) for enemy, duel in enumerate(row))
    fronts: dict[int, int] = {}
    for _, n, enemy in pairs:
        if n not in fronts and enemy not in fronts.values():
            fronts[n] = enemy
    return fronts


def neighbours(lines: Arrangement) -> Iterator[Arrangement]:
    """Generate arrangements that differ in one thing: two Units of a side swapped, or one that queues elsewhere."""
    for side in (0, 1):
        spots = [(n, place) for n, line in enumerate(lines) for place in range(len(line[side]))]
        for (n, place), (m, other) in combinations(spots, 2):
            queues = [list(line[side]) for line in lines]
            queues[n][place], queues[m][other] = queues[m][other], queues[n][place]
            yield _with(lines, side, queues)
        for (n, place), to in product(spots, range(len(lines))):
            queues = [list(line[side]) for line in lines]
            if to != n and len(queues[n]) > 1:
                queues[to].append(queues[n].pop(place))
                yield _with(lines, side, queues)


def _with(lines: Arrangement, side: int, queues: Sequence[Sequence[int]]) -> Arrangement:
    return tuple(
        (tuple(queue), line[1]) if side == 0 else (line[0], tuple(queue))
        for line, queue in zip(lines, queues, strict=True)
    )
