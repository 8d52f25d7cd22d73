"""A match begins, goes on and ends; somebody is always to act until then."""

import random

import pytest

from engine.core.bots import AbsentBot, RandomBot
from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.errors import BadSetup, Stale
from engine.core.game import Setup
from engine.core.play import advance, begin, pending, step, waiting_on
from tests.contract.matches import (
    LONG,
    AnyGame,
    beginning,
    dice_of,
    every_game,
    random_matches,
    turns,
)
from tools.fuzz.answers import random_move


@random_matches(20)
def test_a_random_match_ends_with_a_result(game: AnyGame, seed: int) -> None:
    outcome = list(turns(game, seed))[-1].outcome
    result = outcome.state.result
    assert result is not None
    assert len(result.scores) == outcome.state.seats
    assert sorted(seat for seats in result.ranking for seat in seats) == list(range(outcome.state.seats))
    assert result.winners
    assert result.ending


@random_matches(10)
def test_somebody_is_waited_for_exactly_until_it_is_over(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        state, asked = turn.outcome.state, turn.outcome.asked
        assert bool(waiting_on(asked)) == (state.result is None)
        assert pending(state) == asked


@random_matches(10)
def test_everything_is_conserved(game: AnyGame, seed: int) -> None:
    game.check(beginning(game, seed).state)
    for turn in turns(game, seed):
        game.check(turn.outcome.state)


@random_matches(10)
def test_the_same_move_has_the_same_outcome_and_leaves_its_state_alone(game: AnyGame, seed: int) -> None:
    dice, codec = dice_of(seed), codec_of(game)
    for turn in turns(game, seed, 100):
        before = codec.dump(turn.state)
        first, second = (step(game, turn.state, turn.move, dice) for _ in range(2))
        assert first == second == turn.outcome
        assert codec.dump(turn.state) == before


@random_matches(3)
def test_a_match_of_absent_players_ends(game: AnyGame, seed: int) -> None:
    outcome, bot = beginning(game, seed), AbsentBot()
    for _ in range(LONG):
        required = [decision for decision in outcome.asked if not decision.optional]
        if not required:
            break
        answer = bot.answer(None, required[0])
        outcome = advance(outcome.state, outcome.asked, Move(required[0].seat, required[0].kind, answer), dice_of(seed))
    assert outcome.state.result is not None


@random_matches(5)
def test_every_required_question_has_a_legal_default(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        for decision in turn.asked:
            if not decision.optional:
                assert decision.default is not None
            if decision.default is not None:
                assert decision.choice.accepts(decision.default)


@random_matches(3)
def test_bots_that_see_only_views_finish_a_match(game: AnyGame, seed: int) -> None:
    outcome, chooser = beginning(game, seed), random.Random(seed)
    bot = RandomBot(chooser)
    for _ in range(LONG):
        required = [decision for decision in outcome.asked if not decision.optional]
        if not required:
            break
        decision = required[chooser.randrange(len(required))]
        answer = bot.answer(game.view(outcome.state, decision.seat), decision)
        outcome = advance(outcome.state, outcome.asked, Move(decision.seat, decision.kind, answer), dice_of(seed))
    assert outcome.state.result is not None


@every_game
def test_nothing_can_be_done_once_it_is_over(game: AnyGame) -> None:
    last = list(turns(game, seed=1))[-1]
    for seat in range(last.state.seats):
        with pytest.raises(Stale):
            step(game, last.outcome.state, Move(seat, last.move.kind, last.move.answer), dice_of(1))


@every_game
def test_a_wrong_number_of_players_is_refused(game: AnyGame) -> None:
    for seats in {0, min(game.seats) - 1, max(game.seats) + 1}:
        with pytest.raises(BadSetup):
            begin(game, Setup(seats), dice_of(1))


@every_game
def test_matches_of_all_numbers_of_players_begin_with_a_question(game: AnyGame) -> None:
    for seats in game.seats:
        outcome = begin(game, Setup(seats), dice_of(1))
        assert random_move(outcome.asked, random.Random(1)).seat in range(seats)
        assert outcome.commit
