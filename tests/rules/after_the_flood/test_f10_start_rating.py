import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

VALUES = {"grain": 1, "wood": 2, "metal": 2, "textile": 2, "tool": 3, "oil": 3, "gold": 4, "lapis": 5}


def worth(value: int) -> dict[str, int]:
    return {"grain": value} if value else {}


def to_equipment(t: Table, empire: str) -> None:
    t.answers("start", empire)
    if t.kind == "empire.buy":
        t.amounts()


def rivals(purple: dict[str, int], red_hand: dict[str, int]) -> Table:
    t = Table()
    t.empire(PURPLE, "t1-guti", equipment=purple)
    t.workers("akkad", RED, 1)
    t.hand(RED, **red_hand)
    t.act(RED)
    return t


def next_turn(t: Table) -> None:
    turn = t.turn
    for _ in range(20):
        if t.turn != turn:
            return
        if t.kind == "action":
            t.answer("pass")
        elif t.kind == "pass.bid":
            t.amounts()
        else:
            t.end()
    raise AssertionError("the turn does not end")


@rule("F10.10")
@pytest.mark.parametrize(
    "equipment", [{}, {"grain": 1}, {"gold": 1, "oil": 1}, {"grain": 2, "wood": 1, "gold": 1, "oil": 1}]
)
def test_any_set_of_own_resources_may_be_equipped(equipment: dict[str, int]) -> None:
    hand = {"grain": 2, "wood": 1, "gold": 1, "oil": 1}
    t = rivals({}, hand)
    to_equipment(t, "t1-akkad")
    assert t.kind == "empire.equip"
    t.amounts(**equipment)
    assert t.equipment_of(RED) == equipment
    left = {resource: number - equipment.get(resource, 0) for resource, number in hand.items()}
    assert t.hand_of(RED) == {resource: number for resource, number in left.items() if number}


@rule("F10.10")
@pytest.mark.parametrize(("resource", "value"), list(VALUES.items()))
def test_each_resource_counts_its_value_as_equipment(resource: str, value: int) -> None:
    t = rivals(worth(value - 1), {resource: 2})
    to_equipment(t, "t1-akkad")
    t.amounts(**{resource: 1})
    assert (t.rating_of(RED), t.rating_of(PURPLE)) == ("A", "B")
    t = rivals(worth(value), {resource: 2})
    to_equipment(t, "t1-akkad")
    t.amounts(**{resource: 1})
    assert (t.rating_of(RED), t.rating_of(PURPLE)) == ("B", "A")


@rule("F10.10")
def test_the_values_of_all_equipped_pieces_are_added() -> None:
    for purple, rating in ((13, "A"), (14, "B")):
        t = rivals(worth(purple), {"grain": 2, "wood": 1, "textile": 1, "oil": 1, "lapis": 1})
        to_equipment(t, "t1-akkad")
        t.amounts(grain=2, wood=1, textile=1, oil=1, lapis=1)
        assert t.rating_of(RED) == rating


@rule("F10.10")
def test_pieces_not_in_hand_cannot_be_equipped() -> None:
    t = rivals({}, {"gold": 1, "oil": 1})
    to_equipment(t, "t1-akkad")
    t.rejects_amounts(gold=2)
    t.rejects_amounts(lapis=1)
    t.rejects_amounts(gold=1, oil=1, grain=1)


@rule("F10.11")
def test_equipment_stays_out_of_the_stock_until_the_end_of_the_turn() -> None:
    t = rivals({}, {"gold": 1, "oil": 2})
    stock = {resource: t.in_stock(resource) for resource in ("gold", "oil")}
    to_equipment(t, "t1-akkad")
    t.amounts(gold=1, oil=1)
    t.answer(1)
    t.end()
    assert t.equipment_of(RED) == {"gold": 1, "oil": 1}
    assert {resource: t.in_stock(resource) for resource in stock} == stock
    t.answers("build", "ur")
    t.end()
    assert t.equipment_of(RED) == {"gold": 1, "oil": 1}
    next_turn(t)
    assert t.equipment_of(RED) == {}
    assert t.hand_of(RED) == {"oil": 1}
    assert {resource: t.in_stock(resource) for resource in stock} == {"gold": 7, "oil": 6}


@rule("F10.12")
@pytest.mark.parametrize(
    ("values", "ratings"),
    [
        ((0, 0, 0), "ABC"),
        ((3, 2, 1), "ABC"),
        ((1, 2, 3), "CBA"),
        ((2, 1, 3), "BCA"),
        ((2, 2, 3), "BCA"),
        ((1, 2, 2), "CAB"),
        ((2, 1, 2), "ACB"),
        ((2, 2, 2), "ABC"),
        ((0, 5, 0), "BAC"),
    ],
)
@pytest.mark.parametrize("starters", [(RED, PURPLE, GREEN), (GREEN, RED, PURPLE)])
def test_ratings_go_by_equipment_value_and_then_by_the_start(
    starters: tuple[int, int, int], values: tuple[int, int, int], ratings: str
) -> None:
    t = Table()
    for seat, empire, value in zip(starters, ("t1-guti", "t1-akkad", "t1-sumer"), values, strict=True):
        t.empire(seat, empire, equipment=worth(value))
    t.act(RED)
    assert "".join(str(t.rating_of(seat)) for seat in starters) == ratings


@rule("F10.12", "F10.14")
@pytest.mark.parametrize(("values", "ratings"), [((0, 0), "AB"), ((1, 2), "BA"), ((2, 1), "AB")])
def test_two_empires_are_rated_a_and_b_and_the_third_player_not_at_all(values: tuple[int, int], ratings: str) -> None:
    t = Table()
    t.empire(GREEN, "t1-guti", equipment=worth(values[0]))
    t.empire(RED, "t1-sumer", equipment=worth(values[1]))
    t.act(PURPLE)
    assert (t.rating_of(GREEN), t.rating_of(RED)) == (ratings[0], ratings[1])
    assert t.rating_of(PURPLE) is None


@rule("FX17", "FX18", "F10.12")
@pytest.mark.parametrize(
    ("purple", "ratings"),
    [({"grain": 1}, {GREEN: "A", PURPLE: "B", RED: "C"}), ({}, {GREEN: "A", RED: "B", PURPLE: "C"})],
)
def test_fx17_and_fx18_later_empires_push_down_worse_equipped_ones(
    purple: dict[str, int], ratings: dict[int, str]
) -> None:
    t = Table(order=(RED, GREEN, PURPLE))
    t.workers("guti", RED, 1)
    t.workers("akkad", GREEN, 1)
    t.hand(GREEN, textile=1)
    t.hand(PURPLE, grain=1)
    t.act(RED)
    t.answers("start", "t1-guti", 1)
    t.end()
    assert t.rating_of(RED) == "A"
    t.answers("start", "t1-akkad")
    t.amounts(textile=1)
    assert (t.rating_of(GREEN), t.rating_of(RED)) == ("A", "B")
    t.answer(1)
    t.end()
    t.answer("start")
    t.amounts()
    t.amounts(**purple)
    assert {seat: t.rating_of(seat) for seat in (RED, PURPLE, GREEN)} == ratings


@rule("F10.13")
def test_the_first_empire_is_rated_a_without_any_equipment() -> None:
    t = Table()
    t.workers("akkad", RED, 1)
    t.act(RED)
    t.answers("start", "t1-akkad", 1)
    assert t.equipment_of(RED) == {}
    assert t.rating_of(RED) == "A"


@rule("F10.13")
def test_equipment_is_not_changed_after_its_step() -> None:
    t = rivals({"textile": 1}, {"grain": 1, "gold": 2})
    to_equipment(t, "t1-akkad")
    t.amounts(gold=1)
    assert t.kind == "empire.armies"
    t.rejects_amounts(gold=1)
    t.answer(1)
    t.rejects_amounts(gold=1)
    t.end()
    for area in ("ur", "umma"):
        t.answers("build", area)
        t.end()
    assert t.seat == RED
    assert t.options == ["build", "expand", "pass"]
    t.answers("expand", "reinforce")
    assert t.equipment_of(RED) == {"gold": 1}
    assert t.equipment_of(PURPLE) == {"textile": 1}


@rule("F10.14")
def test_an_empire_without_armies_keeps_its_rating() -> None:
    t = Table()
    t.empire(PURPLE, "t1-guti")
    t.workers("akkad", RED, 1)
    t.act(RED)
    t.answers("start", "t1-akkad", 1)
    assert (t.rating_of(PURPLE), t.rating_of(RED)) == ("A", "B")


@rule("F10.14")
def test_the_rating_survives_the_loss_of_the_last_army() -> None:
    t = Table()
    t.empire(RED, "t1-guti", equipment={"gold": 1})
    t.empire(PURPLE, "t1-sumer", equipment={"wood": 1})
    t.available(RED, workers=0, armies=3)
    t.armies("guti", RED, 1)
    t.armies("nippur", PURPLE, 1)
    t.act(RED)
    t.dice(6, 6)
    t.answers("expand", "invade", "nippur", "roll")
    assert t.armies_at("nippur") == (RED, 1)
    assert (t.rating_of(RED), t.rating_of(PURPLE)) == ("A", "B")


@rule("F10.14")
def test_ratings_end_with_the_turn() -> None:
    t = Table()
    t.empire(RED, "t1-guti", equipment={"gold": 1})
    t.empire(PURPLE, "t1-sumer")
    t.act(RED)
    next_turn(t)
    assert [t.rating_of(seat) for seat in (RED, PURPLE, GREEN)] == [None, None, None]
