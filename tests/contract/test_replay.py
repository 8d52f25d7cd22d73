"""The record is the match: replayed on any machine it gives the same states, events and draws."""

import os
import subprocess
import sys

import msgspec
import pytest

from engine.core.errors import Damaged
from engine.core.record import final, replay
from tests.contract.matches import ALL, AnyGame, every_game, played, random_matches
from tools.fuzz.inspector import check_replay


@random_matches(10)
def test_a_replay_with_the_seed_gives_every_state(game: AnyGame, seed: int) -> None:
    play = played(game, seed)
    check_replay(play, play.record)


@random_matches(10)
def test_a_replay_with_the_recorded_draws_gives_every_state(game: AnyGame, seed: int) -> None:
    play = played(game, seed)
    check_replay(play, msgspec.structs.replace(play.record, seed=""))


@every_game
def test_a_replay_ends_where_the_match_ended(game: AnyGame) -> None:
    play = played(game, seed=5)
    assert final(replay(game, play.record)).state.result == play.state.result


@every_game
def test_a_record_of_another_game_is_refused(game: AnyGame) -> None:
    record = msgspec.structs.replace(played(game, seed=1, most=1).record, game="another")
    with pytest.raises(Damaged):
        next(replay(game, record))


@every_game
def test_a_match_keeps_the_rules_it_was_begun_under(game: AnyGame) -> None:
    record = msgspec.structs.replace(played(game, seed=1, most=1).record, rules=game.rules + 7)
    assert next(replay(game, record)).state.rules == game.rules + 7


@every_game
def test_a_record_whose_draws_do_not_fit_is_refused(game: AnyGame) -> None:
    records = (played(game, seed).record for seed in range(100))
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
