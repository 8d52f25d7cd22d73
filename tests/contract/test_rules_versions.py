"""A match keeps the rules it was begun under: they are chosen at the beginning, and stored with it."""

import msgspec

from engine.core.codec import codec_of
from engine.core.game import Setup
from engine.core.play import begin
from engine.core.record import final, replay
from tests.contract.matches import AnyGame, dice_of, every_game, recorded, setup_of


@every_game
def test_a_match_begins_under_the_present_rules_unless_others_are_named(game: AnyGame) -> None:
    setup: Setup = setup_of(game, 1)
    assert begin(game, setup, dice_of(1)).state.rules == game.rules
    for rules in range(1, game.rules + 1):
        assert begin(game, setup, dice_of(1), rules).state.rules == rules


@every_game
def test_a_snapshot_and_a_copy_keep_the_rules(game: AnyGame) -> None:
    codec = codec_of(game)
    for match in recorded(game, 4):
        assert match.end.rules == match.play.record.rules
        assert codec.restore(codec.store(match.end)).rules == codec.copy(match.end).rules == match.end.rules


@every_game
def test_a_record_of_any_rules_is_replayed_byte_for_byte(game: AnyGame) -> None:
    codec, seen = codec_of(game), set()
    for match in recorded(game):
        record = msgspec.structs.replace(match.play.record, seed="")
        seen.add(record.rules)
        assert codec.dump(final(replay(game, record)).state) == codec.dump(match.end)
    assert seen == set(range(1, game.rules + 1))
