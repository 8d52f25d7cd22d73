import pytest

from engine.assyria import data
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule


@rule("A12.1")
@pytest.mark.parametrize("players", [3, 4])
def test_the_last_starting_space_is_taken_without_asking(players: int) -> None:
    t = Table.new(players=players, seed=5)
    for seat in t.order[:-1]:
        assert (t.seat, t.kind) == (seat, "start")
        t.answer(t.options[-1]).end()
    assert t.kind == "draft"
    last = t.order[-1]
    (left,) = t.sites_of(last)
    assert left == data.COUNTS[players].start_hexes[0]
    assert [(event.seat, event.hex, event.last) for event in walk.told(t, "StartChosen")] == [(last, left, True)]


@rule("A12.1")
def test_with_two_players_the_last_starting_space_is_a_choice() -> None:
    t = Table.new(players=2, seed=5)
    t.answer("b1").end()
    assert (t.seat, t.kind) == (t.order[-1], "start")


@rule("A12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_draft_card_is_taken_without_asking(players: int) -> None:
    t = Table.new(players=players, seed=6)
    walk.defaults_until(t, lambda t: t.kind == "draft")
    asked = []
    while t.kind == "draft":
        asked.append(t.seat)
        t.answer(t.options[-1]).end()
    assert asked == list(reversed(t.order[1:]))
    assert (t.seat, t.kind) == (t.order[0], "harvest")
    assert len(t.cards_of(t.order[0])) == 1
    assert t.draft_cards == []


def drafting(players: int, same: int) -> Table:
    """A real match in which this many of the draft cards, and no more, are of one face."""
    for seed in range(1, 400):
        t = Table.new(players=players, seed=seed)
        while t.kind in ("start", "end"):
            if t.kind == "end" and len([seat for seat in t.order if not t.sites_of(seat)]) <= (players > 2):
                break
            t.answer(t.options[0])
        t.end()
        (laid,) = walk.told(t, "DraftLaid")
        if max(laid.cards.count(card) for card in laid.cards) == same:
            return t
    raise AssertionError("no such draft")


@rule("A12.1", "A12.5", "A13.13")
def test_two_equal_draft_cards_are_no_choice_and_nothing_is_confirmed() -> None:
    t = drafting(players=2, same=2)
    assert (t.seat, t.kind) == (t.order[0], "harvest")
    assert t.cards_of(RED) == t.cards_of(BLUE) != []


@rule("A12.5")
def test_equal_draft_cards_are_offered_once() -> None:
    t = drafting(players=3, same=2)
    assert t.kind == "draft"
    assert len(t.draft_cards) == 3
    assert len(t.options) == 2


def corner_of_the_board(value: int = 2) -> Table:
    """RED has a base on a1; beside it a2 and b1 are free, and BLUE stands behind a2."""
    t = Table(value=value)
    t.ziggurat(RED, "a1")
    t.put(BLUE, "a3", "b2")
    return t


@rule("A12.1")
def test_the_only_legal_hex_is_taken_without_asking_and_taken_back_with_the_hut_before() -> None:
    t = corner_of_the_board()
    t.cards(RED, "date1", "barley1")
    t.expand(RED)
    assert (t.kind, t.options) == ("hut", ["a2", "b1"])
    t.answer("a2")
    assert [event.hex for event in walk.told(t, "HutPlaced")] == ["a2", "b1"]
    assert t.huts_of(RED) == ["a2", "b1"]
    t.undo()
    assert (t.kind, t.options) == ("hut", ["a2", "b1"])
    assert t.huts_of(RED) == []


@rule("A12.1")
def test_a_forced_first_hut_cannot_be_taken_back_alone() -> None:
    t = corner_of_the_board()
    t.put(BLUE, "a2")
    t.expand(RED)
    assert t.huts_of(RED) == ["b1"]
    assert (t.seat, t.kind, t.options) == (RED, "hut", ["c1", "c2"])
    assert not t.can_undo


@rule("A12.1")
def test_the_only_usable_card_is_played_without_asking() -> None:
    t = corner_of_the_board(value=2)
    t.cards(RED, "date1", "palm1", "salt3")
    t.expand(RED)
    t.answer("a2")
    assert [(event.card, list(event.hexes)) for event in walk.told(t, "Fed")] == [("date1", ["a2"])]
    assert t.kind == "end"
    t.undo()
    assert (t.kind, t.cards_of(RED)) == ("hut", ["palm1", "salt3", "date1"])


@rule("A12.1", "A13.5")
def test_huts_are_not_asked_when_all_matching_ones_are_fed() -> None:
    t = Table()
    t.put(RED, "c6", "e6", "c5")
    t.cards(RED, "barley2", "barley3", "date1")
    t.supply(RED)
    assert t.kind == "feed"
    t.answer("barley3")
    (fed, *_) = walk.told(t, "Fed")
    assert (fed.card, sorted(fed.hexes), fed.lost) == ("barley3", ["c6", "e6"], 1)
    assert t.kind == "end"
    assert sorted(t.huts_of(RED)) == ["c5", "c6", "e6"]


@rule("A13.5", "A6.11")
@pytest.mark.parametrize(("card", "number"), [("barley1", 1), ("barley2", 2)])
def test_huts_are_asked_when_more_match_than_the_card_has_symbols(card: str, number: int) -> None:
    t = Table()
    t.put(RED, "c6", "e6", "d1")
    t.cards(RED, card)
    t.supply(RED)
    assert t.kind == "feed.huts"
    assert t.options == ["c6", "d1", "e6"]
    assert t.limits == (number, number)
    for wrong in ((), ("c6", "d1", "e6"), ("c6",) * (3 - number)):
        t.rejects(wrong, "wrong_hut_count")
    t.answer(("c6", "d1", "e6")[:number])
    assert len(t.huts_of(RED)) == number


@rule("A12.2")
def test_who_has_no_legal_action_is_skipped() -> None:
    t = Table()
    t.camels(BLUE, 1)
    t.act(RED)
    assert (t.seat, t.kind) == (BLUE, "action")
    assert [event.seat for event in walk.told(t, "ActionsSkipped")] == [RED]


@rule("A12.2")
def test_camels_that_can_buy_nothing_do_not_save_from_being_skipped() -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.offering(RED, 7)
    t.for_sale("palm2", "joker")
    t.camels(RED, 1).camels(BLUE, 1)
    t.act(RED)
    assert t.seat == BLUE
    assert t.camels_of(RED) == 1


@rule("A12.2")
@pytest.mark.parametrize(
    ("camels", "position", "card", "options"),
    [
        (1, 7, "palm1", ["buy", "done"]),
        (1, 6, "palm2", ["offer", "done"]),
        (2, 7, "palm2", ["intrigue", "buy", "done"]),
    ],
)
def test_one_legal_action_is_enough_to_be_asked(camels: int, position: int, card: str, options: list[str]) -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.cards(RED, "plow")
    t.offering(RED, position)
    t.for_sale(card, "joker")
    t.camels(RED, camels)
    t.act(RED)
    assert (t.seat, t.kind, t.options) == (RED, "action", options)


@rule("A12.2")
def test_after_an_own_action_the_turn_is_ended_explicitly() -> None:
    t = Table()
    t.camels(RED, 1)
    t.camels(BLUE, 2)
    t.act(RED)
    t.offer(1)
    assert (t.seat, t.kind, t.options) == (RED, "action", ["done"])
    t.done()
    assert t.seat == BLUE


@rule("A12.2", "A14.5")
def test_all_action_turns_may_be_skipped() -> None:
    t = Table(order=(RED, BLUE, GREEN, YELLOW))
    t.act(RED)
    assert [event.seat for event in walk.told(t, "ActionsSkipped")] == [RED, BLUE, GREEN, YELLOW]
    assert (t.turn, t.seat, t.kind) == (2, RED, "harvest")


@rule("A12.1")
@pytest.mark.parametrize(
    ("camels", "action", "left"),
    [(6, "build", 0), (6, "extend", 3), (2, "intrigue", 0), (1, "offer", 0), (1, "buy", 0)],
)
def test_the_only_way_to_do_an_action_is_taken_without_asking(camels: int, action: str, left: int) -> None:
    t = Table()
    t.ziggurat(RED, "b5")
    t.put(RED, "c6", "c5")
    t.for_sale("palm1")
    t.cards(RED, "plow")
    t.camels(RED, camels)
    t.act(RED)
    before = walk.read(t)
    t.answer(action)
    assert (t.kind, t.camels_of(RED)) == ("action", left)
    t.undo()
    assert walk.read(t) == before


@rule("A12.3")
def test_wells_are_not_asked_without_a_legal_corner() -> None:
    t = Table()
    t.ziggurat(RED, "b1")
    t.put(RED, "c1", "d1", "c3", "d2")
    t.wells(RED)
    assert (t.seat, t.kind) == (RED, "action")


@rule("A12.3")
@pytest.mark.parametrize("wells", [7, 8])
def test_wells_are_not_asked_with_an_empty_supply(wells: int) -> None:
    t = Table(players=2, order=(RED, BLUE))
    t.put(RED, "c1", "c2", "d1")
    free = [corner for corner in data.well_corners(2) if corner != "c1-c2-d1"]
    for corner in free[:wells]:
        t.well(corner)
    t.wells(RED)
    assert t.wells_left == 8 - wells
    assert (t.kind == "well" and t.seat == RED) == (wells == 7)


@rule("A12.3")
def test_a_single_corner_is_asked_because_building_is_optional() -> None:
    t = Table()
    t.put(RED, "c1", "c2", "d1")
    t.wells(RED)
    assert (t.seat, t.kind, t.options) == (RED, "well", ["c1-c2-d1", "done"])
    t.done()
    assert t.wells_built == []
    assert t.vp_of(RED) == 2


@rule("A12.5")
def test_equal_cards_are_offered_once() -> None:
    t = Table()
    t.put(RED, "c6", "e6", "c5")
    t.cards(RED, "barley1", "barley1", "joker", "joker")
    t.supply(RED)
    assert t.kind == "feed"
    assert [option for option in t.options if option != "plan"] == ["barley1", "joker"]
    t.feed("joker", "c6")
    assert t.cards_of(RED).count("joker") <= 1


@rule("A12.5")
def test_equal_cards_for_sale_are_offered_once_and_bought_one_by_one() -> None:
    t = Table()
    t.for_sale("palm1", "palm1")
    t.camels(RED, 3).camels(BLUE, 1)
    t.act(RED)
    t.answer("buy")
    assert (t.kind, t.options) == ("buy.card", ["palm1", "plow"])
    t.answer("palm1").done()
    assert t.seat == BLUE
    t.buy("palm1")
    assert t.cards_of(RED) == t.cards_of(BLUE) == ["palm1"]
