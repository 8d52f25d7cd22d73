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


ACTIONS = [
    ("build", "build.area", False),
    ("place", "place", False),
    ("trade", "trade", False),
    ("start", "empire.buy", False),
    ("expand", "expand", True),
]


@rule("F13.7", "F13.11")
@pytest.mark.parametrize(("action", "step", "empire"), ACTIONS)
@pytest.mark.parametrize("passed", [GREEN, PURPLE])
def test_each_action_is_paid_for_before_it_begins(action: str, step: str, empire: bool, passed: int) -> None:
    t = rich(empire=empire)
    t.passed(passed)
    t.act(RED)
    t.answer(action)
    assert t.kind == "pay"
    t.answer("worker")
    assert t.kind == step
    assert t.available_workers(RED) == 2


@rule("F13.7")
@pytest.mark.parametrize(("action", "step", "empire"), ACTIONS)
def test_nothing_is_paid_before_another_player_has_passed(action: str, step: str, empire: bool) -> None:
    t = rich(empire=empire)
    t.act(RED)
    t.answer(action)
    assert t.kind == step
    assert t.available_workers(RED) == 3
    assert t.hand_of(RED) == {"grain": 3, "textile": 3}


@rule("F13.7")
def test_the_payment_is_one_available_worker_or_army_or_any_resource() -> None:
    t = rich(empire=True)
    t.hand(RED, grain=1, wood=1, metal=1, textile=1, tool=1, oil=1, gold=1, lapis=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("build")
    resources = ["grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"]
    assert t.options == ["worker", "army", *resources]


@rule("F13.7")
def test_a_worker_paid_becomes_unavailable() -> None:
    t = rich(empire=True)
    t.passed(GREEN)
    t.act(RED)
    unavailable = t.unavailable_workers(RED)
    t.answers("build", "worker")
    assert t.available_workers(RED) == 2
    assert t.unavailable_workers(RED) == unavailable + 1
    assert t.available_armies(RED) == 4
    assert t.hand_of(RED) == {"grain": 3, "textile": 3}


@rule("F13.7")
def test_an_army_paid_becomes_unavailable() -> None:
    t = rich(empire=True)
    t.passed(GREEN)
    t.act(RED)
    unavailable = t.unavailable_armies(RED)
    t.answers("build", "army")
    assert t.available_armies(RED) == 3
    assert t.unavailable_armies(RED) == unavailable + 1
    assert t.armies_at("ur") == (RED, 1)
    assert t.available_workers(RED) == 3


@rule("F13.7")
@pytest.mark.parametrize("resource", ["grain", "wood", "metal", "textile", "tool", "oil", "gold", "lapis"])
def test_a_resource_paid_returns_to_the_stock(resource: str) -> None:
    t = rich()
    t.hand(RED, **{resource: 2})
    t.passed(GREEN)
    t.act(RED)
    stock = t.in_stock(resource)
    t.answers("build", resource)
    assert t.hand_of(RED) == {resource: 1}
    assert t.in_stock(resource) == stock + 1
    assert t.available_workers(RED) == 3


@rule("F13.7")
def test_pieces_on_the_board_cannot_pay() -> None:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.armies("ur", RED, 2)
    t.workers("mittani", RED, 5)
    t.hand(RED, grain=1, textile=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("build")
    assert t.options == ["grain", "textile"]
    t.rejects("worker")
    t.rejects("army")


@rule("F13.7", "F13.8")
@pytest.mark.parametrize("passed", [(GREEN,), (PURPLE, GREEN)])
def test_each_action_costs_one_piece_however_many_have_passed(passed: tuple[int, ...]) -> None:
    t = rich()
    t.available(PURPLE, workers=5, armies=0)
    for seat in passed:
        t.passed(seat)
    t.act(RED)
    payments = ["textile", "worker", "worker"]
    for number, (area, payment) in enumerate(zip(("umma", "lagash", "eridu"), payments, strict=True)):
        t.answers("build", payment, area)
        t.end()
        assert t.city_at(area) == (RED, False)
        assert t.hand_of(RED) == {"grain": 3, "textile": 2}
        assert t.available_workers(RED) == 3 - number
        if t.seat == PURPLE:
            t.answers("build", ("ur", "nippur", "sippar")[number])
            t.end()
        assert t.seat == RED


@rule("FX24", "F13.7")
def test_fx24_red_pays_a_worker_for_one_action() -> None:
    t = Table()
    t.passed(GREEN, textile=1)
    t.available(RED, workers=6, armies=0)
    t.hand(RED, grain=1)
    t.act(RED)
    unavailable = t.unavailable_workers(RED)
    t.answers("build", "worker", "ur")
    t.end()
    assert t.available_workers(RED) == 5
    assert t.unavailable_workers(RED) == unavailable + 1
    assert t.city_at("ur") == (RED, False)
    assert t.bid_of(GREEN) == {"textile": 1}
    assert not t.has_passed(RED)


@rule("F13.9")
@pytest.mark.parametrize(
    ("workers", "grain", "offered"),
    [(1, 1, False), (2, 1, True), (1, 2, True), (2, 0, False), (0, 3, False)],
)
def test_placing_is_offered_only_if_worker_and_resource_are_left_after_the_payment(
    workers: int, grain: int, offered: bool
) -> None:
    t = Table()
    t.available(RED, workers=workers, armies=0)
    t.hand(RED, grain=grain)
    t.passed(GREEN)
    t.act(RED)
    assert ("place" in t.options) is offered
    if not offered:
        t.rejects("place")


@rule("F13.9")
@pytest.mark.parametrize(
    ("workers", "hand", "payments"),
    [
        (1, {"grain": 1, "oil": 1}, ["grain", "oil"]),
        (2, {"grain": 1, "oil": 1}, ["worker", "grain", "oil"]),
        (1, {"grain": 2, "gold": 1}, ["grain", "gold"]),
    ],
)
def test_the_last_worker_is_no_payment_for_placing(workers: int, hand: dict[str, int], payments: list[str]) -> None:
    t = Table()
    t.available(RED, workers=workers, armies=0)
    t.hand(RED, **hand)
    t.passed(GREEN)
    t.act(RED)
    t.answer("place")
    assert t.kind == "pay"
    assert t.options == payments
    if "worker" not in payments:
        t.rejects("worker")


@rule("F13.9")
def test_the_only_resource_to_give_is_no_payment_for_trading() -> None:
    t = rich(empire=True)
    t.hand(RED, textile=1, wood=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["worker", "army", "wood"]
    t.rejects("textile")


@rule("F13.9")
def test_the_only_metal_is_no_payment_for_making_a_tool() -> None:
    t = Table()
    t.workers("tool_makers", RED, 1)
    t.available(RED, workers=1, armies=0)
    t.hand(RED, metal=1, wood=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["worker", "wood"]
    t.rejects("metal")


@rule("F13.9")
def test_the_last_resource_pays_for_the_work_of_a_scribe() -> None:
    t = Table()
    t.workers("scribes", RED, 1)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=1)
    t.passed(GREEN)
    t.act(RED)
    assert "place" in t.options
    t.answer("place")
    assert t.hand_of(RED) == {}
    assert t.kind == "place.from"


@rule("F13.9")
def test_the_last_army_is_no_payment_for_expanding() -> None:
    t = rich(empire=True)
    t.available(RED, workers=3, armies=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["worker", "grain", "textile"]
    t.rejects("army")


@rule("F13.9")
def test_expanding_is_not_offered_if_only_its_last_army_could_pay() -> None:
    t = Table()
    t.empire(RED, "t1-sumer")
    t.armies("ur", RED, 1)
    t.available(RED, workers=0, armies=1)
    t.passed(GREEN)
    t.act(RED)
    assert t.options == ["build", "pass"]
    t.rejects("expand")


@rule("F13.9")
def test_a_payment_that_makes_the_action_possible_is_offered_alone() -> None:
    t = Table()
    t.workers("egypt", RED, 1)
    t.available(RED, workers=1, armies=0)
    t.hand(RED, textile=1, gold=1)
    t.hand(PURPLE, gold=6)
    t.passed(GREEN)
    t.act(RED)
    assert "trade" in t.options
    t.answer("trade")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"gold": 1}
    assert t.available_workers(RED) == 1
    assert t.in_stock("gold") == 0


@rule("F13.10")
def test_a_player_with_nothing_to_pay_must_pass_once_another_has_passed() -> None:
    t = Table()
    t.workers("mittani", PURPLE, 3)
    t.workers("scribes", PURPLE, 1)
    t.city("ur", PURPLE)
    t.available(RED, workers=1, armies=0)
    t.available(GREEN, workers=1, armies=0)
    t.act(RED)
    t.answer("pass")
    t.end()
    assert t.has_passed(PURPLE)
    assert t.bid_of(PURPLE) == {}
    assert (t.seat, t.kind) == (GREEN, "action")


@rule("F13.10")
@pytest.mark.parametrize("piece", ["worker", "army", "grain"])
def test_one_piece_to_pay_with_is_enough_to_go_on(piece: str) -> None:
    t = Table()
    t.empire(PURPLE, "t1-sumer")
    t.available(PURPLE, workers=int(piece == "worker"), armies=int(piece == "army"))
    t.hand(PURPLE, grain=int(piece == "grain"))
    t.available(GREEN, workers=1, armies=0)
    t.act(RED)
    t.answer("pass")
    t.end()
    assert (t.seat, t.kind) == (PURPLE, "action")
    t.answers("build", "ur")
    t.end()
    assert t.city_at("ur") == (PURPLE, False)
    assert t.available_workers(PURPLE) == 0
    assert t.available_armies(PURPLE) == 0
    assert t.hand_of(PURPLE) == {}
    assert t.seat == GREEN


@rule("F13.11")
def test_the_payment_and_the_choice_of_the_action_can_be_taken_back() -> None:
    t = rich()
    t.passed(GREEN)
    t.act(RED)
    t.answers("build", "grain", "ur")
    assert t.kind == "end"
    kinds = []
    for _ in range(3):
        t.undo()
        kinds.append(t.kind)
    assert kinds == ["build.area", "pay", "action"]
    assert t.hand_of(RED) == {"grain": 3, "textile": 3}
