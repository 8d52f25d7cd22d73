"""Random matches, one after the other, until enough moves were made or enough faults were found."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any, TypeAlias

import msgspec

from engine.core.game import Event, Game
from engine.core.record import Entry
from tools.fuzz.answers import Curious, random_move
from tools.fuzz.faults import Check, Failure, Fault, faults_named
from tools.fuzz.inspector import Inspector
from tools.fuzz.play import Play
from tools.fuzz.setups import NONE, random_setup
from tools.fuzz.table import TableMatch
from tools.fuzz.wording import Wording
from tools.strength.yardstick import ROUNDS, nothing

Played: TypeAlias = Play[Any] | TableMatch[Any]
"""A match of either kind: its moves in place, or at a table with drafts."""

CLOSELY = 10
"""One moment in so many is looked at closely."""
AT_TABLE = 4
"""One match in so many is played at a table."""
LIMIT = 20_000
"""A match with more moves than this does not end."""
ENOUGH = 20
"""After so many faults the fuzzer stops, unless told otherwise."""


class Tally(msgspec.Struct):
    """What matches have come to."""

    moves: int = 0
    games: int = 0
    failures: int = 0
    rounds: list[int] = []
    """How many each match took that came to its end, if the game counts them."""

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

    def rounds(self) -> Iterator[str]:
        """Tell how long matches were, with each number of players and with all, in a game that counts rounds."""
        for seats, tally in self.tallies.items():
            yield from _lengths(f"{self.game}, {seats} players", tally.rounds)
        yield from _lengths(self.game, [taken for tally in self.tallies.values() for taken in tally.rounds])


def _lengths(what: str, rounds: Sequence[int]) -> Iterator[str]:
    if rounds:
        yield f"fuzz {what}: rounds least={min(rounds)} mean={mean(rounds):.1f} most={max(rounds)}"


class Fuzzer:
    """Plays matches of one game, with all its options and under all its rules: some at random, some curiously, some at
    a table with drafts.

    The same seed plays the same matches.
    """

    def __init__(
        self,
        game: Game[Any],
        wording: Wording,
        seed: int,
        folder: Path,
        limit: int = LIMIT,
        players: Sequence[int] = (),
        enough: int = ENOUGH,
        options: Mapping[str, str] = NONE,
        counts_as: Callable[[Event], str] = nothing,
    ) -> None:
        """`players` are the numbers of players that take turns: all that the game allows, unless some are given.

        `options` are those of every match; the others are drawn. `counts_as` says which event is a round.
        """
        self._enough = enough
        self._options = options
        self._counts_as = counts_as
        self._game = game
        self._chooser = random.Random(seed)
        self._curious = Curious()
        self._inspector = Inspector(wording)
        self._folder = folder
        self._limit = limit
        self.report = Report(game.key, {seats: Tally() for seats in players or game.seats})

    def run(self, moves: int, tell: Callable[[Played], None] | None = None) -> Report:
        """Play until so many moves were made; `tell` is given every match when it is over."""
        seats = itertools.cycle(self.report.tallies)
        while self.report.moves < moves and len(self.report.failures) < self._enough:
            setup = random_setup(self._game, next(seats), self._chooser, self._options)
            seed, at_table = self._chooser.randbytes(16), self._chooser.randrange(AT_TABLE) == 0
            rules = self._chooser.randrange(self._game.rules) + 1
            played: Played = (TableMatch if at_table else Play)(self._game, setup, seed, rules)
            try:
                self._table(played, moves) if isinstance(played, TableMatch) else self._match(played, moves)
            except Fault as fault:
                self._fail(played, fault)
            if tell is not None:
                tell(played)
        return self.report

    def _match(self, play: Play[Any], moves: int) -> None:
        tally = self._tally(play)
        self._inspector.begin(play)
        choose = self._curious.move if self._chooser.randrange(2) else random_move
        while play.state.result is None and self.report.moves < moves:
            self._check_end(len(play.record.entries))
            tally.moves += 1
            self._inspector.close = self._chooser.randrange(CLOSELY) == 0
            self._inspector.before(play)
            with faults_named():
                move = choose(play.outcome.asked, self._chooser)
            self._inspector.play(play, move)
        if play.state.result is not None:
            self._finish(tally, (event for told in play.log for event in told.events))
        self._inspector.end(play)

    def _table(self, table: TableMatch[Any], moves: int) -> None:
        tally = self._tally(table)
        with faults_named():
            table.begin()
            while table.state.result is None and self.report.moves < moves:
                self._check_end(len(table.acts))
                tally.moves += 1
                table.act(table.random_act(self._chooser))
            table.check_replay()
        if table.state.result is not None:
            self._finish(tally, (event for press in table.presses for event in press.events))

    def _finish(self, tally: Tally, events: Iterable[Event]) -> None:
        """Count a match that came to its end, and its rounds."""
        tally.games += 1
        rounds = sum(self._counts_as(event) == ROUNDS for event in events)
        if rounds:
            tally.rounds.append(rounds)

    def _check_end(self, moves: int) -> None:
        if moves >= self._limit:
            raise Fault(Check.ENDLESS, f"no end after {self._limit} moves")

    def _fail(self, played: Played, fault: Fault) -> None:
        acts = played.acts if isinstance(played, TableMatch) else []
        if fault.move is not None:
            played.record.entries.append(Entry(fault.move, played.state.drawn))
        failure = Failure(fault.check, fault.detail, played.record, acts)
        self.report.failures.append(failure.write(self._folder))
        self.report.checks.append(fault.check)
        self._tally(played).failures += 1

    def _tally(self, played: Played) -> Tally:
        return self.report.tallies[played.record.setup.seats]


def reproduce(game: Game[Any], wording: Wording, failure: Failure) -> Fault | None:
    """Play a failure again, looking closely at every moment; give what is found."""
    try:
        if failure.acts:
            _reproduce_table(game, failure)
        else:
            _reproduce_match(game, wording, failure)
    except Fault as fault:
        return fault
    return None


def _reproduce_match(game: Game[Any], wording: Wording, failure: Failure) -> None:
    record = failure.record
    play = Play(game, record.setup, bytes.fromhex(record.seed), record.rules)
    inspector = Inspector(wording, failure.check)
    inspector.begin(play)
    for entry in record.entries:
        inspector.before(play)
        inspector.play(play, entry.move)
    inspector.end(play)
    if play.state.result is None:
        inspector.before(play)
        if failure.check is Check.ENDLESS:
            raise Fault(Check.ENDLESS, f"no end after {len(record.entries)} moves")


def _reproduce_table(game: Game[Any], failure: Failure) -> None:
    record = failure.record
    table = TableMatch(game, record.setup, bytes.fromhex(record.seed), record.rules)
    with faults_named():
        table.begin()
        for act in failure.acts:
            table.act(act)
        table.check_replay()
        if table.state.result is None:
            table.random_act(random.Random(0))
    if failure.check is Check.ENDLESS and table.state.result is None:
        raise Fault(Check.ENDLESS, f"no end after {len(failure.acts)} acts")
