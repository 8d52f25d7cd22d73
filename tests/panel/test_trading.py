"""Trades are one menu with ticks: any number of them takes one press, or none is made."""

from __future__ import annotations

import pytest

from cogs.border.wording import NothingTaken, say_refusal
from engine.after_the_flood import GAME
from tests.panel.hand import Hand
from tests.panel.test_press_counts import opening
from tests.panel.words import NAMES, words_of
from tests.rules.after_the_flood.table import RED, Table


def test_any_number_of_trades_and_tools_takes_one_press() -> None:
    hand = Hand(opening().act(RED))
    hand.choose("⚖️ Trade", "Grain → wood (Amorites)", "Tool → oil (Amorites)", "Metal → tool", "Metal → tool, 2nd")
    assert hand.count == 1
    assert hand.state.players[RED].hand["tool"] == 2
    hand.press("End action")
    assert hand.ended


def test_what_a_trade_makes_possible_stands_in_the_menu_that_follows() -> None:
    table = Table().hand(RED, tool=2, wood=1).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.act(RED))
    hand.choose("⚖️ Trade", "Tool → oil (Amorites)")
    assert not hand.panel.end.greyed
    hand.choose("⚖️ Trade", "Oil → lapis lazuli (Kassites)")
    assert hand.count == 2


def test_trades_that_need_an_order_are_put_into_one() -> None:
    table = Table().hand(RED, grain=2, tool=1).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.workers("tool_makers", RED, 1).workers("elam", RED, 1).act(RED))
    entries = hand.entries("⚖️ Trade")
    assert "Grain → metal (Elam)" in entries
    hand.choose("⚖️ Trade", "Tool → lapis lazuli (Kassites)", "Grain → metal (Elam)", "Grain → wood (Amorites)")
    assert hand.state.players[RED].hand["lapis"] == 1


def test_a_second_swap_of_a_kind_says_that_it_uses_the_extra_trade() -> None:
    table = Table().hand(RED, grain=2, textile=1).workers("amorites", RED, 2).city("sippar", RED)
    entries = Hand(table.act(RED)).entries("⚖️ Trade")
    assert entries["Grain → wood (Amorites)"] == "1 trade possible, 2 with Sippar · general stock: 12"
    assert entries["Textile → wood (Amorites)"] == "1 trade possible · general stock: 12", "more cannot be paid"
    assert entries["Grain → wood (Amorites), 2nd"] == "uses the extra trade · general stock: 11"


def test_a_swap_says_how_often_it_can_be_had_not_how_many_traders_there_are() -> None:
    table = Table().hand(RED, grain=3, tool=1).workers("amorites", RED, 3)
    assert Hand(table.act(RED)).entries("⚖️ Trade") == {
        "Grain → wood (Amorites)": "1 trade possible · general stock: 12",
        "Tool → wood (Amorites)": "1 trade possible · general stock: 12",
        "Tool → oil (Amorites)": "1 trade possible · general stock: 7",
    }


def test_where_traders_are_fewer_than_kinds_that_is_said_too() -> None:
    table = Table().hand(RED, grain=1, tool=1).workers("amorites", RED, 1)
    assert (
        Hand(table.act(RED)).entries("⚖️ Trade")["Tool → oil (Amorites)"]
        == "1 trade possible (only 1 trader still there) · general stock: 7"
    )


def test_a_trade_whose_sides_are_both_forced_says_them_both() -> None:
    table = Table().hand(RED, oil=1).workers("kassites", RED, 3)
    hand = Hand(table.act(RED))
    assert hand.entries("⚖️ Trade") == {"Oil → lapis lazuli (Kassites)": "1 trade possible · general stock: 7"}


def test_a_trade_whose_gain_is_forced_says_it_beside_every_price() -> None:
    table = Table().hand(RED, oil=2, tool=1).workers("kassites", RED, 1)
    hand = Hand(table.act(RED))
    assert list(hand.entries("⚖️ Trade")) == ["Tool → lapis lazuli (Kassites)", "Oil → lapis lazuli (Kassites)"]


def test_too_many_swaps_for_a_menu_ask_first_what_is_received_then_what_is_given() -> None:
    table = Table().hand(RED, grain=5, wood=3, metal=2, textile=3, tool=2, oil=2, gold=1).workers("elam", RED, 2)
    for area in ("amorites", "kassites", "egypt", "hittites", "dilmun"):
        table.workers(area, RED, 2)
    hand = Hand(table.act(RED))
    assert (
        hand.entries("⚖️ Trade")["Get wood (Dilmun) for…"]
        == "you have 5 grain, 3 textiles and 2 tools · 1 trade possible (only 2 traders still there)"
    )
    hand.choose("⚖️ Trade", "Get wood (Dilmun) for…")
    assert list(hand.entries("Choose")) == ["Grain → wood (Dilmun)", "Textile → wood (Dilmun)", "Tool → wood (Dilmun)"]
    hand.choose("Choose", "Tool → wood (Dilmun)")
    assert hand.count == 2
    assert hand.state.players[RED].hand["wood"] == 4


def test_ticks_for_the_same_piece_are_refused_together() -> None:
    table = Table().hand(RED, tool=1, grain=3).workers("amorites", RED, 2).workers("kassites", RED, 1)
    hand = Hand(table.act(RED))
    with pytest.raises(NothingTaken) as refused:
        hand.choose("⚖️ Trade", "Tool → oil (Amorites)", "Tool → lapis lazuli (Kassites)", "Grain → wood (Amorites)")
    told = say_refusal(words_of(GAME, "en"), refused.value, NAMES)
    assert "lapis lazuli" in told or "oil" in told
    assert told.startswith("Nothing was done")
    assert hand.asked == ["action"]


def test_what_is_given_is_shown_though_nothing_else_could_be() -> None:
    table = Table().hand(RED, tool=1, grain=1).workers("amorites", RED, 2)
    hand = Hand(table.act(RED))
    assert "Tool → oil (Amorites)" in hand.entries("⚖️ Trade")
    hand.choose("⚖️ Trade", "Tool → oil (Amorites)", "Grain → wood (Amorites)")
    assert hand.state.players[RED].hand["oil"] == 1


def test_ticks_that_cost_more_of_a_resource_than_there_is_say_so_first() -> None:
    table = Table().hand(RED, grain=8, textile=1).workers("amorites", RED, 1).workers("mittani", RED, 1)
    hand = Hand(table.city("sippar", RED).act(RED))
    with pytest.raises(NothingTaken) as refused:
        hand.choose("⚖️ Trade", "Textile → wood (Amorites)", "Textile → wood (Mittani)")
    told = say_refusal(words_of(GAME, "en"), refused.value, NAMES)
    assert told.endswith("Not possible: you have no textile left. Your selection is kept.")
