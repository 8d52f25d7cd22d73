"""The board of any past turn: step by step, with what changed, and never with what its reader may not know."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import MemberActor

from cogs.painter import Pictures
from db.table.info import Status
from render.picture.draw import picture_of
from render.picture.scene import Scene
from tests.discord.support.crowd import nothing_logged
from tests.discord.support.forged import Control, press
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import Shown, Stage, acted, shown
from tests.discord.support.table_talk import click, patient_stage, restarted, running, take_turn, to_play
from tests.discord.toy.delta import bid, delta, rest, set_up
from tests.discord.votes.test_rewind import ask

STEPS = 4


def labels(seen: Shown) -> list[str]:
    """Give what its lit buttons say."""
    return [part["label"] for part in seen.buttons]


def places(seen: Shown) -> dict[str, str]:
    """Give the turns that the menu leads to, by what they are called."""
    return {each["label"]: each["value"] for each in seen.menus[0]["options"]}


async def looked(table: Stage, who: MemberActor, *pressed: str) -> Shown:
    """Open the board and press one button after the other."""
    seen = await table.type(who, "board")
    for label in pressed:
        seen = await table.press(who, label)
        check_limits(seen.components)
    return seen


@acted
async def test_one_steps_back_and_forth_and_to_the_present(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        assert "◀ Earlier" not in labels(await table.type(to_play(table), "board"))
        first, second, third, _ = [await take_turn(table) for _ in range(STEPS)]
        seen = await looked(table, second, "◀ Earlier")
        assert seen.text.startswith("-# Action 3 of 4 · Turn 1/5")
        assert f"**{third.name}** builds a city in " in seen.text.splitlines()[1]
        assert labels(seen) == ["◀", "▶", "Now", "As text", "Play", "Close"]
        seen = await table.press(second, "◀")
        assert f"**{second.name}** builds a city in " in seen.text.splitlines()[1]
        seen = await table.press(second, "▶")
        seen = await table.press(second, "▶")
        assert seen.text.startswith("-# Action 4 of 4")
        assert f"**{first.name}** builds a city in " in seen.text.splitlines()[1]
        assert "▶" not in labels(seen)
        assert "◀ Earlier" in labels(await table.press(second, "Now"))
        seen = await looked(table, second, "◀ Earlier", "◀", "◀", "◀")
        assert seen.text.startswith("-# The start · Turn 1/5")
        assert "by lot: " in seen.text
        assert "◀" not in labels(seen)


@acted
async def test_in_words_what_changed_is_marked(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        builders = [await take_turn(table) for _ in range(3)]
        seen = await looked(table, builders[0], "◀ Earlier", "As text")
        area = seen.text.splitlines()[1].partition(" in ")[2].rstrip(".").partition(" and ")[0]
        new = [line for line in seen.text.splitlines() if "*(new)*" in line]
        assert any(re.match(rf"{area}: [ABC]'s city", line) for line in new)
        assert labels(seen) == ["◀", "▶", "Now", "Board", "Play", "Close"]
        seen = await table.press(builders[0], "◀")
        assert not any(re.match(rf"{area}: [ABC]'s city", line) for line in seen.text.splitlines()), (
            "that was a step later"
        )
        assert "Board" in labels(seen), "words stay words"
        assert seen.text.startswith("-# Action 1 of 3\n"), "the board in words says itself which turn it is"
        assert "**Turn 1 of 5**" in (await table.press(builders[0], "Now")).text


@acted
async def test_whoever_prefers_words_gets_them(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = await take_turn(table)
        with table.env.time_context():
            await table.bot.services.people.change(who.id, board="text")
        seen = await looked(table, who, "◀ Earlier")
        assert "Board" in labels(seen)


@acted
async def test_from_the_panel_one_comes_back_to_it(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        await take_turn(table)
        who = to_play(table)
        await table.press(who, "Play", public=True)
        for label in ("Board", "◀ Earlier", "▶", "As text"):
            seen = await table.press(who, label)
        assert "Choose one action" in (await table.press(who, "Back")).text
        assert labels(seen)[-1] == "Back"


@acted
async def test_its_controls_outlive_a_restart_and_the_moves_of_others(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        who = await take_turn(table)
        await take_turn(table)
        seen = await looked(table, who, "◀ Earlier")
        before = table.content(seen)
        async with restarted(table, tmp_path) as after:
            after.open |= table.open
            await after.press(who, "◀")
            assert after.content(await after.press(who, "▶")) == before
            kept = after.open[who.id]
            await take_turn(after)
            after.open[who.id] = kept
            await after.press(who, "◀")
            seen = await after.press(who, "▶")
            assert seen.text.startswith("-# Action 1 of 3")


@acted
async def test_after_a_rewind_only_what_counts_is_stepped_through(tmp_path: Path) -> None:
    async with running(tmp_path) as table:
        first = await take_turn(table)
        second = await take_turn(table)
        seen = await looked(table, first, "◀ Earlier", "▶")
        assert seen.text.startswith("-# Action 2 of 2")
        ids = [part["custom_id"] for part in seen.buttons if part["label"] in ("◀", "As text")]
        await click(table, second, await ask(table, first, entry=1), "Agree")
        await take_turn(table)
        for custom_id in ids:
            seen = await press(table, first, table.channel, Control(custom_id))
            assert "of 1" in seen.text or "The start" in seen.text, "what was rewound is not to be seen"
        assert (await looked(table, first, "◀ Earlier", "▶")).text.startswith("-# Action 1 of 1")
        await take_turn(table)
        (menu,) = (await looked(table, first, "◀ Earlier")).menus
        notes = [each["description"] for each in menu["options"]]
        assert f"{first.name} builds a city" in notes[0], "not that something was rewound before it"
        assert len(notes) == 2


def test_a_match_that_is_over_is_stepped_through_by_anybody_turn_by_turn(tmp_path: Path) -> None:
    async def play() -> None:
        async with patient_stage(tmp_path) as table:
            await table.start_match("assyria", players=1, bots=1)
            ada = table.player("Ada")
            await table.type(ada, "game bot")
            while (await table.bot.services.tables.get(1)).status is Status.RUNNING:
                await table.env.advance_time(1)
            await table.env.advance_time(61)
            assert "Well played" in shown(table.post).text
            guest = table.guild.add_member(table.env.create_user("Guest"))
            for who in (ada, guest):
                seen = await table.press(who, "Step through", public=True)
                check_limits(seen.components)
                assert seen.text.startswith("-# The start · Reign 1, turn 1/8")
                assert list(places(seen)) == [
                    f"Turn {n} · Reign {reign}" for n, reign in enumerate((1, 1, 2, 2, 2, 3, 3, 3), start=1)
                ]
                fourth = places(seen)["Turn 4 · Reign 2"]
                seen = await table.choose(who, seen.menus[0]["custom_id"], [fourth])
                assert "turn 4/8" in seen.text.splitlines()[0]
                _, actions = seen.menus
                assert actions["placeholder"] == "Actions of this turn…"
                assert all(each["label"].startswith("Action ") for each in actions["options"])
                assert int(actions["options"][0]["value"]) > int(fourth), "the turns before have their own"
                inside = await table.choose(who, actions["custom_id"], [actions["options"][1]["value"]])
                assert inside.text.startswith(f"-# {actions['options'][1]['label']} of ")
                assert inside.menus[1]["options"] == actions["options"]
                seen = await table.choose(who, inside.menus[0]["custom_id"], [fourth])
                assert "turn 3/8" in (await table.press(who, "◀")).text.splitlines()[0]
                assert "turn 4/8" in (await table.press(who, "▶")).text.splitlines()[0]
                seen = await table.press(who, "Now")
                assert "◀ Earlier" in labels(seen)

    asyncio.run(play())


@acted
async def test_a_secret_of_somebody_else_is_in_no_past_board(tmp_path: Path) -> None:
    painted: list[Scene] = []

    def watched(scene: Scene) -> bytes:
        painted.append(scene)
        return picture_of(scene)

    async with delta(tmp_path, 2, Pictures(watched)) as table:
        with nothing_logged(table):
            await set_up(table)
            await bid(table, Ada=1, Bilal=0)
            ada, bilal = table.players.values()
            guest = table.guild.add_member(table.env.create_user("Guest"))
            seen = await table.type(ada, "delta do", action="hide")
            (card, *_) = [part["label"] for part in seen.buttons if part["label"].startswith("the ")]
            await table.press(ada, card)
            await table.press(ada, "End turn")
            await rest(table)
            for who in (bilal, guest):
                painted.clear()
                told = await everything_past(table, who)
                assert card not in told
                assert "lays a card face down" in told
                assert not any(card in written(scene) for scene in painted)
            painted.clear()
            told = await everything_past(table, ada)
            assert f"lays {card} face down" in told
            assert any(card in written(scene) for scene in painted)


async def everything_past(table: Stage, who: MemberActor) -> str:
    """Step to the beginning and back to the end, in pictures and in words, and give all that was said."""
    told = []
    seen = await looked(table, who, "◀ Earlier")
    for way in ("As text", "Board"):
        seen = await table.press(who, way)
        for step in ("◀", "▶"):
            while step in labels(seen):
                seen = await table.press(who, step)
                told.append(seen.text)
    return "\n".join(told)


def written(scene: Scene) -> list[str]:
    """Read what is written on a picture."""
    return [shape.text for shape in scene.over if hasattr(shape, "text")]


@acted
async def test_a_game_without_chapters_offers_its_steps(tmp_path: Path) -> None:
    async with delta(tmp_path, 2) as table:
        await set_up(table)
        await bid(table, Ada=1, Bilal=0)
        who = await rest(table)
        await rest(table)
        seen = await looked(table, who, "◀ Earlier")
        assert list(places(seen)) == ["Action 1", "Action 2", "Action 3"]
        told = [option["description"] for option in seen.menus[0]["options"]]
        assert all("Ada" in note or "Bilal" in note for note in told), "what happened there"
        seen = await table.choose(who, seen.menus[0]["custom_id"], [places(seen)["Action 1"]])
        assert seen.text.startswith("-# Action 1 of 3")


def test_a_step_reads_few_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with running(tmp_path) as table:
            for _ in range(STEPS):
                who = await take_turn(table)
            await looked(table, who, "◀ Earlier")
            asked: list[str] = []
            db: Any = type(table.bot.services.db)
            rows = db.rows

            async def noted(self: Any, sql: str, *args: Any) -> Any:
                asked.append(sql)
                return await rows(self, sql, *args)

            monkeypatch.setattr(db, "rows", noted)
            await table.press(who, "◀")
            assert len(asked) <= 9

    asyncio.run(play())
