"""A match under the fuzzer's hands: played in place, with everything noted that is needed to play it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic

import msgspec

from engine.core.codec import codec_of
from engine.core.decision import Decision, Move, Seat
from engine.core.dice import SeededDice
from engine.core.game import Draw, Event, Game, S, Setup
from engine.core.play import Outcome, advance, begin, waiting_on
from engine.core.record import Entry, Record


class Told(msgspec.Struct, frozen=True):
    """What an outcome came to, in a form that stays when the match goes on."""

    hash: str
    events: tuple[Event, ...]
    draws: tuple[Draw, ...]
    forced: tuple[Move, ...]
    asked: tuple[Decision, ...]
    commit: bool
    news: bool
    turn_over: bool


class Moment(msgspec.Struct, frozen=True):
    """What is compared before and after a move."""

    waiting: frozenset[Seat]
    drawn: int
    draft: list[int]


class Play(Generic[S]):
    """One match, from its set-up on."""

    def __init__(self, game: Game[S], setup: Setup, seed: bytes, rules: int | None = None) -> None:
        """`rules` are the present ones, unless those of matches begun earlier are named."""
        self.game = game
        self.codec = codec_of(game)
        self.dice = SeededDice(seed)
        self.record = Record(game.key, rules or game.rules, setup, seed=seed.hex())
        self.outcome: Outcome[S]
        self.log: list[Told] = []
        self.committed: S
        """A copy of the state at the last commit."""
        self.draft: list[Move] = []
        """The moves since."""

    def begin(self) -> None:
        """Set the match up."""
        self.outcome = begin(self.game, self.record.setup, self.dice, self.record.rules)
        self.record.draws = self.outcome.draws
        self._note()

    def play(self, move: Move) -> None:
        """Play a move; it is in the record even if it fails."""
        drawn = self.state.drawn
        self.record.entries.append(Entry(move, drawn))
        self.draft.append(move)
        self.outcome = advance(self.state, self.outcome.asked, move, self.dice)
        self.record.entries[-1] = Entry(move, drawn, self.outcome.draws)
        self._note()

    def _note(self) -> None:
        self.log.append(self.told(self.outcome))
        if self.outcome.commit:
            self.committed = self.codec.copy(self.state)
            self.draft.clear()

    def told(self, outcome: Outcome[S]) -> Told:
        """Give what an outcome came to."""
        return Told(
            hash=self.codec.hash(outcome.state),
            events=outcome.events,
            draws=outcome.draws,
            forced=outcome.forced,
            asked=outcome.asked,
            commit=outcome.commit,
            news=outcome.news,
            turn_over=outcome.turn_over,
        )

    def transcript(self) -> Iterator[str]:
        """Tell the match move by move, with a fingerprint of each state."""
        record = self.record
        yield f"{record.game} {record.setup.seats} {record.seed} {record.setup.options} rules {record.rules}"
        for n, told in enumerate(self.log):
            move = self.record.entries[n - 1].move if n else None
            yield f"{n} {move and (move.seat, move.kind, move.answer)} {told.draws} {told.events} {told.hash}"

    @property
    def state(self) -> S:
        """The state now."""
        return self.outcome.state

    @property
    def moment(self) -> Moment:
        """What is compared before and after a move."""
        return Moment(waiting_on(self.outcome.asked), self.state.drawn, list(self.state.draft))
