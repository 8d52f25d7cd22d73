"""The record of a match: what was decided and what chance gave. The two are the match; states are only a cache."""

from __future__ import annotations

import collections
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from engine.core.decision import Move, Seat, Text
from engine.core.dice import Dice, SeededDice
from engine.core.errors import Damaged
from engine.core.game import Draw, Event, Game, S, Setup
from engine.core.levels import Level
from engine.core.play import Outcome, advance, begin, shown, waiting_on

LARGEST, DEEPEST = 4_000_000, 16
"""Bytes and brackets within brackets that a record may have: matches at random come to a fifth and to half."""
_BESIDE_BRACKETS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"|[^"\[\]{}]+|"', re.DOTALL)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, the number of its first draw, and the random numbers it used."""

    move: Move
    first_draw: int = 0
    draws: tuple[Draw, ...] = ()


class Record(msgspec.Struct):
    """A whole match as a file. A record of a real match carries its draws, never its seed."""

    game: str
    rules: int
    setup: Setup
    draws: tuple[Draw, ...] = ()
    """What chance gave before the first question."""
    entries: list[Entry] = []
    seed: str = ""
    """Only in records of made-up matches, which nobody plays."""
    levels: dict[Seat, Level] = {}
    """How well the bots play, by seat, as it was last; not in older records, nor where there are none."""

    def dump(self) -> bytes:
        """Write the record as JSON, an answer a line: small, and still to be read and compared by people."""
        answers = b",\n".join(map(msgspec.json.encode, self.entries))
        fields = {**msgspec.structs.asdict(self), "entries": msgspec.Raw(b"[\n" + answers + b"\n]")}
        if not self.levels:
            del fields["levels"]
        return msgspec.json.encode(fields)


def check_size(size: int) -> None:
    """Raise Damaged if a file of so many bytes is too large for a record: whoever fetches one asks first."""
    if size > LARGEST:
        raise Damaged(Text("damaged-large", {"size": -(-size // 1000), "most": LARGEST // 1000}))


def read_record(stored: bytes) -> Record:
    """Read a record back; raise Damaged if it is none. Whether it can be one is seen before it is taken apart."""
    check_size(len(stored))
    _check_depth(stored)
    try:
        return msgspec.json.decode(stored, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Damaged(Text("damaged-unreadable")) from error


def _check_depth(stored: bytes) -> None:
    depth = 0
    for bracket in _BESIDE_BRACKETS.sub(b"", stored):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise Damaged(Text("damaged-deep"))


def replay(game: Game[S], record: Record) -> Iterator[Outcome[S]]:
    """Play a record again in place, giving the outcome of the set-up and of every move; equal to what it was."""
    if record.game != game.key:
        raise Damaged(Text("damaged-other-game"))
    outcome = begin(game, record.setup, _dice(record, record.draws), record.rules)
    yield outcome
    for entry in record.entries:
        outcome.state.drawn = max(outcome.state.drawn, entry.first_draw)
        outcome = advance(outcome.state, outcome.asked, entry.move, _dice(record, entry.draws))
        yield outcome


class Moment(msgspec.Struct, frozen=True):
    """A match as bystanders see it when a turn begins, or when it is over."""

    view: Any
    waiting: tuple[Seat, ...]
    """The seats that are to act."""
    since: tuple[Event, ...]
    """What happened since the moment before, as far as everybody may know."""


def watch(game: Game[Any], record: Record) -> Iterator[Moment]:
    """Watch a match from its record, turn by turn, with the eyes of somebody who does not play.

    Turns are counted, not changes of who must act: somebody who plays alone is always the one who must.
    """
    turn, happened = -1, list[Event]()
    for outcome in replay(game, record):
        happened += shown(outcome.events, None)
        if outcome.state.turns_begun != turn or not outcome.asked:
            yield Moment(game.view(outcome.state, None), tuple(sorted(waiting_on(outcome.asked))), tuple(happened))
            turn = outcome.state.turns_begun
            happened.clear()


def _dice(record: Record, draws: tuple[Draw, ...]) -> Dice:
    if not record.seed:
        return RecordedDice(draws)
    try:
        return SeededDice(bytes.fromhex(record.seed))
    except ValueError as error:
        raise Damaged(Text("damaged-unreadable")) from error


class RecordedDice:
    """The draws of a record, in their order; a record that does not fit the rules is damaged."""

    def __init__(self, draws: tuple[Draw, ...]) -> None:
        self._draws = iter(draws)

    def below(self, sides: int, at: int) -> int:
        """Give the next draw, if it was one of so many sides."""
        recorded_sides, value = next(self._draws, (0, 0))
        if recorded_sides != sides or not 0 <= value < sides:
            raise Damaged(Text("damaged-draws"))
        return value


def final(outcomes: Iterator[Outcome[Any]]) -> Outcome[Any]:
    """Give the last outcome of a replay."""
    return collections.deque(outcomes, maxlen=1)[0]
