"""The rules where the question is: one press leads from the panel to its chapter, one back, and the draft is kept."""

from __future__ import annotations

from pathlib import Path

from tests.discord.support.assyria_scene import scene as assyria_scene
from tests.discord.support.assyria_scene import starting
from tests.discord.support.flood_scene import rich, scene
from tests.discord.support.limits import check_limits
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import acted, stage
from tests.discord.support.table_talk import restarted, running, to_play
from tests.discord.support.tables import labels
from tests.rules.after_the_flood.table import PURPLE, RED

FOOTER = ["Undo step", "Undo all", "Board", "End action", "Rules"]


@acted
async def test_rules_open_the_chapter_of_the_question_and_lead_back_with_the_draft(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        panel = await table.type(who, "play")
        assert labels(panel)[-3:] == ["Board", "Rules", "💡 Hint"], "there is nothing to take back or to end yet"
        assert (await table.press(who, "Rules")).text.startswith("### Player actions\nIn order of play")
        await table.press(who, "Back")
        build = table.panel(who).menu("🏛️ Build City")["custom_id"]
        drafted = await table.choose(who, build, ["ur"])
        assert labels(drafted)[-5:] == FOOTER
        seen = await table.press(who, "Rules")
        check_limits(seen.components)
        assert labels(seen) == ["Rule by rule", "How to play", "Back"]
        await table.press(who, "Rule by rule")
        await table.press(who, "How to play")
        seen = await table.press(who, "Back")
        assert seen.text == drafted.text
        assert "1. City in Ur" in seen.text
        assert labels(seen) == labels(drafted)


@acted
async def test_the_way_to_the_rules_and_back_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = to_play(table)
        await table.type(who, "play")
        await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], ["ur"])
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            await after.press(who, "Rules")
        async with restarted(after, tmp_path) as again:
            again.open |= after.open
            assert "1. City in Ur" in (await again.press(who, "Back")).text


@acted
async def test_a_fight_leads_to_combat(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=5)
        at = await scene(table, position.empire(PURPLE, "t1-akkad").armies("umma", PURPLE, 2))
        await at.type("expand", target="invade umma")
        assert (await table.press(at.ada, "Rules")).text.startswith("### Combat\nRoll two dice")
        await table.press(at.ada, "Back")
        assert "🎲 Roll the dice" in labels(table.panel(at.ada))


@acted
async def test_advice_has_no_numbers_in_the_place_of_a_panel(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await table.start_match("mesopotamia", players=2)
        who = to_play(table)
        await table.type(who, "play")
        seen = await table.press(who, "Rules")
        seen = await table.choose(who, seen.menu("Chapter…")["custom_id"], ["MH"])
        assert seen.text.startswith("### Advice\n- Phases: rounds 1-6 economy")
        assert "MH1" not in seen.text
        assert "*MH1*" in (await table.type(who, "rules", find="MH")).text


@acted
async def test_a_question_in_french_leads_to_a_french_chapter(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await assyria_scene(table, starting())
        await table.bot.services.people.change(at.ada.id, language="fr")
        await table.type(at.ada, "play")
        assert (await table.press(at.ada, "Règles")).text.startswith("### Préparation\n")


@acted
async def test_the_first_question_of_the_longest_rules_leads_to_its_chapter_and_rule_by_rule(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        await table.start_match("mesopotamia", players=2)
        who = to_play(table)
        await table.bot.services.people.change(who.id, language="fr")
        await table.type(who, "play")
        seen = await table.press(who, "Règles")
        check_limits(seen.components)
        assert seen.text.startswith("### Mise en place\nDans l'ordre")
        seen = await table.press(who, "Règle par règle")
        check_limits(seen.components)
        assert "- Étapes, dans l'ordre" in seen.text
        seen = await table.press(who, "Comment jouer")
        check_limits(seen.components)
        assert "🌱 **Croître" in seen.text
