"""What speaks for an answer, as hints say it: worded in every language, short, and from what the seat knows alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cogs.games import GAMES
from engine.core.decision import Answer, Decision, Text
from engine.core.veil import veiled
from render.text.words import LANGUAGES
from tests.contract.matches import AnyGame, Turn, every_game, moments
from tests.games import RULES

LONGEST = 180
"""A reason has no more characters: two lines and a half on a phone."""
NAMES = ("Ada", "Bilal", "Chloé", "Dario", "Elena", "Farid", "Automaton")


def answers(game: AnyGame, turn: Turn) -> Iterator[tuple[Decision, Answer]]:
    """To each question of a moment what the strong player would begin from, and anything else."""
    chooser = random.Random(len(turn.asked))
    for question in (each for each in turn.asked if not each.optional):
        own = game.strong_bot().answer(game.view(turn.state, question.seat), question)
        for answer in dict.fromkeys((own, question.choice.sample(chooser))):
            yield question, answer


def reason(game: AnyGame, turn: Turn, question: Decision, answer: Answer) -> Text | None:
    return game.reason(game.view(turn.state, question.seat), question, answer)


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_a_short_sentence_in_every_language(key: str) -> None:
    game = RULES[key]
    spoken = [GAMES[key].presentation.words(language) for language in LANGUAGES]
    for turn in moments(game):
        for question, answer in answers(game, turn):
            why = reason(game, turn, question, answer)
            if why is not None:
                assert why.key.startswith("reason-")
                for words in spoken:
                    said = words.say(why, NAMES)
                    assert said.endswith("."), said
                    assert len(said) <= LONGEST, said


@every_game
def test_no_reason_is_from_what_the_seat_cannot_know(game: AnyGame) -> None:
    for turn in moments(game, 40):
        for question, answer in answers(game, turn):
            other = game.view(veiled(game, turn.state, question.seat), question.seat)
            assert reason(game, turn, question, answer) == game.reason(other, question, answer)
