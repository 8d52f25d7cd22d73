"""Mode, level and goal of a match alone, told where it begins; and posts that call nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.core.game import default_of
from tests.discord.support.calls import fail
from tests.discord.support.hurry import let_post
from tests.discord.support.rights import forbid
from tests.discord.support.six import mesopotamia_table
from tests.discord.support.stage import Stage, acted, shown
from tests.discord.support.table_talk import pass_hours
from tests.discord.support.tables import labels
from tests.discord.toy.delta import MATCH, choose_options, loaded_match

GOALS = {
    ("duel", "igigi"): (
        "🎯 **Duel of Kings** (Igigi): have more VP than the Automaton when the Hanging Gardens are complete.",
        "🎯 **Duel des rois** (Igigi) : ayez plus de PV que l'Automate quand les Jardins suspendus sont achevés.",
        "The Automaton",
    ),
    ("siege", "hard"): (
        "🎯 **Siege of Ur** (hard): enter Ur with a combat Unit and a Ram before the Defenders reach square 10 of a "
        "track. VP count only if you win.",
        "🎯 **Siège d'Ur** (difficile) : entrez à Ur avec une Unité de combat et un Bélier avant que les Défenseurs "
        "n'atteignent la case 10 d'une piste. Les PV ne comptent que si vous gagnez.",
        "Solo: Siege of Ur",
    ),
    ("guardians", "normal"): (
        "🎯 **Guardians of Assur**: repel six waves; lost once the enemy is in Assur and no combat Unit of yours is. "
        "VP count only if you win.",
        "🎯 **Gardiens d'Assur** : repoussez six vagues ; perdu dès que l'ennemi est à Assur sans aucune de vos "
        "Unités de combat. Les PV ne comptent que si vous gagnez.",
        "Solo: Guardians of Assur",
    ),
}


def plainly(said: str) -> str:
    return said.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("mode", "level"), GOALS)
def test_lobby_first_post_first_panel_and_rules_say_what_it_is_about(
    tmp_path: Path, mode: str, level: str, language: str
) -> None:
    async def play() -> None:
        async with mesopotamia_table(tmp_path, 1) as table:
            (ada,) = table.players.values()
            english, french, chapter = GOALS[mode, level]
            goal = {"en": english, "fr": french}[language]
            await table.bot.services.people.change(ada.id, language=language)
            await table.type(ada, "solo", mode=mode, level=level)
            await table.env.settle()
            (table.channel,) = table.channel.threads
            lobby, post = (plainly(shown(each).text) for each in table.channel.history())
            assert goal in lobby
            assert goal in post
            panel = await table.press(ada, {"en": "Play", "fr": "Jouer"}[language], public=True)
            assert goal in plainly(panel.text)
            rules = await table.type(ada, "rules")
            assert goal in plainly(rules.text)
            if language == "en":
                name = goal.split("**")[1]
                assert name in labels(rules)
                assert (await table.press(ada, name)).text.startswith(f"### {chapter}")

    asyncio.run(play())


@acted
async def test_later_posts_and_panels_do_not_repeat_it(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await table.type(ada, "solo", mode="siege", empire="sumerian")
        await table.env.settle()
        (table.channel,) = table.channel.threads
        await _until_the_next_post(table)
        assert "🎯" not in shown(table.post).text
        assert "🎯" not in (await table.press(ada, "Play", public=True)).text


async def _until_the_next_post(table: Stage) -> None:
    """Let Ada give the usual answers until a round is over."""
    matches, before, ada = table.bot.services.matches, table.post.id, table.player("Ada")
    while (await loaded_match(table)).match.committed.round < 2:
        (question, *_) = [each for each in (await loaded_match(table)).asked if not each.optional]
        await matches.answer(MATCH, 0, question.token, [default_of(question)], ada.id)
    await let_post(table, MATCH)
    assert table.post.id != before


@acted
async def test_the_host_reads_it_where_the_opponent_is_chosen(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await table.type(ada, "game new", game="mesopotamia", language="en")
        assert "🎯" not in shown(table.post).text
        seen = await choose_options(table, ada, {"opponent": "guardians"})
        assert GOALS["guardians", "normal"][0] in seen.text
        lobby = shown(table.post).text
        assert GOALS["guardians", "normal"][0] in lobby
        assert "One to six players" in lobby, "others may still join"
        seen = await table.press(ada, "Back")
        seen = await choose_options(table, ada, {"opponent": "emperor", "rounds": "16"})
        assert "when the Hanging Gardens are complete, or after round 16." in seen.text


@acted
async def test_among_several_nobody_plays_alone(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 2) as table:
        ada, bilal = table.players.values()
        await table.type(ada, "game new", game="mesopotamia", language="en")
        await bilal.click(table.post, label="Join")
        await choose_options(table, ada, {"opponent": "emperor"})
        assert "🎯" not in shown(table.post).text


@acted
async def test_in_a_channel_of_others_no_post_names_whoever_plays_alone(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await forbid(table, table.channel, "create_public_threads", "create_private_threads")
        fail(table.env, "open direct messages", 403, table.channel.id)
        await table.type(ada, "solo", mode="siege")
        await table.env.settle()
        mention = f"<@{ada.id}>"
        assert mention not in shown(table.post).text
        await _until_the_next_post(table)
        assert mention not in shown(table.post).text
        assert "your turn, please" not in shown(table.post).text
        await table.type(ada, "game end")
        await table.press(ada, "End the match")
        await pass_hours(table, 0)
        assert mention not in shown(table.post).text
        assert "Ada, you gave the match up; it does not count." in shown(table.post).text


@acted
async def test_whoever_asked_for_reminders_is_called(tmp_path: Path) -> None:
    async with mesopotamia_table(tmp_path, 1) as table:
        (ada,) = table.players.values()
        await table.type(ada, "solo", mode="siege", reminders="yes")
        await table.env.settle()
        (table.channel,) = table.channel.threads
        assert f"<@{ada.id}>, your Empire, please." in shown(table.post).text
