"""The command of the fuzzer: which matches it plays, what it refuses, and what it reports."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cogs.registry import Registry
from engine.core.decision import Text
from engine.core.game import Event
from tests.toy import TOY
from tests.toy import state as toy_state
from tests.toy.events import BidsRevealed
from tests.toy.playable import PLAYABLE
from tests.toy.presentation import PRESENTATION
from tests.toy.steps import Feast
from tools.fuzz import __main__ as fuzz
from tools.fuzz.fuzzer import Report, Tally
from tools.strength.yardstick import ROUNDS, Yardstick, nothing

Patch = pytest.MonkeyPatch
Printed = pytest.CaptureFixture[str]
Matches = Callable[..., set[str]]


def rounds_of_the_toy(event: Event) -> str:
    return ROUNDS if isinstance(event, BidsRevealed) else ""


def run(*arguments: str, counts_as: Callable[[Event], str] = nothing) -> int:
    """Give the command, which knows nothing but the toy."""
    return fuzz.main(["--game=toy", *arguments], Registry(PLAYABLE), lambda _: Yardstick(range(1), tally=counts_as))


@pytest.fixture
def matches(tmp_path: Path) -> Matches:
    """Give the command; find the first lines of the matches it played."""

    def played(*arguments: str) -> set[str]:
        transcript = tmp_path / "transcript"
        assert run(*arguments, f"--corpus={tmp_path}", f"--transcript={transcript}") == 0
        return {line for line in transcript.read_text().splitlines() if line.startswith("toy ")}

    return played


def refusal(capsys: Printed, *arguments: str) -> str:
    """What the command says before it plays nothing."""
    with pytest.raises(SystemExit):
        run(*arguments)
    return capsys.readouterr().err.splitlines()[-1]


def test_the_command_ends_with_one_line_for_all_after_one_for_each_number_of_players(
    tmp_path: Path, capsys: Printed
) -> None:
    transcript = tmp_path / "transcript"
    code = run("--moves=300", "--seed=2", f"--corpus={tmp_path}", f"--transcript={transcript}")
    *each, line = capsys.readouterr().out.splitlines()
    assert code == 0
    assert line.startswith("fuzz toy: moves=300 games=")
    assert line.endswith(" failures=0")
    figures = [re.fullmatch(r"fuzz toy, (\d) players: moves=(\d+) games=(\d+) failures=0", told) for told in each]
    assert [int(figure[1]) for figure in figures if figure] == list(TOY.seats)
    assert sum(int(figure[2]) for figure in figures if figure) == 300
    assert len(transcript.read_text().splitlines()) > 300


def test_one_number_of_players_can_be_chosen(matches: Matches, capsys: Printed) -> None:
    most = max(TOY.seats)
    assert {line.split()[1] for line in matches("--moves=100", f"--players={most}")} == {str(most)}
    assert capsys.readouterr().out.startswith(f"fuzz toy, {most} players: moves=100 ")
    assert "toy is for 1 or 2 or 3 or 4 players" in refusal(capsys, "--players=9")


def test_options_can_be_chosen_and_the_others_are_drawn(matches: Matches) -> None:
    begun = [line.split(" ", 3)[3] for line in matches("--moves=1500", "--players=3", "--options=tide=wild")]
    options = {line.partition(" rules ")[0] for line in begun}
    assert options == {"{'tide': 'wild', 'rival': 'none'}", "{'tide': 'wild', 'rival': 'automaton'}"}


def test_of_several_options_each_is_kept_with_the_numbers_of_players_that_go_together(matches: Matches) -> None:
    begun = matches("--moves=1500", "--options=rival=automaton,tide=wild")
    assert {line.split()[1] for line in begun} == {"2", "3"}
    assert all("{'tide': 'wild', 'rival': 'automaton'}" in line for line in begun)


def test_an_option_there_is_not_is_refused_with_those_there_are(capsys: Printed) -> None:
    assert "no option 'moon'; toy has tide, rival" in refusal(capsys, "--options=tide=wild,moon=full")
    assert "no value 'high' of tide; there is calm, wild" in refusal(capsys, "--options=tide=high")
    assert "no value '' of tide; there is calm, wild" in refusal(capsys, "--options=tide")
    assert "tide is given twice" in refusal(capsys, "--options=tide=wild,tide=calm")


def test_options_that_do_not_go_together_are_refused_with_the_reason(capsys: Printed) -> None:
    alone = refusal(capsys, "--players=1", "--options=tide=wild")
    assert alone.endswith(f"--options: 1 players: {PRESENTATION.words('en').say(Text('refused-wild-alone'))}")


def test_a_game_that_counts_rounds_is_told_how_many_its_matches_took(tmp_path: Path, capsys: Printed) -> None:
    run("--moves=1500", f"--corpus={tmp_path}", counts_as=rounds_of_the_toy)
    *lines, last = capsys.readouterr().out.splitlines()
    told = [re.fullmatch(r"fuzz toy(.*): rounds least=(\d) mean=(\d\.\d) most=(\d)", line) for line in lines]
    figures = {found[1]: (int(found[2]), float(found[3]), int(found[4])) for found in told if found}
    assert list(figures) == [", 1 players", ", 2 players", ", 3 players", ", 4 players", ""]
    assert all(1 <= least <= mean <= most <= toy_state.ROUNDS for least, mean, most in figures.values())
    assert last.startswith("fuzz toy: moves=1500 ")


def test_rounds_are_told_of_matches_that_came_to_their_end() -> None:
    report = Report("toy", {1: Tally(2), 2: Tally(10, 2, rounds=[3, 4]), 3: Tally(2, 1, rounds=[5])})
    assert list(report.rounds()) == [
        "fuzz toy, 2 players: rounds least=3 mean=3.5 most=4",
        "fuzz toy, 3 players: rounds least=5 mean=5.0 most=5",
        "fuzz toy: rounds least=3 mean=4.0 most=5",
    ]
    assert list(Report("toy", {2: Tally(10, 2)}).rounds()) == []


def test_the_command_shows_a_failure_again(tmp_path: Path, monkeypatch: Patch, capsys: Printed) -> None:
    with monkeypatch.context() as planted:
        planted.setattr(Feast, "take", lambda _step, s, _move, _ctx: s.deck.clear())
        assert run("--moves=300", f"--corpus={tmp_path}") == 1
        file = min(tmp_path.glob("failure-toy-*.json"))
        assert run(f"--replay={file}") == 1
        assert "invariant: cards" in capsys.readouterr().out
    assert run(f"--replay={file}") == 0
    assert "not found any more" in capsys.readouterr().out


def test_a_report_reads_as_one_line() -> None:
    report = Report("toy", {2: Tally(10, 2), 3: Tally(2, 1)})
    assert str(report) == "fuzz toy: moves=12 games=3 failures=0"
    assert list(report.by_players())[1] == "fuzz toy, 3 players: moves=2 games=1 failures=0"
