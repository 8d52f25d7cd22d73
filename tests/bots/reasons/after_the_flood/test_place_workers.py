"""What speaks for an answer in After the Flood: Place Workers."""

from __future__ import annotations

from tests.bots.reasons.after_the_flood.positions import Told, key, price, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


@rule("F10.4")
def test_a_home_is_for_the_empire_that_could_be_started() -> None:
    t = (
        Table(turn=1)
        .workers("akkad", PURPLE, 1)
        .available(RED, workers=4)
        .hand(RED, metal=1, grain=1)
        .city("babylon", RED)
    )
    t.act(RED).answers("place", "metal")
    expected = ("home-now", {"workers": 1, "most": 1, "empire": "t1-akkad", "armies": 12})
    assert why(t, "akkad") == expected
    assert why(t.answer("akkad"), 2) == ("home-now", {**expected[1], "workers": 2})


@rule("F10.1")
def test_no_home_is_for_an_empire_of_this_turn_once_one_is_started() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").available(RED, workers=4).hand(RED, grain=2).act(RED)
    assert key(t.answer("place"), "mittani") != "home-now"


@rule("F5.4")
def test_a_home_of_the_next_turn_is_counted_after_the_decline() -> None:
    t = Table(turn=1).empire(RED, "t1-guti").workers("amorites", PURPLE, 2).available(RED, workers=4)
    t.hand(RED, tool=1).act(RED).answer("place").answer("amorites")
    assert key(t, 1) != "home-decline"  # after it none against 1
    told = {"workers": 1, "most": 1, "tie": True, "empire": "t2-amorites", "armies": 10}
    assert why(t, 2) == ("home-decline", told)
    assert why(t, 3) == ("home-decline", told | {"workers": 2, "tie": False})
    without = Table(turn=2).workers("mittani", PURPLE, 1).available(RED, workers=1).hand(RED, grain=1).act(RED)
    without.answer("place")
    told = {"workers": 1, "most": 1, "empire": "t3-mittani", "armies": 10, "tie": True}
    assert why(without, "mittani") == ("home-next", told)


@rule("F4.3")
def test_a_box_tells_what_a_better_rank_brings_and_takes() -> None:
    t = Table(turn=2).available(RED, workers=4).hand(RED, metal=1)
    for seat in (RED, PURPLE, GREEN):
        t.workers("irrigation", seat, 1)
    t.act(RED).answer("place")
    told = {"workers": 2, "most": 1, "resource": "grain", "n": 6, "before": 5, "rival_seat": PURPLE, "less": 4}
    assert why(t, "irrigation") == ("rank-up", told)


@rule("F18.6")
def test_the_textile_of_ur_is_counted_before_and_after() -> None:
    t = Table(turn=2).city("ur", RED).available(RED, workers=4).hand(RED, metal=1)
    for seat in (RED, PURPLE, GREEN):
        t.workers("weaving", seat, 1)
    t.workers("weaving", PURPLE, 2).act(RED).answer("place").answer("weaving")
    told = {"workers": 3, "most": 2, "resource": "textile", "n": 4, "before": 3, "rival_seat": PURPLE, "less": 2}
    assert why(t, 2) == ("rank-up", told)


def test_whoever_is_first_in_a_box_learns_by_how_much() -> None:
    t = Table(turn=2).workers("irrigation", RED, 2).workers("irrigation", PURPLE, 1).workers("irrigation", GREEN, 1)
    t.available(RED, workers=1).hand(RED, grain=1).act(RED).answer("place")
    assert why(t, "irrigation") == ("rank-safe", {"needed": 2})


@rule("F17.1")
def test_at_last_a_place_is_for_its_points() -> None:
    t = Table(turn=5).workers("egypt", PURPLE, 1).workers("kassites", PURPLE, 1).workers("kassites", GREEN, 1)
    t.workers("guti", RED, 2).available(RED, workers=4).hand(RED, metal=1).act(RED).answer("place")
    assert why(t, "egypt") == ("most", {"workers": 2, "most": 1, "vp": 4})
    assert why(t, "guti") == ("most-safe", {"vp": 2, "needed": 3})
    assert key(t.answer("kassites"), 1) == "workers-kept"  # level with two others takes it from nobody


@rule("F17.2")
def test_a_tie_takes_the_points_of_a_single_leader() -> None:
    t = Table(turn=5).workers("weaving", PURPLE, 1).available(RED, workers=4).hand(RED, metal=1)
    t.act(RED).answers("place", "weaving")
    assert why(t, 1) == ("most-tie", {"rival_seat": PURPLE, "workers": 1, "vp": 4})


@rule("F2.12")
def test_a_market_is_for_a_luxury_that_is_lacking() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").workers("egypt", PURPLE, 3).available(RED, workers=1)
    t.hand(RED, grain=1, textile=1, tool=1).act(RED).answers("place", "grain")
    told = {"given_resource": "textile", "resource": "gold", "vp": 10, "less_vp": 7}
    assert why(t, "egypt") == ("market-luxury", told)


def test_no_market_is_for_a_piece_that_is_paid_with() -> None:
    t = Table(turn=3).workers("egypt", PURPLE, 4).available(RED, workers=2).hand(RED, textile=1, metal=1)
    assert key(t.act(RED).answers("place", "metal"), "egypt") == "market-luxury"
    assert key(t.undo().answer("textile"), "egypt") != "market-luxury"


@rule("F9.2")
def test_no_market_is_for_trade_beside_an_army() -> None:
    t = Table(turn=2).armies("egypt", PURPLE, 1).empire(PURPLE, "t2-amorites").workers("egypt", PURPLE, 4)
    t.available(RED, workers=1).hand(RED, grain=1, textile=1).act(RED).answers("place", "grain")
    assert key(t, "egypt") == "market-stays"


@rule("F9.7")
def test_a_second_trader_brings_the_second_good() -> None:
    t = Table(turn=2).workers("amorites", RED, 1).available(RED, workers=1).hand(RED, grain=2, textile=1)
    assert why(t.act(RED).answers("place", "grain"), "amorites") == ("market-two", {"resources": ["wood", "oil"]})


@rule("F5.4")
def test_a_trader_stays_only_if_the_decline_leaves_him() -> None:
    t = Table(turn=3).available(RED, workers=2).hand(RED, metal=1).empire(RED, "t3-sumer").workers("elam", RED, 0)
    t.act(RED).answers("place", "elam")
    assert key(t, 1) == "workers-kept"
    assert why(t, 2) == ("market-stays", {"workers": 1, "resources": ["metal"], "decline": True})


@rule("F5.7")
def test_a_scribe_is_for_the_turns_to_come_if_the_decline_leaves_one() -> None:
    t = Table(turn=3).available(RED, workers=2).hand(RED, metal=1).act(RED).answers("place", "scribes")
    assert key(t, 1) == "workers-kept"
    left = {"box": "scribes", "turn": 4, "workers": 2, "left": 1, "alone": True, "now": False}
    assert why(t, 2) == ("several", left)


@rule("F3.3", "F5.7")
def test_a_scribe_tells_which_decline_takes_the_last_one() -> None:
    def placed(turn: int, there: int) -> Told:
        t = Table(turn=turn).workers("scribes", RED, there).available(RED, workers=2).hand(RED, grain=1, metal=1)
        return why(t.act(RED).answers("place", "grain"), "scribes")

    assert placed(1, 1) == ("scribes", {"until": 4})
    assert placed(2, 0) == ("scribes", {"until": 4})
    assert placed(2, 1) == ("scribes", {"until": None})
    assert placed(4, 0) == ("scribes", {"until": None})


@rule("F5.7", "F5.8")
def test_several_at_once_tell_how_many_the_next_decline_leaves() -> None:
    def placed(box: str, turn: int, there: int, count: int, **hand: int) -> Told:
        t = Table(turn=turn).workers(box, RED, there).available(RED, workers=3).hand(RED, oil=1, grain=1, **hand)
        return why(t.act(RED).answers("place", "oil", box), count)

    told = {"box": "tool_makers", "turn": 2, "workers": 3, "left": 2, "alone": True, "now": False}
    assert placed("tool_makers", 1, 0, 3) == ("several", told)
    assert placed("tool_makers", 1, 0, 3, metal=1) == ("several", told | {"now": True})
    assert placed("tool_makers", 1, 1, 2, metal=1) == ("several", told | {"alone": False})  # the other is ready for it
    assert placed("scribes", 2, 0, 2) == ("several", told | {"box": "scribes", "turn": 4, "workers": 2, "left": 1})
    once = placed("tool_makers", 1, 0, 1, metal=1)
    assert once is not None
    assert once[0] == "makers"
    every = {"now": True, "tools": 2, "area": None, "use": "both", "until": None}
    assert placed("tool_makers", 4, 0, 2, metal=2) == ("makers", every)  # no decline to come
    assert placed("tool_makers", 5, 0, 3, metal=1) == ("workers-all", {"workers": 3})


@rule("F9.13")
def test_tool_makers_are_for_metal_now_or_for_turns_to_come() -> None:
    t = Table(turn=5).available(RED, workers=1).hand(RED, grain=1, metal=1).act(RED).answers("place", "grain")
    assert why(t, "tool_makers") == ("makers", {"now": True, "tools": 1, "area": None, "use": "both", "until": 0})
    without = Table(turn=5).available(RED, workers=1).hand(RED, grain=1, oil=1).act(RED).answers("place", "grain")
    assert why(without, "tool_makers") is None


@rule("F5.8", "F9.12")
def test_tool_makers_tell_where_metal_is_and_how_long_one_stays() -> None:
    t = Table(turn=1).workers("scribes", RED, 2).workers("elam", RED, 1).available(RED, workers=3)
    t.hand(RED, grain=2).act(RED).answers("place", "scribe_place")
    found = {"now": False, "tools": 1, "use": "both", "until": 2}
    assert why(t, "tool_makers") == ("makers", found | {"area": "elam"})
    hittites = (("place", "scribe_place"), ("place.to", "hittites"))
    assert why(t, "tool_makers", *hittites) == ("makers", found | {"area": "hittites"})
    t = Table(turn=3).workers("scribes", RED, 2).workers("tool_makers", RED, 1).available(RED, workers=3)
    t.hand(RED, grain=2).act(RED).answers("place", "scribe_place")
    assert why(t, "tool_makers", *hittites) == ("makers", found | {"area": None, "until": None})  # one is idle
    t.workers("tool_makers", RED, 0).workers("tool_makers", RED, 2).hand(RED, tool=1, oil=1)
    told = why(t.act(RED).answers("place", "scribe_place"), "tool_makers", *hittites)
    assert told == ("makers", found | {"area": None, "until": None, "use": "armies"})  # nothing to give but a tool


@rule("F9.12", "F9.13")
def test_a_market_of_metal_is_for_the_tool_maker_that_has_none() -> None:
    def with_hand(turn: int, **hand: int) -> Table:
        t = Table(turn=turn).workers("scribes", RED, 1).workers("tool_makers", RED, 1).available(RED, workers=1)
        return t.hand(RED, **hand).act(RED).answers("place", "scribe_place")

    t = with_hand(1, grain=1)
    assert why(t, "hittites") == ("market-metal", {"given_resource": "grain", "decline": True, "use": "both"})
    assert key(t, "egypt") != "market-metal"
    told = {"given_resource": "textile", "decline": False, "use": "both"}
    assert why(with_hand(2, textile=1), "elam") == ("market-metal", told)
    assert key(with_hand(1, grain=1, metal=1), "hittites") != "market-metal"
    assert key(with_hand(1, tool=1), "hittites") != "market-metal"


@rule("F8.2", "F15.4")
def test_a_place_paid_with_what_a_city_takes_is_told_with_its_price() -> None:
    t = Table(turn=1).city("ur", RED).available(RED, workers=3).hand(RED, wood=2, oil=1, grain=1).act(RED)
    t.answers("place", "wood")
    assert why(t, "egypt") == ("pay-price", {"resource": "wood", **price(7, 0, costly=("wood", 1))})
    assert why(t.answer("egypt"), 2) == ("pay-price", {"resource": "wood", **price(7, 0, costly=("wood", 1))})
    assert key(t.undo().undo().answer("grain"), "egypt") != "pay-price"


@rule("F8.18")
def test_a_scribe_may_be_kept_for_later() -> None:
    t = Table(turn=3).workers("scribes", RED, 2).available(RED, workers=4).hand(RED, grain=1).act(RED)
    t.answers("place", "scribe_place", "egypt")
    assert why(t, "done") == ("scribe-kept", {})
    assert key(t.answers("scribe_place", "egypt"), "done") is None


@rule("F15.4")
def test_what_no_city_takes_is_paid_with_first() -> None:
    t = Table(turn=3).available(RED, workers=4).hand(RED, grain=1, wood=1, tool=2, oil=1).act(RED).answer("place")
    assert why(t, "grain") == ("spare-kind", {"resource": "grain", "resources": ["wood", "tool", "oil"]})
    assert why(t, "tool") == ("spare-second", {"resource": "tool", "have": 2})
    assert why(t, "oil") is None
    assert why(t, "wood") == ("spare-wood", {"wood": 2, "have": 1})
    assert why(t.hand(RED, wood=2, oil=1).act(RED).answer("place"), "wood") is None
    t.city("ur", RED).act(RED).answer("place")
    assert why(t, "wood") == ("pay-price", {"resource": "wood", **price(7, 0, costly=("wood", 1))})


@rule("F10.1", "F10.8", "F15.4")
def test_a_tool_is_for_a_city_or_for_armies_as_there_is_use_for_it() -> None:
    def use(t: Table) -> object:
        t.workers("scribes", RED, 1).workers("tool_makers", RED, 1).available(RED, workers=1)
        told = why(t.act(RED).answers("place", "scribe_place"), "elam")
        assert told is not None
        assert told[0] == "market-metal"
        return told[1]["use"]

    def cities(turn: int, **hand: int) -> Table:
        return Table(turn=turn).city("ur", RED).city("eridu", RED).hand(RED, grain=1, **hand)

    assert use(cities(2, wood=2)) == "both"
    assert use(cities(2, wood=2, tool=1)) == "armies"  # wood for one city, which has its tool
    assert use(cities(2, wood=4, tool=1)) == "both"
    assert use(cities(5, wood=2).empire(RED, "t5-assyria").workers("elam", PURPLE, 2)) == "city"
