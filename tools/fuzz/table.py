"""A match as people play it: seats draft side by side, take back and repeat, and what they commit is the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Chooser, Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.errors import Refused
from engine.core.game import Game, S, Setup
from engine.core.match import Match, Press
from engine.core.play import advance, begin, pending
from engine.core.record import Entry, Record, replay
from tools.fuzz.answers import can_be_answered, random_move
from tools.fuzz.faults import Act, Check, Fault

OFTEN = 5
"""One act in so many takes something back or repeats it, if there is anything."""


class TableMatch(Generic[S]):
    """One match, played through drafts. Every act is checked: it is nobody's matter but the seat's who acts."""

    def __init__(self, game: Game[S], setup: Setup, seed: bytes, rules: int | None = None) -> None:
        """`rules` are the present ones, unless those of matches begun earlier are named."""
        self.game = game
        self.codec = codec_of(game)
        self.record = Record(game.key, rules or game.rules, setup, seed=seed.hex())
        self.acts: list[Act] = []
        self.presses: list[Press] = []
        """What was committed, in that order."""
        self.log: list[str] = []
        """A fingerprint of the state at each commit."""
        self._dice = SeededDice(seed)
        self.match: Match[S]

    @property
    def state(self) -> S:
        """The state everybody sees."""
        return self.match.committed

    def begin(self) -> None:
        """Set the match up."""
        outcome = begin(self.game, self.record.setup, self._dice, self.record.rules)
        self.record.draws = outcome.draws
        self.match = Match(self.game, outcome.state, self._dice)
        self.log.append(self.codec.hash(self.state))

    def random_act(self, chooser: Chooser) -> Act:
        """Think of something a player might do now."""
        for decision in self.match.asked:
            if not can_be_answered(decision.choice):
                raise Fault(Check.DEAD_END, f"{decision.kind} has no answer")
        can_undo = sorted(self.match.drafting)
        can_redo = [seat for seat in range(self.state.seats) if self.match.undone_by(seat)]
        if (can_undo or can_redo) and chooser.randrange(OFTEN) == 0:
            back = [(seat, what) for seat in can_undo for what in ("undo", "undo", "restart")]
            some = back + [(seat, "redo") for seat in can_redo]
            seat, what = some[chooser.randrange(len(some))]
            return Act(what, seat)
        move = random_move(self.match.asked, chooser)
        return Act("press", move.seat, move)

    def act(self, act: Act) -> None:
        """Do it, and see that it did nothing to the drafts of others."""
        self.acts.append(act)
        match, own = self.match, self._drafted(act.seat)
        others = {seat: self._drafted(seat) for seat in match.drafting if seat != act.seat}
        seen = {seat: self._seen(seat) for seat in (None, *others)}
        press = self._done(act)
        if match.lost:
            raise Fault(Check.DRAFT, f"{act} lost {[each.moves for each in match.lost]}")
        if {seat: self._drafted(seat) for seat in match.drafting if seat != act.seat} != others:
            raise Fault(Check.DRAFT, f"{act} changed the draft of another seat: {others}")
        if press is not None and press.commit:
            self._commit(press, own)
        elif press is not None and press.draws:
            raise Fault(Check.UNDO, f"{act} used chance, but can be taken back")
        elif {seat: self._seen(seat) for seat in seen} != seen:
            raise Fault(Check.DRAFT, f"{act} is a draft, but others see something of it")
        for seat in match.drafting | {act.seat}:
            self._check_own(seat)

    def _done(self, act: Act) -> Press | None:
        match act.what:
            case "press":
                assert act.move is not None
                return self.match.press([act.move])
            case "undo":
                self.match.undo(act.seat)
            case "restart":
                self.match.restart(act.seat)
            case "redo":
                try:
                    return self.match.redo(act.seat)
                except Refused as error:
                    raise Fault(Check.DRAFT, f"{act} cannot be: {error}") from error
        return None

    def _seen(self, seat: Seat | None) -> tuple[bytes, tuple[Decision, ...]]:
        state = self.match.seen_by(seat)
        return self.codec.dump(state), pending(state)

    def _drafted(self, seat: Seat) -> list[Move]:
        return [move for press in self.match.draft_of(seat) for move in press.moves]

    def _commit(self, press: Press, drafted: list[Move]) -> None:
        *before, last = [*drafted, *press.moves]
        self.record.entries += [Entry(move, press.first_draw) for move in before]
        self.record.entries.append(Entry(last, press.first_draw, press.draws))
        self.presses.append(press)
        self.log.append(self.codec.hash(self.state))
        self.game.check(self.state)

    def _check_own(self, seat: Seat) -> None:
        """What a seat sees is the last commit and its own draft, nothing else."""
        once, twice = self._with_draft(seat), self._with_draft(seat)
        if once != twice:
            raise Fault(Check.REPLAY, f"the draft of seat {seat} leads now here, now there")
        if once != self.codec.dump(self.match.seen_by(seat)):
            raise Fault(Check.DRAFT, f"seat {seat} sees something else than the last commit and its own draft")
        asked = tuple(each for each in self.match.asked if each.seat == seat)
        if asked != self.match.asked_of(seat):
            raise Fault(Check.DRAFT, f"seat {seat} is asked something else than everybody thinks")

    def _with_draft(self, seat: Seat) -> bytes:
        state = self.codec.copy(self.match.committed)
        for move in self._drafted(seat):
            advance(state, pending(state), move, self._dice)
        return self.codec.dump(state)

    def check_replay(self) -> None:
        """The record, in the order of commits, leads to the same states, byte for byte."""
        seeds = (self.record.seed, "")
        for record in (msgspec.structs.replace(self.record, seed=seed) for seed in seeds):
            outcomes = replay(self.game, record)
            try:
                replayed = [self.codec.hash(outcome.state) for outcome in outcomes if outcome.commit]
            except Exception as error:
                raise Fault(Check.REPLAY, f"the replay of a table breaks off: {error!r}") from error
            if replayed != self.log:
                place = sum(1 for _ in _alike(replayed, self.log))
                raise Fault(Check.REPLAY, f"the replay of a table differs at commit {place} of {len(self.log)}")

    def transcript(self) -> Iterator[str]:
        """Tell the match act by act, then a fingerprint of each commit."""
        record = self.record
        yield f"{record.game} {record.setup.seats} {record.seed} {record.setup.options} rules {record.rules}"
        for n, act in enumerate(self.acts):
            yield f"{n} {act}"
        yield from self.log


def _alike(one: list[str], other: list[str]) -> Iterator[None]:
    for first, second in zip(one, other, strict=False):
        if first != second:
            return
        yield
