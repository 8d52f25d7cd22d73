import re
from pathlib import Path

import pytest

from engine.core.game import Setup
from engine.core.play import completed
from tests.games import RULES, words_for
from tests.toy import TOY
from tools.transcript import PLAYTHROUGHS, players, read_options, remade, transcript

FILES = sorted(PLAYTHROUGHS.rglob("*.txt"))


def ending_of(path: Path) -> str:
    found = re.match(r"ending (\w+),", path.read_text("utf-8").splitlines()[-1])
    assert found is not None, path
    return found[1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_is_played_again_line_by_line(path: Path) -> None:
    golden = path.read_text("utf-8")
    assert remade(golden).splitlines() == golden.splitlines()


@pytest.mark.parametrize("key", RULES)
def test_every_game_has_a_playthrough_for_each_of_its_endings(key: str) -> None:
    assert {ending_of(path) for path in FILES if path.parent.name == key} == set(RULES[key].endings)


@pytest.mark.parametrize("key", RULES)
def test_every_game_has_a_playthrough_for_each_number_of_players(key: str) -> None:
    begun = [path.read_text("utf-8").splitlines()[0].split() for path in FILES if path.parent.name == key]
    assert {int(words[words.index("seats") + 1]) for words in begun} == set(RULES[key].seats)


@pytest.mark.parametrize("key", RULES)
def test_every_game_has_a_playthrough_for_each_of_its_options(key: str) -> None:
    begun = [path.read_text("utf-8").splitlines()[0].split() for path in FILES if path.parent.name == key]
    chosen = [completed(RULES[key], Setup(2, read_options(words[7:]))).options for words in begun]
    for option in RULES[key].options:
        assert {options[option.key] for options in chosen} >= set(option.values) - set(option.hidden)


def test_a_playthrough_over_options_names_the_side_that_nobody_sits_at() -> None:
    words, options = words_for(TOY.key, "en"), {"rival": "automaton", "tide": "calm"}
    lines = list(transcript(TOY, 4, players(TOY, 4, 1, "random"), words, options))
    assert any(line.startswith("    The crane gathers") for line in lines)
    assert lines[-1].startswith("ending ")
