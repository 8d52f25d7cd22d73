"""A failure that was repaired is kept under a name of its own in tests/corpus; it must not come back."""

from pathlib import Path

from tests.games import GAMES, PRESENTATIONS
from tools.fuzz.faults import read_failure
from tools.fuzz.fuzzer import reproduce
from tools.fuzz.wording import wording_of

CORPUS = Path(__file__).parents[1] / "corpus"


def test_what_once_broke_does_not_break_again() -> None:
    for path in sorted(CORPUS.glob("*.json")):
        if not path.name.startswith("failure-"):
            failure = read_failure(path)
            game = GAMES[failure.record.game]
            assert reproduce(game, wording_of(PRESENTATIONS[game.key]), failure) is None, path
