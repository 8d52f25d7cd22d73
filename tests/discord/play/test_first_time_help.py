"""One line of help the first three times a word is met; then never again, in no match."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest

from cogs.games import GAMES
from cogs.play.first_time_help import still_new
from cogs.registry import PlayableGame, Registry
from engine.after_the_flood import GAME
from render.text.new_words import NewWord
from tests.discord.support.flood_scene import rich, scene
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Stage, acted, stage
from tests.discord.support.table_talk import restarted, to_play
from tests.discord.support.tables import table_in
from tests.rules.after_the_flood.table import PURPLE, RED
from tests.rules.after_the_flood.table import Table as FloodTable

FLOOD = GAMES[GAME.key]
ONE_WORD = Registry(
    PlayableGame(FLOOD.rules, replace(FLOOD.presentation, new_words={"scribe": ("action",)}), FLOOD.commands),
)
"""After the Flood with one word to explain, which stands in a menu of actions, beside the city of Uruk."""
LINE = "-# 💡 Scribe: "
AREAS = ("sippar", "babylon", "nippur", "shuruppak", "umma", "lagash", "ur", "eridu", "uruk")
"""Areas to build in; the note of the last one has the word in every panel until then."""


async def met(table: Stage, name: str = "Ada") -> dict[str, int]:
    """Count how often each word was explained to somebody."""
    person = await table.bot.services.people.get(table.player(name).id)
    return {word: len(occasions) for word, occasions in person.explained.get(GAME.key, {}).items()}


@acted
async def test_a_word_is_explained_in_three_turns_and_then_never(tmp_path: Path) -> None:
    async with stage(tmp_path, games=ONE_WORD) as table:
        await table.start_match()
        told = defaultdict[int, list[int]](list)
        for area in AREAS:
            who = to_play(table)
            seen = await table.type(who, "play")
            check_limits(seen.components)
            told[who.id].append(seen.text.count(LINE))
            seen = await table.type(who, "flood build", area=area)
            assert LINE not in seen.text, "once a turn is enough"
            await table.press(who, "Undo step")
            assert LINE in table.panel(who).text, "the question it was explained at keeps it"
            await table.press(who, "Redo")
            await table.press(who, "End action")
        assert set(map(tuple, told.values())) == {(1, 1, 1)}
        for name in ("Ada", "Bilal", "Chloe"):
            assert await met(table, name) == {"scribe": 3}
        with table.env.time_context():
            await table.bot.services.tables.end((await table_in(table, table.channel.id)).id)
        await table.start_match()
        seen = await table.type(to_play(table), "play")
        assert "scribe" in str(seen.menus)
        assert LINE not in seen.text, "a new match is no new beginning"


@acted
async def test_a_word_in_a_closed_menu_is_explained_only_where_the_question_is_about_it(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        seen = await table.type(to_play(table), "play")
        assert "1 scribe when built" in str(seen.menus)
        assert "💡" not in seen.text


@acted
async def test_what_is_said_of_a_home_area_is_true_of_sumer(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        at = await scene(table, FloodTable())
        seen = await at.type("empire", name="t1-sumer")
        assert "Which area of Sumer will be your home area?" in seen.text
        assert "💡 Home area: where an empire starts. Outside Sumer you need a worker there" in seen.text


@acted
async def test_a_panel_that_is_drawn_again_counts_once(tmp_path: Path) -> None:
    async with stage(tmp_path, games=ONE_WORD) as table:
        await table.start_match()
        who = to_play(table)
        first = await table.type(who, "play")
        assert first.text.count(LINE) == 1
        assert first.text.splitlines()[-1].startswith(LINE), "under the question"
        for label in ("Board", "Back", "Rules", "Back"):
            await table.press(who, label)
        assert table.panel(who).text == first.text
        async with restarted(table, tmp_path) as after:
            assert (await after.type(who, "play")).text == first.text
            assert await met(after, who.name) == {"scribe": 1}


@acted
async def test_whoever_wants_no_help_is_told_nothing(tmp_path: Path) -> None:
    async with stage(tmp_path, games=ONE_WORD) as table:
        await table.start_match()
        who = to_play(table)
        seen = await table.type(who, "settings")
        menu = next(each for each in seen.menus if each["custom_id"].endswith(":help"))
        assert [each["label"] for each in menu["options"]] == ["Help: Explain new words", "Help: No explanations"]
        await table.choose(who, menu["custom_id"], ["never"])
        assert LINE not in (await table.type(who, "play")).text
        assert await met(table, who.name) == {}
        await table.bot.services.people.change(who.id, explains=True)
        assert LINE in (await table.type(who, "play")).text
        await table.bot.services.people.change(who.id, board="text")
        assert await met(table, who.name) == {"scribe": 1}, "choices and what was learnt are kept apart"


@acted
async def test_the_word_a_question_is_about_is_explained_before_others(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=5)
        at = await scene(table, position.empire(PURPLE, "t1-akkad").armies("umma", PURPLE, 2))
        seen = await at.type("expand", target="invade umma")
        assert "-# 💡 Rating: " in seen.text
        await table.bot.services.people.change(at.ada.id, language="fr")
        assert "-# 💡 Rang\u00a0: " in (await table.type(at.ada, "play")).text
        assert await met(table) == {"rating": 1}


RATING, SCRIBE = NewWord("rating", "", ("rated",)), NewWord("scribe", "", ("scribe",))


@pytest.mark.parametrize(
    ("met", "new"),
    [
        ({}, [RATING, SCRIBE]),
        ({"rating": ["1.1.0"]}, [SCRIBE, RATING]),
        ({"rating": ["7.3.1"]}, [SCRIBE]),
        ({"rating": ["7.3.2"]}, [RATING]),
        ({"rating": ["1.1.0", "1.2.0", "1.3.0"]}, [SCRIBE]),
        ({"rating": ["1.1.0", "1.2.0", "7.3.2"]}, [RATING]),
    ],
    ids=["new", "told once", "told earlier this turn", "told at this question", "learnt", "the third time"],
)
def test_what_was_told_least_comes_first(met: dict[str, list[str]], new: list[NewWord]) -> None:
    assert list(still_new([RATING, SCRIBE], met, "7.3.2")) == new
