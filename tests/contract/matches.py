"""The games under contract, and random matches of them, recorded once a run and walked by many tests."""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest

from engine.core.codec import codec_of
from engine.core.decision import Answer, Chooser, Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Game, Setup, State
from engine.core.play import Outcome, advance, begin
from tests.games import GAMES, PRESENTATIONS, RULES
from tests.toy import TOY
from tools.fuzz.answers import Curious, random_move
from tools.fuzz.play import Play
from tools.fuzz.setups import setups, usual_setup
from tools.fuzz.table import TableMatch
from tools.fuzz.wording import Wording, wording_of

AnyGame: TypeAlias = Game[Any]
Choose: TypeAlias = Callable[[Sequence[Decision], Chooser], Move]
ALL: dict[str, AnyGame] = {**RULES, TOY.key: TOY}
LONG = 10_000
"""No match may take so many moves."""
RECORDED = 12
"""So many matches of each game are recorded: every way to begin it if there are no more, else a choice of them.
One in two is played by the curious, who find corners that chance alone does not; all rules of the game take turns."""

every_game = pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
SHOWN: dict[str, AnyGame] = {**GAMES, TOY.key: TOY}
"""Those that players see; a game that is coming is not among them."""
every_shown_game = pytest.mark.parametrize("game", SHOWN.values(), ids=list(SHOWN))


def words_of(game: AnyGame) -> Wording:
    """Give the words of a game in all languages, none of them said yet."""
    return wording_of(PRESENTATIONS[game.key])


def setup_of(game: AnyGame, seed: int) -> Setup:
    """Give a usual set-up; the seed chooses the number of players."""
    return usual_setup(game, game.seats[seed % len(game.seats)], brief=True)


def dice_of(seed: int) -> SeededDice:
    """Give the dice of a match."""
    return SeededDice(seed.to_bytes(16, "big"))


def beginning(game: AnyGame, seed: int) -> Outcome[Any]:
    """Begin a match."""
    return begin(game, setup_of(game, seed), dice_of(seed))


class Turn(NamedTuple):
    """A moment of a random match at which a move is made: the state before, and what came of the move.

    Both states are copies that stay as they are: whoever changes one makes a copy first.
    """

    state: Any
    asked: tuple[Decision, ...]
    move: Move
    outcome: Outcome[Any]


class Recorded(NamedTuple):
    """A whole random match: its moves in place, whoever is asked, and its record."""

    setup: Setup
    seed: int
    begun: Outcome[Any]
    turns: tuple[Turn, ...]
    play: Play[Any]

    @property
    def dice(self) -> SeededDice:
        return dice_of(self.seed)

    @property
    def states(self) -> list[Any]:
        """Every state at which somebody is asked."""
        return [turn.state for turn in self.turns]

    @property
    def end(self) -> Any:
        """The last state."""
        return self.turns[-1].outcome.state


def recorded(game: AnyGame, most: int = RECORDED) -> tuple[Recorded, ...]:
    """The recorded matches of a game, or the first few of them."""
    return _recorded(game.key)[:most]


def moments(game: AnyGame, most: int = LONG) -> list[Turn]:
    """The moments of all recorded matches, or so many of them, spread evenly."""
    found = [turn for match in recorded(game) for turn in match.turns]
    return found[:: -(-len(found) // most)]


@functools.cache
def _recorded(key: str) -> tuple[Recorded, ...]:
    game = ALL[key]
    ways = setups(game, RECORDED, random.Random(1))
    every_way = itertools.islice(itertools.cycle(ways), RECORDED)
    curious = Curious().move
    choosing = (random_move, curious)
    return tuple(
        _record(game, setup, seed, choosing[seed % 2], rules=1 + seed // 2 % game.rules)
        for seed, setup in enumerate(every_way)
    )


def _record(
    game: AnyGame,
    setup: Setup,
    seed: int,
    choose: Choose = random_move,
    most: int = LONG,
    rules: int | None = None,
) -> Recorded:
    chooser, codec = random.Random(seed), codec_of(game)
    play = Play(game, setup, seed.to_bytes(16, "big"), rules)
    play.begin()
    begun = before = _kept(game, play.outcome)
    found: list[Turn] = []
    while play.state.result is None and len(found) < most:
        move = choose(play.outcome.asked, chooser)
        play.play(move)
        after = _kept(game, play.outcome)
        found.append(Turn(before.state, before.asked, move, after))
        before = after
    assert codec.dump(before.state) == codec.dump(play.state)
    return Recorded(setup, seed, begun, tuple(found), play)


def _kept(game: AnyGame, outcome: Outcome[Any]) -> Outcome[Any]:
    """Keep an outcome with a copy of its state: the match itself goes on."""
    return msgspec.structs.replace(outcome, state=codec_of(game).copy(outcome.state))


def tables(game: AnyGame) -> tuple[TableMatch[Any], ...]:
    """Matches of a game played through drafts, each act checked; with all numbers of players and options."""
    return _tables(game.key)


@functools.cache
def _tables(key: str) -> tuple[TableMatch[Any], ...]:
    game = ALL[key]
    ways = setups(game, RECORDED, random.Random(2))
    found = []
    for seed, setup in enumerate(ways if game.options else ways[:3]):
        rules, chooser = 1 + seed % game.rules, random.Random(seed)
        table = TableMatch(game, setup, seed.to_bytes(16, "big"), rules)
        table.begin()
        while table.state.result is None:
            table.act(table.random_act(chooser))
        found.append(table)
    return tuple(found)


# Matches for one test alone


def turns(game: AnyGame, seed: int, most: int = LONG) -> Iterator[Turn]:
    """Play a random match, at most so many moves of it; the states of its outcomes are the match itself."""
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
    return _record(game, setup_of(game, seed), seed, most=most).play


def wrong_answers(decision: Decision) -> list[Answer]:
    """Give answers of every type that are not legal."""
    guesses: list[Answer] = ["", "no-such-answer", -1, 10**9, (), ("no-such-answer",), ("no-such-answer:1",), ("x:y",)]
    guesses += [str(answer) for answer in (0, 1)]
    return [answer for answer in guesses if not decision.choice.accepts(answer)]


def seats_and_bystander(state: State) -> list[Seat | None]:
    """Give everybody who may look at a match."""
    return [None, *range(state.seats)]
