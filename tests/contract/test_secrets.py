"""Nobody is shown what they cannot know, and nobody learns anything by a step they can take back."""

from collections.abc import Callable
from typing import Any

import msgspec

from engine.assyria.state import AssyriaState
from engine.core.decision import Move, Seat
from engine.core.play import pending, shown, step
from tests.contract.matches import (
    AnyGame,
    dice_of,
    every_game,
    random_matches,
    seats_and_bystander,
    states,
    turns,
)
from tests.toy import TOY
from tests.toy.state import Delta
from tests.toy.steps import Bidding
from tools.fuzz.answers import answers
from tools.fuzz.twins import Twins, known, readers, veiled

CANARY = 70_000_000
"""Marks are this number and the following ones: nothing in a game is as high."""


def mark_toy(s: Delta, seat: Seat | None) -> None:
    marks = iter(range(CANARY, CANARY + 1000))
    s.deck = [str(next(marks)) for _ in s.deck]
    for i, player in enumerate(s.players):
        if i != seat:
            player.hand = [str(next(marks)) for _ in player.hand]
    now = s.stack.steps[-1]
    if isinstance(now, Bidding):
        now.bids = {i: bid if i == seat else next(marks) for i, bid in now.bids.items()}


def mark_assyria(s: AssyriaState, _: Seat | None) -> None:
    marks = iter(range(CANARY, CANARY + 1000))
    s.deck = [str(next(marks)) for _ in s.deck]
    s.expansion_deck = [next(marks) for _ in s.expansion_deck]


MARKS: dict[str, Callable[[Any, Seat | None], None]] = {"toy": mark_toy, "assyria": mark_assyria}
"""How to put marks in place of everything hidden from a seat, for each game that hides anything."""


@random_matches(10)
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: AnyGame, seed: int) -> None:
    for state in states(game, seed, every=3):
        Twins(game, state).check_views()


@random_matches(5)
def test_a_move_that_can_be_taken_back_teaches_nothing_and_events_betray_nothing(game: AnyGame, seed: int) -> None:
    dice = dice_of(seed)
    for state in states(game, seed, 120, every=4):
        twins = Twins(game, state)
        for decision in pending(state):
            for answer in answers(decision.choice):
                move = Move(decision.seat, decision.kind, answer)
                twins.check_move(move, step(game, state, move, dice), dice)


@random_matches(5)
def test_what_is_dealt_anew_still_obeys_the_laws_of_the_game(game: AnyGame, seed: int) -> None:
    for state in states(game, seed, every=7):
        for seat in seats_and_bystander(state):
            game.check(veiled(game, state, seat))


@random_matches(5)
def test_marks_in_hidden_places_are_never_shown(game: AnyGame, seed: int) -> None:
    if game.key not in MARKS:
        assert all(veiled(game, state, None) == state for state in states(game, seed, every=7)), "no marks for it"
        return
    for state in states(game, seed):
        for seat in readers(state):
            marked = veiled(game, state, seat)
            MARKS[game.key](marked, seat)
            assert str(CANARY)[:4] not in msgspec.json.encode(known(game, marked, seat)).decode()


@random_matches(5)
def test_a_view_shares_nothing_with_the_state(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed, 60):
        views = [game.view(turn.outcome.state, seat) for seat in seats_and_bystander(turn.state)]
        told = [msgspec.json.encode(view) for view in views]
        for decision in turn.outcome.asked:
            answer = next(answers(decision.choice))
            step(game, turn.outcome.state, Move(decision.seat, decision.kind, answer), dice_of(seed))
        assert [msgspec.json.encode(view) for view in views] == told


@every_game
def test_a_bystander_is_told_no_more_than_any_player(game: AnyGame) -> None:
    for turn in turns(game, seed=1):
        public = shown(turn.outcome.events, None)
        for seat in range(turn.state.seats):
            assert len(shown(turn.outcome.events, seat)) >= len(public)


def test_the_marks_of_the_toy_are_where_its_secrets_are() -> None:
    state = next(
        state for state in states(TOY, 3) if isinstance(state.stack.steps[-1], Bidding) and state.answer_count[0]
    )
    for seat in seats_and_bystander(state):
        mark_toy(marked := veiled(TOY, state, seat), seat)
        others = [known(TOY, marked, other) for other in range(state.seats) if other != seat]
        assert all(str(CANARY)[:4] in msgspec.json.encode(other).decode() for other in others)
