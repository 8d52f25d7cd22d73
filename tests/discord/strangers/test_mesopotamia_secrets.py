"""Quests that were dealt or kept, and bids: others see nothing that depends on them, in words, pictures or lists."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.games.mesopotamia import GAME
from tests.discord.strangers.test_secrets_kept import LOOKING, MATCH, dealt_anew, lay, panels, reader, secretive, told
from tests.discord.support.fray import WITH_FRAY
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


def bid_otherwise(state: Any) -> None:
    """Put another bid in the place of the first seat's."""
    answers = state.stack.steps[-1].answers
    assert answers[0] == [("force:3",)]
    answers[0] = [("tactics:2", "mobility:1")]


@rule("M20.6")
def test_a_bid_can_be_seen_by_nobody_else_until_both_have_bid(tmp_path: Path) -> None:
    @acted
    async def kept(tmp_path: Path) -> None:
        async with secretive(tmp_path, WITH_FRAY[GAME.rules.key]) as table:
            who, _ = await reader(table, "Bilal")
            ada = table.player("Ada")
            await table.type(ada, "mesopotamia order", first="Nippur")
            controls = [each for each in await panels(table) if each.verb in LOOKING]
            await table.type(ada, "mesopotamia bid", phalanxes="3 force")
            answers, offered = [], []
            for change in (None, bid_otherwise):
                if change is not None:
                    await lay(table, change)
                answers.append(await told(table, who, controls))
                offered.append(await who.autocomplete(table.channel, "mesopotamia bid", "phalanxes", ""))
            assert answers[0] == answers[1]
            assert offered[0] == offered[1] != []
            assert "3/0/0" not in str(answers)

    kept(tmp_path)
