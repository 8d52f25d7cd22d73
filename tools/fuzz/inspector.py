"""The checks of the fuzzer: the cheap ones after every move, the dear ones at moments picked by chance."""

from __future__ import annotations

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Move
from engine.core.errors import Damaged, Refused
from engine.core.game import S
from engine.core.match import Match
from engine.core.play import Outcome, advance, pending, step, waiting_on
from engine.core.record import Record, replay
from tools.fuzz.answers import answers, can_be_answered
from tools.fuzz.faults import Check, Fault, faults_named
from tools.fuzz.play import Moment, Play
from tools.fuzz.twins import Twins
from tools.fuzz.wording import Wording

TRIED = (Check.REFUSED, Check.EXCEPTION, Check.INVARIANT, Check.DEAD_END, Check.REPLAY, Check.LEAK)
"""What may come to light when every answer is tried."""


class Inspector:
    """Looks a match over at every move. With `only`, it looks for faults of one class, but closely at every moment."""

    def __init__(self, wording: Wording, only: Check | None = None) -> None:
        self._wording = wording
        self._only = only
        self.close = False
        """Whether this moment is looked at closely."""

    def _looks_for(self, *checks: Check) -> bool:
        return self.close if self._only is None else self._only in checks

    def begin(self, play: Play[S]) -> None:
        """Begin a match and look at what its set-up has led to."""
        with faults_named():
            play.begin()
            self._wording.sit_down(play.game, play.record.setup)
        self.after(play)

    def before(self, play: Play[S]) -> None:
        """Look at a moment at which somebody must act."""
        with faults_named():
            if self._looks_for(Check.WORDS, Check.EXCEPTION):
                self._wording.decisions(play.outcome.asked)
                self._wording.status(play.game, play.state)
            if self._looks_for(Check.REPLAY):
                _check_storage(play)
        if self._looks_for(*TRIED):
            _try_everything(play)

    def play(self, play: Play[S], move: Move) -> None:
        """Play a move and look at what it did."""
        before, last = play.moment, play.log[-1].hash
        with faults_named(move):
            pure = play.told(step(play.game, play.state, move, play.dice)) if self._looks_for(Check.REPLAY) else None
        with faults_named():
            play.play(move)
        if pure is not None and play.log[-1] != pure:
            raise Fault(Check.REPLAY, f"{move} in place: {_difference(pure, play.log[-1])}")
        _check_commit(play, move, before)
        if not play.outcome.commit and self._looks_for(Check.UNDO):
            with faults_named():
                _check_undo(play, move, last)
        self.after(play)

    def after(self, play: Play[S]) -> None:
        """Look at what the set-up or a move has led to."""
        asked = play.outcome.asked
        if play.state.result is None:
            if not waiting_on(asked):
                raise Fault(Check.DEAD_END, "nobody is asked, but there is no result")
            for decision in asked:
                if not can_be_answered(decision.choice):
                    raise Fault(Check.DEAD_END, f"{decision.kind} has no answer")
        with faults_named():
            play.game.check(play.state)
            self._wording.events(play.outcome.events, play.state.seats)

    def end(self, play: Play[S]) -> None:
        """Look at where the match stopped, and play it all again, from its seed and from its recorded draws."""
        with faults_named():
            self._wording.status(play.game, play.state)
            Twins(play.game, play.state).check_views()
        check_replay(play, play.record)
        check_replay(play, msgspec.structs.replace(play.record, seed=""))


def check_replay(play: Play[S], record: Record) -> None:
    """The record of a match leads to the same events and states."""
    outcomes = replay(play.game, record)
    for n, told in enumerate(play.log):
        try:
            again = play.told(next(outcomes))
        except Exception as error:
            raise Fault(Check.REPLAY, f"the replay breaks off at move {n}: {type(error).__name__}: {error}") from error
        if again != told:
            raise Fault(Check.REPLAY, f"the replay differs at move {n}: {_difference(told, again)}")


def _check_storage(play: Play[S]) -> None:
    """Store and restore the match, and go on with what was restored."""
    try:
        restored = play.codec.restore(play.codec.store(play.state))
    except Damaged as error:
        raise Fault(Check.REPLAY, f"the stored state cannot be read: {error.__cause__}") from error
    if restored != play.state or pending(restored) != play.outcome.asked:
        raise Fault(Check.REPLAY, "the stored state is not what it was")
    play.outcome = msgspec.structs.replace(play.outcome, state=restored)


def _try_everything(play: Play[S]) -> None:
    """Every answer that is offered can be given, does no harm and betrays nothing."""
    with faults_named():
        twins = Twins(play.game, play.state)
        twins.check_views()
    for decision in play.outcome.asked:
        for answer in answers(decision.choice):
            move = Move(decision.seat, decision.kind, answer)
            with faults_named(move):
                outcome = _tried_twice(play, move)
                play.game.check(outcome.state)
                twins.check_move(move, outcome, play.dice)


def _tried_twice(play: Play[S], move: Move) -> Outcome[S]:
    """Apply a move to copies, as pure as at the border and in place: the same comes of it, and nothing to the state."""
    first = step(play.game, play.state, move, play.dice)
    second = advance(play.codec.copy(play.state), play.outcome.asked, move, play.dice)
    if first != second:
        raise Fault(Check.REPLAY, f"{move} tried twice: {_difference(first, second)}", move)
    if play.codec.hash(play.state) != play.log[-1].hash:
        raise Fault(Check.REPLAY, f"{move} changed the state it was only tried on", move)
    return first


def _check_commit(play: Play[S], move: Move, before: Moment) -> None:
    """Chance, the end and a change of who must act cannot be taken back; anything else can."""
    now, outcome = play.moment, play.outcome
    if outcome.commit:
        if any(now.draft):
            raise Fault(Check.UNDO, f"{move} committed, but the state says that something can be taken back")
        return
    if now.drawn != before.drawn or now.waiting != before.waiting:
        raise Fault(Check.UNDO, f"{move} used chance or changed who must act, but can be taken back")
    if now.draft != [count + (seat == move.seat) for seat, count in enumerate(before.draft)]:
        raise Fault(Check.UNDO, f"{move} did not commit, but the state does not count it as the seat's draft")


def _check_undo(play: Play[S], move: Move, last: str) -> None:
    """The seat's own draft led here press by press; taking the last one back leads to where it was, and back again."""
    codec = codec_of(play.game)
    match = Match(play.game, codec.copy(play.committed), play.dice)
    *before, _ = [each for each in play.draft if each.seat == move.seat]
    try:
        for each in before:
            match.press([each])
        there = codec.hash(match.seen_by(move.seat))
        match.press([move])
        here = codec.hash(match.seen_by(move.seat))
        match.undo(move.seat)
        back = codec.hash(match.seen_by(move.seat))
        match.redo(move.seat)
    except Refused as error:
        raise Fault(Check.UNDO, f"{move} cannot be taken back: {error}") from error
    if back != there or codec.hash(match.seen_by(move.seat)) != here:
        raise Fault(Check.UNDO, f"taking {move} back does not lead to where the match was")
    if len(before) + 1 == len(play.draft) and (there, here) != (last, play.log[-1].hash):
        raise Fault(Check.UNDO, f"{move} as a draft is not what it is in the match")


def _difference(one: msgspec.Struct, other: msgspec.Struct) -> str:
    names = [name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name)]
    return "; ".join(f"{name} {getattr(one, name)!r} or {getattr(other, name)!r}" for name in names)[:1000]
