"""Floods: how long a player of another match waits for the acknowledgement while one person asks for much at once.

One person sends so many interactions of a kind in one moment, and players at other tables press Play meanwhile, one
after the other, until all is done or everybody has pressed. Each figure is the longest time from the gateway's
dispatch of such a press to its acknowledgement; Discord gives up after 3000 ms. What is not counted is told in
`stopwatch.py`. The garbage collector passes by what the bot has loaded, as it does when it runs on Discord, and by what
the simulated Discord remembers, which the real one keeps elsewhere.
"""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import simcord
from simcord.backend import Backend, serializers
from simcord.env import Env
from simcord.interactions import base_payload

from bot import open_bot
from cogs.border.custom_ids import NO_TOKEN, PanelPress, pack
from tools.bench.drafts import COMMAND, COMPLETION, completions
from tools.bench.figures import say
from tools.bench.many_matches import build
from tools.bench.models import Models
from tools.bench.players import COMPONENT, Table
from tools.bench.servers import Place, lay_out
from tools.bench.stopwatch import Stopwatch
from tools.bench.table import LONG_PATIENCE, LOOK, undisturbed

STRING, INTEGER = 3, 4
BUTTON = 2
EXPORTS = "exports"
"""The record of a match that is over, for somebody who played in it; the first seat is in every match."""
WORDS = ("", "p", "pa", "par", "a", "zzzz")
"""What is typed, as it grows and where nothing is found."""
BREATH = 0.002
"""Seconds between two looks whether a press was acknowledged."""


@dataclass(frozen=True, slots=True)
class FloodSizes:
    """How much is asked for at once, and how many others press meanwhile."""

    calls: int = 200
    others: int = 30


Call = tuple[int, dict[str, Any]]
"""The type of an interaction, and its data."""


def measure(models: Models, sizes: FloodSizes) -> None:
    """Print the figures of floods for one game, in matches that have come far."""
    for name, worst in asyncio.run(_flooded(models, sizes)).items():
        say(f"{models.game}, {sizes.calls} {name} at once, another match's acknowledgement (worst)", worst, "ms", 1)


async def _flooded(models: Models, sizes: FloodSizes) -> dict[str, float]:
    tables = sizes.others + 1
    late = replace(models, running=tuple(models.running[3::4]))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "two-rivers.db"
        await build(path, late, lay_out(Backend(), tables, models.seats), tables + 1)
        async with open_bot(path) as bot:
            opening = simcord.run(bot, shard_count=1)
            places = lay_out(opening._env.backend, tables, models.seats)
            async with opening as env:
                env.settle_timeout = LONG_PATIENCE
                for match_id in range(1, tables + 1):
                    await bot.services.outbox.put(match_id, "turn", {})
                await env.advance_time(LOOK)
                (seat, *_) = (await bot.services.tables.get(1)).waiting
                typed = list(completions(bot, models.game))
                worst = {}
                for name, calls in _floods(typed, tables + 1).items():
                    flooder = places[0].people[0 if name == EXPORTS else seat]
                    others = [Table(env.backend, place, random.Random(0)) for place in places[1:]]
                    rush = [calls(n) for n in range(sizes.calls)]
                    worst[name] = 1000 * await _worst(env, places[0], flooder, rush, others)
                return worst


def _floods(typed: list[dict[str, Any]], over: int) -> dict[str, Callable[[int], Call]]:
    """Everything one person can ask for without end, of one match that is played and one that is over."""
    return {
        "/settings zone": lambda n: _completion("settings", "zone", n),
        "/game rewind": lambda n: _completion("game", "to", n, "rewind"),
        "/rules": lambda n: _completion("rules", "find", n),
        "/log": lambda n: _completion("log", "turn", n),
        "/game info": lambda n: _completion("game", "match", n, "info"),
        "typed moves": lambda n: (COMPLETION, typed[n % len(typed)]),
        "boards": lambda _: _button("board"),
        "logs as files": lambda _: _button("log", "whole"),
        "points by turn": lambda _: _button("turns"),
        "steps of the replay": lambda n: _button("past", str(n)),
        EXPORTS: lambda _: _info(over),
    }


def _completion(command: str, option: str, n: int, subcommand: str = "") -> Call:
    filled = [{"name": option, "type": STRING, "value": WORDS[n % len(WORDS)], "focused": True}]
    within = [{"name": subcommand, "type": 1, "options": filled}] if subcommand else filled
    return COMPLETION, {"id": "1", "name": command, "type": 1, "options": within}


def _info(match_id: int) -> Call:
    filled = [{"name": "match", "type": INTEGER, "value": match_id}]
    return COMMAND, {"id": "1", "name": "game", "type": 1, "options": [{"name": "info", "type": 1, "options": filled}]}


def _button(verb: str, path: str = "") -> Call:
    return COMPONENT, {"custom_id": pack(PanelPress(verb, 1, NO_TOKEN, path)), "component_type": BUTTON}


async def _worst(env: Env, place: Place, flooder: int, rush: list[Call], others: list[Table]) -> float:
    """Let all of it come, and others press meanwhile; give the longest time one of them waited."""
    watch = Stopwatch(env.backend)
    gc.collect()
    gc.freeze()
    with watch.running(), undisturbed():
        _send(env.backend, place, flooder, rush)
        waited = []
        for table in others:
            pressed = table.press()
            assert pressed is not None
            while watch.of(pressed.token).acknowledged is None:
                await asyncio.sleep(BREATH)
            waited.append(watch.of(pressed.token).taken("acknowledged"))
        await env.settle()
    gc.unfreeze()
    return max(waited)


def _send(discord: Backend, place: Place, flooder: int, rush: list[Call]) -> None:
    post = next(each for each in reversed(discord.messages[place.channel_id].values()) if not each.is_ephemeral)
    for kind, data in rush:
        interaction, payload = base_payload(
            discord, type=kind, channel_id=place.channel_id, guild_id=place.guild_id, user_id=flooder, data=data
        )
        if kind == COMPONENT:
            interaction.source_message_id = post.id
            payload["message"] = dict(serializers.message_payload(discord, post))
        discord.emit("INTERACTION_CREATE", payload)
