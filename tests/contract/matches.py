"""The games under contract, and random matches of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import GAMES
from engine.core.codec import codec_of
from engine.core.decision import Answer, Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Game, Setup, State
from engine.core.play import Outcome, advance, begin
from tests.toy import LOCALE, TOY
from tools.fuzz.answers import random_move
from tools.fuzz.play import Play
from tools.fuzz.wording import Wording, wording_of

AnyGame: TypeAlias = Game[Any]
ALL: dict[str, AnyGame] = {**GAMES, TOY.key: TOY}
Test: TypeAlias = Callable[..., None]
LONG = 10_000
"""No match may take so many moves."""

every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))


def random_matches(examples: int) -> Callable[[Test], Test]:
    """Run a test on random matches of every game: it is given the game and a seed."""

    def decorated(test: Test) -> Test:
        seeded: Test = settings(max_examples=examples)(given(seed=st.integers(0, 2**32 - 1))(test))
        test_of_each: Test = every_game(seeded)
        return test_of_each

    return decorated


def words_of(game: AnyGame) -> Wording:
    """Give the words of a game in all languages, none of them said yet."""
    return wording_of(game, LOCALE if game.key == TOY.key else None)


def setup_of(game: AnyGame, seed: int) -> Setup:
    """Give a set-up; the seed chooses the number of players."""
    return Setup(game.seats[seed % len(game.seats)])


def dice_of(seed: int) -> SeededDice:
    """Give the dice of a match."""
    return SeededDice(seed.to_bytes(16, "big"))


def beginning(game: AnyGame, seed: int) -> Outcome[Any]:
    """Begin a match."""
    return begin(game, setup_of(game, seed), dice_of(seed))


class Turn(NamedTuple):
    """A moment of a random match at which a move is made: the state before, as a copy, and what came of the move."""

    state: Any
    asked: tuple[Decision, ...]
    move: Move
    outcome: Outcome[Any]
    """Its state is the match itself, which goes on."""


def turns(game: AnyGame, seed: int, most: int = LONG) -> Iterator[Turn]:
    """Play a random match, at most so many moves of it."""
    chooser, dice, codec = random.Random(seed), dice_of(seed), codec_of(game)
    outcome = beginning(game, seed)
    for _ in range(most):
        if outcome.state.result is not None:
            return
        before, asked = codec.copy(outcome.state), outcome.asked
        move = random_move(asked, chooser)
        outcome = advance(outcome.state, asked, move, dice)
        yield Turn(before, asked, move, outcome)


def states(game: AnyGame, seed: int, most: int = LONG, every: int = 1) -> Iterator[Any]:
    """Give states of a random match, one in so many, as copies."""
    for n, turn in enumerate(turns(game, seed, most)):
        if n % every == 0:
            yield turn.state


def played(game: AnyGame, seed: int, most: int = LONG) -> Play[Any]:
    """Play a random match with its record."""
    chooser = random.Random(seed)
    play = Play(game, setup_of(game, seed), seed.to_bytes(16, "big"))
    play.begin()
    while play.state.result is None and len(play.record.entries) < most:
        play.play(random_move(play.outcome.asked, chooser))
    return play


def wrong_answers(decision: Decision) -> list[Answer]:
    """Give answers of every type that are not legal."""
    guesses: list[Answer] = ["", "no-such-answer", -1, 10**9, (), ("no-such-answer",), ("no-such-answer:1",), ("x:y",)]
    guesses += [str(answer) for answer in (0, 1)]
    return [answer for answer in guesses if not decision.choice.accepts(answer)]


def seats_and_bystander(state: State) -> list[Seat | None]:
    """Give everybody who may look at a match."""
    return [None, *range(state.seats)]
