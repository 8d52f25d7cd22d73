"""The picture in the channel and for one's own eyes; and words where it cannot be painted."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import threading
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from simcord.actors import MemberActor

from cogs.games import GAMES as REGISTERED
from cogs.painter import Pictures
from engine.after_the_flood.data import LEADS_TO
from render.games.assyria.board.candidates import INSET
from render.games.assyria.board.frame import FIELDS
from render.picture.scene import Lit, Point, Scene
from tests.discord.support import assyria_scene
from tests.discord.support.flood_scene import rich
from tests.discord.support.flood_scene import scene as flood_scene
from tests.discord.support.limits import check_limits
from tests.discord.support.stage import BUTTON, GALLERY, TEXT, Shown, Stage, acted, shown, stage
from tests.discord.support.thumbnails import speck
from tests.rules.after_the_flood.table import RED

ROW = 1
CITY_IN_UR = re.compile("Ur: [ABC]'s city")


def kinds(seen: Shown) -> list[int]:
    return [part["type"] for part in seen.components]


def galleries(seen: Shown) -> list[dict[str, Any]]:
    return [item for part in seen.components if part["type"] == GALLERY for item in part["items"]]


async def build(table: Stage, who: MemberActor, area: str) -> None:
    await table.press(who, "Play", public=True)
    await table.choose(who, table.panel(who).menu("🏛️ Build City")["custom_id"], [area])


async def take_turn(table: Stage, area: str) -> MemberActor:
    (who,) = table.pinged
    await build(table, who, area)
    await table.press(who, "End action")
    await table.env.settle()
    return who


@acted
async def test_a_post_is_recap_picture_ping_buttons_in_that_order(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        await take_turn(table, "ur")
        post = shown(table.post)
        at = kinds(post).index(GALLERY)
        before, after = post.components[:at], post.components[at + 1 :]
        assert "builds a city in Ur" in Shown(before).text
        assert [part["type"] for part in after] == [TEXT, ROW]
        assert f"<@{table.pinged[0].id}>" in Shown(after).text
        (item,) = galleries(post)
        assert CITY_IN_UR.search(item["description"])
        assert "VP ·" not in Shown(before).text


@acted
async def test_the_post_before_keeps_its_picture_and_loses_its_buttons(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        first = table.post.id
        await take_turn(table, "ur")
        old = shown(next(message for message in table.channel.history() if message.id == first))
        assert old.buttons == []
        (item,) = galleries(old)
        assert item["description"]
        (edit,) = [call for call in table.env.http_requests if call.method == "PATCH" and str(first) in call.path]
        assert "attachment://board-1-" in str(edit)


@acted
async def test_the_picture_is_painted_and_small_enough(tmp_path: Path) -> None:
    async with stage(tmp_path, pictures=Pictures()) as table:
        await table.start_match()
        (file,) = table.post.attachments
        raw = await file.read()
        image = Image.open(io.BytesIO(raw))
        assert (image.format, image.width) == ("WEBP", 1200)
        assert image.height > image.width * 5 / 4
        assert len(raw) < 500 * 1024


@acted
async def test_if_painting_fails_the_move_stands_and_words_are_posted(tmp_path: Path) -> None:
    def fail(_: Scene) -> bytes:
        raise ZeroDivisionError("no paint left")

    async with stage(tmp_path, pictures=Pictures(fail)) as table:
        await table.start_match()
        first = await take_turn(table, "ur")
        post = shown(table.post)
        assert galleries(post) == []
        assert "builds a city in Ur" in post.text
        assert " VP · " in post.text
        assert table.pinged != [first]
        assert CITY_IN_UR.search((await table.type(first, "board")).text)


def test_a_failure_is_logged_with_its_match(caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Scene) -> bytes:
        raise ZeroDivisionError("no paint left")

    async def paint() -> bytes | None:
        return await Pictures(fail).picture(7, "board", lambda: Scene(10, (), ()))

    assert asyncio.run(paint()) is None
    (record,) = [each for each in caplog.records if each.levelno == logging.ERROR]
    assert "match 7" in record.getMessage()
    assert record.exc_info is not None


def test_of_each_kind_of_picture_only_the_newest_is_painted() -> None:
    painted: list[int] = []
    begun, go = threading.Event(), threading.Event()

    def paint(scene: Scene) -> bytes:
        begun.set()
        go.wait(10)
        painted.append(scene.height)
        return str(scene.height).encode()

    async def ask() -> list[bytes | None]:
        pictures = Pictures(paint)
        asked = [asyncio.create_task(pictures.picture(1, "board", lambda: Scene(1, (), ())))]
        await asyncio.to_thread(begun.wait, 10)
        for height in (2, 3, 4):
            asked.append(asyncio.create_task(pictures.picture(1, "board", partial(Scene, height, (), ()))))
            await asyncio.sleep(0)
        asked.append(asyncio.create_task(pictures.picture(2, "board", lambda: Scene(5, (), ()))))
        await asyncio.sleep(0)
        go.set()
        return await asyncio.gather(*asked)

    assert asyncio.run(ask()) == [b"1", b"4", b"4", b"4", b"5"]
    assert painted == [1, 4, 5]


def test_what_has_not_changed_is_not_painted_again() -> None:
    painted: list[int] = []

    def paint(scene: Scene) -> bytes:
        painted.append(scene.height)
        return b"picture"

    async def ask() -> None:
        pictures = Pictures(paint)
        for height in (1, 1, 2, 1):
            await pictures.picture(1, "board", partial(Scene, height, (), ()))

    asyncio.run(ask())
    assert painted == [1, 2]


def test_what_is_asked_for_is_painted_before_what_is_prepared() -> None:
    painted: list[int] = []
    asked, may_paint = threading.Event(), threading.Event()

    def paint(scene: Scene) -> bytes:
        if scene.height == 10:
            asked.set()
            may_paint.wait(10)
        painted.append(scene.height)
        return b"picture"

    async def act() -> None:
        pictures = Pictures(paint)
        wanted = asyncio.create_task(pictures.picture(1, "board", lambda: Scene(10, (), ())))
        await asyncio.to_thread(asked.wait, 10)
        for _ in range(2):
            pictures.prepare(REGISTERED["assyria"], [2, 3], "en")
        await asyncio.sleep(0.2)
        assert painted == []
        may_paint.set()
        assert await wanted == b"picture"
        while len(painted) < 3:
            await asyncio.sleep(0.01)
        pictures.close()

    asyncio.run(asyncio.wait_for(act(), 60))
    assert painted[0] == 10
    assert len(painted) == 3


def test_whoever_waits_too_long_gets_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.painter.PATIENCE", 0.05)
    go = threading.Event()

    def paint(_: Scene) -> bytes:
        go.wait(10)
        return b"late"

    async def ask() -> tuple[bytes | None, bytes | None]:
        pictures = Pictures(paint)
        first = await pictures.picture(1, "board", lambda: Scene(1, (), ()))
        go.set()
        await asyncio.sleep(0.05)
        monkeypatch.setattr("cogs.painter.PATIENCE", 5)
        return first, await pictures.picture(1, "board", lambda: Scene(1, (), ()))

    assert asyncio.run(ask()) == (None, b"late")


@acted
async def test_board_shows_the_picture_its_parts_and_the_words(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (who,) = table.pinged
        seen = await table.press(who, "Board", public=True)
        assert len(galleries(seen)) == 1
        assert [part["label"] for part in seen.buttons] == ["Rules", "My stock", "Play", "Close"]
        (menu,) = seen.menus
        assert [entry["label"] for entry in menu["options"]] == ["Sumer", "My pieces", "Markets", "Key", "As text"]
        for part in ("Sumer", "My pieces", "Markets", "Key"):
            assert len(galleries(await table.view(who, part))) == 1
        words = await table.view(who, "As text")
        assert galleries(words) == []
        assert "Order of play" in words.text
        assert len(galleries(await table.view(who, "Board"))) == 1
        assert (await table.press(who, "Play")).text.startswith("### Your turn\n")


@pytest.mark.parametrize(
    ("game", "goods"),
    [
        ("after_the_flood", "🌾 grain · 🪵 wood · 🔩 metal"),
        ("assyria", "🍇 grape · 🌴 palm · 🧂 salt"),
        ("mesopotamia", "🪨 Stone · 🪵 Wood · 🧱 Clay"),
    ],
)
def test_the_key_shows_what_signs_mean_in_pictures_and_in_texts(tmp_path: Path, game: str, goods: str) -> None:
    @acted
    async def looked(folder: Path) -> None:
        async with stage(folder) as table:
            await table.start_match(game)
            (who,) = table.pinged
            board = await table.press(who, "Board", public=True)
            assert goods not in board.text
            key = await table.view(who, "Key")
            assert goods in key.text
            assert [each["description"] for each in galleries(key)] == ["Key"]
            check_limits(key.components)
            assert goods not in (await table.view(who, "Board")).text

    looked(tmp_path)


@acted
async def test_where_one_may_build_or_extend_is_framed_for_whoever_acts(tmp_path: Path) -> None:
    scenes: list[Scene] = []

    def paint(scene: Scene) -> bytes:
        scenes.append(scene)
        return speck(scene)

    async with stage(tmp_path, pictures=Pictures(paint)) as table:
        ada = (await assyria_scene.scene(table, assyria_scene.acting())).ada
        await table.press(ada, "Board", public=True)
        board = scenes[-1]
        assert lit(board) == {FIELDS[2].outline(hex, INSET) for hex in ("b5", "c6", "c7")}
        await table.view(ada, "My pieces")
        assert len(lit(scenes[-1])) == 3
        await table.press(table.player("Bilal"), "Board", public=True)
        assert scenes[-1] is not board
        assert lit(scenes[-1]) == set()


@acted
async def test_where_one_may_build_or_invade_is_framed_on_ones_own_board(tmp_path: Path) -> None:
    scenes: list[Scene] = []

    def paint(scene: Scene) -> bytes:
        scenes.append(scene)
        return speck(scene)

    async with stage(tmp_path, pictures=Pictures(paint)) as table:
        position = rich().empire(RED, "t1-guti").armies("guti", RED, 1).available(RED, armies=8).city("ur", RED)
        at = await flood_scene(table, position)
        await table.press(at.ada, "Board", public=True)
        assert len(lit(scenes[-1])) == 9, "every area of Sumer without a city, and that of the own army"
        await table.type(at.ada, "play")
        await table.choose(at.ada, table.panel(at.ada).menu("⚔️ Expand Empire")["custom_id"], ["reinforce/!guti"])
        await table.press(at.ada, "Board")
        reached = lit(scenes[-1])
        assert len(reached) == len(LEADS_TO["guti"])
        await table.press(table.player("Bilal"), "Board", public=True)
        assert lit(scenes[-1]) == set()


def lit(scene: Scene) -> set[tuple[Point, ...]]:
    return {each.polygon for each in scene.over if isinstance(each, Lit)}


@acted
async def test_from_the_panel_the_board_leads_back_to_the_panel(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (who,) = table.pinged
        await build(table, who, "ur")
        seen = await table.press(who, "Board")
        assert CITY_IN_UR.search(galleries(seen)[0]["description"])
        assert "Close" not in [part["label"] for part in seen.buttons]
        await table.view(who, "Markets")
        panel = await table.press(who, "Back")
        assert "City in Ur" in panel.text
        assert galleries(panel) == []
        await table.press(who, "End action")
        await table.env.settle()
        assert "builds a city in Ur" in shown(table.post).text


@acted
async def test_whoever_likes_words_better_gets_words(tmp_path: Path) -> None:
    async with stage(tmp_path) as table:
        await table.start_match()
        (who,) = table.pinged
        await table.bot.services.people.change(who.id, board="text")
        assert "Order of play" in (await table.type(who, "board")).text
        assert len(galleries(await table.type(who, "board", view="picture"))) == 1


@acted
async def test_the_last_post_shows_the_board_and_the_match_from_its_beginning(tmp_path: Path) -> None:
    async with stage(tmp_path, pictures=Pictures(speck)) as table:
        await table.start_match()
        await take_turn(table, "ur")
        with table.env.time_context():
            await table.bot.services.tables.end(1)
        await table.env.advance_time(61)
        post = shown(table.post)
        assert len(galleries(post)) == 2
        board, replay, record = table.post.attachments
        assert Image.open(io.BytesIO(await replay.read())).n_frames >= 2  # type: ignore[attr-defined]
        assert record.filename == "after_the_flood-1.json"
        assert board.description
        assert replay.description == "The match from beginning to end, with a picture for each turn taken."
        ada = table.player("Ada")
        chart = await table.press(ada, "By turn", public=True)
        assert len(galleries(chart)) == 1
        assert [part["type"] for part in chart.components[-1]["components"]] == [BUTTON]
