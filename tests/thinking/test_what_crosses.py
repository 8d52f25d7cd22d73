"""What a process is told: nothing that the seat does not know, and no secret of the bot."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.thinking.process import SECRETS, environment
from cogs.thinking.thinking import imagined
from engine.core.codec import codec_of
from engine.core.decision import Seat
from engine.core.game import Game
from engine.search.worlds import world
from tests.games import GAMES
from tests.thinking.thinker import position
from tests.toy import TOY

OPEN = GAMES["after_the_flood"]
"""Nothing is hidden in it. F20.1"""
TRUTHS = 4
"""Other worlds that look the same to a seat."""


@pytest.mark.parametrize("game", [*GAMES.values(), TOY], ids=lambda game: game.key)
@pytest.mark.parametrize("answers", [0, 9, 60])
def test_the_same_bytes_cross_whatever_is_hidden(game: Game[Any], answers: int) -> None:
    state, seats = position(game, max(game.seats), answers).state, max(game.seats)
    readers: list[Seat | None] = [None, *range(seats)]
    hidden = 0
    for seat in readers:
        told = imagined(game, state, seat)
        for number in range(TRUTHS):
            other, _ = world(game, state, seat, b"another truth", number)
            hidden += codec_of(game).dump(other) != codec_of(game).dump(state)
            assert imagined(game, other, seat) == told
    assert hidden or not answers or game is OPEN, "there is something to hide"


def test_a_process_is_not_told_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    for secret in SECRETS:
        monkeypatch.setenv(secret, "secret")
    assert "secret" not in environment().values()
    assert environment()["PYTHONHASHSEED"] == "0"
