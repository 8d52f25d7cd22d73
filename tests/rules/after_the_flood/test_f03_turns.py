import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

SEATS = (RED, PURPLE, GREEN)


def everybody_passes(t: Table) -> None:
    """Every player passes without a bid; nobody may own a city that can be expanded."""
    for _ in SEATS:
        t.answer("pass")
        t.amounts()
        t.end()


@rule("F3.1", "F3.4")
def test_the_match_has_five_turns_and_ends_after_the_fifth() -> None:
    t = Table.new()
    for turn in (1, 2, 3, 4, 5):
        assert (t.turn, t.over) == (turn, False)
        everybody_passes(t)
    assert t.over


@rule("F3.1")
def test_each_turn_begins_with_production_and_workers() -> None:
    t = Table.new()
    for turn in (1, 2, 3, 4, 5):
        assert [t.hand_of(seat)["grain"] for seat in SEATS] == [5 * turn] * 3
        assert [t.hand_of(seat)["textile"] for seat in SEATS] == [3 * turn] * 3
        assert [t.available_workers(seat) for seat in SEATS] == [10 if turn == 1 else 8] * 3
        everybody_passes(t)


@rule("F3.1")
def test_the_order_of_play_is_settled_before_cities_are_expanded() -> None:
    t = Table()
    t.city("ur", RED)
    t.city("umma", GREEN)
    t.hand(RED, wood=2)
    t.hand(GREEN, wood=2)
    t.passed(GREEN, textile=1)
    t.end_actions()
    assert (t.order[0], t.kind, t.seat) == (GREEN, "city", GREEN)


@rule("F3.1")
def test_points_are_scored_before_the_end_of_turn_clears_the_board() -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.available(RED, workers=3, armies=2)
    t.city("ur", RED)
    t.hand(RED, wood=2)
    t.end_actions()
    assert (t.turn, t.kind, t.vp_of(RED)) == (1, "city", 2)
    assert t.armies_at("guti") == (RED, 1)
    assert (t.available_workers(RED), t.available_armies(RED)) == (3, 2)
    t.answer("done")
    assert (t.turn, t.kind, t.vp_of(RED)) == (2, "action", 2)
    assert t.armies_at("guti") is None


@rule("F3.1")
def test_the_end_of_a_turn_comes_before_the_collection_of_the_next() -> None:
    t = Table(turn=2)
    t.available(RED, workers=6)
    t.workers("egypt", RED, 12)
    t.end_actions()
    assert t.turn == 3
    assert (t.available_workers(RED), t.unavailable_workers(RED)) == (8, 5)


@rule("F3.2")
def test_the_last_pass_leads_straight_to_the_first_action_of_the_next_turn() -> None:
    t = Table(turn=1, order=(RED, PURPLE, GREEN))
    t.workers("guti", PURPLE, 2)
    t.workers("irrigation", PURPLE, 3)
    t.hand(PURPLE, textile=1)
    t.passed(RED)
    t.passed(GREEN)
    t.act(PURPLE)
    t.answer("pass")
    t.amounts(textile=1)
    t.end()
    assert (t.turn, t.kind, t.seat) == (2, "action", PURPLE)
    assert list(t.order) == [PURPLE, RED, GREEN]
    assert t.hand_of(PURPLE) == {"grain": 6}
    assert t.workers_at("guti", PURPLE) == 1
    assert t.workers_at("irrigation", PURPLE) == 2


@rule("F3.2")
def test_phase_5_asks_for_a_decision() -> None:
    t = Table()
    t.city("ur", PURPLE)
    t.hand(PURPLE, wood=2)
    t.end_actions()
    assert (t.turn, t.kind, t.seat, t.options) == (1, "city", PURPLE, ["ur", "done"])


@rule("F3.3")
@pytest.mark.parametrize(("turn", "left"), [(2, 2), (3, 3), (4, 2), (5, 3)])
def test_decline_comes_in_turns_2_and_4_only(turn: int, left: int) -> None:
    t = Table(turn=turn - 1)
    t.workers("guti", RED, 3)
    t.workers("tool_makers", GREEN, 3)
    t.end_actions()
    assert t.turn == turn
    assert t.workers_at("guti", RED) == left
    assert t.workers_at("tool_makers", GREEN) == left


@rule("F3.3")
@pytest.mark.parametrize("seat", SEATS)
def test_there_is_no_decline_in_turn_1(seat: int) -> None:
    t = Table.new()
    assert t.unavailable_workers(seat) == 25 - 10 - 2
    assert (t.workers_at("irrigation", seat), t.workers_at("weaving", seat)) == (1, 1)


@rule("F3.4")
def test_after_turn_5_the_majorities_are_scored_and_nobody_is_asked_any_more() -> None:
    t = Table(turn=5)
    t.workers("egypt", GREEN, 1)
    t.vp(RED, 3)
    t.end_actions()
    assert t.over
    assert t.seat is None
    assert t.vp_of(GREEN) == 4
    assert t.winner == GREEN


@rule("F3.4")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_majorities_do_not_score_at_the_end_of_an_earlier_turn(turn: int) -> None:
    t = Table(turn=turn)
    t.workers("egypt", GREEN, 3)
    t.end_actions()
    assert not t.over
    assert t.vp_of(GREEN) == 0


@rule("F3.4")
def test_the_cities_of_turn_5_are_expanded_before_the_match_ends() -> None:
    t = Table(turn=5)
    t.city("ur", RED)
    t.hand(RED, wood=2)
    t.end_actions()
    assert (t.over, t.kind) == (False, "city")
    t.answer("done")
    assert t.over
