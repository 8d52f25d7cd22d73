"""Hints: pressed or typed, the same again for the same question, told at the end, off if the table wants."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cogs.play.hint import asked_about, hint_key
from cogs.thinking.thinking import CannotThink
from db.table.info import HINTS, OFF
from engine.core.codec import codec_of
from engine.core.match import Match
from engine.search.worlds import world
from tests.discord.support.limits import check_limits
from tests.discord.support.quick_thinking import QuickThinking
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, shown, stage
from tests.discord.support.table_talk import others, restarted, running, says, to_play
from tests.discord.support.tables import labels, table_in


async def used(table: Stage) -> dict[int, int]:
    """Count the hints of the match."""
    return await table.bot.services.hints.used((await table_in(table, table.channel.id)).id)


@acted
async def test_a_hint_is_shown_does_nothing_by_itself_and_can_be_taken(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        panel = await table.type(who, "play")
        assert labels(panel)[-3:] == ["Board", "Rules", "💡 Hint"]
        seen = await table.press(who, "💡 Hint")
        check_limits(seen.components)
        assert seen.text.startswith("### 💡 Hint\n")
        assert "This is what a strong bot would do" in seen.text
        assert labels(seen) == ["Do this", "Back"]
        again = await table.press(who, "Back")
        assert again.text == panel.text
        await table.press(who, "💡 Hint")
        assert (await table.press(who, "Do this")).text != panel.text


@acted
async def test_the_same_question_has_the_same_hint_and_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        first = await table.type(who, "hint")
        assert labels(first) == ["Do this", "Play"]
        assert (await table.type(who, "hint")).text == first.text
        assert list((await used(table)).values()) == [1]
        async with restarted(table, tmp_path) as after:
            assert (await after.type(who, "hint")).text == first.text
            assert list((await used(after)).values()) == [1]


@acted
async def test_no_hint_to_those_who_do_not_play_now_or_where_the_table_has_none(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        assert "not your turn" in (await table.type(others(table, who)[0], "hint")).text
        await table.type(who, "play")
        match = await table_in(table, table.channel.id)
        async with table.bot.services.db.transaction() as tx:
            await tx.run("update matches set options = ? where id = ?", f'{{"{HINTS}": "{OFF}"}}', match.id)
        assert "switched off" in (await table.press(who, "💡 Hint")).text
        assert "💡 Hint" not in labels(await table.press(who, "Play"))
        assert await used(table) == {}


@acted
async def test_the_host_switches_hints_off_in_the_lobby(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        host = table.player("Ada")
        await table.type(host, "game new", game="after_the_flood")
        assert "no hints" not in shown(table.post).text
        seen = await table.press(host, "Options", public=True)
        await table.choose(host, seen.menu("Hints")["custom_id"], [OFF])
        assert "no hints" in shown(table.post).text


@acted
async def test_a_hint_that_cannot_be_thought_up_leads_back(tmp_path: Path) -> None:
    async def fails(*_: Any, **__: Any) -> None:
        raise CannotThink

    async with running(tmp_path) as table:
        who = to_play(table)
        panel = await table.type(who, "play")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QuickThinking, "think", fails)
            seen = await table.press(who, "💡 Hint")
        assert seen.text.startswith("No hint this time.")
        assert (await table.press(who, "Back")).text == panel.text
        assert await used(table) == {}


@acted
async def test_the_last_post_tells_who_was_given_hints_and_nothing_is_told_before(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        who = to_play(table)
        await table.type(who, "hint")
        assert "Hints used" not in "\n".join(says(table))
        match = await table_in(table, table.channel.id)
        with table.env.time_context():
            await table.bot.services.tables.end(match.id)
        await table.env.advance_time(61)
        assert f"Hints used: {who.name} 1" in shown(table.post).text


@acted
async def test_what_is_hidden_from_a_seat_has_no_say_in_how_its_hint_is_seeded_and_kept(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await table.start_match("mesopotamia", players=2)
        who = to_play(table)
        loaded = await table.bot.services.matches.load((await table_in(table, table.channel.id)).id)
        seat = loaded.info.seat_of(who.id)
        assert seat is not None
        question, state = asked_about(loaded, seat), loaded.match.committed
        other, _ = world(loaded.game, state, seat, b"another truth", 0)
        elsewhere = Match(loaded.game, other, loaded.match.dice)
        assert codec_of(loaded.game).dump(other) != codec_of(loaded.game).dump(state)
        assert hint_key(loaded, seat, question) == hint_key(replace(loaded, match=elsewhere), seat, question)
