"""Mesopotamia alone, by pressing what is shown: the lobby, no pings, and how matches end that are won or lost."""

from __future__ import annotations

import asyncio
import json
import random
import re
from pathlib import Path

import pytest

from db.table.info import Status
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.hurry import let_post
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import pass_hours, says
from tests.discord.toy.delta import MATCH, Presser, choose_options, control, loaded_match, set_up
from tools.transcript import PLAYTHROUGHS


def pings(table: Stage) -> int:
    """Count the messages of the channel that pinged somebody."""
    return sum(bool(each.ping_user_ids) for each in table.env.backend.messages[table.channel.id].values())


@acted
async def test_start_is_lit_as_soon_as_an_opponent_is_chosen(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await table.type(ada, "game new", game="mesopotamia", language="en")
        lobby = shown(table.post)
        assert "choose an opponent in **Options**, or wait for a second player" in lobby.text
        assert "reminders after 12, 24 and 48 hours" in lobby.text
        assert control_or_none(table, "start") is None
        await choose_options(table, ada, {"opponent": "igigi"})
        lobby = shown(table.post)
        assert "🤖 Automaton (Igigi)" in lobby.text
        assert "no reminders" in lobby.text
        assert control_or_none(table, "start") is not None


def control_or_none(table: Stage, verb: str) -> str | None:
    """Find a control of the lobby that is lit."""
    try:
        return str(control(shown(table.post), verb)["custom_id"])
    except StopIteration:
        return None


LOST = {
    ("siege", "en"): "Ur stands: the Defenders reached",
    ("siege_hard", "fr"): "Ur tient bon",
    ("guardians", "fr"): "Assur est tombée",
    ("emperor", "en"): "Ada loses to the Automaton",
}


@pytest.mark.slow
@pytest.mark.parametrize(("opponent", "language"), LOST)
def test_whoever_presses_at_random_loses_without_a_ping(tmp_path: Path, opponent: str, language: str) -> None:
    async def play() -> None:
        async with mesopotamia_table(tmp_path, 1) as table:
            with nothing_logged(table):
                await set_up(table, {"opponent": opponent, "setup": "lot"}, language, seed=b"\1")
                assert await Presser(table, random.Random(1)).play(), "the match does not come to an end"
                await pass_hours(table, 0)
                assert (await loaded_match(table)).info.status is Status.OVER
                heading, *rest = shown(table.post).text.splitlines()
                assert LOST[opponent, language] in heading
                points = [line for line in rest if re.fullmatch(r"(🔴|🟪) \*\*.* \d+\*\*", line)]
                assert bool(points) == (opponent == "emperor"), "a lost siege has no points"
                assert not pings(table)

    asyncio.run(play())


@acted
async def test_nobody_is_reminded_who_plays_alone_unless_they_asked_for_it(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        await set_up(table, {"opponent": "siege", "setup": "lot"}, seed=b"\1")
        before = len(says(table))
        await pass_hours(table, 60)
        assert len(says(table)) == before
        assert not await table.bot.services.waits.due()
        (wait,) = await table.bot.services.waits.of(MATCH)
        assert wait.next_at is None


QUIET = 1 << 12
"""Discord's flag of a message that makes no phone ring."""


@acted
async def test_the_channel_gets_one_quiet_post_a_round_and_none_inside_a_combat(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await set_up(table, {"opponent": "guardians", "setup": "lot"}, seed=b"\1")
        presser, in_combat = Presser(table, random.Random(3)), 0
        began = len(says(table))
        while await table.bot.services.tables.live():
            state, before = (await loaded_match(table)).match.committed, len(says(table))
            await presser.press(ada)
            loaded = await loaded_match(table)
            after = loaded.match.committed
            rounds = after.round - state.round
            if loaded.info.status is not Status.OVER:
                assert len(says(table)) - before <= max(1, rounds)
                if state.phase == "combat" and after.phase == "combat":
                    in_combat += 1
                    assert len(says(table)) == before
        assert in_combat, "there was no combat"
        messages = [each for each in table.env.backend.messages[table.channel.id].values() if each.visible_to(None)]
        assert len(messages) <= began + after.round + 1
        assert all(each.flags & QUIET for each in messages[1:]), "all but the lobby are quiet"


async def played_until_the_last_action(table: Stage) -> None:
    """Begin the siege that is won in a playthrough, and play it up to the march into Ur."""
    (ada,) = table.players.values()
    first, answers, *_ = (PLAYTHROUGHS / "mesopotamia" / "alone_siege_won.txt").read_text("utf-8").splitlines()
    seed = int(first.split()[2])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("db.match.matches.secrets.token_bytes", lambda count: seed.to_bytes(count, "big"))
        await table.type(ada, "solo", mode="siege")
    (table.channel,) = table.channel.threads
    matches = table.bot.services.matches
    for answer in json.loads(answers)[:-3]:
        (question, *_) = [each for each in (await loaded_match(table)).asked if not each.optional]
        given = tuple(answer) if isinstance(answer, list) else answer
        await matches.answer(MATCH, 0, question.token, [given], ada.id)
    await let_post(table, MATCH)
    await posted(table, "### Mesopotamia · Ada to play\n-# Round 29 ")


async def posted(table: Stage, heading: str) -> str:
    """Wait for a post, which tells and draws a whole match."""
    for _ in range(600):
        await table.env.settle()
        if (text := shown(table.post).text).startswith(heading):
            return text
        await asyncio.sleep(0.1)
    raise AssertionError(f"instead of {heading}: {text}")


@acted
async def test_ur_is_taken_by_pressing(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await played_until_the_last_action(table)
        seen = await table.press(ada, "Play")
        assert "-# Round 29 · Defenders: Population 9, Event 6 of 10" in seen.text
        assert "⚠️ Ur is about to win: one more square for the Defenders" in seen.text
        for value in ("unit", "r03.ram-r17"):
            menu = next(part for part in seen.menus if value in {each["value"] for each in part["options"]})
            seen = await table.choose(ada, menu["custom_id"], [value])
        final = await posted(table, "### Mesopotamia · Ada takes Ur in round 29 · ")
        (points,) = re.findall(r"round 29 · (\d+) VP", final)
        assert not pings(table)
        record = f"-# Alone, Siege of Ur: normal won 1 of 1, best {points} VP"
        assert record in final
        assert record in (await table.type(ada, "game list")).text
        await table.press(ada, "Rematch", public=True)
        await table.type(ada, "game end")
        await table.press(ada, "End the match")
        assert record in (await table.type(ada, "game list")).text, "what was given up does not count"
        await table.bot.services.people.change(ada.id, language="fr")
        said = (await table.type(ada, "solo", mode="siege", level="hard")).text
        assert f"En solo, Siège d'Ur : normal 1 victoire sur 1, record {points} PV" in said.replace("\u00a0", " ")
        assert "Alone" not in (await table.type(ada, "solo", mode="duel")).text
