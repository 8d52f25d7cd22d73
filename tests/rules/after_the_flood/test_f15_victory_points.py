from itertools import combinations

import pytest

from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table, rule

LUXURIES = ("tool", "oil", "gold", "lapis")
SUBSETS = [subset for size in range(5) for subset in combinations(LUXURIES, size)]


def ready_to_expand(wood: int = 2, **luxuries: int) -> Table:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=wood, **luxuries)
    return t


def all_workers(t: Table, seat: int) -> int:
    return t.available_workers(seat) + t.unavailable_workers(seat)


@rule("F15.1")
@pytest.mark.parametrize(
    ("armies", "vp"),
    [
        ({}, 0),
        ({"guti": 1}, 2),
        ({"guti": 2}, 2),
        ({"umma": 1}, 2),
        ({"guti": 1, "umma": 1}, 4),
        ({"guti": 2, "umma": 2, "elam": 1}, 6),
    ],
)
def test_each_area_with_an_own_army_scores_two(armies: dict[str, int], vp: int) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    for area, number in armies.items():
        t.armies(area, RED, number)
    t.end_actions()
    assert t.vp_of(RED) == vp


@rule("F15.1")
def test_available_armies_score_nothing() -> None:
    t = Table()
    t.empire(RED, "t1-guti", equipment={"gold": 1})
    t.armies("guti", RED, 1)
    t.available(RED, armies=9)
    t.end_actions()
    assert t.vp_of(RED) == 2


@rule("F15.1")
def test_a_home_that_nobody_can_invade_counts_too() -> None:
    t = Table()
    t.empire(RED, "t1-akkad")
    t.armies("akkad", RED, 1)
    t.end_actions()
    assert t.vp_of(RED) == 2


@rule("F15.1")
def test_all_empires_are_scored_before_the_first_city_is_expanded() -> None:
    t = Table(order=(GREEN, RED, PURPLE))
    t.city("ur", GREEN)
    t.hand(GREEN, wood=2)
    t.vp(RED, 10)
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.empire(PURPLE, "t1-akkad")
    t.armies("akkad", PURPLE, 1)
    t.armies("babylon", PURPLE, 2)
    t.end_actions()
    assert (t.seat, t.kind) == (GREEN, "city")
    assert [t.vp_of(seat) for seat in (RED, PURPLE, GREEN)] == [12, 4, 0]


@rule("FX34", "F15.2")
@pytest.mark.parametrize(("city", "vp"), [(True, 8), (False, 6)])
def test_a_city_in_nippur_adds_one_for_each_sumer_area_with_an_army(city: bool, vp: int) -> None:
    t = Table()
    t.empire(RED, "t1-guti")
    t.armies("guti", RED, 1)
    t.armies("nippur", RED, 2)
    t.armies("umma", RED, 1)
    if city:
        t.city("nippur", RED)
    t.end_actions()
    assert t.vp_of(RED) == vp


@rule("F15.3")
@pytest.mark.parametrize("expanded", [[], ["uruk"], ["uruk", "ur"], ["umma", "uruk", "ur"]])
def test_none_one_or_several_cities_may_be_expanded(expanded: list[str]) -> None:
    t = Table()
    for area in ("umma", "uruk", "ur", "eridu"):
        t.city(area, RED)
    t.hand(RED, wood=8)
    t.end_actions()
    for area in expanded:
        t.answer(area)
    t.answer("done")
    assert t.vp_of(RED) == 4 * len(expanded)
    assert [area for area in ("umma", "uruk", "ur", "eridu") if t.city_at(area) == (RED, True)] == expanded
    assert t.turn == 2


@rule("F15.3")
def test_the_new_order_of_play_decides_who_expands_first() -> None:
    t = Table(order=(RED, PURPLE, GREEN))
    t.city("ur", RED)
    t.city("uruk", PURPLE)
    t.hand(RED, wood=2)
    t.hand(PURPLE, wood=2)
    t.passed(RED, grain=1)
    t.passed(PURPLE, textile=1)
    t.passed(GREEN)
    t.end_actions()
    assert (t.seat, t.kind) == (PURPLE, "city")
    t.answer("done")
    assert (t.seat, t.kind) == (RED, "city")


@rule("F15.4")
@pytest.mark.parametrize("luxuries", SUBSETS)
def test_an_expansion_costs_two_wood_and_the_chosen_luxuries(luxuries: tuple[str, ...]) -> None:
    t = ready_to_expand(wood=3, grain=1, tool=2, oil=1, gold=1, lapis=1)
    t.end_actions()
    t.answer("ur")
    assert t.kind == "city.luxuries"
    assert list(t.options) == list(LUXURIES)
    t.answer(luxuries)
    left = {"wood": 1, "grain": 1, "tool": 2, "oil": 1, "gold": 1, "lapis": 1}
    for luxury in luxuries:
        left[luxury] -= 1
    assert t.hand_of(RED) == {resource: number for resource, number in left.items() if number}
    assert t.vp_of(RED) == (4, 7, 10, 14, 20)[len(luxuries)]
    assert t.city_at("ur") == (RED, True)
    assert t.expansions_in_hand(RED) == 3
    assert t.cities_in_hand(RED) == 3


@rule("FX26", "F15.4", "F15.7")
def test_a_city_with_three_luxuries_scores_fourteen_and_takes_no_second_tool() -> None:
    t = Table()
    t.city("uruk", RED)
    t.hand(RED, wood=3, tool=2, oil=1, gold=1)
    t.end_actions()
    t.answer("uruk")
    t.rejects(("tool", "tool", "oil", "gold"))
    t.answer(("tool", "oil", "gold"))
    assert t.vp_of(RED) == 14
    assert t.hand_of(RED) == {"wood": 1, "tool": 1}


@rule("FX26", "F15.5")
def test_an_expanded_city_is_not_offered_again() -> None:
    t = Table()
    t.city("uruk", RED, expanded=True)
    t.city("ur", RED)
    t.hand(RED, wood=4)
    t.end_actions()
    assert list(t.options) == ["ur", "done"]
    t.rejects("uruk")
    t.answer("ur")
    assert t.kind == "end"
    t.end()
    assert t.vp_of(RED) == 4
    assert t.hand_of(RED) == {"wood": 2}


@rule("FX26", "F15.5")
def test_a_new_city_in_the_area_of_an_expanded_one_may_be_expanded_again() -> None:
    t = Table()
    t.city("uruk", RED, expanded=True)
    for area in ("umma", "lagash", "ur"):
        t.city(area, RED, expanded=True)
    t.hand(RED, wood=2)
    t.available(RED, workers=1)
    t.act(RED)
    t.answer("build").answer("uruk").answer("nippur").end()
    t.answer("pass").end()
    t.answer("build")
    assert t.kind == "pay"
    t.answer("worker").answer("nippur").answer("uruk").end()
    t.answer("pass")
    t.amounts()
    t.end()
    assert t.kind == "city"
    assert list(t.options) == ["uruk", "done"]
    t.answer("uruk")
    assert t.vp_of(RED) == 4
    assert t.city_at("uruk") == (RED, True)
    assert t.expansions_in_hand(RED) == 0


@rule("F15.6")
def test_a_city_built_this_turn_may_be_expanded_this_turn() -> None:
    t = Table()
    t.hand(RED, wood=2)
    t.act(RED)
    t.answer("build").answer("lagash").end()
    t.answer("pass").end()
    t.answer("pass")
    t.amounts()
    t.end()
    assert (t.seat, t.kind) == (RED, "city")
    t.answer("lagash")
    assert t.city_at("lagash") == (RED, True)
    assert t.vp_of(RED) == 4


@rule("F15.6")
def test_an_enemy_army_does_not_prevent_an_expansion() -> None:
    t = ready_to_expand()
    t.empire(PURPLE, "t1-sumer")
    t.armies("ur", PURPLE, 2)
    t.end_actions()
    assert list(t.options) == ["ur", "done"]
    t.answer("ur")
    assert t.city_at("ur") == (RED, True)
    assert t.vp_of(RED) == 4


@rule("F15.7")
def test_an_enemy_or_missing_or_expanded_city_is_refused() -> None:
    t = ready_to_expand(wood=4)
    t.city("umma", PURPLE)
    t.city("uruk", RED, expanded=True)
    t.end_actions()
    t.rejects("umma").rejects("uruk").rejects("eridu").rejects("egypt")
    assert (t.seat, t.kind) == (RED, "city")


@rule("F15.7")
@pytest.mark.parametrize(
    "set_",
    [("grain",), ("textile",), ("metal",), ("wood",), ("lapis",), ("tool", "tool"), ("oil", "oil"), ("tool", "metal")],
)
def test_only_different_luxuries_in_hand_are_accepted(set_: tuple[str, ...]) -> None:
    t = ready_to_expand(wood=4, grain=1, textile=1, metal=1, tool=2, oil=1)
    t.end_actions()
    t.answer("ur")
    assert list(t.options) == ["tool", "oil"]
    t.rejects(set_)
    t.answer(("tool",))
    assert t.vp_of(RED) == 7


@rule("F15.7", "F15.11")
def test_one_wood_left_is_not_enough_for_the_second_city() -> None:
    t = ready_to_expand(wood=3)
    t.city("uruk", RED)
    t.end_actions()
    t.answer("ur")
    assert t.kind == "end"
    t.rejects("uruk")
    t.end()
    assert t.turn == 2
    assert t.city_at("uruk") == (RED, False)


@rule("F15.7")
def test_a_city_is_not_expanded_during_the_actions() -> None:
    t = ready_to_expand(wood=2, lapis=1)
    t.act(RED)
    assert t.kind == "action"
    t.rejects("city").rejects("ur")
    t.answer("build")
    t.rejects("ur")
    assert t.city_at("ur") == (RED, False)


@rule("F15.8")
def test_the_resources_spent_are_back_in_the_stock_at_once() -> None:
    t = ready_to_expand(wood=2, tool=1, lapis=1)
    t.city("uruk", PURPLE)
    t.hand(PURPLE, wood=2)
    t.end_actions()
    assert (t.in_stock("wood"), t.in_stock("tool"), t.in_stock("lapis")) == (8, 11, 6)
    t.answer("ur").answer(("tool", "lapis"))
    assert (t.in_stock("wood"), t.in_stock("tool"), t.in_stock("lapis")) == (10, 12, 7)
    t.end()
    assert (t.seat, t.kind) == (PURPLE, "city")
    assert (t.in_stock("wood"), t.in_stock("tool"), t.in_stock("lapis")) == (10, 12, 7)


@rule("F15.9")
def test_all_four_cities_can_be_expanded_in_one_turn() -> None:
    t = Table()
    areas = ["sippar", "babylon", "nippur", "umma"]
    for area in areas:
        t.city(area, RED)
    t.hand(RED, wood=8)
    t.end_actions()
    for area in areas:
        t.answer(area)
    assert t.kind == "end"
    assert [t.city_at(area) for area in areas] == [(RED, True)] * 4
    assert t.expansions_in_hand(RED) == 0
    assert t.vp_of(RED) == 16


@rule("F15.10")
def test_done_is_offered_at_once_and_after_each_expansion() -> None:
    t = ready_to_expand(wood=6)
    t.city("umma", RED)
    t.city("uruk", RED)
    t.end_actions()
    assert list(t.options) == ["umma", "uruk", "ur", "done"]
    t.answer("uruk")
    assert (t.seat, t.kind) == (RED, "city")
    assert list(t.options) == ["umma", "ur", "done"]
    t.answer("done")
    assert t.turn == 2
    assert t.hand_of(RED) == {"wood": 4}


@rule("F15.10")
def test_a_player_may_decline_every_expansion() -> None:
    t = ready_to_expand(wood=2, lapis=1)
    t.end_actions()
    t.answer("done")
    assert t.turn == 2
    assert t.vp_of(RED) == 0
    assert t.hand_of(RED) == {"wood": 2, "lapis": 1}
    assert t.city_at("ur") == (RED, False)


@rule("F15.11")
@pytest.mark.parametrize(
    ("wood", "city", "expanded", "asked"),
    [(2, True, False, True), (1, True, False, False), (2, False, False, False), (4, True, True, False)],
)
def test_a_player_who_cannot_expand_is_skipped(wood: int, city: bool, expanded: bool, asked: bool) -> None:
    t = Table(order=(RED, GREEN, PURPLE))
    t.hand(RED, wood=wood, lapis=1)
    if city:
        t.city("ur", RED, expanded=expanded)
    t.city("umma", GREEN)
    t.hand(GREEN, wood=2)
    t.end_actions()
    assert (t.seat, t.kind) == (RED if asked else GREEN, "city")


@rule("F15.11")
def test_the_turn_goes_on_when_nobody_can_expand() -> None:
    t = Table()
    t.city("ur", RED)
    t.hand(RED, wood=1)
    t.hand(PURPLE, wood=5)
    t.end_actions()
    assert (t.turn, t.kind) == (2, "action")


@rule("FX27", "F15.12")
@pytest.mark.parametrize(
    ("before", "luxuries", "after"),
    [(65, ("tool", "oil", "gold"), 79), (70, (), 74), (138, LUXURIES, 158), (69, LUXURIES, 89)],
)
def test_the_score_goes_past_seventy_without_using_a_worker(before: int, luxuries: tuple[str, ...], after: int) -> None:
    t = ready_to_expand(wood=2, tool=1, oil=1, gold=1, lapis=1)
    t.vp(RED, before)
    t.end_actions()
    t.answer("ur").answer(luxuries)
    assert t.vp_of(RED) == after
    assert all_workers(t, RED) == 25
