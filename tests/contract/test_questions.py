"""Questions can be shown and answered: every answer that is offered, and no other."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.answers import read, read_path, write, write_path
from engine.core.codec import codec_of
from engine.core.decision import PROPOSED, Amounts, Arrange, Decision, Move, Number, OneOf, Option, Some, Text
from engine.core.errors import IllegalMove, Refused, Stale
from engine.core.play import named, pending, step
from render.text.words import LANGUAGES
from tests.contract.matches import (
    AnyGame,
    dice_of,
    every_game,
    moments,
    recorded,
    words_of,
    wrong_answers,
)
from tests.games import PRESENTATIONS
from tools.fuzz.answers import answers

MENU = 25
"""So many options a menu holds."""
ID = 60
"""So many characters of an option's id fit into a control."""
PLAIN = re.compile(r"[a-z0-9][a-z0-9_.-]*")
"""What an option's id looks like: none of the signs / + # ! = : that part written answers."""


def options_of(decision: Decision) -> tuple[Option, ...]:
    return decision.choice.offered


@every_game
def test_at_most_one_required_question_a_seat(game: AnyGame) -> None:
    for turn in moments(game):
        asked = turn.asked
        required = Counter(decision.seat for decision in asked if not decision.optional)
        assert max(required.values()) == 1
        assert len({(decision.seat, decision.kind) for decision in asked}) == len(asked)


@every_game
def test_options_differ_and_keep_their_order(game: AnyGame) -> None:
    for turn in moments(game):
        asked = turn.asked
        assert pending(turn.state) == asked
        for decision in asked:
            options = options_of(decision)
            assert len({option.id for option in options}) == len(options)
            assert len({repr(option.label) for option in options}) == len(options)


@every_game
def test_options_read_differently_in_every_language(game: AnyGame) -> None:
    wording = words_of(game)
    for turn in moments(game, 500):
        for decision in turn.asked:
            labels = [wording.read(option.label) for option in options_of(decision)]
            for said in zip(*labels, strict=True):
                assert len(set(said)) == len(said)


@every_game
def test_questions_fit_a_phone(game: AnyGame) -> None:
    for turn in moments(game):
        for decision in turn.asked:
            options = options_of(decision)
            groups = Counter(option.group for option in options)
            assert len(options) <= MENU or (1 < len(groups) <= MENU and max(groups.values()) <= MENU), decision.kind


@every_game
def test_an_option_can_be_part_of_a_written_answer(game: AnyGame) -> None:
    for turn in moments(game):
        for decision in turn.asked:
            assert all(len(option.id) <= ID and PLAIN.fullmatch(option.id) for option in options_of(decision))


@every_game
def test_everything_beside_a_question_has_words(game: AnyGame) -> None:
    wording = words_of(game)
    for turn in moments(game):
        for text in (text for decision in turn.asked for text in beside(decision)):
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
        case Amounts(brings=brings, marks=marks) if brings:
            yield Text(brings, {brings: 2})
            yield from (said for _, said in marks)


@every_game
def test_every_question_leads_to_a_chapter_of_the_rules(game: AnyGame) -> None:
    turns = [turn for match in recorded(game) for turn in match.turns]
    kinds = {decision.kind for turn in turns for decision in turn.asked}
    kinds |= {each.decision.kind for turn in turns for each in turn.outcome.passed_over}
    for language in LANGUAGES:
        book = PRESENTATIONS[game.key].rulebook(language)
        assert {kind for kind in kinds if book.chapter_of(kind) not in book.chapters} == set()


@every_game
def test_questions_make_sense(game: AnyGame) -> None:
    for turn in moments(game):
        for decision in turn.asked:
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
                case Amounts(_, limits, _, least, most, worth, room, each, brings, marks):
                    assert list(marks) == sorted(marks, key=lambda mark: mark[0])
                    assert not marks or brings
                    assert not brings or set(each) == ids
                    assert set(limits) == ids
                    assert least <= sum(limits.values())
                    assert most is None or least <= most
                    assert room is None or set(worth) >= ids
                case Arrange(_, slots, _, least, ordered, facing):
                    assert len({slot.id for slot in slots}) == len(slots)
                    assert all(PLAIN.fullmatch(slot.id) for slot in slots)
                    assert slots or (ordered and not facing and not least)
                    assert not facing or len({option.group for option in options_of(decision)}) == 2
            assert next(decision.choice.answers(), None) is not None
            assert decision.hints.several >= 1
            hints = decision.hints
            assert {each for each in (decision.ends, hints.stop) if each} <= ids
            assert hints.footer in (*ids, "") or (hints.footer == PROPOSED and hints.proposed is not None)
            assert not (decision.ends and hints.footer), "one foot, one answer"
            assert not hints.stop or hints.several > 1 or len(ids) > 1
            assert hints.stop != decision.footer or not hints.stop
            assert not decision.hints.carry or decision.default is not None
            assert decision.hints.proposed is None or decision.choice.accepts(decision.hints.proposed)


@every_game
def test_every_answer_that_is_offered_is_accepted(game: AnyGame) -> None:
    for turn in moments(game, 150):
        for decision in turn.asked:
            for answer in answers(decision.choice):
                game.check(step(game, turn.state, Move(decision.seat, decision.kind, answer), dice_of(1)).state)


@every_game
def test_every_answer_can_be_written_and_read(game: AnyGame) -> None:
    for turn in moments(game, 500):
        given = [answer for decision in turn.asked for answer in answers(decision.choice)]
        assert [read(write(answer)) for answer in given] == given
        assert read_path(write_path(given)) == given


@every_game
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(game: AnyGame) -> None:
    dice, codec, wording = dice_of(1), codec_of(game), words_of(game)
    for turn in moments(game, 200):
        state, before = turn.state, codec.dump(turn.state)
        for decision in turn.asked:
            for answer in wrong_answers(decision):
                with pytest.raises(IllegalMove) as refused:
                    step(game, state, Move(decision.seat, decision.kind, answer), dice)
                wording.say(refused.value.text)
        assert codec.dump(state) == before


@every_game
def test_who_is_not_asked_is_refused_with_a_reason_and_changes_nothing(game: AnyGame) -> None:
    dice, codec, wording = dice_of(1), codec_of(game), words_of(game)
    for turn in moments(game, 200):
        state, before, asked = turn.state, codec.dump(turn.state), turn.asked
        open_to = {(decision.seat, decision.kind) for decision in asked}
        for decision in asked:
            answer = answers(decision.choice)[0]
            for seat in {-1, *range(state.seats), state.seats}:
                for kind in {decision.kind, "no-such-question"}:
                    if (seat, kind) not in open_to:
                        with pytest.raises(Stale) as refused:
                            step(game, state, Move(seat, kind, answer), dice)
                        wording.say(refused.value.text)
        assert codec.dump(state) == before


@every_game
def test_an_answered_question_cannot_be_answered_again(game: AnyGame) -> None:
    for turn in moments(game):
        token = next(each.token for each in turn.asked if (each.seat, each.kind) == (turn.move.seat, turn.move.kind))
        with pytest.raises(Refused):
            named(turn.outcome.asked, turn.move.seat, token)


@every_game
def test_what_is_answered_without_asking_is_told_with_its_question(game: AnyGame) -> None:
    for turn in moments(game):
        outcome = turn.outcome
        told = [each.told for each in outcome.passed_over]
        assert told == sorted(told)
        assert all(0 <= count <= len(outcome.events) for count in told)
        for move, passed in zip(outcome.forced, outcome.passed_over, strict=True):
            assert (move.seat, move.kind) == (passed.decision.seat, passed.decision.kind)
            assert answers(passed.decision.choice) == [move.answer]


@every_game
def test_an_answer_leaves_the_open_questions_of_others_as_they_were(game: AnyGame) -> None:
    for turn in moments(game):
        now = {(each.seat, each.kind): each.token for each in turn.outcome.asked}
        for was in turn.asked:
            if was.seat != turn.move.seat:
                assert now.get((was.seat, was.kind), was.token) == was.token
