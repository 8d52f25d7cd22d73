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


@pytest.mark.slow
def test_a_match_is_the_same_under_any_order_of_hashes() -> None:
    one, other = (told_by_a_process(hash_seed) for hash_seed in ("0", "1"))
    assert set(one) == set(ALL)
    for key, lines in one.items():
        assert len(lines) > 50
        assert lines == other[key], key


def told_by_a_process(hash_seed: str) -> dict[str, list[str]]:
    """Let a process of its own, with its own order of hashes, tell some matches of every game."""
    run = subprocess.run(
        [sys.executable, "-c", "from tests.contract.test_replay import tell; tell()"],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        check=True,
    )
    return msgspec.json.decode(run.stdout, type=dict[str, list[str]])


def tell() -> None:
    """Print some matches of every game, for another process to compare."""
    told = {key: [line for seed in range(5) for line in played(game, seed).transcript()] for key, game in ALL.items()}
    print(msgspec.json.encode(told).decode())
