"""M4: rounds, their phases and the end of the game."""

from collections.abc import Iterable

import pytest

from engine.mesopotamia.events.rounds import RoundBegan, RoundEnded
from engine.mesopotamia.events.scoring import MatchEnded, Scored
from engine.mesopotamia.events.tokens import EventRoundPassed
from engine.mesopotamia.events.turn import TurnEnded
from engine.mesopotamia.scoring.victory_points import victory_points
from tests.rules.mesopotamia.commands import leave_action, refuses, told
from tests.rules.mesopotamia.table import Table, rule

THREE = ("babylonian", "sumerian", "akkadian")


def passed(t: Table, turns: int = 1) -> Table:
    """Let the next players put their pawns aside and end their turns."""
    for _ in range(turns):
        t.answers("aside", "end")
    return t


def seats_of(events: Iterable[TurnEnded]) -> list[int]:
    return [event.seat for event in events]


@rule("M4.1", "M4.2")
def test_a_round_is_a_turn_of_each_empire_then_combats_then_its_end() -> None:
    t = (
        Table(*THREE)
        .put(0, "archer", "r31")
        .put(1, "spearman", "r31")
        .active(2, "r10", "ev11")
        .put(2, "spearman", "r10")
    )
    t.population([2, 0, 1]).hold(0, phalanx=1).turn(2)
    assert t.state.phase == "actions"
    passed(t, 3)
    assert (t.kind, t.state.phase) == ("bid", "combat")
    assert not told(t, EventRoundPassed)
    t.until("action")
    names = [type(event).__name__ for event in t.events]
    order = ["TurnEnded", "EventRoundPassed", "RoundEnded", "RoundBegan"]
    assert [names.index(name) for name in order] == sorted(names.index(name) for name in order)
    assert seats_of(told(t, TurnEnded)) == [2, 0, 1]
    assert (t.state.round, t.state.phase) == (2, "actions")


@rule("M4.2", "M13.11")
@pytest.mark.parametrize(
    ("piles", "order"),
    [([[0, 1, 2]], [0, 1, 2]), ([[2, 1, 0]], [2, 1, 0]), ([[1], [2, 0]], [2, 0, 1]), ([[1], [0], [], [2]], [2, 0, 1])],
)
def test_turn_order_is_that_of_the_population_track(piles: list[list[int]], order: list[int]) -> None:
    t = passed(Table(*THREE).population(*piles).turn(order[0]), 3)
    assert seats_of(told(t, TurnEnded)) == order


@rule("M4.2", "MI20")
def test_the_order_is_read_once_at_the_start_of_the_round() -> None:
    t = Table(*THREE).population([0, 1, 2]).hold(2, food=9).hold(1, food=9).level(2, growth=2).turn(0)
    passed(t)
    t.answers("growth.pawn", "end")
    assert (t.seat, t.state.order) == (2, [0, 1, 2])
    t.answers("growth.pawn", "end")
    assert t.state.order == [2, 1, 0]
    assert told(t, RoundBegan)[-1].seats == [2, 1, 0]
    assert t.seat == 2


@rule("M4.3", "M4.2")
def test_only_the_empire_whose_turn_it_is_decides() -> None:
    t = Table(*THREE).population([1, 2, 0]).turn(1)
    for seat in (1, 2, 0):
        assert [question.seat for question in t.asked] == [seat]
        for other in {0, 1, 2} - {seat}:
            refuses(t, other, "action", "aside", "not_your_decision")
        passed(t)


@rule("M4.4", "M16.1")
def test_combats_come_after_the_last_turn() -> None:
    t = Table().put(0, "archer", "r31").put(1, "spearman", "r31").hold(0, phalanx=1).turn(0)
    passed(t)
    assert t.kind == "action"
    passed(t)
    assert t.kind == "bid"


@rule("M4.5", "M14.13")
def test_six_round_events_are_processed_in_turn_order_and_those_of_one_owner_by_region() -> None:
    t = Table(*THREE).population([2, 0, 1])
    for seat, region, card in ((0, "r31", "ev11"), (0, "r10", "ev13"), (2, "r20", "ev1"), (1, "r08", "ev6")):
        option = 2 if card == "ev13" else 1
        t.active(seat, region, card, option).put(seat, "spearman", region)
    t.active(2, "r15", "ev17", 2).put(2, "archer", "r15").end_of_round()
    assert t.kind == "action"
    processed = [(event.seat, event.region) for event in told(t, EventRoundPassed)]
    assert processed == [(2, "r15"), (2, "r20"), (0, "r10"), (0, "r31"), (1, "r08")]


@rule("M4.6")
def test_the_next_round_begins_with_a_new_turn_order() -> None:
    t = Table(*THREE).population([0], [1], [2])
    t.end_of_round()
    assert (t.state.round, t.state.order, t.seat) == (2, [2, 1, 0], 2)
    (ended,) = told(t, RoundEnded)
    assert (ended.round, ended.is_last) == (1, False)
    assert ended.vp_per_seat == [victory_points(t.state, seat, with_quests=False).total for seat in range(3)]


@rule("M4.6", "M15.1", "M15.8")
def test_at_the_end_of_a_round_all_see_what_everybody_would_score_without_quests() -> None:
    t = Table(*THREE).squares({0: 1, 1: 2, 2: 3}, {2: 1, 0: 2, 1: 3}).settle(1, "r31")
    t.level(1, research=3, growth=3).hold(1, tablet=2).quests(1, "q2").end_of_round()
    assert t.state.round == 2
    (ended,) = told(t, RoundEnded)
    assert ended.vp_per_seat == [3 + 6, 6 + 9 + 1 + 1, 9 + 3]


@rule("M4.9")
def test_an_empire_without_units_keeps_taking_turns() -> None:
    t = Table(*THREE).population([1, 0, 2]).put(0, "spearman", "r31").turn(1)
    passed(t, 6)
    assert seats_of(told(t, TurnEnded)) == [1, 0, 2, 1, 0, 2]
    assert t.state.round == 3


TILES = ("hg1a", "hg2a", "hg3a", "hg4a", "hg5a")


def fifth_level(pile: list[int]) -> Table:
    """It is the turn of seat 0, which can build the fifth level of the Gardens."""
    t = Table(*THREE[: len(pile)]).gardens(*TILES, built=(1, 1, 1, 1)).level(0, build=4).population(pile)
    return t.hold(0, stone=3, clay=2, wood=2, food=1).turn(0)


@rule("M4.10", "M9.10")
def test_after_the_fifth_gardens_level_the_round_is_played_to_its_end() -> None:
    t = fifth_level([0, 1, 2]).put(1, "archer", "r31").put(2, "spearman", "r31").hold(1, phalanx=1)
    t.active(1, "r08", "ev6").put(1, "spearman", "r08")
    leave_action(t.answers("build.pawn", "gardens")).answer("end")
    assert not t.over
    assert t.seat == 1
    passed(t)
    assert t.seat == 2
    passed(t)
    assert t.kind == "bid"
    t.answer(())
    while not t.over:
        t.default(t.asked[0].seat)
    assert [event.region for event in told(t, EventRoundPassed)] == ["r08"]
    assert [event.is_last for event in told(t, RoundEnded)] == [True]
    assert len(told(t, Scored)) == 3
    assert t.state.round == 1


@rule("M4.10", "M4.6")
def test_four_gardens_levels_do_not_end_the_game() -> None:
    t = Table().gardens(*TILES, built=(1, 1, 1, 1)).turn(0)
    passed(t, 2)
    assert (t.over, t.state.round) == (False, 2)


@rule("M4.10")
def test_the_last_player_of_the_round_may_end_the_game() -> None:
    t = fifth_level([1, 0])
    leave_action(t.answers("build.pawn", "gardens")).answer("end")
    assert t.over
    refuses(t, 0, "action", "aside", "game_over")


@rule("M4.12")
@pytest.mark.parametrize("cap", [1, 3])
def test_a_match_with_a_cap_ends_after_that_round_and_is_scored_normally(cap: int) -> None:
    t = Table("babylonian", "sumerian", last_round=cap).settle(0, "r31").turn(0)
    for _ in range(cap):
        assert not t.over
        passed(t, 2)
    assert t.over
    assert t.state.result is not None
    assert t.state.result.scores == [event.vp for event in told(t, Scored)]
    assert t.state.result.scores[0] == 9 + 9 + 1 + 1
    assert len(told(t, MatchEnded)) == 1


@rule("M4.12")
def test_without_a_cap_a_match_goes_on() -> None:
    t = passed(Table().turn(0), 2 * 22)
    assert (t.over, t.state.round) == (False, 23)


@rule("M4.12", "M14.13")
def test_the_end_of_the_last_round_still_takes_place() -> None:
    t = Table().active(0, "r08", "ev6", die=6).put(0, "spearman", "r08").last_round().turn(0)
    passed(t, 2)
    assert t.over
    assert t.held(0, "food") == 1
    assert 0 in t.state.population[1]
