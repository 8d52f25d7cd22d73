"""M11.10-M11.18: the trading part of Gather and Trade."""

import pytest

from engine.mesopotamia.content.empires import RESOURCES
from engine.mesopotamia.content.tokens import TRADE_TOKENS
from engine.mesopotamia.events.economy import Traded
from engine.mesopotamia.events.scoring import Scored
from tests.rules.mesopotamia.commands import leave_action, refuses, told
from tests.rules.mesopotamia.table import Table, rule

PLENTY = {"stone": 9, "wood": 9, "clay": 9, "food": 9, "tablet": 9}


def trader(gather: int = 4, empire: str = "babylonian", held: dict[str, int] | None = None) -> Table:
    return Table(empire, "sumerian").level(0, gather=gather).hold(0, **(held or PLENTY))


def begun(t: Table) -> Table:
    return t.turn(0).answer("gather.pawn")


def holding(t: Table, seat: int) -> dict[str, int]:
    return {resource: t.held(seat, resource) for resource in RESOURCES}


def owner_of(t: Table, token: str) -> int | None:
    return next(slot.owner for slot in t.state.trade if slot.token == token)


@rule("M11.13", "M11.18", "M3.14")
@pytest.mark.parametrize("token", [token for token, each in TRADE_TOKENS.items() if each.set == "base"])
def test_a_free_token_takes_an_amphora_the_left_side_and_gives_the_right(token: str) -> None:
    t = begun(trader().trade(token))
    before = holding(t, 0)
    t.answer(f"trade.{token}")
    printed = TRADE_TOKENS[token]
    after = {each: before[each] - printed.pay.get(each, 0) + printed.gain.get(each, 0) for each in RESOURCES}
    assert holding(t, 0) == after
    assert owner_of(t, token) == 0
    assert holding(t, 1) == dict.fromkeys(RESOURCES, 0)


@rule("M11.10", "MX21")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize(("token", "section"), [("t01", 1), ("t07", 2), ("t11", 3), ("t16", 4)])
def test_mx21_the_section_must_not_be_above_the_card_in_use(level: int, token: str, section: int) -> None:
    t = begun(trader(level).trade(token))
    if section <= level:
        assert owner_of(t.answer(f"trade.{token}"), token) == 0
    else:
        assert f"trade.{token}" not in t.options
        t.rejects(f"trade.{token}", "trade_level")


@rule("M11.10")
def test_a_token_of_ones_own_is_closed_too_if_its_section_is_too_high() -> None:
    begun(trader(1).trade("t07", owner=0)).rejects("trade.t07", "trade_level")


@rule("M11.11", "M3.14")
@pytest.mark.parametrize(
    ("token", "slot", "needed"),
    [
        ("t01", 1, False),
        ("t01", 3, False),
        ("t07", 2, False),
        ("t07", 3, True),
        ("t11", 2, False),
        ("t11", 3, True),
        ("t16", 1, False),
        ("t16", 2, True),
        ("t16", 3, True),
    ],
)
def test_a_slot_with_a_ship_symbol_needs_a_ship(token: str, slot: int, needed: bool) -> None:
    alone = begun(trader().trade(token, slot).ship(1, "n04"))
    if needed:
        alone.rejects(f"trade.{token}", "ship_needed")
    else:
        alone.answer(f"trade.{token}")
    with_ship = begun(trader().trade(token, slot).ship(0, "n31")).answer(f"trade.{token}")
    assert owner_of(with_ship, token) == 0


@rule("M11.12")
@pytest.mark.parametrize("empire", ["babylonian", "eblaite"])
def test_the_number_of_trades_is_that_of_the_card(empire: str) -> None:
    t = trader(4, empire).put(0, "spearman", "r08").trade("t01").trade("t05", 2).trade("t03", 3)
    begun(t).answer("trade.t01")
    if empire == "eblaite":
        t.answer("trade.t05")
        assert owner_of(t, "t05") == 0
    assert not any(option.startswith("trade") for option in t.options)
    t.rejects("trade.t03", "part_done")


@rule("M11.12")
def test_two_trades_of_one_action_use_different_tokens() -> None:
    t = begun(trader(4, "eblaite").trade("t01").trade("t05", 2)).answer("trade.t01")
    t.rejects("trade.t01", "token_used")
    t.answer("trade.t05")
    assert (t.held(0, "stone"), t.held(0, "wood"), t.held(0, "phalanx")) == (7, 11, 2)


@rule("M11.12")
def test_below_level_4_the_eblaites_trade_once() -> None:
    t = begun(trader(3, "eblaite").trade("t01").trade("t05", 2)).answer("trade.t01")
    assert "trade.t05" not in t.options


@rule("M11.13", "M1.5")
def test_with_six_amphorae_on_the_board_no_free_token_is_claimed() -> None:
    t = trader()
    for token, slot in (("t01", 1), ("t02", 2), ("t03", 3), ("t06", 1), ("t07", 2), ("t11", 1)):
        t.trade(token, slot, owner=0)
    t.trade("t12", 2)
    begun(t).rejects("trade.t12", "no_amphora")
    t.answer("trade.t01")
    assert owner_of(t, "t12") is None


@rule("M11.13")
def test_the_sixth_amphora_may_be_placed() -> None:
    t = trader()
    for token, slot in (("t01", 1), ("t02", 2), ("t03", 3), ("t06", 1), ("t07", 2)):
        t.trade(token, slot, owner=0)
    assert owner_of(begun(t.trade("t12")).answer("trade.t12"), "t12") == 0


@rule("M11.16")
def test_without_an_amphora_left_foreign_tokens_can_still_be_used() -> None:
    t = trader()
    for token, slot in (("t01", 1), ("t02", 2), ("t03", 3), ("t06", 1), ("t07", 2), ("t11", 1)):
        t.trade(token, slot, owner=0)
    begun(t.trade("t12", 2, owner=1)).answer("trade.t12")
    assert t.held(1, "food") == 2


@rule("M11.14", "M11.15")
def test_a_token_with_ones_own_amphora_is_used_again_without_another() -> None:
    t = begun(trader(1, held={"stone": 2}).trade("t01", owner=0)).answer("trade.t01")
    assert (t.held(0, "stone"), t.held(0, "wood")) == (1, 2)
    assert holding(t, 1) == dict.fromkeys(RESOURCES, 0)
    assert [slot.owner for slot in t.state.trade] == [0]
    assert not told(t, Traded)[0].amphora


@rule("M11.16", "M1.8")
def test_the_left_side_of_a_foreign_token_is_paid_to_its_owner() -> None:
    t = begun(trader(4, held={"stone": 1, "food": 2}).trade("t14", owner=1)).answer("trade.t14")
    assert holding(t, 0) == {"stone": 0, "wood": 2, "clay": 2, "food": 1, "tablet": 0, "phalanx": 0}
    assert holding(t, 1) == {"stone": 1, "wood": 0, "clay": 0, "food": 1, "tablet": 0, "phalanx": 0}
    assert owner_of(t, "t14") == 1


@rule("MI4", "M11.16")
@pytest.mark.parametrize("token", ["t01", "t08", "t15", "t20"])
def test_the_sum_of_both_holdings_changes_by_the_right_side_only(token: str) -> None:
    t = begun(trader().trade(token, owner=1))
    before = [t.held(0, each) + t.held(1, each) for each in RESOURCES]
    t.answer(f"trade.{token}")
    after = [t.held(0, each) + t.held(1, each) for each in RESOURCES]
    gained = [TRADE_TOKENS[token].gain.get(each, 0) for each in RESOURCES]
    assert [now - then for now, then in zip(after, before, strict=True)] == gained


@rule("MX22", "M11.13", "M11.15", "M11.16")
def test_mx22_a_claims_a_token_and_b_pays_a_for_it() -> None:
    t = Table("babylonian", "sumerian").hold(0, stone=1).hold(1, stone=1).trade("t01").turn(0)
    leave_action(t.answers("gather.pawn", "trade.t01")).answer("end")
    assert (t.held(0, "stone"), t.held(0, "wood")) == (0, 2)
    t.answers("gather.pawn", "trade.t01")
    assert (t.held(0, "stone"), t.held(0, "wood")) == (1, 2)
    assert (t.held(1, "stone"), t.held(1, "wood")) == (0, 2)
    assert owner_of(t, "t01") == 0


@rule("M11.17", "MX22")
def test_mx22_the_vp_of_a_token_are_those_of_its_amphora() -> None:
    t = Table().hold(1, wood=2).trade("t10", owner=0).trade("t08", 2).trade("t18").level(1, gather=2).last_round()
    t.turn(1)
    leave_action(t.answers("gather.pawn", "trade.t10")).answer("end")
    assert t.over
    assert [event.trade_vp for event in told(t, Scored)] == [1, 0]


@rule("M11.18")
@pytest.mark.parametrize(
    ("token", "held"),
    [("t01", {"wood": 9}), ("t08", {"food": 1}), ("t14", {"stone": 1}), ("t15", {"food": 9}), ("t03", {"clay": 5})],
)
@pytest.mark.parametrize("owner", [None, 0, 1])
def test_the_left_side_must_be_paid_in_full(token: str, held: dict[str, int], owner: int | None) -> None:
    t = begun(trader(4, held=held).trade(token, owner=owner))
    assert f"trade.{token}" not in t.options
    t.rejects(f"trade.{token}", "cannot_pay")
    assert owner_of(t, token) == owner


@rule("M11.10")
def test_a_token_that_does_not_lie_on_the_board_is_unknown() -> None:
    begun(trader().trade("t01")).rejects("trade.t02", "unknown_id")


@rule("M11.1")
def test_after_the_last_trade_and_gathering_the_action_is_over() -> None:
    t = begun(trader(1).trade("t01")).answers("trade.t01", "start.food")
    assert t.kind == "action"
    refuses(t, 0, "action", "gather.pawn", "action_type_used")
