"""How much better a level of computer players is than another: one in one seat, the other in all the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from statistics import mean
from typing import Any, NamedTuple

from engine.core.bots import Bot
from engine.core.decision import Seat
from engine.core.game import Game
from engine.core.levels import Level
from tools.bench.figures import percentile
from tools.every_game import EVERY_GAME
from tools.games import yardstick
from tools.strength.interval import Interval, wilson
from tools.strength.play import Played, Thinker, play

ALL = "all"
"""Every level against the one below."""
OFTEN = 20
"""After so many matches it is told how it stands, so that a run that is cut off was not for nothing."""


class Pairing(NamedTuple):
    """One seat of a level among others of another level."""

    one: Level
    others: Level

    @property
    def name(self) -> str:
        """How it is called in reports."""
        return f"{self.one} against {self.others}"


class Meeting(NamedTuple):
    """One match of a pairing, and in which seat the one sat."""

    seat: Seat
    played: Played


def pairings(written: str) -> list[Pairing]:
    """Read `strong,normal`, each against the next, or `all`; ValueError if that is not what is written.

    >>> [pairing.name for pairing in pairings("all")]
    ['strong against normal', 'normal against easy']
    """
    levels = [Level(name) for name in written.split(",")] if written != ALL else [*reversed(Level)]
    if len(levels) < 2:
        raise ValueError(f"{written!r} is one level only")
    return [Pairing(one, others) for one, others in pairwise(levels)]


def seats_compared(key: str, players: Sequence[int]) -> list[int]:
    """The numbers of players that levels are compared with unless one is asked for: nobody plays against himself."""
    usual = yardstick(key).compared
    return [seats for seats in players if seats > 1 and (not usual or seats in usual)]


def seat_of(number: int, seats: int) -> Seat:
    """Say where the one sits in a match: in every seat in turn."""
    return number % seats


def meet(
    key: str, pairing: Pairing, seats: int, first: int, effort: int | None, options: Mapping[str, str], number: int
) -> Meeting:
    """Play one match of a pairing; its seed is so many after the first."""
    game, seed, own = EVERY_GAME[key].rules, first + number, seat_of(number, seats)
    players = [_player(game, pairing.one if seat == own else pairing.others, seed, effort) for seat in range(seats)]
    return Meeting(own, play(game, seed, players, options))


def _player(game: Game[Any], level: Level, seed: int, effort: int | None) -> Bot | Thinker:
    match level:
        case Level.EASY:
            return game.easy_bot()
        case Level.NORMAL:
            return game.bot()
        case Level.STRONG:
            return Thinker(seed, effort)


class Standing:
    """What the matches of a pairing have shown so far."""

    def __init__(self, pairing: Pairing, seats: int) -> None:
        self.pairing = pairing
        self.seats = seats
        self.matches = 0
        self._won = 0.0
        self._own: list[int] = []
        self._others: list[list[int]] = []
        self._answers: list[float] = []
        self._turns: list[float] = []

    def note(self, meeting: Meeting) -> None:
        """Count a match; those who win together share the victory."""
        seat, played = meeting
        scores = played.result.scores[: self.seats]
        self.matches += 1
        self._won += (seat in played.result.winners) / max(1, len(played.result.winners))
        self._own.append(scores.pop(seat))
        self._others.append(scores)
        self._answers += played.times[seat].answers
        self._turns += played.times[seat].turns

    @property
    def wins(self) -> float:
        """The share of victories of the one, from 0 to 1."""
        return self._won / self.matches

    @property
    def interval(self) -> Interval:
        """Between which shares the true one lies, 95 times out of 100."""
        return wilson(self._won, self.matches)

    def figures(self) -> list[tuple[str, str]]:
        """All that was measured, by name."""
        low, high = self.interval
        answers, turns = self._answers, self._turns
        return [
            ("players", str(self.seats)),
            ("matches", str(self.matches)),
            ("wins", f"{100 * self.wins:.1f} %"),
            ("95 % interval", f"{100 * low:.1f}-{100 * high:.1f} %"),
            ("fair share", f"{100 / self.seats:.1f} %"),
            ("points", f"{mean(self._own):.1f} VP"),
            ("best other", f"{mean(map(max, self._others)):.1f} VP"),
            ("mean other", f"{mean(map(mean, self._others)):.1f} VP"),
            ("answer p50", f"{1000 * percentile(answers, 50):.1f} ms"),
            ("answer p95", f"{1000 * percentile(answers, 95):.1f} ms"),
            ("turn p95", f"{1000 * percentile(turns, 95):.1f} ms"),
            ("longest turn", f"{1000 * max(turns):.1f} ms"),
        ]


PlayAll = Callable[[Pairing, int], Iterable[Meeting]]
"""Plays all matches of a pairing, so many at a table, one after the other."""


def report_levels(key: str, pairs: Sequence[Pairing], players: Sequence[int], play_all: PlayAll) -> None:
    """Print how it stands as matches end, and the table of all pairings and numbers of players in the end."""
    rows = []
    for pairing in pairs:
        for seats in players:
            standing = Standing(pairing, seats)
            for meeting in play_all(pairing, seats):
                standing.note(meeting)
                if standing.matches % OFTEN == 0:
                    _say(key, standing)
            rows.append([("", pairing.name), *standing.figures()])
    print(key)
    for line in _table(rows):
        print(line, flush=True)


def _say(key: str, standing: Standing) -> None:
    low, high = standing.interval
    name = f"{key}, {standing.seats} players, {standing.pairing.name}, wins in {standing.matches} matches"
    print(f"{name}: {100 * standing.wins:.1f} % ({100 * low:.1f}-{100 * high:.1f} %)", flush=True)


def _table(rows: Sequence[Sequence[tuple[str, str]]]) -> Iterable[str]:
    """Rows below each other, with what each column is above it."""
    cells = [[name for name, _ in rows[0]], *([value for _, value in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for first, *others in cells:
        yield "  ".join([first.ljust(widths[0]), *(each.rjust(n) for each, n in zip(others, widths[1:], strict=True))])
