import pytest

from engine.mesopotamia.content.cards import COMBAT_CARDS
from tests.rules.mesopotamia.field import HERE, A, D, Field
from tests.rules.mesopotamia.table import rule


def two_against_two(*phalanxes: int) -> Field:
    """Spearman and Archer (1/0/0, 2/0/0) against Spearman and Archer (1/0/0, 2/0/1); Sumer wins ties."""
    f = Field().fight("spearman", "archer", against=("spearman", "archer"))
    return f.phalanxes(*phalanxes).cards("cs4", "ca1", "cs3", "ca6").combat()


def one_against_one(*phalanxes: int, cards: tuple[str, str] = ("cs4", "cs2")) -> Field:
    return Field().fight("spearman", against="spearman").phalanxes(*phalanxes).cards(*cards).combat()


@rule("M16.16")
@pytest.mark.parametrize(
    ("bids", "winners"),
    [
        (((3, 2, 1), (1, 2, 3)), ["force attacker", "mobility defender"]),
        (((0, 0, 0), (1, 0, 0)), ["force defender"]),
        (((0, 0, 0), (0, 0, 0)), []),
        (((1, 1, 1), (0, 0, 0)), ["force attacker", "tactics attacker", "mobility attacker"]),
    ],
)
def test_the_higher_bid_wins_each_row_in_their_order(bids, winners) -> None:  # type: ignore[no-untyped-def]
    f = one_against_one(6, 6).bids(*bids).go_on()
    assert [f"{event.row} {event.winner}" for event in f.heard("RowDecided") if event.winner] == winners
    assert [event.row for event in f.heard("PhalanxesAllotted")] == [winner.split()[0] for winner in winners]


@rule("M16.16", "MX30")
@pytest.mark.parametrize("row", [0, 1, 2])
def test_mx30_equal_bids_are_lost_and_nobody_allocates(row: int) -> None:
    bid = tuple(2 if place == row else 0 for place in range(3))
    f = one_against_one(3, 3).bids(bid, bid).go_on()
    assert f.held_phalanxes() == [1, 1]
    assert not f.told("PhalanxesAllotted")
    assert not f.told("HalfTakenBack")


@rule("M16.16", "M16.36", "D21")
def test_rows_are_allocated_in_order_and_lines_come_with_tactics() -> None:
    f = two_against_two(6, 6).bids((1, 1, 1), (0, 0, 0))
    asked = []
    while f.kind in ("allot", "lines"):
        asked.append((f.seat, f.kind, f.question().about.get("row", "")))
        f.answer(f.question().hints.proposed)  # type: ignore[arg-type]
    assert asked == [(A, "allot", "force"), (A, "allot", "tactics"), (A, "lines", ""), (A, "allot", "mobility")]


@rule("M16.17")
def test_the_winner_allocates_the_difference_as_he_likes() -> None:
    f = two_against_two(6, 6).bids((5, 0, 0), (2, 0, 0)).asked_for("allot")
    assert f.seat == A
    assert f.options == ["a1", "a2"]
    choice = f.question().choice
    assert list(choice.answers()) == [("a1:1", "a2:2"), ("a1:2", "a2:1"), ("a1:3",)]
    f.allot(a1=1, a2=2)
    assert f.heard("PhalanxesAllotted")[0].placed == {"a1": 1, "a2": 2}


@rule("M16.17")
@pytest.mark.parametrize("answer", [("a1:2",), ("a1:3", "a2:1"), ("a2:3",), ("d1:3",), ()])
def test_he_must_place_exactly_what_fits_on_his_own_cards(answer: tuple[str, ...]) -> None:
    f = two_against_two(6, 6).bids((5, 0, 0), (2, 0, 0)).asked_for("allot")
    assert not f.question().choice.accepts(answer)


@rule("M16.17")
def test_more_on_a_card_than_its_slots_is_refused() -> None:
    two_against_two(6, 6).bids((5, 0, 0), (2, 0, 0)).rejects(("a2:3",), "no_slot")


@rule("M16.17", "M16.19")
@pytest.mark.parametrize(
    ("row", "cards", "slots"),
    [
        (0, ("cs4", "cs2"), 3),
        (1, ("cs4", "cs2"), 3),
        (2, ("cs4", "cs2"), 2),
        (1, ("cs7", "cs2"), 1),
        (2, ("cs3", "cs2"), 1),
    ],
)
def test_what_finds_no_slot_is_lost(row: int, cards: tuple[str, str], slots: int) -> None:
    bid = tuple(6 if place == row else 0 for place in range(3))
    f = one_against_one(6, 1, cards=cards).bids(bid, (0, 0, 0)).go_on()
    allotted = f.heard("PhalanxesAllotted")[0]
    assert (allotted.placed, allotted.lost) == ({"a1": slots}, 6 - slots)
    assert f.held(A, "phalanx") == 0


@rule("M16.17")
def test_slots_of_several_units_are_filled_together() -> None:
    f = two_against_two(9, 1).bids((9, 0, 0), (0, 0, 0)).go_on()
    allotted = f.heard("PhalanxesAllotted")[0]
    assert (allotted.placed, allotted.lost) == ({"a1": 3, "a2": 2}, 4)


@rule("M16.18", "MI3")
@pytest.mark.parametrize(("bid", "back"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
@pytest.mark.parametrize("row", [0, 1, 2])
def test_the_loser_of_a_row_takes_back_half_rounded_down(bid: int, back: int, row: int) -> None:
    def in_row(count: int) -> tuple[int, ...]:
        return tuple(count if place == row else 0 for place in range(3))

    f = one_against_one(6, 7).bids(in_row(bid), in_row(7)).go_on()
    assert f.held_phalanxes() == [6 - bid + back, 0]


@rule("M16.18")
def test_each_row_is_halved_by_itself() -> None:
    f = one_against_one(3, 6).bids((1, 1, 1), (2, 2, 2)).go_on()
    assert f.held_phalanxes() == [0, 0]


@rule("M16.19")
def test_the_winner_of_a_row_gets_nothing_back() -> None:
    f = one_against_one(6, 2).bids((5, 0, 0), (2, 0, 0)).go_on()
    assert f.heard("CombatWon")[0].winner_seat == A
    assert f.held_phalanxes() == [1, 1]


@rule("M16.19", "M16.3")
def test_allocated_phalanxes_are_gone_in_the_next_combat() -> None:
    f = Field(3).put(D, "spearman", HERE).put(A, "spearman", HERE).put(2, "spearman", HERE)
    f.phalanxes(3, 0, 0).cards("cs4", "cs7", "cs1", "cs5").combat()
    f.answer("0-1").answer(("force:3",)).go_on()
    first, second = f.heard("Fought")
    assert first.attacking_total == 4
    drawn = f.heard("CardsDrawn")[2:]
    own = next(event.cards[0] for event in drawn if event.seat == A)
    total = second.attacking_total if second.attacker_seat == A else second.defending_total
    assert total == COMBAT_CARDS[own].printed("force")


@rule("M16.20")
@pytest.mark.parametrize(
    ("attacker", "defender", "arranger"),
    [((0, 2, 0), (0, 1, 0), A), ((0, 1, 0), (0, 2, 0), D), ((0, 1, 0), (0, 1, 0), D), ((3, 0, 3), (0, 0, 0), D)],
)
def test_the_tactics_winner_arranges_all_units_of_both(attacker, defender, arranger) -> None:  # type: ignore[no-untyped-def]
    f = two_against_two(6, 6).bids(attacker, defender).go_on("lines")
    assert f.seat == arranger
    assert f.options == ["a1", "a2", "d1", "d2"]


@rule("M16.20")
def test_equal_bids_in_tactics_against_a_tribe_let_the_empire_arrange() -> None:
    f = Field().event_track([D, A]).put(A, "spearman", HERE, 2).tribe(HERE, spearman=1, archer=1)
    f.tribe_die(1).combat().answer(("mobility:5",)).go_on("lines")
    assert f.seat == A


@rule("M16.20", "M16.43")
def test_a_tribe_that_wins_tactics_is_arranged_by_its_player() -> None:
    f = Field().event_track([D, A]).put(A, "spearman", HERE, 2).tribe(HERE, spearman=1, archer=1)
    f.tribe_die(1).combat().answer(("tactics:5",)).go_on("lines")
    assert f.seat == D
