"""What speaks for an answer in Assyria: New huts."""

from __future__ import annotations

from engine.assyria import data
from tests.bots.reasons.assyria.positions import FOR_CAMELS, FOR_POINTS, around_e2, around_g6, line, placing, why
from tests.rules.assyria.table import BLUE, GREEN, RED, Table


def test_camels_of_a_river_hex_pay_for_a_tile() -> None:
    t = placing("date3").expand(RED)
    assert why(t, "c2") == ("hut-tile", {"camels": 3, "tile": "centre", "cost": 3, "vp": 8})


def test_camels_that_pay_for_nothing_new_are_counted() -> None:
    t = placing("date3").camels(RED, 3).expand(RED)
    assert why(t, "c2") == ("hut-river", {"camels": 6})


def test_a_river_hex_pays_before_the_flood() -> None:
    t = placing("date3", turn=2).camels(RED, 3).expand(RED)
    assert why(t, "c2") == ("hut-flood", {"more": 3})
    assert why(placing("date3", turn=8).expand(RED), "c2") == ("hut-end", {"camels": 3})


def test_camels_beyond_ten_are_no_reason() -> None:
    assert why(placing("date3").camels(RED, 10).expand(RED), "c2")[0] not in ("hut-river", "hut-tile", "hut-flood")


def test_a_symbol_left_on_a_card_costs_nothing() -> None:
    t = placing("salt2", turn=3).put(RED, "b2").expand(RED)
    assert why(t, "c1") == ("hut-card", {"card": "salt2", "site": True})
    well = placing("salt2", turn=3).put(RED, "b2").well("c1-c2-d1").expand(RED)
    assert why(well, "c1") == ("hut-card", {"card": "salt2", "site": False})
    two = placing("salt1", "salt1", turn=3).put(RED, "b2").expand(RED)
    assert why(two, "c1")[0] == "hut-outside"


def test_a_hut_between_the_rivers_scores_two_in_each_turn() -> None:
    t = placing("grape1", turn=4).put(RED, "c2").cards(RED, "date1", "grape1").expand(RED)
    assert why(t, "c3") == ("hut-between", {"vp": 10, "turns": 5})


def test_a_hut_that_cannot_be_fed_leads_on() -> None:
    t = placing("grape1").expand(RED)
    bridge = {"over_hexes": [], "to_hex": "c3", "card": "grape1", "starves": True, "camels": 0, "vp": 2}
    assert why(t, "c2") == ("hut-bridge", bridge)
    assert why(placing().expand(RED), "c2") == ("hut-spare", {"starves": True})


def test_a_hut_leads_on_to_the_one_that_would_follow() -> None:
    t = placing("grape1", "palm1").expand(RED)
    bridge = {"over_hexes": [], "starves": True}
    assert why(t, "c2") == ("hut-bridge", {**bridge, "to_hex": "c3", "card": "grape1", "camels": 0, "vp": 2})
    river = {**bridge, "to_hex": "d2", "card": "palm1", "camels": 3, "vp": 0}
    assert why(t, "c2", line(("hut", "d2"))) == ("hut-bridge", river)
    assert why(t, "c2", line(("hut", "a1"))) == ("", {})


def test_camels_are_those_of_the_huts_that_would_be_fed() -> None:
    t = placing("date2", "plow", value=2).put(RED, "d4", "d1").camels(RED, 1).expand(RED).answer("c2")
    feeds = line(("feed", "date2"), ("feed.huts", ("d4",)))
    assert why(t, "c5", feeds) == ("hut-river", {"camels": 9})
    assert why(t, "c5")[0] != "hut-river"


def test_a_bridge_of_two_huts_is_named_with_both() -> None:
    t = placing("barley3", value=3).expand(RED)
    two = {"over_hexes": ["b3"], "to_hex": "c4", "card": "barley3", "starves": True, "camels": 0, "vp": 2}
    assert why(t, "b2") == ("hut-bridge", two)
    assert why(placing("barley3", value=2).expand(RED), "b2") == ("hut-spare", {"starves": True})


def test_a_bridge_must_lead_to_something_better() -> None:
    t = placing("grape2", value=3).put(RED, "c2").expand(RED)
    assert "c3" in t.options
    assert all(why(t, hex)[0] != "hut-bridge" for hex in t.options)
    near = placing("date2", "barley1").expand(RED)
    assert why(near, "c1")[0] != "hut-bridge"  # C2 brings more, and lies next to the ziggurat
    followed = {"over_hexes": [], "to_hex": "d1", "card": "barley1", "starves": True, "camels": 0, "vp": 1}
    assert why(near, "c1", line(("hut", "d1"))) == ("hut-bridge", followed)


def test_a_bridge_may_starve_another_hut() -> None:
    t = Table(3, turn=4, value=4).ziggurat(RED, "e2", 3).ziggurat(RED, "c3").ziggurat(BLUE, "c4").ziggurat(GREEN, "b5")
    t.put(RED, "f2", "e3", "d3").cards(RED, "barley3", "joker").expand(RED).answer("b3")
    bridge = {"over_hexes": [], "to_hex": "a5", "card": "barley3", "starves": False, "camels": 3, "vp": 0}
    assert why(t, "b4") == ("hut-bridge", bridge)
    t.answers("b4", "g2")
    assert why(t, "a5") == ("hut-tile", {"camels": 6, "tile": "base", "cost": 6, "vp": 5})


def test_huts_on_rivers_reach_a_goal_together() -> None:
    t = around_e2("grape3", "barley1", "plow").expand(RED)
    together = {"camels": 7, "tile": "base", "cost": 6, "further_hexes": ["f2"], "starved_hexes": ["d1"], "vp": 1}
    assert why(t, "e3") == ("hut-goal", together)
    assert why(t, "f2") == ("hut-goal", {**together, "further_hexes": ["e3"]})
    last = around_e2("grape3", "barley1", "plow", left=2).expand(RED).answer("c3")
    assert why(last, "e3")[0] != "hut-goal"
    t.answer("e3")
    assert why(t, "f2") == ("hut-tile", {"camels": 7, "tile": "base", "cost": 6, "vp": 6})


def test_a_goal_that_is_reached_anyway_is_no_reason() -> None:
    t = around_e2("grape3", "barley1", "plow").camels(RED, 6).expand(RED)
    assert why(t, "e3")[0] != "hut-goal"


def test_a_hut_fed_instead_of_another_says_what_is_lost() -> None:
    t = placing("joker", turn=8).put(RED, "c1").camels(RED, 4).expand(RED)
    nothing = {"tile": None, "cost": 0, "food": 0, "assur": 0}
    assert why(t, "c2") == ("hut-camels", {"other_hex": "c1", "camels": 7, "before": 4, "vp": 1, **nothing})
    t = placing("joker", turn=4).put(RED, "c1").camels(RED, 3).expand(RED).answer("b2")
    assert why(t, "c3") == ("hut-points", {"other_hex": "b2", "camels": 3, "vp": 2})


def test_camels_of_a_hut_fed_instead_of_another_are_enough_for_something() -> None:
    t = around_g6().expand(RED).answer("d4")
    basket = {"tile": "base", "cost": 6, "food": 2, "assur": 2}
    brings = {"other_hex": "f4", "camels": 10, "before": 9, "vp": 2}
    assert why(t, "c5", FOR_CAMELS) == ("hut-camels", {**brings, **basket})
    less = around_g6().for_sale("barley1", "date1").expand(RED).answer("d4")
    assert why(less, "c5", FOR_CAMELS) == ("hut-camels", {**brings, **basket, "food": 1, "assur": 3})


def test_a_hut_that_is_to_starve_says_what_it_would_bring_elsewhere() -> None:
    t = around_g6().expand(RED).answer("d4")
    elsewhere = {"there_hex": "f3", "for_hex": "d4", "gain": "vp", "camels": 3, "vp": 2}
    assert why(t, "c5", FOR_POINTS) == ("hut-elsewhere", elsewhere)
    assert why(t, "c5") == ("hut-spare", {"starves": False})  # it may be fed, or not
    assert why(t, "f3")[0] == "hut-points"


def test_a_reason_for_a_hut_is_not_against_what_would_follow() -> None:
    t = around_e2("grape3", "barley1", "plow").expand(RED)
    assert why(t, "e3")[0] == "hut-goal"
    places = line(("hut", "f2"), ("hut", "c3"))
    feeds = line(("feed", "grape3"), ("feed", "barley1"), ("feed.huts", ("e3",)), ("feed.huts", ("d3",)))
    assert why(t, "e3", [*places, *feeds])[0] == "hut-goal"
    others = line(("feed", "grape3"), ("feed", "barley1"), ("feed.huts", ("d1",)), ("feed.huts", ("d3",)))
    assert why(t, "e3", [*places, *others])[0] != "hut-goal"
    elsewhere = line(("hut", "c3"), ("hut", "c4"))
    assert why(t, "e3", [*elsewhere, *feeds])[0] != "hut-goal"


def test_camels_are_not_promised_that_would_not_come_in() -> None:
    t = placing("date1", "joker").put(RED, "b2").camels(RED, 3).expand(RED)
    feeds = line(("hut", "c1"), ("feed", "date1"))
    assert why(t, "c2", [*feeds, *line(("feed.huts", ("b2",)))]) == ("hut-river", {"camels": 8})
    assert why(t, "c2", [*feeds, *line(("feed.huts", ("c1",)))]) == ("", {})


def test_a_reason_that_holds_everywhere_explains_nothing() -> None:
    t = around_e2("barley3").expand(RED)
    assert [hex for hex in t.options if data.HEXES[hex].food == "barley"] == ["b1", "c4", "e3"]
    assert [why(t, hex)[0] for hex in ("b1", "c4")] == ["hut-outside", "hut-between"]


def test_a_hut_may_be_fed_instead_of_one_that_the_flood_takes() -> None:
    t = placing("salt1", turn=5).put(RED, "b2").expand(RED)
    assert why(t, "c1") == ("hut-rather", {"other_hex": "b2", "turn": 5})
