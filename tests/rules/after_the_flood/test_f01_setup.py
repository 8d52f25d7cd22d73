from collections import Counter

import pytest

from engine.after_the_flood import data
from engine.core.errors import BadSetup
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)

# id: value, armies, luxury, pieces, stock after set-up
RESOURCES = {
    "grain": (1, 1, False, 22, 22),
    "wood": (2, 0, False, 12, 9),
    "metal": (2, 2, False, 12, 9),
    "textile": (2, 0, False, 15, 15),
    "tool": (3, 3, True, 12, 9),
    "oil": (3, 0, True, 7, 4),
    "gold": (4, 0, True, 7, 4),
    "lapis": (5, 0, True, 7, 7),
}

PLACES = (*data.OTHERS, "irrigation", "weaving", "scribes", "used_scribes", "tool_makers", "used_tool_makers")


@rule("F1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 4, 5])
def test_a_match_with_another_number_than_three_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup):
        Table.new(seats=seats)


@rule("F1.1")
def test_a_match_for_three_starts() -> None:
    assert Table.new(seats=3).seat in SEATS


@rule("F1.2")
@pytest.mark.parametrize("seat", SEATS)
def test_each_player_owns_25_workers_20_armies_4_cities_and_4_expansions(seat: int) -> None:
    t = Table.new()
    on_board = sum(t.workers_at(place, seat) for place in PLACES)
    assert t.available_workers(seat) + t.unavailable_workers(seat) + on_board == 25
    assert t.available_armies(seat) + t.unavailable_armies(seat) == 20
    assert (t.cities_in_hand(seat), t.expansions_in_hand(seat)) == (4, 4)


@rule("F1.3")
@pytest.mark.parametrize("resource", RESOURCES)
def test_a_resource_has_the_printed_value_armies_luxury_flag_and_piece_count(resource: str) -> None:
    value, armies, luxury, pieces, _ = RESOURCES[resource]
    row = data.RESOURCES[resource]
    assert (row.value, row.armies, row.luxury, row.pieces) == (value, armies, luxury, pieces)


@rule("F1.3")
def test_there_are_exactly_eight_kinds_of_resources() -> None:
    assert list(data.RESOURCES) == list(RESOURCES)


@rule("F1.3")
@pytest.mark.parametrize("resource", RESOURCES)
def test_all_pieces_of_a_resource_are_in_the_match(resource: str) -> None:
    t = Table.new()
    in_hands = sum(t.hand_of(seat).get(resource, 0) for seat in SEATS)
    assert t.in_stock(resource) + in_hands == RESOURCES[resource][3]


@rule("F1.3", "F1.11")
@pytest.mark.parametrize("resource", [name for name in RESOURCES if name not in ("grain", "textile")])
def test_the_stock_after_setup_lacks_only_the_start_resources(resource: str) -> None:
    assert Table.new().in_stock(resource) == RESOURCES[resource][4]


@rule("F1.3", "F1.11")
@pytest.mark.parametrize(("resource", "produced"), [("grain", 15), ("textile", 9)])
def test_the_stock_of_grain_and_textiles_is_full_but_for_the_first_production(resource: str, produced: int) -> None:
    assert Table.new().in_stock(resource) + produced == RESOURCES[resource][4]


@rule("F1.5")
@pytest.mark.parametrize("seat", SEATS)
def test_all_armies_start_unavailable_and_the_map_is_empty(seat: int) -> None:
    t = Table.new()
    assert (t.available_armies(seat), t.unavailable_armies(seat)) == (0, 20)
    assert all(t.armies_at(area) is None and t.city_at(area) is None for area in data.AREAS)
    assert all(t.workers_at(area, seat) == 0 for area in data.AREAS)


@rule("F1.5")
@pytest.mark.parametrize("seat", SEATS)
def test_all_cities_and_expansions_start_in_hand(seat: int) -> None:
    t = Table.new()
    assert (t.cities_in_hand(seat), t.expansions_in_hand(seat)) == (4, 4)


@rule("F1.6", "F1.11")
@pytest.mark.parametrize("seat", SEATS)
def test_each_player_starts_with_one_irrigator_and_one_weaver_and_no_other_specialist(seat: int) -> None:
    t = Table.new()
    boxes = ("irrigation", "weaving", "scribes", "used_scribes", "tool_makers", "used_tool_makers")
    assert [t.workers_at(box, seat) for box in boxes] == [1, 1, 0, 0, 0, 0]


@rule("F1.7", "F1.11")
@pytest.mark.parametrize("seat", SEATS)
def test_two_workers_are_available_on_top_of_the_eight_of_phase_1(seat: int) -> None:
    t = Table.new()
    assert (t.available_workers(seat), t.unavailable_workers(seat)) == (2 + 8, 21 - 8)


@rule("F1.8")
@pytest.mark.parametrize("seat", SEATS)
def test_each_player_starts_with_wood_metal_tool_oil_and_gold(seat: int) -> None:
    hand = Table.new().hand_of(seat)
    assert {name: count for name, count in hand.items() if name not in ("grain", "textile")} == {
        "wood": 1,
        "metal": 1,
        "tool": 1,
        "oil": 1,
        "gold": 1,
    }


@rule("F1.8")
@pytest.mark.parametrize("seat", SEATS)
def test_grain_and_textiles_in_hand_come_from_the_first_production_only(seat: int) -> None:
    hand = Table.new().hand_of(seat)
    assert (hand["grain"], hand["textile"]) == (5, 3)


@rule("F1.9")
def test_all_six_orders_of_play_are_about_equally_frequent() -> None:
    orders = Counter(tuple(Table.new(seed=seed).order) for seed in range(600))
    assert len(orders) == 6
    assert all(60 <= count <= 140 for count in orders.values())


@rule("F1.9")
def test_the_order_of_play_is_a_permutation_and_its_first_player_begins() -> None:
    for seed in range(12):
        t = Table.new(seed=seed)
        assert sorted(t.order) == [RED, PURPLE, GREEN]
        assert t.seat == t.order[0]


@rule("F1.9")
def test_the_order_of_play_is_drawn_at_random() -> None:
    assert Table.new().draws > 0


@rule("F1.10")
@pytest.mark.parametrize("seat", SEATS)
def test_nobody_has_points_an_empire_a_rating_or_has_passed(seat: int) -> None:
    t = Table.new()
    assert t.vp_of(seat) == 0
    assert t.empire_of(seat) is None
    assert t.rating_of(seat) is None
    assert not t.has_passed(seat)


@rule("F1.10")
def test_the_match_begins_in_turn_1_with_an_action() -> None:
    t = Table.new()
    assert (t.turn, t.kind) == (1, "action")


@rule("FX3")
@pytest.mark.parametrize("seat", SEATS)
def test_first_collection_gives_ten_available_workers_and_the_full_first_hand(seat: int) -> None:
    t = Table.new()
    assert (t.available_workers(seat), t.unavailable_workers(seat)) == (10, 13)
    assert t.hand_of(seat) == {"grain": 5, "wood": 1, "metal": 1, "textile": 3, "tool": 1, "oil": 1, "gold": 1}
