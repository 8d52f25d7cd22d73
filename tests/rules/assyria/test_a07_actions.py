from itertools import permutations

import pytest

from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

COSTS = [
    ("build.c6", 6),
    ("extend.b5", 3),
    ("extend.i6", 2),
    ("intrigue.upper", 4),
    ("intrigue.middle", 3),
    ("intrigue.lower", 2),
    ("buy.palm1", 1),
    ("buy.barley2", 2),
    ("buy.date3", 2),
    ("buy.joker", 2),
    ("buy.plow", 2),
]


def busy(camels: int) -> Table:
    """RED could do every kind of action if he had the camels."""
    t = Table()
    t.ziggurat(RED, "b5")
    t.ziggurat(RED, "i6", level=2)
    t.put(RED, "c6")
    t.for_sale("palm1", "barley2", "date3", "joker")
    t.camels(RED, camels)
    return t


def do(t: Table, command: str) -> Table:
    action, what = command.split(".")
    if action == "build":
        return t.build(what)
    if action == "extend":
        return t.extend(what)
    if action == "intrigue":
        return t.intrigue(what)
    if action == "offer":
        return t.offer(int(what))
    return t.buy(what)


@rule("A7.1")
@pytest.mark.parametrize("commands", list(permutations(["extend.b5", "intrigue.lower", "offer.1", "buy.joker"])))
def test_actions_may_be_mixed_in_any_order(commands: tuple[str, ...]) -> None:
    t = busy(camels=8)
    t.act(RED)
    for command in commands:
        assert (t.seat, t.kind) == (RED, "action")
        do(t, command)
    assert (t.seat, t.kind) == (RED, "action")
    assert t.camels_of(RED) == 0
    assert t.ziggurat_at("b5") == (RED, 2)
    assert t.assur_at("lower") == [RED]
    assert t.offering_of(RED) == 1
    assert t.cards_of(RED) == ["joker"]


@rule("A7.1")
def test_an_action_may_be_repeated_with_others_in_between() -> None:
    t = busy(camels=10)
    t.act(RED)
    t.intrigue("lower").offer(1).intrigue("lower").offer(1).extend("i6").intrigue("lower")
    assert t.camels_of(RED) == 0
    assert t.assur_at("lower") == [RED, RED, RED]
    assert t.offering_of(RED) == 2


@rule("A7.2")
def test_who_does_nothing_keeps_his_camels() -> None:
    t = busy(camels=9)
    t.camels(BLUE, 4)
    t.act(RED)
    assert "done" in t.options
    t.done()
    assert (t.seat, t.kind) == (BLUE, "action")
    assert t.camels_of(RED) == 9


@rule("A7.2")
@pytest.mark.parametrize("commands", [["offer.1"], ["offer.1", "intrigue.lower"], ["build.c6", "offer.2"]])
def test_a_player_may_stop_after_any_action(commands: list[str]) -> None:
    t = busy(camels=10)
    t.camels(BLUE, 4)
    t.act(RED)
    for command in commands:
        do(t, command)
    assert "done" in t.options
    left = t.camels_of(RED)
    assert left > 0
    t.done()
    assert (t.seat, t.kind) == (BLUE, "action")
    assert t.camels_of(RED) == left


@rule("A7.2")
def test_unspent_camels_are_kept_for_the_next_turn() -> None:
    t = busy(camels=9)
    t.act(RED)
    t.offer(2).done()
    assert t.turn == 2
    assert t.camels_of(RED) == 7


@rule("A7.2", "A7.3")
@pytest.mark.parametrize(("command", "cost"), COSTS)
def test_every_action_takes_its_cost_and_gives_no_camels(command: str, cost: int) -> None:
    t = busy(camels=10)
    t.act(RED)
    do(t, command)
    assert t.camels_of(RED) == 10 - cost


@rule("A7.3")
@pytest.mark.parametrize(("command", "cost"), COSTS)
def test_exactly_the_cost_is_enough(command: str, cost: int) -> None:
    t = busy(camels=cost)
    t.act(RED)
    do(t, command)
    assert t.camels_of(RED) == 0


@rule("A7.3")
@pytest.mark.parametrize(("command", "cost"), COSTS)
def test_one_camel_too_few_is_refused(command: str, cost: int) -> None:
    t = busy(camels=cost)
    t.act(RED)
    t.offer(1)
    t.rejects(command, "not_enough_camels")
    assert t.camels_of(RED) == cost - 1


@rule("A7.3")
@pytest.mark.parametrize(("camels", "steps"), [(1, 2), (1, 3), (2, 3)])
def test_an_offering_needs_all_its_camels(camels: int, steps: int) -> None:
    t = busy(camels=camels)
    t.act(RED)
    t.rejects(f"offer.{steps}", "not_enough_camels")


@rule("A7.3")
def test_nothing_can_be_offered_with_the_last_camel_spent() -> None:
    t = busy(camels=1)
    t.act(RED)
    t.buy("palm1")
    assert t.options == ["done"]
    t.rejects("offer.1", "not_enough_camels")


@rule("A7.3")
def test_only_what_can_be_paid_is_offered() -> None:
    t = busy(camels=5)
    t.act(RED)
    assert t.options == ["extend", "intrigue", "offer", "buy", "done"]
    t.intrigue("upper")
    assert t.camels_of(RED) == 1
    assert t.options == ["offer", "buy", "done"]


@rule("A7.1")
def test_the_action_turns_follow_the_turn_order() -> None:
    t = Table(order=(GREEN, RED, YELLOW, BLUE))
    for seat in (RED, BLUE, GREEN, YELLOW):
        t.camels(seat, 3)
    t.act(GREEN)
    seats = []
    while t.kind == "action":
        seats.append(t.seat)
        t.offer(1).done()
    assert seats == [GREEN, RED, YELLOW, BLUE]
