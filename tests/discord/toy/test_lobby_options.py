"""The options a game declares, in its lobby: shown with their meaning, refused with a reason, and kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from db.table.info import Status
from tests.discord.support.stage import BUTTON, Shown, acted, shown
from tests.discord.support.table_talk import pass_hours, restarted
from tests.discord.toy.delta import choose_options, control, delta

CROWDED = "There is room for four sides, the rival counted."
ALONE = "Alone you need a rival."


def start_greyed(lobby: Shown) -> bool:
    """Whether Start is there but cannot be pressed."""
    (start,) = [part for part in lobby._of(BUTTON) if part["custom_id"].startswith("tb:start:")]
    return bool(start.get("disabled"))


@acted
async def test_each_option_is_a_menu_that_says_what_its_values_mean(tmp_path: Path) -> None:
    async with delta(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await table.type(ada, "game new", game="toy")
        seen = await choose_options(table, ada, {})
        tide, rival = seen.menus
        assert [(each["label"], each["description"]) for each in tide["options"]] == [
            ("Tide: calm", "Everybody has one turn a round"),
            ("Tide: wild", "The last to play has a second turn"),
        ]
        assert [each["description"] for each in rival["options"]] == [
            "Only those at the table play",
            "A side that the rules play",
        ]
        assert ALONE in seen.text  # the host reads it where it can be changed, too


@acted
async def test_the_lobby_tells_in_one_small_line_what_differs(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        ada, bilal = table.players.values()
        await table.type(ada, "game new", game="toy")
        await table.press_id(bilal, control(shown(table.post), "join")["custom_id"], public=True)
        assert "Tide" not in shown(table.post).text
        assert "Rival" not in shown(table.post).text
        await choose_options(table, ada, {"tide": "wild", "rival": "automaton"})
        assert "\n-# Tide: wild · Rival: the crane" in shown(table.post).text
        await choose_options(table, ada, {"tide": "calm"})
        assert "\n-# Rival: the crane" in shown(table.post).text


@pytest.mark.parametrize("crowd", [1, 4])
def test_what_cannot_be_played_greys_start_and_the_command_says_the_same(tmp_path: Path, crowd: int) -> None:
    @acted
    async def refused(tmp_path: Path) -> None:
        why, wrong, right = (
            (ALONE, {"rival": "none"}, {"rival": "automaton"})
            if crowd == 1
            else (CROWDED, {"rival": "automaton"}, {"rival": "none"})
        )
        async with delta(tmp_path, crowd) as table:
            ada, *others = table.players.values()
            await table.type(ada, "game new", game="toy")
            for other in others:
                await table.press_id(other, control(shown(table.post), "join")["custom_id"], public=True)
            await choose_options(table, ada, wrong)
            assert start_greyed(shown(table.post))
            assert why in shown(table.post).text
            assert why in (await table.type(ada, "game start")).text
            assert (await table.bot.services.tables.get(1)).status is Status.LOBBY
            await choose_options(table, ada, right)
            assert not start_greyed(shown(table.post))
            assert why not in shown(table.post).text
            await table.type(ada, "game start")
            assert (await table.bot.services.tables.get(1)).status is Status.RUNNING

    refused(tmp_path)


@acted
async def test_a_full_table_that_starts_by_itself_waits_until_it_can(tmp_path: Path) -> None:
    async with delta(tmp_path, 4) as table:
        ada, *others = table.players.values()
        await table.type(ada, "game new", game="toy", autostart=True)
        await choose_options(table, ada, {"rival": "automaton"})
        for other in others:
            seen = await table.press_id(other, control(shown(table.post), "join")["custom_id"], public=True)
        assert CROWDED in shown(table.post).text
        assert "You have seat D" in seen.text
        assert (await table.bot.services.tables.get(1)).status is Status.LOBBY
        await choose_options(table, ada, {"rival": "none"})
        assert (await table.bot.services.tables.get(1)).status is Status.RUNNING


@acted
async def test_options_outlive_a_restart_and_a_rematch_in_a_thread_has_them_too(tmp_path: Path) -> None:
    chosen = {"tide": "wild", "rival": "automaton"}
    async with delta(tmp_path, 2) as before:
        ada, bilal = before.players.values()
        await before.type(ada, "game new", game="toy")
        await before.press_id(bilal, control(shown(before.post), "join")["custom_id"], public=True)
        await choose_options(before, ada, chosen)
        async with restarted(before, tmp_path) as table:
            assert (await table.bot.services.tables.get(1)).game_options == chosen
            await table.press_id(ada, control(shown(table.post), "start")["custom_id"], public=True)
            assert (await table.bot.services.matches.load(1)).match.committed.tide == "wild"
            with table.env.time_context():
                await table.bot.services.tables.end(1)
            await pass_hours(table, 0)
            over = table.post
            await table.type(bilal, "game new", game="toy")  # so that the channel is taken
            result = await ada.click(over, label="Rematch")
            await table.env.settle()
            assert result.response is not None
            thread = next(part for part in shown(result.response).buttons if "thread" in part["custom_id"])
            await ada.click(result.response.message, custom_id=thread["custom_id"])
            await table.env.settle()
            again = await table.bot.services.tables.get(3)
            assert again.channel_id != table.channel.id
            assert again.game_options == chosen
