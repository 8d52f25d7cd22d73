import random
from itertools import permutations

import pytest

from engine.assyria import data
from engine.assyria.events import DraftLaid
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

SEATS = (RED, BLUE, GREEN, YELLOW)
# players: hexes, last column, farming columns, draft cards, wells, Plows, starting spaces
VALUES = {
    4: (64, "j", 5, 4, 16, 4, ["b1", "b5", "i2", "i6"]),
    3: (51, "h", 4, 3, 12, 3, ["b5", "e2", "g6"]),
    2: (38, "f", 3, 2, 8, 2, ["b1", "b5", "e2", "e6"]),
}
COUNTS = list(VALUES)


def choose_starts(t: Table, *hexes: str) -> Table:
    for chosen in hexes:
        t.answer(chosen).end()
    return t


def at_the_draft(players: int) -> Table:
    """A real match where the last player is asked to draft from cards that are all different."""
    for seed in range(1, 200):
        t = Table.new(players=players, seed=seed)
        while t.kind in ("start", "end"):
            t.answer(t.options[0])
        if t.kind == "draft" and len(set(t.draft_cards)) == players:
            return t
    raise AssertionError("no such draft")


def drafted(t: Table) -> Table:
    while t.kind == "draft":
        t.answer(t.options[0]).end()
    return t


@rule("A2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_the_values_by_number_of_players(players: int) -> None:
    hexes, last, columns, draft, wells, plows, starts = VALUES[players]
    count = data.COUNTS[players]
    assert (count.hexes, count.columns, count.draft_cards) == (hexes, columns, draft)
    assert (count.wells, count.plows, count.bonus_card) == (wells, plows, players == 4)
    assert sorted(name for name in data.in_play(players) if players in data.HEXES[name].start_for) == starts
    assert max(name[0] for name in data.in_play(players)) == last
    assert len(data.in_play(players)) == hexes


@rule("A2.1")
@pytest.mark.parametrize("players", COUNTS)
def test_a_new_match_is_laid_out_with_these_values(players: int) -> None:
    _, _, columns, draft, wells, plows, starts = VALUES[players]
    t = Table.new(players=players)
    assert [len(column) for column in t.columns] == [2] * columns
    assert (t.wells_left, sum(t.has_plow(seat) for seat in SEATS[:players])) == (wells, plows)
    assert t.options == starts
    assert len(at_the_draft(players).draft_cards) == draft


@rule("A2.2")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_starts_with_all_pieces_and_a_plow_and_nothing_else(players: int) -> None:
    t = Table.new(players=players)
    for seat in SEATS[:players]:
        assert t.stock_of(seat) == {"huts": 10, "bases": 4, "centres": 4, "roofs": 4}
        assert (t.has_plow(seat), t.cards_of(seat)) == (True, [])
        assert (t.vp_of(seat), t.camels_of(seat), t.offering_of(seat)) == (0, 0, 0)


@rule("A2.3")
def test_every_initial_turn_order_of_three_players_can_be_drawn() -> None:
    drawn = {tuple(Table.new(players=3, seed=seed).order) for seed in range(1, 80)}
    assert drawn == set(permutations(SEATS[:3]))


@rule("A2.3")
def test_the_order_drawn_is_told_first() -> None:
    assert Table.new().events[0] == "OrderDrawn"


@rule("A2.4")
@pytest.mark.parametrize(("players", "left"), [(4, 30), (3, 32), (2, 34)])
def test_the_forty_food_cards_are_in_the_deck_but_for_the_market(players: int, left: int) -> None:
    t = Table.new(players=players)
    assert (t.deck_size, t.discard_pile) == (left, [])


@rule("A2.4")
def test_the_food_deck_is_shuffled() -> None:
    markets = {tuple(Table.new(players=4, seed=seed).columns) for seed in range(1, 9)}
    assert len(markets) == 8


@rule("A2.5")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_turn_has_the_value_four(players: int) -> None:
    for seed in range(1, 6):
        t = Table.new(players=players, seed=seed)
        assert (t.turn, t.value, t.expansion_laid, t.expansion_deck_size) == (1, 4, [4], 8)


@rule("A2.5")
def test_the_other_expansion_cards_are_shuffled() -> None:
    second = set()
    for seed in range(1, 16):
        t = Table.new(players=2, seed=seed)
        while t.turn == 1:
            t.answer(t.default if t.default is not None else t.options[0])
        second.add(t.value)
    assert second == {2, 3, 4}


@rule("A2.6")
@pytest.mark.parametrize("players", COUNTS)
def test_the_bonus_card_is_kept_aside_in_reign_1(players: int) -> None:
    assert not Table.new(players=players).bonus
    t = Table(players=players, turn=2)
    t.expansion(4, 3).assur(RED, lower=1)
    t.end_turn()
    assert t.vp_of(RED) == 7
    assert t.bonus is (players == 4)


@rule("A2.6")
@pytest.mark.parametrize("players", [2, 3])
def test_the_bonus_card_is_left_out_with_fewer_than_four_players(players: int) -> None:
    t = Table(players=players, turn=5)
    t.expansion(4, 3, 2).assur(RED, lower=1)
    t.end_turn()
    assert t.vp_of(RED) == 9
    assert not t.bonus


@rule("A2.7")
@pytest.mark.parametrize("players", COUNTS)
def test_the_market_is_sown_before_the_starting_spaces_are_chosen(players: int) -> None:
    t = Table.new(players=players)
    assert (t.kind, t.phase) == ("start", "setup")
    assert all(len(column) == 2 for column in t.columns)
    assert t.draft_cards == []
    assert "Sown" in t.events


@rule("A2.7")
@pytest.mark.parametrize("players", COUNTS)
def test_starting_spaces_then_draft_then_the_harvest_of_turn_1(players: int) -> None:
    t = Table.new(players=players)
    market = t.columns
    while t.kind in ("start", "end"):
        assert t.draft_cards == []
        t.answer(t.options[0])
    assert len(t.sites_of(t.order[0])) == 1
    drafted(t)
    assert (t.turn, t.kind, t.seat, t.phase) == (1, "harvest", t.order[0], "agriculture")
    assert t.columns == market


@rule("A2.8")
def test_starting_spaces_are_chosen_in_turn_order() -> None:
    t = Table.new(players=4, seed=3)
    first, second, third, last = t.order
    assert t.seat == first
    t.answer("i2")
    assert t.ziggurat_at("i2") == (first, 1)
    t.end()
    assert (t.seat, t.kind, t.options) == (second, "start", ["b1", "b5", "i6"])
    t.answer("b5").end()
    assert (t.seat, t.kind, t.options) == (third, "start", ["b1", "i6"])
    t.answer("b1").end()
    assert [t.sites_of(seat) for seat in (first, second, third, last)] == [["i2"], ["b5"], ["b1"], ["i6"]]


@rule("A2.8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_starting_base_comes_from_stock_and_costs_nothing(players: int) -> None:
    t = Table.new(players=players)
    seat = t.order[0]
    t.answer(t.options[-1])
    assert (t.stock_of(seat)["bases"], t.camels_of(seat)) == (3, 0)


@rule("A2.8")
@pytest.mark.parametrize(
    ("players", "chosen", "code"),
    [
        (4, "c1", "not_a_start_space"),
        (4, "e2", "not_a_start_space"),
        (4, "g6", "not_a_start_space"),
        (3, "b1", "not_a_start_space"),
        (3, "e6", "not_a_start_space"),
        (3, "i2", "hex_not_in_play"),
        (2, "g6", "hex_not_in_play"),
        (2, "b4", "not_a_start_space"),
        (2, "k1", "unknown_hex"),
    ],
)
def test_a_hex_that_is_no_starting_space_is_refused(players: int, chosen: str, code: str) -> None:
    Table.new(players=players).rejects(chosen, code)


@rule("A2.8")
@pytest.mark.parametrize("players", COUNTS)
def test_a_starting_space_taken_is_refused(players: int) -> None:
    t = choose_starts(Table.new(players=players), "b5")
    assert "b5" not in t.options
    t.rejects("b5", "start_space_taken")


@rule("A2.9")
@pytest.mark.parametrize(
    ("players", "chosen", "left"), [(4, ("i6", "b1", "i2"), "b5"), (3, ("g6", "b5"), "e2"), (3, ("e2", "b5"), "g6")]
)
def test_the_last_of_three_or_four_gets_the_space_left(players: int, chosen: tuple[str, ...], left: str) -> None:
    t = choose_starts(Table.new(players=players), *chosen)
    assert t.sites_of(t.order[-1]) == [left]
    assert t.kind != "start"


@rule("A2.9", "A2.1")
def test_two_players_choose_from_four_and_from_three_spaces() -> None:
    t = Table.new(players=2)
    assert t.options == ["b1", "b5", "e2", "e6"]
    choose_starts(t, "e2")
    assert (t.seat, t.options) == (t.order[1], ["b1", "b5", "e6"])
    t.answer("b5").end()
    assert t.sites_of(t.order[1]) == ["b5"]


@rule("A2.9")
def test_an_unused_starting_space_is_an_ordinary_hex() -> None:
    t = Table(players=2)
    t.ziggurat(RED, "b5").ziggurat(BLUE, "b1").put(RED, "e5").cards(RED, "barley1")
    t.expand(RED)
    assert "e6" in t.options
    t.answers("e6", "f5", "f6", "e7")
    assert t.huts_of(RED) == ["e6"]


@rule("A2.9")
def test_a_base_may_be_built_on_an_unused_starting_space() -> None:
    t = Table(players=2)
    t.put(RED, "e6").camels(RED, 6)
    t.act(RED)
    t.build("e6")
    assert t.ziggurat_at("e6") == (RED, 1)


@rule("A2.10")
@pytest.mark.parametrize("players", COUNTS)
def test_the_draft_goes_backwards_from_the_last_player(players: int) -> None:
    t = at_the_draft(players)
    cards = t.draft_cards
    deck = t.deck_size
    taken = {}
    for seat in reversed(t.order[1:]):
        assert (t.seat, t.kind, sorted(t.options)) == (seat, "draft", sorted(t.draft_cards))
        taken[seat] = t.options[-1]
        t.answer(taken[seat])
        assert t.cards_of(seat) == [taken[seat]]
        t.end()
    left = [card for card in cards if card not in taken.values()]
    assert t.cards_of(t.order[0]) == left
    assert len(left) == 1
    assert t.draft_cards == []
    assert (t.kind, t.seat, t.deck_size) == ("harvest", t.order[0], deck)


@rule("A2.10")
@pytest.mark.parametrize(("players", "left"), [(4, 26), (3, 29), (2, 32)])
def test_as_many_cards_as_players_are_drawn_for_the_draft(players: int, left: int) -> None:
    t = at_the_draft(players)
    assert (len(t.draft_cards), t.deck_size) == (players, left)


@rule("A2.10")
@pytest.mark.parametrize("players", [3, 4])
def test_a_card_already_drafted_is_refused(players: int) -> None:
    t = at_the_draft(players)
    first = t.options[0]
    t.answer(first).end()
    assert len(t.draft_cards) == players - 1
    t.rejects(first, "card_not_in_draft")


@rule("A2.10")
def test_a_card_that_was_not_drawn_is_refused() -> None:
    t = at_the_draft(4)
    for face in data.CARDS:
        if face not in t.draft_cards:
            t.rejects(face, "card_not_in_draft")
    t.rejects("plow", "card_not_in_draft")


@rule("A2.11")
@pytest.mark.parametrize("players", COUNTS)
def test_all_draft_cards_are_told_as_soon_as_they_are_drawn(players: int) -> None:
    t = at_the_draft(players)
    (laid,) = [event for event in t.told if isinstance(event, DraftLaid)]
    assert sorted(laid.cards) == sorted(t.draft_cards)
    assert len(laid.cards) == players


@rule("A2.12")
@pytest.mark.parametrize("players", COUNTS)
def test_the_starting_base_is_a_level_1_ziggurat(players: int) -> None:
    t = Table.new(players=players)
    while t.kind in ("start", "end"):
        t.answer(t.options[0])
    for seat in t.order:
        (site,) = t.sites_of(seat)
        assert t.ziggurat_at(site) == (seat, 1)
        assert t.stock_of(seat) == {"huts": 10, "bases": 3, "centres": 4, "roofs": 4}


@rule("A2.12")
def test_the_starting_base_anchors_huts_and_scores_in_turn_1() -> None:
    t = Table.new(players=2)
    choose_starts(t, "b5", "e2")
    drafted(t)
    while t.kind in ("harvest", "end"):
        t.answer(t.options[0])
    seat = t.order[0]
    around = (
        ["a5", "a6", "b4", "b6", "c5", "c6"] if t.sites_of(seat) == ["b5"] else ["d1", "d2", "e1", "e3", "f1", "f2"]
    )
    assert (t.seat, t.kind, t.options) == (seat, "hut", around)
    while t.seat == seat and t.kind != "end":
        t.answer(t.default if t.default is not None else t.options[0])
    huts = sum({"between": 2, "outside": 1}.get(data.HEXES[hut].terrain, 0) for hut in t.huts_of(seat))
    assert t.vp_of(seat) == huts + 1


@rule("A2.12")
def test_the_starting_base_may_be_extended_in_turn_1_and_counts_for_offerings() -> None:
    t = Table(turn=1)
    t.ziggurat(RED, "b5").camels(RED, 3)
    t.act(RED)
    t.extend("b5")
    assert t.ziggurat_at("b5") == (RED, 2)
    t = Table(turn=2)
    t.ziggurat(RED, "b5").offering(RED, 2)
    t.flood()
    assert t.vp_of(RED) == 2


@rule("A2.10", "A12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_told_whose_card_was_the_last_one_left(players: int) -> None:
    rng, t = random.Random(players), Table.new(players)
    last: list[bool] = []
    while len(last) < players:
        t.play_random(rng)
        last += [event.last for event in walk.told(t, "Drafted")]
    assert last == [*[False] * (players - 1), True]
