"""Whoever loses something is told so first: in the post, in the panel, when catching up; and can play from there."""

import random
from pathlib import Path

from tests.discord.support import flood_scene
from tests.discord.support.hurry import labels, play_on
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, shown, stage
from tests.rules.after_the_flood.table import GREEN, PURPLE, RED, Table

HIT, HIT_YOU = "destroys **Bilal**'s city in Nippur", "destroys **your city** in Nippur"
ROUNDS = 4
"""So often everybody acts after the raid; what Bilal does then is decided by the table."""


def raiding() -> Table:
    """Ada's army stands beside Bilal's city in Nippur; everybody has something left to do. Bilal comes last."""
    position = Table(turn=3, order=(RED, GREEN, PURPLE)).empire(RED, "t3-sumer").available(RED, armies=3)
    position.armies("nippur", RED, 1).city("nippur", PURPLE)
    for seat in (RED, PURPLE, GREEN):
        position.available(seat, workers=9).hand(seat, grain=9)
    return position


async def act(table: Stage, *answers: str | int) -> None:
    """Let whoever is asked answer, and end the action; what Bilal does is not of his own choosing."""
    matches = table.bot.services.matches
    (info,) = await table.bot.services.tables.live()
    with table.env.time_context():
        (question,) = (await matches.load(info.id)).asked
        user = None if question.seat == PURPLE else info.seat(question.seat).user_id
        applied = await matches.answer(info.id, question.seat, question.token, answers, user)
        while not applied.press.turn_over:
            (question,) = applied.loaded.asked
            applied = await matches.answer(info.id, question.seat, question.token, [question.ends], user)
    await play_on(table, info.id, 0, random.Random(0))


async def raided(table: Stage, rounds: int = 0) -> None:
    """Let Ada destroy the city, then everybody place workers until Bilal is asked."""
    await flood_scene.scene(table, raiding())
    await act(table, "expand", "destroy")
    for _ in range(3 * rounds):
        await act(table, "place", "tool_makers")
    await act(table, "place", "tool_makers")
    assert table.pinged == [table.player("Bilal")]


def without_pages(seen: Shown) -> list[str]:
    """Read a page of the story, without title, headings and number."""
    return [line for line in seen.text.splitlines() if not line.startswith(("#", "**", "-# "))]


@acted
async def test_a_post_names_whoever_was_hit(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await flood_scene.scene(table, raiding())
        await act(table, "expand", "destroy")
        assert f"🔴 **Ada** {HIT}." in shown(table.post).text.splitlines()


@acted
async def test_a_post_tells_nobody_again_what_an_earlier_one_has_told(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await raided(table, ROUNDS)
        assert HIT not in shown(table.post).text
        assert "**Chloe** places 1 worker" in shown(table.post).text


@acted
async def test_the_panel_begins_with_what_hit_its_reader_and_leads_to_the_whole_story(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await raided(table, ROUNDS)
        bilal = table.player("Bilal")
        panel = await table.press(bilal, "Play", public=True)
        check_limits(panel.components)
        news = [line.removeprefix("> ") for line in panel.text.splitlines() if line.startswith("> ")]
        assert news[:3] == ["**What was done to you**", f"🔴 Ada {HIT_YOU}.", "**Everything else**"]
        assert news[3].startswith("Empires of this turn, with their armies: ")
        assert news[4:] == [
            "🟪 Bilal places 4 workers.",
            "🔴 Ada otherwise places 4 workers.",
            "🟢 Chloe places 5 workers.",
            "… and 2 more lines.",
        ]
        first = await table.press(bilal, "Read all")
        check_limits(first.components)
        assert first.text.startswith(
            f"### The match so far\n**What was done to you**\n🔴 Ada {HIT_YOU}.\n**Everything else**\n"
        )
        assert labels(first) == ["Older", "Board", "Back"]
        second = await table.press(bilal, "Older")
        assert len(without_pages(first)) == 12
        assert len([*without_pages(first), *without_pages(second)]) == 3 * ROUNDS + 5
        assert "Page 2 of 2 (the newest is page 1)" in second.text
        assert without_pages(await table.press(bilal, "Newer")) == without_pages(first)
        assert (await table.press(bilal, "Back")).text.startswith("### Your turn\n")


@acted
async def test_catching_up_ends_with_play_for_whoever_is_asked(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await raided(table)
        bilal = table.player("Bilal")
        seen = await table.type(bilal, "catchup")
        assert f"**What was done to you**\n🔴 Ada {HIT_YOU}." in seen.text
        assert labels(seen) == ["Play", "Board", "Log"]
        assert (await table.press(bilal, "Play")).text.startswith("### Your turn\n")
        ada = table.player("Ada")
        assert labels(await table.type(ada, "catchup")) == ["Board", "Log", "Close"]


@acted
async def test_who_waits_reads_what_hit_them_first_too(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await flood_scene.scene(table, raiding())
        await act(table, "expand", "destroy")
        seen = await table.type(table.player("Bilal"), "play")
        assert f"> **What was done to you**\n> 🔴 Ada {HIT_YOU}." in seen.text


@acted
async def test_who_waits_long_can_read_all(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await raided(table, ROUNDS)
        await act(table, "place", "tool_makers")
        bilal = table.player("Bilal")
        seen = await table.type(bilal, "play")
        assert labels(seen) == ["Read all", "Board", "Log", "My stock", "Undo"]
        assert labels(await table.press(bilal, "Read all")) == ["Older", "Board", "Log", "Close"]
