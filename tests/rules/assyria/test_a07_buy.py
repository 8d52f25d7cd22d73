import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule


def buyer(*for_sale: str, camels: int = 10) -> Table:
    t = Table()
    t.for_sale(*for_sale)
    t.camels(RED, camels)
    return t


def left_in_market(t: Table) -> list[str]:
    return sorted(card for column in t.columns for card in column)


@rule("A7.19")
@pytest.mark.parametrize("face", list(data.CARDS))
def test_a_card_costs_its_printed_price_and_lies_before_the_buyer(face: str) -> None:
    t = buyer(face, "date3" if face != "date3" else "grape1")
    t.cards(RED, "salt1")
    t.act(RED)
    t.buy(face)
    price = 1 if face.endswith("1") else 2
    assert t.camels_of(RED) == 10 - price
    assert sorted(t.cards_of(RED)) == sorted(["salt1", face])


@rule("A7.19", "A7.20", "AX13")
def test_ax13_buying() -> None:
    t = Table()
    t.for_sale("date3", "palm1")
    t.camels(GREEN, 4)
    t.act(GREEN)
    t.buy("date3")
    assert t.camels_of(GREEN) == 2
    assert t.cards_of(GREEN) == ["date3"]
    t.rejects("buy.palm1", "food_already_bought")


@rule("A7.19")
def test_a_bought_card_feeds_in_the_next_turn_only() -> None:
    t = Table(players=2, order=(BLUE, RED))
    t.ziggurat(RED, "b5")
    t.put(RED, "c5")
    t.assur(RED, middle=3, lower=6)
    t.for_sale("date3", "joker")
    t.camels(RED, 2)
    t.deck("palm1", "palm1", "palm1", "palm2", "palm2", "palm3")
    t.act(RED)
    t.buy("date3")
    t.rejects_kind("feed", "date3", "wrong_step")
    t.done()
    assert t.turn == 2
    assert t.cards_of(RED) == ["date3"]
    fed = walk.of_kind(walk.defaults_until(t, lambda t: t.turn == 3), "Fed")
    assert [(event.seat, event.card, list(event.hexes)) for event in fed] == [(RED, "date3", ["c5"])]


@rule("A7.20")
@pytest.mark.parametrize(("first", "second"), [("palm1", "joker"), ("joker", "palm1"), ("palm1", "palm2")])
def test_one_food_card_a_turn(first: str, second: str) -> None:
    t = buyer(first, second)
    t.act(RED)
    t.buy(first)
    t.rejects(f"buy.{second}", "food_already_bought")
    assert left_in_market(t) == [second]


@rule("A7.20")
def test_after_a_food_card_only_a_plow_is_offered() -> None:
    t = buyer("palm1", "joker")
    t.act(RED)
    t.buy("palm1")
    assert "buy" in t.options
    t.answer("buy")
    assert t.has_plow(RED)


@rule("A7.20")
def test_the_food_card_of_one_player_does_not_keep_another_from_buying() -> None:
    t = buyer("palm1", "joker")
    t.camels(BLUE, 2)
    t.act(RED)
    t.buy("palm1").done()
    assert t.seat == BLUE
    t.buy("joker")
    assert t.cards_of(BLUE) == ["joker"]


@rule("A7.20")
def test_another_food_card_can_be_bought_in_the_next_turn() -> None:
    t = buyer("palm1", camels=3)
    t.ziggurat(RED, "b5")
    t.assur(RED, middle=4, lower=6)
    t.deck(*["salt1"] * 3, *["date1"] * 3, *["grape1"] * 3, "barley1")
    t.act(RED)
    t.buy("palm1").done()
    walk.defaults_until(t, lambda t: t.seat == RED and t.kind == "action")
    assert t.turn == 2
    held = len(t.cards_of(RED))
    t.buy(left_in_market(t)[0])
    assert len(t.cards_of(RED)) == held + 1


@rule("A7.21")
def test_a_plow_is_taken_from_its_space_for_two_camels() -> None:
    t = buyer("palm1")
    t.cards(BLUE, "plow")
    t.act(RED)
    assert t.plows_left == 3
    t.buy("plow")
    assert t.has_plow(RED)
    assert t.plows_left == 2
    assert t.camels_of(RED) == 8
    assert t.cards_of(RED) == []
    assert left_in_market(t) == ["palm1"]


@rule("A7.21")
def test_a_second_plow_is_refused() -> None:
    t = buyer("palm1")
    t.act(RED)
    t.buy("plow")
    t.rejects("buy.plow", "plow_already_held")


@rule("A7.21")
def test_who_holds_a_plow_is_not_offered_another() -> None:
    t = buyer("palm1", "joker")
    t.cards(RED, "plow")
    t.act(RED)
    t.rejects("buy.plow", "plow_already_held")
    t.answer("buy")
    assert (t.kind, t.options) == ("buy.card", ["palm1", "joker"])


@rule("A7.21")
@pytest.mark.parametrize("cards", [("plow", "joker"), ("joker", "plow")])
def test_a_plow_and_a_food_card_in_the_same_turn(cards: tuple[str, ...]) -> None:
    t = buyer("palm1", "joker")
    t.act(RED)
    for card in cards:
        t.buy(card)
    assert t.has_plow(RED)
    assert t.cards_of(RED) == ["joker"]
    assert t.camels_of(RED) == 6
    assert "buy" not in t.options


@rule("A7.22", "A5.9")
def test_the_unchosen_column_is_for_sale() -> None:
    t = Table()
    t.camels(RED, 5)
    t.market(("date1", "salt1"), ("grape1", "palm2"), ("barley2", "grape3"), ("palm3", "joker"), ("joker", "date2"))
    t.harvest()
    for column in ("3", "1", "5", "2"):
        t.answer(column).end()
    assert (t.seat, t.kind) == (RED, "action")
    for face in ("date1", "salt1", "grape1", "palm2", "barley2", "grape3", "date2", "salt3"):
        t.rejects(f"buy.{face}", "card_not_for_sale")
    t.answer("buy")
    assert (t.kind, t.options) == ("buy.card", ["palm3", "joker", "plow"])


@rule("A7.22")
def test_a_bought_card_is_not_replaced() -> None:
    t = buyer("palm1", "joker")
    t.camels(BLUE, 4)
    t.act(RED)
    size = t.deck_size
    t.buy("joker").done()
    assert left_in_market(t) == ["palm1"]
    assert t.deck_size == size
    assert t.seat == BLUE
    t.rejects("buy.joker", "card_not_for_sale")


@rule("A7.22", "AX33")
def test_ax33_two_buyers_empty_the_market() -> None:
    t = buyer("palm1", "joker", camels=1)
    t.camels(BLUE, 2)
    t.camels(GREEN, 5)
    t.act(RED)
    t.buy("palm1")
    assert t.camels_of(RED) == 0
    t.done()
    assert t.seat == BLUE
    t.buy("joker")
    assert t.camels_of(BLUE) == 0
    t.done()
    assert t.seat == GREEN
    t.rejects("buy.palm1", "card_not_for_sale")
    t.rejects("buy.joker", "card_not_for_sale")


@rule("A7.22")
@pytest.mark.parametrize("place", ["hand", "other hand", "discard", "deck"])
def test_cards_elsewhere_are_not_for_sale(place: str) -> None:
    t = buyer("palm1")
    if place == "hand":
        t.cards(RED, "joker")
    elif place == "other hand":
        t.cards(BLUE, "joker")
    elif place == "discard":
        t.discard("joker")
    else:
        t.deck("joker")
    t.act(RED)
    t.rejects("buy.joker", "card_not_for_sale")


@rule("A7.23")
@pytest.mark.parametrize(
    ("players", "holders"), [(4, (BLUE, GREEN, YELLOW)), (3, (BLUE, GREEN)), (2, (BLUE,)), (4, (GREEN,)), (3, ())]
)
def test_a_plow_is_left_for_every_player_without_one(players: int, holders: tuple[int, ...]) -> None:
    t = Table(players=players, order=range(players))
    for seat in holders:
        t.cards(seat, "plow")
    t.camels(RED, 2)
    t.act(RED)
    assert t.plows_left == players - len(holders)
    t.buy("plow")
    assert t.has_plow(RED)
    assert t.plows_left == players - len(holders) - 1
