"""Once a match is over nothing of it can be pressed but what its last post offers."""

from pathlib import Path

import pytest

from cogs.games import GAMES
from tests.discord.support.forged import no_errors
from tests.discord.support.stage import acted, shown, stage
from tests.discord.support.table_talk import click, others, pass_hours, running, saying, to_play
from tests.discord.support.tables import ended, labels


@acted
async def test_no_message_but_the_last_post_keeps_a_button(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        absent = to_play(table)
        one, other = others(table, absent)
        await pass_hours(table, 12)
        await table.type(one, "game absent", seat=absent.name)
        (vote,) = saying(table, "has not played")
        for each in (one, other):
            await click(table, each, vote, "Let a bot play")
        assert shown(saying(table, "plays for")[0]).buttons  # the way back to the seat
        await table.type(one, "game bot")
        await table.type(other, "game pause")
        (question,) = saying(table, "proposes a pause")
        for each in (absent, one):
            await click(table, each, question, "Agree")
        (paused,) = saying(table, "Paused")
        assert [each["label"] for each in shown(paused).buttons] == ["Resume"]
        await click(table, other, paused, "Resume")
        await table.type(other, "game end")
        (question,) = saying(table, "proposes to end this match")
        for each in (absent, one):
            await click(table, each, question, "Agree")
        *before, last = saying(table, "")
        assert "Rematch" in [each["label"] for each in shown(last).buttons]
        assert len(before) > 4
        for message in before:
            assert not shown(message).buttons, shown(message).text
            assert not shown(message).menus, shown(message).text


@pytest.mark.parametrize("game", GAMES)
def test_of_a_match_that_was_given_up_at_once_everything_can_still_be_looked_at(tmp_path: Path, game: str) -> None:
    @acted
    async def looked(tmp_path: Path) -> None:
        async with stage(tmp_path) as table:
            await ended(table, game)
            ada, last = table.player("Ada"), table.post
            ways = labels(shown(last))
            assert {"By turn", "Step through"} <= set(ways)
            with no_errors():
                for label in ways:
                    assert await click(table, ada, last, label), label

    looked(tmp_path)
