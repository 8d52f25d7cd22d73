import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def rich(*, empire: bool = False) -> Table:
    """RED can take any action and pay for it in any way."""
    t = Table()
    if empire:
        t.empire(RED, "t1-sumer")
        t.armies("ur", RED, 1)
    t.available(RED, workers=3, armies=4 if empire else 0)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=3, textile=3)
    return t


def pass_with(t: Table, **bid: int) -> None:
    t.answer("pass")
    if t.kind == "pass.bid":
        t.amounts(**bid)
    t.end()


@rule("F13.1")
@pytest.mark.parametrize("passed", [(), (GREEN,), (PURPLE, GREEN)])
def test_passing_is_free(passed: tuple[int, ...]) -> None:
    t = rich()
    for seat in passed:
        t.passed(seat)
    t.act(RED)
    assert t.options[-1] == "pass"
    unavailable = t.unavailable_workers(RED)
    t.answer("pass")
    assert t.kind == "pass.bid"
    assert t.hand_of(RED) == {"grain": 3, "textile": 3}
    assert t.available_workers(RED) == 3
    assert t.unavailable_workers(RED) == unavailable


@rule("F13.2")
def test_a_passed_player_takes_no_further_action() -> None:
    t = rich(empire=True)
    t.city("umma", RED)
    for seat in (PURPLE, GREEN):
        t.available(seat, workers=5, armies=0)
    t.act(RED)
    pass_with(t)
    assert t.has_passed(RED)
    asked = []
    for area in ("lagash", "eridu", "uruk", "nippur"):
        asked.append(t.seat)
        t.rejects_from(RED, "build")
        t.rejects_from(RED, "pass")
        t.answers("build", area)
        t.end()
    assert asked == [PURPLE, GREEN, PURPLE, GREEN]
    assert t.armies_at("ur") == (RED, 1)
    assert t.available_armies(RED) == 4
    assert t.available_workers(RED) == 3
    assert t.workers_at("mittani", RED) == 2
    assert t.city_at("umma") == (RED, False)
    assert t.hand_of(RED) == {"grain": 3, "textile": 3}


@rule("F13.3")
@pytest.mark.parametrize(
    "bid",
    [{}, {"grain": 1}, {"lapis": 1}, {"grain": 2, "wood": 1, "metal": 1, "textile": 1, "tool": 1, "oil": 1, "gold": 1}],
)
def test_any_set_of_own_resources_may_be_bid(bid: dict[str, int]) -> None:
    hand = {"grain": 2, "wood": 1, "metal": 1, "textile": 1, "tool": 1, "oil": 1, "gold": 1, "lapis": 1}
    t = Table()
    t.hand(RED, **hand)
    t.act(RED)
    t.answer("pass")
    t.amounts(**bid)
    assert t.bid_of(RED) == bid
    left = {resource: number - bid.get(resource, 0) for resource, number in hand.items()}
    assert t.hand_of(RED) == {resource: number for resource, number in left.items() if number}


@rule("F13.4")
@pytest.mark.parametrize(
    ("resource", "value"),
    [
        ("grain", 1),
        ("wood", 2),
        ("metal", 2),
        ("textile", 2),
        ("tool", 3),
        ("oil", 3),
        ("gold", 4),
        ("lapis", 5),
    ],
)
def test_a_bid_counts_the_value_of_its_resources(resource: str, value: int) -> None:
    for rival, order in ((value - 1, (GREEN, RED, PURPLE)), (value, (RED, GREEN, PURPLE))):
        t = Table()
        t.passed(PURPLE)
        t.passed(RED, **({"grain": rival} if rival else {}))
        t.hand(GREEN, **{resource: 1})
        t.act(GREEN)
        pass_with(t, **{resource: 1})
        assert t.turn == 2
        assert tuple(t.order) == order


@rule("F13.4")
def test_the_values_of_all_pieces_of_a_bid_are_added() -> None:
    for rival, order in ((8, (GREEN, RED, PURPLE)), (9, (RED, GREEN, PURPLE))):
        t = Table()
        t.passed(PURPLE)
        t.passed(RED, grain=rival)
        t.hand(GREEN, grain=2, textile=1, lapis=1)
        t.act(GREEN)
        pass_with(t, grain=2, textile=1, lapis=1)
        assert tuple(t.order) == order


@rule("F13.4")
def test_a_bid_stays_out_of_the_stock_and_is_lost_whatever_the_outcome() -> None:
    t = Table()
    t.hand(RED, gold=1, oil=1)
    t.hand(PURPLE, lapis=2)
    t.act(RED)
    stock = {resource: t.in_stock(resource) for resource in ("gold", "oil", "lapis")}
    pass_with(t, gold=1)
    pass_with(t, lapis=1)
    assert t.bid_of(RED) == {}
    assert t.turn == 2
    assert tuple(t.order) == (PURPLE, RED, GREEN)
    assert t.hand_of(RED) == {"oil": 1}
    assert t.hand_of(PURPLE) == {"lapis": 1}
    assert {resource: t.in_stock(resource) for resource in stock} == {
        "gold": stock["gold"] + 1,
        "oil": stock["oil"],
        "lapis": stock["lapis"] + 1,
    }


@rule("F13.4", "F13.5")
def test_a_bid_lies_in_the_passed_box_until_the_end_of_the_turn() -> None:
    t = Table()
    t.hand(RED, gold=2)
    for seat in (PURPLE, GREEN):
        t.available(seat, workers=5, armies=0)
    t.act(RED)
    stock = t.in_stock("gold")
    pass_with(t, gold=1)
    for area in ("lagash", "eridu", "umma"):
        t.answers("build", area)
        t.end()
        assert t.bid_of(RED) == {"gold": 1}
        assert t.in_stock("gold") == stock
        assert t.hand_of(RED) == {"gold": 1}


@rule("F13.5")
def test_pieces_not_in_hand_cannot_be_bid() -> None:
    t = Table()
    t.hand(RED, grain=2, gold=1)
    t.act(RED)
    t.answer("pass")
    t.rejects_amounts(gold=2)
    t.rejects_amounts(lapis=1)
    t.rejects_amounts(grain=3, gold=1)


@rule("F13.5")
def test_a_player_who_has_passed_is_not_asked_for_another_bid() -> None:
    t = Table()
    t.hand(RED, grain=2)
    t.hand(PURPLE, grain=2)
    t.hand(GREEN, grain=2)
    t.act(RED)
    pass_with(t)
    asked = []
    while t.turn == 1:
        asked.append(t.seat)
        pass_with(t, grain=2)
    assert asked == [PURPLE, GREEN]
    assert tuple(t.order) == (PURPLE, GREEN, RED)
    assert t.hand_of(RED) == {"grain": 2}


@rule("F13.6")
def test_the_last_player_to_pass_may_bid_knowing_the_other_bids() -> None:
    t = Table()
    t.passed(GREEN, textile=1)
    t.passed(PURPLE, grain=1)
    t.hand(RED, oil=1, wood=1)
    t.act(RED)
    assert t.bid_of(GREEN) == {"textile": 1}
    assert t.bid_of(PURPLE) == {"grain": 1}
    t.answer("pass")
    assert t.kind == "pass.bid"
    t.amounts(oil=1)
    t.end()
    assert tuple(t.order) == (RED, GREEN, PURPLE)
    assert t.hand_of(RED) == {"wood": 1}


@rule("F13.11")
def test_a_pass_asks_for_the_bid_and_a_confirmation() -> None:
    t = Table()
    t.hand(RED, grain=2)
    t.available(PURPLE, workers=1, armies=0)
    t.act(RED)
    t.answer("pass")
    assert t.kind == "pass.bid"
    t.amounts()
    assert (t.seat, t.kind) == (RED, "end")
    t.end()
    assert t.seat == PURPLE
