"""A turn is said, not guessed: presses made in one have its number, and it belongs to one seat or to none."""

from itertools import pairwise
from typing import Any

from engine.core.decision import Move
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.play import begin, waiting_on
from tests.contract.matches import AnyGame, dice_of, every_game, recorded, tables
from tests.toy import TOY


@every_game
def test_turns_are_counted_up_and_their_end_is_told(game: AnyGame) -> None:
    for match in recorded(game):
        for turn in match.turns:
            before, after = turn.state, turn.outcome.state
            assert after.turns_begun >= before.turns_begun
            is_over = after.turns_begun > before.turns_begun or after.result is not None
            assert turn.outcome.turn_over == is_over


@every_game
def test_whoever_acts_in_a_turn_is_the_one_whose_turn_it_is(game: AnyGame) -> None:
    for match in recorded(game):
        for turn in match.turns:
            assert turn.state.turns_begun > 0
            if turn.state.turn_of is not None:
                assert waiting_on(turn.asked) == {turn.state.turn_of}


@every_game
def test_a_turn_of_somebody_stays_theirs(game: AnyGame) -> None:
    for match in recorded(game):
        owners: dict[int, set[int]] = {}
        for turn in match.turns:
            if turn.state.turn_of is not None:
                owners.setdefault(turn.state.turns_begun, set()).add(turn.state.turn_of)
        assert all(len(seats) == 1 for seats in owners.values())


@every_game
def test_presses_of_one_turn_follow_each_other_and_share_its_number(game: AnyGame) -> None:
    for table in tables(game):
        for press, following in pairwise(table.presses):
            assert following.turn >= press.turn
            assert press.turn_over == (following.turn > press.turn)


def wild() -> Match[Any]:
    """A match of two with a wild tide: the second to play has two turns in a row."""
    match: Match[Any] = Match(TOY, begin(TOY, Setup(2, {"tide": "wild"}), dice_of(1)).state, dice_of(1))
    for seat, bid in ((0, 1), (1, 0)):
        match.press([Move(seat, "bid", bid)])
    match.press([Move(0, "action", "rest")])
    match.press([Move(0, "end", "end")])
    return match


def test_a_turn_that_ends_with_dice_is_not_joined_to_the_next_of_the_same_seat() -> None:
    match = wild()
    first = match.committed.turns_begun
    press = match.press([Move(1, "action", "fish")])
    while not press.turn_over:
        press = match.press([Move(1, "fish", "roll")])
    assert (press.turn, press.draws != (), press.commit, press.news) == (first, True, True, True)
    assert (match.committed.turn_of, match.committed.turns_begun) == (1, first + 1)
    (question,) = match.asked
    assert (question.seat, question.kind) == (1, "action")
    assert match.press([Move(1, "action", "rest")]).turn == first + 1


def test_a_turn_of_the_rules_alone_passes_by_itself() -> None:
    seen = [turn for match in recorded(TOY) for turn in match.turns if match.setup.options["rival"] == "automaton"]
    rival_told = [turn for turn in seen if any(type(each).__name__ == "RivalGathered" for each in turn.outcome.events)]
    assert rival_told
    assert all(turn.outcome.turn_over for turn in rival_told)
    assert all(turn.state.turn_of != turn.state.seats for turn in seen), "nobody is asked in the rival's turn"


def test_where_several_are_asked_at_once_the_turn_is_nobodys() -> None:
    for match in recorded(TOY):
        for turn in match.turns:
            if len({each.seat for each in turn.asked}) > 1:
                assert turn.state.turn_of is None
