"""What `make strength` compares: chance, a player that looks one answer ahead, and the bot of the table."""

from __future__ import annotations

from functools import cache
from statistics import mean

import msgspec
import pytest

from engine.assyria import GAME as ASSYRIA
from engine.core.decision import Answer
from engine.core.game import Bot, Result
from tests.games import GAMES
from tests.rules.assyria.table import BLUE, Table
from tools.games import yardstick
from tools.games.assyria.one_step import OneStep
from tools.strength import __main__ as strength
from tools.strength.__main__ import OWN, PLAINER, RANDOM, play_as, report
from tools.strength.alone import ALL, named, report_alone
from tools.strength.play import Played
from tools.strength.shares import shares
from tools.strength.yardstick import ROUNDS

MATCHES = {RANDOM: 8, PLAINER: 8, OWN: 3}
"""So many show the difference; the bot takes its time."""


@cache
def matches(kind: str, players: int) -> list[Played]:
    """Matches of players of a kind among themselves."""
    return [play_as("assyria", kind, players, seed) for seed in range(1, 1 + MATCHES[kind])]


def average(kind: str, players: int) -> float:
    """Mean score of players of a kind among themselves."""
    return mean(score for match in matches(kind, players) for score in match.result.scores)


def test_every_game_has_a_yardstick() -> None:
    assert all(yardstick(key).typical for key in GAMES)


@pytest.mark.parametrize("players", ASSYRIA.seats)
def test_who_looks_further_scores_more_and_the_bot_as_people_do(players: int) -> None:
    assert 85 < average(PLAINER, players) < 101
    assert average(RANDOM, players) + 30 < average(PLAINER, players) < average(OWN, players) - 3
    assert 85 < average(OWN, players) < 120
    if players == max(ASSYRIA.seats):
        for source in ("huts", "tiles", "wells", "assur", "offerings", "last_tiles"):
            assert mean(points[source] for match in matches(OWN, players) for points in match.sources) > 2


def test_figures_are_told_for_chance_the_plainer_player_and_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    def play_all(kind: str, seats: int) -> list[Played]:
        return [play_as("assyria", kind, seats, seed) for seed in (1,)]

    report("assyria", 2, play_all)
    lines = [line.rpartition(": ") for line in capsys.readouterr().out.splitlines()]
    told = {name: value for name, _, value in lines}
    for kind in (RANDOM, PLAINER, OWN):
        low, _, high = told[f"assyria, 2 players, {kind}, 5-95 %"].removesuffix(" VP").partition("-")
        average = float(told[f"assyria, 2 players, {kind}, mean"].removesuffix(" VP"))
        assert int(low) <= average <= float(told[f"assyria, 2 players, {kind}, winner mean"].removesuffix(" VP"))
        assert average <= int(high)
    for kind in (PLAINER, OWN):
        sources = [float(value.removesuffix(" VP")) for name, value in told.items() if f"{kind}, from" in name]
        assert sum(sources) == pytest.approx(float(told[f"assyria, 2 players, {kind}, mean"].split()[0]), abs=0.5)
    assert told["assyria, 2 players, bot, wins against chance"] == "100.0 %"


def test_a_game_without_a_plainer_player_has_no_figures_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    report("after_the_flood", 3, lambda kind, seats: [play_as("after_the_flood", kind, seats, 1)])
    told = capsys.readouterr().out
    assert PLAINER not in told
    assert "after_the_flood, 3 players, bot, winner in 85-130: " in told


def test_shares_compare_wins_with_the_sides_that_could_have_won() -> None:
    first = Result([20, 10, 5], [[0], [1], [2]], "points", [0])
    tied = Result([9, 9, 5], [[0, 1], [2]], "points", [0, 1])
    sides = [{"empire": "mari"}, {"empire": "ebla"}, {"empire": "elam"}]
    other = [{"empire": "mari"}, {"empire": "mari"}, {"empire": "elam"}]
    told = {share.kind: (share.times, share.share) for share in shares([(first, sides), (tied, other)])}
    assert told == {"mari": (3, pytest.approx(2.0)), "ebla": (1, 0.0), "elam": (2, 0.0)}


def test_a_match_is_played_with_the_options_given_and_tells_what_sides_began_with() -> None:
    options = {"setup": "lot", "sets": "base", "rounds": "12", "combat": "simple"}
    played = play_as("mesopotamia", RANDOM, 2, 1, options)
    assert played.tally[ROUNDS] <= 12
    assert all(side["empire"] and side["start"] for side in played.sides[:2])


def test_the_command_plays_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--game=assyria", "--matches=1"]) == 0
    told = capsys.readouterr().out
    assert [players for players in range(1, 6) if f"assyria, {players} players, random, mean" in told] == [2, 3, 4]
    with pytest.raises(SystemExit):
        strength.main(["--game=assyria", "--players=5"])
    with pytest.raises(SystemExit):
        strength.main(["--game=mesopotamia", "--options=setup=fair"])


def asked(bot: Bot, table: Table) -> Answer:
    return bot.answer(ASSYRIA.view(table.state, table.decision.seat), table.decision)


def harvest_of_palms_or_symbols() -> Table:
    """Blue has a hut on a palm hex and nothing else around that the second column feeds."""
    table = Table(2, order=(BLUE, 1 - BLUE)).ziggurat(BLUE, "b5").ziggurat(1 - BLUE, "e2").put(BLUE, "b6")
    return table.cards(BLUE).market(["palm1", "palm1"], ["salt3", "salt3"], ["joker", "joker"]).harvest()


def test_one_step_takes_the_column_with_most_symbols_whatever_they_feed() -> None:
    assert asked(OneStep(), harvest_of_palms_or_symbols()) == "2"


def test_one_step_places_a_hut_where_a_card_held_feeds_it() -> None:
    table = Table(2, value=3).ziggurat(BLUE, "b5").ziggurat(1 - BLUE, "e2")
    assert asked(OneStep(), table.cards(BLUE, "palm1").expand(BLUE)) == "b6"
    assert asked(OneStep(), Table(2).ziggurat(BLUE, "b5").cards(BLUE, "barley1").expand(BLUE)) == "a5"


def test_one_step_plays_card_by_card() -> None:
    table = Table(2).ziggurat(BLUE, "b5").put(BLUE, "b3", "c5").cards(BLUE, "palm1", "joker", "date1").supply(BLUE)
    assert "plan" in table.options
    assert asked(OneStep(), table) in ("palm1", "date1")


def test_one_step_ends_its_actions_when_no_single_one_is_worth_its_camels() -> None:
    table = Table(2, turn=8).ziggurat(BLUE, "b5", level=2).camels(BLUE, 1).cards(BLUE, "plow").act(BLUE)
    assert asked(OneStep(), table) == "offer"
    table = Table(2, turn=8).ziggurat(BLUE, "b5", level=3).camels(BLUE, 1).offering(BLUE, 2).cards(BLUE, "plow")
    assert asked(OneStep(), table.act(BLUE)) == "done"


def test_the_share_won_alone_is_told_of_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert named("mesopotamia", "siege") == ["siege"]
    assert named("mesopotamia", "nobody") == []
    assert not named("assyria", ALL)
    levels = named("mesopotamia", ALL)
    assert list(levels) == ["emperor", "igigi", "anunnaki", "siege", "siege_hard", "guardians"]
    match = play_as("mesopotamia", RANDOM, 1, 1, yardstick("mesopotamia").alone["guardians"])
    won = [True, False, True, True]
    results = [msgspec.structs.replace(match.result, winners=[0] if each else []) for each in won]
    report_alone("mesopotamia", ["guardians"], lambda _: [msgspec.structs.replace(match, result=r) for r in results])
    told = capsys.readouterr().out
    assert "mesopotamia, alone, guardians, won: 75.0 %" in told
    assert f"mesopotamia, alone, guardians, moves a match: {match.moves} moves" in told


def test_the_command_plays_one_opponent_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["--game=mesopotamia", "--matches=2", "--alone=siege_hard"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told
    assert all(line.startswith("mesopotamia, alone, siege_hard,") for line in told)
    for arguments in (["--game=mesopotamia", "--alone=nobody"], ["--game=assyria", "--alone=all"]):
        with pytest.raises(SystemExit):
            strength.main([*arguments, "--matches=1"])
