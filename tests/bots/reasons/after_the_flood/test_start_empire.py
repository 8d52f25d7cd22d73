"""What speaks for an answer in After the Flood: Start Empire."""

from __future__ import annotations

from tests.bots.reasons.after_the_flood.positions import key, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


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
