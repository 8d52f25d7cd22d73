"""What speaks for an answer in Assyria: Assur."""

from __future__ import annotations

import pytest

from tests.bots.reasons.assyria.positions import acting, line, why, why_then
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table


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
    nobody = {"dignitary": None, "price": 0}
    several = {"huts": 2, "camels": 4, "back": 2, "place": 1, "vp": prize, "safe": True, **nobody}
    assert why_then(t, "intrigue", "lower") == ("intrigue-several", several)
    assert why(t.answer("lower"), "intrigue") == ("intrigue-sure", {"place": 1, "vp": prize, "last": True})
    poor = last_with(3)
    assert why_then(poor, "intrigue", "lower")[1]["place"] == 2
    assert why_then(last_with(4, turn=3), "intrigue", "lower")[0] != "intrigue-several"
    t = last_with(4).answer("intrigue")
    assert why(t, "lower", line(("action", "intrigue"), ("action", "done"))) == ("intrigue-several", several)
    assert why(t, "lower", line(("action", "done")))[0] == "intrigue-sure"


def second(camels: int) -> Table:
    """Red acts before the first Flood, with a Plow; Green, who acts later as Blue does, has the only hut in Assur."""
    t = Table(3, turn=2, order=[RED, BLUE, GREEN]).assur(GREEN, lower=1).camels(BLUE, 5).camels(GREEN, 5)
    t.ziggurat(RED, "g6", 3).ziggurat(BLUE, "e2").ziggurat(GREEN, "b5")
    return t.camels(RED, camels).cards(RED, "plow").act(RED)


def test_huts_that_are_to_follow_in_assur_are_told_with_the_first() -> None:
    t = second(5)
    prize = sum(t.state.expansion)
    again = line(("action", "intrigue"), ("intrigue.dignitary", "lower"))
    several = {"huts": 2, "camels": 4, "back": 2, "place": 1, "vp": prize, "safe": False}
    told = ("intrigue-several", {**several, "dignitary": "middle", "price": 3})
    t.answer("intrigue")
    assert why(t, "lower", again) == told
    assert why(t, "lower", [])[0] == "intrigue-rate"
    assert why(t, "lower", line(("action", "intrigue"), ("intrigue.dignitary", "upper")))[0] == "intrigue-rate"


def test_a_hut_in_assur_says_what_it_takes_and_what_comes_back() -> None:
    t = second(5)
    prize = sum(t.state.expansion)
    t.intrigue("lower").answer("intrigue")
    rate = {"place": 1, "vp": prize - max(t.state.expansion), "more": True, "camels": 2, "back": 1}
    assert why(t, "lower") == ("intrigue-rate", {**rate, "dignitary": "middle", "price": 3})
    assert why(t, "middle")[1]["back"] == 0
    assert why(second(4).intrigue("lower"), "intrigue") == ("intrigue-rate", {**rate, "dignitary": None, "price": 0})


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
    t = acting(2, turn=1, players=3).act(RED)
    assert why(t, "intrigue") == ("intrigue-grows", {"vp": t.state.value, "turns": 1})
    two = acting(2, turn=3).act(RED)
    assert why(two, "intrigue") == ("intrigue-grows", {"vp": two.state.value, "turns": 2})


def test_the_cheapest_way_in_pays_even_the_last_place() -> None:
    """With three players the third Expansion card of a Reign pays third place. A9.6, A11.2"""
    t = acting(4, turn=3, players=3).act(RED).answer("intrigue")
    assert why(t, "lower") == ("intrigue-cheapest", {"turn": 5, "place": 3, "back": True})
    assert why(t, "middle") == ("intrigue-grows", {"vp": t.state.value, "turns": 2})
    again = acting(4, turn=3, players=3).assur(RED, lower=1).act(RED)
    assert why_then(again, "intrigue", "lower")[0] != "intrigue-cheapest"


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
