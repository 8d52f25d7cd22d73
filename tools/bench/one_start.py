"""One life of the bot, in a process of its own: it starts, answers one `/play`, and says how long and how much it took.

Called with the moment its parent started it, a database, how many running matches that holds and for how many people at
most, and who is to play in the first of them.
"""

from __future__ import annotations

import asyncio
import json
import re
import resource
import sys
import time
from pathlib import Path

import simcord
from simcord.backend import Backend
from simcord.interactions import base_payload

from bot import open_bot
from tools.bench.servers import Place, lay_out
from tools.bench.stopwatch import Stopwatch

COMMAND = 2
STATUS = Path("/proc/self/status")


def peak_memory() -> int:
    """Say how many kilobytes this process held at most."""
    if STATUS.exists():  # what getrusage says counts the parent in, from before this programme was loaded
        found = re.search(r"VmHWM:\s*(\d+) kB", STATUS.read_text())
        assert found is not None
        return int(found[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def type_play(discord: Backend, place: Place, seat: int) -> str:
    """Let a player type `/play`; give the token of the interaction."""
    interaction, payload = base_payload(
        discord,
        type=COMMAND,
        channel_id=place.channel_id,
        guild_id=place.guild_id,
        user_id=place.people[seat],
        data={"id": "1", "name": "play", "type": 1},
    )
    discord.emit("INTERACTION_CREATE", payload)
    return interaction.token


async def start_once(begun: float, path: Path, tables: int, seats: int, seat: int) -> dict[str, float]:
    """Start, and give the seconds until the bot was ready and until the panel was there, and the memory it took."""
    async with open_bot(path) as bot:
        opening = simcord.run(bot, shard_count=1)
        discord = opening._env.backend
        place = lay_out(discord, tables, seats)[0]
        watch, ready = Stopwatch(discord), []

        @bot.listen()
        async def on_ready() -> None:
            ready.append((time.time() - begun, type_play(discord, place, seat)))

        with watch.running():
            async with opening as env:
                await env.settle()
    ((seconds, token),) = ready
    answered = seconds + watch.of(token).taken("answered")
    return {"ready": seconds, "answered": answered, "memory": peak_memory()}


if __name__ == "__main__":
    moment, database, *numbers = sys.argv[1:]
    print(json.dumps(asyncio.run(start_once(float(moment), Path(database), *map(int, numbers)))))
