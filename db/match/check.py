"""Every live match played again from its log, to say what comes out otherwise; `python -m start.check` is the command.

It works on a copy. Matches begun under older rules are played under the present ones if that is wanted.
"""

from __future__ import annotations

import json
import sqlite3
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from db import progress
from db.match import log
from db.match.log import Logged, logged
from db.match.start import setup_of
from db.store.damage import damage_in, damage_outside
from db.store.integrity import BROKEN, damaged, version_of
from db.store.migrate import FOLDER, migrations, prepare
from db.store.sums import text_of
from db.table.info import game_of
from engine.core.codec import codec_of
from engine.core.decision import Text
from engine.core.errors import Refused
from engine.core.game import Event, Game
from engine.core.match import Press
from engine.core.play import begin, pending, waiting_on
from engine.core.record import RecordedDice

_Found: TypeAlias = tuple[Text, Text | None]
"""What differs, and what the rules said of it."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a match played again departs from what is stored."""

    match_id: int
    game: str
    n: int
    what: Text
    why: Text | None = None
    """What the rules said of it, in words of the game."""

    def __str__(self) -> str:
        """Catalogue keys and arguments: for logs, never for whoever asked."""
        said = [self.what] if self.why is None else [self.what, self.why]
        return f"match {self.match_id}, press {self.n}: {', '.join(str(Refused(each)) for each in said)}"


@dataclass(frozen=True, slots=True)
class Report:
    """What a check found: how many matches were played again, what differs, and what is damaged."""

    checked: int
    differences: list[Difference]
    damage: list[Text] = field(default_factory=list)
    """Pages, tables and rows that are not what was stored."""

    @property
    def good(self) -> bool:
        """Whether nothing was found."""
        return not self.differences and not self.damage

    @property
    def differ(self) -> int:
        """How many matches differ."""
        return len({difference.match_id for difference in self.differences})


def check(path: Path, games: Mapping[str, Game[Any]], present_rules: bool = False) -> Report:
    """Check a database and every live match in it, on a copy; raise DamagedDatabase if it cannot be read."""
    version_of(path, max(migrations(FOLDER)))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        try:
            _copy(path, copy)
        except BROKEN as error:
            raise damaged(path) from error
        prepare(copy, Path(folder))
        report = _check(copy, games, present_rules=present_rules)
    return replace(report, damage=[*damage_outside(path), *report.damage])


def check_copy(path: Path, games: Mapping[str, Game[Any]], patience: float) -> Report:
    """Check a copy that nobody uses, of its matches the one that was played last; for about so many seconds."""
    try:
        return _check(path, games, most=1, patience=patience)
    except Refused as error:
        return Report(0, [], [error.text])


def _check(
    path: Path,
    games: Mapping[str, Game[Any]],
    *,
    present_rules: bool = False,
    most: int = -1,
    patience: float | None = None,
) -> Report:
    """Look through a database of this version, and play live matches again, those played last first."""
    damage = damage_in(path, patience)
    try:
        with closing(sqlite3.connect(path)) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = text_of
            live = connection.execute(
                "select id, game, rules, setup, waiting from matches where status in ('running', 'paused')"
                " order by updated_at desc limit ?",
                (most,),
            ).fetchall()
            live.sort(key=lambda match: int(match["id"]))
            found = [each for match in live for each in _check_match(connection, games, match, present_rules)]
    except BROKEN as error:
        if damage:
            return Report(0, [], damage)
        raise damaged(path) from error
    return Report(len(live), found, damage)


def _copy(path: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        copy.execute("pragma synchronous = off")
        source.backup(copy)


def _check_match(
    connection: sqlite3.Connection, games: Mapping[str, Game[Any]], match: sqlite3.Row, present_rules: bool
) -> list[Difference]:
    """Compare one match, up to the first press that differs."""
    n = 0

    def differs(what: Text, why: Text | None = None) -> Difference:
        return Difference(match["id"], match["game"], n, what, why)

    try:
        game = game_of(games, match["game"])
        rows = [logged(game, row) for row in _live(connection, match["id"])]
        snapshots = dict(
            connection.execute("select n, state from snapshots where match_id = ?", (match["id"],)).fetchall()
        )
        rules = game.rules if present_rules else match["rules"]
        for row, again, state in _played(game, rules, match["setup"], rows):
            n = row.n
            found = list(_compare(row.press, again))
            if n in snapshots and not found:
                found = _compare_state(game, state, snapshots[n])
            if n == rows[-1].n and sorted(waiting_on(pending(state))) != json.loads(match["waiting"]):
                found.append((Text("check-waiting"), None))
            if found:
                return [differs(*each) for each in found]
    except Refused as error:
        return [differs(Text("check-refused"), error.text)]
    except Exception as error:  # rules that break are what is looked for
        return [differs(Text("check-broke", {"error": f"{type(error).__name__}: {error}"}))]
    return []


def _live(connection: sqlite3.Connection, match_id: int) -> list[sqlite3.Row]:
    chosen = f"select * from presses where match_id = ? and {progress.COUNTS} {log.IN_ORDER}"
    return connection.execute(chosen, (match_id,)).fetchall()


def _played(game: Game[Any], rules: int, setup: str, rows: list[Logged]) -> Iterator[tuple[Logged, Press, Any]]:
    """Play a match again: each row, what it leads to now, and the state after it."""
    outcome = begin(game, setup_of(setup), RecordedDice(rows[0].press.draws), rules)
    yield rows[0], log.without_moves(0, outcome.draws, outcome.events), outcome.state
    for row in rows[1:]:
        yield row, log.play_again(outcome.state, row.press), outcome.state


def _compare(stored: Press, again: Press) -> Iterable[_Found]:
    for name in ("draws", "forced", "commit"):
        if getattr(stored, name) != getattr(again, name):
            yield Text(f"check-{name}"), None
    if len(stored.events) != len(again.events) or not all(map(_tells_the_same, stored.events, again.events)):
        yield Text("check-events"), None


def _tells_the_same(stored: Event, again: Event) -> bool:
    """Compare what happened; a field that events have learned to tell since is not to be found in older ones."""
    if type(stored) is not type(again):
        return False
    told = ((field, getattr(stored, field.name)) for field in msgspec.structs.fields(stored))
    return all(value in (getattr(again, field.name), _untold(field)) for field, value in told)


def _untold(field: msgspec.structs.FieldInfo) -> object:
    """Say what an event holds that was stored before it had a field; a field it always had gives nothing to compare."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def _compare_state(game: Game[Any], state: Any, snapshot: bytes) -> list[_Found]:
    codec = codec_of(game)
    try:
        stored = codec.restore(snapshot)
    except Refused as error:
        return [(Text("check-snapshot"), error.text)]
    stored.rules = state.rules
    stored.turns_begun = state.turns_begun  # states written before turns were counted began to count later
    return [] if codec.hash(stored) == codec.hash(state) else [(Text("check-state"), None)]
