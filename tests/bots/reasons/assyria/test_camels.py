"""What speaks for an answer in Assyria: Camels."""

from __future__ import annotations

from tests.bots.reasons.assyria.positions import acting, line, why, why_then
from tests.rules.assyria.table import BLUE, RED, Table


def grown(camels: int, turn: int) -> Table:
    """Red has a whole ziggurat on B1."""
    return Table(2, turn=turn).ziggurat(RED, "b1", 3).ziggurat(BLUE, "e6").camels(RED, camels).cards(RED, "plow")


def test_a_tile_scores_until_the_end() -> None:
    assert why(acting(3).act(RED), "extend") == ("extend-centre", {"vp": 8, "roof": 2})
    roof = Table(2, turn=2).ziggurat(RED, "b1", 2).camels(RED, 2).act(RED)
    assert why(roof, "extend") == ("extend-roof", {"vp": 7, "turns": 6})


def test_a_tile_of_the_last_turn_is_worth_no_more_than_its_camels() -> None:
    assert why(acting(4, turn=8).act(RED), "extend") == ("", {})


def test_a_new_ziggurat_counts_at_the_floods_to_come() -> None:
    fed = acting(6, turn=3).put(RED, "c1").cards(RED, "salt1").act(RED)
    assert why(fed, "build") == ("build", {"vp": 6, "floods": 2})
    hungry = acting(6, turn=3).put(RED, "c1").cards(RED).act(RED)
    assert why(hungry, "build") == ("build-hungry", {"vp": 6, "fed": 0, "of": 1, "flood": False})
    barley = acting(6, turn=3).put(RED, "c1").cards(RED, "palm1").act(RED)
    assert why(barley, "build") == ("build-hungry", {"vp": 6, "fed": 0, "of": 1, "flood": False})
    offered = acting(6, turn=5).put(RED, "c1").offering(RED, 4).act(RED)
    assert why(offered, "build") == ("build-flood", {"vp": 4, "offerings": 3})


def test_one_more_camel_would_add_nothing() -> None:
    t = acting(5, turn=2).act(RED)
    assert why_then(t, "offer", "2") == ("offer-enough", {"vp": 2, "camels": 2, "step": 4})
    assert why(t, "1") == ("rate", {"vp": 1, "camels": 1})
    assert why(t, "3") == ("rate", {"vp": 2, "camels": 3})


def test_nothing_is_said_against_an_offer_that_would_follow() -> None:
    again = line(("action", "offer"), ("offer.camels", "1"))
    t = acting(5, turn=2).act(RED).answer("offer")
    assert why(t, "2", again) == ("rate", {"vp": 2, "camels": 2})
    early = acting(5, turn=3).offering(RED, 2).act(RED).answer("offer")
    assert why(early, "1", again) == ("", {})


def test_steps_without_a_gain_stay_until_the_flood() -> None:
    t = acting(5, turn=3).offering(RED, 2).act(RED)
    assert why_then(t, "offer", "1") == ("offer-ahead", {"missing": 1, "multiplier": 3, "vp": 1})
    assert why_then(acting(5, turn=5).offering(RED, 2).act(RED), "offer", "1") == ("", {})


def test_a_card_feeds_huts_next_turn() -> None:
    t = acting(4).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED, "grape1").act(RED)
    assert why_then(t, "buy", "salt3") == ("buy-feeds", {"of": 3, "fed": 1, "flood": False, "card": "salt3", "then": 3})
    assert why(t, "date1") == ("buy-new", {"huts": 1, "hexes": ["a2", "c2", "d3"], "all": True})


def test_a_card_may_feed_as_many_new_huts_as_it_has_symbols() -> None:
    t = acting(4).put(RED, "b2", "c1", "c3").for_sale("date3", "date1").cards(RED).act(RED)
    assert why_then(t, "buy", "date3") == ("buy-new", {"huts": 3, "hexes": ["a2", "c2", "d3"], "all": True})
    few = acting(4).put(RED, "b2", "c1", "c3").for_sale("date3", "date1").cards(RED).assur(RED, lower=5).act(RED)
    assert why_then(few, "buy", "date3")[1]["huts"] == 2


def test_the_flood_leaves_fewer_huts_to_feed() -> None:
    t = acting(4, turn=2).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED, "grape1").act(RED)
    assert why_then(t, "buy", "salt3") == ("buy-feeds", {"of": 2, "fed": 1, "flood": True, "card": "salt3", "then": 2})


def test_an_empty_hand_feeds_nothing() -> None:
    t = acting(4).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED).act(RED)
    assert why(t, "buy") == ("food", {"fed": 0, "of": 3, "flood": False})
    assert why_then(t, "buy", "plow") == ("buy-feeds", {"of": 3, "fed": 0, "flood": False, "card": "plow", "then": 1})


def test_a_plow_that_a_dignitary_gives_is_a_card_for_next_turn() -> None:
    t = acting(4, turn=2).put(RED, "c1", "c3").for_sale("salt3", "date1").cards(RED).assur(RED, middle=1).act(RED)
    assert why_then(t, "buy", "salt3") == (
        "buy-feeds",
        {"of": 2, "fed": 1, "flood": False, "card": "salt3", "then": 2},
    )


def test_a_plow_that_a_dignitary_gives_need_not_be_bought() -> None:
    t = acting(4, turn=2).put(RED, "c1").cards(RED).assur(RED, middle=1).act(RED)
    assert why(t, "buy") == ("", {})
    assert why(acting(4, turn=1).put(RED, "c1").cards(RED).assur(RED, middle=1).act(RED), "buy")[0] == "buy-feeds"


def test_camels_are_kept_for_a_tile_of_next_turn() -> None:
    t = acting(6).act(RED).extend("b1")
    assert why(t, "done") == ("done-tile", {"hex": "b1", "tile": "roof", "cost": 2, "vp": 7})
    lacks = {"tile": "centre", "hex": "b1", "missing": 1, "vp": 7}
    assert why(acting(2).act(RED), "done") == ("done-lacks", lacks)


def test_a_ziggurat_that_has_grown_this_turn_has_to_wait_for_the_next() -> None:
    """A base of this turn gets its center in the next one at the earliest. A7.9, A7.10"""
    t = grown(7, turn=4).put(RED, "c1").act(RED).build("c1")
    later = {"hex": "c1", "tile": "centre", "cost": 3, "vp": 4, "camels": 1}
    assert why(t, "done") == ("done-later", later)
    other = acting(7, turn=4).put(RED, "c1").act(RED).build("c1")
    assert why(other, "done") == ("done-lacks", {"tile": "centre", "hex": "b1", "missing": 2, "vp": 4})
    base = grown(4, turn=3).put(RED, "c1").act(RED)
    assert why(base, "done") == ("done-lacks", {"tile": "base", "hex": None, "missing": 2, "vp": 5})


def test_what_pays_only_at_the_flood_can_wait() -> None:
    t = grown(2, turn=3).act(RED)
    assert why(t, "done") == ("done-wait", {"turn": 5, "further": False, "camels": 2})
    more = grown(2, turn=3).offering(RED, 1).act(RED)
    assert why(more, "done")[1]["further"]


def test_in_the_last_turn_camels_may_be_worth_more_than_any_action() -> None:
    t = Table(2, turn=8).ziggurat(RED, "b1", 3).ziggurat(BLUE, "e6").camels(RED, 2).cards(RED, "plow")
    t.offering(RED, 7).assur(BLUE, upper=3, middle=4).assur(RED, lower=3).act(RED)
    assert why(t, "done") == ("done-last", {"camels": 2, "vp": 1})
    better = Table(2, turn=8).ziggurat(RED, "b1", 3).ziggurat(BLUE, "e6").camels(RED, 2).cards(RED, "plow").act(RED)
    assert why(better, "done") == ("", {})


def test_in_the_last_turn_points_are_compared_with_camels() -> None:
    assert why_then(acting(6, turn=8).act(RED), "offer", "1") == ("", {})
    odd = acting(5, turn=8).act(RED)
    assert why_then(odd, "offer", "1") == ("last", {"vp": 1, "camels": 1, "kept": 0})
