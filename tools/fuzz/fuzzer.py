"""Random matches, one after the other, until enough moves were made or enough faults were found."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.core.game import Game, Setup
from engine.core.record import Entry
from tools.fuzz.answers import Curious, random_move
from tools.fuzz.faults import Check, Failure, Fault, faults_named
from tools.fuzz.inspector import Inspector
from tools.fuzz.play import Play
from tools.fuzz.wording import Wording

CLOSELY = 10
"""One moment in so many is looked at closely."""
LIMIT = 20_000
"""A match with more moves than this does not end."""
ENOUGH = 20
"""After so many faults the fuzzer stops."""


class Tally(msgspec.Struct):
    """What matches have come to."""

    moves: int = 0
    games: int = 0
    failures: int = 0

    def __str__(self) -> str:
        return f"moves={self.moves} games={self.games} failures={self.failures}"


class Report(msgspec.Struct):
    """What a run has come to, by the number of players."""

    game: str
    tallies: dict[int, Tally]
    failures: list[Path] = []
    checks: list[Check] = []

    @property
    def moves(self) -> int:
        """The moves of all matches."""
        return sum(tally.moves for tally in self.tallies.values())

    def __str__(self) -> str:
        games = sum(tally.games for tally in self.tallies.values())
        return f"fuzz {self.game}: {Tally(self.moves, games, len(self.failures))}"

    def by_players(self) -> Iterator[str]:
        """Tell what came of each number of players."""
        for seats, tally in self.tallies.items():
            yield f"fuzz {self.game}, {seats} players: {tally}"


class Fuzzer:
    """Plays matches of one game: some at random, some curiously. The same seed plays the same matches."""

    def __init__(
        self,
        game: Game[Any],
        wording: Wording,
        seed: int,
        folder: Path,
        limit: int = LIMIT,
        players: Sequence[int] = (),
    ) -> None:
        """`players` are the numbers of players that take turns: all that the game allows, unless some are given."""
        self._game = game
        self._chooser = random.Random(seed)
        self._curious = Curious()
        self._inspector = Inspector(wording)
        self._folder = folder
        self._limit = limit
        self.report = Report(game.key, {seats: Tally() for seats in players or game.seats})

    def run(self, moves: int, tell: Callable[[Play[Any]], None] | None = None) -> Report:
        """Play until so many moves were made; `tell` is given every match when it is over."""
        seats = itertools.cycle(self.report.tallies)
        while self.report.moves < moves and len(self.report.failures) < ENOUGH:
            play = Play(self._game, Setup(next(seats)), self._chooser.randbytes(16))
            try:
                self._match(play, moves)
            except Fault as fault:
                self._fail(play, fault)
            if tell is not None:
                tell(play)
        return self.report

    def _match(self, play: Play[Any], moves: int) -> None:
        tally = self._tally(play)
        with faults_named():
            play.begin()
        self._inspector.after(play)
        choose = self._curious.move if self._chooser.randrange(2) else random_move
        while play.state.result is None and self.report.moves < moves:
            if len(play.record.entries) >= self._limit:
                raise Fault(Check.ENDLESS, f"no end after {self._limit} moves")
            tally.moves += 1
            self._inspector.close = self._chooser.randrange(CLOSELY) == 0
            self._inspector.before(play)
            with faults_named():
                move = choose(play.outcome.asked, self._chooser)
            self._inspector.play(play, move)
        tally.games += play.state.result is not None
        self._inspector.end(play)

    def _fail(self, play: Play[Any], fault: Fault) -> None:
        if fault.move is not None:
            play.record.entries.append(Entry(fault.move, play.state.drawn))
        failure = Failure(fault.check, fault.detail, play.record)
        self.report.failures.append(failure.write(self._folder))
        self.report.checks.append(fault.check)
        self._tally(play).failures += 1

    def _tally(self, play: Play[Any]) -> Tally:
        return self.report.tallies[play.record.setup.seats]


def reproduce(game: Game[Any], wording: Wording, failure: Failure) -> Fault | None:
    """Play a failure again, looking closely at every moment; give what is found."""
    record = failure.record
    play = Play(game, record.setup, bytes.fromhex(record.seed))
    inspector = Inspector(wording, failure.check)
    try:
        with faults_named():
            play.begin()
        inspector.after(play)
        for entry in record.entries:
            inspector.before(play)
            inspector.play(play, entry.move)
        inspector.end(play)
        if play.state.result is None:
            inspector.before(play)
            if failure.check is Check.ENDLESS:
                raise Fault(Check.ENDLESS, f"no end after {len(record.entries)} moves")
    except Fault as fault:
        return fault
    return None
