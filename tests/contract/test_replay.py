"""The record is the match: replayed on any machine it gives the same states, events and draws."""

import os
import subprocess
import sys

import msgspec
import pytest

from engine.core.errors import Damaged
from engine.core.record import final, replay
from tests.contract.matches import ALL, AnyGame, every_game, played, recorded
from tools.fuzz.inspector import check_replay


@every_game
def test_a_replay_with_the_seed_gives_every_state(game: AnyGame) -> None:
    for match in recorded(game):
        check_replay(match.play, match.play.record)


@every_game
def test_a_replay_with_the_recorded_draws_gives_every_state(game: AnyGame) -> None:
    for match in recorded(game):
        check_replay(match.play, msgspec.structs.replace(match.play.record, seed=""))


@every_game
def test_a_replay_ends_where_the_match_ended(game: AnyGame) -> None:
    for match in recorded(game, 3):
        assert final(replay(game, match.play.record)).state.result == match.end.result


@every_game
def test_a_record_of_another_game_is_refused(game: AnyGame) -> None:
    record = msgspec.structs.replace(recorded(game)[0].play.record, game="another")
    with pytest.raises(Damaged):
        next(replay(game, record))


@every_game
def test_a_match_keeps_the_rules_it_was_begun_under(game: AnyGame) -> None:
    record = msgspec.structs.replace(recorded(game)[0].play.record, rules=game.rules + 7)
    assert next(replay(game, record)).state.rules == game.rules + 7


@every_game
def test_a_record_whose_draws_do_not_fit_is_refused(game: AnyGame) -> None:
    records = (match.play.record for match in recorded(game))
    record = next(record for record in records if any(entry.draws for entry in record.entries))
    fewer = tuple(msgspec.structs.replace(entry, draws=entry.draws[1:]) for entry in record.entries)
    other = tuple(
        msgspec.structs.replace(entry, draws=tuple((sides + 1, value) for sides, value in entry.draws))
        for entry in record.entries
    )
    for entries in (fewer, other):
        with pytest.raises(Damaged):
            final(replay(game, msgspec.structs.replace(record, entries=list(entries), seed="")))


@every_game
def test_a_match_is_the_same_under_any_order_of_hashes(game: AnyGame) -> None:
    script = f"from tests.contract.test_replay import tell; tell({game.key!r})"
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1")
    ]
    assert len(told[0].splitlines()) > 50
    assert told[0] == told[1]


def tell(key: str) -> None:
    """Print some matches, for another process to compare."""
    for seed in range(5):
        print(*played(ALL[key], seed).transcript(), sep="\n")
