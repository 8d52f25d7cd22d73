"""A13.14, A12.1: the plan that feeds as many huts as possible, and supply that needs no question."""

import copy
import random
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import pytest

from engine.assyria import GAME, data
from tests.rules.assyria import walk
from tests.rules.assyria.table import RED, Table, rule

FOODS = ("grape", "palm", "salt", "barley", "date")
all_rules = pytest.mark.parametrize("rules", range(1, GAME.rules + 1))


def feeding() -> Table:
    t = Table()
    t.put(RED, "a2", "b3", "c5")
    t.cards(RED, "palm1", "joker")
    t.supply(RED)
    return t


@rule("A13.14")
def test_a_plan_feeds_as_many_huts_as_possible() -> None:
    t = feeding()
    assert t.options == ["plan", "palm1", "joker"]
    t.answer("plan")
    assert t.huts_of(RED) == ["b3", "c5"]
    assert t.cards_of(RED) == []


@rule("A13.14")
def test_a_plan_is_taken_back_as_a_whole() -> None:
    t = feeding()
    before = walk.read(t)
    t.answer("plan").undo()
    assert walk.read(t) == before


def most_fed(huts: dict[str, int], cards: tuple[str, ...]) -> int:
    """The most huts that any sequence of cards can feed; huts counted by food."""
    if not cards or not any(huts.values()):
        return 0
    card, rest = cards[0], cards[1:]
    best = most_fed(huts, rest)
    foods = list(huts) if card in ("joker", "plow") else [card[:-1]]
    symbols = 1 if card in ("joker", "plow") else int(card[-1])
    for food in foods:
        number = min(symbols, huts.get(food, 0))
        if number:
            best = max(best, number + most_fed({**huts, food: huts[food] - number}, rest))
    return best


def random_supply(
    seed: int, most_huts: int = 9, most_cards: int = 5, rules: int = GAME.rules
) -> tuple[Table, list[str], list[str]]:
    rng = random.Random(seed)
    t = Table(rules=rules)
    huts = rng.sample(list(data.HEXES), rng.randint(2, most_huts))
    faces = rng.sample(
        [face for face, card in data.CARDS.items() for _ in range(card.copies)], rng.randint(1, most_cards)
    )
    cards = [*faces, "plow"] if rng.random() < 0.5 else faces
    t.put(RED, *huts)
    t.cards(RED, *cards)
    t.supply(RED)
    return t, huts, cards


@rule("A13.14", "A6.14")
def test_a_plan_is_as_good_as_any_order_of_cards() -> None:
    seen = 0
    for seed in range(80):
        t, huts, cards = random_supply(seed)
        if t.kind != "feed":
            continue
        seen += 1
        assert t.options[0] == "plan"
        foods = {food: sum(data.HEXES[hut].food == food for hut in huts) for food in FOODS}
        t.answer("plan")
        fed = [hut for event in walk.told(t, "Fed") for hut in event.hexes]
        assert len(fed) == len(set(fed)) == most_fed(foods, tuple(cards))
    assert seen > 30


@rule("A13.14")
def test_a_plan_equals_its_cards_played_one_by_one() -> None:
    seen = 0
    for seed in range(80):
        t, _, _ = random_supply(seed)
        if t.kind != "feed":
            continue
        seen += 1
        by_hand = copy.deepcopy(t)
        t.answer("plan")
        huts = {event.card: tuple(event.hexes) for event in walk.told(t, "Fed")}
        if len(huts) < len(walk.told(t, "Fed")):
            continue
        while by_hand.kind in ("feed", "feed.huts"):
            if by_hand.kind == "feed":
                by_hand.answer(next(card for card in huts if card in by_hand.options))
            else:
                by_hand.answer(huts[by_hand.decision.prompt.args["card"]])
        assert walk.read(by_hand) == walk.read(t)
    assert seen > 30


def matching(card: str, unfed: frozenset[str]) -> list[str]:
    return [hut for hut in unfed if card in ("joker", "plow") or data.HEXES[hut].food == card[:-1]]


End = tuple[frozenset[str], tuple[str, ...]]
"""Huts left unfed and cards left."""


def outcomes(huts: Iterable[str], cards: Iterable[str], rules: int) -> set[End]:
    """All ends of the supply that the rules allow: since the second ones as few huts starve as can be."""
    ends = possible(frozenset(huts), tuple(sorted(cards)))
    fewest = min(len(unfed) for unfed, _ in ends)
    return {end for end in ends if rules == 1 or len(end[0]) == fewest}


def possible(unfed: frozenset[str], cards: tuple[str, ...]) -> set[End]:
    """All ends, whichever cards are played on whichever huts."""
    ends = set()
    for index, card in enumerate(cards):
        huts = matching(card, unfed)
        symbols = 1 if card in ("joker", "plow") else int(card[-1])
        for fed in combinations(huts, min(symbols, len(huts))) if huts else []:
            ends |= possible(unfed - set(fed), (*cards[:index], *cards[index + 1 :]))
    return ends or {(unfed, cards)}


@rule("A12.1", "A6.11", "A6.13", "A6.14")
@all_rules
def test_huts_are_not_asked_for_where_every_answer_ends_alike(rules: int) -> None:
    seen = Counter[bool]()
    for seed in range(400):
        t, huts, cards = random_supply(seed, most_huts=6, most_cards=5, rules=rules)
        for card in t.options[1:] if t.kind == "feed" else []:
            fitting = matching(card, frozenset(huts))
            symbols = 1 if card in ("joker", "plow") else int(card[-1])
            then = copy.deepcopy(t).answer(card).decision
            asked = then.kind == "feed.huts" and then.prompt.args["card"] == card
            if asked or len(fitting) <= symbols:
                seen[True] += asked
                continue
            seen[False] += 1
            rest = list(cards)
            rest.remove(card)
            best = outcomes(huts, cards, rules)
            ways = [frozenset(huts) - set(fed) for fed in combinations(fitting, symbols)]
            ends = [frozenset(possible(unfed, tuple(sorted(rest))) & best) for unfed in ways]
            assert len(set(filter(None, ends))) == 1
    assert min(seen.values()) > 10


@rule("A12.1", "A6.13", "A6.14")
@all_rules
def test_supply_is_asked_exactly_if_it_can_end_in_different_ways(rules: int) -> None:
    seen = Counter[bool]()
    for seed in range(120):
        t, huts, cards = random_supply(seed, most_huts=4, most_cards=3, rules=rules)
        ends = outcomes(huts, cards, rules)
        asked = t.kind in ("feed", "feed.huts")
        seen[asked] += 1
        assert asked == (len(ends) > 1)
        if not asked:
            ((unfed, left),) = ends
            assert set(t.huts_of(RED)) == set(huts) - unfed
            assert sorted([*t.cards_of(RED), *(["plow"] if t.has_plow(RED) else [])]) == sorted(left)
    assert min(seen.values()) > 20


@rule("A6.13", "A6.14", "A6.17")
@all_rules
def test_supply_ends_in_one_of_the_ways_its_rules_allow(rules: int) -> None:
    rng = random.Random(5)
    for seed in range(120):
        t, huts, cards = random_supply(seed, most_huts=5, most_cards=3, rules=rules)
        while t.kind in ("feed", "feed.huts"):
            t.play_random(rng)
        left = sorted([*t.cards_of(RED), *(["plow"] if t.has_plow(RED) else [])])
        end = (frozenset(huts) - set(t.huts_of(RED)), tuple(left))
        assert end in {(unfed, tuple(sorted(kept))) for unfed, kept in outcomes(huts, cards, rules)}


@rule("A13.14", "A6.24")
@all_rules
def test_a_plan_judges_river_huts_together_since_the_third_rules(rules: int) -> None:
    t = Table(rules=rules)
    t.put(RED, "c2", "d2", "d4", "f3")  # of three huts on palms two are fed, of which one is the first on its river
    t.cards(RED, "palm2", "date2", "date1")
    t.supply(RED)
    camels, vp = (5, 2) if rules < 3 else (6, 2)
    assert promised(t)[:2] == (camels, vp)
    t.answer("plan")
    assert t.huts_of(RED) == (["c2", "d2", "f3"] if rules < 3 else ["c2", "d4", "f3"])
    assert t.camels_of(RED) == camels


@rule("A13.14", "A6.14", "A6.24", "A6.25")
def test_a_plan_brings_what_no_other_choice_of_huts_betters() -> None:
    seen = 0
    for seed in range(200):
        t, huts, cards = random_supply(seed, most_huts=6, most_cards=3)
        if t.kind != "feed":
            continue
        wells = sum(len(set(huts) & set(corner.split("-"))) == 3 for corner in data.well_corners(4))
        if wells:
            continue
        seen += 1
        ends = [[hut for hut in huts if hut not in unfed] for unfed, _ in outcomes(huts, cards, GAME.rules)]
        worth = [min(10, income(fed)) + 2 * prestige(fed) for fed in ends]
        camels, vp, lost_camels, lost_vp = promised(t)
        assert camels + 2 * vp == max(worth)
        assert (camels + lost_camels, vp + lost_vp) == (min(10, income(huts)), prestige(huts))
    assert seen > 30


def promised(t: Table) -> tuple[int, int, int, int]:
    """Read what the plan brings, and what starving huts would have brought besides."""
    camels, vp, lost_camels, lost_vp = (
        int(str(t.decision.prompt.args[name])) for name in ("camels", "vp", "lost_camels", "lost_vp")
    )
    return camels, vp, lost_camels, lost_vp


def income(huts: Iterable[str]) -> int:
    rivers = Counter(data.HEXES[hut].terrain for hut in huts)
    return sum(2 * rivers[river] + 1 for river in ("river1", "river2") if rivers[river])


def prestige(huts: Iterable[str]) -> int:
    return sum({"outside": 1, "between": 2}.get(data.HEXES[hut].terrain, 0) for hut in huts)
