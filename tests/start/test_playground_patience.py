"""The playground comes up on a busy machine too."""

import asyncio
from typing import Any

import discord
import pytest
from discord.ext import commands
from simcord import Env

from start.playground import LOOK, PATIENCE, PatientEnv


def test_the_bot_may_take_as_long_to_come_up_as_a_press(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[dict[str, Any]] = []

    async def settle(_: Env, **how: Any) -> None:
        waited.append(how)

    monkeypatch.setattr(Env, "_settle_internal", settle)
    env = PatientEnv(commands.Bot("!", intents=discord.Intents.none()))
    asyncio.run(env._settle_internal(timeout=5.0))
    asyncio.run(env._settle_internal(dispatch="a press"))
    assert waited == [
        {"timeout": PATIENCE, "idle": LOOK},
        {"timeout": None, "idle": LOOK, "dispatch": "a press"},
    ]
