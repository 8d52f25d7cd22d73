"""Whole random matches at every number of players: the tables, what is hidden, and the laws that hold throughout."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria import data
from engine.assyria.events import Inundated, TurnBegan
from engine.assyria.game import Assyria
from engine.assyria.state import AssyriaState
from engine.core.decision import Move
from engine.core.game import Event
from engine.core.play import step
from tests.contract.matches import Turn, dice_of, turns
from tests.rules.assyria.table import Table, rule
from tools.fuzz.twins import Twins

every_count = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(4)


def match_of(players: int, seed: int) -> Iterator[Turn]:
    """Play a random match of so many players."""
    kind = type("Assyria", (Assyria,), {"seats": (players,)})
    return turns(kind(), seed)


@rule("A3.5", "A3.6", "A3.7")
@pytest.mark.parametrize(
    ("players", "hexes", "corners", "legal", "terrains", "foods"),
    [
        (4, 64, 98, 58, (32, 12, 10, 10), (13, 13, 13, 12, 13)),
        (3, 51, 76, 44, (25, 10, 8, 8), (11, 11, 10, 9, 10)),
        (2, 38, 54, 31, (18, 8, 6, 6), (8, 8, 7, 7, 8)),
    ],
)
def test_the_board_has_as_many_of_everything_as_the_ledger_says(
    players: int, hexes: int, corners: int, legal: int, terrains: tuple[int, ...], foods: tuple[int, ...]
) -> None:
    board = [data.HEXES[hex] for hex in data.in_play(players)]
    count = data.COUNTS[players]
    assert len(board) == count.hexes == hexes
    assert len(data.corners(players)) == corners
    assert len(data.well_corners(players)) == count.legal_well_corners == legal
    assert all(hex.min_players <= players for hex in board)
    assert sorted(count.start_hexes) == [hex.id for hex in board if players in hex.start_for]
    terrain, food = Counter(hex.terrain for hex in board), Counter(hex.food for hex in board)
    assert tuple(terrain[each] for each in ("outside", "between", "river1", "river2")) == terrains
    assert tuple(food[each] for each in data.FOODS) == foods


@rule("A3.6")
def test_neighbours_never_share_a_food() -> None:
    pairs = [(hex, other) for hex, near in data.NEIGHBOURS.items() for other in near]
    assert all(data.HEXES[hex].food != data.HEXES[other].food for hex, other in pairs)


@rule("A1.4", "A1.8")
def test_there_are_40_food_cards_and_9_expansion_cards() -> None:
    assert sum(card.copies for card in data.CARDS.values()) == len(data.ALL_CARDS) == 40
    assert len(data.EXPANSION.cards) == 9
    assert sorted((data.EXPANSION.opening_card, *data.EXPANSION.shuffled_deck)) == sorted(data.EXPANSION.cards)


@rule("A14.2", "A14.8")
@every_count
def test_nobody_sees_the_order_of_the_decks(players: int) -> None:
    dice, rng = dice_of(7), random.Random(7)
    for turn in list(match_of(players, seed=7))[::9]:
        twins = Twins(ASSYRIA, turn.state)
        twins.check_views()
        for decision in turn.asked:
            move = Move(decision.seat, decision.kind, decision.choice.sample(rng))
            twins.check_move(move, step(ASSYRIA, turn.state, move, dice), dice)


def laws(before: AssyriaState, after: AssyriaState) -> None:
    """What may change from one moment to the next."""
    assert set(before.wells) <= set(after.wells)  # AC5
    assert before.ziggurats.keys() <= after.ziggurats.keys()  # AC12
    for hex, ziggurat in before.ziggurats.items():
        assert (after.ziggurats[hex].seat, after.ziggurats[hex].level) >= (ziggurat.seat, ziggurat.level)
    for was, now in zip(before.players, after.players, strict=True):
        assert was.vp <= now.vp  # AC9
        assert before.reign != after.reign or after.result is not None or was.offering <= now.offering  # AC6
    if after.phase != "setup":
        assert all(after.sites_of(seat) for seat in range(after.seats))  # AC1
        free = [disc for disc in after.discs if disc is None]
        assert len(free) >= 1  # AC11
    if after.result is None:
        laid = data.REIGNS[after.reign - 1] - data.turns_to_flood(after.turn)
        assert len(after.expansion) == laid  # AC4
        assert len(after.expansion_deck) == 9 - after.turn


@rule("AC1", "AC4", "AC5", "AC6", "AC9", "AC11", "AC12")
@every_count
@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_at_every_moment(players: int, seed: int) -> None:
    for turn in match_of(players, seed):
        ASSYRIA.check(turn.state)
        laws(turn.state, turn.outcome.state)
    ASSYRIA.check(turn.outcome.state)


@rule("AC10", "A9.1")
@every_count
def test_a_flood_leaves_no_hut_on_a_river(players: int) -> None:
    floods = 0
    for turn in match_of(players, seed=3):
        if any(isinstance(event, Inundated) for event in turn.outcome.events):
            floods += 1
            assert not any(data.HEXES[hex].terrain in data.RIVERS for hex in turn.outcome.state.huts)
            assert not any(turn.outcome.state.assur.values())  # AC8
    assert floods == 3


@rule("AC13", "A4.1")
@every_count
@pytest.mark.parametrize("seed", SEEDS)
def test_every_match_has_eight_turns_and_three_floods(players: int, seed: int) -> None:
    played = list(match_of(players, seed))
    told: list[Event] = [event for turn in played for event in turn.outcome.events]
    assert [event.turn for event in told if isinstance(event, TurnBegan)] == list(range(2, 9))
    assert sum(isinstance(event, Inundated) for event in told) == 3
    assert all(len(turn.asked) == 1 for turn in played)
    assert played[-1].outcome.state.result is not None


@rule("AC9")
@every_count
def test_the_score_is_the_sum_of_what_was_told(players: int) -> None:
    table, rng = Table.new(players, seed=2), random.Random(2)
    while not table.over:
        table.play_random(rng)
        assert all(table.logged(seat) == table.vp_of(seat) for seat in range(players))
