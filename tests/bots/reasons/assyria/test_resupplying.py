"""What speaks for an answer in Assyria: Resupplying and wells."""

from __future__ import annotations

from tests.bots.reasons.assyria.positions import (
    FOR_CAMELS,
    FOR_POINTS,
    around_e2,
    around_g6,
    line,
    placing,
    why,
    why_then,
)
from tests.rules.assyria.table import RED


def test_the_plan_keeps_cards() -> None:
    t = placing("salt1", "salt2", "joker").put(RED, "b2").supply(RED)
    assert why(t, "plan") == ("feed-keeps", {"cards": ["salt2", "joker"]})


def test_the_plow_is_played_before_the_joker() -> None:
    t = placing("joker", "plow").put(RED, "b2").supply(RED)
    assert [why(t, answer)[0] for answer in ("plan", "plow")] == ["feed-plow", "feed-plow"]
    last = placing("joker", "plow", turn=8).put(RED, "b2").supply(RED)
    assert [why(last, answer)[0] for answer in ("plan", "plow", "joker")] == ["feed-last", "", "feed-last"]


def test_huts_starve_whatever_is_played() -> None:
    t = placing("salt1", "joker").put(RED, "b2", "c2", "d1", "c1").supply(RED)
    assert why(t, "plan") == ("feed-hungry", {"huts": 2})
    assert why_then(t, "joker", ("d1",)) == ("feed-stays", {"hexes": ["d1"], "turn": 2})


def test_huts_for_a_well_are_fed_together() -> None:
    t = placing("salt1", "date1", "joker").put(RED, "c1", "c2", "d1", "b4").supply(RED)
    assert why_then(t, "joker", ("d1",)) == ("feed-well", {"hexes": ["c1", "c2", "d1"], "vp": 6})
    assert why(t, ("b4",)) == ("", {})
    hungry = placing("salt1", "joker").put(RED, "c1", "c2", "d1", "b4").supply(RED)
    assert why_then(hungry, "joker", ("d1",))[0] != "feed-well"


def test_huts_starve_so_that_a_well_can_be_built() -> None:
    t = placing("salt1", "date1", "joker").put(RED, "c1", "c2", "d1", "b4").supply(RED)
    well = ("feed-for-well", {"hexes": ["c1", "c2", "d1"], "vp": 6, "starved_hexes": ["b4"]})
    assert why(t, "plan") == well
    assert why(t, "plan", line(("well", "done"))) == ("feed-hungry", {"huts": 1})
    assert why(t, "joker", line(("feed.huts", ("d1",)))) == well
    assert why(t, "joker")[0] == "feed-hungry"
    sure = placing("salt1", "date1", "barley1", "joker").put(RED, "c1", "c2", "d1", "b4", "c3").supply(RED)
    assert why(sure, "plan")[0] != "feed-for-well"


def test_a_card_given_otherwise_than_suggested_is_compared_with_the_plan() -> None:
    t = around_e2("grape3", "barley1", "plow").put(RED, "e3", "f2", "c3").supply(RED)
    assert why(t, "barley1") == ("feed-hungry", {"huts": 2})
    t.answer("barley1")
    trade = {"suggested": True, "fed_hexes": ["e3"], "left_hexes": ["d1"], "vp": 1}
    base = {"tile": "base", "cost": 6, "food": 0, "assur": 0}
    assert why(t, ("e3",)) == ("feed-camels", {**trade, "brings": 5, "instead": 3, "camels": 7, **base})
    rich = around_e2("grape3", "barley1", "plow").put(RED, "e3", "f2", "c3").camels(RED, 5).supply(RED)
    besides = {**base, "assur": 3}
    assert why_then(rich, "barley1", ("e3",)) == (
        "feed-camels",
        {**trade, "brings": 5, "instead": 3, "camels": 10, **besides},
    )
    assert why(t, ("d1",))[0] == "feed-stays"


def test_camels_of_several_huts_fed_otherwise_are_counted() -> None:
    t = placing("joker", "plow", turn=3).put(RED, "b2", "c2", "c3", "d3").camels(RED, 2).supply(RED)
    t.answer("plow")
    trade = {"suggested": True, "fed_hexes": ["b2", "c2"], "left_hexes": ["c3", "d3"], "vp": 4}
    nothing = {"tile": None, "cost": 0, "food": 0, "assur": 0}
    counts = {"brings": 5, "instead": 0, "camels": 7}
    assert why(t, ("b2",), line(("feed.huts", ("c2",)))) == ("feed-camels", {**trade, **counts, **nothing})


def test_a_line_that_feeds_other_huts_than_suggested_says_so_at_the_first_card() -> None:
    t = around_g6("c5", "d4").supply(RED)
    trade = {"suggested": True, "fed_hexes": ["c5"], "left_hexes": ["f4"], "vp": 2}
    camels = {"brings": 7, "instead": 6, "camels": 10}
    told = ("feed-camels", {**trade, **camels, "tile": "base", "cost": 6, "food": 2, "assur": 2})
    assert why(t, "palm2", FOR_CAMELS[1:]) == told
    assert why(t, "palm2", FOR_POINTS[1:]) == ("feed-hungry", {"huts": 1})
    t.answer("palm2").answer("salt1").answer("date1")
    assert [why(t, ("c5",), FOR_CAMELS[4:]), why(t, ("c5",))] == [told, told]


def test_the_joker_is_kept_only_if_the_plow_is_enough() -> None:
    t = placing("joker", "plow").put(RED, "b2", "c2", "d1").supply(RED)
    assert why(t, "plow") == ("feed-hungry", {"huts": 1})


def test_huts_that_bring_as_much_are_told_apart_by_the_hexes_around_them() -> None:
    t = around_g6("c5", "d4").supply(RED).answer("palm2").answer("salt1").answer("date1").answer(("c5",))
    assert t.options == ["d3", "f4"]
    assert why(t, ("d3",)) == ("feed-same", {"river": False, "last": False})
    edge = placing("plow", turn=3).put(RED, "d3", "f3").supply(RED)
    assert why(edge, ("d3",)) == ("feed-room", {"room": 11, "other_hex": "f3", "other": 9})
    assert why(edge, ("f3",)) == ("", {})


def test_a_card_of_the_plan_leaves_others_for_the_rest() -> None:
    t = placing("salt2", "date1", "joker").put(RED, "b2", "c2").supply(RED)
    assert [why(t, card) for card in ("salt2", "joker")] == [("feed-next", {"cards": ["joker"]}), ("", {})]


def test_it_does_not_matter_where_all_are_fed() -> None:
    t = placing("salt1", "joker", "plow").put(RED, "b2", "c2").supply(RED)
    assert why_then(t, "joker", ("b2",)) == ("feed-all", {})


def test_a_well_is_weighed_against_ziggurats() -> None:
    alone = placing().put(RED, "c1", "c2", "d1").wells(RED)
    assert why(alone, "c1-c2-d1") == ("well-now", {"vp": 6, "later": 5})
    assert why(alone, "done") == ("well-none", {"hexes": ["c1", "d1"]})
    more = placing().put(RED, "c1", "c2", "d1", "c3").wells(RED)
    assert why(more, "c1-c2-d1") == ("well-others", {"vp": 6, "hexes": ["c3"]})
    assert why(more, "done") == ("", {})
    again = placing().put(RED, "c1", "c2", "d1", "d2").well("c1-c2-d1").wells(RED)
    assert why(again, "c2-d1-d2") == ("well-free", {"vp": 6})
