"""What `make pace` counts of a match: whom a post would ping, and how often somebody comes to the table."""

from __future__ import annotations

import pytest

from engine.assyria import GAME as ASSYRIA
from engine.core.game import Setup
from engine.mesopotamia import GAME as MESOPOTAMIA
from tests.rules import rule
from tests.toy import TOY
from tools.pace import ANSWERS, MOST, PINGS, POSTS, ROUNDS, VISITS, main, pace


def test_a_round_is_counted_once_and_nobody_comes_who_was_not_pinged_or_there_already() -> None:
    counted = pace(ASSYRIA, Setup(2), 1)
    assert counted[ROUNDS] == 8
    assert counted[PINGS] <= counted[VISITS] < counted[ANSWERS]
    assert counted[ROUNDS] <= counted[POSTS]
    assert counted[MOST] == 1


def test_those_who_are_asked_at_once_share_a_post() -> None:
    counted = pace(TOY, Setup(3), 1)
    assert counted[MOST] == 3
    assert counted[POSTS] < counted[PINGS]


@rule("M16.60", "M16.61", "M16.62", "M16.66")
@pytest.mark.parametrize(("players", "pings", "posts"), [(2, 1.7, 2.9), (4, 1.5, 5.1)])
def test_a_round_of_mesopotamia_asks_little_more_than_a_turn_of_each(players: int, pings: float, posts: float) -> None:
    counted = pace(MESOPOTAMIA, Setup(players, {"rounds": "12", "setup": "lot"}), 1)
    assert counted[ROUNDS] == 12
    assert counted[PINGS] / 12 / players < pings
    assert counted[POSTS] / 12 < posts
    assert counted[MOST] == players, "the Quests"


def test_figures_are_told_by_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "assyria", "--players", "2", "--matches", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "assyria, 2 players, rounds a match: 8.0 rounds"
    assert [line.partition(":")[0].rpartition(", ")[2] for line in told[1:]] == [
        "pings a round and player",
        "visits a round and player",
        "answers a round and player",
        "posts a round",
        "most pinged by one post",
    ]
