from itertools import combinations

import pytest

from engine.assyria import GAME, data
from engine.assyria.events import Fed, Starved
from tests.rules.assyria.table import BLUE, GREEN, RED, Table, rule

# Hexes far apart for each food.
GRAPES = ("b4", "d5", "e4", "i6")
PALMS = ("b3", "d6", "f3", "g7")
DATES = ("c5", "d3", "f6", "i5")
BARLEY = ("c4", "c6", "e6", "g5")
SALT = ("b5", "e5", "g4", "j6")
ON_FOOD = {"grape": GRAPES, "palm": PALMS, "salt": SALT, "barley": BARLEY, "date": DATES}


def supplying(huts: tuple[str, ...], *cards: str, rules: int = GAME.rules) -> Table:
    t = Table(rules=rules)
    t.put(RED, *huts).cards(RED, *cards)
    return t.supply(RED)


def fed(t: Table) -> list[tuple[str, tuple[str, ...], int]]:
    return [(event.card, tuple(event.hexes), event.lost) for event in t.told if isinstance(event, Fed)]


@rule("A6.8")
def test_every_hut_old_or_new_needs_food() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5").put(RED, "i6", "j6").cards(RED, "joker", "joker")
    t.expand(RED)
    t.answers("c5", "c6")
    assert t.kind == "feed.huts"
    assert t.unfed == ["c5", "c6", "i6", "j6"]
    t.feed("joker", "c5")
    t.feed("joker", "i6")
    assert t.huts_of(RED) == ["c5", "i6"]


@rule("A6.8", "A6.17")
@pytest.mark.parametrize("cards", [(), ("palm3", "barley1")])
def test_huts_of_earlier_turns_starve_without_food(cards: tuple[str, ...]) -> None:
    t = supplying(("b4", "d5"), *cards)
    assert (t.huts_of(RED), t.stock_of(RED)["huts"]) == ([], 10)


@rule("A6.8")
def test_a_hut_needs_food_again_in_the_next_turn() -> None:
    t = Table(players=2, turn=1)
    t.put(RED, "b4").assur(RED, lower=6, upper=3).cards(RED, "grape1").ziggurat(BLUE, "e2")
    t.deck("date1", "date2", "date3", "date1", "date2", "date3")
    t.supply(RED)
    assert t.huts_of(RED) == ["b4"]
    while t.hut_at("b4") == RED:
        t.answer(t.default if t.default is not None else t.options[0])
    assert t.turn == 2
    assert [list(event.hexes) for event in t.told if isinstance(event, Starved) and event.seat == RED] == [["b4"]]


@rule("A6.8")
def test_ziggurats_and_huts_in_assur_need_no_food() -> None:
    t = Table()
    t.ziggurat(RED, "d5").ziggurat(RED, "b3", level=3).assur(RED, upper=2, middle=1).put(RED, "b4")
    t.cards(RED, "grape1", "palm1")
    t.supply(RED)
    assert (t.huts_of(RED), t.sites_of(RED)) == (["b4"], ["b3", "d5"])
    assert (t.assur_at("upper"), t.assur_at("middle")) == ([RED, RED], [RED])
    assert t.cards_of(RED) == ["palm1"]


@rule("A6.9")
@pytest.mark.parametrize("symbols", [1, 2, 3])
@pytest.mark.parametrize("food", ON_FOOD)
def test_a_card_feeds_as_many_huts_on_its_food_as_it_has_symbols(food: str, symbols: int) -> None:
    t = supplying(ON_FOOD[food], f"{food}{symbols}")
    assert (t.kind, t.options, t.limits) == ("feed.huts", list(ON_FOOD[food]), (symbols, symbols))
    t.answer(ON_FOOD[food][-symbols:])
    assert t.huts_of(RED) == list(ON_FOOD[food][-symbols:])


@rule("A6.9")
@pytest.mark.parametrize("food", ON_FOOD)
def test_a_card_feeds_no_hut_on_another_food(food: str) -> None:
    huts = tuple(hexes[1] for name, hexes in ON_FOOD.items() if name != food)
    t = supplying(huts, f"{food}3")
    assert (t.huts_of(RED), t.cards_of(RED)) == ([], [f"{food}3"])


@rule("A6.9")
@pytest.mark.parametrize("card", ["joker", "plow"])
def test_a_joker_or_plow_may_be_given_to_any_hut(card: str) -> None:
    huts = ("b3", "b4", "c5", "c6", "e5")
    for hut in huts:
        t = supplying(huts, card)
        assert (t.kind, t.options, t.limits) == ("feed.huts", list(huts), (1, 1))
        t.answer((hut,))
        assert t.huts_of(RED) == [hut]


@rule("A6.9")
def test_cards_are_played_one_at_a_time() -> None:
    t = supplying(("b4", "c5", "d3", "d5"), "grape1", "date1", "joker")
    assert (t.kind, t.options) == ("feed", ["plan", "grape1", "date1", "joker"])
    t.feed("date1", "d3")
    assert (t.kind, t.unfed, t.cards_of(RED)) == ("feed", ["b4", "c5", "d5"], ["grape1", "joker"])
    t.feed("joker", "d5")
    assert t.huts_of(RED) == ["b4", "d3", "d5"]


@rule("A6.9")
def test_a_card_that_is_not_held_is_refused() -> None:
    t = Table()
    t.put(RED, "b4", "c5", "d3").cards(RED, "grape1", "joker").cards(BLUE, "date1", "plow")
    t.supply(RED)
    assert t.kind == "feed"
    for card in ("date1", "grape2", "plow"):
        t.rejects(card, "card_not_owned")


@rule("A6.9")
def test_a_card_already_played_is_not_held_any_more() -> None:
    t = supplying(("b4", "d5", "c5", "d3"), "grape1", "date1", "joker")
    t.feed("grape1", "b4")
    t.rejects("grape1", "card_not_owned")


@rule("A6.9")
def test_only_own_huts_can_be_fed() -> None:
    t = Table()
    t.put(RED, "b4", "d5").put(BLUE, "e4").ziggurat(RED, "i6").cards(RED, "grape1")
    t.supply(RED)
    assert t.options == ["b4", "d5"]
    for hex_ in ("e4", "i6", "c3"):
        t.rejects((hex_,), "hut_not_yours")


@rule("A6.9")
def test_a_hut_already_fed_is_refused() -> None:
    t = supplying(("b4", "d5", "e4"), "grape1", "joker")
    t.feed("joker", "b4")
    assert (t.kind, t.options) == ("feed.huts", ["d5", "e4"])
    t.rejects(("b4",), "hut_already_fed")


@rule("A6.9")
def test_a_hut_on_another_food_is_refused() -> None:
    t = supplying(("b4", "c5", "d5"), "grape1")
    assert t.options == ["b4", "d5"]
    t.rejects(("c5",), "food_mismatch")


@rule("A6.10")
def test_a_card_that_feeds_nothing_is_refused() -> None:
    t = supplying(("b4", "c5", "d3"), "grape1", "palm2", "joker")
    assert t.options == ["plan", "grape1", "joker"]
    t.rejects("palm2", "card_feeds_nothing")


@rule("A6.10")
def test_a_card_feeds_nothing_once_the_huts_on_its_food_are_fed() -> None:
    t = supplying(("b4", "c5", "d3"), "grape1", "date1", "joker", "plow")
    t.feed("joker", "b4")
    assert (t.huts_of(RED), t.cards_of(RED), t.has_plow(RED)) == (["b4", "c5", "d3"], ["grape1"], False)


@rule("A6.11")
@pytest.mark.parametrize(("card", "number"), [("grape1", 1), ("grape2", 2), ("grape3", 3), ("joker", 1), ("plow", 1)])
def test_exactly_as_many_huts_as_symbols_must_be_named(card: str, number: int) -> None:
    t = supplying(GRAPES, card)
    assert t.limits == (number, number)
    for other in range(5):
        if other != number:
            t.rejects(GRAPES[:other], "wrong_hut_count")
    t.answer(GRAPES[:number])
    assert t.huts_of(RED) == list(GRAPES[:number])


@rule("A6.11")
def test_the_same_hut_cannot_be_named_twice() -> None:
    t = supplying(GRAPES, "grape2")
    t.rejects(("b4", "b4"))


@rule("A6.11", "A6.12")
@pytest.mark.parametrize(("card", "lost"), [("grape2", 0), ("grape3", 1)])
def test_a_card_with_enough_symbols_feeds_all_matching_huts(card: str, lost: int) -> None:
    t = supplying(("b4", "d5"), card)
    assert fed(t) == [(card, ("b4", "d5"), lost)]
    assert t.huts_of(RED) == ["b4", "d5"]


@rule("A6.11")
@pytest.mark.parametrize("chosen", list(combinations(GRAPES, 2)))
def test_the_player_chooses_which_huts_a_card_feeds(chosen: tuple[str, str]) -> None:
    t = supplying(GRAPES, "grape2")
    t.answer(chosen)
    assert t.huts_of(RED) == list(chosen)


@rule("AX24", "A6.11", "A6.13")
def test_ax24_example_of_the_forced_number() -> None:
    huts = ("c6", "d1", "e6")
    for pair in combinations(huts, 2):
        t = supplying(huts, "barley2")
        t.rejects(("c6",), "wrong_hut_count")
        t.rejects(huts, "wrong_hut_count")
        t.answer(pair)
        assert t.huts_of(RED) == list(pair)
    t = supplying(huts, "barley2", "plow")
    assert (t.huts_of(RED), t.has_plow(RED)) == (list(huts), False)


@rule("A6.12")
def test_left_over_symbols_are_lost() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5").put(RED, "b4", "d5").cards(RED, "grape3")
    t.supply(RED)
    assert fed(t) == [("grape3", ("b4", "d5"), 1)]
    assert (t.cards_of(RED), t.discard_pile) == ([], ["grape3"])


@rule("A6.12")
@pytest.mark.parametrize(
    ("played", "kept", "lost"), [("grape1", ["grape2", "grape3"], 0), ("grape3", ["grape1", "grape2"], 2)]
)
def test_a_larger_card_may_be_played_although_a_smaller_one_would_do(played: str, kept: list[str], lost: int) -> None:
    t = supplying(("b4",), "grape1", "grape2", "grape3")
    t.feed(played)
    assert fed(t) == [(played, ("b4",), lost)]
    assert t.cards_of(RED) == kept


@rule("A6.13")
def test_feeding_may_not_stop_while_a_card_fits() -> None:
    t = supplying(("b4", "c5", "d3", "d5"), "grape1", "date1", "joker")
    assert "done" not in t.options
    t.rejects("done", "feeding_not_finished")
    t.answer("date1")
    assert t.kind == "feed.huts"
    t.rejects("done", "feeding_not_finished")
    t.answer(("c5",))
    assert t.kind == "feed"
    t.rejects("done", "feeding_not_finished")


@rule("A6.13")
def test_no_well_may_be_built_before_feeding_is_finished() -> None:
    t = supplying(("c1", "c2", "d1", "d2"), "joker", "joker", "date1")
    assert t.kind == "feed"
    t.rejects("c1-c2-d1", "feeding_not_finished")
    t.rejects_kind("well", "c1-c2-d1", "feeding_not_finished")
    t.rejects_kind("well", "done", "feeding_not_finished")


@rule("A6.13")
@pytest.mark.parametrize("card", ["joker", "plow"])
def test_a_joker_and_a_plow_must_be_used_too(card: str) -> None:
    t = supplying(("b4", "c5"), "grape1", card)
    assert t.huts_of(RED) == ["b4", "c5"]
    assert (t.cards_of(RED), t.has_plow(RED)) == ([], False)


@rule("A6.13")
def test_supply_ends_by_itself_when_all_huts_are_fed() -> None:
    t = supplying(("b4", "c5"), "grape1", "grape2", "date1", "plow", "joker")
    t.feed("grape2")
    assert t.kind == "feed"
    t.feed("date1")
    assert t.kind == "end"
    assert t.cards_of(RED) == ["grape1", "joker"]
    assert t.has_plow(RED)


@rule("A6.13")
def test_supply_ends_by_itself_when_no_card_fits() -> None:
    t = supplying(("b4", "c5", "d5"), "grape1", "palm3", "salt2")
    t.answer(("d5",))
    assert (t.kind, t.cards_of(RED), t.huts_of(RED)) == ("end", ["palm3", "salt2"], ["d5"])


@rule("A6.14", "AX23")
def test_ax23_nobody_sacrifices_a_hut_and_the_only_way_is_taken() -> None:
    t = supplying(("b3", "c5"), "palm1", "joker")
    assert (t.kind, t.huts_of(RED), t.cards_of(RED)) == ("action", ["b3", "c5"], [])


@rule("A6.14", "AX23")
@pytest.mark.parametrize("chosen", ["a2", "c5"])
def test_ax23_which_of_two_huts_starves_is_up_to_the_player(chosen: str) -> None:
    t = supplying(("a2", "b3", "c5"), "palm1", "joker")
    t.rejects("done", "feeding_not_finished")
    t.answer("joker")
    assert (t.kind, t.options) == ("feed.huts", ["a2", "c5"])
    t.rejects(("b3",), "hut_sacrificed")
    t.rejects(("b3", "c5"), "wrong_hut_count")
    t.answer((chosen,))
    assert (t.huts_of(RED), t.cards_of(RED)) == (sorted(["b3", chosen]), [])


@rule("A6.14", "AX23")
def test_ax23_under_the_first_rules_a_hut_may_be_sacrificed() -> None:
    t = supplying(("b3", "c5"), "palm1", "joker", rules=1)
    t.rejects("done", "feeding_not_finished")
    t.feed("joker", "b3")
    assert (t.huts_of(RED), t.cards_of(RED)) == (["b3"], ["palm1"])
    t = supplying(("b3", "c5"), "palm1", "joker", rules=1)
    t.feed("joker", "c5")
    assert (t.huts_of(RED), t.cards_of(RED)) == (["b3", "c5"], [])


@rule("A6.14")
def test_a_plow_may_go_first_where_no_hut_starves_for_it() -> None:
    t = supplying(("b4", "c5", "d3"), "date2", "grape1", "plow")
    t.feed("plow", "b4")
    assert (t.huts_of(RED), t.cards_of(RED), t.has_plow(RED)) == (["b4", "c5", "d3"], ["grape1"], False)
    t = supplying(("b4", "c5", "d6"), "date2", "grape1", "plow")
    assert (t.huts_of(RED), t.cards_of(RED), t.has_plow(RED)) == (["b4", "c5", "d6"], [], False)
    t = supplying(("b4", "c5", "d6"), "date2", "grape1", "plow", rules=1)
    t.feed("plow", "b4")
    assert (t.huts_of(RED), t.cards_of(RED)) == (["b4", "c5"], ["grape1"])


@rule("A6.14")
def test_which_cards_are_kept_is_free_where_all_huts_are_fed() -> None:
    for card, kept in (("palm1", ["joker"]), ("joker", ["palm1"])):
        t = supplying(("b3",), "palm1", "joker")
        t.feed(card)
        assert (t.huts_of(RED), t.cards_of(RED)) == (["b3"], kept)


@rule("A6.15")
def test_used_food_cards_go_to_the_discard_pile() -> None:
    t = Table()
    t.put(RED, "b4", "c5", "d3", "d6").cards(RED, "grape2", "date1", "joker", "salt1").discard("palm3")
    t.supply(RED)
    t.feed("grape2")
    t.feed("date1", "c5")
    t.feed("joker", "d6")
    assert sorted(t.discard_pile) == ["date1", "grape2", "joker", "palm3"]
    assert t.cards_of(RED) == ["salt1"]


@rule("A6.15")
def test_a_used_plow_can_be_bought_again_in_the_same_turn() -> None:
    t = Table(players=2)
    t.put(RED, "b4").cards(RED, "plow").cards(BLUE, "plow").camels(RED, 2)
    assert t.plows_left == 0
    t.supply(RED)
    assert (t.seat, t.kind, t.plows_left, t.discard_pile) == (RED, "action", 1, [])
    assert not t.has_plow(RED)
    t.buy("plow")
    assert (t.has_plow(RED), t.plows_left) == (True, 0)


@rule("A6.16")
def test_cards_not_played_are_kept() -> None:
    t = supplying(("b4",), "grape1", "palm1", "salt3", "date2")
    assert (t.huts_of(RED), t.cards_of(RED)) == (["b4"], ["palm1", "salt3", "date2"])
    t = Table()
    t.cards(GREEN, "grape1", "joker", "plow")
    t.supply(GREEN)
    assert t.cards_of(GREEN) == ["grape1", "joker"]
    assert t.has_plow(GREEN)


@rule("A6.16")
def test_a_card_kept_feeds_in_a_later_turn() -> None:
    t = Table(players=2)
    t.ziggurat(RED, "b5").cards(RED, "grape1").assur(RED, lower=6, upper=3)
    t.deck("date1", "date2", "date3", "date1", "date2", "date3")
    t.supply(RED)
    assert (t.turn, t.kind, t.cards_of(RED)) == (2, "harvest", ["grape1"])
    while t.kind in ("harvest", "end"):
        t.answer(t.options[0])
    assert (t.seat, t.kind) == (RED, "hut")
    t.answer("b4")
    assert fed(t) == [("grape1", ("b4",), 0)]
    assert t.huts_of(RED) == ["b4"]


@rule("AX5", "A6.9", "A6.10", "A6.12", "A6.13", "A6.15", "A6.16")
def test_ax5_example_of_supply() -> None:
    t = Table()
    t.ziggurat(RED, "b5").put(RED, "c5", "c6", "c7", "b4").cards(RED, "barley2", "grape3", "palm1", "plow")
    t.supply(RED)
    t.rejects("palm1", "card_feeds_nothing")
    t.feed("barley2")
    assert fed(t)[0] == ("barley2", ("c6",), 1)
    t.rejects("palm1", "card_feeds_nothing")
    t.feed("plow", "c5")
    assert fed(t) == [("plow", ("c5",), 0), ("grape3", ("b4",), 2)]
    assert t.kind == "end"
    assert (t.cards_of(RED), t.has_plow(RED), t.plows_left) == (["palm1"], False, 4)
    assert sorted(t.discard_pile) == ["barley2", "grape3"]


@rule("AX6", "A6.17")
def test_ax6_example_of_famine() -> None:
    t = Table()
    t.ziggurat(RED, "b5").put(RED, "c5", "c6", "c7", "b4").cards(RED, "barley2", "grape3", "palm1", "plow")
    t.supply(RED)
    t.feed("barley2")
    t.feed("plow", "c5")
    assert [list(event.hexes) for event in t.told if isinstance(event, Starved)] == [["c7"]]
    assert (t.huts_of(RED), t.stock_of(RED)["huts"]) == (["b4", "c5", "c6"], 7)


@rule("A6.17")
def test_unfed_huts_return_to_stock_before_wells_income_and_prestige() -> None:
    t = supplying(("c1", "c2", "d1", "c3"), "salt1", "barley1")
    assert (t.huts_of(RED), t.stock_of(RED)["huts"]) == (["c1", "d1"], 8)
    assert t.wells_built == []
    assert (t.camels_of(RED), t.vp_of(RED)) == (0, 2)
    assert "WellBuilt" not in t.events


@rule("A6.17")
def test_huts_of_other_players_do_not_starve_in_this_turn() -> None:
    t = Table()
    t.put(RED, "b4").put(BLUE, "d5", "e4").put(GREEN, "i6")
    t.supply(RED)
    assert t.huts_of(RED) == []
    assert (t.seat, t.huts_of(BLUE), t.huts_of(GREEN)) == (BLUE, ["d5", "e4"], ["i6"])


@rule("A6.17")
def test_nobody_starves_when_all_huts_are_fed() -> None:
    t = supplying(("b4", "d5"), "grape3")
    assert "Starved" not in t.events
    assert all(data.HEXES[hut].food == "grape" for hut in t.huts_of(RED))
