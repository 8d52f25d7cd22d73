import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def trading(workers: dict[str, int], city: bool = True, **hand: int) -> Table:
    t = Table()
    if city:
        t.city("sippar", RED)
    for area, number in workers.items():
        t.workers(area, RED, number)
    t.hand(RED, **hand)
    return t


def start(t: Table) -> Table:
    t.act(RED)
    return t.answer("trade")


def swaps_left(t: Table) -> list[str]:
    """The swaps on offer after the first one; none when the action is over."""
    assert t.seat == RED
    if t.kind == "end":
        return []
    assert t.kind == "trade"
    assert t.options[-1] == "done"
    return list(t.options[:-1])


@rule("F18.9")
def test_the_extra_swap_exceeds_the_number_of_traders() -> None:
    t = start(trading({"mittani": 1}, grain=4)).answer("mittani.wood")
    assert swaps_left(t) == ["mittani.wood", "mittani.metal"]
    t.answer("mittani.metal")
    assert t.hand_of(RED) == {"grain": 2, "wood": 1, "metal": 1}
    assert swaps_left(t) == []


@rule("F18.9")
def test_without_sippar_the_number_of_traders_is_the_limit() -> None:
    t = start(trading({"mittani": 1}, city=False, grain=4)).answer("mittani.wood")
    assert swaps_left(t) == []


@rule("F18.9")
def test_sippar_in_other_hands_is_no_help() -> None:
    t = trading({"mittani": 1}, city=False, grain=4)
    t.city("sippar", PURPLE)
    assert swaps_left(start(t).answer("mittani.wood")) == []


@rule("F18.9")
def test_the_extra_swap_may_receive_a_type_again_and_is_not_counted() -> None:
    t = start(trading({"mittani": 2}, grain=5)).answer("mittani.wood")
    assert swaps_left(t) == ["mittani.wood", "mittani.metal"]
    t.answer("mittani.wood")
    assert swaps_left(t) == ["mittani.metal"]
    t.answer("mittani.metal")
    assert t.hand_of(RED) == {"grain": 2, "wood": 2, "metal": 1}
    assert swaps_left(t) == []


@rule("F18.9")
def test_a_swap_within_the_limits_does_not_use_up_the_bonus() -> None:
    t = start(trading({"mittani": 2}, grain=5)).answer("mittani.wood").answer("mittani.metal")
    assert swaps_left(t) == ["mittani.wood", "mittani.metal"]
    t.answer("mittani.metal")
    assert t.hand_of(RED) == {"grain": 2, "wood": 1, "metal": 2}
    assert swaps_left(t) == []


@rule("F18.9")
def test_without_sippar_a_type_is_received_once_in_an_area() -> None:
    t = start(trading({"mittani": 3}, city=False, grain=5)).answer("mittani.wood")
    assert swaps_left(t) == ["mittani.metal"]


@rule("F18.9")
def test_the_bonus_is_used_in_one_area_only() -> None:
    t = start(trading({"mittani": 1, "hittites": 1}, grain=6))
    t.answer("mittani.wood").answer("mittani.wood")
    assert swaps_left(t) == ["hittites.metal"]
    t.answer("hittites.metal")
    assert t.hand_of(RED) == {"grain": 3, "wood": 2, "metal": 1}
    assert swaps_left(t) == []


@rule("F18.9")
def test_the_bonus_may_wait_for_another_area() -> None:
    t = start(trading({"mittani": 1, "hittites": 1}, grain=6))
    t.answer("mittani.wood").answer("hittites.metal")
    assert swaps_left(t) == ["hittites.metal", "mittani.wood", "mittani.metal"]
    t.answer("hittites.metal")
    assert swaps_left(t) == []


@rule("F18.9")
def test_the_bonus_needs_a_trader_in_the_area() -> None:
    t = trading({"mittani": 1, "elam": 2}, grain=6)
    t.empire(PURPLE, "t1-guti")
    t.armies("elam", PURPLE, 1)
    start(t)
    assert list(t.options) == ["mittani.wood", "mittani.metal"]
    t.rejects("elam.metal").rejects("hittites.metal")
    t.answer("mittani.wood")
    assert swaps_left(t) == ["mittani.wood", "mittani.metal"]


@rule("F18.9")
def test_an_army_is_a_trader_for_the_bonus() -> None:
    t = trading({"mittani": 3}, grain=6)
    t.empire(RED, "t1-guti")
    t.armies("mittani", RED, 1)
    start(t).answer("mittani.wood").answer("mittani.metal")
    assert swaps_left(t) == []


@rule("F18.9")
def test_the_extra_swap_is_paid_for_like_any_other() -> None:
    t = start(trading({"egypt": 1}, textile=1, grain=3))
    assert t.hand_of(RED) == {"grain": 3, "gold": 1}
    assert swaps_left(t) == []


@rule("F18.9")
def test_the_area_must_offer_what_the_extra_swap_receives() -> None:
    t = start(trading({"amorites": 1}, grain=3, textile=2)).answer("amorites.oil")
    assert swaps_left(t) == ["amorites.wood", "amorites.oil"]
    t.rejects("amorites.metal").rejects("amorites.gold")


@rule("F18.9")
@pytest.mark.parametrize(("in_stock", "left"), [(1, []), (2, ["egypt.gold"])])
def test_the_extra_swap_needs_a_piece_in_the_stock(in_stock: int, left: list[str]) -> None:
    t = trading({"egypt": 1}, textile=3)
    t.hand(PURPLE, gold=7 - in_stock)
    start(t)
    assert t.hand_of(RED) == {"textile": 2, "gold": 1}
    assert swaps_left(t) == left


@rule("F18.9")
def test_the_bonus_is_there_again_in_the_next_trade_action() -> None:
    t = start(trading({"mittani": 1}, grain=4))
    t.answer("mittani.wood").answer("mittani.wood").end()
    for seat, area in ((PURPLE, "ur"), (GREEN, "umma")):
        assert t.seat == seat
        t.answer("build").answer(area).end()
    t.answer("trade").answer("mittani.wood").answer("mittani.metal")
    assert t.hand_of(RED) == {"wood": 3, "metal": 1}


@rule("F18.1", "F18.9")
def test_the_bonus_holds_with_an_enemy_army_in_sippar() -> None:
    t = trading({"mittani": 1}, grain=4)
    t.empire(PURPLE, "t1-akkad")
    t.armies("sippar", PURPLE, 2)
    start(t).answer("mittani.wood")
    assert swaps_left(t) == ["mittani.wood", "mittani.metal"]


@rule("F18.9")
def test_the_bonus_does_not_extend_to_tool_making() -> None:
    t = trading({"mittani": 1, "tool_makers": 1}, grain=1, metal=3)
    start(t).answer("tool")
    t.rejects("tool")
    assert t.hand_of(RED) == {"grain": 1, "metal": 2, "tool": 1}
