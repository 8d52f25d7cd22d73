"""Every expansion turn of random matches, reckoned again from the map."""

import random
from collections import Counter
from itertools import combinations

import pytest

from engine.assyria import data
from tests.rules.assyria.table import Table, rule
from tests.rules.assyria.walk import Position, Step, keen_answer, of_kind, positions, steps

RIVERS = ("river1", "river2")


def own_huts(position: Position, seat: int) -> list[str]:
    return [hex_ for hex_, owner in position.huts.items() if owner == seat]


def own_pieces(position: Position, seat: int) -> set[str]:
    return {*own_huts(position, seat), *(hex_ for hex_, (owner, _) in position.ziggurats.items() if owner == seat)}


def touching(one: str, other: str) -> bool:
    a, b = data.HEXES[one], data.HEXES[other]
    return (b.q - a.q, b.r - a.r) in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}


def camels(huts: list[str]) -> int:
    on_river: Counter[str] = Counter(data.HEXES[hut].terrain for hut in huts)
    return sum(2 * on_river[river] + 1 for river in RIVERS if on_river[river])


def of_one_turn(name: str) -> list[tuple[Step, int]]:
    """Steps telling this event of a seat and ending in the same turn, so that its pieces still lie as they did."""
    return [
        (step, event.seat)
        for step in steps()
        for event in of_kind(step.told, name)
        if step.after.turn == step.before.turn and not step.after.over
    ]


@rule("A6.2", "A6.3")
def test_the_hexes_for_new_huts_are_the_empty_ones_next_to_own_pieces() -> None:
    asked = [position for position in positions() if position.kind == "hut"]
    for position in asked:
        assert position.seat is not None
        own = own_pieces(position, position.seat)
        assert list(position.options) == [
            hex_
            for hex_ in data.in_play(position.players)
            if hex_ not in position.huts and hex_ not in position.ziggurats and any(touching(hex_, o) for o in own)
        ]
    assert len(asked) > 200


@rule("A6.18", "A6.19", "A6.20")
def test_the_corners_for_wells_are_the_legal_free_ones_with_three_own_huts() -> None:
    asked = [position for position in positions() if position.kind == "well"]
    for position in asked:
        assert position.seat is not None
        arable = [hut for hut in own_huts(position, position.seat) if data.HEXES[hut].terrain != "between"]
        corners = [
            "-".join(three)
            for three in combinations(sorted(arable), 3)
            if all(touching(one, other) for one, other in combinations(three, 2))
        ]
        assert list(position.options) == [*(corner for corner in corners if corner not in position.wells), "done"]
    assert len(asked) > 5


@rule("A6.13")
def test_nobody_starves_whom_a_card_kept_could_feed() -> None:
    famines = [(step, event) for step in steps() for event in of_kind(step.told, "Starved")]
    for step, event in famines:
        if step.after.turn == step.before.turn:
            kept = {data.CARDS[card].food for card in step.after.cards[event.seat]}
            assert not kept & {"joker", *(data.HEXES[hex_].food for hex_ in event.hexes)}
            assert not step.after.plows[event.seat]
    assert len(famines) > 100


@rule("A6.24")
def test_income_goes_by_the_huts_on_each_river() -> None:
    turns = of_one_turn("PrestigeScored")
    for step, seat in turns:
        before, after = step.before.camels[seat], step.after.camels[seat]
        assert after == min(10, before + camels(own_huts(step.after, seat)))
    assert len({step.after.camels[seat] - step.before.camels[seat] for step, seat in turns}) > 5


@rule("A6.25", "A6.26")
def test_prestige_goes_by_huts_and_tiles() -> None:
    turns = of_one_turn("PrestigeScored")
    for step, seat in turns:
        terrains = Counter(data.HEXES[hut].terrain for hut in own_huts(step.after, seat))
        (event,) = [event for event in of_kind(step.told, "PrestigeScored") if event.seat == seat]
        assert event.huts_vp == 2 * terrains["between"] + terrains["outside"]
        assert event.tiles_vp == step.after.tiles(seat)
    assert len(turns) > 200


@rule("A6.26")
def test_every_player_scores_his_tiles_once_in_each_turn() -> None:
    scored = Counter(event.seat for step in steps() for event in of_kind(step.told, "PrestigeScored"))
    matches = Counter(seat for step in steps() if step.after.over for seat in step.after.seats)
    assert scored == {seat: 8 * count for seat, count in matches.items()}


@rule("A6.10", "A6.11", "A6.13")
@pytest.mark.parametrize("players", [2, 4])
def test_the_cards_and_huts_of_the_supply_are_those_that_match(players: int) -> None:
    t = Table.new(players=players, seed=11)
    rng = random.Random(players)
    asked: Counter[str] = Counter()
    while not t.over:
        asked[t.kind] += 1
        if t.kind == "feed":
            assert t.seat is not None
            foods = {data.HEXES[hut].food for hut in t.unfed}
            able = [card for card in data.CARDS if card in t.cards_of(t.seat) and data.CARDS[card].food in foods]
            able += ["joker"] * ("joker" in t.cards_of(t.seat)) + ["plow"] * t.has_plow(t.seat)
            assert t.options == ["plan", *able]
        if t.kind == "feed.huts":
            least, most = t.limits
            assert least == most < len(t.options)
            foods = {data.HEXES[hut].food for hut in t.options}
            assert t.options == [hut for hut in t.unfed if data.HEXES[hut].food in foods]
            assert len(foods) == 1 or least == 1
            assert t.seat is not None
            cards, left_out = t.cards_of(t.seat), {data.HEXES[hut].food for hut in t.unfed} - foods
            for food in left_out if least == 1 else ():
                own = sum(data.CARDS[card].symbols for card in cards if data.CARDS[card].food == food)
                assert own >= sum(data.HEXES[hut].food == food for hut in t.unfed) or len(foods) == 1
        t.answer("joker" if t.kind == "feed" and "joker" in t.options else keen_answer(t, rng))
    assert asked["feed"] > 5
    assert asked["feed.huts"] > 2
