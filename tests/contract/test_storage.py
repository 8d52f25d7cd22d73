"""What is stored comes back the same, or is refused as damaged."""

import random
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from engine.core.codec import codec_of
from engine.core.decision import Text
from engine.core.errors import Damaged
from engine.core.play import advance, pending, waiting_on
from engine.core.record import LARGEST, Entry, read_record
from engine.core.versions import schema_of
from tests.contract.matches import ALL, AnyGame, dice_of, every_game, moments, recorded, words_of
from tests.toy import TOY, Toy
from tests.toy.state import Delta
from tests.toy.steps import Trade
from tests.toy.upgrades import UPGRADES
from tools.fuzz.answers import random_move


@every_game
def test_a_state_is_stored_and_copied_exactly(game: AnyGame) -> None:
    codec = codec_of(game)
    for state in (*(turn.state for turn in moments(game, 1000)), *(match.end for match in recorded(game))):
        assert codec.copy(state) == state
        assert codec.restore(codec.store(state)) == state
        assert codec.dump(codec.restore(codec.store(state))) == codec.dump(codec.copy(state)) == codec.dump(state)


@every_game
def test_events_are_stored_exactly(game: AnyGame) -> None:
    codec = codec_of(game)
    for turn in moments(game):
        assert codec.load_events(codec.dump_events(turn.outcome.events)) == list(turn.outcome.events)


def stored(game: AnyGame) -> bytes:
    return codec_of(game).store(recorded(game)[1].states[30])


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


STORED: dict[str, msgspec.Raw] = msgspec.json.decode(
    (Path(__file__).parent / "stored" / "toy.json").read_bytes(), type=dict[str, msgspec.Raw]
)
"""Matches of three in Delta, stored by the code of each schema before the present one."""


class FutureDelta(Delta):
    wells: int = 0


def wells_added(fields: dict[str, Any]) -> dict[str, Any]:
    return fields | {"wells": 7}


class FutureToy(Toy):
    """Delta as it may be one day."""

    state: ClassVar[type[Delta]] = FutureDelta
    upgrades: ClassVar[tuple[Any, ...]] = (*UPGRADES, wells_added)


class StrangeToy(Toy):
    """Delta with a field of its own, though it claims the schema of today."""

    state: ClassVar[type[Delta]] = FutureDelta


def middle(game: Toy) -> Delta:
    """A match under way, as this game would have it."""
    state = recorded(TOY)[1].states[30]
    return game.state(**{name: getattr(state, name) for name in state.__struct_fields__})


def restored(name: str) -> Delta:
    return codec_of(TOY).restore(bytes(STORED[name]))


def test_a_state_of_every_older_schema_is_kept() -> None:
    schemas = {msgspec.json.decode(snapshot)["schema"] for snapshot in STORED.values()}
    assert schemas == set(range(1, schema_of(TOY)))


@pytest.mark.parametrize("name", STORED)
def test_an_older_state_is_upgraded_goes_on_and_ends(name: str) -> None:
    state, chooser, dice, codec = restored(name), random.Random(1), dice_of(1), codec_of(TOY)
    assert codec.restore(codec.store(state)) == state
    TOY.check(state)
    while asked := pending(state):
        advance(state, asked, random_move(asked, chooser), dice)
    assert state.result is not None


def test_an_upgrade_fills_in_what_older_code_did_not_know() -> None:
    assert restored("schema 1, trading").bids == []
    assert restored("schema 2, trading").bids
    for schema in (1, 2):
        trading = restored(f"schema {schema}, trading")
        (step,) = (step for step in trading.stack if isinstance(step, Trade))
        assert trading.turn_of == step.seat
        assert (trading.turns_begun, trading.tide, trading.order) == (1, "calm", [0, 1, 2])
        over = restored(f"schema {schema}, over").result
        assert over is not None
        assert over.winners == over.ranking[0]


def test_a_bid_that_was_sealed_under_older_code_still_lies_there() -> None:
    for schema in (1, 2):
        state = restored(f"schema {schema}, bidding")
        (sealed,) = (stand for stand in TOY.view(state, None).stands if stand.is_sealed)
        seat = TOY.view(state, None).stands.index(sealed)
        assert TOY.view(state, seat).sealed == [3]
        assert waiting_on(pending(state)) == {0, 1, 2} - {seat}
        assert state.turn_of is None


def test_upgrades_are_applied_one_after_the_other() -> None:
    future = codec_of(FutureToy())
    today = future.restore(codec_of(TOY).store(middle(TOY)))
    assert isinstance(today, FutureDelta)
    assert today.wells == 7
    for name, snapshot in STORED.items():
        old = future.restore(bytes(snapshot))
        assert isinstance(old, FutureDelta)
        assert (old.wells, bool(old.bids)) == (7, name.startswith("schema 2"))


def test_a_state_with_an_unknown_field_is_refused() -> None:
    strange = StrangeToy()
    damage(TOY, codec_of(strange).store(middle(strange)))


def test_a_state_that_breaks_a_law_of_the_game_is_refused() -> None:
    state = middle(TOY)
    state.bank += 1
    damage(TOY, codec_of(TOY).store(state))


@every_game
def test_a_record_is_stored_exactly(game: AnyGame) -> None:
    for match in recorded(game):
        assert read_record(match.play.record.dump()) == match.play.record


@every_game
def test_a_record_is_far_from_the_largest_that_is_read(game: AnyGame) -> None:
    assert 5 * max(len(match.play.record.dump()) for match in recorded(game)) < LARGEST


@every_game
def test_a_record_has_a_line_for_every_answer(game: AnyGame) -> None:
    record = recorded(game)[0].play.record
    first, *answers, last = record.dump().splitlines()
    assert len(answers) == len(record.entries)
    assert msgspec.json.decode(first + last)["game"] == game.key
    assert [msgspec.json.decode(each.rstrip(b","), type=Entry) for each in answers] == record.entries


@every_game
def test_a_damaged_record_is_refused(game: AnyGame) -> None:
    whole = recorded(game)[0].play.record.dump()
    for part in (b"", b"{}", whole[:-2], b"[]", b"\xff" + whole):
        with pytest.raises(Damaged):
            read_record(part)
