"""Sealed answers of two steps, taking them back, and arrangements: typed like everything else."""

from __future__ import annotations

from tests.typed.sealed_bids import BidKeyboard


def test_a_bid_typed_is_a_draft_until_its_footer_seals_it() -> None:
    at = BidKeyboard()
    at.type("bid", rows="5 force, 2 tactics")
    assert at.panel.end.label == "Bid 5/2"
    assert at.waiting == {0, 1}
    at.match.undo(0)
    at.type("bid", rows="5 force, 2 tactics", end="yes")
    assert at.waiting == {1}


def test_a_bid_is_completed_by_the_label_of_what_is_counted() -> None:
    at = BidKeyboard()
    assert list(at.offered("bid", "rows", "2 force").items())[:2] == [
        ("2 in row force", "+force:2"),
        ("3 in row force", "+force:3"),
    ]
    assert at.offered("bid", "rows", "2 force, ta")["2 in row force, 1 in row tactics"] == "+force:2+tactics:1"
    at.refused('"2 elephants" is not one of the choices', "bid", rows="2 elephants")
    at.refused("7 in row force", "bid", rows="9 force")


def test_bidding_again_takes_the_bid_back_and_bids_anew() -> None:
    at = BidKeyboard()
    at.type("bid", rows="5 force", end="yes")
    assert at.waiting == {1}
    assert at.offered("bid", "rows", "1 tac")["1 in row tactics"] == "+tactics:1"
    at.type("bid", rows="1 tactics", end="yes")
    assert at.waiting == {1}
    at.pass_on(1)
    at.type("bid", rows="none", end="yes")
    assert at.state.opened == {0: [("tactics:1",), "seal"], 1: [(), "seal"]}


def test_a_bid_that_is_refused_takes_nothing_back() -> None:
    at = BidKeyboard()
    at.type("bid", rows="5 force", end="yes")
    at.refused("Possible", "bid", rows="9 force")
    at.refused("not one of the choices", "bid", rows="9 elephants", end="yes")
    assert at.waiting == {1}


def test_an_order_is_typed_as_a_list_and_completed_step_by_step() -> None:
    at = BidKeyboard()
    at.type("bid", rows="none", end="yes")
    at.pass_on(1)
    at.type("bid", rows="none", end="yes")
    at.pass_on(0)
    assert list(at.offered("order", "towns").items())[:2] == [
        ("As proposed", "+mari+umma+ur+kish"),
        ("Umma", "Umma"),
    ]
    assert at.offered("order", "towns", "kish, m") == {"kish, Mari": "kish, Mari", "kish, Umma": "kish, Umma"}
    assert at.offered("order", "towns", "kish, Mari, ur")["kish, Mari, Ur"] == "+kish+mari+ur+umma"
    at.refused('"kish" alone is not enough', "order", towns="kish")
    at.refused('"kish" is not one of the choices', "order", towns="kish, kish")
    at.type("order", towns="kish, mari, ur")
    assert at.state.opened[9] == [("kish", "mari", "ur", "umma")]
