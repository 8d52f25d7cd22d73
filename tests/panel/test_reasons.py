"""What speaks for an answer, as hints say it: worded in every language, short, and from what the seat knows alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cogs.games import GAMES
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Text
from engine.core.play import advance
from engine.core.veil import veiled
from engine.search.playing_on import asked_first
from render.text.words import LANGUAGES
from tests.contract.matches import AnyGame, Turn, dice_of, every_game, moments
from tests.games import RULES

LONGEST = 180
"""A reason has no more characters: two lines and a half on a phone."""
FOLLOWED = 1000
"""Of so many moments it is looked what would follow."""
NAMES = ("Ada", "Bilal", "Chloé", "Dario", "Elena", "Farid", "Automaton")


def answers(game: AnyGame, turn: Turn) -> Iterator[tuple[Decision, Answer]]:
    """To each question of a moment what the strong player would begin from, and anything else."""
    chooser = random.Random(len(turn.asked))
    for question in (each for each in turn.asked if not each.optional):
        own = game.strong_bot().answer(game.view(turn.state, question.seat), question)
        for answer in dict.fromkeys((own, question.choice.sample(chooser))):
            yield question, answer


def line_after(game: AnyGame, turn: Turn, question: Decision, answer: Answer) -> tuple[Move, ...]:
    """What the strong player would begin from next, until somebody else is asked or something is final."""
    state, line, dice = codec_of(game).copy(turn.state), [Move(question.seat, question.kind, answer)], dice_of(1)
    outcome = advance(state, turn.asked, line[0], dice)
    while outcome.asked and not outcome.commit:
        then = asked_first(outcome.asked)
        if then.seat != question.seat:
            break
        own = game.strong_bot().answer(game.view(state, then.seat), then)
        line.append(Move(then.seat, then.kind, own))
        outcome = advance(state, outcome.asked, line[-1], dice)
    return tuple(line[1:])


def check_sentence(key: str, why: Text | None) -> None:
    """Fail if a reason is no short sentence in some language."""
    if why is None:
        return
    assert why.key.startswith("reason-")
    for language in LANGUAGES:
        said = GAMES[key].presentation.words(language).say(why, NAMES)
        assert said.endswith("."), said
        assert len(said) <= LONGEST, said


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_a_short_sentence_in_every_language(key: str) -> None:
    game = RULES[key]
    for turn in moments(game):
        for question, answer in answers(game, turn):
            check_sentence(key, game.reason(game.view(turn.state, question.seat), question, answer))


@pytest.mark.parametrize("key", GAMES)
def test_and_so_is_every_reason_in_view_of_what_would_follow(key: str) -> None:
    game = RULES[key]
    for turn in moments(game, FOLLOWED):
        for question, answer in answers(game, turn):
            line = line_after(game, turn, question, answer)
            check_sentence(key, game.reason(game.view(turn.state, question.seat), question, answer, line))


@every_game
def test_no_reason_is_from_what_the_seat_cannot_know(game: AnyGame) -> None:
    for turn in moments(game, 40):
        for question, answer in answers(game, turn):
            view, other = (
                game.view(each, question.seat) for each in (turn.state, veiled(game, turn.state, question.seat))
            )
            for line in ((), line_after(game, turn, question, answer)):
                assert game.reason(view, question, answer, line) == game.reason(other, question, answer, line)
