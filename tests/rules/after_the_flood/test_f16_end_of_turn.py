import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)


@rule("F16.1")
@pytest.mark.parametrize(("turn", "empires"), [(2, ("t2-isin", "t2-amorites")), (5, ("t5-elam", "t5-chaldea"))])
def test_every_army_becomes_unavailable(turn: int, empires: tuple[str, str]) -> None:
    t = Table(turn=turn)
    t.empire(RED, empires[0])
    t.armies("umma", RED, 2)
    t.armies("elam", RED, 1)
    t.available(RED, armies=4)
    t.empire(PURPLE, empires[1])
    t.armies("ur", PURPLE, 1)
    t.end_actions()
    for seat in SEATS:
        assert (t.available_armies(seat), t.unavailable_armies(seat)) == (0, 20)
    assert [t.armies_at(area) for area in ("umma", "elam", "ur")] == [None, None, None]


@rule("F16.2")
def test_unplaced_workers_become_unavailable() -> None:
    t = Table(turn=5)
    t.available(RED, workers=6)
    t.available(GREEN, workers=25)
    t.end_actions()
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (0, 25)
    assert (t.available_workers(GREEN), t.unavailable_workers(GREEN)) == (0, 25)


@rule("F16.2")
def test_unplaced_workers_are_not_carried_into_the_next_turn() -> None:
    t = Table(turn=2)
    t.workers("egypt", RED, 2)
    t.available(RED, workers=10)
    t.end_actions()
    assert t.turn == 3
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (8, 15)


@rule("F16.2")
@pytest.mark.parametrize("turn", [2, 5])
def test_workers_in_areas_and_boxes_stay(turn: int) -> None:
    t = Table(turn=turn)
    placed = {"egypt": 2, "dilmun": 3, "akkad": 1, "irrigation": 4, "weaving": 1}
    for place, number in placed.items():
        t.workers(place, RED, number)
    for box in ("scribes", "used_scribes", "tool_makers", "used_tool_makers"):
        t.workers(box, RED, 1)
    t.end_actions()
    assert {place: t.workers_at(place, RED) for place in placed} == placed
    assert t.workers_at("scribes", RED) + t.workers_at("used_scribes", RED) == 2
    assert t.workers_at("tool_makers", RED) + t.workers_at("used_tool_makers", RED) == 2


@rule("F16.3")
@pytest.mark.parametrize(("turn", "empire"), [(2, "t2-isin"), (5, "t5-elam")])
def test_equipment_and_bids_return_to_the_stock(turn: int, empire: str) -> None:
    t = Table(turn=turn)
    t.empire(RED, empire, equipment={"gold": 2, "wood": 1})
    t.passed(RED, oil=1)
    t.passed(PURPLE)
    t.passed(GREEN, lapis=3, gold=1)
    assert [t.in_stock(kind) for kind in ("gold", "wood", "oil", "lapis")] == [4, 11, 6, 4]
    t.end_actions()
    assert [t.in_stock(kind) for kind in ("gold", "wood", "oil", "lapis")] == [7, 12, 7, 7]
    assert t.equipment_of(RED) == {}
    assert t.bid_of(RED) == {}
    assert t.bid_of(GREEN) == {}
    assert [t.hand_of(seat) for seat in SEATS] == [{}, {}, {}]


@rule("F16.4")
@pytest.mark.parametrize(("turn", "empires"), [(2, ("t2-isin", "t2-larsa")), (5, ("t5-elam", "t5-chaldea"))])
def test_passed_rating_and_empire_are_cleared(turn: int, empires: tuple[str, str]) -> None:
    t = Table(turn=turn)
    t.empire(RED, empires[0], equipment={"gold": 1})
    t.empire(GREEN, empires[1])
    t.end_actions()
    assert [t.has_passed(seat) for seat in SEATS] == [False] * 3
    assert [t.rating_of(seat) for seat in SEATS] == [None] * 3
    assert [t.empire_of(seat) for seat in SEATS] == [None] * 3


@rule("F16.4")
def test_who_started_an_empire_may_start_one_again_in_the_next_turn() -> None:
    t = Table(turn=2)
    t.empire(RED, "t2-isin")
    t.end_actions()
    assert (t.turn, t.seat) == (3, RED)
    t.answer("start").answer("ur").answer(1).end()
    assert t.empire_of(RED) == "t3-sumer"


@rule("F16.5")
@pytest.mark.parametrize("turn", [2, 5])
def test_hands_cities_and_expansions_are_kept(turn: int) -> None:
    t = Table(turn=turn)
    kept = {"grain": 4, "wood": 1, "metal": 2, "textile": 3, "tool": 1, "oil": 2, "gold": 1, "lapis": 1}
    t.hand(RED, **kept)
    t.hand(PURPLE, lapis=2)
    t.city("ur", RED, expanded=True)
    t.city("umma", RED)
    t.city("uruk", PURPLE)
    t.end_actions()
    assert t.hand_of(RED) == kept
    assert t.hand_of(PURPLE) == {"lapis": 2}
    assert [t.city_at(area) for area in ("ur", "umma", "uruk")] == [(RED, True), (RED, False), (PURPLE, False)]
    assert (t.cities_in_hand(RED), t.expansions_in_hand(RED)) == (2, 3)


@rule("F16.6")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_next_turn_begins_with_phase_1(turn: int) -> None:
    t = Table(turn=turn)
    t.workers("irrigation", PURPLE, 1)
    t.workers("used_scribes", RED, 2)
    t.end_actions()
    assert t.turn == turn + 1
    assert t.kind == "action"
    assert t.hand_of(PURPLE) == {"grain": 6}
    assert t.available_workers(PURPLE) == 8
    assert t.workers_at("used_scribes", RED) == 0


@rule("F16.6")
def test_no_phase_1_follows_turn_5_but_the_final_scoring() -> None:
    t = Table(turn=5)
    t.workers("irrigation", PURPLE, 1)
    t.end_actions()
    assert t.over
    assert t.seat is None
    assert t.hand_of(PURPLE) == {}
    assert [t.available_workers(seat) for seat in SEATS] == [0, 0, 0]
    assert [t.vp_of(seat) for seat in SEATS] == [0, 3, 0]
