"""What is stored comes back the same, or is refused as damaged."""

from typing import Any, ClassVar

import pytest

from engine.core.codec import codec_of
from engine.core.decision import Text
from engine.core.errors import Damaged
from engine.core.record import read_record
from engine.core.versions import schema_of
from tests.contract.matches import ALL, AnyGame, every_game, played, random_matches, states, turns, words_of
from tests.toy import TOY, Toy
from tests.toy.game import bids_added
from tests.toy.state import Delta


@random_matches(10)
def test_a_state_is_stored_and_copied_exactly(game: AnyGame, seed: int) -> None:
    codec = codec_of(game)
    for state in states(game, seed, every=3):
        assert codec.copy(state) == state
        assert codec.restore(codec.store(state)) == state
        assert codec.dump(codec.restore(codec.store(state))) == codec.dump(codec.copy(state)) == codec.dump(state)


@random_matches(5)
def test_a_finished_match_is_stored_exactly(game: AnyGame, seed: int) -> None:
    codec, end = codec_of(game), list(turns(game, seed))[-1].outcome.state
    assert codec.restore(codec.store(end)) == end


@random_matches(5)
def test_events_are_stored_exactly(game: AnyGame, seed: int) -> None:
    codec = codec_of(game)
    for turn in turns(game, seed):
        assert codec.load_events(codec.dump_events(turn.outcome.events)) == list(turn.outcome.events)


def stored(game: AnyGame) -> bytes:
    return codec_of(game).store(list(states(game, seed=3, most=30))[-1])


def damage(game: AnyGame, snapshot: bytes) -> Text:
    with pytest.raises(Damaged) as damaged:
        codec_of(game).restore(snapshot)
    words_of(game).say(damaged.value.text)
    return damaged.value.text


@every_game
def test_a_truncated_state_is_refused(game: AnyGame) -> None:
    whole = stored(game)
    for length in {0, 1, len(whole) // 2, len(whole) - 1}:
        damage(game, whole[:length])


@every_game
def test_a_state_with_an_altered_byte_is_refused(game: AnyGame) -> None:
    whole = stored(game)
    for place in range(len(whole)):
        for flipped in (1, 3, 128):
            altered = bytearray(whole)
            altered[place] ^= flipped
            damage(game, bytes(altered))


@every_game
def test_a_state_of_another_game_is_refused(game: AnyGame) -> None:
    for other in ALL.values():
        if other is not game:
            assert damage(game, stored(other)).key == "damaged-other-game"


@every_game
@pytest.mark.parametrize("schema", [-1, 0, 99])
def test_a_state_of_an_unknown_schema_is_refused(game: AnyGame, schema: int) -> None:
    damage(game, stored(game).replace(b'"schema":%d,' % schema_of(game), b'"schema":%d,' % schema))


class OldToy(Toy):
    """Delta as it was before it remembered the bids."""

    upgrades: ClassVar[tuple[Any, ...]] = ()


class FutureDelta(Delta):
    wells: int = 0


def wells_added(fields: dict[str, Any]) -> dict[str, Any]:
    return fields | {"wells": 7}


class FutureToy(Toy):
    """Delta as it may be one day."""

    state: ClassVar[type[Delta]] = FutureDelta
    upgrades: ClassVar[tuple[Any, ...]] = (bids_added, wells_added)


class StrangeToy(Toy):
    """Delta with a field of its own, though it claims the schema of today."""

    state: ClassVar[type[Delta]] = FutureDelta


def middle(game: Toy, seed: int = 3) -> Delta:
    state: Delta = list(states(game, seed, most=30))[-1]
    return state


def test_an_older_state_is_upgraded() -> None:
    state = middle(TOY)
    assert state.bids
    upgraded = codec_of(TOY).restore(codec_of(OldToy()).store(state))
    state.bids = []
    assert upgraded == state


def test_upgrades_are_applied_one_after_the_other() -> None:
    future = codec_of(FutureToy())
    today, old = (future.restore(codec_of(game).store(middle(TOY))) for game in (TOY, OldToy()))
    assert isinstance(today, FutureDelta)
    assert isinstance(old, FutureDelta)
    assert (today.wells, bool(today.bids)) == (7, True)
    assert (old.wells, old.bids) == (7, [])


def test_a_state_with_an_unknown_field_is_refused() -> None:
    strange = StrangeToy()
    damage(TOY, codec_of(strange).store(middle(strange)))


def test_a_state_that_breaks_a_law_of_the_game_is_refused() -> None:
    state = middle(TOY)
    state.bank += 1
    damage(TOY, codec_of(TOY).store(state))


@random_matches(5)
def test_a_record_is_stored_exactly(game: AnyGame, seed: int) -> None:
    record = played(game, seed).record
    assert read_record(record.dump()) == record


@every_game
def test_a_damaged_record_is_refused(game: AnyGame) -> None:
    whole = played(game, seed=1).record.dump()
    for part in (b"", b"{}", whole[:-2], b"[]", b"\xff" + whole):
        with pytest.raises(Damaged):
            read_record(part)
