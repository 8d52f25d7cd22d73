"""A strong seat through a turn: how much it may think, the same after a restart, and nothing while the bot stops."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from cogs.thinking.strong_player import StrongPlayer
from cogs.thinking.thinking import StoppedThinking, Thinking
from db.match.matches import Matches
from engine.core.decision import Decision, Seat
from engine.core.game import Game, State
from engine.core.levels import Level
from engine.search.thought import Thought
from engine.search.turn_effort import HALF, MOST, WHOLE
from tests.db.desk import ADA, ALL, CHANNEL, GUILD, SEED, Desk, desk, run
from tests.games import GAMES
from tests.thinking.awkward_games import EndlessGame
from tests.thinking.thinker import thinking
from tests.toy import TOY

ANSWERS = 90
"""So many are thought about before the bot is stopped."""


class Noted(Thinking):
    """Notes what is to be thought about, and with how much effort; after so many the bot is being stopped."""

    def __init__(self, most: int) -> None:
        super().__init__(1)
        self.asked: list[tuple[Seat, int, int, bytes]] = []
        """Seat, turn, effort and seed."""
        self._left = most

    async def think(
        self,
        game: Game[Any],
        state: State,
        question: Decision,
        seed: bytes,
        effort: int | None = None,
        **_: Any,
    ) -> Thought:
        """Answer as the usual player does."""
        if not self._left:
            raise StoppedThinking("the bot is being stopped")
        self._left -= 1
        self.asked.append((question.seat, state.turns_begun, effort or 0, seed))
        return Thought(game.bot().answer(game.view(state, question.seat), question))


async def begun(at: Desk, game: str) -> int:
    """Begin a match whose seats are all strong, but nobody has played yet."""
    info = await at.tables.create(game, "en", ADA, "Ada", GUILD, CHANNEL)
    while len((await at.tables.get(info.id)).seats) < max(GAMES[game].seats[:2]):
        await at.tables.add_bot(info.id, level=Level.STRONG)
    await at.matches.start(info.id, SEED)
    await at.tables.set_away(info.id, 0, True, Level.STRONG)
    return info.id


async def played(at: Desk, match_id: int, answers: int) -> list[tuple[Seat, int, int, bytes]]:
    """Let the strong seats play on until the bot is stopped."""
    noted = Noted(answers)
    await Matches(at.db, ALL, at.clock, strong=StrongPlayer(noted)).play_bots(match_id)
    return noted.asked


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_any_length_costs_no_more_than_five_answers_and_a_restart_changes_nothing(
    tmp_path: Path, game: str
) -> None:
    async def test() -> None:
        async with desk(tmp_path / "whole") as at:
            whole = await played(at, await begun(at, game), ANSWERS)
        parts = []
        async with desk(tmp_path / "parts") as at:
            match_id = await begun(at, game)
            parts += await played(at, match_id, ANSWERS // 2)
        async with desk(tmp_path / "parts") as at:
            parts += await played(at, match_id, ANSWERS - ANSWERS // 2)
        assert parts == whole
        assert len(whole) == len({seed for *_, seed in whole}) == ANSWERS
        efforts = defaultdict(list)
        for seat, turn, effort, _ in whole:
            efforts[seat, turn].append(effort)
        full = GAMES[game].effort
        assert max(map(len, efforts.values())) > WHOLE, "some turns are long"
        for each in efforts.values():
            assert each == [full] * min(WHOLE, len(each)) + [full // 2] * (len(each) - WHOLE)
            assert len(each) <= WHOLE + HALF
            assert sum(each) <= MOST * full

    run(test())


def test_the_usual_player_answers_instead_of_one_that_thinks_too_long(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with desk(tmp_path) as at, thinking(patience=0.3) as service:
            info = await at.tables.create(TOY.key, "en", ADA, "Ada", GUILD, CHANNEL)
            await at.tables.add_bot(info.id, level=Level.STRONG)
            matches = Matches(at.db, {TOY.key: EndlessGame()}, at.clock, strong=StrongPlayer(service))
            before = await matches.start(info.id, SEED)
            assert await matches.play_bots(info.id)
            after = await matches.load(info.id)
            assert after.n > before.n
            assert not after.bots

    run(test())
    assert "the usual player answers" in caplog.text
