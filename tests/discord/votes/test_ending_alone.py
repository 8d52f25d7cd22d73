"""Ending a match that nobody else plays: asked once more, in one's own language, and with a way back."""

from pathlib import Path

import pytest

from db.table.info import Status
from tests.discord.support.forged import Control, press
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import moderator
from tests.discord.support.tables import labels
from tests.discord.toy.delta import MATCH, set_up

RED = 4
"""Discord's style of a button that warns."""


async def status(table: Stage) -> Status:
    return (await table.bot.services.tables.get(MATCH)).status


async def begun(table: Stage) -> None:
    """Start a siege alone."""
    await set_up(table, {"opponent": "siege", "setup": "lot"}, seed=b"\1")


@acted
async def test_it_takes_one_more_press(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await begun(table)
        seen = await table.type(ada, "game end")
        assert seen.text == (
            "End this match? It will not be counted as won or lost.\n"
            f"**Siege of Ur (normal)** · {table.channel.mention}"
        )
        assert labels(seen) == ["End the match", "Keep playing"]
        assert [each["style"] == RED for each in seen.buttons] == [True, False]
        assert await status(table) is Status.RUNNING
        seen = await table.press(ada, "End the match")
        await table.env.settle()
        assert seen.text == "The match is ended."
        assert await status(table) is Status.ENDED
        final = shown(table.post).text
        assert final.startswith("### Mesopotamia · given up")
        assert "you gave the match up; it does not count." in final
        for wrong in ("ended by the players", "Well played", "**Ada 0**"):
            assert wrong not in final


@acted
async def test_whoever_keeps_playing_is_back_at_the_question(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await begun(table)
        await table.type(ada, "game end")
        seen = await table.press(ada, "Keep playing")
        assert "### Your turn" in seen.text
        assert await status(table) is Status.RUNNING


@acted
async def test_it_is_asked_in_french(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await begun(table)
        await table.bot.services.people.change(ada.id, language="fr")
        seen = await table.type(ada, "game end")
        assert (
            seen.text
            == "Terminer cette partie\N{NARROW NO-BREAK SPACE}? Elle ne comptera ni comme gagnée ni comme perdue.\n"
            f"**Siège d'Ur (normal)** · {table.channel.mention}"
        )
        assert labels(seen) == ["Terminer la partie", "Continuer à jouer"]


@pytest.mark.parametrize("players", [1, 2])
def test_a_press_made_by_hand_ends_nothing_that_others_play(tmp_path: Path, players: int) -> None:
    @acted
    async def play(folder: Path) -> None:
        async with mesopotamia_table(folder, players) as table:
            others = list(table.players.values())[1:]
            stranger = others[0] if others else table.guild.add_member(table.env.create_user("Guest"))
            await set_up(table, {"setup": "lot"} if others else {"opponent": "siege", "setup": "lot"}, seed=b"\1")
            seen = await press(table, stranger, table.channel, Control(f"tb:end-alone:{MATCH}:"))
            assert "that choice has already been settled" in seen.text
            assert await status(table) is Status.RUNNING

    play(tmp_path)


@acted
async def test_nobody_is_told_that_they_gave_up_what_a_moderator_ended(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await begun(table)
        await table.type(moderator(table, manage_guild=True), "game end")
        final = shown(table.post).text
        assert "Ended by Mod." in final
        assert "gave the match up" not in final
