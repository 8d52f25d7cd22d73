"""Steps can be taken back exactly, one press at a time, up to the last commit and never beyond."""

from typing import Any

import pytest

from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.errors import IllegalMove, NothingToUndo, Refused
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.play import begin, waiting_on
from tests.contract.matches import AnyGame, Recorded, dice_of, every_game, moments, recorded, words_of
from tests.toy import TOY


@every_game
def test_chance_the_end_of_a_turn_and_a_change_of_who_must_act_commit(game: AnyGame) -> None:
    for turn in moments(game):
        after, draft, outcome = turn.outcome.state, turn.state.draft, turn.outcome
        if outcome.draws or outcome.turn_over or outcome.news or waiting_on(outcome.asked) != waiting_on(turn.asked):
            assert outcome.commit
        if outcome.commit:
            assert not any(after.draft)
        else:
            assert after.draft == [count + (seat == turn.move.seat) for seat, count in enumerate(draft)]


def drafts(match: Recorded) -> list[tuple[Any, list[Move]]]:
    """Find the drafts of a recorded match: the state before, and the moves one seat made in a row without a commit."""
    found: list[tuple[Any, list[Move]]] = []
    start: Any = None
    for turn in match.turns:
        if turn.outcome.commit:
            start = None
        elif start is None and not any(turn.state.draft):
            start, moves = turn.state, [turn.move]
            found.append((start, moves))
        elif start is not None and turn.move.seat == moves[0].seat:
            moves.append(turn.move)
        else:
            start = None  # others have a hand in it
    return found


def some_drafts(game: AnyGame, longest: int = 40) -> list[tuple[Match[Any], list[Move]]]:
    """Drafts of recorded matches, each with a match to make it in; the longest and a few others."""
    found = [(match, *draft) for match in recorded(game) for draft in drafts(match)]
    found.sort(key=lambda each: -len(each[2]))
    chosen = [*found[:longest], *found[longest::10]]
    return [(Match(game, codec_of(game).copy(state), match.dice), moves) for match, state, moves in chosen]


@every_game
def test_there_are_drafts_worth_looking_at(game: AnyGame) -> None:
    lengths = [len(moves) for _, moves in some_drafts(game)]
    assert max(lengths) > 2
    assert len(lengths) > 40


@every_game
def test_a_press_is_taken_back_and_repeated_exactly(game: AnyGame) -> None:
    codec = codec_of(game)
    for match, moves in some_drafts(game):
        seat, committed = moves[0].seat, codec.dump(match.committed)
        assert not match.can_undo(seat)
        for move in moves:
            before = codec.dump(match.seen_by(seat))
            press = match.press([move])
            after = codec.dump(match.seen_by(seat))
            assert match.undo(seat) == press
            assert codec.dump(match.seen_by(seat)) == before
            assert match.redo(seat) == press
            assert codec.dump(match.seen_by(seat)) == after
            assert codec.dump(match.committed) == committed


@every_game
def test_a_commit_cannot_be_taken_back(game: AnyGame) -> None:
    codec = codec_of(game)
    for turn in (turn for turn in moments(game, 500) if turn.outcome.commit and not any(turn.state.draft)):
        match, seat = Match(game, codec.copy(turn.state), dice_of(1)), turn.move.seat
        assert match.press([turn.move]).commit
        assert codec.dump(match.seen_by(seat)) == codec.dump(match.committed)
        for take_back in (match.undo, match.restart, match.redo):
            with pytest.raises(NothingToUndo):
                take_back(seat)


@every_game
def test_a_turn_is_restarted_from_the_last_commit(game: AnyGame) -> None:
    codec = codec_of(game)
    for match, moves in some_drafts(game):
        seat = moves[0].seat
        presses = [match.press([move]) for move in moves]
        here = codec.dump(match.seen_by(seat))
        assert match.restart(seat) == presses
        assert codec.dump(match.seen_by(seat)) == codec.dump(match.committed)
        assert not match.can_undo(seat)
        for press in presses:
            assert match.redo(seat) == press
        assert codec.dump(match.seen_by(seat)) == here


@every_game
def test_answers_given_as_one_press_are_taken_back_as_one(game: AnyGame) -> None:
    codec = codec_of(game)
    for match, moves in some_drafts(game):
        seat, start = moves[0].seat, codec.dump(match.committed)
        press = match.press(moves)
        together = codec.dump(match.seen_by(seat))
        assert press.moves == tuple(moves)
        match.undo(seat)
        assert codec.dump(match.seen_by(seat)) == start
        for move in moves:
            match.press([move])
        assert codec.dump(match.seen_by(seat)) == together


@every_game
def test_answers_go_to_whatever_the_seat_is_asked_next(game: AnyGame) -> None:
    codec = codec_of(game)
    for match, moves in some_drafts(game, 20):
        seat = moves[0].seat
        match.press(moves)
        together = codec.dump(match.seen_by(seat))
        match.undo(seat)
        token = next(each.token for each in match.asked_of(seat) if each.kind == moves[0].kind)
        assert match.answer(seat, token, [move.answer for move in moves]).moves == tuple(moves)
        assert codec.dump(match.seen_by(seat)) == together


@every_game
def test_of_several_answers_all_apply_or_none(game: AnyGame) -> None:
    codec = codec_of(game)
    for turn in moments(game, 150):
        match, seat = Match(game, codec.copy(turn.state), dice_of(1)), turn.move.seat
        here = codec.dump(match.committed)
        for wrong in (Move(seat, "no-such-question", ""), Move(seat, turn.move.kind, "no-such")):
            with pytest.raises(Refused):
                match.press([turn.move, wrong])
        with pytest.raises(Refused):
            match.press([])
        assert codec.dump(match.committed) == here == codec.dump(match.seen_by(seat))
        assert not match.drafting


@every_game
def test_a_draft_is_resumed_where_it_was_left(game: AnyGame) -> None:
    codec = codec_of(game)
    for match, moves in some_drafts(game):
        seat = moves[0].seat
        for move in moves:
            match.press([move])
        committed = codec.restore(codec.store(match.committed))
        resumed = Match(game, committed, match.dice, match.draft_of(seat))
        assert codec.dump(resumed.seen_by(seat)) == codec.dump(match.seen_by(seat))
        assert resumed.draft_of(seat) == match.draft_of(seat)
        assert resumed.asked == match.asked


@every_game
def test_what_was_taken_back_cannot_be_repeated_after_another_press(game: AnyGame) -> None:
    for match, moves in some_drafts(game):
        seat = moves[0].seat
        match.press(moves[:1])
        match.undo(seat)
        match.press(moves[:1])
        with pytest.raises(NothingToUndo):
            match.redo(seat)


def alone() -> Match[Any]:
    """A match of one against the rival, whose bid is made."""
    match = Match(TOY, begin(TOY, Setup(1, {"rival": "automaton"}), dice_of(0)).state, dice_of(0))
    match.press([Move(0, "bid", 0)])
    return match


def test_the_end_of_a_turn_commits_even_if_the_same_player_goes_on() -> None:
    match = alone()
    match.press([Move(0, "action", "rest")])
    assert match.can_undo(0)
    assert match.press([Move(0, "end", "end")]).commit
    assert not match.can_undo(0)


def test_after_a_roll_only_what_followed_it_can_be_taken_back() -> None:
    match = alone()
    match.press([Move(0, "action", "fish")])
    assert match.asked[0].kind == "fish"
    assert not match.can_undo(0)
    match.press([Move(0, "fish", "stop")])
    match.undo(0)
    assert not match.can_undo(0)


def test_a_press_cannot_go_on_after_a_roll() -> None:
    match = alone()
    here = codec_of(TOY).dump(match.seen_by(0))
    with pytest.raises(IllegalMove) as refused:
        match.press([Move(0, "action", "fish"), Move(0, "fish", "stop")])
    words_of(TOY).say(refused.value.text)
    assert codec_of(TOY).dump(match.seen_by(0)) == here
