"""All ways through the supply of small positions, against those the rules allow."""

from itertools import combinations

import pytest

from engine.assyria import GAME, data
from tests.rules.assyria.table import RED, Table, rule

Outcome = tuple[frozenset[str], tuple[str, ...]]
"""Huts that starve, and cards left."""

POSITIONS = [
    (("b3", "c5"), ("palm1", "joker")),
    (("b4", "d5"), ("grape1", "joker")),
    (("b4", "c3", "d5"), ("grape1", "grape2", "plow")),
    (("b4", "c5", "d3"), ("date2", "grape1", "plow")),
    (("c4", "c6", "e6", "f3"), ("barley2", "barley3", "palm1")),
    (("b4", "c5", "d3", "d6"), ("date1", "grape3", "joker", "plow")),
    (("b3", "b4", "c3", "d3", "f4"), ("grape1", "date2", "joker", "salt3")),
    (("b3", "c4", "d6", "e6", "f4"), ("joker", "joker", "palm2", "plow")),
    (("b3", "b4", "c4", "c5"), ("palm1", "grape1", "barley1", "date1", "joker")),
    (("b3", "c5", "d5"), ("salt1", "barley3")),
    (("a2", "b3", "c5"), ("palm1", "joker")),
    (("a2", "b3", "b4", "c5"), ("palm1", "grape1", "joker", "plow")),
    (("b3", "b4", "c5", "d5", "d6"), ("grape1", "palm1", "joker", "plow")),
    (("b4", "c5", "d3", "d5", "e4"), ("grape2", "date1", "joker")),
]
every_position = pytest.mark.parametrize(("huts", "cards"), POSITIONS)
all_rules = pytest.mark.parametrize("rules", range(1, GAME.rules + 1))


def matching(card: str, unfed: frozenset[str]) -> tuple[list[str], int]:
    if card in ("joker", "plow"):
        return sorted(unfed), 1
    return sorted(hut for hut in unfed if data.HEXES[hut].food == card[:-1]), int(card[-1])


def allowed(huts: tuple[str, ...], cards: tuple[str, ...], rules: int) -> set[Outcome]:
    """All ends of the supply; since the second rules only those in which as few huts starve as can be."""
    outcomes = possible(frozenset(huts), cards)
    fewest = min(len(starved) for starved, _ in outcomes)
    return {each for each in outcomes if rules == 1 or len(each[0]) == fewest}


def possible(unfed: frozenset[str], cards: tuple[str, ...]) -> set[Outcome]:
    outcomes = set()
    for played in set(cards):
        huts, symbols = matching(played, unfed)
        left = list(cards)
        left.remove(played)
        for chosen in combinations(huts, min(symbols, len(huts))) if huts else ():
            outcomes |= possible(unfed - set(chosen), tuple(left))
    return outcomes or {(unfed, tuple(sorted(cards)))}


def supplying(huts: tuple[str, ...], cards: tuple[str, ...], rules: int) -> Table:
    t = Table(players=2, rules=rules)
    return t.put(RED, *huts).cards(RED, *cards).supply(RED)


def reached(t: Table, huts: tuple[str, ...]) -> set[Outcome]:
    if not t.kind.startswith("feed"):
        held = t.cards_of(RED) + ["plow"] * t.has_plow(RED)
        return {(frozenset(huts) - set(t.huts_of(RED)), tuple(sorted(held)))}
    ways = list(combinations(t.options, t.limits[0])) if t.kind == "feed.huts" else t.options
    outcomes = set()
    for way in ways:
        outcomes |= reached(t.answer(way), huts)
        t.undo()
    return outcomes


@rule("A6.9", "A6.10", "A6.11", "A6.13", "A6.14")
@every_position
@all_rules
def test_exactly_the_ways_of_feeding_the_rules_allow_are_open(
    huts: tuple[str, ...], cards: tuple[str, ...], rules: int
) -> None:
    assert reached(supplying(huts, cards, rules), huts) == allowed(huts, cards, rules)


@rule("A6.13", "A12.1")
@every_position
@all_rules
def test_nothing_is_asked_where_all_ways_lead_to_the_same(
    huts: tuple[str, ...], cards: tuple[str, ...], rules: int
) -> None:
    asked = supplying(huts, cards, rules).kind.startswith("feed")
    assert asked is (len(allowed(huts, cards, rules)) > 1)


@rule("A13.14")
@every_position
@all_rules
def test_the_plan_feeds_as_many_huts_as_possible(huts: tuple[str, ...], cards: tuple[str, ...], rules: int) -> None:
    t = supplying(huts, cards, rules)
    if t.kind == "feed":
        t.answer("plan")
    assert len(huts) - len(t.huts_of(RED)) == min(len(starved) for starved, _ in allowed(huts, cards, rules))
