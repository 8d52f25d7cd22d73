"""Hints while a match is under way: who gets none and why, what becomes of one that comes late, and every language."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from engine.core.decision import Answer
from engine.search.thought import Thought
from tests.discord.support.limits import check_limits
from tests.discord.support.quick_thinking import QuickThinking
from tests.discord.support.six import SIX, mesopotamia_table
from tests.discord.support.stage import Stage, acted, stage
from tests.discord.support.table_talk import running, to_play
from tests.discord.support.tables import labels, table_in

QUICK = QuickThinking.think


async def used(table: Stage) -> list[int]:
    """Count the hints of the match, those of each seat that was given any."""
    match = await table_in(table, table.channel.id)
    return list((await table.bot.services.hints.used(match.id)).values())


async def play_behind_its_back(table: Stage) -> None:
    """Pass, as from another phone."""
    matches = table.bot.services.matches
    loaded = await matches.load((await table_in(table, table.channel.id)).id)
    (question,) = loaded.asked
    answers: list[Answer] = ["pass", ()]
    user_id = loaded.info.seat(question.seat).user_id
    await matches.answer(loaded.info.id, question.seat, question.token, answers, user_id)


@acted
async def test_whoever_watches_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        stranger = table.guild.add_member(table.env.create_user("Zoe"))
        assert (await table.type(stranger, "hint")).text.startswith("You are watching this match.")
        assert await used(table) == []


@acted
async def test_no_hint_while_paused_or_while_a_bot_plays(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        match, tables = await table_in(table, table.channel.id), table.bot.services.tables
        with table.env.time_context():
            await tables.pause(match.id)
        assert "paused" in (await table.press(who, "💡 Hint")).text
        with table.env.time_context():
            await tables.resume(match.id)
        await table.type(who, "game bot")
        assert "bot is playing for you" in (await table.type(who, "hint")).text
        assert await used(table) == []


@acted
async def test_no_hint_after_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        match = await table_in(table, table.channel.id)
        with table.env.time_context():
            await table.bot.services.tables.end(match.id)
        assert (await table.press(who, "💡 Hint")).text.startswith("This match is over.")
        assert await table.bot.services.hints.used(match.id) == {}


@acted
async def test_two_presses_at_once_think_once_and_count_once(tmp_path: Path) -> None:
    thought = 0

    async def slowly(self: QuickThinking, *args: Any, **kwargs: Any) -> Thought:
        nonlocal thought
        thought += 1
        await asyncio.sleep(0.01)
        return await QUICK(self, *args, **kwargs)

    async with running(tmp_path) as table:
        who = to_play(table)
        cog: Any = table.bot.get_cog("HintCog")  # extensions are loaded anew, so its class is another one
        loaded = await table.bot.services.matches.load((await table_in(table, table.channel.id)).id)
        (question,) = loaded.asked
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QuickThinking, "think", slowly)
            asked = (cog._thought(loaded, question.seat, question, who.id) for _ in range(2))
            first, second = await asyncio.gather(*asked)
        assert (first, thought) == (second, 1)
        assert await used(table) == [1]


@acted
async def test_do_this_does_all_steps_of_the_hint(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        seen = await table.type(who, "hint")
        (advice,) = (line.strip("*") for line in seen.text.splitlines() if line.startswith("**"))
        assert len(advice.split(" \N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK} ")) > 1
        done = await table.press(who, "Do this")
        assert f"City in {advice.split()[-1]}" in done.text


@acted
async def test_a_hint_about_what_is_no_longer_asked_does_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "hint")
        await play_behind_its_back(table)
        before = await table.bot.services.matches.load((await table_in(table, table.channel.id)).id)
        seen = await table.press(who, "Do this")
        after = await table.bot.services.matches.load(before.info.id)
        assert after.asked == before.asked
        assert seen.text.count("⚠️") == 1


@acted
async def test_whoever_plays_on_meanwhile_sees_the_new_question_instead(tmp_path: Path) -> None:
    async with running(tmp_path) as table:

        async def overtaken(self: QuickThinking, *args: Any, **kwargs: Any) -> Thought:
            await play_behind_its_back(table)
            return await QUICK(self, *args, **kwargs)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(QuickThinking, "think", overtaken)
            seen = await table.type(to_play(table), "hint")
        assert "💡 Hint\n" not in seen.text
        assert "Do this" not in labels(seen)


@acted
async def test_hints_of_assyria_in_french(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match("assyria")
        who = to_play(table)
        await table.bot.services.people.change(who.id, language="fr")
        seen = await table.type(who, "hint")
        check_limits(seen.components)
        assert seen.text.startswith("### 💡 Conseil\n")
        assert "C'est ce que ferait une IA forte" in seen.text
        assert labels(seen) == ["Suivre ce conseil", "Jouer"]
        assert "💡" in "".join(labels(await table.press(who, "Jouer")))


@acted
async def test_hints_of_mesopotamia_can_be_taken(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await table.start_match("mesopotamia", players=2)
        for _ in range(2):
            who = to_play(table)
            seen = await table.type(who, "hint")
            check_limits(seen.components)
            assert seen.text.startswith("### 💡 Hint\n")
            await table.press(who, "Do this")
            assert (await table.type(who, "play")).text != seen.text


@acted
async def test_the_options_of_a_full_table_of_bots_fit_into_a_message(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 6) as table:
        host = table.player(SIX[0])
        await table.type(host, "game new", game="mesopotamia")
        for _ in range(5):
            await host.click(table.post, label="Add bot")
        seen = await table.press(host, "Options", public=True)
        check_limits(seen.components)
        assert seen.menu("Hints")
        assert {"Levels of the bots", "Rules of this match"} & set(labels(seen))
