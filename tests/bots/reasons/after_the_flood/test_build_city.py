"""What speaks for an answer in After the Flood: Build City."""

from __future__ import annotations

from tests.bots.reasons.after_the_flood.positions import key, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


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


@rule("F5.7", "F5.8")
def test_the_workers_of_uruk_and_eridu_are_told_with_the_decline_that_takes_the_last() -> None:
    t = Table(turn=1).act(RED).answer("build")
    assert why(t, "uruk") == ("build-uruk", {"until": 2})
    assert why(t, "eridu") == ("build-eridu", {"until": 2})
    t = Table(turn=1).workers("scribes", RED, 1).workers("tool_makers", RED, 3).act(RED).answer("build")
    assert why(t, "uruk") == ("build-uruk", {"until": 4})
    assert why(t, "eridu") == ("build-eridu", {"until": None})
    assert why(Table(turn=5).act(RED).answer("build"), "uruk") == ("build-uruk", {"until": 0})


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
