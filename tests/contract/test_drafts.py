"""Drafts belong to their seat: others neither see them nor can make them lost, and commits alone are the record."""

import copy
import itertools
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import codec_of
from engine.core.decision import Answer, Move, Seat
from engine.core.errors import NothingToUndo
from engine.core.game import Setup, Step
from engine.core.match import Match
from engine.core.play import begin, resume
from engine.core.record import Entry, Record, final, replay
from tests.contract.matches import AnyGame, dice_of, every_game, tables
from tests.toy import TOY
from tests.toy.state import Delta
from tests.toy.steps import Offering, Omens, Round, Wash

SEATS = (0, 1, 2)


@every_game
def test_matches_of_several_drafts_are_replayed_from_their_commits_byte_for_byte(game: AnyGame) -> None:
    """Every act of these matches was checked while it was made: see `TableMatch`."""
    for table in tables(game):
        table.check_replay()
        assert table.state.result is not None


def test_several_seats_had_drafts_at_once_and_took_them_back() -> None:
    done = {act.what for table in tables(TOY) for act in table.acts}
    assert done == {"press", "undo", "restart", "redo"}
    entries = [entry.move for table in tables(TOY) for entry in table.record.entries]
    acts = [act.move for table in tables(TOY) for act in table.acts if act.move]
    assert entries != acts, "nobody committed before somebody who had begun earlier"


ASKED: dict[str, Step[Any]] = {
    "offering": Offering([0, 1, 2]),
    "omens": Omens([0, 1, 2]),
    "wash": Wash({0: 2, 1: 2, 2: 2}),
}
"""Steps that ask three seats at once, each in two steps: two of them in secret."""


def asking(kind: str) -> Delta:
    """A match of three at such a step; nobody has begun to answer."""
    state = begin(TOY, Setup(3), dice_of(1)).state
    state.stack.steps[:] = [Round(), copy.deepcopy(ASKED[kind])]
    assert [each.kind for each in resume(state, dice_of(1)).asked] == [kind] * 3
    return state


def answers_of(match: Match[Any], seat: Seat) -> list[Answer]:
    """Two answers of a seat to what all are asked, the second one its last; different ones for different seats."""
    chooser, trial = random.Random(seat), Match(TOY, codec_of(TOY).copy(match.committed), match.dice)
    given_answers: list[Answer] = []
    for _ in range(2):
        (question,) = trial.asked_of(seat)
        given_answers.append(question.choice.sample(chooser))
        trial.press([Move(seat, question.kind, given_answers[-1])])
    return given_answers


class Three:
    """Three seats that each answer in two steps, and may take back the first while it is theirs."""

    def __init__(self, kind: str) -> None:
        self.match: Match[Any] = Match(TOY, asking(kind), dice_of(1))
        self.answers = {seat: answers_of(self.match, seat) for seat in SEATS}
        self.done: dict[Seat, int] = dict.fromkeys(SEATS, 0)
        self.order: list[Seat] = []

    def go_on(self, seat: Seat) -> None:
        """Let a seat give its next answer."""
        if self.done[seat] < 2:
            question = next(each for each in self.match.asked_of(seat) if not each.optional)
            press = self.match.press([Move(seat, question.kind, self.answers[seat][self.done[seat]])])
            self.done[seat] += 1
            assert press.commit == (self.done[seat] == 2)
            if press.commit:
                self.order.append(seat)

    def take_back(self, seat: Seat, restart: bool) -> None:
        """Let a seat take back what it can, which is nothing before it has begun and after it has sealed."""
        if self.done[seat] == 1:
            self.match.restart(seat) if restart else self.match.undo(seat)
            self.done[seat] = 0
        else:
            with pytest.raises(NothingToUndo):
                self.match.undo(seat)

    def repeat(self, seat: Seat) -> None:
        """Let a seat repeat what it took back."""
        if self.match.undone_by(seat):
            self.match.redo(seat)
            self.done[seat] = 1

    def check(self) -> None:
        """Everybody has exactly the draft they made, and sees that and what was sealed, nothing else."""
        assert not self.match.lost
        for seat in SEATS:
            moves = [move for press in self.match.draft_of(seat) for move in press.moves]
            assert [move.answer for move in moves] == self.answers[seat][: self.done[seat]] * (self.done[seat] < 2)
            state = codec_of(TOY).copy(self.match.committed)
            own = Match(TOY, state, self.match.dice)
            for move in moves:
                own.press([move])
            assert codec_of(TOY).dump(own.seen_by(seat)) == codec_of(TOY).dump(self.match.seen_by(seat))
        public = codec_of(TOY).dump(self.match.seen_by(None))
        assert public == codec_of(TOY).dump(self.match.committed)


acts = st.lists(st.tuples(st.sampled_from(SEATS), st.sampled_from(["go on", "undo", "restart", "redo"])), max_size=30)


@pytest.mark.parametrize("kind", ["offering", "omens", "wash"])
@settings(max_examples=60)
@given(acts=acts)
def test_three_drafts_in_any_order_are_nobody_elses_matter(kind: str, acts: list[tuple[Seat, str]]) -> None:
    three = Three(kind)
    for seat, what in acts:
        if len(three.order) == len(SEATS):
            break
        match what:
            case "go on":
                three.go_on(seat)
            case "redo":
                three.repeat(seat)
            case _:
                three.take_back(seat, what == "restart")
        if len(three.order) < len(SEATS):
            three.check()
    for seat in SEATS:
        while three.done[seat] < 2:
            three.go_on(seat)
    again: Match[Any] = Match(TOY, asking(kind), three.match.dice)
    for seat in three.order:
        for answer in three.answers[seat]:
            (question,) = (each for each in again.asked_of(seat) if not each.optional)
            again.press([Move(seat, question.kind, answer)])
    assert codec_of(TOY).dump(again.committed) == codec_of(TOY).dump(three.match.committed)


@pytest.mark.parametrize("order", list(itertools.permutations(SEATS)))
def test_a_commit_leaves_the_drafts_of_others_theirs(order: tuple[Seat, ...]) -> None:
    three = Three("offering")
    for seat in SEATS:
        three.go_on(seat)
    assert three.match.drafting == set(SEATS)
    first, second, third = order
    three.go_on(first)
    three.check()
    assert three.match.drafting == {second, third}
    three.take_back(second, restart=False)
    three.check()
    assert three.match.drafting == {third}
    three.repeat(second)
    three.go_on(third)
    three.check()
    assert not TOY.view(three.match.committed, second).stands[second].is_sealed
    three.go_on(second)
    assert not three.match.drafting


def test_what_was_sealed_is_taken_back_while_others_think_and_answered_anew() -> None:
    three = Three("offering")
    for seat in (0, 0, 1):
        three.go_on(seat)
    (back,) = three.match.asked_of(0)
    assert (back.kind, back.optional) == ("offering.take_back", True)
    press = three.match.press([Move(0, back.kind, "take_back")])
    assert (press.commit, press.news) == (True, False)
    assert [each.kind for each in three.match.asked_of(0)] == ["offering"]
    assert [each.kind for each in three.match.asked_of(1)] == ["offering.seal"], "the other's draft is untouched"
    assert TOY.view(three.match.committed, 0).sealed == []


def test_a_record_in_the_order_of_commits_is_the_match() -> None:
    """One begins first and commits last: the record has their answers where they were committed."""
    outcome = begin(TOY, Setup(2), dice_of(3))
    match: Match[Any] = Match(TOY, outcome.state, dice_of(3))
    record = Record(TOY.key, TOY.rules, Setup(2), draws=outcome.draws)
    chooser = random.Random(3)
    overtaken = 0
    while match.asked:
        required = [each for each in match.asked if not each.optional]
        for question in required:
            drafted = [move for press in match.draft_of(question.seat) for move in press.moves]
            if question not in match.asked_of(question.seat):
                continue
            others = match.drafting - {question.seat}
            press = match.press([Move(question.seat, question.kind, question.choice.sample(chooser))])
            if press.commit:
                overtaken += bool(others)
                before = [Entry(move, press.first_draw) for move in drafted]
                record.entries += [*before, Entry(press.moves[0], press.first_draw, press.draws)]
    assert overtaken
    assert codec_of(TOY).dump(final(replay(TOY, record)).state) == codec_of(TOY).dump(match.committed)
