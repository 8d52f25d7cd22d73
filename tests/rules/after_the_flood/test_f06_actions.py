import random

import pytest

from engine.after_the_flood import data
from engine.core.errors import IllegalMove
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)
PLACES = (*data.OTHERS, "irrigation", "weaving", "scribes", "used_scribes", "tool_makers", "used_tool_makers")


def build(t: Table, area: str) -> None:
    t.answers("build", area)
    t.end()


def pass_empty_handed(t: Table) -> None:
    t.answer("pass")
    t.end()


@rule("F0.3")
def test_a_rejected_answer_says_why_and_leaves_the_same_question_open() -> None:
    t = Table()
    t.city("ur", GREEN)
    t.act(RED)
    t.answer("build")
    before = (t.seat, t.kind, t.options)
    with pytest.raises(IllegalMove) as refusal:
        t.answer("ur")
    assert str(refusal.value)
    assert (t.seat, t.kind, t.options) == before
    t.rejects("ur")
    assert (t.seat, t.kind, t.options) == before


@rule("F0.4", "F0.5")
@pytest.mark.parametrize("seed", range(5))
def test_no_piece_is_lost_or_doubled_in_a_random_match(seed: int) -> None:
    t = Table.new(seed=seed)
    rng = random.Random(seed)
    while not t.over:
        t.play_random(rng)
        for seat in SEATS:
            on_board = sum(t.workers_at(place, seat) for place in PLACES)
            assert t.unavailable_workers(seat) + t.available_workers(seat) + on_board == 25
            armies = [pieces for area in data.AREAS if (pieces := t.armies_at(area)) and pieces[0] == seat]
            on_board = sum(count for _, count in armies)
            assert t.unavailable_armies(seat) + t.available_armies(seat) + on_board == 20
            cities = [city for area in data.AREAS if (city := t.city_at(area)) and city[0] == seat]
            assert t.cities_in_hand(seat) + len(cities) == 4
            assert t.expansions_in_hand(seat) + sum(expanded for _, expanded in cities) == 4
        for resource, row in data.RESOURCES.items():
            held = [t.hand_of(seat).get(resource, 0) for seat in SEATS]
            equipped = [t.equipment_of(seat).get(resource, 0) for seat in SEATS]
            bid = [t.bid_of(seat).get(resource, 0) for seat in SEATS]
            assert t.in_stock(resource) + sum(held) + sum(equipped) + sum(bid) == row.pieces


@rule("F0.6")
def test_a_resource_spent_on_workers_is_in_the_stock_at_once() -> None:
    t = Table()
    t.hand(RED, oil=1, gold=1)
    t.available(RED, workers=5)
    t.act(RED)
    stock = t.in_stock("oil")
    t.answers("place", "oil", "egypt", 3)
    assert t.hand_of(RED) == {"gold": 1}
    assert t.in_stock("oil") == stock + 1


@rule("F0.6")
def test_a_resource_paid_as_opportunity_cost_is_in_the_stock_at_once() -> None:
    t = Table()
    t.hand(RED, oil=1, gold=1)
    t.passed(GREEN)
    t.act(RED)
    stock = t.in_stock("gold")
    t.answers("build", "gold")
    assert t.hand_of(RED) == {"oil": 1}
    assert t.in_stock("gold") == stock + 1


@rule("F0.6")
def test_equipment_stays_out_of_the_stock_until_the_end_of_the_turn() -> None:
    t = Table()
    t.hand(RED, oil=2)
    t.act(RED)
    stock = t.in_stock("oil")
    t.answer("start")
    t.amounts(oil=2)
    t.answers("ur", 1)
    t.end()
    assert (t.hand_of(RED), t.equipment_of(RED), t.in_stock("oil")) == ({}, {"oil": 2}, stock)
    t.answer("pass")
    t.end()
    assert t.turn == 1
    t.answer("pass")
    t.end()
    assert (t.turn, t.equipment_of(RED), t.in_stock("oil")) == (2, {}, stock + 2)


@rule("F0.6")
def test_a_bid_stays_out_of_the_stock_until_the_end_of_the_turn() -> None:
    t = Table()
    t.hand(RED, oil=2)
    t.act(RED)
    stock = t.in_stock("oil")
    t.answer("pass")
    t.amounts(oil=2)
    assert (t.hand_of(RED), t.bid_of(RED), t.in_stock("oil")) == ({}, {"oil": 2}, stock)
    t.end()
    assert (t.turn, t.bid_of(RED), t.in_stock("oil")) == (2, {}, stock + 2)


@rule("F0.7")
@pytest.mark.parametrize("payment", ["worker", "army"])
def test_an_expended_worker_or_army_becomes_unavailable(payment: str) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.available(RED, workers=3, armies=4)
    t.passed(GREEN)
    t.act(RED)
    t.answers("build", payment)
    workers, armies = (2, 4) if payment == "worker" else (3, 3)
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (workers, 25 - workers)
    assert (t.available_armies(RED), t.unavailable_armies(RED)) == (armies, 20 - armies)


@rule("F0.7")
def test_workers_and_armies_on_the_board_pay_nothing() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 2)
    t.workers("egypt", RED, 5)
    t.workers("scribes", RED, 2)
    t.hand(RED, grain=1, oil=1)
    t.passed(GREEN)
    t.act(RED)
    t.answer("build")
    assert (t.kind, t.options) == ("pay", ["grain", "oil"])
    t.rejects("worker")
    t.rejects("army")


@rule("F6.1")
@pytest.mark.parametrize("order", [(RED, PURPLE, GREEN), (GREEN, RED, PURPLE), (PURPLE, GREEN, RED)])
def test_actions_go_round_in_the_order_of_play_one_each(order: tuple[int, int, int]) -> None:
    t = Table(order=order)
    t.act(order[0])
    asked = []
    for area in ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash"):
        assert (t.turn, t.kind) == (1, "action")
        asked.append(t.seat)
        build(t, area)
    assert tuple(asked) == order + order


@rule("F6.1")
def test_a_passed_player_is_skipped_and_the_others_go_on() -> None:
    t = Table()
    t.hand(RED, grain=3)
    t.hand(GREEN, grain=3)
    t.act(RED)
    build(t, "ur")
    assert t.seat == PURPLE
    pass_empty_handed(t)
    for seat, area in ((GREEN, "umma"), (RED, "uruk"), (GREEN, "lagash"), (RED, "eridu")):
        assert (t.seat, t.kind) == (seat, "action")
        build(t, area)
    assert t.seat == GREEN


@rule("F6.1")
def test_the_phase_ends_at_once_with_the_third_pass() -> None:
    t = Table()
    for seat in SEATS:
        t.hand(seat, grain=1)
    t.act(RED)
    for seat in SEATS:
        assert (t.turn, t.seat) == (1, seat)
        t.answer("pass")
        t.amounts()
        t.end()
    assert t.turn == 2
    assert not any(t.has_passed(seat) for seat in SEATS)


@rule("F6.2")
@pytest.mark.parametrize("started", [False, True])
def test_all_actions_are_offered_when_they_are_possible(started: bool) -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.hand(RED, grain=2)
    if started:
        t.empire(RED, "t1-guti")
        t.armies("guti", RED, 1)
    t.available(RED, workers=2, armies=2 if started else 0)
    t.act(RED)
    assert t.options == ["build", "place", "trade", "expand" if started else "start", "pass"]


@rule("F6.2")
@pytest.mark.parametrize("answer", ["done", "end", "skip", ""])
def test_a_player_cannot_skip_his_action_without_passing(answer: str) -> None:
    t = Table()
    t.act(RED)
    t.rejects(answer)
    assert (t.seat, t.kind) == (RED, "action")


@rule("F6.3")
def test_the_same_action_may_be_repeated_round_after_round() -> None:
    t = Table()
    for seat in SEATS:
        t.hand(seat, grain=7)
        t.available(seat, workers=7)
    t.act(RED)
    for _ in range(7):
        for seat in SEATS:
            assert (t.turn, t.seat) == (1, seat)
            t.answers("place", "irrigation")
            t.end()
    assert [t.workers_at("irrigation", seat) for seat in SEATS] == [7, 7, 7]
    assert (t.turn, t.seat, t.kind) == (1, RED, "action")


@rule("F6.3")
def test_an_earlier_action_does_not_restrict_a_later_one_except_a_second_start() -> None:
    t = Table()
    t.hand(RED, grain=6)
    t.available(RED, workers=4)
    t.workers("elam", RED, 1)
    t.act(RED)
    t.answer("start")
    t.amounts()
    t.amounts()
    t.answers("ur", 1)
    t.end()
    build(t, "umma")
    build(t, "lagash")
    assert (t.seat, t.options) == (RED, ["build", "place", "trade", "expand", "pass"])
    t.rejects("start")


@rule("F6.4")
def test_the_last_player_keeps_acting_and_paying_until_he_passes() -> None:
    t = Table()
    t.hand(RED, grain=4)
    t.passed(PURPLE)
    t.passed(GREEN)
    t.act(RED)
    for paid, area in enumerate(("ur", "umma", "uruk"), start=1):
        assert (t.turn, t.seat, t.kind) == (1, RED, "action")
        build(t, area)
        assert t.hand_of(RED) == {"grain": 4 - paid}
    assert (t.turn, t.seat, t.kind) == (1, RED, "action")
    t.answer("pass")
    t.amounts()
    t.end()
    assert t.turn == 2


@rule("F6.5")
def test_the_defender_is_asked_nothing_and_waits_until_the_attack_is_over() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=6)
    t.empire(PURPLE, "t1-akkad")
    t.armies("umma", PURPLE, 2)
    t.available(PURPLE, armies=6)
    t.act(RED)
    t.dice(6, 6, 1, 1, 6, 6)
    asked = []
    for answer in ("expand", "invade", "umma", "roll", "roll", "roll"):
        asked.append(t.seat)
        t.answer(answer)
    assert asked == [RED] * 6
    assert (t.seat, t.kind, t.armies_at("umma")) == (RED, "expand", (RED, 1))
    t.answer("done")
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F6.5")
def test_the_next_player_is_asked_only_after_the_action_is_finished() -> None:
    t = Table()
    t.workers("scribes", RED, 2)
    t.available(RED, workers=2)
    t.act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert (t.seat, t.kind) == (RED, "place")
    t.rejects_from(PURPLE, "done")
    t.answer("done")
    assert (t.seat, t.kind) == (PURPLE, "action")


@rule("F6.7")
def test_placing_workers_cannot_be_finished_without_a_placement() -> None:
    t = Table()
    t.workers("scribes", RED, 1)
    t.available(RED, workers=2)
    t.act(RED)
    t.answer("place")
    assert "done" not in t.options
    t.rejects("done")


@rule("F6.7")
def test_trading_cannot_be_finished_without_a_swap_or_conversion() -> None:
    t = Table()
    t.workers("amorites", RED, 2)
    t.hand(RED, textile=2)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["amorites.wood", "amorites.oil"]
    t.rejects("done")
    t.answers("amorites.wood")
    assert "done" in t.options


@rule("F6.7")
def test_expanding_cannot_be_finished_without_a_sub_action() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, armies=6)
    t.act(RED)
    t.answer("expand")
    assert t.options == ["invade", "reinforce"]
    t.rejects("done")


@rule("F6.8")
@pytest.mark.parametrize("answer", ["build", "start", "pass"])
def test_a_player_who_is_not_the_active_one_is_rejected(answer: str) -> None:
    t = Table()
    t.act(RED)
    t.rejects_from(PURPLE, answer)
    t.rejects_from(GREEN, answer)
    assert t.seat == RED


@rule("F6.8")
@pytest.mark.parametrize("answer", ["build", "pass"])
def test_a_player_who_has_passed_is_rejected(answer: str) -> None:
    t = Table()
    t.hand(GREEN, grain=5)
    t.hand(RED, grain=5)
    t.passed(GREEN)
    t.act(RED)
    t.rejects_from(GREEN, answer)


@rule("F6.8")
@pytest.mark.parametrize("answer", ["build", "place", "pass"])
def test_an_action_is_rejected_in_phase_5(answer: str) -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=2, grain=1)
    t.end_actions()
    assert (t.seat, t.kind) == (RED, "city")
    t.rejects(answer)
    t.rejects_from(PURPLE, answer)


@rule("F6.8")
def test_nobody_can_act_after_the_end_of_the_match() -> None:
    t = Table(turn=5)
    t.end_actions()
    assert t.over
    for seat in SEATS:
        t.rejects_from(seat, "pass")
