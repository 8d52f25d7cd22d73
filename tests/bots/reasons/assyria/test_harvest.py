"""What speaks for an answer in Assyria: Harvest."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.decision import Seat
from tests.bots.reasons.assyria.positions import why
from tests.rules.assyria.table import BLUE, GREEN, RED, Table


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
    assert why(t, "1") == ("column-same", {"huts": 4, "column": 2, "same": True, "when": "maybe"})
    assert why(t, "2")[0] != "column-same"
    three = harvest().market(["grape2", "barley2"], ["grape2", "barley2"], ["grape3", "barley1"]).harvest()
    assert why(three, "1") == ("column-earlier", {"huts": 4, "keeps": 0, "surely": False})


def test_a_column_may_keep_huts_that_others_with_as_many_do_not() -> None:
    t = harvest().market(["grape2", "barley2"], ["grape3", "date2"], ["grape2", "palm2"]).harvest()
    assert why(t, "1") == ("column-earlier", {"huts": 4, "keeps": 3, "surely": False})


def test_a_column_further_right_plays_later_for_sure_if_a_disc_lies_between() -> None:
    t = Table(3, turn=3, value=2, order=(BLUE, RED, GREEN))
    t.ziggurat(RED, "b5").ziggurat(BLUE, "e2").ziggurat(GREEN, "g6").put(RED, "a6", "b4", "c6").cards(RED)
    t.market(["grape2", "barley2"], ["salt1", "salt1"], ["grape3", "barley1"], ["grape3", "barley1"]).harvest()
    t.answer("2").pass_on()
    key, args = why(t, "1")
    assert (key, args["surely"]) == ("column-earlier", True)


def test_the_only_other_column_is_named() -> None:
    """With three columns the one that Blue has taken leaves two."""
    t = harvest(order=(BLUE, RED)).market(["grape2", "barley2"], ["salt1", "salt1"], ["grape2", "barley2"])
    t.harvest().answer("2").pass_on()
    assert (t.seat, t.options) == (RED, ["1", "3"])
    assert why(t, "1") == ("column-same", {"huts": 4, "column": 3, "same": True, "when": "last"})
    better = harvest(order=(BLUE, RED)).market(["salt1", "palm1"], ["salt1", "salt1"], ["grape2", "barley2"])
    better.harvest().answer("2").pass_on()
    key, args = why(better, "3")
    assert (key, args["column"]) == ("column-most", 1)


def test_a_column_may_keep_more_huts_than_any_other() -> None:
    t = harvest().market(["grape1", "date2"], ["grape2", "barley1"], ["salt1", "palm1"]).harvest()
    assert why(t, "2") == ("column-keeps", {"huts": 3, "of": 3, "all": True, "other": 1, "column": 0})
    better = harvest().market(["grape3", "barley1"], ["grape1", "joker"], ["salt1", "palm1"]).harvest()
    assert why(better, "2")[0] != "column-keeps"


def test_a_column_may_save_a_card_that_those_further_left_need() -> None:
    """Column 1 feeds one hut more, but only with the date card."""
    t = harvest("date2").market(["grape2", "barley1"], ["joker", "barley3"], ["salt1", "palm1"]).harvest()
    assert why(t, "2") == ("column-saves", {"huts": 4, "card": "date2"})
    without = harvest().market(["grape2", "barley2"], ["joker", "barley3"], ["salt1", "palm1"]).harvest()
    assert why(without, "2")[0] != "column-saves"


def test_a_column_that_feeds_fewer_than_one_further_right_plays_earlier() -> None:
    t = harvest().market(["salt1", "palm1"], ["grape2", "barley2"], ["grape3", "barley3"]).harvest()
    assert why(t, "2") == ("column-trade", {"huts": 4, "other": 5, "column": 3, "surely": False})


def test_a_column_may_have_the_only_joker() -> None:
    t = harvest().market(["grape3", "barley3"], ["grape1", "joker"], ["date1", "salt1"]).harvest()
    assert why(t, "2") == ("column-joker", {})
    both = harvest().market(["grape3", "joker"], ["grape1", "joker"], ["date1", "salt1"]).harvest()
    assert why(both, "2") == ("", {})
    assert why(
        harvest(turn=8).market(["grape3", "barley3"], ["grape1", "joker"], ["date1", "salt1"]).harvest(), "2"
    ) == (
        "",
        {},
    )


def test_the_leftmost_column_goes_first() -> None:
    t = harvest().market(["date1", "date1"], ["grape1", "joker"], ["grape3", "barley3"]).harvest()
    assert why(t, "1") == ("column-first", {})


def test_whoever_surely_acts_last_before_the_flood_can_answer_the_others() -> None:
    t = harvest(turn=5).market(["grape2", "barley3"], ["date1", "salt1"], ["date1", "salt2"]).harvest()
    t.answer("2").pass_on()
    assert (t.seat, why(t, "3")) == (BLUE, ("column-last", {}))
    early = harvest(turn=4).market(["grape2", "barley3"], ["date1", "salt1"], ["date1", "salt2"]).harvest()
    assert why(early.answer("2").pass_on(), "3")[0] != "column-last"
