"""What speaks for an answer in Assyria: given where it is true, with the right numbers, and not elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria import data
from engine.core.decision import Answer, Seat
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table


def why(t: Table, answer: Answer) -> tuple[str, dict[str, Any]]:
    """The reason for an answer to the open question: its key and its numbers."""
    decision = t.decision
    assert decision.choice.accepts(answer), f"{answer} is not offered"
    reason = ASSYRIA.reason(ASSYRIA.view(t.state, decision.seat), decision, answer)
    return ("", {}) if reason is None else (reason.key.removeprefix("reason-"), dict(reason.args))


def why_then(t: Table, answer: Answer, part: Answer) -> tuple[str, dict[str, Any]]:
    """The reason for an answer to the second part of an action."""
    return why(t.answer(answer), part)


# Set-up


def test_a_starting_space_lies_where_one_column_feeds_most() -> None:
    t = Table.new(2)
    t.market(["joker"], ["grape1", "palm1"], ["date3", "barley2"])
    found = {hex: why(t, hex) for hex in t.options}
    near = {hex: sum(data.HEXES[other].food in ("date", "barley") for other in data.NEIGHBOURS[hex]) for hex in found}
    told = [hex for hex, (key, _) in found.items() if key == "start-column"]
    assert told == [hex for hex in near if near[hex] == max(near.values()) and [*near.values()].count(near[hex]) == 1]
    assert all(found[hex][1] == {"column": 3, "huts": near[hex], "first": True} for hex in told)


def test_the_second_ziggurat_may_be_far_from_the_first() -> None:
    t = Table.new(2)
    t.market(["joker"], ["joker"], ["joker"])
    t.answer("b1").pass_on()
    assert why(t, "e6") == ("start-away", {"steps": 6})
    assert why(t, "b5")[0] == "start-river"


def test_a_card_of_the_draft_feeds_huts_nearby() -> None:
    t = Table.new(2)
    t.deck("salt3", "joker").answer("b1").pass_on().answer("b5").pass_on()
    assert t.options == ["salt3", "joker"]
    assert why(t, "joker") == ("draft-joker", {})
    key, args = why(t, "salt3")
    assert key in ("draft-near", "draft-further")
    assert all(data.HEXES[hex].food == "salt" for hex in args["hexes"])


# Harvest


def harvest(*cards: str, turn: int = 3, order: Sequence[Seat] = (RED, BLUE)) -> Table:
    """Two players, Red with a base on B5 and three huts, of which two stand on grape."""
    t = Table(2, turn=turn, value=2, order=order)
    t.ziggurat(RED, "b5").ziggurat(BLUE, "e2").put(RED, "a6", "b4", "c6")
    return t.cards(RED, *cards).cards(BLUE)


def test_a_column_feeds_more_huts_than_any_other() -> None:
    t = harvest().market(["salt1", "palm1"], ["grape2", "barley2"], ["date3", "date3"]).harvest()
    key, args = why(t, "2")
    assert (key, args["huts"], args["column"]) == ("column-most", 4, 0)  # three old ones and one on barley
    assert args["other"] < 4


def test_of_columns_that_feed_as_many_the_left_one_plays_earlier() -> None:
    t = harvest().market(["grape2", "barley2"], ["grape2", "barley2"], ["salt1", "salt1"]).harvest()
    assert why(t, "1") == ("column-same", {"huts": 4, "column": 2, "same": True, "last": False})
    assert why(t, "2")[0] != "column-same"
    three = harvest().market(["grape2", "barley2"], ["grape2", "barley2"], ["grape3", "barley1"]).harvest()
    assert why(three, "1") == ("column-earlier", {"huts": 4})


def test_the_only_other_column_is_named() -> None:
    """With three columns the one that Blue has taken leaves two."""
    t = harvest(order=(BLUE, RED)).market(["grape2", "barley2"], ["salt1", "salt1"], ["grape2", "barley2"])
    t.harvest().answer("2").pass_on()
    assert (t.seat, t.options) == (RED, ["1", "3"])
    assert why(t, "1") == ("column-same", {"huts": 4, "column": 3, "same": True, "last": True})
    better = harvest(order=(BLUE, RED)).market(["salt1", "palm1"], ["salt1", "salt1"], ["grape2", "barley2"])
    better.harvest().answer("2").pass_on()
    key, args = why(better, "3")
    assert (key, args["column"]) == ("column-most", 1)


def test_a_column_is_compared_with_no_column_at_all() -> None:
    t = harvest().market(["salt1", "palm1"], ["grape1", "joker"], ["grape3", "barley3"]).harvest()
    assert why(t, "2") == ("column-keeps", {"huts": 2, "before": 0, "of": 3})


def test_the_leftmost_column_goes_first() -> None:
    t = harvest().market(["date1", "date1"], ["grape1", "joker"], ["grape3", "barley3"]).harvest()
    assert why(t, "1") == ("column-first", {})


def test_whoever_surely_acts_last_before_the_flood_can_answer_the_others() -> None:
    t = harvest(turn=5).market(["grape2", "barley3"], ["date1", "salt1"], ["date1", "salt2"]).harvest()
    t.answer("2").pass_on()
    assert (t.seat, why(t, "3")) == (BLUE, ("column-last", {}))
    early = harvest(turn=4).market(["grape2", "barley3"], ["date1", "salt1"], ["date1", "salt2"]).harvest()
    assert why(early.answer("2").pass_on(), "3")[0] != "column-last"


# New huts


def placing(*cards: str, value: int = 2, turn: int = 1) -> Table:
    """Red of two places huts around B1; Blue is far."""
    t = Table(2, turn=turn, value=value)
    t.ziggurat(RED, "b1").ziggurat(BLUE, "e6")
    return t.cards(RED, *cards).cards(BLUE)


def test_the_third_hut_around_an_intersection_allows_a_well() -> None:
    t = placing("salt1", "date1", "barley1").put(RED, "c1", "c2").expand(RED)
    assert why(t, "d1") == ("hut-well", {"hexes": ["c1", "c2"], "wells": 1, "vp": 6})
    starving = placing("salt1", "date1").put(RED, "c1", "c2").expand(RED)
    assert why(starving, "d1")[0] != "hut-well"


def test_one_hut_may_allow_two_wells() -> None:
    t = placing("salt1", "date1", "barley1", "palm1", turn=4).put(RED, "c1", "c2", "d2").expand(RED)
    assert why(t, "d1") == ("hut-well", {"hexes": ["c1", "c2", "d2"], "wells": 2, "vp": 10})


def test_there_is_no_second_well_at_an_intersection() -> None:
    t = placing("salt1", "date1", "barley1").put(RED, "c1", "c2").well("c1-c2-d1").expand(RED)
    assert why(t, "d1")[0] != "hut-well"


def test_the_second_hut_leads_to_a_well_if_a_third_one_follows() -> None:
    hand = ("salt1", "date1", "barley1")
    assert why(placing(*hand).put(RED, "c1").expand(RED), "c2") == ("hut-half", {"third_hex": "d1", "vp": 6})
    assert why(placing(*hand, value=2).put(RED, "c1").expand(RED).answer("d1"), "b2")[0] != "hut-half"


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
    assert why(t, "c1") == ("hut-card", {"card": "salt2"})
    two = placing("salt1", "salt1", turn=3).put(RED, "b2").expand(RED)
    assert why(two, "c1")[0] == "hut-outside"


def test_a_hut_between_the_rivers_scores_two_in_each_turn() -> None:
    t = placing("grape1", turn=4).put(RED, "c2").cards(RED, "date1", "grape1").expand(RED)
    assert why(t, "c3") == ("hut-between", {"vp": 10, "turns": 5})


def test_a_hut_that_cannot_be_fed_leads_on() -> None:
    t = placing("grape1").expand(RED)
    bridge = {"over_hexes": [], "to_hex": "c3", "card": "grape1", "starves": True, "camels": 0, "vp": 2}
    assert why(t, "c2") == ("hut-bridge", bridge)
    assert why(placing().expand(RED), "c2") == ("hut-spare", {"hungry": True})


def test_a_bridge_of_two_huts_is_named_with_both() -> None:
    t = placing("barley3", value=3).expand(RED)
    two = {"over_hexes": ["b3"], "to_hex": "c4", "card": "barley3", "starves": True, "camels": 0, "vp": 2}
    assert why(t, "b2") == ("hut-bridge", two)
    assert why(placing("barley3", value=2).expand(RED), "b2") == ("hut-spare", {"hungry": True})


def test_a_bridge_must_lead_to_something_better() -> None:
    t = placing("grape2", value=3).put(RED, "c2").expand(RED)
    assert "c3" in t.options
    assert all(why(t, hex)[0] != "hut-bridge" for hex in t.options)


def around_e2(*cards: str, turn: int = 3, left: int = 3) -> Table:
    """Red of three has a whole ziggurat on E2, three huts around it, two camels, and places so many huts."""
    t = Table(3, turn=turn, value=left)
    t.ziggurat(RED, "e2", 3).ziggurat(BLUE, "e4").ziggurat(GREEN, "b5")
    return t.put(RED, "c1", "d1", "d3").camels(RED, 2).cards(RED, *cards)


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
    t = placing("joker", turn=4).put(RED, "c1").camels(RED, 3).expand(RED)
    assert why(t, "c2") == ("hut-trade", {"other_hex": "c1", "gain": "camels", "camels": 3, "vp": 1})
    t.answer("b2")
    assert why(t, "c3") == ("hut-trade", {"other_hex": "b2", "gain": "vp", "camels": 3, "vp": 2})


def test_a_reason_that_holds_everywhere_explains_nothing() -> None:
    t = around_e2("barley3").expand(RED)
    assert [hex for hex in t.options if data.HEXES[hex].food == "barley"] == ["b1", "c4", "e3"]
    assert [why(t, hex)[0] for hex in ("b1", "c4")] == ["hut-outside", "hut-between"]


def test_a_hut_may_be_fed_instead_of_one_that_the_flood_takes() -> None:
    t = placing("salt1", turn=5).put(RED, "b2").expand(RED)
    assert why(t, "c1") == ("hut-rather", {"other_hex": "b2", "turn": 5})


# Resupplying and wells


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


def test_a_card_given_otherwise_than_suggested_is_compared_with_the_plan() -> None:
    t = around_e2("grape3", "barley1", "plow").put(RED, "e3", "f2", "c3").supply(RED)
    assert why(t, "barley1") == ("feed-hungry", {"huts": 2})
    t.answer("barley1")
    trade = {"camels": 2, "vp": 1, "hexes": ["d1"]}
    assert why(t, ("e3",)) == ("feed-goal", {**trade, "all": 7, "tile": "base", "cost": 6})
    rich = around_e2("grape3", "barley1", "plow").put(RED, "e3", "f2", "c3").camels(RED, 5).supply(RED)
    assert why_then(rich, "barley1", ("e3",)) == ("feed-camels", trade)
    assert why(t, ("d1",))[0] == "feed-stays"


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


# Camels


def acting(camels: int, turn: int = 1, players: int = 2) -> Table:
    """Red, the first in turn order, has a base on B1."""
    t = Table(players, turn=turn, value=3)
    return t.ziggurat(RED, "b1").ziggurat(BLUE, "e6").camels(RED, camels).cards(RED, "plow")


def test_a_tile_scores_until_the_end() -> None:
    assert why(acting(3).act(RED), "extend") == ("extend-centre", {"vp": 8, "roof": 2})
    roof = Table(2, turn=2).ziggurat(RED, "b1", 2).camels(RED, 2).act(RED)
    assert why(roof, "extend") == ("extend-roof", {"vp": 7})


def test_a_tile_of_the_last_turn_is_worth_no_more_than_its_camels() -> None:
    assert why(acting(4, turn=8).act(RED), "extend") == ("", {})


def test_a_new_ziggurat_counts_at_the_floods_to_come() -> None:
    fed = acting(6, turn=3).put(RED, "c1").cards(RED, "salt1").act(RED)
    assert why(fed, "build") == ("build", {"vp": 6, "floods": 2})
    hungry = acting(6, turn=3).put(RED, "c1").cards(RED).act(RED)
    assert why(hungry, "build") == ("build-hungry", {"vp": 6, "fed": 0, "of": 1, "empty": True})
    barley = acting(6, turn=3).put(RED, "c1").cards(RED, "palm1").act(RED)
    assert why(barley, "build") == ("build-hungry", {"vp": 6, "fed": 0, "of": 1, "empty": False})
    offered = acting(6, turn=5).put(RED, "c1").offering(RED, 4).act(RED)
    assert why(offered, "build") == ("build-flood", {"vp": 4, "offerings": 3})


def test_one_more_camel_would_add_nothing() -> None:
    t = acting(5, turn=2).act(RED)
    assert why_then(t, "offer", "2") == ("offer-enough", {"vp": 2, "camels": 2, "step": 4})
    assert why(t, "1") == ("rate", {"vp": 1, "camels": 1})
    assert why(t, "3") == ("rate", {"vp": 2, "camels": 3})


def test_steps_without_a_gain_stay_until_the_flood() -> None:
    t = acting(5, turn=3).offering(RED, 2).act(RED)
    assert why_then(t, "offer", "1") == ("offer-ahead", {"missing": 1, "multiplier": 3, "vp": 1})
    assert why_then(acting(5, turn=5).offering(RED, 2).act(RED), "offer", "1") == ("", {})


def test_a_card_feeds_huts_next_turn() -> None:
    t = acting(4).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED, "grape1").act(RED)
    assert why_then(t, "buy", "salt3") == ("buy-feeds", {"of": 3, "fed": 1, "card": "salt3", "then": 3, "empty": False})
    assert why(t, "date1") == ("buy-new", {"hexes": ["a2", "c2", "d3"]})


def test_the_flood_leaves_fewer_huts_to_feed() -> None:
    t = acting(4, turn=2).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED, "grape1").act(RED)
    assert why_then(t, "buy", "salt3") == ("buy-feeds", {"of": 2, "fed": 1, "card": "salt3", "then": 2, "empty": False})


def test_an_empty_hand_feeds_nothing() -> None:
    t = acting(4).put(RED, "b2", "c1", "c3").for_sale("salt3", "date1").cards(RED).act(RED)
    assert why(t, "buy") == ("food", {"fed": 0, "of": 3, "empty": True})
    assert why_then(t, "buy", "plow") == ("buy-feeds", {"of": 3, "fed": 0, "card": "plow", "then": 1, "empty": True})


def test_a_plow_that_a_dignitary_gives_is_a_card_for_next_turn() -> None:
    t = acting(4, turn=2).put(RED, "c1", "c3").for_sale("salt3", "date1").cards(RED).assur(RED, middle=1).act(RED)
    assert why_then(t, "buy", "salt3") == (
        "buy-feeds",
        {"of": 2, "fed": 1, "card": "salt3", "then": 2, "empty": False},
    )


def test_a_plow_that_a_dignitary_gives_need_not_be_bought() -> None:
    t = acting(4, turn=2).put(RED, "c1").cards(RED).assur(RED, middle=1).act(RED)
    assert why(t, "buy") == ("", {})
    assert why(acting(4, turn=1).put(RED, "c1").cards(RED).assur(RED, middle=1).act(RED), "buy")[0] == "buy-feeds"


def test_camels_are_kept_for_a_tile_of_next_turn() -> None:
    t = acting(6).act(RED).extend("b1")
    assert why(t, "done") == ("done-tile", {"hex": "b1", "tile": "roof", "cost": 2, "vp": 7})
    assert why(acting(2).act(RED), "done") == ("done-lacks", {"tile": "centre", "missing": 1, "vp": 7})


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


# Assur


def test_nobody_passes_the_last_to_act() -> None:
    t = acting(2, turn=2).act(RED)
    prize = sum(t.state.expansion)
    assert why(t, "intrigue") == ("intrigue-sure", {"place": 1, "vp": prize, "last": False})  # Blue has no camels
    t = Table(2, turn=2, order=[BLUE, RED]).ziggurat(RED, "b1").ziggurat(BLUE, "e6").camels(RED, 2).cards(RED, "plow")
    prize = sum(t.state.expansion)
    assert why(t.act(RED), "intrigue") == ("intrigue-sure", {"place": 1, "vp": prize, "last": True})


def test_a_second_hut_in_assur_makes_the_first_one_worth_it() -> None:
    def last_with(camels: int, turn: int = 2) -> Table:
        t = Table(3, turn=turn, order=[BLUE, GREEN, RED]).assur(GREEN, lower=1)
        t.ziggurat(RED, "b1").ziggurat(BLUE, "e6").ziggurat(GREEN, "e2")
        return t.camels(RED, camels).cards(RED, "plow").act(RED)

    t = last_with(4)
    prize = sum(t.state.expansion)
    several = {"huts": 2, "camels": 4, "back": 2, "place": 1, "vp": prize}
    assert why_then(t, "intrigue", "lower") == ("intrigue-several", several)
    assert why(t.answer("lower"), "intrigue") == ("intrigue-sure", {"place": 1, "vp": prize, "last": True})
    poor = last_with(3)
    assert why_then(poor, "intrigue", "lower")[1]["place"] == 2
    assert why_then(last_with(4, turn=3), "intrigue", "lower")[0] != "intrigue-several"


@pytest.mark.parametrize(("camels", "key"), [(1, "intrigue-sure"), (2, "intrigue-rate")])
def test_a_rank_is_sure_if_no_rival_can_pay_enough(camels: int, key: str) -> None:
    """With 2 camels Blue, whose hut is higher, has as much influence and as many huts again. A9.3"""
    t = acting(3, turn=2).assur(BLUE, middle=1).assur(RED, middle=1).camels(BLUE, camels).act(RED)
    assert why_then(t, "intrigue", "lower")[0] == key


@pytest.mark.parametrize(("camels", "key"), [(1, ""), (2, "intrigue-guard"), (3, "")])
def test_a_rank_is_guarded_only_where_it_can_be_lost(camels: int, key: str) -> None:
    t = acting(3, turn=2).assur(RED, middle=1).assur(BLUE, middle=1).camels(BLUE, camels).act(RED)
    assert why_then(t, "intrigue", "lower")[0] == key


def test_a_hut_more_guards_a_rank() -> None:
    t = acting(4, turn=2).assur(RED, lower=1).camels(BLUE, 3).act(RED)
    assert why_then(t, "intrigue", "upper") == ("intrigue-guard", {"rival_seat": BLUE, "vp": sum(t.state.expansion)})


def test_first_place_grows_until_the_flood() -> None:
    t = acting(2, turn=3, players=3).act(RED)
    assert why(t, "intrigue") == ("intrigue-grows", {"vp": t.state.value, "turns": 2})


def test_a_later_place_is_paid_by_cards_still_to_come() -> None:
    t = acting(2, turn=1, players=3).assur(GREEN, upper=1).act(RED)
    assert why(t, "intrigue") == ("intrigue-later", {"place": 2})
    two = acting(2, turn=1).assur(BLUE, upper=1).act(RED)
    assert why(two, "intrigue") == ("", {})


def test_a_plow_pays_for_most_of_the_influence() -> None:
    t = acting(3, turn=4, players=4).cards(RED).assur(YELLOW, upper=2).act(RED)
    assert why_then(t, "intrigue", "middle") == ("intrigue-plow", {"plow": 2, "rest": 1})
    held = acting(3, turn=4, players=4).assur(YELLOW, upper=2).act(RED)
    assert why_then(held, "intrigue", "middle")[0] != "intrigue-plow"
