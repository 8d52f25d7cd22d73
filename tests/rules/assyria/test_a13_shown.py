"""A13.1-A13.3, A13.6-A13.9, A13.15: what a player is shown with each question."""

from collections.abc import Iterable, Mapping
from itertools import permutations

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.assyria import data
from engine.core.decision import OneOf, Some, Text
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

MARKET = (("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))


def flat(value: object) -> list[str]:
    if isinstance(value, Mapping):
        return [leaf for pair in value.items() for part in pair for leaf in flat(part)]
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [leaf for part in value for leaf in flat(part)]
    return [str(value)]


def prompt(t: Table) -> list[str]:
    return flat(t.decision.prompt.args)


def shown(t: Table, option: str) -> list[str]:
    choice = t.decision.choice
    assert isinstance(choice, OneOf | Some)
    (label,) = [offered.label for offered in choice.options if offered.id == option]
    return [*flat(label.args), *flat(t.notes[option])]


def status(t: Table) -> list[Text]:
    seat = t.seat
    assert seat is not None
    return list(ASSYRIA.status(ASSYRIA.view(t.state, seat), seat))


def stated(t: Table) -> dict[str, object]:
    return {name: value for text in status(t) for name, value in text.args.items()}


@rule("A13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_market_and_order_are_shown_from_the_first_question_on(players: int) -> None:
    t = Table.new(players=players, seed=7)
    assert t.kind == "start"
    view = ASSYRIA.view(t.state, t.seat)
    assert tuple(view.order) == tuple(t.order)
    assert [tuple(column) for column in view.market] == [tuple(column) for column in t.columns]
    assert set(view.hexes) == set(data.in_play(players))
    assert {hex_: (seen.food, seen.terrain) for hex_, seen in view.hexes.items()} == {
        hex_: (data.HEXES[hex_].food, data.HEXES[hex_].terrain) for hex_ in data.in_play(players)
    }


@rule("A13.2")
def test_each_column_shows_its_cards_and_its_place_in_the_new_order() -> None:
    t = Table()
    t.market(*MARKET)
    t.harvest()
    for number, cards in enumerate(MARKET, start=1):
        assert set(cards) <= set(shown(t, str(number)))
    assert places(t) == {"1": [1], "2": [1, 2], "3": [2, 3], "4": [3, 4], "5": [4]}
    t.answer("3").end().answer("1").end()
    assert places(t) == {"2": [2], "4": [3, 4], "5": [4]}
    t.answer("4").end()
    assert places(t) == {"2": [2], "5": [4]}


def places(t: Table) -> dict[str, list[int]]:
    """The place or the first and the last possible one that each column is said to give."""
    return {column: list(note.values()) for column, note in t.notes.items()}


@rule("A13.2", "A5.11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_a_column_is_said_to_give_can_come_about_and_no_other(players: int) -> None:
    columns = [str(column) for column in range(1, players + 2)]
    come_about: dict[tuple[str, ...], set[int]] = {}
    for taken in permutations(columns, players):
        for number in range(1, players + 1):
            come_about.setdefault(taken[:number], set()).add(sorted(taken).index(taken[number - 1]) + 1)
    for taken, found in come_about.items():
        t = Table(players=players)
        t.market(*MARKET[: players + 1])
        t.harvest()
        for column in taken[:-1]:
            t.answer(column).end()
        said = places(t)[taken[-1]]
        assert set(range(said[0], said[-1] + 1)) == found, taken


@rule("A13.3")
def test_each_hex_shows_its_food_and_terrain() -> None:
    t = Table()
    t.ziggurat(RED, "b5").ziggurat(RED, "c3")
    t.cards(RED, "barley2", "joker")
    t.expand(RED)
    for hex_ in t.options:
        assert {data.HEXES[hex_].food, data.HEXES[hex_].terrain} <= set(shown(t, hex_))
    assert stated(t)["cards"] == ["barley2", "joker"]


@rule("A13.3")
@pytest.mark.parametrize(("value", "stock"), [(4, 10), (3, 10), (4, 2)])
def test_the_huts_left_to_place_are_shown(value: int, stock: int) -> None:
    t = Table(value=value)
    t.ziggurat(RED, "b5")
    t.assur(RED, lower=min(6, 10 - stock), middle=max(0, 4 - stock))
    t.expand(RED)
    left = min(value, stock)
    while t.kind == "hut":
        assert str(left) in prompt(t)
        left -= 1
        t.answer(t.options[0])
    assert left == 0


@rule("A13.6")
def test_unfed_huts_and_cards_left_are_shown_after_each_card() -> None:
    t = Table()
    t.put(RED, "c6", "c5", "b3", "c3")
    t.cards(RED, "barley2", "date1", "joker")
    t.supply(RED)
    assert {"b3", "c3", "c5", "c6"} <= set(prompt(t))
    assert stated(t)["cards"] == ["barley2", "date1", "joker"]
    t.feed("barley2", "c6")
    assert t.kind == "feed"
    assert {"b3", "c3", "c5"} <= set(prompt(t))
    assert "c6" not in prompt(t)
    assert stated(t)["cards"] == ["date1", "joker"]
    t.undo()
    assert stated(t)["cards"] == ["barley2", "date1", "joker"]
    assert "c6" in prompt(t)


@rule("A13.7")
@pytest.mark.parametrize(("turn", "vp"), [(1, "6"), (4, "5"), (8, "4")])
@pytest.mark.parametrize("built", [0, 3])
def test_the_value_of_a_well_and_the_wells_left_are_shown(turn: int, vp: str, built: int) -> None:
    t = Table(turn=turn)
    t.put(RED, "c1", "c2", "d1")
    for corner in ("b6-c6-c7", "d6-e6-e7", "g2-h1-h2")[:built]:
        t.well(corner)
    t.wells(RED)
    assert {vp, str(16 - built)} <= set(prompt(t))


def actor(camels: int = 10) -> Table:
    t = Table(turn=4)
    t.ziggurat(RED, "b5").ziggurat(RED, "d5", level=2)
    t.put(RED, "c6", "c3")
    t.assur(BLUE, upper=1, middle=1).assur(GREEN, lower=4)
    t.for_sale("palm1", "joker")
    t.offering(RED, 3).offering(YELLOW, 2)
    t.camels(RED, camels)
    return t


@rule("A13.8", "A13.9")
def test_costs_are_shown_with_what_can_be_chosen() -> None:
    t = actor()
    t.act(RED)
    costs: dict[str, dict[str, int]] = {}
    for action in ("build", "extend", "intrigue", "offer", "buy"):
        t.answer(action)
        costs[action] = {option: int(note["camels"]) for option, note in t.notes.items()}
        t.undo()
    assert costs == {
        "build": {"c3": 6, "c6": 6},
        "extend": {"b5": 3, "d5": 2},
        "intrigue": {"upper": 4, "middle": 3, "lower": 2},
        "offer": {"1": 1, "2": 2, "3": 3},
        "buy": {"palm1": 1, "joker": 2, "plow": 2},
    }


@rule("A13.8")
def test_free_slots_are_shown_for_each_dignitary() -> None:
    t = actor()
    t.act(RED)
    t.answer("intrigue")
    assert {dignitary: note["free"] for dignitary, note in t.notes.items()} == {"upper": 2, "middle": 3, "lower": 2}


@rule("A13.8")
def test_what_is_left_of_the_limits_of_the_turn_is_shown() -> None:
    t = actor()
    t.act(RED)
    view = ASSYRIA.view(t.state, RED)
    assert (tuple(view.raised), view.offered, bool(view.bought)) == ((), 0, False)
    t.extend("b5").offer(2).buy("palm1")
    view = ASSYRIA.view(t.state, RED)
    assert (tuple(view.raised), view.offered, bool(view.bought)) == (("b5",), 2, True)
    assert [card for column in view.market for card in column] == ["joker"]
    assert [player.plow for player in view.players] == [False] * 4


@rule("A13.8")
def test_each_offer_shows_where_the_disc_would_stand() -> None:
    t = actor()
    t.act(RED)
    t.answer("offer")
    assert {option: (note["position"], note["left"]) for option, note in t.notes.items()} == {
        "1": (4, 9),
        "2": (5, 8),
        "3": (6, 7),
    }


@rule("A13.8", "A13.9")
@pytest.mark.parametrize(("level", "cost"), [(1, "3"), (2, "2")])
def test_the_cost_of_the_only_tile_is_shown_before_it_is_paid(level: int, cost: str) -> None:
    t = Table()
    t.ziggurat(RED, "b5", level=level)
    t.camels(RED, 9)
    t.act(RED)
    assert cost in shown(t, "extend")


@rule("A13.8", "A13.9")
@pytest.mark.parametrize(("card", "cost"), [("palm1", "1"), ("date3", "2")])
def test_the_price_of_the_only_card_is_shown_before_it_is_paid(card: str, cost: str) -> None:
    t = Table()
    t.for_sale(card)
    t.cards(RED, "plow")
    t.camels(RED, 9)
    t.act(RED)
    assert {card, cost} <= set(shown(t, "buy"))


@rule("A13.15")
@pytest.mark.parametrize(
    ("turn", "reign", "to_flood"), [(1, 1, 1), (2, 1, 0), (3, 2, 2), (5, 2, 0), (6, 3, 2), (7, 3, 1), (8, 3, 0)]
)
def test_turn_reign_value_and_turns_to_the_flood_are_shown(turn: int, reign: int, to_flood: int) -> None:
    t = Table(turn=turn, value=3)
    t.camels(RED, 4)
    t.act(RED)
    facts = stated(t)
    assert (facts["turn"], facts["reign"], facts["value"], facts["to_flood"]) == (turn, reign, 3, to_flood)


@rule("A13.15")
def test_camels_huts_cards_and_plow_are_shown_with_every_question() -> None:
    t = Table(value=2)
    t.ziggurat(RED, "b5").ziggurat(BLUE, "i6")
    t.cards(RED, "barley2", "joker", "plow")
    t.camels(RED, 4)
    t.market(*MARKET)
    t.harvest()
    assert t.seat == RED
    facts = stated(t)
    assert (facts["camels"], facts["huts"], facts["cards"]) == (4, 10, ["barley2", "joker", "plow"])
    walk.defaults_until(t, lambda t: t.kind == "hut")
    assert t.seat == RED
    t.answer("c6")
    facts = stated(t)
    assert (facts["camels"], facts["huts"], facts["cards"]) == (4, 9, ["salt1", "barley2", "date1", "joker", "plow"])


@rule("A13.15")
def test_the_food_of_own_huts_and_of_hexes_around_is_shown_up_to_the_harvest() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6", "c4")
    t.put(BLUE, "d5")
    t.market(*MARKET)
    t.harvest()
    facts = stated(t)
    assert facts["huts_foods"] == {"barley": 2}
    around = {hex_ for piece in ("b5", "c6", "c4") for hex_ in data.NEIGHBOURS[piece]} - {"b5", "c6", "c4", "d5"}
    foods = [data.HEXES[hex_].food for hex_ in around]
    assert facts["around_foods"] == {food: foods.count(food) for food in set(foods)}


@rule("A13.15")
def test_influence_and_offerings_of_all_are_shown_in_the_action_turn() -> None:
    t = actor()
    t.act(RED)
    facts = stated(t)
    assert facts["influence_per_seat"] == [0, 5, 4, 0]
    offered = {facts[f"{nth}_seat"]: facts[f"{nth}_step"] for nth in ("first", "second")}
    assert offered == {RED: 3, YELLOW: 2}
