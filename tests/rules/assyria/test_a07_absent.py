"""Beside the actions offered stands why the others are not, and which dignitaries cannot be had."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule


def refused(t: Table) -> dict[str, dict[str, Any]]:
    """Tell what is said now of each action that is not offered."""
    return {text.key.removeprefix("absent-"): dict(text.args) for text in t.decision.hints.refused}


def absent(t: Table) -> dict[str, dict[str, Any]]:
    """Let red act, and tell what is said of each action that is not offered."""
    t.act(RED)
    return refused(t)


def dignitaries(t: Table) -> dict[str, object]:
    """Tell what is said of each dignitary."""
    t.act(RED)
    said = [(text.key, dict(text.args)) for text in t.decision.hints.refused if "dignitary" in text.key]
    return {str(args.pop("dignitary")): args if key == "absent-dignitary" else key for key, args in said}


def too_dear(camels: int, have: int) -> dict[str, Any]:
    return {"why": "camels", "camels": camels, "have": have}


@rule("A7.3", "A7.4")
def test_what_costs_too_much_tells_the_price_of_the_cheapest() -> None:
    t = Table().put(RED, "d3").ziggurat(RED, "e4", 2).for_sale("palm2").camels(RED, 1)
    said = absent(t)
    assert said == {
        "build": too_dear(6, 1),
        "extend": too_dear(2, 1),
        "intrigue": too_dear(2, 1),
        "buy": too_dear(2, 1),
    }
    assert t.options == ["offer", "done"]


@rule("A7.4", "A7.5", "A7.6")
def test_a_base_lacks_a_hut_in_the_right_place_or_a_base() -> None:
    assert absent(Table().put(RED, "b2").camels(RED, 8))["build"] == {"why": "hut"}
    t = Table().put(RED, "d3").camels(RED, 8)
    for hex in ("a6", "b5", "c6", "c7"):
        t.ziggurat(RED, hex)
    assert absent(t)["build"] == {"why": "bases"}


@rule("A7.8", "A7.9", "A7.10")
def test_a_ziggurat_is_complete_or_has_grown_in_this_turn() -> None:
    assert absent(Table().ziggurat(RED, "e4", 3).camels(RED, 8))["extend"] == {"why": "complete"}
    t = Table().ziggurat(RED, "e4", 1).camels(RED, 8)
    assert "extend" not in absent(t)
    t.extend("e4")
    assert refused(t)["extend"] == {"why": "raised"}


@rule("A7.12")
def test_assur_lacks_huts_in_stock_or_spaces() -> None:
    t = Table().camels(RED, 8).assur(BLUE, upper=3).assur(GREEN, middle=4).assur(YELLOW, lower=6)
    assert absent(t)["intrigue"] == {"why": "full"}
    t = Table().camels(RED, 8).assur(RED, middle=4, lower=6)
    assert absent(t)["intrigue"] == {"why": "stock"}


@rule("A7.12")
def test_dignitaries_are_full_or_too_dear() -> None:
    t = Table().camels(RED, 3).assur(BLUE, lower=6)
    assert dignitaries(t) == {"upper": too_dear(4, 3), "lower": "absent-dignitary-full"}
    assert dignitaries(Table().camels(RED, 1)) == {}, "the action itself is told"


@rule("A7.16", "A7.17")
def test_offerings_are_three_a_turn_and_the_track_ends() -> None:
    t = Table().camels(RED, 8)
    assert "offer" not in absent(t)
    t.offer(3)
    assert refused(t)["offer"] == {"why": "limit", "most": 3}
    assert absent(Table().camels(RED, 8).offering(RED, 7))["offer"] == {"why": "end"}


@rule("A7.20", "A7.21", "A7.22")
def test_one_food_card_a_turn_and_one_plow() -> None:
    t = Table().for_sale("palm1", "palm2").camels(RED, 8).cards(RED, "plow")
    assert "buy" not in absent(t)
    t.buy("palm1")
    assert refused(t)["buy"] == {"why": "bought"}
    assert absent(Table().for_sale().camels(RED, 8).cards(RED, "plow"))["buy"] == {"why": "none"}


@rule("A7.3")
@pytest.mark.parametrize("camels", [0, 1])
def test_without_camels_nothing_is_said(camels: int) -> None:
    t = Table().camels(RED, 1)
    t.act(RED)
    if not camels:
        t.offer(1)
    assert bool(refused(t)) is bool(camels)
