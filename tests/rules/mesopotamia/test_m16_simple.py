from collections.abc import Callable

import pytest

from engine.mesopotamia.content.options import OPTIONS, REFUSALS
from tests.rules.mesopotamia.field import AROUND, HERE, A, C, D, Field
from tests.rules.mesopotamia.table import Table, rule

WORTH = {"spearman": 1, "archer": 2, "horseman": 3, "chariot": 4}


def simple(*attackers: str, against: str | tuple[str, ...] = (), sides: int = 3) -> Field:
    return Field(sides, simple_combat=True).fight(*attackers, against=against)


def bids(f: Field, *numbers: int) -> Field:
    f.combat()
    for seat, number in enumerate(numbers):
        f.answer(number, seat)
    return f


@rule("M16.50")
def test_there_are_no_cards_and_one_number_is_bid() -> None:
    f = simple("spearman", against="archer").phalanxes(3, 2).combat()
    assert not f.told("CardsDrawn")
    assert [(each.seat, each.kind, each.sealed) for each in f.asked] == [(A, "bid", True), (D, "bid", True)]
    assert list(f.question(A).choice.answers()) == [3, 2, 1, 0]
    f.answer(3, A)
    assert not f.told("BidOpened")
    assert f.held_phalanxes() == [3, 2]
    f.answer(1, D)
    assert [event.phalanxes for event in f.heard("BidOpened")] == [3, 1]


@rule("M16.50", "M16.13", "M16.14")
def test_bonus_phalanxes_are_compulsory() -> None:
    f = simple("spearman", against="archer").phalanxes(2, 0).ship(A, "n31", "n40").combat()
    f.rejects(1, "bonus_not_bid", A).rejects(0, "bonus_not_bid", A).rejects(5, "bid_too_high", A)
    f.rejects(-1, "bad_bid", A)
    f.answer(4, A)
    assert f.heard("BidOpened")[0].paid == {"phalanx": 2}


@rule("M16.51")
@pytest.mark.parametrize(
    ("attackers", "defenders", "bid"),
    [
        (("spearman",), ("archer",), (0, 0)),
        (("spearman",), ("archer",), (2, 0)),
        (("horseman",), ("archer",), (0, 0)),
        (("chariot",), ("horseman",), (0, 0)),
        (("spearman", "archer", "horseman", "chariot"), ("chariot", "chariot"), (0, 1)),
        (("spearman", "spearman", "archer"), ("horseman",), (1, 2)),
    ],
)
def test_value_is_the_bid_and_the_worth_of_the_units(
    attackers: tuple[str, ...], defenders: tuple[str, ...], bid: tuple[int, int]
) -> None:
    f = bids(simple(*attackers, against=defenders).phalanxes(3, 3), *bid)
    values = [
        sum(map(WORTH.__getitem__, units)) + extra for units, extra in zip((attackers, defenders), bid, strict=True)
    ]
    won = f.heard("SimpleCombatWon")[0]
    assert won.seat == (A if values[0] > values[1] else D)
    assert [won.value, won.loser_value] == sorted(values, reverse=True)


@rule("M16.51", "M16.8")
@pytest.mark.parametrize(("track", "winner"), [([A, D, C], A), ([D, A, C], D)])
def test_a_tie_goes_to_the_one_ahead_on_the_event_track(track: list[int], winner: int) -> None:
    f = simple("archer", against="archer").event_track(track).combat()
    assert f.heard("SimpleCombatWon")[0].seat == winner


@rule("M16.51", "M16.8")
def test_a_tribe_loses_a_tie() -> None:
    f = Field(3, simple_combat=True).put(A, "chariot", HERE).tribe(HERE, spearman=1).tribe_die(1).combat()
    won = f.heard("SimpleCombatWon")[0]
    assert (won.seat, won.value, won.loser_value) == (A, 4, 4)


@rule("M16.52", "D30")
def test_the_winner_loses_his_whole_bid_and_a_unit_of_his_choice() -> None:
    f = bids(simple("spearman", "archer", "chariot", against="horseman").phalanxes(4, 3), 3, 3).asked_for("loss")
    assert f.seat == A
    assert f.options == ["spearman", "archer", "chariot"]
    assert f.question().default == "spearman"
    f.answer("archer")
    assert f.units(A, HERE) == {"spearman": 1, "chariot": 1}
    assert f.held(A, "phalanx") == 1
    assert f.heard("UnitLostByWinner")[0].unit == "archer"


@rule("M16.52")
def test_an_only_unit_is_not_lost() -> None:
    f = bids(simple("chariot", "ram", against="spearman").phalanxes(1, 0), 1)
    assert f.units(A, HERE) == {"chariot": 1, "ram": 1}
    assert f.kind == "action"


@rule("M16.52", "M1.10")
def test_units_of_one_kind_leave_nothing_to_choose() -> None:
    f = simple("chariot", "chariot", against="spearman").combat()
    assert f.units(A, HERE) == {"chariot": 1}
    assert f.kind == "action"


@rule("M16.52")
def test_a_winning_defender_chooses_too() -> None:
    f = simple("spearman", against=("archer", "chariot")).combat().asked_for("loss")
    assert f.seat == D


@rule("M16.53")
@pytest.mark.parametrize(("bid", "back"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_the_loser_takes_half_back_and_loses_all_units_there(bid: int, back: int) -> None:
    f = bids(simple("spearman", "archer", against=("chariot", "chariot")).phalanxes(4, 4), bid, 0)
    assert f.held(A, "phalanx") == 4 - bid + back
    assert (f.heard("ArmyLost")[0].winner_phalanxes, f.heard("ArmyLost")[0].loser_phalanxes) == (4, 4 - bid + back)
    assert f.units(A, HERE) == {}
    f.check()


@rule("M16.53", "M16.15")
def test_bonus_phalanxes_count_for_the_half() -> None:
    f = bids(simple("spearman", against="chariot").phalanxes(1, 1).ship(A, "n31"), 2, 1)
    assert f.held(A, "phalanx") == 1


@rule("M16.53")
def test_there_are_no_retreats() -> None:
    f = simple("spearman", against=("chariot", "chariot")).combat()
    assert f.kind == "action"
    assert all(not f.units(A, region) for region in AROUND)


@rule("M16.54", "M16.43")
def test_a_tribe_bids_all_without_a_question() -> None:
    f = Field(3, simple_combat=True).put(A, "chariot", HERE).tribe(HERE, archer=1).phalanxes(3, 3, 3).tribe_die(4)
    f.combat()
    assert [each.seat for each in f.asked] == [A]
    f.answer(3)
    assert [event.phalanxes for event in f.heard("BidOpened")] == [3, 6]
    won = f.heard("SimpleCombatWon")[0]
    assert (won.value, won.loser_value) == (8, 7)


@rule("M16.54", "M16.52")
def test_a_tribe_that_wins_loses_its_weakest_figure() -> None:
    f = Field(3, simple_combat=True).put(A, "spearman", HERE).tribe(HERE, archer=1, spearman=1, horseman=1).combat()
    assert f.state.tribes == {HERE: {"archer": 1, "horseman": 1}}
    assert f.kind == "action"


@rule("M16.54", "M16.52")
def test_a_tribe_s_only_figure_stays() -> None:
    f = Field(3, simple_combat=True).put(A, "spearman", HERE).tribe(HERE, archer=1).combat()
    assert f.state.tribes == {HERE: {"archer": 1}}


@rule("M16.54", "M16.44")
def test_a_losing_tribe_is_removed_and_its_event_revealed() -> None:
    f = Field(3, simple_combat=True).put(A, "chariot", HERE, 2).tribe(HERE, spearman=1).hide(HERE)
    f.tribe_die(1).turns_up("ev14").combat()
    assert f.state.tribes == {}
    assert (f.seat, f.kind) == (A, "event")
    assert f.units(A, HERE) == {"chariot": 1}


STAGES: dict[str, tuple[Callable[[Field], Field], Callable[[Field], bool]]] = {
    "a Wall falls": (lambda f: f.wall(D, HERE), lambda f: f.state.walls == {}),
    "a Ram goes with it": (lambda f: f.wall(D, HERE).put(A, "ram", HERE), lambda f: not f.units(A, HERE).get("ram")),
    "a Settlement may be taken": (lambda f: f.settle(D, HERE), lambda f: (f.seat, f.kind) == (A, "settlement")),
    "an Event is taken over": (lambda f: f.active(D, HERE, "ev11"), lambda f: (f.seat, f.kind) == (A, "event")),
    "Ships sink": (lambda f: f.ship(A, "n01").ship(D, "n01"), lambda f: f.state.ships == {}),
    "Rams of the loser are removed": (lambda f: f.put(D, "ram", HERE), lambda f: f.units(D, HERE) == {}),
}


@rule("M16.54", "M8.8", "M8.10", "M8.11", "M14.15")
@pytest.mark.parametrize("stage", STAGES)
def test_walls_rams_settlements_and_events_are_as_in_the_full_game(stage: str) -> None:
    lay, holds = STAGES[stage]
    assert holds(lay(simple("chariot", against="spearman")).combat())


@rule("M16.54", "M16.4", "M16.6")
def test_order_and_pairs_are_as_in_the_full_game() -> None:
    f = simple("spearman", against="archer").put(C, "chariot", HERE).put(A, "spearman", "r08").put(C, "archer", "r08")
    f.combat().asked_for("order")
    assert f.seat == D
    f.answer((HERE, "r08")).asked_for("pair")
    assert f.seat == D


@rule("M16.55", "M1.14")
def test_the_variant_goes_with_no_automaton_and_no_solo_mode() -> None:
    opponents = next(option.values for option in OPTIONS if option.key == "opponent")
    refused = {
        value
        for refusal in REFUSALS
        if refusal.code == "variant_conflict" and refusal.when.get("combat") == ("simple",)
        for value in refusal.when["opponent"]
    }
    assert refused == set(opponents) - {"none"}


@rule("M16.55")
def test_without_an_opponent_it_begins() -> None:
    assert Table.new(2, combat="simple").state.simple_combat
