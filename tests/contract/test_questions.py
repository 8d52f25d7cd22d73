"""Questions can be shown and answered: every answer that is offered, and no other."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.answers import read, read_path, write, write_path
from engine.core.codec import codec_of
from engine.core.decision import Amounts, Decision, Move, Number, OneOf, Option, Some, Text
from engine.core.errors import IllegalMove, Refused, Stale
from engine.core.play import named, pending, step
from tests.contract.matches import AnyGame, dice_of, random_matches, states, turns, words_of, wrong_answers
from tools.fuzz.answers import answers

MENU = 25
"""So many options a menu holds."""
ID = 60
"""So many characters of an option's id fit into a control."""
PLAIN = re.compile(r"[a-z0-9][a-z0-9_.-]*")
"""What an option's id looks like: none of the signs / + # ! = : that part written answers."""


def options_of(decision: Decision) -> tuple[Option, ...]:
    return decision.choice.offered


@random_matches(10)
def test_at_most_one_required_question_a_seat(game: AnyGame, seed: int) -> None:
    for state in states(game, seed):
        asked = pending(state)
        required = Counter(decision.seat for decision in asked if not decision.optional)
        assert max(required.values()) == 1
        assert len({(decision.seat, decision.kind) for decision in asked}) == len(asked)


@random_matches(10)
def test_options_differ_and_keep_their_order(game: AnyGame, seed: int) -> None:
    for state in states(game, seed):
        asked = pending(state)
        assert pending(state) == asked
        for decision in asked:
            options = options_of(decision)
            assert len({option.id for option in options}) == len(options)
            assert len({repr(option.label) for option in options}) == len(options)


@random_matches(5)
def test_options_read_differently_in_every_language(game: AnyGame, seed: int) -> None:
    wording = words_of(game)
    for state in states(game, seed, every=5):
        for decision in pending(state):
            labels = [wording.read(option.label) for option in options_of(decision)]
            for said in zip(*labels, strict=True):
                assert len(set(said)) == len(said)


@random_matches(10)
def test_questions_fit_a_phone(game: AnyGame, seed: int) -> None:
    for state in states(game, seed):
        for decision in pending(state):
            options = options_of(decision)
            groups = Counter(option.group for option in options)
            assert len(options) <= MENU or (1 < len(groups) <= MENU and max(groups.values()) <= MENU), decision.kind


@random_matches(10)
def test_an_option_can_be_part_of_a_written_answer(game: AnyGame, seed: int) -> None:
    for state in states(game, seed):
        for decision in pending(state):
            assert all(len(option.id) <= ID and PLAIN.fullmatch(option.id) for option in options_of(decision))


@random_matches(10)
def test_everything_beside_a_question_has_words(game: AnyGame, seed: int) -> None:
    wording = words_of(game)
    for state in states(game, seed, every=2):
        for text in (text for decision in pending(state) for text in beside(decision)):
            wording.say(text)


def beside(decision: Decision) -> Iterator[Text]:
    """Give what a question says besides its prompt, options and notes."""
    yield from (
        text for text in (decision.hints.menu, decision.hints.none, *decision.hints.refused) if text is not None
    )
    yield from (Text(f"group-{option.group}") for option in options_of(decision) if option.group)
    match decision.choice:
        case Some(sizes=sizes, rest=rest, noun=noun):
            yield from sizes
            if noun:
                yield Text(f"{decision.kind.replace('.', '-')}-kept", {noun: rest})
        case Amounts(brings=brings) if brings:
            yield Text(brings, {brings: 2})


@random_matches(10)
def test_questions_make_sense(game: AnyGame, seed: int) -> None:
    for state in states(game, seed):
        for decision in pending(state):
            ids = {option.id for option in options_of(decision)}
            match decision.choice:
                case OneOf():
                    assert ids
                case Some(_, least, most, sizes, rest, noun):
                    assert 0 <= least <= most <= len(ids)
                    assert not sizes or len(sizes) == most - least + 1
                    assert not noun or set(rest) >= ids
                case Number(least, most):
                    assert least <= most
                case Amounts(_, limits, _, least, most, worth, room, each, brings):
                    assert not brings or set(each) == ids
                    assert set(limits) == ids
                    assert least <= sum(limits.values())
                    assert most is None or least <= most
                    assert room is None or set(worth) >= ids
            assert decision.hints.several >= 1
            assert not decision.ends or decision.ends in ids
            assert not decision.hints.carry or decision.default is not None
            assert decision.hints.proposed is None or decision.choice.accepts(decision.hints.proposed)


@random_matches(5)
def test_every_answer_that_is_offered_is_accepted(game: AnyGame, seed: int) -> None:
    dice = dice_of(seed)
    for state in states(game, seed, 120, every=4):
        for decision in pending(state):
            for answer in answers(decision.choice):
                game.check(step(game, state, Move(decision.seat, decision.kind, answer), dice).state)


@random_matches(5)
def test_every_answer_can_be_written_and_read(game: AnyGame, seed: int) -> None:
    for state in states(game, seed, every=5):
        given = [answer for decision in pending(state) for answer in answers(decision.choice)]
        assert [read(write(answer)) for answer in given] == given
        assert read_path(write_path(given)) == given


@random_matches(5)
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(game: AnyGame, seed: int) -> None:
    dice, codec, wording = dice_of(seed), codec_of(game), words_of(game)
    for state in states(game, seed, 120, every=3):
        before = codec.dump(state)
        for decision in pending(state):
            for answer in wrong_answers(decision):
                with pytest.raises(IllegalMove) as refused:
                    step(game, state, Move(decision.seat, decision.kind, answer), dice)
                wording.say(refused.value.text)
        assert codec.dump(state) == before


@random_matches(5)
def test_who_is_not_asked_is_refused_with_a_reason_and_changes_nothing(game: AnyGame, seed: int) -> None:
    dice, codec, wording = dice_of(seed), codec_of(game), words_of(game)
    for state in states(game, seed, 120, every=3):
        before, asked = codec.dump(state), pending(state)
        open_to = {(decision.seat, decision.kind) for decision in asked}
        for decision in asked:
            answer = next(answers(decision.choice))
            for seat in {-1, *range(state.seats), state.seats}:
                for kind in {decision.kind, "no-such-question"}:
                    if (seat, kind) not in open_to:
                        with pytest.raises(Stale) as refused:
                            step(game, state, Move(seat, kind, answer), dice)
                        wording.say(refused.value.text)
        assert codec.dump(state) == before


@random_matches(5)
def test_an_answered_question_cannot_be_answered_again(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        token = next(each.token for each in turn.asked if (each.seat, each.kind) == (turn.move.seat, turn.move.kind))
        with pytest.raises(Refused):
            named(turn.outcome.asked, turn.move.seat, token)


@random_matches(5)
def test_what_is_answered_without_asking_is_told_with_its_question(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        outcome = turn.outcome
        told = [each.told for each in outcome.passed_over]
        assert told == sorted(told)
        assert all(0 <= count <= len(outcome.events) for count in told)
        for move, passed in zip(outcome.forced, outcome.passed_over, strict=True):
            assert (move.seat, move.kind) == (passed.decision.seat, passed.decision.kind)
            assert list(answers(passed.decision.choice)) == [move.answer]


@random_matches(5)
def test_an_answer_leaves_the_open_questions_of_others_as_they_were(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        now = {(each.seat, each.kind): each.token for each in turn.outcome.asked}
        for was in turn.asked:
            if was.seat != turn.move.seat:
                assert now.get((was.seat, was.kind), was.token) == was.token
