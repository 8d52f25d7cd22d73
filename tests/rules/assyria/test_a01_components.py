import random
from collections import Counter

import pytest

from engine.assyria import data
from engine.assyria.events import IncomeTaken, Intrigued
from engine.core.errors import BadSetup
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)
FOODS = ("grape", "palm", "salt", "barley", "date")
COPIES = {1: 3, 2: 2, 3: 2}
PRICES = {1: 1, 2: 2, 3: 2}
BOX = [f"{food}{symbols}" for food in FOODS for symbols in COPIES for _ in range(COPIES[symbols])] + ["joker"] * 5
HEX_OF_FOOD = {"grape": "d5", "palm": "d6", "salt": "e7", "barley": "e6", "date": "f6"}
# dignitary: cost, slots
DIGNITARIES = {"upper": (4, 3), "middle": (3, 4), "lower": (2, 6)}


def at_the_draft(seed: int) -> Table:
    """A match of two after the starting spaces; two equal cards are dealt out without a draft question."""
    t = Table.new(players=2, seed=seed)
    while t.kind in ("start", "end"):
        t.answer(t.options[0])
    return t


@rule("A1.1")
@pytest.mark.parametrize("players", [0, 1, 5, 6])
def test_a_match_with_another_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(BadSetup):
        Table.new(players=players)


@rule("A1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_for_two_three_or_four_players_starts(players: int) -> None:
    assert sorted(Table.new(players=players).order) == list(SEATS[:players])


@rule("A1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_owns_ten_huts_and_four_of_each_tile(players: int) -> None:
    t = Table.new(players=players)
    for seat in SEATS[:players]:
        assert t.stock_of(seat) == {"huts": 10, "bases": 4, "centres": 4, "roofs": 4}


@rule("A1.3")
@pytest.mark.parametrize(("players", "wells"), [(4, 16), (3, 12), (2, 8)])
def test_the_well_supply_goes_by_the_number_of_players(players: int, wells: int) -> None:
    assert Table.new(players=players).wells_left == wells


@rule("A1.3")
def test_all_players_build_wells_from_one_supply() -> None:
    t = Table()
    t.put(RED, "c5", "c6", "d5")
    t.put(BLUE, "c1", "c2", "d1").assur(BLUE, upper=3, lower=4).cards(BLUE, "salt1", "date1", "barley1")
    t.wells(RED)
    t.answer("c5-c6-d5").pass_on()
    assert (t.seat, t.kind, t.wells_left) == (BLUE, "well", 15)
    t.answer("c1-c2-d1")
    assert (t.wells_left, t.wells_built) == (14, ["c1-c2-d1", "c5-c6-d5"])


@rule("A1.3", "A6.22")
def test_a_well_binds_its_builder_like_everybody_else() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1").camels(RED, 7)
    t.wells(RED)
    t.answer("c1-c2-d1").pass_on()
    assert (t.seat, t.kind) == (RED, "action")
    t.rejects("build.c1", "touches_well")
    t.rejects("build.d1", "touches_well")


@rule("A1.4")
def test_the_food_cards_have_the_printed_faces() -> None:
    faces = {f"{food}{symbols}": (food, symbols, copies, False) for food in FOODS for symbols, copies in COPIES.items()}
    faces["joker"] = ("joker", 1, 5, True)
    assert {c.id: (c.food, c.symbols, c.copies, c.any_food) for c in data.CARDS.values()} == faces
    assert tuple(data.FOODS) == FOODS


@rule("A1.4")
def test_the_food_deck_of_a_match_holds_exactly_these_40_cards() -> None:
    t = Table()
    assert t.deck_size == 40
    t.discard(*BOX)
    assert (t.deck_size, Counter(t.discard_pile)) == (0, Counter(BOX))


@rule("A1.4")
def test_a_card_feeds_its_own_food_only() -> None:
    t = Table()
    t.put(RED, *HEX_OF_FOOD.values()).cards(RED, "salt3")
    t.supply(RED)
    assert t.huts_of(RED) == ["e7"]


@rule("A1.5")
@pytest.mark.parametrize("face", sorted(set(BOX)))
def test_a_food_card_costs_the_printed_price(face: str) -> None:
    price = 2 if face == "joker" else PRICES[int(face[-1])]
    t = Table()
    t.for_sale(face).camels(RED, price)
    t.act(RED)
    t.buy(face)
    assert (t.camels_of(RED), t.cards_of(RED)) == (0, [face])
    assert data.CARDS[face].price == price


@rule("A1.5")
@pytest.mark.parametrize("face", [face for face in sorted(set(BOX)) if not face.endswith("1")] + ["plow"])
def test_one_camel_does_not_buy_a_dearer_card(face: str) -> None:
    t = Table()
    if face != "plow":
        t.for_sale(face)
    t.camels(RED, 1)
    t.act(RED)
    t.rejects(f"buy.{face}", "not_enough_camels")


@rule("A1.5")
def test_a_plow_costs_two_camels() -> None:
    t = Table()
    t.camels(RED, 2)
    t.act(RED)
    t.buy("plow")
    assert (t.camels_of(RED), t.has_plow(RED)) == (0, True)
    assert data.PLOW_PRICE == 2


@rule("A1.6", "A1.7")
@pytest.mark.parametrize("card", ["joker", "plow"])
@pytest.mark.parametrize("food", FOODS)
def test_joker_and_plow_feed_a_hut_on_any_food(card: str, food: str) -> None:
    t = Table()
    t.put(RED, HEX_OF_FOOD[food]).cards(RED, card)
    t.supply(RED)
    assert t.huts_of(RED) == [HEX_OF_FOOD[food]]


@rule("A1.6", "A1.7")
@pytest.mark.parametrize("card", ["joker", "plow"])
def test_joker_and_plow_feed_exactly_one_hut(card: str) -> None:
    t = Table()
    t.put(RED, "d5", "e4").cards(RED, card)
    t.supply(RED)
    t.rejects(("d5", "e4"), "wrong_hut_count")
    t.feed(card, "e4")
    assert t.huts_of(RED) == ["e4"]


@rule("A1.6")
def test_a_used_joker_is_discarded() -> None:
    t = Table()
    t.put(RED, "d5").cards(RED, "joker")
    t.supply(RED)
    assert (t.cards_of(RED), t.discard_pile) == ([], ["joker"])


@rule("A1.6")
def test_jokers_are_sown_and_harvested_like_food_cards() -> None:
    t = Table()
    t.deck(*["joker"] * 5)
    t.sow()
    assert [column[0] for column in t.columns] == ["joker"] * 5
    t.answer("2")
    assert "joker" in t.cards_of(RED)


@rule("A1.6")
def test_a_joker_can_be_drafted() -> None:
    t, seed = at_the_draft(1), 1
    while t.kind != "draft" or "joker" not in t.draft_cards:
        seed += 1
        t = at_the_draft(seed)
    t.answer("joker")
    assert t.cards_of(t.order[-1]) == ["joker"]


@rule("A1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_as_many_plows_as_players(players: int) -> None:
    assert Table(players=players).plows_left == players
    t = Table.new(players=players)
    assert [t.has_plow(seat) for seat in SEATS[:players]] == [True] * players
    assert t.plows_left == 0


@rule("A1.7")
def test_a_used_plow_returns_to_its_space_and_not_to_the_discard_pile() -> None:
    t = Table()
    t.put(RED, "d5").cards(RED, "plow")
    assert t.plows_left == 3
    t.supply(RED)
    assert (t.has_plow(RED), t.plows_left, t.discard_pile) == (False, 4, [])


@rule("A1.7")
def test_a_player_cannot_hold_a_second_plow() -> None:
    t = Table()
    t.camels(RED, 5).cards(RED, "plow")
    t.act(RED)
    t.rejects("buy.plow", "plow_already_held")


@rule("A1.8")
def test_the_nine_expansion_cards_have_the_printed_values() -> None:
    assert sorted(data.EXPANSION.cards) == [2, 2, 3, 3, 3, 3, 4, 4, 4]
    assert data.EXPANSION.opening_card == 4
    assert sorted(data.EXPANSION.shuffled_deck) == [2, 2, 3, 3, 3, 3, 4, 4]


@rule("A1.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_eight_turns_use_all_expansion_cards_but_one(players: int) -> None:
    t = Table.new(players=players)
    assert (t.expansion_laid, t.expansion_deck_size) == ([4], 8)
    rng = random.Random(players)
    values = [t.value]
    turn = t.turn
    while not t.over:
        t.play_random(rng)
        if not t.over and t.turn != turn:
            values.append(t.value)
            turn = t.turn
    assert len(values) == 8
    assert t.expansion_deck_size == 1
    assert not Counter(values) - Counter([2, 2, 3, 3, 3, 3, 4, 4, 4])
    assert sorted(t.expansion_removed + t.expansion_laid) == sorted(values)


@rule("A1.9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", range(1, 9))
def test_the_bonus_card_lies_out_with_four_players_in_reigns_2_and_3(players: int, turn: int) -> None:
    assert Table(players=players, turn=turn).bonus is (players == 4 and turn >= 3)


@rule("A1.9")
def test_the_bonus_card_adds_four_to_the_assur_total() -> None:
    assert data.BONUS.value == 4
    t = Table(turn=5)
    t.expansion(2, 3, 3).assur(RED, lower=1)
    t.flood()
    assert t.vp_of(RED) == 2 + 3 + 3 + 4


@rule("A1.9")
def test_the_box_holds_54_cards() -> None:
    food = sum(card.copies for card in data.CARDS.values())
    assert food + len(data.EXPANSION.cards) + 1 + data.COUNTS[4].plows == 54


@rule("A1.10", "AX22")
def test_income_above_ten_camels_is_lost() -> None:
    t = Table()
    t.camels(RED, 4).put(RED, "b2", "c2", "b4")
    t.income(RED)
    assert t.camels_of(RED) == 10
    assert [event.lost for event in t.told if isinstance(event, IncomeTaken)] == [2]


@rule("A1.10", "AX22")
def test_gifts_of_camels_above_ten_are_lost() -> None:
    t = Table(turn=2)
    t.camels(RED, 9).assur(RED, lower=3)
    t.flood()
    assert t.camels_of(RED) == 10


@rule("A1.10")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (6, 9), (7, 10), (8, 10), (10, 10)])
def test_the_cap_is_on_the_camels_held(before: int, after: int) -> None:
    t = Table()
    t.camels(RED, before).put(RED, "b2")
    t.income(RED)
    assert t.camels_of(RED) == after


@rule("A1.10")
def test_camels_never_go_below_zero() -> None:
    t = Table()
    t.camels(RED, 2)
    t.act(RED)
    t.rejects("offer.3", "not_enough_camels")
    t.offer(2)
    assert t.camels_of(RED) == 0
    t.rejects("offer.1", "not_enough_camels")


@rule("A1.11")
@pytest.mark.parametrize(("position", "multiplier"), list(enumerate([0, 1, 2, 2, 3, 3, 3, 4])))
def test_each_position_of_the_offering_track_has_its_multiplier(position: int, multiplier: int) -> None:
    t = Table(turn=2)
    t.ziggurat(RED, "b5").offering(RED, position)
    t.flood()
    assert t.vp_of(RED) == multiplier
    assert tuple(data.OFFERINGS.multipliers) == (0, 1, 2, 2, 3, 3, 3, 4)


@rule("A1.11")
def test_the_offering_disc_never_moves_beyond_seven() -> None:
    t = Table()
    t.offering(RED, 6).camels(RED, 5)
    t.act(RED)
    t.rejects("offer.2", "offering_track_end")
    t.offer(1)
    assert t.offering_of(RED) == 7
    t.rejects("offer.1", "offering_track_end")


@rule("A1.12")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dignitary", DIGNITARIES)
def test_a_dignitary_has_the_same_slots_for_every_number_of_players(dignitary: str, players: int) -> None:
    cost, slots = DIGNITARIES[dignitary]
    t = Table(players=players)
    t.assur(RED, **{dignitary: slots - 1}).camels(BLUE, 10)
    t.act(BLUE)
    t.intrigue(dignitary)
    assert t.assur_at(dignitary) == [RED] * (slots - 1) + [BLUE]
    assert t.camels_of(BLUE) == 10 - cost
    t.rejects(f"intrigue.{dignitary}", "dignitary_full")


@rule("A1.12")
@pytest.mark.parametrize("dignitary", DIGNITARIES)
def test_the_slots_of_a_dignitary_are_filled_from_the_top(dignitary: str) -> None:
    t = Table()
    t.camels(RED, 10)
    t.act(RED)
    slots = []
    for _ in range(2):
        t.intrigue(dignitary)
        slots += [event.slot for event in t.told if isinstance(event, Intrigued)]
    assert slots == [1, 2]


@rule("A1.13")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (97, 100), (99, 102), (199, 202)])
def test_the_score_is_kept_as_a_plain_number_beyond_99(before: int, after: int) -> None:
    t = Table()
    t.vp(RED, before).ziggurat(RED, "b5", level=3)
    t.income(RED)
    assert t.vp_of(RED) == after


@rule("A1.13")
def test_scores_start_at_zero() -> None:
    t = Table.new()
    assert [t.vp_of(seat) for seat in SEATS] == [0] * 4


@rule("A1.14")
def test_a_hex_with_any_piece_takes_no_second_piece() -> None:
    t = Table()
    t.ziggurat(RED, "b5").put(RED, "c6").put(BLUE, "b4").ziggurat(BLUE, "b6", level=3)
    t.expand(RED)
    for taken in ("b5", "c6", "b4", "b6"):
        assert taken not in t.options
        t.rejects(taken, "hex_occupied")


@rule("A1.14")
def test_a_hut_is_in_stock_on_the_board_or_in_assur() -> None:
    t = Table()
    t.put(RED, "c6", "d5").camels(RED, 10)
    t.act(RED)
    assert (t.stock_of(RED)["huts"], t.huts_of(RED), t.assur_at("upper")) == (8, ["c6", "d5"], [])
    t.intrigue("upper")
    assert (t.stock_of(RED)["huts"], t.huts_of(RED), t.assur_at("upper")) == (7, ["c6", "d5"], [RED])
    t.build("c6")
    assert (t.stock_of(RED)["huts"], t.huts_of(RED), t.assur_at("upper")) == (8, ["d5"], [RED])
    assert (t.hut_at("c6"), t.ziggurat_at("c6")) == (None, (RED, 1))


@rule("A1.15")
def test_there_is_no_limit_on_the_cards_held() -> None:
    hand = [face for face in BOX if face != "joker"][:30]
    t = Table()
    t.cards(RED, *hand, "plow").market(("joker", "joker"), (), (), (), ())
    t.harvest()
    t.answer("1")
    assert Counter(t.cards_of(RED)) == Counter([*hand, "joker", "joker"])
    assert t.has_plow(RED)


@rule("A1.16")
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_a_player_is_asked_hands_anything_to_another(players: int) -> None:
    t = Table.new(players=players, seed=5)
    rng = random.Random(players)
    kinds, actions = set(), set()
    while not t.over:
        kinds.add(t.kind)
        if t.kind == "action":
            actions |= set(t.options)
        t.play_random(rng)
    assert actions <= {"build", "extend", "intrigue", "offer", "buy", "done"}
    asked = {kind.split(".")[0] for kind in kinds}
    assert asked <= {"start", "draft", "harvest", "hut", "feed", "well", "action", "end", *actions}
