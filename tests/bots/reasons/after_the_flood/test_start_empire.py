"""What speaks for an answer in After the Flood: Start Empire."""

from __future__ import annotations

from typing import Any

from tests.bots.reasons.after_the_flood.positions import key, price, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


@rule("F10.4")
def test_an_empire_is_urgent_if_another_leads_there_too() -> None:
    t = Table(turn=2).workers("isin", RED, 1).workers("isin", PURPLE, 1).act(RED)
    assert why(t, "start") == ("empire-shared", {"rival_seat": PURPLE, "area": "isin"})
    assert key(t.passed(PURPLE).act(RED), "start") == "empire-land"


def land(area: str | None, free: int, armies: int, **told: Any) -> dict[str, Any]:
    unbought = {"bought": False, "vp": 2, "sumer_vp": 0, **price(paid="equipment")}
    return {"area": area, "free": free, "armies": armies} | unbought | told


def test_an_empire_counts_the_land_without_armies() -> None:
    t = Table(turn=5).workers("elam", RED, 1).empire(PURPLE, "t5-assyria")
    for area in ("umma", "ur", "eridu"):
        t.armies(area, PURPLE, 1)
    assert why(t.act(RED), "start") == ("empire-fight", land("elam", 1, 8, others=6, land_vp=4))  # beyond it Lagash
    t = Table(turn=1).workers("akkad", RED, 1).act(RED).answer("start")
    assert why(t, "t1-akkad") == ("empire-land", land("akkad", 17, 10))
    assert why(t, "t1-sumer") == ("empire-land", land(None, 17, 3))
    t = Table(turn=5).workers("elam", RED, 1).empire(PURPLE, "t5-assyria").armies("elam", PURPLE, 1)
    assert why(t.act(RED), "start") is None


def divided(turn: int = 3) -> Table:
    """Land of Sumer in two parts that no empire joins: four areas in the north-west, Ur and Eridu in the south."""
    t = Table(turn=turn).empire(PURPLE, "t3-mittani").workers("tool_makers", RED, 1)
    for area in ("amorites", "assyria", "kassites", "nippur", "guti", "umma", "lagash"):
        t.armies(area, PURPLE, 1)
    return t.armies("uruk", PURPLE, 1)


@rule("F10.18")
def test_land_that_no_single_home_opens_is_not_added_up() -> None:
    t = divided()  # Sippar, Babylon, Shuruppak; Ur, Eridu
    assert why(t.act(RED), "start") == ("empire-land", land(None, 3, 3))
    t.armies("babylon", PURPLE, 1)
    assert why(t.act(RED), "start") == ("empire-fight", land(None, 2, 3, others=1, land_vp=4))


@rule("F10.8", "F15.4")
def test_an_empire_counts_the_armies_that_would_be_bought_and_names_their_price() -> None:
    t = divided().city("babylon", PURPLE).city("ur", RED).hand(RED, wood=2, tool=2, oil=1, metal=1).act(RED)
    more = {"bought": True, **price(10, 10, "armies")}
    told = land(None, 3, 6, others=3, land_vp=6) | more
    assert why(t, "start", ("empire.buy", ("tool:1",))) == ("empire-fight", told)
    told = land(None, 3, 6, others=3, land_vp=6) | more | price(10, 0, "both", ("wood", 1))
    then = (("empire.buy", ("tool:1",)), ("empire.equip", ("wood:1",)))
    assert why(t, "start", *then) == ("empire-fight", told)
    told = land(None, 3, 3) | price(10, 7, "equipment", ("oil", 1))
    assert why(t, "start", ("empire.buy", ()), ("empire.equip", ("oil:1",))) == ("empire-land", told)


@rule("F10.8")
def test_armies_are_bought_for_free_land_or_for_fights() -> None:
    def told(free: int, armies: int, **more: Any) -> dict[str, Any]:
        return {"free": free, "armies": armies, **price(paid="armies"), **more}

    t = Table(turn=5).workers("elam", RED, 1).hand(RED, grain=2).empire(PURPLE, "t5-assyria").act(RED).answer("start")
    assert why(t, ("grain:1",)) == ("buy-land", told(17, 9, vp=2, sumer_vp=0))
    assert why(t, ()) is None
    crowded = Table(turn=5).workers("elam", RED, 1).hand(RED, grain=2).empire(PURPLE, "t5-assyria")
    crowded.armies("umma", PURPLE, 1).armies("lagash", PURPLE, 1).act(RED).answer("start")
    assert why(crowded, ("grain:1",)) == ("buy-fight", told(1, 9, others=8, land_vp=2))
    assert why(crowded, ()) == ("buy-enough", {"free": 1, "armies": 8})


@rule("F10.8", "F18.7")
def test_armies_beyond_the_land_there_is_are_for_fights_though_there_was_room_for_more() -> None:
    def elam(*enemies: str) -> Table:
        t = Table(turn=5).workers("elam", RED, 1).hand(RED, tool=4).city("nippur", RED).empire(PURPLE, "t5-chaldea")
        for area in enemies:
            t.armies(area, PURPLE, 1)
        return t.act(RED).answer("start")

    told = {"free": 17, **price(paid="armies"), "armies": 17}
    assert why(elam(), ("tool:3",)) == ("buy-land", told | {"vp": 2, "sumer_vp": 3})
    assert why(elam(), ("tool:4",)) is None  # twenty armies, and nobody to fight
    assert why(elam("ur"), ("tool:3",)) == ("buy-fight", told | {"free": 16, "others": 1, "land_vp": 40})


@rule("F10.8", "F10.10", "F15.4")
def test_armies_bought_with_what_a_city_takes_are_told_with_their_price() -> None:
    t = Table(turn=5).workers("elam", RED, 1).city("ur", RED).hand(RED, wood=2, tool=1, oil=1).act(RED).answer("start")
    told = {"free": 17, "armies": 11, "vp": 2, "sumer_vp": 0}
    assert why(t, ("tool:1",)) == ("buy-land", told | price(10, 7, "armies", ("tool", 1)))
    assert why(t, ("tool:1",), ("empire.equip", ("wood:1",))) == ("buy-land", told | price(10, 0, "both"))
    assert why(t, ("tool:1",), ("empire.equip", ("oil:1",))) == ("buy-land", told | price(10, 4, "both"))


@rule("F12.3")
def test_equipment_is_for_the_rating_above_somebody() -> None:
    t = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).empire(PURPLE, "t5-assyria", {"grain": 1})
    t.act(RED).answer("start")
    told = why(t, ("textile:1",))
    numbers = {"needed": 5, "percent": 83, "other_needed": 7, "other_percent": 58}
    assert told == ("equip-above", {"below_seats": [PURPLE], **numbers, **price()})
    assert why(t, ()) == ("equip-none", {"least": 2, "free": 17})


@rule("F10.11", "F15.4")
def test_equipment_that_a_city_takes_is_told_with_its_price() -> None:
    t = Table(turn=5).workers("elam", RED, 1).city("ur", RED).hand(RED, wood=2, oil=1)
    t.empire(PURPLE, "t5-assyria", {"grain": 1}).act(RED).answer("start")
    for given, kept in (("wood", 0), ("oil", 4)):
        told = why(t, (f"{given}:1",))
        assert told is not None
        assert told[0] == "equip-above"
        assert told[1].items() >= price(7, kept, costly=(given, 1)).items()
    t = Table(turn=5).workers("elam", RED, 1).city("ur", RED).hand(RED, wood=2, oil=1).act(RED).answer("start")
    assert why(t, ("wood:1",)) == ("equip-first", {"least": 3, **price(7, 0, costly=("wood", 1))})
    outdone = Table(turn=5).workers("elam", RED, 1).city("ur", RED).hand(RED, wood=2)
    outdone.empire(PURPLE, "t5-assyria", {"tool": 1}).act(RED).answer("start")
    assert why(outdone, ("wood:1",)) == ("price", price(4, 0, costly=("wood", 1)))


@rule("F10.12")
def test_the_first_to_equip_is_seen_by_those_who_follow() -> None:
    t = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).act(RED).answer("start")
    assert why(t, ()) == ("equip-topped", {})
    assert why(t, ("textile:2",)) == ("equip-first", {"least": 5, **price()})
    alone = Table(turn=5).workers("elam", RED, 1).hand(RED, textile=2).passed(PURPLE).passed(GREEN)
    assert why(alone.available(RED, workers=1).act(RED).answers("start", "worker"), ()) == ("equip-alone", {})


@rule("F15.1")
def test_one_army_at_home_leaves_the_other_for_land() -> None:
    t = Table(turn=5).workers("elam", RED, 1).act(RED).answer("start")
    told = {"area": "elam", "areas": ["umma", "lagash"], "free": 14, "vp": 2, "sumer_vp": 0}
    assert why(t, 1) == ("one-army", told)
    assert why(t, 2) == ("two-armies", {})
    crowded = Table(turn=5).workers("elam", RED, 1).empire(PURPLE, "t5-assyria").armies("umma", PURPLE, 1)
    for area in ("ur", "eridu"):
        crowded.armies(area, PURPLE, 1)
    assert why(crowded.act(RED).answer("start"), 1) is None  # of the others only one finds land


@rule("F10.18", "F18.7")
def test_a_home_names_what_lies_next_to_it_and_is_compared_with_the_others() -> None:
    t = divided().city("nippur", RED).hand(RED).act(RED).answer("start")
    told = {"areas": ["sippar", "shuruppak"], "free": 0, "vp": 3, "sumer_vp": 0}
    assert why(t, "babylon") == ("home", told | {"other_area": "ur", "fewer": 1})
    assert why(t, "ur") == ("home", told | {"areas": ["eridu"], "other_area": None, "fewer": 0})
    assert why(t, "nippur") is None
    t = divided().armies("kassites", PURPLE, 0).armies("nippur", PURPLE, 0).armies("babylon", PURPLE, 1)
    t.city("nippur", RED).act(RED).answer("start")  # Nippur, Shuruppak, Kassites; Ur, Eridu; Sippar
    told = {"areas": ["shuruppak", "kassites"], "free": 0, "vp": 2, "sumer_vp": 3, "other_area": "ur", "fewer": 1}
    assert why(t, "nippur") == ("home", told)


@rule("F11.2")
def test_of_much_land_beyond_a_home_the_nearest_is_named_and_the_rest_counted() -> None:
    t = Table(turn=3).empire(PURPLE, "t3-mittani").armies("umma", PURPLE, 1).act(RED).answer("start")
    told = {"areas": ["babylon", "amorites"], "free": 13, "vp": 2, "sumer_vp": 0, "other_area": None, "fewer": 0}
    assert why(t, "sippar") == ("home", told)


@rule("F10.22")
def test_where_no_enemy_can_come_a_second_army_defends_nothing() -> None:
    t = Table(turn=1).workers("akkad", RED, 1).act(RED).answers("start", "t1-akkad")
    assert key(t, 1) == "one-army"
    assert why(t, 2) is None
