import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

OTHERS = (
    "hittites",
    "mittani",
    "amorites",
    "assyria",
    "kassites",
    "guti",
    "elam",
    "egypt",
    "akkad",
    "isin",
    "larsa",
    "chaldea",
    "dilmun",
)
EMPIRES_OF_TURN = {
    1: ["t1-akkad", "t1-guti", "t1-sumer"],
    2: ["t2-amorites", "t2-isin", "t2-larsa"],
    3: ["t3-mittani", "t3-egypt", "t3-sumer"],
    4: ["t4-hittites", "t4-kassites", "t4-egypt"],
    5: ["t5-elam", "t5-assyria", "t5-chaldea"],
}
ARMIES = {
    "t1-akkad": 10,
    "t1-guti": 8,
    "t1-sumer": 3,
    "t2-amorites": 10,
    "t2-isin": 5,
    "t2-larsa": 5,
    "t3-mittani": 10,
    "t3-egypt": 5,
    "t3-sumer": 3,
    "t4-hittites": 10,
    "t4-kassites": 10,
    "t4-egypt": 10,
    "t5-elam": 8,
    "t5-assyria": 12,
    "t5-chaldea": 8,
}


def settled(turn: int) -> Table:
    t = Table(turn=turn)
    for area in OTHERS:
        t.workers(area, RED, 1)
    return t


def akkad(**hand: int) -> Table:
    t = Table()
    t.workers("akkad", RED, 1)
    t.hand(RED, **hand)
    t.act(RED)
    t.answers("start", "t1-akkad")
    return t


@rule("F10.1")
def test_a_second_start_in_the_same_turn_is_refused() -> None:
    t = settled(1)
    t.act(RED)
    t.answers("start", "t1-guti", 1)
    t.end()
    for area in ("ur", "umma"):
        t.answers("build", area)
        t.end()
    assert t.seat == RED
    assert "start" not in t.options
    t.rejects("start")


@rule("F10.1")
def test_a_player_without_any_eligible_empire_cannot_start_and_may_go_on_without() -> None:
    t = Table(turn=2)
    t.workers("egypt", RED, 3)
    t.act(RED)
    assert t.options == ["build", "pass"]
    t.rejects("start")
    t.answer("pass")
    t.end()
    assert t.turn == 3
    assert [t.empire_of(seat) for seat in (RED, PURPLE, GREEN)] == [None, None, None]


@rule("F10.1")
def test_each_player_may_start_one_empire_in_the_next_turn_again() -> None:
    t = Table(turn=2)
    t.empire(RED, "t2-isin")
    t.act(RED)
    t.rejects("start")
    t.answer("pass")
    t.end()
    assert (t.turn, t.seat) == (3, RED)
    assert "start" in t.options


@rule("F10.2")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5])
def test_only_the_empires_of_the_current_turn_can_be_started(turn: int) -> None:
    t = settled(turn)
    t.act(RED)
    t.answer("start")
    assert t.options == EMPIRES_OF_TURN[turn]
    for other, empires in EMPIRES_OF_TURN.items():
        if other != turn:
            for empire in empires:
                t.rejects(empire)


@rule("F10.3")
def test_an_empire_already_started_this_turn_is_refused() -> None:
    t = settled(1)
    t.empire(PURPLE, "t1-guti")
    t.act(RED)
    t.answer("start")
    assert t.options == ["t1-akkad", "t1-sumer"]
    t.rejects("t1-guti")


@rule("F10.3")
def test_no_start_is_offered_when_the_other_players_hold_all_eligible_empires() -> None:
    t = Table()
    t.workers("guti", RED, 2)
    t.empire(PURPLE, "t1-guti")
    t.empire(GREEN, "t1-sumer")
    t.act(RED)
    assert "start" not in t.options
    t.rejects("start")


@rule("F10.4")
@pytest.mark.parametrize(
    ("red", "purple", "green", "eligible"),
    [
        (1, 0, 0, True),
        (3, 1, 2, True),
        (1, 1, 0, True),
        (2, 2, 2, True),
        (2, 1, 2, True),
        (3, 2, 2, True),
        (0, 0, 0, False),
        (0, 1, 0, False),
        (1, 2, 0, False),
        (1, 0, 2, False),
        (2, 2, 3, False),
    ],
)
def test_a_home_area_needs_a_worker_and_at_least_a_joint_lead(
    red: int, purple: int, green: int, eligible: bool
) -> None:
    t = Table(turn=2)
    t.workers("isin", RED, red)
    t.workers("isin", PURPLE, purple)
    t.workers("isin", GREEN, green)
    t.workers("amorites", RED, 1)
    t.workers("larsa", RED, 1)
    t.act(RED)
    t.answer("start")
    assert ("t2-isin" in t.options) is eligible
    if not eligible:
        t.rejects("t2-isin")


@rule("F10.4")
def test_armies_in_the_home_area_do_not_matter_for_eligibility() -> None:
    t = Table(turn=4)
    t.empire(PURPLE, "t4-hittites")
    t.armies("egypt", PURPLE, 2)
    t.armies("kassites", PURPLE, 2)
    t.workers("kassites", RED, 1)
    t.workers("egypt", RED, 1)
    t.act(RED)
    t.answer("start")
    assert t.options == ["t4-kassites", "t4-egypt"]


@rule("F10.5")
@pytest.mark.parametrize("turn", [1, 3])
def test_a_sumer_empire_needs_no_worker_anywhere(turn: int) -> None:
    t = Table(turn=turn)
    for area in OTHERS:
        t.workers(area, PURPLE, 1)
    t.act(RED)
    assert "start" in t.options
    t.answer("start")
    assert t.kind == "empire.home"
    t.answers("ur", 1)
    assert t.empire_of(RED) == f"t{turn}-sumer"


@rule("F10.5")
@pytest.mark.parametrize("turn", [2, 4, 5])
def test_no_empire_is_open_to_a_player_without_workers_in_the_other_turns(turn: int) -> None:
    t = Table(turn=turn)
    t.act(RED)
    assert "start" not in t.options


@rule("FX15", "F10.4")
@pytest.mark.parametrize(
    ("seat", "empires"),
    [(RED, ["t1-guti", "t1-sumer"]), (GREEN, ["t1-guti", "t1-sumer"]), (PURPLE, None)],
)
def test_fx15_joint_leaders_are_eligible(seat: int, empires: list[str] | None) -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.workers("guti", GREEN, 1)
    t.act(seat)
    t.answer("start")
    if empires is None:
        assert t.kind == "empire.home"
    else:
        assert t.options == empires


@rule("F10.6", "F10.23")
def test_the_steps_of_a_start_follow_in_order_within_one_action() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.hand(RED, grain=2, wood=1)
    t.act(RED)
    t.answer("start")
    kinds = [t.kind]
    t.answer("t1-sumer")
    kinds.append(t.kind)
    t.amounts(grain=1)
    kinds.append(t.kind)
    t.amounts(wood=1)
    kinds.append(t.kind)
    t.answer("umma")
    kinds.append(t.kind)
    t.answer(2)
    kinds.append(t.kind)
    assert kinds == ["empire", "empire.buy", "empire.equip", "empire.home", "empire.armies", "end"]
    assert t.seat == RED
    t.end()
    assert t.seat == PURPLE


@rule("F10.6")
def test_resources_spent_on_armies_are_gone_before_the_equipment_is_chosen() -> None:
    t = akkad(metal=2, wood=1)
    t.amounts(metal=2)
    assert t.kind == "empire.equip"
    t.rejects_amounts(metal=1)
    t.amounts(wood=1)
    assert t.equipment_of(RED) == {"wood": 1}


@rule("F10.7")
@pytest.mark.parametrize("babylon", [False, True])
@pytest.mark.parametrize("empire", list(ARMIES))
def test_a_start_brings_the_armies_of_the_empire(empire: str, babylon: bool) -> None:
    t = settled(int(empire[1]))
    if babylon:
        t.city("babylon", RED)
    t.act(RED)
    t.answers("start", empire)
    if t.kind == "empire.home":
        t.answer("ur")
    armies = ARMIES[empire] + (2 if babylon else 0)
    assert t.kind == "empire.armies"
    assert t.available_armies(RED) == armies
    assert t.unavailable_armies(RED) == 20 - armies


@rule("F10.7")
def test_an_enemy_city_in_babylon_brings_nothing() -> None:
    t = Table()
    t.city("babylon", PURPLE)
    t.workers("akkad", RED, 1)
    t.act(RED)
    t.answers("start", "t1-akkad")
    assert t.available_armies(RED) == 10


@rule("F10.8")
@pytest.mark.parametrize(
    ("bought", "armies"),
    [
        ({}, 10),
        ({"grain": 1}, 11),
        ({"metal": 1}, 12),
        ({"tool": 1}, 13),
        ({"grain": 3}, 13),
        ({"metal": 2}, 14),
        ({"grain": 2, "metal": 1, "tool": 1}, 17),
    ],
)
def test_grain_metal_and_tools_buy_one_two_and_three_armies(bought: dict[str, int], armies: int) -> None:
    hand = {"grain": 3, "metal": 2, "tool": 2, "oil": 1}
    t = akkad(**hand)
    stock = {resource: t.in_stock(resource) for resource in hand}
    t.amounts(**bought)
    assert t.available_armies(RED) == armies
    assert t.unavailable_armies(RED) == 20 - armies
    left = {resource: number - bought.get(resource, 0) for resource, number in hand.items()}
    assert t.hand_of(RED) == {resource: number for resource, number in left.items() if number}
    for resource in hand:
        assert t.in_stock(resource) == stock[resource] + bought.get(resource, 0)


@rule("F10.9")
@pytest.mark.parametrize("resource", ["wood", "textile", "oil", "gold", "lapis"])
def test_other_resources_buy_no_armies(resource: str) -> None:
    t = akkad(grain=1, **{resource: 1})
    assert t.kind == "empire.buy"
    t.rejects_amounts(**{resource: 1})
    t.rejects_amounts(grain=1, **{resource: 1})


@rule("F10.9")
def test_pieces_not_in_hand_buy_no_armies() -> None:
    t = akkad(grain=1, metal=1)
    t.rejects_amounts(grain=2)
    t.rejects_amounts(tool=1)
    t.rejects_amounts(grain=1, metal=2)


@rule("F10.9")
@pytest.mark.parametrize(("resource", "held", "most"), [("grain", 12, 10), ("metal", 7, 5), ("tool", 6, 4)])
def test_a_purchase_ends_with_the_last_piece_that_still_brings_an_army(resource: str, held: int, most: int) -> None:
    t = akkad(**{resource: held})
    assert t.limits[resource] == most
    t.rejects_amounts(**{resource: most + 1})
    t.amounts(**{resource: most})
    assert t.available_armies(RED) == 20
    assert t.unavailable_armies(RED) == 0
    assert t.hand_of(RED) == {resource: held - most}


@rule("F10.9")
def test_the_surplus_of_the_last_piece_is_lost_and_no_further_piece_is_taken() -> None:
    t = akkad(grain=4, tool=4)
    t.rejects_amounts(grain=1, tool=4)
    t.rejects_amounts(grain=2, tool=4)
    t.amounts(grain=0, tool=4)
    assert t.available_armies(RED) == 20
    assert t.hand_of(RED) == {"grain": 4}


@rule("F10.9")
def test_small_pieces_fill_up_to_the_limit_exactly() -> None:
    t = akkad(grain=4, tool=4)
    t.rejects_amounts(grain=4, tool=3)
    t.amounts(grain=1, tool=3)
    assert t.available_armies(RED) == 20
    assert t.hand_of(RED) == {"grain": 3, "tool": 1}


@rule("FX32", "F10.9")
def test_fx32_the_third_tool_brings_two_armies_and_a_fourth_is_refused() -> None:
    def position() -> Table:
        t = Table(turn=2)
        t.city("babylon", RED)
        t.workers("amorites", RED, 1)
        t.workers("isin", RED, 1)
        t.hand(RED, tool=4)
        t.act(RED)
        t.answers("start", "t2-amorites")
        return t

    t = position()
    t.amounts(tool=2)
    assert t.available_armies(RED) == 18
    t = position()
    t.rejects_amounts(tool=4)
    t.amounts(tool=3)
    assert t.available_armies(RED) == 20
    assert t.unavailable_armies(RED) == 0
    assert t.hand_of(RED) == {"tool": 1}


@rule("FX16", "F10.15")
def test_fx16_red_starts_guti_with_one_metal() -> None:
    t = Table()
    t.workers("guti", RED, 1)
    t.workers("guti", GREEN, 1)
    t.hand(RED, metal=1)
    t.act(RED)
    unavailable = t.unavailable_workers(RED)
    t.answers("start", "t1-guti")
    t.amounts(metal=1)
    assert t.available_armies(RED) == 10
    t.answer(1)
    assert t.available_armies(RED) == 9
    assert t.armies_at("guti") == (RED, 1)
    assert t.rating_of(RED) == "A"
    assert t.workers_at("guti", RED) == 0
    assert t.unavailable_workers(RED) == unavailable + 1
    assert t.workers_at("guti", GREEN) == 1
