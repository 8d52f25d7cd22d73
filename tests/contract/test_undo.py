"""Steps can be taken back exactly, one press at a time, up to the last commit and never beyond."""

from typing import Any

import pytest

from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.errors import IllegalMove, NothingToUndo, Refused
from engine.core.match import Match
from engine.core.play import pending, waiting_on
from tests.contract.matches import AnyGame, beginning, dice_of, every_game, random_matches, states, turns, words_of
from tests.toy import TOY


@random_matches(10)
def test_chance_and_a_change_of_who_must_act_commit(game: AnyGame, seed: int) -> None:
    for turn in turns(game, seed):
        after, draft = turn.outcome.state, turn.state.draft
        if turn.outcome.draws or waiting_on(turn.outcome.asked) != waiting_on(turn.asked):
            assert turn.outcome.commit
        if turn.outcome.commit:
            assert not any(after.draft)
        else:
            assert after.draft == [count + (seat == turn.move.seat) for seat, count in enumerate(draft)]


def match_of(game: AnyGame, seed: int) -> Match[Any]:
    return Match(game, beginning(game, seed).state, dice_of(seed))


@random_matches(10)
def test_a_press_is_taken_back_and_repeated_exactly(game: AnyGame, seed: int) -> None:
    match, codec = match_of(game, seed), codec_of(game)
    for turn in turns(game, seed, 300):
        seat, before, committed = turn.move.seat, codec.dump(match.state), codec.dump(match.committed)
        press = match.press([turn.move])
        after = codec.dump(match.state)
        assert press.commit == turn.outcome.commit
        assert match.can_undo(seat) == (not press.commit)
        if press.commit:
            assert codec.dump(match.committed) == after
            with pytest.raises(NothingToUndo):
                match.undo(seat)
        else:
            assert match.undo(seat) == press
            assert codec.dump(match.state) == before
            assert match.redo(seat) == press
            assert codec.dump(match.committed) == committed
        assert codec.dump(match.state) == after


@random_matches(10)
def test_a_turn_is_restarted_from_the_last_commit(game: AnyGame, seed: int) -> None:
    match, codec = match_of(game, seed), codec_of(game)
    for turn in turns(game, seed, 300):
        match.press([turn.move])
        drafted = {press.seat for press in match.draft}
        if len(match.draft) > 1 and len(drafted) == 1:
            draft, here = list(match.draft), codec.dump(match.state)
            assert match.restart(turn.move.seat) == draft
            assert codec.dump(match.state) == codec.dump(match.committed)
            assert not match.can_undo(turn.move.seat)
            for press in draft:
                assert match.redo(turn.move.seat) == press
            assert codec.dump(match.state) == here


def drafts(game: AnyGame, seed: int) -> list[tuple[list[Move], list[Move]]]:
    """Give what was played before each draft of a random match, and the draft: two or more moves without a commit."""
    before: list[Move] = []
    draft: list[Move] = []
    found = []
    for turn in turns(game, seed, 300):
        if turn.outcome.commit:
            before += [*draft, turn.move]
            draft = []
        else:
            draft.append(turn.move)
            if len(draft) > 1 and {move.seat for move in draft} == {turn.move.seat}:
                found.append((list(before), list(draft)))
    return found


@random_matches(3)
def test_answers_given_as_one_press_are_taken_back_as_one(game: AnyGame, seed: int) -> None:
    codec = codec_of(game)
    for before, draft in drafts(game, seed)[::5]:
        one, each = match_of(game, seed), match_of(game, seed)
        for move in before:
            one.press([move])
            each.press([move])
        start = codec.dump(one.state)
        press = one.press(draft)
        for move in draft:
            each.press([move])
        assert codec.dump(one.state) == codec.dump(each.state)
        assert press.moves == tuple(draft)
        one.undo(press.seat)
        assert codec.dump(one.state) == start
        one.redo(press.seat)
        assert codec.dump(one.state) == codec.dump(each.state)


@random_matches(3)
def test_of_several_answers_all_apply_or_none(game: AnyGame, seed: int) -> None:
    match, codec = match_of(game, seed), codec_of(game)
    for turn in turns(game, seed, 100):
        here = codec.dump(match.state)
        for wrong in (Move(turn.move.seat, "no-such-question", ""), Move(turn.move.seat, turn.move.kind, "no-such")):
            with pytest.raises(Refused):
                match.press([turn.move, wrong])
        with pytest.raises(Refused):
            match.press([])
        assert codec.dump(match.state) == here
        match.press([turn.move])


@random_matches(5)
def test_a_draft_is_resumed_where_it_was_left(game: AnyGame, seed: int) -> None:
    match, codec = match_of(game, seed), codec_of(game)
    for turn in turns(game, seed, 300):
        press = match.press([turn.move])
        if not press.commit:
            committed = codec.restore(codec.store(match.committed))
            resumed = Match(game, committed, dice_of(seed), match.draft)
            assert codec.dump(resumed.state) == codec.dump(match.state)
            assert resumed.draft == match.draft
            assert resumed.asked == match.asked


@every_game
def test_what_was_taken_back_cannot_be_repeated_after_another_press(game: AnyGame) -> None:
    match = match_of(game, 1)
    for turn in turns(game, 1):
        if not match.press([turn.move]).commit:
            match.undo(turn.move.seat)
            match.press([turn.move])
            with pytest.raises(NothingToUndo):
                match.redo(turn.move.seat)


def fishing() -> Match[Any]:
    """A match of one in which a catch is in the boat; the roll has just committed."""
    match = match_of(TOY, 0)
    match.press([Move(0, "bid", 0)])
    match.press([Move(0, "action", "fish")])
    assert match.asked[0].kind == "fish"
    return match


def test_the_end_of_a_turn_commits_even_if_the_same_player_goes_on() -> None:
    match = match_of(TOY, 0)
    match.press([Move(0, "bid", 0)])
    match.press([Move(0, "action", "rest")])
    assert match.can_undo(0)
    assert match.press([Move(0, "end", "end")]).commit
    assert not match.can_undo(0)


def test_after_a_roll_only_what_followed_it_can_be_taken_back() -> None:
    match = fishing()
    assert not match.can_undo(0)
    match.press([Move(0, "fish", "stop")])
    match.undo(0)
    assert not match.can_undo(0)


def test_a_press_cannot_go_on_after_a_roll() -> None:
    match = match_of(TOY, 0)
    match.press([Move(0, "bid", 0)])
    here = codec_of(TOY).dump(match.state)
    with pytest.raises(IllegalMove) as refused:
        match.press([Move(0, "action", "fish"), Move(0, "fish", "stop")])
    words_of(TOY).say(refused.value.text)
    assert codec_of(TOY).dump(match.state) == here


def test_two_players_take_back_their_drafts_without_touching_the_other() -> None:
    state = next(
        state
        for state in states(TOY, seed=3)
        if [each.kind for each in pending(state)] == ["wash"] * state.seats and not any(state.draft)
    )
    first, second = (Move(each.seat, "wash", each.default or "") for each in pending(state)[:2])
    both, alone = (Match(TOY, codec_of(TOY).copy(state), dice_of(3)) for _ in range(2))
    both.press([first])
    both.press([second])
    both.undo(first.seat)
    alone.press([second])
    assert both.state == alone.state
    assert not both.can_undo(first.seat)
    assert both.can_undo(second.seat)
    assert both.redo(first.seat).moves == (first,)
