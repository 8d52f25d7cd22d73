"""Nobody is shown what they cannot know, and nobody learns anything by a step they can take back."""

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from engine.assyria.state import AssyriaState
from engine.core.codec import codec_of
from engine.core.decision import Move, Seat
from engine.core.match import Match
from engine.core.play import advance, shown, step
from engine.core.preview import drafted, present, preview
from engine.core.steps import AllAtOnce
from engine.core.veil import veiled
from engine.mesopotamia.state import MesopotamiaState
from tests.contract.matches import ALL, AnyGame, dice_of, every_game, moments, seats_and_bystander
from tests.toy import TOY
from tests.toy.events import CardHidden
from tests.toy.state import Delta
from tools.fuzz.answers import answers
from tools.fuzz.twins import Twins, known, readers

CANARY = 70_000_000
"""Marks are this number and the following ones: nothing in a game is as high."""


MARK = str(CANARY)[:4]
"""How a mark is found in whatever is shown."""


def shown_as(anything: Any) -> str:
    return msgspec.json.encode(anything).decode()


def mark_toy(s: Delta, seat: Seat | None) -> None:
    marks = iter(range(CANARY, CANARY + 1000))
    s.deck = [str(next(marks)) for _ in s.deck]
    for i, player in enumerate(s.players):
        if i != seat:
            player.hand = [str(next(marks)) for _ in player.hand]
            player.face_down = [str(next(marks)) for _ in player.face_down]
    now = s.stack.steps[-1]
    if isinstance(now, AllAtOnce):
        for i, answers_so_far in now.answers.items():
            if i != seat:
                now.answers[i] = [next(marks) for _ in answers_so_far]


def mark_assyria(s: AssyriaState, _: Seat | None) -> None:
    marks = iter(range(CANARY, CANARY + 1000))
    s.deck = [str(next(marks)) for _ in s.deck]
    s.expansion_deck = [next(marks) for _ in s.expansion_deck]


def mark_mesopotamia(s: MesopotamiaState, seat: Seat | None) -> None:
    marks = iter(range(CANARY, CANARY + 1000))
    s.quest_pool = [str(next(marks)) for _ in s.quest_pool]
    for i, player in enumerate(s.players):
        if i != seat and s.result is None:
            player.quests = [str(next(marks)) for _ in player.quests]
            player.dealt = [str(next(marks)) for _ in player.dealt]
    for now in s.stack:
        if isinstance(now, AllAtOnce):
            now.answers |= {i: [next(marks) for _ in given] for i, given in now.answers.items() if i != seat}


MARKS: dict[str, Callable[[Any, Seat | None], None]] = {
    "toy": mark_toy,
    "assyria": mark_assyria,
    "mesopotamia": mark_mesopotamia,
}
"""How to put marks in place of everything hidden from a seat, for each game that hides anything."""


@every_game
def test_what_is_shown_does_not_depend_on_what_is_hidden(game: AnyGame) -> None:
    for turn in moments(game, 1000):
        Twins(game, turn.state).check_views()


@every_game
def test_a_move_that_can_be_taken_back_teaches_nothing_and_events_betray_nothing(game: AnyGame) -> None:
    dice = dice_of(1)
    for turn in moments(game, 150):
        twins = Twins(game, turn.state)
        for decision in turn.asked:
            for answer in answers(decision.choice):
                move = Move(decision.seat, decision.kind, answer)
                twins.check_move(move, step(game, turn.state, move, dice), dice)


@every_game
def test_a_game_says_whether_anything_is_hidden_in_it(game: AnyGame) -> None:
    states = [turn.state for turn in moments(game, 20)]
    dealt = [(state, veiled(game, state, seat)) for state in states for seat in seats_and_bystander(state)]
    assert game.hides is any(codec_of(game).hash(state) != codec_of(game).hash(other) for state, other in dealt)


@every_game
def test_what_is_dealt_anew_still_obeys_the_laws_of_the_game(game: AnyGame) -> None:
    for turn in moments(game, 300):
        for seat in seats_and_bystander(turn.state):
            game.check(veiled(game, turn.state, seat))


@pytest.mark.parametrize("key", MARKS)
def test_what_is_hidden_is_dealt_anew_and_nothing_else(key: str) -> None:
    game, changed = ALL[key], 0
    for turn in moments(game, 300):
        for seat in seats_and_bystander(turn.state):
            twin, original = veiled(game, turn.state, seat), codec_of(game).copy(turn.state)
            changed += twin != original
            MARKS[key](twin, seat)
            MARKS[key](original, seat)
            assert twin == original
    assert changed > 100


@every_game
def test_marks_in_hidden_places_are_never_shown(game: AnyGame) -> None:
    if game.key not in MARKS:
        assert all(veiled(game, turn.state, None) == turn.state for turn in moments(game, 300)), "no marks for it"
        return
    for turn in moments(game, 1000):
        for seat in readers(turn.state):
            marked = veiled(game, turn.state, seat)
            MARKS[game.key](marked, seat)
            assert MARK not in shown_as(known(game, marked, seat))


@every_game
def test_a_view_shares_nothing_with_the_state(game: AnyGame) -> None:
    for turn in moments(game, 300):
        state = codec_of(game).copy(turn.state)
        views = [game.view(state, seat) for seat in seats_and_bystander(state)]
        told = [msgspec.json.encode(view) for view in views]
        advance(state, turn.asked, turn.move, dice_of(1))
        assert [msgspec.json.encode(view) for view in views] == told


@every_game
def test_a_bystander_is_told_no_more_than_any_player(game: AnyGame) -> None:
    for turn in moments(game):
        public = shown(turn.outcome.events, None)
        for seat in range(turn.state.seats):
            assert len(shown(turn.outcome.events, seat)) >= len(public)


def test_the_marks_of_the_toy_are_where_its_secrets_are() -> None:
    """What is hidden from one seat is another's own, so that marks in it are seen by that one."""
    seen = set()
    for turn in moments(TOY):
        now = turn.state.stack.steps[-1]
        if isinstance(now, AllAtOnce) and now.answers and turn.state.seats > 1:
            seen.add(type(now).__name__)
            for seat in seats_and_bystander(turn.state):
                mark_toy(marked := veiled(TOY, turn.state, seat), seat)
                others = [other for other in range(turn.state.seats) if other != seat and now.answers.get(other)]
                assert all(MARK in shown_as(TOY.view(marked, other).sealed) for other in others)
                cards = [other for other in range(turn.state.seats) if other != seat and turn.state.players[other].hand]
                assert all(MARK in shown_as(TOY.view(marked, other).hand) for other in cards)
    assert seen == {"Bidding", "Offering", "Omens"}


def test_a_card_face_down_is_known_to_its_owner_alone() -> None:
    hidden = [turn for turn in moments(TOY) if any(type(event) is CardHidden for event in turn.outcome.events)]
    assert hidden
    for turn in hidden:
        (event,) = (event for event in turn.outcome.events if isinstance(event, CardHidden))
        for seat in seats_and_bystander(turn.state):
            view = TOY.view(turn.outcome.state, seat)
            assert view.stands[event.seat].face_down > 0
            told = shown([event], seat)
            assert (event.card in view.face_down, event.card in shown_as(told)) == (seat == event.seat,) * 2


# Looking ahead, which is done on the whole state


@every_game
def test_a_sealed_question_is_not_looked_into(game: AnyGame) -> None:
    for turn in moments(game):
        for decision in (decision for decision in turn.asked if decision.sealed):
            here = preview(game, turn.state, decision.seat)
            for answer in answers(decision.choice)[:3]:
                assert here.ahead(decision, answer) is None
                assert here.foregone(decision, answer) is None
                assert here.waiting_after(decision, answer) == frozenset()
                assert here.beyond(decision, answer) is None
                assert here.typed(answer).question is None
            assert not list(here.parts(decision))


@every_game
def test_looking_ahead_shows_nothing_that_depends_on_what_is_hidden(game: AnyGame) -> None:
    for turn in moments(game, 300):
        for decision in turn.asked:
            twin = veiled(game, turn.state, decision.seat)
            here, there = (preview(game, state, decision.seat) for state in (turn.state, twin))
            for answer in answers(decision.choice)[:10]:
                ahead = [each.ahead(decision, answer) for each in (here, there)]
                assert [each and each.shown for each in ahead] == [ahead[0] and ahead[0].shown] * 2
                assert here.waiting_after(decision, answer) == there.waiting_after(decision, answer)


def test_what_a_seat_has_chosen_so_far_in_secret_is_shown_to_it_whole() -> None:
    """A sealed answer of two steps is a draft like any other to whoever makes it."""
    state = next(turn.state for turn in moments(TOY) if [each.kind for each in turn.asked][:2] == ["offering"] * 2)
    match = Match(TOY, codec_of(TOY).copy(state), dice_of(1))
    first = match.asked_of(0)[0].choice.sample(random.Random(1))
    match.press([Move(0, "offering", first)])
    assert [(each.question.kind, each.answer) for each in drafted(match, 0)] == [("offering", first)]
    assert present(match, 0).question == match.asked_of(0)[0]
    assert TOY.view(match.seen_by(0), 0).sealed == [first]
    assert TOY.view(match.seen_by(1), 1).sealed == []
    assert not any(stand.is_sealed for stand in TOY.view(match.seen_by(1), 1).stands)
