import random

import pytest

from engine.after_the_flood import data
from tests.rules.after_the_flood import walk
from tests.rules.after_the_flood.table import PURPLE, RED, Table, rule
from tests.rules.after_the_flood.walk import SEATS, Match, Position, Step

PIECES = {"grain": 22, "wood": 12, "metal": 12, "textile": 15, "tool": 12, "oil": 7, "gold": 7, "lapis": 7}
VALUES = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}
HOME_ONLY = ("akkad", "isin", "larsa", "chaldea")


@pytest.fixture(scope="module")
def matches() -> tuple[Match, ...]:
    return walk.matches()


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return walk.positions()


@pytest.fixture(scope="module")
def steps() -> list[Step]:
    return walk.steps()


def same_phase_3(step: Step) -> bool:
    """Both ends of the step lie in phase 3 of one turn, because somebody has still to pass."""
    return step.before.turn == step.after.turn and not step.after.over and not all(step.after.passed)


def scribes(position: Position, seat: int) -> int:
    return position.workers["scribes"][seat] + position.workers["used_scribes"][seat]


def test_the_random_matches_are_worth_looking_at(matches: tuple[Match, ...], positions: list[Position]) -> None:
    assert len(positions) > 500
    assert any(step.rolls for match in matches for step in match.steps)
    assert any(len(position.armies) > 4 for position in positions)
    assert any(expanded for position in positions for _, expanded in position.cities.values())
    assert any(sum(rating is not None for rating in position.ratings) > 1 for position in positions)
    assert {position.turn for position in positions} == {1, 2, 3, 4, 5}


@rule("FI1")
def test_every_player_always_has_25_workers(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            placed = sum(numbers[seat] for numbers in position.workers.values())
            assert position.unavailable_workers[seat] + position.available_workers[seat] + placed == 25


@rule("FI2")
def test_every_player_always_has_20_armies(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            on_board = position.armies_on_board(seat)
            assert position.unavailable_armies[seat] + position.available_armies[seat] + on_board == 20


@rule("FI2", "FI8")
def test_armies_are_kept_through_a_fight() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=3)
    t.empire(PURPLE, "t1-sumer")
    t.armies("nippur", PURPLE, 2)
    t.act(RED)
    t.dice(1, 1, 6, 6, 6, 5)
    t.answer("expand").answer("invade").answer("nippur").answers("roll", "roll", "roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert (t.available_armies(RED), t.unavailable_armies(RED)) == (1, 17)
    assert (t.available_armies(PURPLE), t.unavailable_armies(PURPLE)) == (0, 20)


@rule("FI3")
def test_every_player_always_has_4_cities_and_4_expansions(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            own = [expanded for owner, expanded in position.cities.values() if owner == seat]
            assert position.cities_in_hand[seat] + len(own) == 4
            assert position.expansions_in_hand[seat] + sum(own) == 4


@rule("FI4")
def test_no_resource_is_lost_or_made(positions: list[Position]) -> None:
    for position in positions:
        for resource, pieces in PIECES.items():
            held = sum(box.get(resource, 0) for box in (*position.hands, *position.equipment, *position.bids))
            assert position.stock[resource] + held == pieces


@rule("FI4")
def test_only_grain_and_textiles_may_fall_below_nothing(positions: list[Position]) -> None:
    for position in positions:
        for resource, number in position.stock.items():
            assert number >= 0 or resource in ("grain", "textile")
        for box in (*position.hands, *position.equipment, *position.bids):
            assert all(number > 0 for number in box.values())
        for numbers in position.workers.values():
            assert min(numbers) >= 0
        assert min(*position.available_workers, *position.unavailable_workers) >= 0
        assert min(*position.available_armies, *position.unavailable_armies) >= 0
        assert min(*position.cities_in_hand, *position.expansions_in_hand) >= 0


@rule("FI4")
def test_the_stock_of_grain_and_textiles_can_be_negative() -> None:
    t = Table()
    t.hand(RED, grain=20, textile=13)
    for seat in SEATS:
        t.workers("irrigation", seat, 1)
        t.workers("weaving", seat, 1)
    t.phase1()
    assert (t.in_stock("grain"), t.in_stock("textile")) == (22 - 20 - 15, 15 - 13 - 9)
    assert t.hand_of(RED) == {"grain": 25, "textile": 16}


@rule("FI5")
def test_an_area_holds_at_most_two_armies_and_only_where_armies_may_be(positions: list[Position]) -> None:
    for position in positions:
        for area, (owner, number) in position.armies.items():
            assert 1 <= number <= 2
            assert area != "dilmun"
            if area in HOME_ONLY:
                assert position.empires[owner] == f"t{position.turn}-{area}"


@rule("FI6")
def test_no_worker_in_sumer_and_no_city_outside(positions: list[Position]) -> None:
    for position in positions:
        assert set(position.cities) <= set(data.SUMER)
        for seat in SEATS:
            outside = sum(position.workers[place][seat] for place in walk.PLACES)
            assert position.available_workers[seat] + position.unavailable_workers[seat] + outside == 25
        if position.kind in ("place.from", "place.to"):
            assert not set(position.options) & set(data.SUMER)


@rule("FI7")
def test_nobody_ever_has_a_third_scribe(positions: list[Position]) -> None:
    assert max(scribes(position, seat) for position in positions for seat in SEATS) == 2


@rule("FI7")
@pytest.mark.parametrize(("ready", "used"), [(2, 0), (1, 1), (0, 2)])
def test_full_scribes_are_no_destination(ready: int, used: int) -> None:
    t = Table()
    t.workers("scribes", RED, ready)
    t.workers("used_scribes", RED, used)
    t.hand(RED, lapis=1)
    t.available(RED, workers=5)
    t.act(RED)
    t.answer("place")
    if ready:
        t.answer("lapis")
    assert t.kind == "place.to"
    t.rejects("scribes")


@rule("FI8")
def test_only_who_started_an_empire_has_armies(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            if position.available_armies[seat] or position.armies_on_board(seat):
                assert position.empires[seat] is not None


@rule("FI9")
def test_nothing_of_the_old_turn_is_left_in_the_new_one(steps: list[Step]) -> None:
    turned = [step for step in steps if step.after.over or step.after.turn != step.before.turn]
    assert len(turned) == 5 * len(walk.matches())
    for after in (step.after for step in turned):
        assert after.armies == {}
        assert after.available_armies == (0, 0, 0)
        assert after.equipment == ({}, {}, {})
        assert after.bids == ({}, {}, {})
        assert after.ratings == (None, None, None)
        assert after.empires == (None, None, None)
        assert after.passed == (False, False, False)
        assert max(after.available_workers) <= (0 if after.over else 8)


@rule("FI10")
def test_ratings_follow_the_equipment_and_then_the_start(matches: tuple[Match, ...]) -> None:
    for match in matches:
        started: list[int] = []
        for position in match.positions:
            started = [seat for seat in started if position.empires[seat] is not None]
            started += [seat for seat in SEATS if position.empires[seat] is not None and seat not in started]
            if position.kind in ("empire", "empire.buy", "empire.equip"):
                continue
            ranked = sorted(started, key=lambda seat: -value(position.equipment[seat]))
            letters = dict(zip(ranked, "ABC", strict=False))
            assert {seat: position.ratings[seat] for seat in SEATS} == {seat: letters.get(seat) for seat in SEATS}


def value(box: dict[str, int]) -> int:
    return sum(VALUES[resource] * number for resource, number in box.items())


@rule("FI10")
@pytest.mark.parametrize(
    ("equipment", "ratings"),
    [
        (({}, {}, {}), ["A", "B", "C"]),
        (({}, {"grain": 1}, {}), ["B", "A", "C"]),
        (({"wood": 1}, {"textile": 1}, {"oil": 1}), ["B", "C", "A"]),
        (({"grain": 4}, {"gold": 1}, {"lapis": 1}), ["B", "C", "A"]),
        (({"grain": 1}, {"wood": 1}, {"tool": 1}), ["C", "B", "A"]),
    ],
)
def test_equal_equipment_is_rated_by_the_start(equipment: tuple[dict[str, int], ...], ratings: list[str]) -> None:
    t = Table()
    for seat, empire in zip(SEATS, ("t1-guti", "t1-akkad", "t1-sumer"), strict=True):
        t.empire(seat, empire, equipment=equipment[seat])
    assert [t.rating_of(seat) for seat in SEATS] == ratings


@rule("FI11")
def test_an_empire_has_one_owner_and_is_of_the_turn(positions: list[Position]) -> None:
    for position in positions:
        empires = [empire for empire in position.empires if empire is not None]
        assert len(set(empires)) == len(empires)
        assert all(data.EMPIRES[empire].turn == position.turn for empire in empires)


@rule("FI11")
def test_nobody_exchanges_his_empire_within_a_turn(steps: list[Step]) -> None:
    for step in steps:
        if step.before.turn != step.after.turn or step.after.over:
            continue
        for seat in SEATS:
            if step.before.empires[seat] is not None:
                assert step.after.empires[seat] == step.before.empires[seat]


@rule("FI12")
def test_points_never_fall_and_stand_still_during_the_actions(steps: list[Step]) -> None:
    for step in steps:
        assert all(before <= after for before, after in zip(step.before.vp, step.after.vp, strict=True))
        if same_phase_3(step):
            assert step.before.vp == step.after.vp


@rule("FI12")
def test_an_expansion_scores_one_of_the_five_numbers(steps: list[Step]) -> None:
    seen = 0
    for step in steps:
        grown = [
            owner
            for area, (owner, expanded) in step.after.cities.items()
            if expanded and step.before.cities.get(area) == (owner, False)
        ]
        if not grown:
            continue
        seen += 1
        assert grown == [step.before.seat]
        gained = [after - before for before, after in zip(step.before.vp, step.after.vp, strict=True)]
        assert gained[grown[0]] in (4, 7, 10, 14, 20)
        assert sum(gained) == gained[grown[0]]
        assert step.before.kind in walk.PHASE_5
    assert seen > 3


@rule("FI13")
def test_armies_never_rise_after_the_start(steps: list[Step]) -> None:
    for step in steps:
        if step.before.turn != step.after.turn or step.before.kind in ("empire", "empire.buy", "empire.equip"):
            continue
        for seat in SEATS:
            if step.before.empires[seat] is not None:
                before = step.before.available_armies[seat] + step.before.armies_on_board(seat)
                after = step.after.available_armies[seat] + step.after.armies_on_board(seat)
                assert after <= before


@rule("FI14")
def test_no_hand_grows_within_a_turn(steps: list[Step]) -> None:
    for step in steps:
        if step.before.turn == step.after.turn:
            for seat in SEATS:
                assert sum(step.after.hands[seat].values()) <= sum(step.before.hands[seat].values())


@rule("FI14")
def test_swaps_and_conversions_keep_the_count_of_a_hand(steps: list[Step]) -> None:
    trades = [step for step in steps if step.before.kind in ("trade", "trade.give") and same_phase_3(step)]
    assert len([step for step in trades if step.before.hands != step.after.hands]) > 5
    for step in trades:
        for seat in SEATS:
            assert sum(step.after.hands[seat].values()) == sum(step.before.hands[seat].values())


@rule("FI15")
def test_the_order_is_a_permutation_and_changes_in_phase_4_only(steps: list[Step]) -> None:
    for step in steps:
        assert sorted(step.after.order) == list(SEATS)
        if same_phase_3(step) or step.before.kind in walk.PHASE_5:
            assert step.after.order == step.before.order


@rule("FI16")
@pytest.mark.parametrize("seed", range(12))
def test_the_final_scoring_adds_at_most_37(seed: int) -> None:
    rng = random.Random(seed)
    t = Table(turn=5)
    places = [*data.OTHERS, "irrigation", "weaving", "tool_makers"]
    for seat in SEATS:
        chosen = rng.choices(places, k=22)
        for place in places:
            t.workers(place, seat, chosen.count(place))
        t.vp(seat, 10)
    expected = 0
    for place in places:
        numbers = sorted(t.workers_at(place, seat) for seat in SEATS)
        worth = data.AREAS[place].end_vp if place in data.AREAS else data.BOXES[place].end_vp
        expected += worth if numbers[2] > numbers[1] else 0
    t.final()
    added = sum(t.vp_of(seat) for seat in SEATS) - 30
    assert added == expected
    assert added <= 37


@rule("FI16")
def test_the_end_of_a_random_match_adds_at_most_37(matches: tuple[Match, ...]) -> None:
    for match in matches:
        last = match.steps[-1]
        areas = 2 * len(last.before.armies)
        sumer = sum(area in data.SUMER for area in last.before.armies)
        assert sum(last.after.vp) - sum(last.before.vp) <= 37 + areas + sumer


@rule("FI18")
def test_a_random_match_ends_after_five_turns(matches: tuple[Match, ...]) -> None:
    for match in matches:
        turns = [position.turn for position in match.positions]
        assert sorted(set(turns)) == [1, 2, 3, 4, 5]
        assert turns == sorted(turns)
        assert match.positions[-1].over
        assert not any(position.over for position in match.positions[:-1])
