"""What speaks for an answer in Assyria: New huts that allow wells."""

from __future__ import annotations

from engine.assyria import data
from tests.bots.reasons.assyria.positions import line, placing, why
from tests.rules.assyria.table import RED


def test_the_third_hut_around_an_intersection_allows_a_well() -> None:
    t = placing("salt1", "date1", "barley1").put(RED, "c1", "c2").expand(RED)
    assert why(t, "d1") == ("hut-well", {"hexes": ["c1", "c2"], "wells": 1, "vp": 6, "second": False})
    starving = placing("salt1", "date1").put(RED, "c1", "c2").expand(RED)
    assert why(starving, "d1")[0] != "hut-well"


def test_one_hut_may_allow_two_wells() -> None:
    t = placing("salt1", "date1", "barley1", "palm1", turn=4).put(RED, "c1", "c2", "d2").expand(RED)
    assert why(t, "d1") == ("hut-well", {"hexes": ["c1", "c2", "d2"], "wells": 2, "vp": 10, "second": False})


def test_there_is_no_second_well_at_an_intersection() -> None:
    t = placing("salt1", "date1", "barley1").put(RED, "c1", "c2").well("c1-c2-d1").expand(RED)
    assert why(t, "d1")[0] != "hut-well"


def test_the_second_hut_leads_to_a_well_if_a_third_one_follows() -> None:
    hand = ("salt1", "date1", "barley1")
    half = {"hexes": ["c1"], "third_hex": "d1", "vp": 6, "second": False}
    assert why(placing(*hand).put(RED, "c1").expand(RED), "c2") == ("hut-half", half)
    assert why(placing(*hand, value=2).put(RED, "c1").expand(RED).answer("d1"), "b2")[0] != "hut-half"


def test_another_new_hut_allows_a_second_well() -> None:
    hand = ("salt1", "date1", "barley1", "palm1")
    t = placing(*hand, turn=4).put(RED, "c1", "c2").expand(RED)
    assert why(t, "d1") == ("hut-well-more", {"hexes": ["c1", "c2"], "third_hex": "d2", "vp": 5})
    elsewhere = line(("hut", "a1"))
    at_once = {"hexes": ["c1", "c2"], "wells": 1, "vp": 5, "second": False}
    assert why(t, "d1", elsewhere) == ("hut-well", at_once)
    t.answer("d1")
    assert why(t, "d2") == ("hut-well", {**at_once, "hexes": ["c2", "d1"], "second": True})
    last = placing(*hand, turn=4).put(RED, "c1", "c2")
    far = [each for each in data.well_corners(2) if not {"b1", "c2", "d1", "d2", "e6"} & {*data.hexes_of(each)}]
    for corner in far[:7]:
        last.well(corner)
    assert last.expand(RED).wells_left == 1
    assert why(last, "d1") == ("hut-well", at_once)
