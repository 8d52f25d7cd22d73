"""Quests that were dealt, and those that were kept: others see nothing that depends on them, in words or pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.games.mesopotamia import GAME
from tests.discord.strangers.test_secrets_kept import LOOKING, MATCH, dealt_anew, lay, panels, reader, secretive, told
from tests.discord.support.stage import Stage, acted
from tests.rules import rule

pytestmark = pytest.mark.slow


async def quests(table: Stage) -> list[list[str]]:
    """Read what everybody was dealt."""
    state = (await table.bot.services.matches.load(MATCH)).match.committed
    return [list(player.dealt) for player in state.players]


@rule("M20.6")
@pytest.mark.parametrize("name", ["Bilal", "Dana"])
def test_quests_that_were_dealt_can_be_seen_by_nobody_else(tmp_path: Path, name: str) -> None:
    @acted
    async def kept(tmp_path: Path) -> None:
        async with secretive(tmp_path, GAME, setup="lot") as table:
            who, seat = await reader(table, name)
            controls = [each for each in await panels(table) if each.verb in LOOKING]
            answers, hands = [await told(table, who, controls)], [await quests(table)]
            await lay(table, dealt_anew(seat, 1, GAME.rules))
            answers.append(await told(table, who, controls))
            hands.append(await quests(table))
            assert hands[0] != hands[1]
            assert answers[0] == answers[1]

    kept(tmp_path)


def kept_otherwise(state: Any) -> None:
    """Put another choice of Quests in the place of the first seat's."""
    answers, dealt = state.stack.steps[-1].answers, state.players[0].dealt
    kept = answers[0][-1]
    answers[0][-1] = tuple(each for each in dealt if each != kept[0])
    assert len(answers[0][-1]) == len(kept)
    assert answers[0][-1] != kept


@rule("M20.6")
def test_quests_that_were_kept_can_be_seen_by_nobody_else_until_all_have_chosen(tmp_path: Path) -> None:
    @acted
    async def kept(tmp_path: Path) -> None:
        async with secretive(tmp_path, GAME, setup="lot") as table:
            who, _ = await reader(table, "Bilal")
            controls = [each for each in await panels(table) if each.verb in LOOKING]
            matches = table.bot.services.matches
            with table.env.time_context():
                while asked := [
                    each for each in (await matches.load(MATCH)).asked if each.seat == 0 and not each.optional
                ]:
                    question = asked[0]
                    user_id = next(iter(table.players))
                    assert question.default is not None
                    await matches.answer(MATCH, 0, question.token, [question.default], user_id)
            answers = [await told(table, who, controls)]
            await lay(table, kept_otherwise)
            answers.append(await told(table, who, controls))
            assert answers[0] == answers[1]

    kept(tmp_path)
