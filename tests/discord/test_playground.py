"""The playground as somebody meets it who has just typed `make run`: the lines it prints, and its page on a phone."""

import asyncio
import io
import os
import re
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, redirect_stdout
from pathlib import Path

import pytest

from bot import open_bot
from cogs.games import GAMES
from start.playground import open_to_play
from start.settings import read_settings
from tests.discord.support.browser import CHROMIUM, phone
from tests.discord.support.channel_page import ChannelPage
from tests.discord.support.stage import acted
from tests.discord.support.thumbnails import Thumbnails

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "pictures"
KINDS = ("🏛️", "👷", "🚩", "⚖️", "⚔️", "Pass")
"""The actions by the symbols of their menus: build, place, start an empire, trade, expand; and the button Pass."""
BESIDE = (
    "Undo step",
    "Undo…",
    "Undo all",
    "Redo",
    "Board",
    "Rules",
    "💡 Hint",
    "Read all",
    "Not possible now…",
    "Another mix…",
)
"""Buttons of a panel that take no action and end none."""
TURNS = 24
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+(?=\s)")

on_a_phone = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium on this machine: the page is not looked at")


async def started(folder: Path, **settings: str) -> Process:
    given = {"DISCORD_TOKEN": "", "TWO_RIVERS_PORT": "0", "LANG": "C", **settings}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py")), cwd=folder, env={**os.environ, **given}, stdout=PIPE, stderr=PIPE
    )


async def line_of(process: Process) -> str:
    assert process.stdout is not None
    async with asyncio.timeout(60):
        return (await process.stdout.readline()).decode()


async def stopped(process: Process) -> tuple[int | None, str, str]:
    """Press Ctrl-C; give the exit code and the rest of what was said."""
    if process.returncode is None:
        process.send_signal(signal.SIGINT)
    async with asyncio.timeout(60):
        out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


@asynccontextmanager
async def playground_here(folder: Path, **settings: str) -> AsyncIterator[str]:
    """Serve the playground from this process, with small pictures; give the address of its page."""
    given, stop, said = (
        read_settings({"TWO_RIVERS_PORT": "0", **settings}, folder / ".env"),
        asyncio.Event(),
        io.StringIO(),
    )
    async with open_bot(folder / "playground.db", Thumbnails()) as bot:
        with redirect_stdout(said):
            serving = asyncio.create_task(open_to_play(bot, given, GAMES.reading("en"), stop))
            try:
                async with asyncio.timeout(60):
                    while (found := ADDRESS.search(said.getvalue())) is None:
                        assert not serving.done(), serving.exception()
                        await asyncio.sleep(0.02)
                yield found[0]
            finally:
                stop.set()
                await serving
    assert said.getvalue().endswith("Stopped. Matches are kept.\n")


@asynccontextmanager
async def playground(folder: Path, **settings: str) -> AsyncIterator[str]:
    """Run the playground and give the address of its page; it must end well and complain of nothing."""
    process = await started(folder, **settings)
    try:
        found = ADDRESS.search(await line_of(process))
        assert found is not None
        yield found[0]
    finally:
        code, said, complaints = await stopped(process)
    assert (code, said.splitlines()[-1]) == (0, "Stopped. Matches are kept.")
    assert "Traceback" not in complaints


@acted
async def test_it_says_where_it_is_refuses_a_second_one_and_ends_at_ctrl_c(tmp_path: Path) -> None:
    process = await started(tmp_path)
    assert "ready to play at http://127.0.0.1:" in await line_of(process)
    second = await started(tmp_path)
    _, complaint = await second.communicate()
    assert second.returncode == 2
    assert complaint.decode() == "Two Rivers is running on data/playground.db already; stop that first.\n"
    code, said, complaints = await stopped(process)
    assert code == 0
    assert "DISCORD_TOKEN into .env" in said
    assert said.endswith("Stopped. Matches are kept.\n")
    assert complaints == ""
    assert (tmp_path / "data" / "playground.db").exists()


@acted
async def test_a_taken_port_is_left_alone_and_with_six_seated_nobody_is_told_to_open_a_table(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = await started(tmp_path, PLAYERS="6", GAME="mesopotamia", TWO_RIVERS_PORT=str(port))
        assert re.fullmatch(rf"Port {port} is taken, so \d+ is used\.\n", await line_of(process))
        line = await line_of(process)
        assert "ready to play at" in line
        assert f":{port}/" not in line
        code, said, complaints = await stopped(process)
        assert code == 0
        assert said.startswith("A table is open in the channel and everybody is seated: press Start.")
        assert "/game new" not in said
        assert complaints == ""


@acted
async def test_a_broken_env_file_is_named_with_its_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nDISCORD_TOKEN=my secret\n")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "bot.py")),
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"},
        stderr=PIPE,
    )
    _, complaint = await process.communicate()
    assert process.returncode == 2
    assert complaint.decode().startswith("DISCORD_TOKEN in line 2 of .env is not a token")
    assert "secret" not in complaint.decode()


@on_a_phone
@acted
async def test_three_friends_play_on_a_phone(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen:
        page = ChannelPage(screen, PICTURES)
        async with playground(tmp_path) as address:
            await page.open(address)
            await page.picture("1-channel")
            await set_the_table(page)
            await take_back_and_repeat(page)
            done = await take_turns(page)
            before = await page.text()
        assert {"🏛️", "👷", "🚩", "Pass"} <= done
        async with playground(tmp_path) as address:
            await page.open(address)
            assert to_play(await page.text()) == to_play(before)
            await page.view_as(to_play(before))
            await page.press("Play")
            assert "Your turn" in await page.text()


@on_a_phone
@acted
async def test_bots_take_the_seats_nobody_wants(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, playground_here(tmp_path, PLAYERS="1") as address:
        page = ChannelPage(screen, PICTURES)
        await page.open(address)
        await page.press("Start")
        await page.press("Play")
        await page.press("Pass")
        await page.press(next(label for label in await page.buttons() if label.startswith("Pass")))
        assert "The match begins." in await page.text()
        await page.picture("9-after-bots", bare=True)


@on_a_phone
@acted
async def test_whoever_views_while_hours_pass_waits_for_them(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, playground_here(tmp_path, PLAYERS="3") as address:
        page = ChannelPage(screen, PICTURES)
        await page.open(address)
        await page.press("Start")
        await page.type("/playground later", typed="24")
        for name in ("Bilal", "Chloe"):
            await page.view_as(name)
        await page.reads("is waiting for your action (you were pinged yesterday)")
        assert "(you were pinged 12 hours ago)" not in await page.text()


@on_a_phone
@acted
async def test_what_says_how_long_ago_something_was_goes_with_the_hours(tmp_path: Path) -> None:
    async with phone(tmp_path / "browser") as screen, playground_here(tmp_path, PLAYERS="3") as address:
        page = ChannelPage(screen, PICTURES)
        await page.open(address)
        await page.press("Start")
        for said in ("(you were pinged 12 hours ago)", "(you were pinged yesterday)"):
            await page.type("/playground later", typed="12")
            await page.reads(said)
        assert "(you were pinged 12 hours ago)" not in await page.text()


async def set_the_table(page: ChannelPage) -> None:
    await page.type("/game new", "After the Flood")
    for name in ("Bilal", "Chloe"):
        await page.view_as(name)
        if name == "Chloe":
            await page.picture("2-lobby", bare=True)
        await page.press("Join")
    await page.view_as("Ada")
    await page.press("Start")
    assert "The match begins." in await page.text()
    await page.picture("3-post", bare=True)


async def take_back_and_repeat(page: ChannelPage) -> None:
    await page.view_as(to_play(await page.text()))
    await page.press("Play")
    await page.picture("4-panel", bare=True)
    await page.choose("🏛️", "Ur\n", picture="5-menu")
    assert "City in Ur" in await page.text()
    await page.picture("6-so-far", bare=True)
    await page.press("Undo step")
    assert "So far" not in await page.text()
    await page.press("Redo")
    await page.press("End action")
    await page.picture("7-done", bare=True)


async def take_turns(page: ChannelPage) -> set[str]:
    """Take turns until an action of each kind has been seen; give the kinds seen."""
    done = {"🏛️"}
    for turn in range(TURNS):
        if done == set(KINDS):
            break
        await page.view_as(to_play(await page.text()))
        if turn == 1:
            await page.picture("8-others-turn", bare=True)
        await page.press("Play")
        done.add(await take_action(page, [kind for kind in KINDS if kind not in done]))
    return done


async def take_action(page: ChannelPage, wanted: list[str]) -> str:
    """Begin the first action that is wanted and offered, else the first one at all, and go through with it."""
    offered = [*await page.menus(), *await page.buttons()]
    kind = next(kind for kind in [*wanted, *KINDS] if any(label.startswith(kind) for label in offered))
    if kind == "Pass":
        await page.press("Pass")
    else:
        await page.choose(kind)
    await page.picture(f"action-{KINDS.index(kind) + 1}", bare=True)
    while "Your turn" in await page.last():
        ends = [label for label in await page.buttons() if label not in BESIDE]
        if "End action" in ends or (ends and ends[-1].startswith(("Pass", "Expand no city"))):
            await page.press(ends[-1])
        elif ends:
            await page.press(ends[0])
        else:
            await page.choose((await page.menus())[0])
    return kind


def to_play(text: str) -> str:
    return str(re.findall(r"After the Flood · (\w+) to play", text)[-1])
