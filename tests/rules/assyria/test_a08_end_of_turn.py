import random
from collections import Counter

import pytest

from engine.assyria import GAME, data
from engine.assyria.events import TurnEnded
from engine.assyria.turn import TURN_GAINS
from engine.core.codec import codec_of
from tests.rules.assyria import walk
from tests.rules.assyria.table import BLUE, GREEN, RED, YELLOW, Table, rule

BETWEEN_FLOODS = [1, 3, 4, 6, 7]


def market_cards(t: Table) -> list[str]:
    return sorted(card for column in t.columns for card in column)


def ended_turns(t: Table) -> list[TurnEnded]:
    """Play a match to its end, and give the end of each of its turns."""
    rng, found = random.Random(1), list[TurnEnded]()
    while not t.over:
        t.play_random(rng)
        found += [event for event in t.told if isinstance(event, TurnEnded)]
    return found


@rule("A8.1")
def test_the_turn_goes_on_until_the_last_player_is_done() -> None:
    t = Table()
    for seat in (RED, BLUE, GREEN, YELLOW):
        t.camels(seat, 2)
    t.act(RED)
    for seat in (RED, BLUE, GREEN):
        assert t.seat == seat
        t.done()
        assert t.turn == 1
        assert "TurnEnded" not in t.events
    t.done()
    assert t.turn == 2
    assert "TurnEnded" in t.events
    assert (t.seat, t.kind) == (RED, "harvest")


@rule("A8.1", "A4.1")
@pytest.mark.parametrize("turn", range(1, 8))
def test_a_flood_closes_the_last_turn_of_a_reign_before_the_next_begins(turn: int) -> None:
    t = Table(turn=turn)
    t.camels(YELLOW, 1)
    t.act(YELLOW)
    t.done()
    assert t.turn == turn + 1
    assert ("Inundated" in t.events) == (turn in (2, 5))
    if "Inundated" in t.events:
        assert t.events.index("Inundated") < t.events.index("TurnBegan")


@rule("A8.1")
def test_the_flood_comes_before_the_market_is_cleared() -> None:
    t = Table(turn=2)
    t.for_sale("palm1", "joker")
    t.end_turn()
    assert t.events.index("Inundated") < t.events.index("MarketCleared") < t.events.index("Sown")


@rule("A8.2")
@pytest.mark.parametrize("turn", [1, 2])
def test_cards_left_in_the_market_go_to_the_discard_pile(turn: int) -> None:
    t = Table(turn=turn)
    t.discard("salt1")
    t.for_sale("palm1", "joker")
    t.end_turn()
    assert sorted(t.discard_pile) == ["joker", "palm1", "salt1"]
    (cleared,) = walk.told(t, "MarketCleared")
    assert sorted(cleared.cards) == ["joker", "palm1"]


@rule("A8.2")
def test_cards_left_in_the_market_take_part_in_a_reshuffle_of_the_next_sowing() -> None:
    deck = ["date1", "date1", "grape1", "grape2"]
    t = Table(players=2, order=(RED, BLUE))
    rest = Counter({face: card.copies for face, card in data.CARDS.items()})
    rest.subtract([*deck, "palm1", "joker"])
    t.for_sale("palm1", "joker")
    t.cards(BLUE, *rest.elements())
    t.only_deck(*deck)
    assert t.discard_pile == []
    t.end_turn()
    assert market_cards(t) == sorted([*deck, "palm1", "joker"])
    assert "Reshuffled" in t.events
    assert t.events.index("MarketCleared") < t.events.index("Reshuffled")
    assert (t.deck_size, t.discard_pile) == (0, [])


@rule("A8.3")
@pytest.mark.parametrize("turn", BETWEEN_FLOODS)
@pytest.mark.parametrize("card", [2, 3, 4])
def test_the_next_expansion_card_is_laid_below_the_previous_ones(turn: int, card: int) -> None:
    t = Table(turn=turn)
    t.next_expansion(card)
    laid, left = list(t.expansion_laid), t.expansion_deck_size
    t.end_turn()
    assert t.expansion_laid == [*laid, card]
    assert t.value == card
    assert t.expansion_deck_size == left - 1


@rule("A8.3", "AX14")
def test_ax14_both_cards_count_in_the_flood_of_reign_1() -> None:
    t = Table(turn=1)
    t.expansion(4)
    t.next_expansion(2)
    t.assur(RED, lower=1)
    t.end_turn()
    assert t.expansion_laid == [4, 2]
    (scored,) = walk.of_kind(walk.defaults_until(t, lambda t: t.turn == 3), "AssurScored")
    assert (scored.seat, scored.vp) == (RED, 6)


def full_position(turn: int) -> Table:
    t = Table(turn=turn)
    t.ziggurat(RED, "b5", level=2)
    t.ziggurat(BLUE, "i6", level=3)
    t.put(RED, "c5", "c6", "c7")
    t.put(BLUE, "i7", "i5")
    t.well("b6-c6-c7")
    t.cards(RED, "barley2", "joker", "plow")
    t.cards(BLUE, "grape3")
    t.camels(RED, 7).camels(BLUE, 10)
    t.offering(RED, 3).offering(GREEN, 1)
    t.assur(RED, upper=1, lower=2)
    t.assur(YELLOW, lower=1, middle=1)
    return t


@rule("A8.4")
@pytest.mark.parametrize("turn", BETWEEN_FLOODS)
def test_everything_stays_where_it_is(turn: int) -> None:
    t = full_position(turn)
    t.end_turn()
    assert t.turn == turn + 1
    assert t.ziggurat_at("b5") == (RED, 2)
    assert t.ziggurat_at("i6") == (BLUE, 3)
    assert t.huts_of(RED) == ["c5", "c6", "c7"]
    assert sorted(t.huts_of(BLUE)) == ["i5", "i7"]
    assert t.wells_built == ["b6-c6-c7"]
    assert t.cards_of(RED) == ["barley2", "joker"]
    assert t.cards_of(BLUE) == ["grape3"]
    assert [t.has_plow(seat) for seat in (RED, BLUE)] == [True, False]
    assert [t.camels_of(seat) for seat in (RED, BLUE)] == [7, 10]
    assert [t.offering_of(seat) for seat in (RED, BLUE, GREEN)] == [3, 0, 1]
    assert t.assur_at("upper") == [RED]
    assert t.assur_at("middle") == [YELLOW]
    assert t.assur_at("lower") == [RED, RED, YELLOW]
    assert [t.vp_of(seat) for seat in (RED, BLUE, GREEN, YELLOW)] == [0, 0, 0, 0]


@rule("A8.4")
def test_huts_fed_in_one_turn_must_be_fed_again_in_the_next() -> None:
    t = Table(players=2, order=(BLUE, RED))
    t.ziggurat(RED, "b5")
    t.put(RED, "c6")
    t.assur(RED, middle=3, lower=6)
    t.cards(RED, "barley1")
    t.deck("palm1", "palm1", "palm1", "palm2", "palm2", "palm3")
    t.supply(RED)
    assert t.turn == 2
    assert t.hut_at("c6") == RED
    starved = walk.of_kind(walk.defaults_until(t, lambda t: t.turn == 3), "Starved")
    assert [(event.seat, list(event.hexes)) for event in starved] == [(RED, ["c6"])]


@rule("A8.5")
def test_the_limits_of_a_turn_are_lifted() -> None:
    t = Table(players=2, order=(RED, BLUE))
    t.ziggurat(RED, "b5")
    t.assur(RED, middle=4, lower=6)
    t.for_sale("palm1", "joker")
    t.deck("grape1", "grape1", "grape1", "date1", "date1", "date1")
    t.camels(RED, 10)
    t.act(RED)
    t.buy("palm1").offer(3).extend("b5")
    for command in ("buy.joker", "offer.1", "extend.b5"):
        t.rejects(command)
    t.done()
    walk.defaults_until(t, lambda t: t.seat == RED and t.kind == "action")
    assert (t.turn, t.camels_of(RED)) == (2, 3)
    t.buy(market_cards(t)[0]).extend("b5")
    assert t.ziggurat_at("b5") == (RED, 3)
    t.undo()
    t.offer(2)
    assert t.offering_of(RED) == 5


@rule("A8.5")
@pytest.mark.parametrize("turn", [1, 2, 4, 5])
@pytest.mark.parametrize("order", [(YELLOW, RED, GREEN, BLUE), (BLUE, GREEN, YELLOW, RED)])
def test_the_next_turn_starts_with_sowing_in_the_same_order(turn: int, order: tuple[int, ...]) -> None:
    t = Table(turn=turn, order=order)
    t.end_turn()
    assert t.turn == turn + 1
    assert "Sown" in t.events
    assert [len(column) for column in t.columns] == [2, 2, 2, 2, 2]
    assert tuple(t.order) == order
    assert (t.seat, t.kind, t.phase) == (order[0], "harvest", "agriculture")


@rule("A8.1")
def test_the_end_of_a_turn_says_how_many_points_it_brought_each_player() -> None:
    before = [0, 0, 0]
    for event in ended_turns(Table.new(3, seed=5)):
        assert event.gained_per_seat == [now - then for now, then in zip(event.vp_per_seat, before, strict=True)]
        before = event.vp_per_seat
    assert any(before)


@rule("A8.1")
def test_a_match_begun_before_does_not_say_what_a_turn_brought_and_is_written_as_it_was() -> None:
    t = Table.new(2, seed=5, rules=TURN_GAINS - 1)
    events = ended_turns(t)
    assert not any(event.gained_per_seat for event in events)
    assert t.state.vp_before == []
    codec = codec_of(GAME)
    old = b'[{"event":"assyria.TurnEnded","turn":1,"vp_per_seat":[3,8]}]'
    assert codec.dump_events(codec.load_events(old)) == old
    assert codec.dump_events(events[:1]).count(b"per_seat") == 1
