"""A match begins, goes on and ends; somebody is always to act until then."""

import random

import pytest

from engine.core.bots import AbsentBot, RandomBot
from engine.core.codec import codec_of
from engine.core.decision import Move, Text
from engine.core.errors import Stale
from engine.core.play import advance, pending, step, waiting_on
from tests.contract.matches import LONG, AnyGame, beginning, dice_of, every_game, recorded, words_of
from tests.toy import TOY


@every_game
def test_a_random_match_ends_with_a_result(game: AnyGame) -> None:
    for match in recorded(game):
        result = match.end.result
        assert result is not None, "random play must end"
        sides = range(match.setup.seats + len(game.sides(match.setup)))
        assert len(result.scores) == len(sides)
        assert sorted(side for equals in result.ranking for side in equals) == list(sides)
        assert set(result.winners) <= set(sides)
        assert len(set(result.winners)) == len(result.winners)
        assert result.ending in game.endings


def test_a_match_may_be_won_by_nobody_or_by_a_side_that_nobody_sits_at() -> None:
    ends = [(match.setup, match.end.result.winners) for match in recorded(TOY)]
    assert any(not winners for _, winners in ends)
    assert any(winners == [setup.seats] for setup, winners in ends)
    assert any(set(winners) & set(range(setup.seats)) for setup, winners in ends)


@every_game
def test_only_those_at_the_table_are_asked(game: AnyGame) -> None:
    for match in recorded(game):
        for turn in match.turns:
            assert {decision.seat for decision in turn.asked} <= set(range(match.setup.seats))
            assert {move.seat for move in turn.outcome.forced} <= set(range(match.setup.seats))


@every_game
def test_a_side_that_nobody_sits_at_has_a_name_and_takes_part(game: AnyGame) -> None:
    wording = words_of(game)
    for match in recorded(game):
        for number, side in enumerate(game.sides(match.setup), match.setup.seats):
            wording.say(Text(f"side-{side.key}"))
            told = [event for turn in match.turns for event in turn.outcome.events]
            assert any(getattr(event, "seat", None) == number for event in told)


@every_game
def test_somebody_is_waited_for_exactly_until_it_is_over(game: AnyGame) -> None:
    for match in recorded(game):
        for turn in match.turns:
            state, asked = turn.outcome.state, turn.outcome.asked
            assert bool(waiting_on(asked)) == (state.result is None)
            assert pending(state) == asked


@every_game
def test_everything_is_conserved(game: AnyGame) -> None:
    for match in recorded(game):
        for state in (*match.states, match.end):
            game.check(state)


@every_game
def test_the_same_move_has_the_same_outcome_and_leaves_its_state_alone(game: AnyGame) -> None:
    codec = codec_of(game)
    for match in recorded(game):
        for turn in match.turns[::3]:
            before = codec.dump(turn.state)
            first, second = (step(game, turn.state, turn.move, match.dice) for _ in range(2))
            assert first == second == turn.outcome
            assert codec.dump(turn.state) == before


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_a_match_of_absent_players_ends(game: AnyGame, seed: int) -> None:
    outcome, bot = beginning(game, seed), AbsentBot()
    for _ in range(LONG):
        required = [decision for decision in outcome.asked if not decision.optional]
        if not required:
            break
        answer = bot.answer(None, required[0])
        outcome = advance(outcome.state, outcome.asked, Move(required[0].seat, required[0].kind, answer), dice_of(seed))
    assert outcome.state.result is not None


@every_game
def test_every_required_question_has_a_legal_default(game: AnyGame) -> None:
    for decision in (decision for match in recorded(game) for turn in match.turns for decision in turn.asked):
        if not decision.optional:
            assert decision.default is not None
        if decision.default is not None:
            assert decision.choice.accepts(decision.default)


@every_game
@pytest.mark.parametrize("seed", range(2))
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
    match = recorded(game)[0]
    last = match.turns[-1].move
    for seat in range(match.setup.seats):
        with pytest.raises(Stale):
            step(game, match.end, Move(seat, last.kind, last.answer), match.dice)
