"""What speaks for an answer in After the Flood: Passing."""

from __future__ import annotations

from typing import Any

from tests.bots.reasons.after_the_flood.positions import Told, at_war, price, why
from tests.rules import rule
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table


def passing(**args: Any) -> Told:
    return "pass", {"cost": "theirs", "spent": False, "keeps": "nothing", "vp": 0, **args}


@rule("F13.7")
def test_passing_tells_the_price_of_acting_and_what_is_kept() -> None:
    assert why(Table(turn=2).act(RED), "pass") == passing(spent=True)
    t = Table(turn=2).available(RED, workers=2).hand(RED, grain=1).act(RED)
    assert why(t, "pass") == passing(keeps="hand")
    assert why(t.answer("pass"), ()) is None, "it is no reason against a bid"
    t = Table(turn=5).available(RED, workers=2).hand(RED, grain=1).passed(PURPLE).act(RED)
    assert why(t, "pass") == passing(cost="own")
    t = Table(turn=5).city("ur", RED).hand(RED, wood=2, oil=1).passed(PURPLE).act(RED)
    assert why(t, "pass") == passing(cost="own", spent=True, keeps="points", vp=7)


@rule("F14.1")
def test_a_bid_tells_how_it_moves_the_order_as_it_stands() -> None:
    def told(order: tuple[int, ...], **bid: int) -> Told:
        t = Table(turn=2, order=order).hand(RED, grain=3).available(PURPLE, workers=1)
        return why(t.passed(GREEN, **bid).act(RED).answer("pass"), ("grain:2",))

    assert told((GREEN, PURPLE, RED)) == ("bid-up", {"place": 1, "before": 3, **price()})
    assert told((GREEN, PURPLE, RED), metal=1) == ("bid-up", {"place": 2, "before": 3, **price()})
    assert told((RED, GREEN, PURPLE)) == ("bid-guard", {"place": 1, "value": 2, **price()})


@rule("F13.4", "F15.4")
def test_a_bid_tells_what_it_costs_the_cities() -> None:
    t = Table(turn=2, order=(GREEN, RED, PURPLE)).city("ur", RED).hand(RED, wood=3, oil=1, tool=1)
    t.passed(GREEN).passed(PURPLE).act(RED).answer("pass")
    assert why(t, ("wood:1",)) == ("bid-up", {"place": 1, "before": 2, **price(10, 10)})
    assert why(t, ("oil:1",)) == ("bid-up", {"place": 1, "before": 2, **price(10, 7, costly=("oil", 1))})
    assert why(t, ("wood:2",)) == ("bid-up", {"place": 1, "before": 2, **price(10, 0, costly=("wood", 2))})
    t = Table(turn=2).city("ur", RED).hand(RED, wood=3).passed(GREEN).passed(PURPLE).act(RED).answer("pass")
    assert why(t, ("wood:2",)) == ("price", price(4, 0, costly=("wood", 2)))  # the first stays first without a bid
    assert why(t, ("wood:1",)) is None


@rule("F17.6")
def test_the_last_bid_is_for_a_tie_and_only_of_what_no_city_takes() -> None:
    t = Table(turn=5, order=(PURPLE, RED, GREEN)).city("ur", RED).hand(RED, grain=1, wood=2).act(RED).answer("pass")
    assert why(t, ("grain:1",)) == ("bid-last", {"place": 1})
    assert why(t, ("wood:1",)) == ("price", price(4, 0, costly=("wood", 1)))


def paying(spared: str, brings: str = "", number: int = 0) -> Told:
    return "pay", {"spared": spared, "brings": brings, "free": number, "vp": number}


@rule("F16.2", "F16.5")
def test_the_extra_cost_is_paid_with_what_leaves_anyway() -> None:
    t = Table(turn=2).passed(PURPLE).available(RED, workers=2).hand(RED, grain=1, wood=1).act(RED).answer("build")
    assert why(t, "worker") == paying("worker")
    assert why(t, "grain") == ("spare-kind", {"resource": "grain", "resources": ["wood"]})
    t = Table(turn=5).passed(PURPLE).available(RED, workers=2).hand(RED, grain=2).act(RED).answer("place")
    assert why(t, "worker") is None


@rule("F13.7")
def test_the_extra_cost_is_told_with_what_it_is_paid_for() -> None:
    t = Table(turn=5).passed(PURPLE).available(RED, workers=2).hand(RED, wood=2, grain=1).act(RED).answer("build")
    assert why(t, "worker") == paying("worker", "city", 4)
    t = at_war().passed(PURPLE).available(RED, workers=1).act(RED).answer("expand")
    assert why(t, "army") == paying("army", "land", 2)
    t = at_war().passed(PURPLE).available(RED, workers=1).armies("umma", PURPLE, 1).empire(PURPLE, "t5-assyria")
    t.act(RED).answer("expand")
    assert why(t, "worker", ("expand.area", "lagash")) == paying("worker", "land", 1)
    assert why(t, "worker", ("expand.area", "umma")) is None  # for a fight, in the last turn
    t = Table(turn=2).passed(PURPLE).available(RED, workers=1).city("ur", RED).workers("amorites", RED, 1)
    t.hand(RED, grain=1, textile=1, wood=1, tool=1).act(RED).answer("trade")
    assert why(t, "worker") == paying("worker", "points", 7)
    t = Table(turn=2).passed(PURPLE).available(RED, workers=1).workers("isin", RED, 1).hand(RED, grain=1)
    assert why(t.act(RED).answer("start"), "worker") is None


@rule("F13.7", "F15.4")
def test_the_extra_cost_paid_with_what_a_city_takes_is_told_with_its_price() -> None:
    t = Table(turn=2).passed(PURPLE).city("ur", RED).hand(RED, wood=2, tool=2, oil=1).act(RED).answer("build")
    assert why(t, "wood") == ("pay-price", {"resource": "wood", **price(10, 0, costly=("wood", 1))})
    assert why(t, "oil") == ("pay-price", {"resource": "oil", **price(10, 7, costly=("oil", 1))})
    assert why(t, "tool") == ("spare-second", {"resource": "tool", "have": 2})
    t = Table(turn=2).passed(PURPLE).city("ur", RED).city("umma", RED).hand(RED, wood=4, tool=2).act(RED)
    assert why(t.answer("build"), "tool") == ("pay-price", {"resource": "tool", **price(14, 11, costly=("tool", 1))})
