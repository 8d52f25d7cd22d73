"""What speaks for an answer in After the Flood: reasons where they are given, where they are not, and their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from engine.after_the_flood import GAME
from engine.core.decision import Answer
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

Told = tuple[str, dict[str, Any]] | None
LUXURIES = {"tool": 1, "oil": 1, "gold": 1, "lapis": 1}


def why(t: Table, answer: Answer) -> Told:
    """What speaks for an answer to the open question: key without prefix, and what is told along."""
    decision = t.decision
    assert decision.choice.accepts(answer), (decision.kind, answer)
    text = GAME.reason(GAME.view(t.state, decision.seat), decision, answer)
    return None if text is None else (text.key.removeprefix("reason-"), dict(text.args))


def key(t: Table, answer: Answer) -> str | None:
    """The reason alone, without its numbers."""
    told = why(t, answer)
    return None if told is None else told[0]


# Build City


@rule("F18.10")
def test_babylon_is_for_the_empires_still_to_be_started() -> None:
    assert why(Table(turn=3).act(RED).answer("build"), "babylon") == ("build-babylon", {"turns": 3})
    started = Table(turn=3).empire(RED, "t3-sumer").act(RED).answer("build")
    assert why(started, "babylon") == ("build-babylon", {"turns": 2})
    assert why(Table(turn=5).empire(RED, "t5-elam").act(RED).answer("build"), "babylon") is None


@rule("F18.7")
def test_nippur_tells_what_it_scores_at_once() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").armies("ur", RED, 1).armies("elam", RED, 1).act(RED).answer("build")
    assert why(t, "nippur") == ("build-nippur", {"areas_held": 1, "count": 3, "turns": 3})


@rule("F18.6")
def test_ur_needs_a_weaver_and_turns_to_come() -> None:
    assert key(Table(turn=3).act(RED).answer("build"), "ur") == "build-later"
    t = Table(turn=3).workers("weaving", RED, 1).act(RED).answer("build")
    assert why(t, "ur") == ("build-ur", {"turns": 2})


@rule("F18.3")
def test_uruk_is_for_its_scribe_only_if_there_is_room_for_one() -> None:
    assert key(Table().act(RED).answer("build"), "uruk") == "build-uruk"
    assert key(Table().workers("scribes", RED, 2).act(RED).answer("build"), "uruk") == "build-later"


@rule("F18.9")
def test_sippar_names_the_market_where_one_trader_stands() -> None:
    t = Table().workers("amorites", RED, 1).workers("hittites", RED, 1).act(RED).answer("build")
    assert why(t, "sippar") == ("build-sippar-here", {"area": "amorites", "resources": ["wood", "oil"]})
    assert key(Table().workers("amorites", RED, 2).act(RED).answer("build"), "sippar") == "build-sippar"


@rule("F18.5")
def test_shuruppak_is_for_the_other_cities() -> None:
    assert key(Table().act(RED).answer("build"), "shuruppak") == "build-later"
    t = Table().city("ur", RED).act(RED).answer("build")
    assert why(t, "shuruppak") == ("build-shuruppak", {"cities": 1, "cost": 3})


@rule("F15.4")
def test_at_last_a_city_is_for_the_points_it_scores_at_once() -> None:
    t = Table(turn=5).hand(RED, wood=2, tool=1, oil=1).act(RED).answer("build")
    assert why(t, "babylon") == ("build-scores", {"vp": 10})
    assert why(Table(turn=5).hand(RED, wood=1).act(RED).answer("build"), "umma") is None


@rule("F7.6")
def test_only_a_city_that_has_scored_is_moved_for_a_reason() -> None:
    t = Table(turn=3).city("ur", RED, expanded=True).city("umma", RED)
    t = t.city("uruk", RED, expanded=True).city("lagash", RED).act(RED).answer("build")
    assert why(t, "ur") == ("move-city", {"area": "ur"})
    assert why(t, "umma") is None


def test_where_only_one_site_is_left_the_action_tells_what_it_is_for() -> None:
    t = Table(turn=3).act(RED)
    assert why(t, "build") is None
    areas = ("sippar", "babylon", "nippur", "umma", "lagash", "ur", "eridu", "shuruppak")
    for area, seat in zip(areas, (PURPLE, GREEN) * 4, strict=True):
        t.city(area, seat)
    assert key(t.act(RED), "build") == "build-uruk"


# Place Workers


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
    assert why(t, 2) == ("scribes", {"turns": 2, "decline": True})


@rule("F9.13")
def test_tool_makers_are_for_metal_now_or_for_turns_to_come() -> None:
    t = Table(turn=5).available(RED, workers=1).hand(RED, grain=1, metal=1).act(RED).answers("place", "grain")
    assert why(t, "tool_makers") == ("makers", {"now": True})
    without = Table(turn=5).available(RED, workers=1).hand(RED, grain=1, oil=1).act(RED).answers("place", "grain")
    assert why(without, "tool_makers") is None


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


# Trade


@rule("F2.14")
def test_a_swap_tells_what_the_cities_score_with_it() -> None:
    t = Table(turn=2).city("ur", RED).workers("amorites", RED, 1).hand(RED, grain=1, textile=1, wood=1, tool=1)
    t.act(RED).answers("trade", "amorites.wood")
    assert why(t, "grain") == ("swap-city", {"vp": 7, "less_vp": 0})


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


@rule("F9.13")
def test_metal_is_for_the_tool_maker_that_is_ready() -> None:
    t = Table(turn=2).workers("elam", RED, 1).workers("amorites", RED, 1).workers("tool_makers", RED, 1)
    assert why(t.hand(RED, grain=2).act(RED).answer("trade"), "elam.metal") == ("swap-metal", {})
    busy = Table(turn=2).workers("elam", RED, 1).workers("tool_makers", RED, 1).hand(RED, grain=2, metal=1).act(RED)
    told = {"resource": "metal", "given_resource": "grain", "armies": 2, "less": 1, "started": False}
    assert why(busy.answer("trade"), "elam.metal") == ("swap-armies", told)


def test_a_tool_that_alone_can_be_made_speaks_for_the_action() -> None:
    t = Table(turn=2).workers("tool_makers", RED, 1).hand(RED, metal=1, tool=1).act(RED)
    assert key(t, "trade") == "swap-armies"
    t = Table(turn=2).workers("tool_makers", RED, 1).workers("elam", RED, 1).hand(RED, metal=1, tool=2).act(RED)
    assert why(t, "trade") is None


def test_trade_ends_where_no_trade_raises_what_the_cities_score() -> None:
    t = Table(turn=2).city("ur", RED).workers("chaldea", RED, 1).workers("amorites", RED, 1)
    t.hand(RED, textile=3, wood=1, tool=1).act(RED).answer("trade").answers("amorites.wood", "textile")
    assert why(t, "done") is None  # oil would make it 10
    t = Table(turn=2).city("ur", RED).workers("elam", RED, 1).workers("amorites", RED, 1)
    t.hand(RED, textile=3, wood=1, tool=1).act(RED).answer("trade").answers("amorites.wood", "textile")
    assert why(t, "done") == ("trade-done", {"vp": 7})


@rule("F9.16", "F16.5")
def test_what_is_not_traded_is_kept_for_armies_or_for_later() -> None:
    def done(t: Table) -> Told:
        t.workers("amorites", RED, 2).hand(RED, grain=2, textile=2).act(RED).answer("trade")
        return why(t.answers("amorites.wood", "textile"), "done")

    assert done(Table(turn=2)) == ("trade-armies", {"armies": 2})
    assert done(Table(turn=3).empire(RED, "t3-sumer")) == ("trade-later", {})
    assert done(Table(turn=5).empire(RED, "t5-elam")) is None


# Start Empire


@rule("F10.4")
def test_an_empire_is_urgent_if_another_leads_there_too() -> None:
    t = Table(turn=2).workers("isin", RED, 1).workers("isin", PURPLE, 1).act(RED)
    assert why(t, "start") == ("empire-shared", {"rival_seat": PURPLE, "area": "isin"})
    assert key(t.passed(PURPLE).act(RED), "start") == "empire-land"


def test_an_empire_counts_the_land_without_armies() -> None:
    t = Table(turn=5).workers("elam", RED, 1).empire(PURPLE, "t5-assyria")
    for area in ("umma", "ur", "eridu"):
        t.armies(area, PURPLE, 1)
    told = {"area": "elam", "free": 1, "room": 2, "armies": 8, "roomy": False, "vp": 2}  # beyond it Lagash
    assert why(t.act(RED), "start") == ("empire-land", told)
    told = {"area": "akkad", "free": 17, "room": 10, "armies": 10, "roomy": True, "vp": 2}
    assert why(Table(turn=1).workers("akkad", RED, 1).act(RED).answer("start"), "t1-akkad") == ("empire-land", told)
    told = {"area": None, "free": 17, "room": 3, "armies": 3, "roomy": True, "vp": 2}
    assert why(Table(turn=1).workers("akkad", RED, 1).act(RED).answer("start"), "t1-sumer") == ("empire-land", told)
    t.armies("elam", PURPLE, 1)
    assert why(t.act(RED), "start") is None


@rule("F10.8")
def test_armies_are_bought_for_free_land_or_for_fights() -> None:
    t = Table(turn=5).workers("elam", RED, 1).hand(RED, grain=2).empire(PURPLE, "t5-assyria").act(RED).answer("start")
    assert why(t, ("grain:1",)) == ("buy-land", {"armies": 8, "free": 17, "vp": 2})
    assert why(t, ()) is None
    crowded = Table(turn=5).workers("elam", RED, 1).hand(RED, grain=2).empire(PURPLE, "t5-assyria")
    crowded.armies("umma", PURPLE, 1).armies("lagash", PURPLE, 1).act(RED).answer("start")
    assert why(crowded, ("grain:1",)) == ("buy-fight", {"armies": 8, "free": 1, "vp": 2})
    assert why(crowded, ()) == ("buy-enough", {"armies": 8, "free": 1})


@rule("F12.3")
def test_equipment_is_for_the_rating_above_somebody() -> None:
    t = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).empire(PURPLE, "t5-assyria", {"grain": 1})
    t.act(RED).answer("start")
    told = why(t, ("textile:1",))
    numbers = {"needed": 5, "percent": 83, "other_needed": 7, "other_percent": 58}
    assert told == ("equip-above", {"below_seats": [PURPLE], **numbers})
    assert why(t, ()) == ("equip-none", {"least": 2, "free": 17})


@rule("F10.12")
def test_the_first_to_equip_is_seen_by_those_who_follow() -> None:
    t = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).act(RED).answer("start")
    assert why(t, ()) == ("equip-topped", {})
    assert why(t, ("textile:2",)) == ("equip-first", {"least": 5})
    alone = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).passed(PURPLE).passed(GREEN)
    assert why(alone.available(RED, workers=1).act(RED).answers("start", "worker"), ()) == ("equip-alone", {})


@rule("F15.1")
def test_one_army_at_home_leaves_the_other_for_land() -> None:
    t = Table(turn=5).workers("elam", RED, 1).act(RED).answer("start")
    assert why(t, 1) == ("one-army", {"area": "elam", "free": 16, "vp": 2})
    assert why(t, 2) == ("two-armies", {})
    crowded = Table(turn=5).workers("elam", RED, 1).empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1)
    for area in ("ur", "eridu"):
        crowded.armies(area, PURPLE, 1)
    assert why(crowded.act(RED).answer("start"), 1) is None  # of the others only one finds land


@rule("F10.22")
def test_where_no_enemy_can_come_a_second_army_defends_nothing() -> None:
    t = Table(turn=1).workers("akkad", RED, 1).act(RED).answers("start", "t1-akkad")
    assert key(t, 1) == "one-army"
    assert why(t, 2) is None


# Expand Empire


def at_war(turn: int = 5) -> Table:
    return Table(turn=turn).empire(RED, "t5-elam").armies("elam", RED, 1).available(RED, armies=5)


def entering(t: Table, area: str) -> Told:
    """What speaks for an area without armies, as the next action."""
    return why(t.act(RED).answers("expand", "invade"), area)


@rule("F11.2")
def test_free_land_tells_whose_it_could_be_and_where_it_leads() -> None:
    t = at_war()
    assert entering(t, "umma") == ("invade-on", {"vp": 2, "safe": False, "areas": ["nippur", "shuruppak"]})
    t.empire(PURPLE, "t5-chaldea").armies("ur", PURPLE, 1).available(PURPLE, armies=2)
    assert entering(t, "umma") == ("invade-first", {"vp": 2, "rival_seat": PURPLE})
    t.available(PURPLE, armies=0).passed(GREEN).available(RED, workers=1).act(RED)
    told = {"vp": 2, "safe": True, "areas": ["nippur", "shuruppak"]}
    assert why(t.answers("expand", "worker", "invade"), "umma") == ("invade-on", told)


@rule("F9.2")
def test_an_army_stops_the_trade_of_all_who_have_not_passed() -> None:
    t = Table(turn=2).empire(RED, "t2-amorites").armies("amorites", RED, 1).available(RED, armies=3)
    t.workers("egypt", PURPLE, 1)
    told = {"vp": 2, "safe": False, "stopped_seats": [PURPLE], "stopped": 1, "traders": 0}
    assert entering(t, "egypt") == ("invade-market", told)
    t.workers("egypt", GREEN, 1)
    assert entering(t, "egypt") == ("invade-market", told | {"stopped_seats": [PURPLE, GREEN], "stopped": 2})
    t.passed(PURPLE).passed(GREEN).available(RED, workers=1)
    assert why(t.act(RED).answers("expand", "worker", "invade"), "egypt") is None  # like any other


@rule("F9.7")
def test_an_army_that_stops_trade_may_cost_own_traders() -> None:
    t = Table(turn=2).empire(RED, "t2-amorites").armies("amorites", RED, 1).available(RED, armies=3)
    t.workers("mittani", PURPLE, 1).workers("mittani", RED, 3).hand(RED, grain=1)
    told = entering(t, "mittani")
    assert told is not None
    assert told[1]["traders"] == 3
    told = entering(t.hand(RED, grain=0), "mittani")  # nothing to trade with
    assert told is not None
    assert told[1]["traders"] == 0
    told = entering(t.hand(RED, grain=1).workers("mittani", RED, 1), "mittani")
    assert told is not None
    assert told[1]["traders"] == 0


@rule("F9.2")
def test_an_army_is_a_trader_where_there_was_none() -> None:
    t = Table(turn=2).empire(RED, "t2-amorites").armies("amorites", RED, 1).available(RED, armies=3)
    t.hand(RED, textile=1)
    assert entering(t, "egypt") == ("invade-trade", {"vp": 2, "safe": False, "resources": ["gold"]})
    assert entering(t.workers("egypt", RED, 1), "egypt") is None
    assert entering(t.workers("egypt", RED, 0).hand(RED, grain=1), "egypt") is None


@rule("F11.9")
def test_an_army_guards_an_own_city_while_somebody_can_come() -> None:
    t = at_war().city("umma", RED)
    assert entering(t, "umma") == ("invade-city", {"vp": 2, "safe": False})
    t.empire(PURPLE, "t5-chaldea").empire(GREEN, "t5-assyria")
    told = entering(t, "umma")
    assert told is not None
    assert told[0] == "invade-on"


@rule("F18.7")
def test_an_area_of_sumer_scores_more_for_nippur() -> None:
    t = at_war().city("nippur", RED)
    assert entering(t, "lagash") == ("invade-on", {"vp": 3, "safe": False, "areas": ["ur", "eridu"]})
    t.armies("umma", RED, 1).armies("ur", RED, 1).armies("eridu", RED, 1)
    assert entering(t, "lagash") == ("invade-nippur", {"vp": 3, "safe": False})


def test_free_land_like_any_other_has_no_reason_unless_it_is_the_last() -> None:
    t = at_war().armies("umma", RED, 1).armies("ur", RED, 1).armies("eridu", RED, 1)
    assert entering(t, "lagash") is None
    t = at_war().empire(PURPLE, "t5-assyria").armies("umma", RED, 1)
    for area in ("nippur", "shuruppak", "uruk", "ur", "guti"):
        t.armies(area, PURPLE, 1)
    t.armies("eridu", RED, 1)
    assert entering(t, "lagash") == ("invade-only", {"vp": 2, "safe": False})


@rule("F12.3")
def test_a_fight_tells_its_chance() -> None:
    t = at_war().empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1).available(RED, armies=1)
    t.available(PURPLE, armies=1)
    told = why(t.act(RED).answers("expand", "invade"), "umma")
    assert told is not None
    assert told[0] == "fight"
    assert told[1].items() >= {"percent": 83, "armies": 1, "vp": 2, "rival_seat": PURPLE, "less": 2}.items()
    t.armies("umma", PURPLE, 2)  # 83 % twice, with nothing to spare
    told = why(t.act(RED).answers("expand", "invade"), "umma")
    assert told is not None
    assert told[1]["percent"] == 69
    inferior = Table(turn=5).empire(PURPLE, "t5-assyria").empire(RED, "t5-elam").armies("elam", RED, 1)
    inferior.available(RED, armies=1).armies("umma", PURPLE, 2).act(RED).answers("expand", "invade")
    assert why(inferior, "umma") is None  # 34 %


@rule("F11.2")
def test_a_fight_tells_who_could_take_the_area_then_and_what_it_opens() -> None:
    def told(t: Table) -> tuple[Any, ...]:
        found = why(t.act(RED).answers("expand", "invade"), "umma")
        assert found is not None
        return tuple(found[1][name] for name in ("areas", "taker_seats", "takers", "safe"))

    t = at_war().empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1)
    assert told(t) == (["nippur"], [], 0, False)  # Green can still start an empire
    t.empire(GREEN, "t5-chaldea")
    assert told(t) == (["nippur"], [], 0, True)
    t.available(PURPLE, armies=1).available(GREEN, armies=2).armies("ur", GREEN, 1)
    assert told(t) == (["nippur"], [GREEN], 1, False)  # Purple would stand nowhere near
    t.armies("nippur", PURPLE, 1)
    assert told(t) == (["shuruppak"], [PURPLE, GREEN], 2, False)
    t.available(GREEN, armies=0)
    assert told(t) == (["shuruppak"], [PURPLE], 1, False)


@rule("F11.14")
def test_the_army_for_a_step_more_does_not_fight() -> None:
    t = Table(turn=5).empire(RED, "t5-elam").empire(PURPLE, "t5-assyria").armies("kassites", PURPLE, 1)
    t.armies("assyria", PURPLE, 1).armies("babylon", PURPLE, 1)
    for area in ("nippur", "guti", "umma", "shuruppak"):
        t.armies(area, RED, 1 + (area != "nippur"))
    for area in ("elam", "lagash", "ur", "uruk"):
        t.armies(area, RED, 2 if area != "elam" else 1)
    t.available(RED, armies=4).act(RED).answers("expand", "reinforce", "elam")
    told = why(t.answer("invade"), "babylon")
    assert told is not None
    assert told[1]["armies"] == 2


@rule("F11.10")
def test_a_city_is_destroyed_for_the_points_it_would_score() -> None:
    t = at_war().armies("umma", RED, 1).city("umma", PURPLE).hand(PURPLE, wood=2, tool=1).act(RED).answer("expand")
    assert why(t, "destroy") == ("destroy-points", {"owner_seat": PURPLE, "vp": 7})
    t = at_war().armies("umma", RED, 1).city("umma", PURPLE, expanded=True).act(RED).answer("expand")
    assert why(t, "destroy") is None


def test_a_second_army_is_for_an_area_that_somebody_can_attack() -> None:
    t = at_war().act(RED).answer("expand")
    assert why(t, "reinforce") is None
    t = at_war().empire(PURPLE, "t5-chaldea").armies("lagash", PURPLE, 1).available(PURPLE, armies=3)
    assert why(t.act(RED).answer("expand"), "reinforce") == ("reinforce", {"rival_seat": PURPLE, "armies": 3})


@rule("F11.13", "F13.7")
def test_the_next_step_is_cheaper_as_a_new_action() -> None:
    t = at_war().act(RED).answers("expand", "invade", "umma")
    assert why(t, "done") == ("expand-done", {})
    t = at_war().available(RED, workers=3).passed(PURPLE).act(RED).answers("expand", "worker", "invade", "umma")
    assert why(t, "done") == ("expand-worker", {"workers": 2})
    t = at_war().passed(PURPLE).act(RED).answers("expand", "invade", "umma")
    assert why(t, "done") is None


@rule("F11.13", "F13.7")
def test_a_step_more_is_worth_its_army_where_waiting_costs_as_well() -> None:
    t = at_war().passed(PURPLE).act(RED).answers("expand", "invade", "umma")
    assert why(t, "invade") == ("go-on", {})
    t = at_war().act(RED).answers("expand", "invade", "umma")
    assert why(t, "invade") is None
    t = at_war().empire(PURPLE, "t5-chaldea").armies("chaldea", PURPLE, 1).available(PURPLE, armies=2)
    assert why(t.act(RED).answers("expand", "invade", "umma"), "invade") == (
        "go-on-first",
        {"rival_seat": PURPLE, "areas": ["ur"]},
    )


@rule("F12.6")
def test_a_fight_goes_on_by_its_chance() -> None:
    t = Table(turn=5).empire(PURPLE, "t5-assyria").empire(RED, "t5-elam").armies("elam", RED, 1)
    t.available(RED, armies=3).armies("umma", PURPLE, 2).act(RED).dice(1, 1)
    t.answers("expand", "invade", "umma", "roll")
    assert why(t, "call_off") is None  # 2 armies: 62 %
    assert why(t, "roll") == ("roll", {"percent": 62, "armies": 2, "vp": 2})
    t.dice(1, 1).answer("roll")
    assert why(t, "roll") is None
    assert why(t, "call_off") == ("call-off", {"percent": 34, "armies": 1, "free": 15, "vp": 2})


# Passing


def passing(**args: Any) -> Told:
    return "pass", {"cost": "theirs", "spent": False, "keeps": "nothing", "vp": 0, **args}


@rule("F13.7")
def test_passing_tells_the_price_of_acting_and_what_is_kept() -> None:
    assert why(Table(turn=2).act(RED), "pass") == passing(spent=True)
    t = Table(turn=2).available(RED, workers=2).hand(RED, grain=1).act(RED)
    assert why(t, "pass") == passing(keeps="hand")
    assert why(t.answer("pass"), ()) == passing(keeps="hand")
    t = Table(turn=5).available(RED, workers=2).hand(RED, grain=1).passed(PURPLE).act(RED)
    assert why(t, "pass") == passing(cost="own")
    t = Table(turn=5).city("ur", RED).hand(RED, wood=2, oil=1).passed(PURPLE).act(RED)
    assert why(t, "pass") == passing(cost="own", spent=True, keeps="points", vp=7)


@rule("F14.1")
def test_a_bid_tells_how_it_moves_the_order_as_it_stands() -> None:
    def told(order: tuple[int, ...], **bid: int) -> Told:
        t = Table(turn=2, order=order).hand(RED, grain=3).available(PURPLE, workers=1)
        return why(t.passed(GREEN, **bid).act(RED).answer("pass"), ("grain:2",))

    assert told((GREEN, PURPLE, RED)) == ("bid-up", {"place": 1, "before": 3})
    assert told((GREEN, PURPLE, RED), metal=1) == ("bid-up", {"place": 2, "before": 3})
    assert told((RED, GREEN, PURPLE)) == ("bid-guard", {"place": 1, "value": 2})


@rule("F17.6")
def test_the_last_bid_is_for_a_tie_and_only_of_what_no_city_takes() -> None:
    t = Table(turn=5, order=(PURPLE, RED, GREEN)).city("ur", RED).hand(RED, grain=1, wood=2).act(RED).answer("pass")
    assert why(t, ("grain:1",)) == ("bid-last", {"place": 1})
    assert why(t, ("wood:1",)) is None


def paying(spared: str, brings: str = "", number: int = 0) -> Told:
    return "pay", {"spared": spared, "brings": brings, "free": number, "vp": number}


@rule("F16.2", "F16.5")
def test_the_extra_cost_is_paid_with_what_leaves_anyway() -> None:
    t = Table(turn=2).passed(PURPLE).available(RED, workers=2).hand(RED, grain=1, wood=1).act(RED).answer("build")
    assert why(t, "worker") == paying("worker")
    assert why(t, "grain") == ("spare-kind", {"resource": "grain", "resources": ["wood"]})
    t = Table(turn=5).passed(PURPLE).available(RED, workers=2).hand(RED, grain=2).act(RED).answer("place")
    assert why(t, "worker") is None


@rule("F13.7")
def test_the_extra_cost_is_told_with_what_it_is_paid_for() -> None:
    t = Table(turn=5).passed(PURPLE).available(RED, workers=2).hand(RED, wood=2, grain=1).act(RED).answer("build")
    assert why(t, "worker") == paying("worker", "city", 4)
    t = at_war().passed(PURPLE).available(RED, workers=1).act(RED).answer("expand")
    assert why(t, "army") == paying("army", "land", 2)
    t = Table(turn=2).passed(PURPLE).available(RED, workers=1).city("ur", RED).workers("amorites", RED, 1)
    t.hand(RED, grain=1, textile=1, wood=1, tool=1).act(RED).answer("trade")
    assert why(t, "worker") == paying("worker", "points", 7)
    t = Table(turn=2).passed(PURPLE).available(RED, workers=1).workers("isin", RED, 1).hand(RED, grain=1)
    assert why(t.act(RED).answer("start"), "worker") is None


# Victory points


@rule("F15.5")
def test_a_city_waits_for_one_luxury_more() -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, oil=1).end_actions()
    assert why(t, "done") == ("expand-later", {"vp": 7, "more_vp": 10})
    assert why(t, "ur") == ("expand-now", {"vp": 7})
    t = Table(turn=5).city("ur", RED).hand(RED, wood=2, oil=1).end_actions()
    assert why(t, "done") is None
    assert why(t, "ur") == ("expand-last", {})


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (("tool", "oil", "gold", "lapis"), ("luxuries-all", {"vp": 20, "more_vp": 6})),
        (("tool", "oil", "gold"), ("luxuries-kept", {"resources": ["lapis"]})),
    ],
)
def test_luxuries_tell_what_they_add_or_what_is_kept(given: tuple[str, ...], expected: Told) -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, **LUXURIES).end_actions().answer("ur")
    assert why(t, given) == expected


def test_the_last_luxury_adds_most() -> None:
    t = Table(turn=2).city("ur", RED).hand(RED, wood=2, tool=1, oil=1).end_actions().answer("ur")
    assert why(t, ("tool", "oil")) == ("luxuries", {"luxuries": 2, "vp": 10, "less_vp": 7, "more_vp": 3})
