"""What thinking finds, in a game in which it can be worked out what there is to find."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest

from engine.core.decision import Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Setup
from engine.core.play import advance, begin, pending
from engine.search.chances import chances
from engine.search.playing_on import TooLong, expected_shares, lead, play_on
from engine.search.thinking import think
from engine.search.thought import Thought
from engine.search.worlds import world
from tests.search.wells import HIDDEN, KNOWN, Foreseen, Wells, WellsGame

GAME = WellsGame()
SEED = b"seed"
PLENTY = 400


def wells(change: Callable[[Wells], None] | None = None, game: WellsGame = GAME) -> Wells:
    """Begin a match in which seat 0 is asked where to dig."""
    state = begin(game, Setup(2), SeededDice(SEED)).state
    if change is not None:
        change(state)
    return state


def thought_of(state: Wells, effort: int = PLENTY, seed: bytes = SEED, game: WellsGame = GAME) -> Thought:
    return think(game, state, 0, "dig", seed, effort)


def dig(seat: Seat, well: str) -> Move:
    return Move(seat, "dig", well)


def holding(*under: int, sure: int = 4, rain: int = 0, rounds: int = 0) -> Callable[[Wells], None]:
    """Put something under the wells."""

    def change(s: Wells) -> None:
        s.under, s.sure, s.rain, s.rounds = list(under), sure, rain, rounds

    return change


@pytest.mark.parametrize("under", [(9, 0, 0), (0, 9, 0), (0, 0, 9)])
def test_what_is_best_on_the_whole_is_found_wherever_the_treasure_lies(under: tuple[int, ...]) -> None:
    assert thought_of(wells(holding(*under))).answer == KNOWN


@pytest.mark.parametrize("seed", [b"one", b"two", b"three"])
def test_thoughts_are_the_same_whatever_is_hidden(seed: bytes) -> None:
    thoughts = [thought_of(wells(holding(*under, rain=3)), seed=seed) for under in ((9, 0, 0), (0, 9, 0), (0, 0, 9))]
    assert thoughts[0] == thoughts[1] == thoughts[2]


def test_the_same_seed_gives_the_same_thought_and_another_one_other_worlds() -> None:
    state = wells(holding(9, 0, 0, rain=5))
    assert thought_of(state) == thought_of(state)
    assert thought_of(state) != thought_of(state, seed=b"other")


def test_the_state_is_left_as_it_is() -> None:
    state = wells(holding(9, 0, 0, rain=5))
    thought_of(state)
    assert state == wells(holding(9, 0, 0, rain=5))


def test_habit_is_kept_where_nothing_is_better() -> None:
    thought = thought_of(wells(holding(3, 3, 3, sure=3)))
    assert thought.answer == HIDDEN[1]
    assert {each.answer for each in thought.considered} == {*HIDDEN, KNOWN}


def test_habit_is_kept_where_chance_decides_all() -> None:
    state = wells(holding(3, 3, 3, sure=3, rain=60))
    answers = [thought_of(state, seed=bytes([number])).answer for number in range(40)]
    assert answers.count(HIDDEN[1]) >= 30


def test_where_nothing_is_left_to_chance_a_few_worlds_are_enough() -> None:
    thought = thought_of(wells(holding(2, 2, 2, sure=5)))
    assert thought.answer == KNOWN
    assert max(each.tries for each in thought.considered) == 4


def test_the_better_answers_are_tried_more_often_and_stand_first() -> None:
    thought = thought_of(wells(holding(9, 0, 0, rain=5)))
    best, *others = thought.considered
    assert best.answer == thought.answer == KNOWN
    assert HIDDEN[1] in {each.answer for each in thought.considered if each.tries == best.tries}, (
        "habit is never given up"
    )
    assert sum(each.tries == best.tries for each in others) == 1


@pytest.mark.parametrize("effort", [1, 20, 100])
def test_effort_is_what_may_be_played_and_little_more(effort: int) -> None:
    one_try = 2  # the answer and that of seat 1
    thought = thought_of(wells(holding(9, 0, 0, rain=5)), effort)
    assert thought.moves <= max(effort + one_try - 1, 2 * one_try)


def test_answers_that_lead_to_a_long_match_use_up_the_effort_before_others_are_tried() -> None:
    state = wells(holding(9, 0, 0, rain=5))
    state.detour = 100
    thought = thought_of(state, 40)
    assert [each.tries for each in thought.considered] == [1, 1]
    assert thought.answer == HIDDEN[1]


class Stubborn(WellsGame):
    """Its quick player is not contradicted after a few tries."""

    tries: ClassVar[int] = 10


def test_nothing_is_tried_where_too_few_tries_could_be_had_to_change_the_answer() -> None:
    game, enough = Stubborn(), 2 * 10 * 2
    state = wells(holding(9, 0, 0, rain=5), game)
    assert len(thought_of(state, enough, game=game).considered) == 2
    thought = thought_of(state, enough - 1, game=game)
    assert (thought.answer, thought.considered, thought.moves) == (HIDDEN[1], (), 1)


def test_to_explain_it_a_few_are_tried_but_the_answer_stays() -> None:
    game, little = Stubborn(), 2 * 10 * 2 - 1
    state = wells(holding(9, 0, 0, rain=1, sure=9), game)
    thought = think(game, state, 0, "dig", SEED, little, explain=True)
    assert thought.answer == HIDDEN[1]
    assert len(thought.considered) > 1
    assert 4 <= max(each.tries for each in thought.considered) < 10
    assert think(WellsGame(), state, 0, "dig", SEED, little).answer == KNOWN


def test_what_is_expected_is_told_with_its_range() -> None:
    best, *_ = thought_of(wells(holding(9, 0, 0, rain=4))).considered
    assert 4 <= best.low < best.points < best.high <= 8
    assert 0 < best.chance <= 1


def test_luck_is_the_same_for_every_answer_in_one_world() -> None:
    state = wells(holding(5, 5, 5, sure=5, rain=50))
    thought = thought_of(state)
    first = [each for each in thought.considered if each.tries == max(other.tries for other in thought.considered)]
    assert len({each.points for each in first}) == 1


def test_a_match_is_played_on_to_its_end_unless_there_is_an_estimate() -> None:
    dealt, dice = world(GAME, wells(holding(1, 1, 1, rounds=2)), 0, SEED, 0)
    played = play_on(GAME, dealt, dict.fromkeys((0, 1), GAME.bot()), dice, seat=0, rounds=1)
    assert (played.points, played.shares, played.moves) == ([3.0, 3.0], [0.5, 0.5], 6)


def test_with_an_estimate_a_match_is_played_on_to_the_end_of_the_round() -> None:
    game = Foreseen()
    dealt, dice = world(game, wells(holding(1, 1, 1, rounds=2), game), 0, SEED, 0)
    played = play_on(game, dealt, dict.fromkeys((0, 1), game.bot()), dice, seat=0, rounds=1)
    assert (played.points, played.moves) == ([11.0, 101.0], 2)
    assert played.shares[1] > 0.99


def test_a_match_that_ends_is_judged_by_its_result_and_not_by_an_estimate() -> None:
    game = Foreseen()
    dealt, dice = world(game, wells(holding(1, 1, 1), game), 0, SEED, 0)
    played = play_on(game, dealt, dict.fromkeys((0, 1), game.bot()), dice, seat=0, rounds=1)
    assert (played.points, played.shares) == ([1.0, 1.0], [0.5, 0.5])


class Told(Foreseen):
    """It tells where points come from."""

    def points(self, view: list[float], seat: Seat) -> dict[str, int]:
        """From wells, all of them."""
        return {"wells": int(view[seat])}


def test_of_points_that_are_expected_it_is_told_which_are_there_and_which_come_later() -> None:
    game = Told()
    best, *_ = thought_of(wells(holding(4, 4, 4, rounds=2), game), game=game).considered
    assert best.sources == {"wells": 4.0, "later": 10.0}
    assert best.points == 14.0


def test_chances_are_shares_of_victories() -> None:
    state = wells(holding(9, 0, 0))
    assert chances(GAME, state, SEED, 20) == [0.5, 0.5]
    ahead = advance(state, pending(state), dig(0, KNOWN), SeededDice(SEED)).state
    found = chances(GAME, ahead, SEED, 60)
    assert sum(found) == pytest.approx(1)
    assert found[1] == pytest.approx(1 / 3, abs=0.2), "seat 1 digs in the middle, where the treasure lies in one of 3"


def test_when_it_is_over_chances_are_certain() -> None:
    state = wells(holding(9, 0, 0))
    for seat, well in ((0, HIDDEN[0]), (1, KNOWN)):
        state = advance(state, pending(state), dig(seat, well), SeededDice(SEED)).state
    assert chances(GAME, state, SEED, 1) == [1.0, 0.0]


def test_doubtful_points_become_shares() -> None:
    assert expected_shares([50.0, 50.0], 5.0) == [0.5, 0.5]
    ahead, far_ahead = expected_shares([55.0, 50.0], 5.0)[0], expected_shares([70.0, 50.0], 5.0)[0]
    assert 0.5 < ahead < far_ahead < 1
    assert ahead > expected_shares([55.0, 50.0], 20.0)[0]
    assert sum(expected_shares([55.0, 50.0, 10.0], 5.0)) == pytest.approx(1)


def test_a_lead_is_counted_from_the_best_of_the_others() -> None:
    assert lead([10.0, 7.0, 12.0], 0) == -2.0
    assert lead([10.0, 7.0, 12.0], 2) == 2.0
    assert lead([10.0], 0) == 10.0


def test_playing_on_is_broken_off_after_as_many_answers_as_it_may_take() -> None:
    players, moves = dict.fromkeys((0, 1), GAME.bot()), 6
    for most in (moves, None):
        dealt, dice = world(GAME, wells(holding(1, 1, 1, rounds=2)), 0, SEED, 0)
        assert play_on(GAME, dealt, players, dice, most=most).moves == moves
    dealt, dice = world(GAME, wells(holding(1, 1, 1, rounds=2)), 0, SEED, 0)
    with pytest.raises(TooLong) as broken_off:
        play_on(GAME, dealt, players, dice, most=moves - 1)
    assert broken_off.value.moves == moves - 1
