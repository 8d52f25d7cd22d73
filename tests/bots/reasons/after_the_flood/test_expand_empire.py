"""What speaks for an answer in After the Flood: Expand Empire."""

from __future__ import annotations

from typing import Any

from tests.bots.reasons.after_the_flood.positions import Told, at_war, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


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


@rule("F12.3", "F18.7")
def test_a_fight_that_is_all_but_won_and_an_area_worth_more_are_told_as_such() -> None:
    t = at_war().empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1).available(RED, armies=2)
    told = why(t.act(RED).answers("expand", "invade"), "umma")
    assert told is not None
    assert told[1].items() >= {"percent": 97, "sure": False, "vp": 2, "nippur": False}.items()
    told = why(t.available(RED, armies=4).city("nippur", RED).act(RED).answers("expand", "invade"), "umma")
    assert told is not None
    assert told[1].items() >= {"percent": 99, "sure": True, "vp": 3, "nippur": True}.items()


@rule("F11.17")
def test_no_way_is_opened_to_where_a_wiped_out_empire_may_come_back() -> None:
    t = Table(turn=3).empire(RED, "t3-sumer").available(RED, armies=3).empire(PURPLE, "t3-mittani")
    t.armies("umma", PURPLE, 1).act(RED).answers("expand")
    told = why(t, "umma")
    assert told is not None
    assert told[1]["areas"] == ["guti"]
    t.armies("guti", PURPLE, 1).armies("elam", PURPLE, 1).act(RED).answers("expand")
    told = why(t, "umma")
    assert told is not None
    assert told[1]["areas"] == []


@rule("F11.2")
def test_a_fight_tells_who_could_take_the_area_then_and_what_it_opens() -> None:
    def told(t: Table) -> tuple[Any, ...]:
        found = why(t.act(RED).answers("expand", "invade"), "umma")
        assert found is not None
        return tuple(found[1][name] for name in ("areas", "rival_seats", "left", "safe"))

    t = at_war().empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1)
    assert told(t) == (["nippur"], [], 0, False)  # Green can still start an empire
    t.empire(GREEN, "t5-chaldea")
    assert told(t) == (["nippur"], [], 0, True)
    t.available(PURPLE, armies=1).available(GREEN, armies=2).armies("ur", GREEN, 1)
    assert told(t) == (["nippur"], [GREEN], 2, False)  # Purple would stand nowhere near
    t.armies("nippur", PURPLE, 1)
    assert told(t) == (["shuruppak"], [PURPLE, GREEN], 3, False)
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
    nobody = {"rivals": 0, "rival_seats": [], "areas": [], "left": 0}
    assert why(t, "done") == ("expand-done", {**nobody, "safe": False})  # two can still start an empire
    t = at_war().available(RED, workers=3).passed(PURPLE).act(RED).answers("expand", "worker", "invade", "umma")
    assert why(t, "done") == ("expand-worker", {"workers": 2, **nobody, "safe": False})
    t = at_war().passed(PURPLE).act(RED).answers("expand", "invade", "umma")
    assert why(t, "done") is None


@rule("F6.5", "F11.2")
def test_whoever_ends_the_action_learns_what_may_be_attacked_before_the_next() -> None:
    t = at_war().empire(PURPLE, "t5-chaldea").armies("ur", PURPLE, 1).available(PURPLE, armies=2)
    t.act(RED).answers("expand", "invade", "umma")
    told: dict[str, Any] = {"rivals": 1, "rival_seats": [PURPLE], "areas": ["umma"], "left": 2, "safe": False}
    assert why(t, "done") == ("expand-done", told)
    t.empire(GREEN, "t5-assyria").armies("lagash", GREEN, 1).available(GREEN, armies=1)
    t.act(RED).answers("expand", "invade", "nippur")
    told |= {"rivals": 2, "rival_seats": [PURPLE, GREEN], "areas": ["umma", "elam"], "left": 3}
    assert why(t, "done") == ("expand-done", told)
    t.available(PURPLE, armies=0).passed(GREEN).available(RED, workers=2)
    t.act(RED).answers("expand", "worker", "invade", "guti")
    nobody = {"rivals": 0, "rival_seats": [], "areas": [], "left": 0, "safe": True}
    assert why(t, "done") == ("expand-worker", {"workers": 1, **nobody})


@rule("F13.2", "F18.7")
def test_where_nobody_can_attack_waiting_is_safe_and_an_area_worth_more_needs_no_way_beyond() -> None:
    t = at_war().empire(PURPLE, "t5-chaldea").empire(GREEN, "t5-assyria").armies("umma", PURPLE, 1)
    t.act(RED).answers("expand", "invade")
    told = why(t, "umma")
    assert told is not None
    assert told[1].items() >= {"nippur": False, "rivals": 0, "left": 0, "safe": True}.items()
    assert told[1]["areas"] == ["nippur"]
    told = why(t.city("nippur", RED).act(RED).answers("expand", "invade"), "umma")
    assert told is not None
    assert told[1]["areas"] == []
    done = why(t.act(RED).answers("expand", "invade", "lagash"), "done")
    assert done == ("expand-done", {"rivals": 0, "rival_seats": [], "areas": [], "left": 0, "safe": True})


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
    assert why(t, "roll") == ("roll", {"percent": 62, "sure": False, "armies": 2, "vp": 2})
    t.dice(1, 1).answer("roll")
    assert why(t, "roll") is None
    told = {"percent": 34, "sure": False, "armies": 1, "free": 15, "vp": 2, "sumer_vp": 0}
    assert why(t, "call_off") == ("call-off", told)
