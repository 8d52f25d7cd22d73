from collections import Counter

import msgspec
import pytest

from engine.core.decision import Move
from engine.mesopotamia.content.cards import COMBAT_CARDS, ROWS
from engine.mesopotamia.content.map import SECTIONS_OF
from tests.rules.mesopotamia.field import HERE, A, C, D, Field, written
from tests.rules.mesopotamia.referee import BEATS
from tests.rules.mesopotamia.table import GAME, rule


def bidders(*phalanxes: int) -> Field:
    """Two Spearmen about to fight in the centre."""
    return Field().fight("spearman", against="spearman").phalanxes(*phalanxes)


@rule("M16.10")
def test_every_combat_unit_gets_a_card_of_its_type_face_up() -> None:
    f = Field().fight("spearman", "spearman", "chariot", against=("archer", "horseman")).phalanxes(1, 1).combat()
    for seat, kinds in ((A, ["spearman", "spearman", "chariot"]), (D, ["archer", "horseman"])):
        cards = f.question(seat).about["cards"]
        assert isinstance(cards, list)
        assert [COMBAT_CARDS[card].type for card in cards] == kinds
        assert cards == f.question(1 - seat).about["other_cards"]
    drawn = [card for event in f.heard("CardsDrawn") for card in event.cards]
    assert len(set(drawn)) == 5
    assert not {card for pool in f.state.combat_pool.values() for card in pool} & set(drawn)


@rule("M16.11", "M16.17")
def test_a_bid_says_how_much_of_each_row_finds_slots_on_the_own_cards() -> None:
    f = Field().fight("spearman", "archer", against="horseman").phalanxes(12, 12).cards("cs1", "ca2", "ch1").combat()
    rooms = {seat: [f.question(seat).about[f"{row}_room"] for row in ROWS] for seat in (A, D)}
    for seat, cards in ((A, ("cs1", "ca2")), (D, ("ch1",))):
        assert rooms[seat] == [sum(COMBAT_CARDS[card].slots(row) for card in cards) for row in ROWS]
    f.bids((12, 0, 0), (0, 0, 0)).go_on()
    (allotted,) = f.heard("PhalanxesAllotted")
    assert [sum(allotted.placed.values()), 12 - allotted.lost] == [rooms[A][0], rooms[A][0]]


@rule("M16.10", "MI13")
def test_used_cards_go_to_the_discards_of_their_type_after_the_combat() -> None:
    f = Field().fight("spearman", against=("spearman", "archer")).phalanxes(1).cards("cs2", "cs4", "ca1").combat()
    assert not any(f.state.combat_discard.values())
    f.go_on()
    assert {kind: sorted(cards) for kind, cards in f.state.combat_discard.items() if cards} == {
        "spearman": ["cs2", "cs4"],
        "archer": ["ca1"],
    }
    f.check()


@rule("M16.10")
def test_an_empty_deck_is_refilled_from_its_discards() -> None:
    f = Field().fight("spearman", "spearman", against="spearman")
    f.deck("spearman", "cs3", discard=["cs1", "cs2", "cs4", "cs5", "cs6", "cs7", "cs8"]).phalanxes(1).combat()
    drawn = [card for event in f.heard("CardsDrawn") for card in event.cards]
    assert drawn[0] == "cs3"
    assert len(set(drawn)) == 3
    assert f.state.combat_discard["spearman"] == []
    assert len(f.state.combat_pool["spearman"]) == 5


@rule("M16.10")
def test_a_deck_is_not_refilled_while_it_has_a_card() -> None:
    f = Field().fight("spearman", against="spearman")
    f.deck("spearman", "cs3", "cs4", discard=["cs1", "cs2", "cs5", "cs6", "cs7", "cs8"]).phalanxes(1).combat()
    assert {card for event in f.heard("CardsDrawn") for card in event.cards} == {"cs3", "cs4"}


@rule("M16.11", "M1.3")
def test_the_combat_cards_of_the_boxes() -> None:
    assert Counter(card.set for card in COMBAT_CARDS.values()) == {"base": 26, "ah": 6, "me": 6}
    for card in COMBAT_CARDS.values():
        assert set(card.advantage) == BEATS[card.type]
        for row in ROWS:
            assert card.printed(row) >= 0
            assert card.slots(row) >= 1


@rule("M16.11", "MX25", "MX44")
@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("cs1", (0, 1, 0)),
        ("ca2", (1, 1, 0)),
        ("ch1", (2, 1, 0)),
        ("ca1", (2, 0, 0)),
        ("cs2", (1, 1, 0)),
        ("ca3", (2, 1, 0)),
        ("cs3", (1, 0, 1)),
    ],
)
def test_cards_printed_in_the_rulebook(card: str, printed: tuple[int, int, int]) -> None:
    assert tuple(COMBAT_CARDS[card].printed(row) for row in ROWS) == printed


@rule("M16.12", "M20.1")
def test_holdings_are_known_before_the_bid() -> None:
    f = bidders(3, 5).combat()
    assert (f.question(A).about["phalanxes"], f.question(A).about["other_phalanxes"]) == (3, 5)
    assert (f.question(D).about["phalanxes"], f.question(D).about["other_phalanxes"]) == (5, 3)


@rule("M16.13", "M7.7")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_own_ship_on_a_section_of_the_region_gives_a_phalanx(count: int) -> None:
    f = bidders(1, 1).ship(A, *SECTIONS_OF[HERE][:count]).ship(D, "n01").combat()
    began = f.heard("CombatBegan")[0]
    assert (began.attacker_bonus, began.defender_bonus) == (count, 0)


@rule("M16.13", "M7.1")
def test_a_ship_supports_in_both_its_regions_and_is_not_used_up() -> None:
    f = Field(3).ship(A, "n31")
    f.put(D, "spearman", "r10").put(A, "chariot", "r10").put(D, "archer", HERE).put(C, "archer", HERE)
    f.put(A, "chariot", HERE)
    f.combat().go_on()
    bonuses = [
        event.attacker_bonus if event.attacker_seat == A else event.defender_bonus
        for event in f.heard("CombatBegan")
        if A in (event.attacker_seat, event.defender_seat)
    ]
    assert bonuses[:2] == [1, 1]
    assert f.state.ships == {"n31": [A]}


@rule("M16.13")
def test_ships_of_others_support_nobody_else() -> None:
    f = Field(3).fight("spearman", against="spearman").ship(C, "n31").combat()
    assert (f.heard("CombatBegan")[0].attacker_bonus, f.heard("CombatBegan")[0].defender_bonus) == (0, 0)


@rule("M16.13", "M16.14", "MX31")
@pytest.mark.parametrize("row", ROWS)
def test_mx31_the_bonus_must_be_bid_in_one_of_three_rows(row: str) -> None:
    f = bidders(0, 2).ship(A, "n31").combat()
    f.rejects((), "bonus_not_bid", A)
    f.rejects((f"{row}:2",), "bid_too_high", A)
    f.answer((f"{row}:1",), A).bid(D, 0, 0, 0)
    assert f.heard("BidOpened")[0].bid == {row: 1}
    assert f.heard("BidOpened")[0].paid.get("phalanx", 0) == 0


@rule("M16.14")
def test_every_split_of_holding_and_bonus_is_legal() -> None:
    f = bidders(2, 1).ship(A, "n31").combat()
    choice = f.question(A).choice
    for force in range(5):
        for tactics in range(5):
            for mobility in range(5):
                legal = 1 <= force + tactics + mobility <= 3
                assert choice.accepts(written((force, tactics, mobility))) is legal


@rule("M16.14")
@pytest.mark.parametrize(
    ("bid", "code"),
    [
        ((4, 0, 0), "bid_too_high"),
        ((2, 1, 1), "bid_too_high"),
        ((0, 0, 0), "bonus_not_bid"),
    ],
)
def test_refused_bids(bid: tuple[int, int, int], code: str) -> None:
    bidders(2, 1).ship(A, "n31").combat().rejects(written(bid), code, A)


@rule("M16.14")
@pytest.mark.parametrize(
    "bid", [("force:-1", "tactics:2"), ("force:many",), ("force",), ("force:1", "force:1"), "force"]
)
def test_what_is_no_split_at_all_is_a_bad_bid(bid: tuple[str, ...]) -> None:
    bidders(3, 1).combat().rejects(bid, "bad_bid", A)


@rule("M16.14")
def test_two_ships_must_both_be_bid() -> None:
    f = bidders(1, 1).ship(A, "n31", "n40").combat()
    f.rejects(("tactics:1",), "bonus_not_bid", A).answer(("tactics:1", "mobility:1"), A)


@rule("M16.14", "D20")
def test_both_are_asked_at_the_same_time_and_either_may_be_first() -> None:
    for first in (A, D):
        f = bidders(2, 2).combat()
        assert [(each.seat, each.kind, each.sealed) for each in f.asked] == [(A, "bid", True), (D, "bid", True)]
        f.bid(first, 1, 0, 0)
        assert [each.seat for each in f.asked] == [1 - first]
        assert not f.told("BidOpened")
        f.bid(1 - first, 0, 0, 1)
        assert [event.seat for event in f.heard("BidOpened")] == [A, D]


@rule("M16.14", "M20.3", "M20.6")
def test_the_first_bid_given_stays_hidden() -> None:
    seen = []
    for bid in ((3, 0, 0), (0, 1, 1)):
        f = bidders(3, 3).combat().bid(A, *bid)
        others = GAME.view(f.match.seen_by(D), D), GAME.view(f.match.seen_by(None), None)
        told = [event.shown_to(D) for event in f.events]
        question = f.question(D)
        seen.append((msgspec.to_builtins(others), told, question))
    assert seen[0] == seen[1]
    assert "BidSealed" in {type(event).__name__ for event in seen[0][1]}


@rule("M16.14", "MI28")
def test_the_order_of_the_bids_changes_nothing() -> None:
    ends = []
    for first in (A, D):
        f = bidders(3, 3).combat().bid(first, 2 - first, 0, 1).bid(1 - first, 1 + first, 0, 1)
        ends.append(f.heard("BidOpened"))
    assert ends[0] == ends[1]


@rule("M21.2", "M16.14")
def test_a_bid_may_be_changed_until_the_last_one_is_in() -> None:
    f = bidders(3, 3).combat().bid(A, 3, 0, 0)
    f.events += f.match.press([Move(A, "bid.take_back", "take_back")]).events
    assert [each.seat for each in f.asked] == [A, D]
    f.bid(D, 1, 0, 0).bid(A, 0, 0, 2)
    assert [event.bid for event in f.heard("BidOpened")] == [{"mobility": 2}, {"force": 1}]


@rule("M16.15")
def test_bid_phalanxes_leave_the_holding_when_revealed_not_before() -> None:
    f = bidders(5, 5).combat().bid(A, 2, 1, 0)
    assert f.held_phalanxes() == [5, 5]
    f.bid(D, 0, 0, 2)
    opened = f.heard("BidOpened")
    assert [event.paid for event in opened] == [{"phalanx": 3}, {"phalanx": 2}]


@rule("M16.15", "M16.18")
def test_bonus_phalanxes_count_for_recovery() -> None:
    f = bidders(1, 3).ship(A, "n31").combat().bids((2, 0, 0), (3, 0, 0)).go_on()
    assert f.heard("BidOpened")[0].paid == {"phalanx": 1}
    assert f.heard("HalfTakenBack")[0].gained == {"phalanx": 1}
    assert f.held(A, "phalanx") == 1


@rule("M16.15", "M16.18")
def test_a_bonus_phalanx_bid_with_an_own_one_can_come_back_as_an_own_one() -> None:
    f = bidders(0, 3).ship(A, "n31", "n40").combat().bids((0, 2, 0), (0, 3, 0)).go_on()
    assert f.held_phalanxes() == [1, 0]
    (won,) = f.heard("CombatWon")
    assert [won.attacker_phalanxes, won.defender_phalanxes] == [1, 0]


@rule("M21.4")
@pytest.mark.parametrize(("ships", "default"), [((), ()), (("n31", "n40"), ("force:2",))])
def test_an_absent_bidder_bids_the_bonus_in_force(ships: tuple[str, ...], default: tuple[str, ...]) -> None:
    assert bidders(3, 3).ship(A, *ships).combat().question(A).default == default
