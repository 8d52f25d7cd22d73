"""The bot is killed in the middle of a thought: the process that thinks ends by itself."""

from __future__ import annotations

import subprocess
import sys

BOT = """
import asyncio
from tests.thinking.awkward_games import EndlessGame
from tests.thinking.thinker import SEED, position, thinking, until

async def think():
    async with thinking() as service:
        asked = asyncio.create_task(service.think(*position(EndlessGame()), SEED, 1))
        await until(lambda: service.processes)
        await asyncio.sleep(0.5)
        print("thinks", flush=True)
        await asked

asyncio.run(think())
"""
PATIENCE = 30.0


def test_a_process_ends_when_the_bot_is_killed_while_it_thinks() -> None:
    with subprocess.Popen([sys.executable, "-c", BOT], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"thinks\n"
        bot.kill()
        _, said = bot.communicate(timeout=PATIENCE)  # it comes to an end when nobody holds the pipe any more
    assert said == b""
