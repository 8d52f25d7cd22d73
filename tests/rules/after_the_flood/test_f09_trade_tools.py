from typing import Any

import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule


def build(t: Table, area: str) -> None:
    t.answers("build", area)
    t.end()


def note_of(t: Table, option: str) -> str:
    choice: Any = t.decision.choice
    return next(str(offered.note.args["extra"]) for offered in choice.options if offered.id == option)


@rule("FX14", "F9.12", "F9.15")
def test_fx14_resources_gained_in_the_action_are_passed_on_in_it() -> None:
    t = Table()
    t.workers("elam", RED, 1)
    t.workers("kassites", RED, 1)
    t.workers("tool_makers", RED, 1)
    t.hand(RED, grain=1)
    t.act(RED)
    t.answer("trade")
    assert t.hand_of(RED) == {"metal": 1}
    assert t.options == ["tool", "done"]
    t.answer("tool")
    assert t.options == ["kassites.lapis", "done"]
    t.answer("kassites.lapis")
    assert t.hand_of(RED) == {"lapis": 1}
    assert t.kind == "end"


@rule("F9.12")
def test_a_received_piece_may_be_given_in_a_later_swap() -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.workers("egypt", RED, 1)
    t.workers("kassites", RED, 1)
    t.hand(RED, textile=1)
    t.act(RED)
    t.answers("trade", "amorites.oil")
    assert t.hand_of(RED) == {"oil": 1}
    t.answer("egypt.gold")
    assert t.hand_of(RED) == {"gold": 1}
    t.answer("kassites.lapis")
    assert t.hand_of(RED) == {"lapis": 1}


@rule("FX13", "F9.12", "F9.13")
def test_fx13_two_metal_just_traded_for_become_two_tools() -> None:
    t = Table()
    t.workers("hittites", RED, 1)
    t.workers("elam", RED, 1)
    t.workers("tool_makers", RED, 3)
    t.hand(RED, grain=2, textile=1)
    t.act(RED)
    t.answers("trade", "hittites.metal", "grain", "elam.metal", "grain")
    metal, tool = t.in_stock("metal"), t.in_stock("tool")
    t.answers("tool", "tool")
    assert t.hand_of(RED) == {"textile": 1, "tool": 2}
    assert t.in_stock("metal") == metal + 2
    assert t.in_stock("tool") == tool - 2
    assert t.workers_at("tool_makers", RED) == 1
    assert t.workers_at("used_tool_makers", RED) == 2


@rule("FX13", "F9.13", "F9.16")
def test_the_third_tool_maker_works_in_a_later_trade_action_of_the_turn() -> None:
    t = Table()
    t.workers("tool_makers", RED, 3)
    t.hand(RED, metal=4)
    t.act(RED)
    t.answers("trade", "tool", "done")
    assert t.hand_of(RED) == {"metal": 2, "tool": 2}
    build(t, "umma")
    build(t, "lagash")
    assert t.seat == RED
    t.answer("trade")
    assert t.kind == "end"
    assert t.hand_of(RED) == {"metal": 1, "tool": 3}
    assert t.workers_at("tool_makers", RED) == 0
    assert t.workers_at("used_tool_makers", RED) == 3


@rule("F9.13")
def test_any_metal_in_hand_may_be_converted() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.workers("hittites", RED, 1)
    t.hand(RED, metal=2, grain=1)
    t.act(RED)
    t.answers("trade", "tool", "tool")
    assert t.hand_of(RED) == {"grain": 1, "tool": 2}


@rule("F9.13")
def test_each_ready_tool_maker_makes_one_tool() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.workers("tool_makers", PURPLE, 3)
    t.workers("hittites", RED, 1)
    t.hand(RED, metal=4, grain=1)
    t.act(RED)
    t.answers("trade", "tool", "tool")
    assert t.options == ["hittites.metal", "done"]
    t.rejects("tool")
    assert t.workers_at("tool_makers", PURPLE) == 3


@rule("F9.13")
@pytest.mark.parametrize(
    ("ready", "used", "metal"),
    [
        pytest.param(0, 0, 2, id="no tool maker"),
        pytest.param(0, 3, 2, id="only used tool makers"),
        pytest.param(3, 0, 0, id="no metal"),
    ],
)
def test_a_conversion_needs_a_ready_tool_maker_and_metal(ready: int, used: int, metal: int) -> None:
    def position(traders: int) -> Table:
        t = Table()
        t.workers("tool_makers", RED, ready)
        t.workers("used_tool_makers", RED, used)
        t.workers("mittani", RED, traders)
        t.hand(RED, metal=metal, grain=1, textile=1)
        t.act(RED)
        return t

    position(0).rejects("trade")
    t = position(1)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal"]
    t.rejects("tool")


@rule("F9.13")
def test_a_refreshed_tool_maker_works_again_in_the_same_turn() -> None:
    t = Table()
    t.workers("tool_makers", RED, 1)
    t.workers("scribes", RED, 1)
    t.hand(RED, metal=2)
    t.act(RED)
    t.answer("trade")
    t.end()
    build(t, "umma")
    build(t, "lagash")
    assert t.seat == RED
    assert "trade" not in t.options
    t.answers("place", "used_tool_makers", "tool_makers")
    assert t.workers_at("tool_makers", RED) == 1
    t.end()
    build(t, "nippur")
    build(t, "babylon")
    t.answer("trade")
    assert t.hand_of(RED) == {"tool": 2}


@rule("F9.14")
def test_a_conversion_is_refused_while_no_tool_is_in_the_stock() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.workers("mittani", RED, 1)
    t.hand(RED, metal=2, grain=1)
    t.hand(PURPLE, tool=6)
    t.hand(GREEN, tool=6)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal"]
    t.rejects("tool")


@rule("F9.14")
def test_conversions_alone_are_no_trade_action_while_no_tool_is_in_the_stock() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.hand(RED, metal=2)
    t.hand(PURPLE, tool=6)
    t.hand(GREEN, tool=6)
    t.act(RED)
    assert "trade" not in t.options
    t.rejects("trade")


@rule("F9.10", "F9.14")
def test_a_tool_given_earlier_in_the_action_can_be_taken_by_a_conversion() -> None:
    t = Table()
    t.workers("tool_makers", RED, 1)
    t.workers("mittani", RED, 1)
    t.hand(RED, metal=1, grain=1, tool=1)
    t.hand(PURPLE, tool=6)
    t.hand(GREEN, tool=5)
    t.act(RED)
    t.answer("trade")
    t.rejects("tool")
    t.answers("mittani.wood", "tool")
    assert t.options == ["tool", "done"]
    t.answer("tool")
    assert t.hand_of(RED) == {"grain": 1, "wood": 1, "tool": 1}
    assert t.in_stock("tool") == 0


@rule("F9.15")
def test_swaps_and_conversions_alternate_freely() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.workers("hittites", RED, 1)
    t.workers("amorites", RED, 2)
    t.hand(RED, grain=2, metal=1, textile=1)
    t.act(RED)
    t.answers("trade", "tool", "hittites.metal", "grain", "tool", "amorites.wood", "grain")
    assert t.hand_of(RED) == {"wood": 1, "textile": 1, "tool": 2}
    t.answers("amorites.oil", "tool")
    assert t.hand_of(RED) == {"wood": 1, "textile": 1, "tool": 1, "oil": 1}


@rule("F9.15")
def test_converting_without_swapping_is_a_trade_action() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.hand(RED, metal=2)
    t.act(RED)
    assert "trade" in t.options
    t.answers("trade", "done")
    assert t.hand_of(RED) == {"metal": 1, "tool": 1}
    assert t.seat == PURPLE


@rule("F9.15", "F9.17")
def test_traders_and_tool_makers_may_be_left_unused() -> None:
    t = Table()
    t.workers("tool_makers", RED, 2)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 2)
    t.hand(RED, grain=2, textile=2, metal=2)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain", "done")
    assert t.hand_of(RED) == {"grain": 1, "wood": 1, "textile": 2, "metal": 2}
    assert t.workers_at("tool_makers", RED) == 2
    assert t.seat == PURPLE


@rule("F9.16")
def test_swap_limits_start_afresh_but_used_tool_makers_stay_used() -> None:
    t = Table()
    t.workers("amorites", RED, 1)
    t.workers("egypt", RED, 1)
    t.workers("tool_makers", RED, 1)
    t.hand(RED, grain=4, textile=2, metal=3)
    t.act(RED)
    t.answers("trade", "tool", "amorites.wood", "grain", "done")
    build(t, "umma")
    build(t, "lagash")
    assert t.seat == RED
    t.answer("trade")
    assert t.options == ["amorites.wood", "amorites.oil", "egypt.gold"]
    t.rejects("tool")
    t.answers("amorites.wood", "grain")
    assert t.hand_of(RED) == {"grain": 2, "textile": 2, "metal": 2, "tool": 1, "wood": 2}
    assert t.workers_at("used_tool_makers", RED) == 1


@rule("F9.17")
def test_done_is_offered_only_after_the_first_effect() -> None:
    t = Table()
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=3, textile=3)
    t.act(RED)
    t.answer("trade")
    assert t.options == ["mittani.wood", "mittani.metal", "egypt.gold"]
    t.rejects("done")
    t.answers("mittani.wood", "grain")
    assert t.options == ["mittani.metal", "egypt.gold", "done"]


@rule("F9.17")
def test_the_action_ends_by_itself_when_nothing_legal_is_left() -> None:
    t = Table()
    t.workers("mittani", RED, 1)
    t.workers("tool_makers", RED, 1)
    t.hand(RED, grain=3, textile=3)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain")
    assert t.kind == "end"
    t.end()
    assert t.seat == PURPLE
    assert t.kind == "action"


@rule("F9.17")
def test_a_swap_that_would_use_the_sippar_bonus_is_marked() -> None:
    t = Table()
    t.city("sippar", RED)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=4, textile=4)
    t.act(RED)
    t.answer("trade")
    plain = note_of(t, "egypt.gold")
    assert {note_of(t, option) for option in t.options} == {plain} == {"False"}
    t.answers("mittani.wood", "grain")
    assert note_of(t, "mittani.wood") != plain
    assert note_of(t, "mittani.metal") == plain
    t.answers("mittani.metal", "grain")
    marked = note_of(t, "mittani.wood")
    assert marked != plain
    assert note_of(t, "mittani.metal") == marked
    assert note_of(t, "egypt.gold") == plain
    t.answers("mittani.metal", "grain")
    assert t.options == ["egypt.gold", "done"]
    assert note_of(t, "egypt.gold") == plain


@rule("FX28")
def test_fx28_sippar_adds_one_swap() -> None:
    t = Table()
    t.city("sippar", RED)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.hand(RED, grain=2, textile=2)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain", "mittani.metal", "grain", "egypt.gold", "egypt.gold")
    assert t.hand_of(RED) == {"wood": 1, "metal": 1, "gold": 2}


@rule("FX28")
def test_fx28_a_fifth_swap_is_refused_with_sippar() -> None:
    t = Table()
    t.city("sippar", RED)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.workers("elam", RED, 1)
    t.hand(RED, grain=4, textile=4)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain", "mittani.metal", "grain", "egypt.gold", "egypt.gold")
    assert t.options == ["elam.metal", "done"]
    for option in ("egypt.gold", "mittani.wood", "mittani.metal"):
        t.rejects(option)


@rule("FX28")
@pytest.mark.parametrize("owner", [None, PURPLE])
def test_fx28_the_fourth_swap_is_refused_without_sippar(owner: int | None) -> None:
    t = Table()
    if owner is not None:
        t.city("sippar", owner)
    t.workers("mittani", RED, 2)
    t.workers("egypt", RED, 1)
    t.workers("elam", RED, 1)
    t.hand(RED, grain=4, textile=4)
    t.act(RED)
    t.answers("trade", "mittani.wood", "grain", "mittani.metal", "grain", "egypt.gold")
    assert t.options == ["elam.metal", "done"]
    t.rejects("egypt.gold")


@rule("FX31")
def test_fx31_a_city_worth_twenty_in_turn_one() -> None:
    t = Table()
    t.city("ur", RED)
    t.available(RED, workers=10, armies=0)
    t.hand(RED, grain=5, textile=3, wood=1, metal=1, tool=1, oil=1, gold=1)
    t.act(RED)
    t.answers("place", "textile", "amorites", 2)
    t.end()
    build(t, "umma")
    build(t, "lagash")
    t.answers("place", "grain", "kassites")
    t.end()
    build(t, "nippur")
    build(t, "babylon")
    t.answers("trade", "amorites.wood", "grain", "amorites.oil", "textile", "kassites.lapis", "oil")
    t.end()
    t.answer("pass")
    t.end()
    assert t.seat == RED
    t.answer("pass")
    t.amounts()
    t.end()
    assert (t.seat, t.kind) == (RED, "city")
    t.answers("ur", ("tool", "oil", "gold", "lapis"))
    assert t.vp_of(RED) == 20
    assert t.hand_of(RED) == {"grain": 3, "textile": 1, "metal": 1}
    assert t.city_at("ur") == (RED, True)
