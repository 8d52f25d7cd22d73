"""What speaks for an answer in After the Flood: Trade."""

from __future__ import annotations

from tests.bots.reasons.after_the_flood.positions import Told, key, price, why
from tests.rules import rule
from tests.rules.after_the_flood.table import RED, Table


@rule("F2.14")
def test_a_swap_tells_what_the_cities_score_with_it() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).hand(RED, grain=1, textile=1, wood=1, tool=1)
    t.act(RED).answers("trade", "amorites.wood")
    assert why(t, "textile") == ("swap-city", {"vp": 7, "less_vp": 0})
    without = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).hand(RED, grain=1, wood=1, tool=1).act(RED)
    assert why(without.answers("trade", "amorites.wood"), "grain") == ("swap-city", {"vp": 7, "less_vp": 0})


@rule("F2.12", "F2.14")
def test_a_swap_is_told_for_what_would_be_given_for_it() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).hand(RED, grain=1, wood=1, tool=1)
    t.act(RED).answer("trade")
    assert why(t, "amorites.wood") is None  # with the tool it would be 4
    assert why(t, "amorites.wood", ("trade.give", "grain")) == ("swap-city", {"vp": 7, "less_vp": 0})


@rule("F1.3", "F2.12")
def test_of_pieces_that_bring_the_same_the_least_is_given() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 2).hand(RED, grain=1, textile=1, wood=1, tool=2)
    t.act(RED).answers("trade", "amorites.wood")
    least = {"resource": "wood", "given_resource": "grain", "value": 1, "vp": 7}
    kept = {"other_resource": "textile", "next_resource": "oil"}
    assert why(t, "grain") == ("give-least", {**least, "other_resource": None, "next_resource": None})
    assert why(t, "grain", ("trade", "amorites.oil"), ("trade.give", "textile")) == ("give-least", least | kept)
    assert key(t, "textile") == "swap-city"
    t = Table(turn=3).workers("mittani", RED, 1).hand(RED, grain=1, textile=1).empire(RED, "t3-sumer").act(RED)
    assert key(t.answers("trade", "mittani.metal"), "grain") == "swap-armies"  # that is more
    t = Table(turn=5).workers("mittani", RED, 1).hand(RED, textile=1, tool=1).empire(RED, "t5-elam").act(RED)
    told = {"resource": "metal", "given_resource": "textile", "value": 2, "vp": 0}
    told |= {"other_resource": None, "next_resource": None}
    assert why(t.answers("trade", "mittani.metal"), "textile") == ("give-least", told)


@rule("F9.15", "F15.4")
def test_a_swap_is_told_with_those_without_which_it_scores_nothing() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).workers("mittani", RED, 1).hand(RED, grain=2)
    t.act(RED).answer("trade")
    follow = ("trade", "mittani.wood")
    assert why(t, "amorites.wood", follow) == ("swap-together", {"vp": 4, "less_vp": 0})
    assert key(t, "amorites.wood") == "swap-wood"
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).workers("elam", RED, 1).hand(RED, grain=2, wood=1)
    assert key(t.act(RED).answer("trade"), "elam.metal", ("trade", "amorites.wood")) == "swap-armies"


@rule("F15.4")
def test_a_swap_that_costs_a_city_its_wood_names_that_price() -> None:
    t = Table(turn=2).city("ur", RED).workers("kassites", RED, 1).hand(RED, wood=2, oil=1, tool=1, lapis=1)
    told = {"resource": "lapis", "given_resource": "oil", "value": 5, "less": 3, "use": "value"}
    told |= price(14, 10, costly=("oil", 1))
    assert why(t.act(RED).answer("trade"), "oil") == ("swap-value", told)


def test_a_swap_that_costs_points_has_nothing_to_speak_for_it() -> None:
    t = Table(turn=2).city("ur", RED).workers("mittani", RED, 1).hand(RED, grain=1, wood=2, tool=1)
    assert why(t.act(RED).answers("trade", "mittani.metal"), "tool") is None


def test_wood_and_luxuries_are_for_cities_to_come() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 2).hand(RED, grain=1, textile=1, tool=1).act(RED)
    t.answer("trade").answer("amorites.wood")
    assert why(t, "grain") == ("swap-wood", {"wood": 2, "have": 0, "cities": 1})
    t.undo().answer("amorites.oil")
    assert why(t, "textile") == ("swap-luxury", {"luxuries": 2, "vp": 10, "less_vp": 7})
    assert key(t, "tool") != "swap-luxury"  # a luxury for a luxury


@rule("F9.12")
def test_a_piece_may_be_traded_on() -> None:
    t = Table(turn=2).workers("chaldea", RED, 1).workers("kassites", RED, 1).hand(RED, textile=1, oil=1, wood=1)
    t.act(RED).answer("trade")
    told = {"resource": "oil", "next_resource": "lapis", "area": "kassites"}
    assert why(t, "chaldea.oil") == ("swap-chain", told)
    on, with_another = ("trade.give", "oil"), ("trade.give", "tool")
    assert why(t, "chaldea.oil", ("trade", "kassites.lapis"), on) == ("swap-chain", told)
    t.hand(RED, textile=1, oil=1, tool=1, wood=1).act(RED).answer("trade").answer("chaldea.oil")
    assert key(t, "textile", ("trade", "kassites.lapis"), on) == "swap-chain"
    assert key(t, "textile", ("trade", "kassites.lapis"), with_another) == "swap-value"
    t.hand(RED, textile=1, oil=1, tool=2, wood=1).act(RED).answer("trade").answer("chaldea.oil")
    assert key(t, "textile") == "swap-value"  # a tool can be spared for it already


@rule("F9.13")
def test_metal_is_for_the_tool_maker_that_is_ready() -> None:
    t = Table(turn=2).workers("elam", RED, 1).workers("amorites", RED, 1).workers("tool_makers", RED, 1)
    assert why(t.hand(RED, grain=2).act(RED).answer("trade"), "elam.metal") == ("swap-metal", {"use": "both"})
    busy = Table(turn=2).workers("elam", RED, 1).workers("tool_makers", RED, 1).hand(RED, grain=2, metal=1).act(RED)
    told = {"resource": "metal", "given_resource": "grain", "armies": 2, "less": 1, "started": False, **price()}
    assert why(busy.answer("trade"), "elam.metal") == ("swap-armies", told)


@rule("F9.13")
def test_metal_is_for_no_tool_maker_if_another_trade_would_follow() -> None:
    t = Table(turn=2).workers("elam", RED, 1).workers("amorites", RED, 1).workers("tool_makers", RED, 1)
    t.hand(RED, grain=2).act(RED).answer("trade")
    assert key(t, "elam.metal", ("trade", "tool")) == "swap-metal"
    assert key(t, "elam.metal", ("trade", "amorites.wood")) == "swap-armies"
    assert key(t, "elam.metal", ("trade", "done")) == "swap-metal"


def test_a_tool_that_alone_can_be_made_speaks_for_the_action() -> None:
    t = Table(turn=2).workers("tool_makers", RED, 1).hand(RED, metal=1, tool=1).act(RED)
    assert key(t, "trade") == "swap-armies"
    t = Table(turn=2).workers("tool_makers", RED, 1).workers("elam", RED, 1).hand(RED, metal=1, tool=2).act(RED)
    assert why(t, "trade") is None


def test_trade_ends_where_no_trade_raises_what_the_cities_score_or_brings_a_better_piece() -> None:
    t = Table(turn=2).city("ur", RED).workers("chaldea", RED, 1).workers("amorites", RED, 1)
    t.hand(RED, textile=3, wood=1, tool=1).act(RED).answer("trade").answers("amorites.wood", "textile")
    assert why(t, "done") is None  # oil would make it 10
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 2).hand(RED, grain=1, textile=2, wood=2, tool=1)
    t.act(RED).answer("trade").answers("amorites.oil", "textile")  # wood is worth as much, or buys no army
    assert why(t, "done") == ("trade-even", {"vp": 10})
    t = Table(turn=2).workers("amorites", RED, 2).hand(RED, grain=1, textile=2).act(RED).answer("trade")
    assert why(t.answer("amorites.oil"), "done") == ("trade-even", {"vp": 0})


@rule("F9.16", "F16.5")
def test_where_a_better_piece_could_be_had_trade_ends_for_what_is_kept_for_later() -> None:
    def done(t: Table) -> Told:
        t.workers("amorites", RED, 2).hand(RED, grain=2, textile=2).act(RED).answer("trade")
        return why(t.answers("amorites.wood", "textile"), "done")

    assert done(Table(turn=2)) == ("trade-later", {})
    assert done(Table(turn=5)) is None
    t = Table(turn=2).city("ur", RED).workers("elam", RED, 1).workers("amorites", RED, 1)
    t.hand(RED, textile=3, wood=1, tool=1).act(RED).answer("trade").answers("amorites.wood", "textile")
    assert why(t, "done") == ("trade-later", {})  # metal buys armies


@rule("F16.1", "F15.4")
def test_at_last_whoever_has_an_empire_trades_for_points_alone() -> None:
    def done(t: Table) -> Told:
        t.workers("elam", RED, 1).workers("amorites", RED, 1).hand(RED, textile=3, wood=1, tool=1)
        t.empire(RED, "t5-assyria").act(RED).answer("trade")
        return why(t.answers("amorites.wood", "textile"), "done")

    assert done(Table(turn=5).city("ur", RED)) == ("trade-done", {"vp": 7})
    assert done(Table(turn=5)) is None


@rule("F8.2", "F13.4")
def test_a_piece_of_more_value_is_told_for_what_it_can_do_now() -> None:
    def use(t: Table, workers: int) -> object:
        t.workers("amorites", RED, 1).hand(RED, textile=1, oil=1, wood=2).available(RED, workers=workers).act(RED)
        told = why(t.answer("trade"), "amorites.oil")
        return told[1]["use"] if told is not None and told[0] == "swap-value" else None

    assert use(Table(turn=2), 3) == "workers"
    assert use(Table(turn=2), 2) == "luxury"  # the textile places as many
    assert use(Table(turn=5), 2) == "value"
    assert use(Table(turn=5).empire(RED, "t5-assyria"), 3) == "workers"
    assert use(Table(turn=5).empire(RED, "t5-assyria"), 2) is None
